//! [`Called`]: finds a game by a name that a person typed.

use std::fmt::{self, Display, Formatter};

use crate::core::{catalogue::NamedGame, quoted::quoted, record::Record, session::Session};

impl NamedGame {
    /// Finds the game that the first words name, and returns it with the words of its options, including those of an
    /// alias.
    ///
    /// ```
    /// # #[cfg(feature = "program")] {
    /// use collinear_play::NamedGame;
    ///
    /// let games: Vec<_> = collinear_play::all_games().into_iter().map(|entry| entry.game).collect();
    /// let words = ["Connect 5".to_owned(), "--rows=9".to_owned()];
    /// let (game, words) = NamedGame::called(&games, &words, "this page").unwrap();
    /// assert_eq!(game.name(), "four_in_a_row");
    /// assert_eq!(words, ["--cols=15", "--connect=5", "--no-gravity", "--rows=9"]);
    ///
    /// let wrong = NamedGame::called(&games, &["otello".to_owned()], "this page");
    /// assert_eq!(wrong.err().unwrap(), "no game \"otello\"; did you mean reversi (othello)?");
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// An error that names the most similar game, or says that `lister` lists the games.
    pub fn called<'g>(
        games: impl IntoIterator<Item = &'g Self>,
        words: &[String],
        lister: &str,
    ) -> Result<(&'g Self, Vec<String>), String> {
        let called = Called::by(games, words, lister)?;
        let mut options = called.options;
        options.extend_from_slice(&words[called.name_len..]);
        Ok((called.game, options))
    }
}
/// A game found by name, and the words of its options.
pub(crate) struct Called<'g> {
    pub(crate) game: &'g NamedGame,
    /// The options of the alias, except those that are also given.
    pub(crate) options: Vec<String>,
    /// The number of words that form the name.
    pub(crate) name_len: usize,
}

impl<'g> Called<'g> {
    /// Finds the game by its name, its title or an alias.
    ///
    /// Case, spaces and punctuation are ignored: `Nine men's morris`. The name can have several words; it ends before
    /// the first option.
    ///
    /// # Errors
    ///
    /// An error that names the most similar game, or says that `lister` lists the games.
    pub(crate) fn by(
        games: impl IntoIterator<Item = &'g NamedGame>,
        words: &[String],
        lister: &str,
    ) -> Result<Self, String> {
        let games: Vec<_> = games.into_iter().collect();
        let is_option = |word: &String| word.starts_with('-');
        let most = words.iter().position(is_option).unwrap_or(words.len());
        for name_len in (1..=most).rev() {
            let key = key(&words[..name_len].concat());
            let mut known = games.iter().flat_map(|game| names(game));
            if let Some(known) = known.find(|known| known.key == key) {
                let options = known.options.split_whitespace();
                let options = options.filter(|option| !is_given(option, &words[name_len..]));
                return Ok(Self {
                    game: known.game,
                    options: options.map(str::to_owned).collect(),
                    name_len,
                });
            }
        }
        let near = (1..=most).rev().find_map(|len| {
            let typed = words[..len].join(" ");
            let near = nearest(games.iter().copied(), &key(&typed))?;
            Some((format!("did you mean {near}?"), typed))
        });
        let (why, typed) = near.unwrap_or_else(|| {
            let typed = words.first().cloned().unwrap_or_default();
            (format!("{lister} lists all games"), typed)
        });
        Err(format!("no game {}; {why}", quoted(&typed)))
    }
}

/// One of the names of a game.
pub(crate) struct Known<'g> {
    pub(crate) game: &'g NamedGame,
    name: &'g str,
    pub(crate) key: String,
    pub(crate) options: &'g str,
}

/// The name, the title and the aliases of a game.
pub(crate) fn names(game: &NamedGame) -> impl Iterator<Item = Known<'_>> {
    let own = [game.name(), game.title()].map(|name| (name, ""));
    let aliases = game.aliases().iter();
    let aliases = aliases.map(|(name, options)| (&**name, &**options));
    own.into_iter()
        .chain(aliases)
        .map(move |(name, options)| Known {
            game,
            name,
            key: key(name),
            options,
        })
}

/// The name in lower case, with only its letters and digits.
pub(crate) fn key(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Returns whether the words contain an option such as `--rows=15`, with any value.
fn is_given(option: &str, words: &[String]) -> bool {
    let name = option.split('=').next().unwrap_or(option);
    words
        .iter()
        .any(|word| word.split('=').next() == Some(name))
}

/// The name most similar to `typed`, if one is similar enough. `typed` has the form of [`key`].
pub(crate) fn nearest<'g>(
    games: impl IntoIterator<Item = &'g NamedGame>,
    typed: &str,
) -> Option<Known<'g>> {
    let known = games.into_iter().flat_map(names);
    let known = known.map(|known| (strsim::osa_distance(&known.key, typed), known));
    let (distance, known) = known.min_by_key(|(distance, _)| *distance)?;
    // A third of the letters can be wrong; in a short word, one letter can.
    let is_near = 3 * distance <= typed.chars().count().max(3);
    is_near.then_some(known)
}

