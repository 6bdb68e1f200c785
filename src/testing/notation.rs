//! [`check_notation`]: tests the texts of moves.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use super::{
    RandomPlay,
    breach::{Breach, shown},
    contract::remember,
};
use crate::{
    Finite, Layout,
    rules::Random,
    rules::{Illegal, Notation, View},
};

/// Plays random games from a state, and checks the promises of [`Notation`].
///
/// - A game that is not over has a move.
/// - A legal move is written as one word, which is read as that move, alone and as a turn. Changing upper and lower
///   case gives the same move, an error, or a move whose own text is closer in case.
/// - Every move that is read is legal. The test tries words of earlier moves, names of cells, words with a letter added
///   or removed, and nonsense. A refusal gives a reason, and does not claim that the game is over.
/// - After the end every word is refused, as a move and as a turn; the error is [`Illegal::Over`] with the outcome.
/// - The text of a whole game is read as the same moves, with any white space between words. A game without moves is an
///   empty text.
///
/// ```
/// use collinear::{
///     rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl}},
///     testing::{RandomPlay, check_notation},
/// };
///
/// let rules = Hnefatafl::new(BRANDUBH).unwrap();
/// let few = RandomPlay::new(2, 20);
/// check_notation(&rules, &rules.start(), few).unwrap();
/// ```
///
/// # Errors
///
/// The first [`Breach`], with the moves that led to it.
///
/// # Complexity
///
/// At each ply it writes at most [`tries`](RandomPlay::tries) legal moves. It reads each four times, including once in
/// upper case and once in lower case.
pub fn check_notation<R: Notation>(
    rules: &R,
    from: &R::State,
    play: RandomPlay,
) -> Result<(), Breach> {
    let mut random = play.randomness();
    for _ in 0..play.games {
        let mut game = Played {
            rules,
            state: from.clone(),
            record: Vec::new(),
            words: Vec::new(),
        };
        while game.record.len() < play.plies && rules.outcome(&game.state).is_none() {
            let legal: Vec<_> = rules.moves(&game.state).collect();
            game.expect_here(
                "a game that is not over has a move",
                None,
                !legal.is_empty(),
            )?;
            game.check_legal(&play.some_of(&legal, &mut random))?;
            game.check_other_words(&legal, &mut random)?;
            let m = legal[random.below(legal.len())].clone();
            rules.apply(&mut game.state, m.clone());
            game.record.push(m);
        }
        game.check_the_end()?;
        game.check_whole(from)?;
    }
    Ok(())
}

/// The number of made-up words for each state.
const MADE_UP: usize = 12;

/// The most cells whose names are tried.
const MOST_CELLS: usize = 1 << 10;

/// The characters of made-up words.
const LETTERS: [char; 20] = [
    'a', 'b', 'h', 'x', 'z', 'Q', '0', '1', '2', '9', '-', '=', '#', '/', ',', '+', ' ', '\0', 'é',
    '９',
];

/// One random game.
struct Played<'a, R: Notation> {
    rules: &'a R,
    state: R::State,
    record: Vec<R::Move>,
    /// Words written for earlier legal moves.
    words: Vec<String>,
}

