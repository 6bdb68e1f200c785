//! [`Playable`]: a game with its texts, its look and its computer.

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

/// A game with its texts for people, its look and its computer.
///
/// Everything beyond the rules has a default, so you can play a game from its rules alone:
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
    /// A game for two players, made from rules alone.
    ///
    /// The title is the name of the type, the pieces are `X` and `O`, and moves are written as the names of their
    /// cells. The computer plays by Monte Carlo tree search (feature `computer`). The reason for a refused move comes
    /// from [`Rules::check`](collinear::rules::Rules::check).
    #[must_use]
    pub fn new(rules: R) -> Self {
        Self::in_words(rules, Box::new(ByCells))
    }

    /// A game that reads and writes moves in its own [`Notation`], which also says why it cannot read a text.
    ///
    /// Everything else is as in [`new`](Self::new).
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

    /// The state at the start of a game.
    #[must_use]
    pub fn start(&self) -> &R::State {
        &self.start
    }

    /// Sets the state at the start of a game.
    #[must_use]
    pub fn with_start(self, start: R::State) -> Self {
        Self { start, ..self }
    }

    /// Sets the title: a few words, and the meaning of unusual characters.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.about.title = title.into();
        self
    }

    /// Sets the text of the rules for people: how to win and how to capture.
    ///
    /// The program shows the text for `F1`, `rules` and `--rules`. It adds the players, the board at the start and how
    /// to type moves.
    ///
    /// The first paragraph, two short sentences, is also shown in the menu. A line that begins with `# ` is a heading.
    /// Lines indented by two or more spaces form a diagram and are not wrapped; other lines are wrapped.
    ///
    /// ```
    /// # use collinear::rules::in_a_row::TIC_TAC_TOE as Breakthrough;
    /// use collinear_play::Playable;
    ///
    /// let game = Playable::new(Breakthrough).with_rules_text(
    ///     "Reach the other side. The first player there wins.
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

    /// Sets the words that choose this game and its variant in a record: `reversi --rows 6`.
    #[must_use]
    pub fn chosen_by(mut self, words: impl IntoIterator<Item: Into<String>>) -> Self {
        self.about.chosen_by = words.into_iter().map(Into::into).collect();
        self
    }

    /// Sets which characters of the board are the first player's pieces, and which the second player's, the most common
    /// first. They are shown with the names of the players and drawn in the colours of their owners; the characters of
    /// the board stay as they are.
    #[must_use]
    pub fn with_pieces(mut self, pieces: [&str; 2]) -> Self {
        self.about.set_pieces(pieces);
        self
    }

    /// Sets the names of the players, such as `Attackers` and `Defenders`. Results use them in lower case.
    #[must_use]
    pub fn with_players(mut self, names: [&str; 2]) -> Self {
        self.about.set_players(names);
        self
    }

    /// Makes this a game for one player.
    #[must_use]
    pub fn for_one(mut self) -> Self {
        self.about.players = None;
        self
    }

    /// Sets the look of the board.
    #[must_use]
    pub fn with_style(mut self, look: Style) -> Self {
        self.about.look = look;
        self
    }

    /// Sets the hint that shows how to type a move in the current position: `column 1-7`.
    #[must_use]
    pub fn with_hint(
        mut self,
        hint: impl Fn(&R, &R::State) -> String + Send + Sync + 'static,
    ) -> Self {
        self.told.hint = Some(Box::new(hint));
        self
    }

    /// Sets how the board is shown, if not with the characters of the state: with a throne, for example, or with
    /// covered cells.
    #[must_use]
    pub fn with_shown(
        mut self,
        shown: impl Fn(&R, &R::State) -> Grid<char, <R::State as View>::Board> + Send + Sync + 'static,
    ) -> Self {
        self.told.shown = Some(Box::new(shown));
        self
    }

    /// Sets the function that returns where a falling piece comes to rest, with the characters that the piece shows.
    ///
    /// The player shifts and turns the piece with the arrow keys before dropping it. Return no cells for a move that
    /// drops no piece. If a piece can be turned, the label of each move must say how it is turned.
    #[must_use]
    pub fn with_falling(
        mut self,
        falls: impl Fn(&R, &R::State, &R::Move) -> Vec<(CellOf<R::State>, char)> + Send + Sync + 'static,
    ) -> Self {
        self.told.falls = Some(Box::new(falls));
        self
    }

    /// Sets which cells a move has changed besides its own cells. The default is the cells that look different.
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

    /// Sets what is reported about a move. The default is the captured pieces: `captured: e9 d5`.
    #[must_use]
    pub fn with_note(
        mut self,
        note: impl Fn(&R, &R::State) -> Option<String> + Send + Sync + 'static,
    ) -> Self {
        self.told.of_last_move = Some(Box::new(note));
        self
    }

    /// Sets the cells that decided the game, such as a winning line.
    #[must_use]
    pub fn with_deciding(
        mut self,
        deciding: impl Fn(&R, &R::State) -> Vec<CellOf<R::State>> + Send + Sync + 'static,
    ) -> Self {
        self.told.deciding = Some(Box::new(deciding));
        self
    }

    /// Sets lines of text that describe what is marked on the board: `line: a1 b1 c1 d1`.
    ///
    /// For things that the board does not show, use the [facts](collinear::rules::Rules::facts) of the rules.
    #[must_use]
    pub fn with_marked_facts(
        mut self,
        facts: impl Fn(&R, &R::State) -> Vec<String> + Send + Sync + 'static,
    ) -> Self {
        self.told.marked_facts = Some(Box::new(facts));
        self
    }

    /// Sets the computer that plays the game at every level.
    #[must_use]
    pub fn with_computer(mut self, computer: impl Computer<R> + 'static) -> Self {
        self.computer = Some(Box::new(computer));
        self.about.blunders = 0;
        self
    }

    /// Makes the computer search ahead and evaluate positions with a judge, instead of playing random games.
    ///
    /// `plies` is the search depth of each level. Use a judge if random games never end or say little about a position.
    ///
    /// ```
    /// use collinear::{Coord, rules::{View, in_a_row::{InARow, TIC_TAC_TOE}}};
    /// use collinear_play::{Playable, computer::{Effort, Level}};
    ///
    /// /// The side in the middle is ahead.
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

    /// Makes the computer search ahead with an evaluation that is updated move by move: a [`Follower`].
    #[cfg(feature = "computer")]
    #[must_use]
    #[doc(alias("incremental evaluation"))]
    pub fn with_follower(self, follower: impl Follower<R> + 'static, plies: [u8; 5]) -> Self {
        let computer = Some(Box::new(Negamax::following(follower, plies)) as Box<_>);
        Self { computer, ..self }
    }

    /// Sets the percentage of moves that level 1 makes at random, so that beginners can win.
    ///
    /// The default is 70 for a game without its own [computer](Self::with_computer). In a game for one player, level 1
    /// makes no random moves.
    #[must_use]
    pub fn with_blunders(mut self, percent: u8) -> Self {
        self.about.blunders = percent.min(100);
        self
    }

    /// Sets the unit of scores: `worth` points are one unit, such as a disc.
    ///
    /// With a unit, a player is `about 2 discs ahead`. Without one, a player is slightly ahead (from 10 points), ahead
    /// (from 50) or far ahead (from 200).
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

/// Makes a game from rules alone: [`Playable::new`].
impl<R: Plays> From<R> for Playable<R> {
    fn from(rules: R) -> Self {
        Self::new(rules)
    }
}

/// The name of a type as words: `TicTacToe` becomes `Tic tac toe`.
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
