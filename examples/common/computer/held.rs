//! [`Held`]: any game of ours as one of `minimax`.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    marker::PhantomData,
    sync::Arc,
};

use collinear::rules::{Place, Rules, Side, View};
use minimax::{Game, Winner};

/// A state and its rules in one, as `minimax` wants them.
pub(crate) struct Held<R: Rules> {
    pub(crate) rules: Arc<R>,
    pub(crate) state: R::State,
    /// Who is to move as the search sees it: its players take turns, always. Who has no turn in the
    /// game makes a move that is none.
    turn: Side,
}

impl<R: Rules<State: View>> Held<R> {
    pub(crate) fn new(rules: Arc<R>, state: &R::State) -> Self {
        let (state, turn) = (state.clone(), state.turn());
        Self { rules, state, turn }
    }

    pub(crate) fn is_waiting(&self) -> bool {
        self.turn != self.state.turn()
    }
}

impl<R: Rules> Clone for Held<R> {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            state: self.state.clone(),
            turn: self.turn,
        }
    }
}

/// The game whose states are [`Held`]; a move is `None` for who has to wait.
pub(crate) struct AsGame<R>(PhantomData<R>);

impl<R: Rules<State: View, Move: Place + Copy>> Game for AsGame<R> {
    type S = Held<R>;
    type M = Option<R::Move>;

    fn generate_moves(held: &Held<R>, moves: &mut Vec<Self::M>) -> Option<Winner> {
        let winner = Self::get_winner(held);
        if winner.is_none() && held.is_waiting() {
            moves.push(None);
        } else if winner.is_none() {
            moves.extend(held.rules.moves(&held.state).map(Some));
        }
        winner
    }

    fn apply(held: &mut Held<R>, mov: Self::M) -> Option<Held<R>> {
        let mut next = held.clone();
        if let Some(mov) = mov {
            next.rules.apply(&mut next.state, mov);
        }
        next.turn = held.turn.other();
        Some(next)
    }

    fn get_winner(held: &Held<R>) -> Option<Winner> {
        let outcome = held.rules.outcome(&held.state)?;
        Some(match outcome.winner() {
            None => Winner::Draw,
            Some(side) if side == held.turn => Winner::PlayerToMove,
            Some(_) => Winner::PlayerJustMoved,
        })
    }

    fn zobrist_hash(held: &Held<R>) -> u64 {
        let mut hasher = DefaultHasher::new();
        held.state.key().hash(&mut hasher);
        held.is_waiting().hash(&mut hasher);
        // Entries that were never written have 0 in the upper half, and no move to be read.
        hasher.finish() | 1 << 63
    }
    /// A number for the cells that a move is made on; other moves may have the same one.
    fn table_index(mov: Self::M) -> u16 {
        let cells = mov.iter().flat_map(Place::cells);
        let number = cells.fold(0_usize, |number, at| {
            let cell = at.row.wrapping_mul(SIDE).wrapping_add(at.col);
            number.wrapping_mul(SIDE * SIDE).wrapping_add(cell)
        });
        u16::try_from(number % usize::from(NUMBERS)).unwrap_or(0)
    }

    fn max_table_index() -> u16 {
        NUMBERS - 1
    }
}

/// On boards of at most so many rows and columns few moves of two cells share a number.
const SIDE: usize = 32;
const NUMBERS: u16 = 0x3fff;
