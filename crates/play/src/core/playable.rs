//! [`Playable`]: a game with what people are told of it beyond its rules.

mod asked;
mod changes;
mod told;

use std::{any, sync::Arc};

use collinear::{
    Grid,
    picture::Style,
    rules::{CellOf, Notation, View},
};

pub use self::asked::changed;
use self::told::Told;
#[cfg(feature = "computer")]
use crate::computer::{Follower, Judge, Negamax};
use crate::{
    computer::Computer,
    core::{
        about::About,
        notation::{ByCells, ByNotation, Words},
        plays::Plays,
        unit::Unit,
    },
};

/// A game with what people are told of it beyond its rules: title, players, notation, look, what a
/// move has touched, what decided the game, and how the computer plays it. Of all this there is a
/// default, so that rules alone can be played:
///
/// ```
/// # use collinear::rules::in_a_row::TIC_TAC_TOE as Breakthrough;
/// use collinear_play::Playable;
///
/// let game = Playable::new(Breakthrough)
///     .with_title("Breakthrough")
///     .with_pieces(["wW", "bB"]);
/// ```
pub struct Playable<R: Plays> {
    pub(crate) rules: Arc<R>,
    pub(crate) start: R::State,
    pub(crate) about: Box<About>,
    pub(crate) words: Box<dyn Words<R>>,
    pub(crate) told: Box<Told<R>>,
    pub(crate) computer: Option<Box<dyn Computer<R>>>,
}

impl<R: Plays> Playable<R> {
    /// A game for two with nothing but its rules. It is called as the type of the rules is, its
    /// pieces are `X` and `O`, its moves are written by their cells, and the computer plays it by
    /// Monte Carlo tree search (feature `computer`).
    #[must_use]
    pub fn new(rules: R) -> Self {
        Self::in_words(rules, Box::new(ByCells))
    }

    /// A game whose moves are read and written in its own [`Notation`], and refused for its own reasons; all else
    /// as by [`new`](Self::new).
    #[must_use]
    pub fn with_notation(rules: R) -> Self
    where
        R: Notation,
    {
        Self::in_words(rules, Box::new(ByNotation))
    }

    fn in_words(rules: R, words: Box<dyn Words<R>>) -> Self {
        Self {
            start: rules.start(),
            about: Box::new(About::of(title_of(any::type_name::<R>()))),
            words,
            told: Box::new(Told {
                hint: None,
                shown: None,
                falls: None,
                touched: None,
                of_last_move: None,
                deciding: None,
                marked_facts: None,
            }),
            #[cfg(feature = "computer")]
            computer: Some(Box::new(crate::computer::MonteCarlo)),
            #[cfg(not(feature = "computer"))]
            computer: None,
            rules: Arc::new(rules),
        }
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &R {
        &self.rules
    }

    /// The state that a game begins with.
    #[must_use]
    pub fn start(&self) -> &R::State {
        &self.start
    }

    /// The game from another state.
    #[must_use]
    pub fn with_start(self, start: R::State) -> Self {
        Self { start, ..self }
    }

    /// What is played, in a few words, and what the characters of the board are if that can't be
    /// guessed.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.about.title = title.into();
        self
    }

    /// The rules for people to read: who wins how, and what is taken when. The program shows them with `F1`,
    /// with `rules` and with `--rules`, and adds the board at the start and how moves are typed.
    ///
    /// The first paragraph, of two short sentences, says what the game is about; the menu shows it. A line
    /// that begins with `# ` is a heading. Lines that are indented by two spaces or more are a picture and stay
    /// as they are, all others are wrapped.
    ///
    /// ```
    /// # use collinear::rules::in_a_row::TIC_TAC_TOE as Breakthrough;
    /// use collinear_play::Playable;
    ///
    /// let game = Playable::new(Breakthrough).with_rules_text(
    ///     "Come through to the other side. Who is there first wins.
    ///
    /// # Captures
    ///
    /// A piece captures diagonally forwards:
    ///
    ///   . O        . X
    ///   X .   ->   . .",
    /// );
    /// let session = game.session();
    /// assert!(session.rules_page().contains("captures diagonally"));
    /// ```
    #[must_use]
    pub fn with_rules_text(mut self, text: impl Into<String>) -> Self {
        self.about.rules_text = Some(text.into());
        self
    }

