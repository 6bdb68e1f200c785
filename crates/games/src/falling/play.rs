//! [`Rules`] of [`FallingBlocks`]: new pieces, where they come to rest, and full rows.

use itertools::Either;

use super::{ComeOrDrop, FallingBlocks, Square, State, variant::no_piece};
use collinear::{
    Coord, Grid, Shape,
    rules::{Illegal, Outcome, Rules, is_stuck, not_over},
};

impl FallingBlocks {
    /// The cell where the first cell of a shape comes to rest if its leftmost cells fall down this column; `None` if
    /// there is no room at the top.
    fn rest(grid: &Grid<Square>, shape: &Shape, col: usize) -> Option<Coord> {
        let first = shape.cells().first()?.col.checked_add(col)?;
        let places = (0..grid.rows()).map(|row| Coord::new(row, first));
        places
            .take_while(|&at| grid.fits(shape, at, Square::is_empty))
            .last()
    }

    fn drops(&self, state: &State) -> impl Iterator<Item = ComeOrDrop> {
        let turns = state.piece.map(|(index, _)| self.pieces[index].turns());
        let turns = turns.into_iter().flatten().enumerate();
        turns.flat_map(move |(turn, shape)| {
            let cols = 0..self.bounds.cols();
            let rests = cols.filter_map(move |col| Self::rest(&state.grid, shape, col));
            rests.map(move |at| ComeOrDrop::Drop { turn, at })
        })
    }

    /// The cells where the piece dropped by a move comes to rest, each with its name.
    pub(crate) fn rests(&self, state: &State, m: &ComeOrDrop) -> Vec<(Coord, char)> {
        let (ComeOrDrop::Drop { turn, at }, Some((index, name))) = (*m, state.piece) else {
            return Vec::new();
        };
        let shape = self.pieces[index].turns().get(turn);
        let cells = shape.and_then(|shape| self.bounds.lay(shape, at));
        cells.into_iter().flatten().map(|at| (at, name)).collect()
    }

    fn refusal(&self, state: &State, m: ComeOrDrop) -> Result<(), Illegal> {
        let (turn, at, index, name) = match (m, state.piece) {
            (ComeOrDrop::Comes(_), Some((_, name))) if !self.is_chance(state) => {
                let why = format!("{name} must be dropped first");
                return Err(Illegal::refused(why));
            }
            (ComeOrDrop::Comes(name), _) => {
                let index = self.index_of(name);
                return index
                    .map(|_| ())
                    .ok_or_else(|| Illegal::refused(no_piece(name)));
            }
            (ComeOrDrop::Drop { .. }, None) => {
                return Err(Illegal::refused("there is no piece to drop yet"));
            }
            (ComeOrDrop::Drop { .. }, Some(_)) if self.is_chance(state) => {
                return Err(Illegal::refused(
                    "the next piece must come before this one is dropped",
                ));
            }
            (ComeOrDrop::Drop { turn, at }, Some((index, name))) => (turn, at, index, name),
        };
        let shapes = self.pieces[index].turns();
        let Some(shape) = shapes.get(turn) else {
            let turns = shapes.len();
            let why = format!("{name} has no turn {turn}; it has {turns}, numbered from 0");
            return Err(Illegal::refused(why));
        };
        let first = shape.cells().first().map_or(0, |first| first.col);
        let col = at.col.checked_sub(first);
        let Some(rest) = col.and_then(|col| Self::rest(&state.grid, shape, col)) else {
            let why = format!("{name} has no room at the top to fall onto {at}");
            return Err(Illegal::refused_at(why, [at]));
        };
        if rest == at {
            return Ok(());
        }
        let on = self.bounds.names([rest]);
        let why = format!("{name} would come to rest on {on}");
        Err(Illegal::refused_at(why, [rest]))
    }
}

/// The score for this number of rows at once, as on the first level of Nintendo's Tetris (1989).
const fn scored(rows: usize) -> u64 {
    match rows {
        0 => 0,
        1 => 40,
        2 => 100,
        3 => 300,
        _ => 1200,
    }
}

impl Rules for FallingBlocks {
    type State = State;
    type Move = ComeOrDrop;

    fn start(&self) -> State {
        let empty = Grid::on(self.bounds, |_| Square::Empty)
            .unwrap_or_else(|error| panic!("a well of at most 2^20 cells: {error}"));
        self.state_of(empty)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = ComeOrDrop> {
        if self.is_chance(state) {
            let pieces = self.pieces.iter();
            Either::Left(pieces.map(|piece| ComeOrDrop::Comes(piece.name())))
        } else {
            Either::Right(self.drops(state))
        }
    }

    fn apply(&self, state: &mut State, m: ComeOrDrop) {
        match m {
            ComeOrDrop::Comes(name) => {
                let comes = self.index_of(name).map(|index| (index, name));
                let place = match state.piece {
                    None => &mut state.piece,
                    Some(_) => &mut state.next,
                };
                *place = comes;
            }
            ComeOrDrop::Drop { turn, at } => {
                let Some((index, name)) = state.piece else {
                    return;
                };
                let shape = &self.pieces[index].turns()[turn];
                let cells = self.bounds.lay(shape, at);
                let block = Square::Block(name);
                state.grid.fill(cells.into_iter().flatten(), block);
                let gone = state.grid.remove_rows(Square::is_block, Square::Empty);
                state.rows += gone.len() as u64;
                state.score += scored(gone.len());
                self.bring(state);
            }
        }
    }

    /// The game ends with the score when the queue is empty or a piece has no room at the top.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let is_over = !self.is_chance(state) && is_stuck(self, state);
        is_over.then_some(Outcome::Score(state.score))
    }

    fn is_chance(&self, state: &State) -> bool {
        let is_missing = state.piece.is_none() || self.shows_next && state.next.is_none();
        self.queue.is_none() && is_missing
    }

    fn check(&self, state: &State, m: &ComeOrDrop) -> Result<(), Illegal> {
        not_over(self, state)?;
        self.refusal(state, *m)
    }

    fn facts(&self, state: &Self::State) -> Vec<String> {
        let falls = state.piece().map(|name| format!("falling: {name}"));
        let next = self.next(state).and_then(|name| self.index_of(name));
        let next = next.map(|index| format!("next: {}", self.pieces[index]));
        let gone = format!("rows: {}, score: {}", state.rows(), state.score());
        falls.into_iter().chain(next).chain([gone]).collect()
    }
}
