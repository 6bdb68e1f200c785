//! Planes of m,n,k games: own discs, the opponent's discs, the last disc, and the obstacles if there are any.
//!
//! If discs fall down, an action is a column, otherwise a cell.

use alloc::vec::Vec;

use super::{BitInARow, InARow, LineInARow, State, TableInARow};
use crate::{
    Coord, Direction, Symmetry,
    bits::{Bitboard, PlaneValue, Word},
    rules::{
        Action, Actions, Encode, Engine, Illegal, Owned, PlaneShape, Rules, Side, View, write_cells,
    },
};

/// What all engines share.
struct Encoding<'a>(&'a InARow);

impl Encoding<'_> {
    fn falls_down(&self) -> bool {
        self.0.gravity() == Some(Direction::S)
    }

    fn actions(&self) -> Actions {
        let board = self.0.bounds();
        if self.falls_down() {
            Actions::Columns(board)
        } else {
            Actions::Cells(board)
        }
    }

    fn shape(&self) -> PlaneShape {
        let obstacles = usize::from(self.0.obstacles().next().is_some());
        PlaneShape {
            planes: 3 + obstacles,
            board: self.0.bounds(),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn action_of(&self, at: Coord) -> Action {
        if self.falls_down() {
            Action::Column(at.col)
        } else {
            Action::Cell(at)
        }
    }

    /// Symmetries that keep the direction of gravity, the axes of lines and the cells of obstacles.
    fn symmetries(&self) -> Vec<Symmetry> {
        let rules = self.0;
        let axis = |direction: Direction| {
            if rules.axes().contains(&direction) {
                direction
            } else {
                -direction
            }
        };
        let same = |&symmetry: &Symmetry| {
            let mut axes = rules
                .axes()
                .iter()
                .map(|&direction| symmetry.map_direction(direction));
            let mut obstacles = rules
                .obstacles()
                .map(|at| symmetry.map_coord(at, rules.bounds()));
            let falls = rules
                .gravity()
                .map(|direction| symmetry.map_direction(direction));
            falls == rules.gravity()
                && axes.all(|direction| rules.axes().contains(&axis(direction)))
                && obstacles.all(|image| rules.obstacles().any(|at| Some(at) == image))
        };
        Symmetry::of(rules.bounds()).filter(same).collect()
    }

    /// Writes the planes of the last disc and the obstacles.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_others<V: PlaneValue>(&self, last: Option<Coord>, planes: &mut [V]) {
        let (cols, cells) = (self.0.bounds().cols(), self.0.bounds().cell_count());
        let (plane, obstacles) = planes.split_at_mut(cells);
        write_cells(plane, cols, last);
        if !obstacles.is_empty() {
            write_cells(obstacles, cols, self.0.obstacles());
        }
    }
}

/// The reason of the reference rules why no disc lands in a column. It is a separate function so that a move that is
/// found stays in registers.
#[cold]
#[inline(never)]
fn no_landing<E>(engine: &E, state: &E::State, action: Action) -> Illegal
where
    E: Engine<Reference = InARow>,
{
    let found = engine.rules().move_of(&engine.leave(state), action);
    found.err().unwrap_or(Illegal::NotLegal)
}