    /// The words that choose this game and its variant in a record: `reversi --rows 6`.
    #[must_use]
    pub fn chosen_by(mut self, words: impl IntoIterator<Item: Into<String>>) -> Self {
        self.about.chosen_by = words.into_iter().map(Into::into).collect();
        self
    }

    /// The same with these characters for the pieces of the first player and of the second, the
    /// commonest first.
    #[must_use]
    pub fn with_pieces(mut self, pieces: [&str; 2]) -> Self {
        self.about.set_pieces(pieces);
        self
    }

    /// The same with players of these names, `Attackers` and `Defenders`; a result calls them by the
    /// same in small letters.
    #[must_use]
    pub fn with_players(mut self, names: [&str; 2]) -> Self {
        self.about.set_players(names);
        self
    }

    /// A game for one.
    #[must_use]
    pub fn for_one(mut self) -> Self {
        self.about.players = None;
        self
    }

    /// The same on a board of this look.
    #[must_use]
    pub fn with_style(mut self, look: Style) -> Self {
        self.about.look = look;
        self
    }

    /// What a move looks like to one who has to type it now: `column 1-7`.
    #[must_use]
    pub fn with_hint(
        mut self,
        hint: impl Fn(&R, &R::State) -> String + Send + Sync + 'static,
    ) -> Self {
        self.told.hint = Some(Box::new(hint));
        self
    }

    /// The board as people see it, if that is not what its characters are: with a throne, or covered.
    #[must_use]
    pub fn with_shown(
        mut self,
        shown: impl Fn(&R, &R::State) -> Grid<char, <R::State as View>::Board> + Send + Sync + 'static,
    ) -> Self {
        self.told.shown = Some(Box::new(shown));
        self
    }

    /// Where the piece comes to rest that a move drops, and what it shows there, for a game of falling pieces: its
    /// player shifts and turns the piece with the arrow keys before it is dropped. A move that drops none has no
    /// such cells; moves that differ in their labels are turns of the piece.
    #[must_use]
    pub fn with_falling(
        mut self,
        falls: impl Fn(&R, &R::State, &R::Move) -> Vec<(CellOf<R::State>, char)> + Send + Sync + 'static,
    ) -> Self {
        self.told.falls = Some(Box::new(falls));
        self
    }

    /// What else a move has touched besides the cells that it was made on, if that is not just what
    /// looks different now.
    #[must_use]
    pub fn with_touched(
        mut self,
        touched: impl Fn(&R, &R::State, &R::Move, &R::State) -> Vec<CellOf<R::State>>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        self.told.touched = Some(Box::new(touched));
        self
    }

    /// What there is to tell of the move that led to a state, if that is not which pieces of the other
    /// player it has taken: `captured: e9 d5`.
    #[must_use]
    pub fn with_told(
        mut self,
        told: impl Fn(&R, &R::State) -> Option<String> + Send + Sync + 'static,
    ) -> Self {
        self.told.of_last_move = Some(Box::new(told));
        self
    }

    /// The cells that decided the game: a winning line.
    #[must_use]
    pub fn with_deciding(
        mut self,
        deciding: impl Fn(&R, &R::State) -> Vec<CellOf<R::State>> + Send + Sync + 'static,
    ) -> Self {
        self.told.deciding = Some(Box::new(deciding));
        self
    }

    /// What marks on the board show, in fixed lines, for those who do not see them: `line: a1 b1 c1 d1`. What no
    /// board shows is among the [facts](collinear::rules::Rules::facts) of the rules.
    #[must_use]
    pub fn with_marked_facts(
        mut self,
        facts: impl Fn(&R, &R::State) -> Vec<String> + Send + Sync + 'static,
    ) -> Self {
        self.told.marked_facts = Some(Box::new(facts));
        self
    }

    /// The computer plays the game by this, at every level.
    #[must_use]
    pub fn with_computer(mut self, computer: impl Computer<R> + 'static) -> Self {
        self.computer = Some(Box::new(computer));
        self.about.blunders = 0;
        self
    }