impl<R: Notation> Played<'_, R> {
    /// Checks a promise about a word.
    fn expect(&self, promise: &'static str, word: &str, kept: bool) -> Result<(), Breach> {
        self.expect_here(promise, Some(word), kept)
    }

    /// Checks a promise about a word or about the state.
    fn expect_here(
        &self,
        promise: &'static str,
        word: Option<&str>,
        kept: bool,
    ) -> Result<(), Breach> {
        if kept {
            return Ok(());
        }
        let moves = self.record.iter().map(|m| format!("{m:?}"));
        Err(Breach {
            promise,
            found: word.map(|word| format!("{word:?}")),
            moves: moves.collect(),
            board: shown(&self.state),
        })
    }

    fn check_legal(&mut self, legal: &[R::Move]) -> Result<(), Breach> {
        let (rules, state) = (self.rules, &self.state);
        let read = |word: &str| rules.read_move(state, word).ok();
        let mut words = Vec::new();
        for m in legal {
            let word = rules.write_move(state, m);
            self.expect(
                "a move is one word",
                &word,
                rules.split_turns(&word).eq([&word[..]]),
            )?;
            self.expect(
                "a move is read as it is written",
                &word,
                read(&word).as_ref() == Some(m),
            )?;
            let turn = rules.read_turn(state, &word);
            self.expect(
                "a move is read as a turn",
                &word,
                turn.is_ok_and(|turn| turn == [m.clone()]),
            )?;
            let cases = [word.to_uppercase(), word.to_lowercase()];
            for other_case in cases.iter().filter(|other| **other != word) {
                let is_it = |read| {
                    read == *m || is_nearer(other_case, &rules.write_move(state, &read), &word)
                };
                self.expect(
                    "changing upper and lower case gives no other move",
                    other_case,
                    read(other_case).is_none_or(is_it),
                )?;
            }
            words.push(word);
        }
        if let Some(first) = words.first() {
            remember(&mut self.words, first, &words);
        }
        Ok(())
    }

    /// Tries words that can be moves or not.
    fn check_other_words(&self, legal: &[R::Move], random: &mut Random) -> Result<(), Breach> {
        let glyphs = self.state.glyphs();
        let layout = glyphs.board().topology();
        let cells: Vec<_> = layout.cells().take(MOST_CELLS).collect();
        for index in 0..MADE_UP {
            let name = |random: &mut Random| match cells.len() {
                0 => String::new(),
                count => layout.name(cells[random.below(count)]),
            };
            let word = self.words.get(random.below(self.words.len().max(1)));
            let mut letters: Vec<char> = word.map_or_else(Vec::new, |word| word.chars().collect());
            let place = random.below(letters.len().max(1));
            let letter = LETTERS[random.below(LETTERS.len())];
            let made_up = match index % 6 {
                0 => name(random),
                1 => name(random) + "-" + &name(random),
                2 => letters.iter().collect(),
                3 => letters.drain(..).filter(|_| random.below(4) > 0).collect(),
                4 => {
                    letters.insert(place, letter);
                    letters.iter().collect()
                }
                _ => (0..index % 5)
                    .map(|_| LETTERS[random.below(LETTERS.len())])
                    .collect(),
            };
            self.check_word(&made_up, legal)?;
            if index % 4 == 0 {
                self.check_turn(&made_up)?;
            }
        }
        Ok(())
    }

    fn check_word(&self, word: &str, legal: &[R::Move]) -> Result<(), Breach> {
        match self.rules.read_move(&self.state, word) {
            Ok(m) => self.expect("only legal moves are read", word, legal.contains(&m)),
            Err(illegal) => self.check_refusal(word, &illegal),
        }
    }

    fn check_turn(&self, word: &str) -> Result<(), Breach> {
        match self.rules.read_turn(&self.state, word) {
            Ok(turn) => {
                let mut after = self.state.clone();
                let is_legal = turn.iter().all(|m| {
                    let is_legal = self.rules.check(&after, m).is_ok();
                    if is_legal {
                        self.rules.apply(&mut after, m.clone());
                    }
                    is_legal
                });
                self.expect("each move of a turn is legal", word, is_legal)?;
                self.expect("a turn has a move", word, !turn.is_empty())
            }
            Err(illegal) => self.check_refusal(word, &illegal),
        }
    }

    fn check_refusal(&self, word: &str, illegal: &Illegal) -> Result<(), Breach> {
        let has_words = !illegal.to_string().trim().is_empty();
        self.expect("a refusal gives a reason", word, has_words)?;
        let is_over = matches!(illegal, Illegal::Over(_));
        self.expect(
            "a word is refused as too late only if the game is over",
            word,
            !is_over,
        )
    }

    fn check_the_end(&self) -> Result<(), Breach> {
        let Some(outcome) = self.rules.outcome(&self.state) else {
            return Ok(());
        };
        let garbage = ["", "what?"].map(String::from);
        self.words.iter().chain(&garbage).try_for_each(|word| {
            let is_over =
                |read: Option<Illegal>| matches!(read, Some(Illegal::Over(how)) if how == outcome);
            let read = self.rules.read_move(&self.state, word).err();
            let turn = self.rules.read_turn(&self.state, word).err();
            self.expect(
                "every word after the end is refused with the outcome",
                word,
                is_over(read),
            )?;
            self.expect(
                "every turn after the end is refused with the outcome",
                word,
                is_over(turn),
            )
        })
    }

    /// Checks the text of the game from a state.
    fn check_whole(&self, from: &R::State) -> Result<(), Breach> {
        let text = self.rules.write_game(from, &self.record);
        let spread = format!("\n {}\t", text.replace(' ', " \n\t"));
        for text in [&text, &spread] {
            let read = self.rules.read_game(from, text).ok();
            self.expect(
                "a game is read as it was played",
                text,
                read.as_ref() == Some(&self.record),
            )?;
        }
        let none = self.rules.write_game(from, &[]);
        self.expect(
            "a game without moves is written as an empty text",
            &none,
            none.is_empty(),
        )
    }
}

/// Whether `text` equals `word` except for case, and differs in fewer letters than `other` does.
fn is_nearer(word: &str, text: &str, other: &str) -> bool {
    let unlike = |text: &str| {
        let pairs = word.chars().zip(text.chars());
        pairs.filter(|(one, other)| one != other).count()
    };
    text.to_lowercase() == word.to_lowercase() && unlike(text) < unlike(other)
}
