//! [`TextGame`]: a game that is played by typing.

use collinear::{
    Coord, Grid,
    rules::{Illegal, Outcome, Place, Rules, Side, View},
};

use super::board::Margin;

/// A game that is played by typing: what a front end has to know of it beyond its rules.
pub(crate) trait TextGame: Rules<State: View, Move: Place> {
    /// What is played, in a few words, and what the characters of the board are if that can't be
    /// guessed.
    fn title(&self) -> String;

    /// What a move looks like to one who has to type it now: `column 1-7`.
    fn hint(&self, state: &Self::State) -> String;

    /// What stands around the board.
    fn margin(&self) -> Margin;

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

    /// Who a player is; `None` in a game for one.
    fn player(&self, side: Side) -> Option<Player> {
        let (word, name) = match side {
            Side::First => ("first", "First player"),
            Side::Second => ("second", "Second player"),
        };
        let glyph = side.into();
        Some(Player { word, name, glyph })
    }

    /// Whose piece a character of the board is.
    fn owner(&self, glyph: char) -> Option<Side> {
        let has_it = |side: &Side| self.player(*side).is_some_and(|who| who.glyph == glyph);
        Side::BOTH.into_iter().find(has_it)
    }

    /// What else a move has touched besides the cells that it was made on: discs that it turned,
    /// pieces that it took, cells that it led over.
    fn touched(&self, _mov: Self::Move, _after: &Self::State) -> Vec<Coord> {
        Vec::new()
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