    /// The computer looks so many moves ahead at each level, and this judge says what comes of it, in place of
    /// random games: for a game in which they have no end, or tell little.
    ///
    /// ```
    /// use collinear::{Coord, rules::{View, in_a_row::{InARow, TIC_TAC_TOE}}};
    /// use collinear_play::{Playable, computer::{Effort, Level}};
    ///
    /// /// Who is in the middle is ahead.
    /// fn middle(_: &InARow, state: &<InARow as collinear::rules::Rules>::State) -> i32 {
    ///     let middle = state.glyphs()[Coord::new(1, 1)];
    ///     let is_of = |side| i32::from(middle == char::from(side));
    ///     is_of(state.turn()) - is_of(state.turn().other())
    /// }
    ///
    /// let game = Playable::new(TIC_TAC_TOE).with_judge(middle, [1, 1, 2, 3, 4]);
    /// let session = game.session();
    /// let effort = Effort { level: Level::new(2).unwrap(), seed: 1 };
    /// let m = session.search(effort).unwrap().finish().to_play().unwrap();
    /// assert_eq!(session.move_text(m).unwrap(), "b2");
    /// ```
    #[cfg(feature = "computer")]
    #[must_use]
    #[doc(alias("evaluation", "heuristic"))]
    pub fn with_judge(self, judge: impl Judge<R> + 'static, plies: [u8; 5]) -> Self {
        let computer = Some(Box::new(Negamax::new(judge, plies)) as Box<_>);
        Self { computer, ..self }
    }

    /// The same with a judge that follows the moves: for an evaluation that is faster to keep up than to find anew.
    /// An example is at [`Follower`].
    #[cfg(feature = "computer")]
    #[must_use]
    #[doc(alias("incremental evaluation"))]
    pub fn with_follower(self, follower: impl Follower<R> + 'static, plies: [u8; 5]) -> Self {
        let computer = Some(Box::new(Negamax::following(follower, plies)) as Box<_>);
        Self { computer, ..self }
    }

    /// Level 1 makes so many of a hundred moves at random, whatever the computer thinks of them, so that a
    /// beginner can win; in a game for one it makes none. Without a [computer](Self::with_computer) of its own
    /// a game has 70.
    #[must_use]
    pub fn with_blunders(mut self, percent: u8) -> Self {
        self.about.blunders = percent.min(100);
        self
    }

    /// How much worth makes one disc, say, so that people are told who is about 2 discs ahead; without it they are
    /// told who is slightly ahead (by a worth of 10 or more), ahead (50) or far ahead (200).
    ///
    /// ```
    /// # use collinear::rules::reversi::Reversi;
    /// use collinear_play::{Playable, computer::Score};
    ///
    /// let session = Playable::new(Reversi::default()).with_unit("disc", "discs", 20).session();
    /// assert_eq!(session.score_text(Score::Worth(-45)), "about 2 discs behind");
    /// assert_eq!(session.score_text(Score::By(1)), "ends 1 disc ahead");
    /// assert_eq!(session.score_text(Score::Worth(9)), "even");
    /// ```
    #[must_use]
    pub fn with_unit(
        mut self,
        one: impl Into<String>,
        many: impl Into<String>,
        worth: i32,
    ) -> Self {
        self.about.unit = Some(Unit::new(one, many, worth));
        self
    }
}

/// Rules are a game: [`Playable::new`].
impl<R: Plays> From<R> for Playable<R> {
    fn from(rules: R) -> Self {
        Self::new(rules)
    }
}

/// The name of a type in words: `TicTacToe` is called `Tic tac toe`.
fn title_of(path: &str) -> String {
    let path = path.split('<').next().unwrap_or(path);
    let name = path.rsplit("::").next().unwrap_or(path);
    let mut title = String::new();
    for (index, char) in name.trim_start_matches('&').char_indices() {
        if char.is_uppercase() && index > 0 {
            title.push(' ');
            title.extend(char.to_lowercase());
        } else {
            title.push(if char == '_' { ' ' } else { char });
        }
    }
    title
}