/// The methods that are the same for all engines.
macro_rules! in_a_row {
    () => {
        fn shape(&self) -> PlaneShape {
            Encoding(self.rules()).shape()
        }

        fn actions(&self) -> Actions {
            Encoding(self.rules()).actions()
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn action_of(&self, _: &Self::State, at: &Coord) -> Action {
            Encoding(self.rules()).action_of(*at)
        }

        fn symmetries(&self) -> Vec<Symmetry> {
            Encoding(self.rules()).symmetries()
        }
    };
}

/// Finds where a disc lands in the list of moves, which has one move per column.
macro_rules! lands_as_listed {
    () => {
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn move_of(&self, state: &Self::State, action: Action) -> Result<Coord, Illegal> {
            match action {
                Action::Column(col) => {
                    let lands = self.moves(state).find(|at| at.col == col);
                    lands.ok_or_else(|| no_landing(self, state, action))
                }
                Action::Cell(at) => Ok(at),
                _ => Err(action.refused()),
            }
        }
    };
}

/// The reference rules, with the same numbers as the engines.
impl Encode for InARow {
    in_a_row!();

    fn move_of(&self, state: &State, action: Action) -> Result<Coord, Illegal> {
        match action {
            Action::Column(col) => self.landing(state, col),
            Action::Cell(at) => Ok(at),
            _ => Err(action.refused()),
        }
    }

    fn write_planes<V: PlaneValue>(&self, state: &State, last: Option<&Coord>, planes: &mut [V]) {
        let bounds = self.bounds();
        let of = |side| {
            state
                .grid()
                .cells_where(move |cell| cell.owner() == Some(side))
        };
        let mut planes = planes;
        for side in [state.turn(), state.turn().other()] {
            let (plane, rest) = planes.split_at_mut(bounds.cell_count());
            write_cells(plane, bounds.cols(), of(side));
            planes = rest;
        }
        Encoding(self).write_others(last.copied(), planes);
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize, const K: usize> Encode
    for BitInARow<W, ROWS, COLS, K>
{
    in_a_row!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn move_of(&self, state: &Self::State, action: Action) -> Result<Coord, Illegal> {
        match action {
            Action::Column(col) => {
                let taken = state.discs(state.turn()) | state.discs(state.turn().other());
                let lands = (taken.landings() & Bitboard::column(col)).first();
                lands.ok_or_else(|| no_landing(self, state, action))
            }
            Action::Cell(at) => Ok(at),
            _ => Err(action.refused()),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn legal_move(&self, state: &Self::State, number: usize) -> Option<Coord> {
        let cells = if self.rules().has_gravity() {
            Bitboard::column(number)
        } else {
            Bitboard::cell(Coord::new(number / COLS.max(1), number % COLS.max(1)))
        };
        (cells & self.open(state)).first()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_legal(&self, state: &Self::State, legal: &mut [u8]) {
        // If the actions are columns, the mask is the top row.
        let taken = state.discs(state.turn()) | state.discs(state.turn().other());
        match <&mut [u8; COLS]>::try_from(&mut *legal) {
            Ok(row) => (!taken).write_plane(row),
            Err(_) => (!taken).write_plane(legal),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_planes<V: PlaneValue>(
        &self,
        state: &Self::State,
        last: Option<&Coord>,
        planes: &mut [V],
    ) {
        let (own, planes) = planes.split_at_mut(ROWS * COLS);
        let (theirs, planes) = planes.split_at_mut(ROWS * COLS);
        state.discs(state.turn()).write_plane(own);
        state.discs(state.turn().other()).write_plane(theirs);
        // This engine has no obstacles. With a constant length, writing zeros needs no call.
        write_cells(&mut planes[..ROWS * COLS], COLS, last.copied());
    }
}

impl<const ROWS: usize, const COLS: usize> Encode for LineInARow<ROWS, COLS> {
    in_a_row!();

    lands_as_listed!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_legal(&self, state: &Self::State, legal: &mut [u8]) {
        // If the actions are columns, the mask is the top row.
        let [first, second] = Side::BOTH.map(|side| state.discs(side));
        first.write_plane_of_neither(second, legal);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_planes<V: PlaneValue>(
        &self,
        state: &Self::State,
        last: Option<&Coord>,
        planes: &mut [V],
    ) {
        let (own, planes) = planes.split_at_mut(ROWS * COLS);
        let (theirs, planes) = planes.split_at_mut(ROWS * COLS);
        state.discs(state.turn()).write_plane(own);
        state.discs(state.turn().other()).write_plane(theirs);
        // This engine has no obstacles. With a constant length, writing zeros needs no call.
        write_cells(&mut planes[..ROWS * COLS], COLS, last.copied());
    }
}

impl<W: Word> Encode for TableInARow<W> {
    in_a_row!();

    lands_as_listed!();

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_planes<V: PlaneValue>(
        &self,
        state: &Self::State,
        last: Option<&Coord>,
        planes: &mut [V],
    ) {
        let cells = self.rules().bounds().cell_count();
        let (own, planes) = planes.split_at_mut(cells);
        let (theirs, planes) = planes.split_at_mut(cells);
        state.discs(state.turn()).write_plane(own);
        state.discs(state.turn().other()).write_plane(theirs);
        Encoding(self.rules()).write_others(last.copied(), planes);
    }
}
