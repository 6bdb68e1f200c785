//! [`TextGame`]: a game that people play.

use collinear::{
    Coord, Grid,
    picture::{Figure, Look, Margin},
    rules::{Illegal, Outcome, Place, Rules, Side, View},
};

/// A game that people play: what a front end has to know of it beyond its rules. For a game that has
/// nothing but its rules there is [`AnyGame`](super::AnyGame).
pub(crate) trait TextGame: Rules<State: View, Move: Place + Copy> {
    /// What is played, in a few words, and what the characters of the board are if that can't be
    /// guessed.
    fn title(&self) -> String;

    /// What a move looks like to one who has to type it now: `column 1-7`.
    fn hint(&self, state: &Self::State) -> String;

    /// The board as it is shown at the terminal.
    fn shown(&self, state: &Self::State) -> Grid<char> {
        state.glyphs()
    }

    /// The turns in a line of text, each a word.
    fn words<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        text.split_whitespace()
    }

    /// The moves that a word stands for, each legal after the one before, or why it stands for
    /// none.
    fn read(&self, state: &Self::State, word: &str) -> Result<Vec<Self::Move>, Illegal>;

    /// A legal move as it is typed: the word that [`read`](Self::read) reads.
    fn write(&self, before: &Self::State, mov: Self::Move) -> String;

    /// What kind of board it is.
    fn look(&self) -> Look;

    /// What stands on the margin of the board.
    fn margin(&self) -> Margin {
        self.look().margin
    }

    /// Whether a character stands for a cell of the board, with a piece on it or without, and not for
    /// a hole.
    fn is_cell(&self, glyph: char) -> bool {
        self.look().theme.figure(glyph) != Figure::Off
    }

    /// Who a player is; `None` in a game for one.
    fn player(&self, side: Side) -> Option<Player> {
        Some(Player::of(side, side.into()))
    }

    /// Whose piece a character of the board is.
    fn owner(&self, glyph: char) -> Option<Side> {
        let has_it = |side: &Side| self.player(*side).is_some_and(|who| who.glyph == glyph);
        Side::BOTH.into_iter().find(has_it)
    }

    /// What else a move has touched besides the cells that it was made on: discs that it turned,
    /// pieces that it took, cells that it led over.
    fn touched(&self, before: &Self::State, mov: Self::Move, after: &Self::State) -> Vec<Coord> {
        changed(before, &mov, after).collect()
    }

    /// What is to be told of the move that led to a state: `captured: e9 d5`.
    fn told(&self, _after: &Self::State) -> Option<String> {
        None
    }

    /// The cells that decided the game, if it is of that sort.
    fn deciding(&self, _state: &Self::State) -> Vec<Coord> {
        Vec::new()
    }

    /// What else there is to know of a state, in fixed lines: `discs: 40 24`.
    fn facts(&self, _state: &Self::State) -> Vec<String> {
        Vec::new()
    }

    /// Those of the facts that the marks on the board don't show.
    fn unmarked_facts(&self, state: &Self::State) -> Vec<String> {
        self.facts(state)
    }

    /// How a game ended or that it goes on, in one word.
    fn result(&self, state: &Self::State) -> &'static str {
        match self.outcome(state) {
            None => "unfinished",
            Some(Outcome::Draw) => "draw",
            Some(Outcome::Solved) => "solved",
            Some(Outcome::Stuck { .. }) => "stuck",
            Some(Outcome::Win(side)) => self.player(side).map_or("won", |who| who.word),
        }
    }

    /// Why a move was refused, with the players called by their names in this game.
    fn refusal(&self, illegal: &Illegal) -> String {
        match illegal {
            Illegal::Over(Outcome::Win(side)) => {
                let name = self.player(*side).map_or("you", |who| who.name);
                format!("the game is over: {} won", name.to_lowercase())
            }
            _ => illegal.to_string(),
        }
    }
}

/// The cells that look different after a move, besides those that it was made on.
pub(crate) fn changed<S: View>(
    before: &S,
    mov: &impl Place,
    after: &S,
) -> impl Iterator<Item = Coord> {
    let made_on: Vec<_> = mov.cells().collect();
    let (before, after) = (before.glyphs(), after.glyphs());
    let cells = before.indexed().map(|(at, &glyph)| (at, glyph));
    let changed = cells.filter(|&(at, glyph)| after.get(at).is_some_and(|&now| now != glyph));
    let changed: Vec<_> = changed.map(|(at, _)| at).collect();
    changed.into_iter().filter(move |at| !made_on.contains(at))
}

/// How a game ended, with the players called by these names.
pub(crate) fn ending(outcome: Outcome, name: impl Fn(Side) -> Option<String>) -> String {
    match outcome {
        Outcome::Win(side) => {
            let player = name(side).unwrap_or_else(|| "You".to_owned());
            format!("{player} won")
        }
        Outcome::Draw => "A draw".to_owned(),
        Outcome::Solved => "Solved".to_owned(),
        Outcome::Stuck { left } => format!("Stuck with {left} left"),
    }
}

/// One of two players, in the words of a game.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    /// As a result: `first`.
    pub(crate) word: &'static str,
    /// As one is spoken to: `First player`.
    pub(crate) name: &'static str,
    /// What stands on the board for this player.
    pub(crate) glyph: char,
}

impl Player {
    /// The first player or the second, with this on the board.
    pub(crate) const fn of(side: Side, glyph: char) -> Self {
        let (word, name) = match side {
            Side::First => ("first", "First player"),
            Side::Second => ("second", "Second player"),
        };
        Self { word, name, glyph }
    }
}
