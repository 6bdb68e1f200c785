//! [`Pile`]: a game in which each side makes two moves in a row.

use collinear::{
    Grid,
    rules::{Outcome, Rules, Side, View},
};

/// A pile of stones. A turn is two moves. Each move takes one or two stones; the first move of a turn can also take
/// none. The player who takes the last stone wins.
pub(crate) struct Pile(pub(crate) u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Left {
    pub(crate) stones: u8,
    /// True if the turn has one move left.
    pub(crate) once_more: bool,
    pub(crate) turn: Side,
}

/// A number of stones. The move can be cloned but not copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Take(Box<u8>);

fn take(stones: u8) -> Take {
    Take(Box::new(stones))
}

impl Rules for Pile {
    type State = Left;
    type Move = Take;

    fn start(&self) -> Left {
        Left {
            stones: self.0,
            once_more: false,
            turn: Side::First,
        }
    }

    fn moves(&self, state: &Left) -> impl Iterator<Item = Take> {
        let least = u8::from(state.once_more);
        (least..=state.stones.min(2)).map(take)
    }

    fn apply(&self, state: &mut Left, Take(stones): Take) {
        state.stones -= *stones;
        if state.once_more && state.stones > 0 {
            state.turn = state.turn.other();
        }
        state.once_more = !state.once_more;
    }

    /// After the end, the turn stays with the player who took the last stone.
    fn outcome(&self, state: &Left) -> Option<Outcome> {
        (state.stones == 0).then_some(Outcome::Win(state.turn))
    }
}

impl View for Left {
    type Board = collinear::Rect;
    type Key = Self;

    fn key(&self) -> Self {
        *self
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        Grid::filled(1, 1, char::from(b'0' + self.stones)).expect("a cell")
    }
}

/// Returns whether the side to move wins with best play.
pub(crate) fn is_won(state: Left) -> bool {
    if Pile(0).outcome(&state).is_some() {
        return true;
    }
    Pile(0).moves(&state).any(|take| {
        let mut after = state;
        Pile(0).apply(&mut after, take);
        is_won(after) == (after.turn == state.turn)
    })
}
