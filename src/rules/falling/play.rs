//! [`Rules`] of [`FallingBlocks`]: which pieces come, where they come to rest, and which rows go.

use itertools::Either;

use super::{FallingBlocks, Move, Refusal, Square, State};
use crate::{
    Coord, Grid, Origin, Shape,
    rules::{Illegal, Outcome, Rules},
};

impl FallingBlocks {
    /// Where the first cell of a shape comes to rest whose leftmost cells fall down this column; `None` if it
    /// has no room at the top.
    fn rest(grid: &Grid<Square>, shape: &Shape, col: usize) -> Option<Coord> {
        let first = shape.cells().first()?.col.checked_add(col)?;
        let places = (0..grid.rows()).map(|row| Coord::new(row, first));
        places
            .take_while(|&at| grid.fits(shape, at, Square::is_empty))
            .last()
    }

    /// All drops of the piece that falls.
    fn drops(&self, state: &State) -> impl Iterator<Item = Move> {
        let turns = state.piece.map(|(index, _)| self.pieces[index].turns());
        let turns = turns.into_iter().flatten().enumerate();
        turns.flat_map(move |(turn, shape)| {
            let cols = 0..self.bounds.cols();
            let rests = cols.filter_map(move |col| Self::rest(&state.grid, shape, col));
            rests.map(move |at| Move::Drop { turn, at })
        })
    }

    fn refusal(&self, state: &State, m: Move) -> Result<(), Refusal> {
        match (m, state.piece) {
            (Move::Comes(_), Some((_, name))) => Err(Refusal::Falls { name }),
            (Move::Comes(name), None) => {
                let index = self.index_of(name);
                index.map(|_| ()).ok_or(Refusal::NoSuchPiece { name })
            }
            (Move::Drop { .. }, None) => Err(Refusal::NothingFalls),
            (Move::Drop { turn, at }, Some((index, name))) => {
                let shapes = self.pieces[index].turns();
                let turns = shapes.len();
                let shape = shapes.get(turn);
                let shape = shape.ok_or(Refusal::NoSuchTurn { name, turn, turns })?;
                let first = shape.cells().first().map_or(0, |first| first.col);
                let col = at.col.checked_sub(first);
                let rest = col.and_then(|col| Self::rest(&state.grid, shape, col));
                let rest = rest.ok_or(Refusal::NoRoom { name, at })?;
                match self.bounds.name_from(rest, Origin::BottomLeft) {
                    Some(name_of_rest) if rest != at => Err(Refusal::Lands {
                        name,
                        at: name_of_rest,
                    }),
                    _ => Ok(()),
                }
            }
        }
    }
}

/// What so many rows score that go at once: as on the first level of Nintendo's Tetris of 1989.
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
    type Move = Move;

    fn start(&self) -> State {
        let empty = Grid::on(self.bounds, |_| Square::Empty)
            .unwrap_or_else(|error| panic!("a well of at most 2^20 cells: {error}"));
        self.state_of(empty)
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Move> {
        if self.is_chance(state) {
            let pieces = self.pieces.iter();
            Either::Left(pieces.map(|piece| Move::Comes(piece.name())))
        } else {
            Either::Right(self.drops(state))
        }
    }

    fn apply(&self, state: &mut State, m: Move) {
        match m {
            Move::Comes(name) => state.piece = self.index_of(name).map(|index| (index, name)),
            Move::Drop { turn, at } => {
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

    /// When the queue is empty, or a piece has no room at the top, the game ends with the score.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let is_over = !self.is_chance(state) && self.is_stuck(state);
        is_over.then_some(Outcome::Score(state.score))
    }

    fn is_chance(&self, state: &State) -> bool {
        self.queue.is_none() && state.piece.is_none()
    }

    fn check(&self, state: &State, m: &Move) -> Result<(), Illegal> {
        self.goes_on(state)?;
        self.refusal(state, *m).map_err(Illegal::from)
    }
}