impl Display for Known<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.game.name() {
            name if key(name) == self.key => f.write_str(name),
            name => write!(f, "{name} ({})", self.name),
        }
    }
}

/// Opens the game of a record and makes its moves.
pub(crate) fn open<'g>(
    games: impl IntoIterator<Item = &'g NamedGame>,
    record: &Record,
    lister: &str,
) -> Result<Session, String> {
    let opened = read(games, record, lister);
    opened.map_err(|why| match &record.file {
        None => why,
        Some(file) => format!("{}: {why}", file.display()),
    })
}

fn read<'g>(
    games: impl IntoIterator<Item = &'g NamedGame>,
    record: &Record,
    lister: &str,
) -> Result<Session, String> {
    let refused = |why: String| match record.game_line {
        0 => why,
        line => format!("line {line}: {why}"),
    };
    let (game, words) = NamedGame::called(games, &record.game, lister).map_err(refused)?;
    let mut session = game.open(&words).map_err(refused)?;
    record.replay(&mut session)?;
    session.tags_mut().clone_from(&record.tags);
    Ok(session)
}

#[cfg(all(test, feature = "program"))]
mod tests {
    use itertools::Itertools;

    use super::{Called, key, names};
    use crate::program::{all_games, named};

    /// The typed words and the words of the game that they open. After a question mark: the suggested game.
    const TYPED: &str = "\
        reversi => reversi
        Othello => reversi
        othello --rows 6 => reversi --rows 6
        connect-four => four_in_a_row
        Connect 4 => four_in_a_row
        four in a row --cols 8 => four_in_a_row --cols 8
        gomoku => four_in_a_row --rows=15 --cols=15 --connect=5 --no-gravity
        GoMoku --rows 9 --exactly => four_in_a_row --cols=15 --connect=5 --no-gravity --rows 9 --exactly
        checkers => draughts
        dama --variant=russian => draughts --variant=russian
        tafl => hnefatafl
        brandubh => hnefatafl --variant=brandubh
        solitaire => peg_solitaire
        caro => renju --variant=caro
        omok => renju --variant=omok
        2048 => twenty48
        go => go
        baduk => go
        mill => nine_mens_morris
        morris => nine_mens_morris
        merels => nine_mens_morris
        Nine Men's Morris => nine_mens_morris
        Mühle => nine_mens_morris
        Möbius four in a row => moebius_four
        chinese-chess => xiangqi
        hawaiian_checkers => konane
        tictactoe => tic_tac_toe
        noughts and crosses => tic_tac_toe
        dots => dots_and_boxes
        3D tic-tac-toe => qubic
        reversi 6 => reversi 6
        conect4 => ? four_in_a_row (connect4)
        four_in_row => ? four_in_a_row
        otello => ? reversi (othello)
        othelo --rows 6 => ? reversi (othello)
        revesri => ? reversi
        chekers => ? draughts (checkers)
        draugths => ? draughts
        gomuko => ? four_in_a_row (gomoku)
        hnefatafel => ? hnefatafl
        minesweper => ? minesweeper
        mine sweper => ? minesweeper
        sudoko => ? sudoku
        tetri => ? tetris
        tick tac to => ? tic_tac_toe
        nine mans morris => ? nine_mens_morris
        chinese chequer => ? chinese_checkers (chinese_chequers)
        solitare => ? peg_solitaire (solitaire)
        sokobahn => ? sokoban
        2084 => ? twenty48 (2048)
        xianqi => ? xiangqi
        rushhor => ? rush_hour
        othelo arena => ? reversi (othello)
        bridge => ?
        monopoly arena => ?
    ";

    #[test]
    fn what_people_type_is_the_game_that_they_mean() {
        let games = named(all_games());
        for row in TYPED.lines().filter(|row| !row.trim().is_empty()) {
            let (typed, meant) = row.trim().split_once(" =>").expect("two parts");
            let words: Vec<_> = typed.split(' ').map(str::to_owned).collect();
            let found = match Called::by(&games, &words, "the list") {
                Ok(called) => {
                    let after = words[called.name_len..].iter();
                    let options = called.options.iter().chain(after);
                    format!(" {} {}", called.game.name(), options.format(" "))
                }
                Err(why) => {
                    let (_, near) = why.split_once("did you mean").unwrap_or_default();
                    format!(" ?{}", near.trim_end_matches('?'))
                }
            };
            assert_eq!(found.trim_end(), meant, "{typed}");
        }
    }

    #[test]
    fn no_two_games_have_the_same_name_and_each_opens() {
        let games = named(all_games());
        let mut seen = Vec::new();
        for known in games.iter().flat_map(names) {
            let words: Vec<_> = known
                .options
                .split_whitespace()
                .map(str::to_owned)
                .collect();
            let opened = known.game.open(&words).err();
            assert_eq!(opened, None, "{}", known.name);
            seen.push((key(known.name), known.game.name()));
        }
        seen.sort_unstable();
        seen.dedup();
        let twice = seen.iter().map(|(key, _)| key).duplicates();
        assert_eq!(twice.collect::<Vec<_>>(), Vec::<&String>::new());
    }
}
