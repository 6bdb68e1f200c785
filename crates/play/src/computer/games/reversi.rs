//! Reversi, judged by corners and mobility, and late in the game by discs.

use std::{collections::BTreeSet, sync::Arc};

use collinear::{
    Bounds, Coord, Direction, Rect,
    rules::{
        Engine, EngineVisitor, Rules, View,
        reversi::{BitReversi, PlaceOrPass, Reversi, Square, State},
        visit_engine,
    },
};

use super::{
    begin::{BeginAt, begins},
    endgame::perfect,
};
use crate::computer::{
    Computer, Effort, Negamax, Search, follower::Looking, judge::Judge, legal::listed,
};

/// The search depth of each level.
pub(crate) const PLIES: [u8; 5] = [1, 2, 4, 6, 8];

/// Each level plays perfectly with at most this many empty cells.
const SOLVED: [usize; 5] = [0, 0, 0, 10, 14];

/// Plays Reversi with [`Negamax`] and [`Cells`]. From level 4 on, it plays the end of the game perfectly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForReversi;

impl Computer<Reversi> for ForReversi {
    fn search(
        &self,
        game: &Arc<Reversi>,
        state: &State,
        effort: Effort,
    ) -> Box<dyn Search<PlaceOrPass>> {
        let begin = BeginAt {
            negamax: Negamax::new(Cells::of(game), PLIES),
            state,
            effort,
        };
        let search = begun(Reversi::clone(game), begin);
        perfect(game, state, effort.level.of(SOLVED), search)
    }
}

begins!(Reversi, Looking<Cells>);

/// Begins a search on a fast engine for the boards of the menu. Engines for more boards would take long to compile.
fn begun(game: Reversi, begin: BeginAt<Looking<Cells>, State>) -> Box<dyn Search<PlaceOrPass>> {
    match (game.bounds().rows(), game.bounds().cols()) {
        (6, 6) => visit_engine::<BitReversi<u64, 6, 6>, _>(game, begin, EngineVisitor::visit),
        (8, 8) => visit_engine::<BitReversi<u64, 8, 8>, _>(game, begin, EngineVisitor::visit),
        (10, 10) => visit_engine::<BitReversi<u128, 10, 10>, _>(game, begin, EngineVisitor::visit),
        _ => begin.visit(game),
    }
}

/// The judge of Reversi: the values of discs on the cells of a board.
pub struct Cells {
    bounds: Bounds,
    /// The cells in reading order.
    cells: Vec<Cell>,
}

struct Cell {
    /// The value of a disc.
    worth: i32,
    /// The empty corners that a disc on this cell exposes.
    exposes: Vec<Exposed>,
    neighbours: Vec<usize>,
}

/// A corner next to a cell.
struct Exposed {
    corner: usize,
    by: i32,
}

/// The values of a disc that can never be turned over and of a disc at the edge.
const CORNER: i32 = 120;
const EDGE: i32 = 8;

/// The costs of a disc next to an empty corner, along the edge and diagonally.
const BESIDE_CORNER: i32 = 25;
const ACROSS_CORNER: i32 = 60;

/// The values of a legal move and of an empty cell next to discs of the other side.
const MOVE: i32 = 8;
const FRONTIER: i32 = 5;

/// Discs count if at most this many cells are empty. A disc then has the value `DISC`.
const LATE: usize = 10;
pub(crate) const DISC: i32 = 20;

impl Cells {
    /// The judge for a board.
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        reason = "rules have fewer cells than a board can have"
    )]
    pub fn of(game: &Reversi) -> Self {
        let (start, bounds) = (game.start(), game.bounds());
        // A hole counts as an edge.
        let holes = start.grid().cells_where(|&square| square == Square::Hole);
        let board = bounds
            .without(holes)
            .expect("fewer cells than there is room for");
        let corners: BTreeSet<Coord> = board.corners().collect();
        let place = |at| bounds.index_of(at);
        let cell = |at: Coord| {
            let neighbours: Vec<_> = board.neighbours(at, &Direction::ALL).collect();
            let exposes = neighbours.iter().filter(|(_, next)| corners.contains(next));
            let exposes = exposes.filter_map(|&(direction, corner)| {
                let by = if direction.is_diagonal() {
                    ACROSS_CORNER
                } else {
                    BESIDE_CORNER
                };
                let corner = place(corner)?;
                Some(Exposed { corner, by })
            });
            let worth = if corners.contains(&at) {
                CORNER
            } else if Direction::ALL
                .iter()
                .all(|&direction| board.step(at, direction).is_some())
            {
                0
            } else {
                EDGE
            };
            let exposes = exposes.collect();
            let neighbours = neighbours.into_iter().filter_map(|(_, next)| place(next));
            Cell {
                worth,
                exposes,
                neighbours: neighbours.collect(),
            }
        };
        let cells = bounds.coords().map(cell).collect();
        Self { bounds, cells }
    }
}

impl<R: Rules<State: View, Move = PlaceOrPass>> Judge<R> for Cells {
    fn knows_the_order(&self) -> bool {
        true
    }

    fn worth(&self, rules: &R, state: &R::State) -> i32 {
        let glyphs = state.glyphs();
        let glyphs: Vec<_> = glyphs.iter().copied().collect();
        let sign = |glyph| match glyph {
            _ if glyph == char::from(state.turn()) => 1,
            _ if glyph == char::from(state.turn().other()) => -1,
            _ => 0,
        };
        let (mut sum, mut discs, mut empty) = (0, 0, 0);
        for (&glyph, cell) in glyphs.iter().zip(&self.cells) {
            let side = sign(glyph);
            discs += side;
            if side != 0 {
                let given = cell.exposes.iter();
                let given = given.filter(|exposed| glyphs[exposed.corner] == '.');
                let given: i32 = given.map(|exposed| exposed.by).sum();
                sum += side * (cell.worth - given);
            } else if glyph == '.' {
                empty += 1;
                let beside = cell.neighbours.iter().map(|&next| sign(glyphs[next]));
                let (own, theirs) = beside.fold((false, false), |(own, theirs), side| {
                    (own || side > 0, theirs || side < 0)
                });
                sum += FRONTIER * (i32::from(theirs) - i32::from(own));
            }
        }
        if empty <= LATE {
            sum += DISC * discs;
        }
        let moves = i32::try_from(rules.count_moves(state)).unwrap_or(0);
        sum + MOVE * moves
    }

    /// Corners come first, and cells that expose them last.
    fn promising(&self, rules: &R, state: &R::State) -> Vec<PlaceOrPass> {
        let mut moves = listed(rules, state);
        moves.sort_by_cached_key(|&m| match m {
            PlaceOrPass::Pass => 0,
            PlaceOrPass::Place(at) => self.bounds.index_of(at).map_or(0, |place| {
                let cell = &self.cells[place];
                let given: i32 = cell.exposes.iter().map(|exposed| exposed.by).sum();
                given - cell.worth
            }),
        });
        moves
    }
}
