//! Random boards, grids and played games for your own property tests: [`proptest`] strategies.
//!
//! - boards: [`bounds`] (rectangles in every wrap), [`twisted`], [`hexagons`], [`windows`] of a plane, [`tracks`]
//!   (listed lines), and any of them with holes: [`holed`]
//! - on boards: [`cells`], [`grids`]
//! - of any [`Rules`]: [`games`] played at random, and [`states`] during them
//!
//! The sides of boards are strategies too: `0..=7_usize`, or `prop_oneof![Just(1_usize), 4..=8_usize]`. Values shrink
//! towards small boards, few pieces and short games.
//!
//! ```
//! use collinear::rules::reversi::{PlaceOrPass, Reversi};
//! use collinear::testing::strategies::{bounds, games, grids};
//! use collinear::{Direction, Grid, Length, Symmetry};
//! use proptest::prelude::*;
//!
//! // In a `#[test]` function: turning a board keeps its number of lines of three.
//! let marks = prop::sample::select(vec!['x', 'o', '.']);
//! proptest!(|(grid in grids(bounds(0..=6_usize), marks))| {
//!     let three = Length::AtLeast(3);
//!     let count = |grid: &Grid<char>| {
//!         grid.k_lines(&Direction::AXES, three, |&mark| mark == 'x').count()
//!     };
//!     prop_assert_eq!(count(&grid.transformed(Symmetry::QuarterTurn)), count(&grid));
//! });
//!
//! // In another test: a move in Reversi adds a disc, a pass does not.
//! let some = ProptestConfig::with_cases(8);
//! proptest!(some, |(game in games(Just(Reversi::default()), 0..=60))| {
//!     let added = game.record().iter().filter(|&&m| m != PlaceOrPass::Pass).count();
//!     prop_assert_eq!(game.state().disc_counts().iter().sum::<usize>(), 4 + added);
//! });
//! ```

use core::fmt::Debug;
use std::vec::Vec;

use proptest::{
    collection::{SizeRange, vec},
    prelude::{Just, Strategy, any},
    sample::{Index, select},
};

use crate::{
    boards::{Hexagons, Holed, Place, Plane, Seam, Tracks, Twisted, Window},
    geometry::{Board, Bounds, Finite, Wrap},
    grid::Grid,
    rules::{Game, Rules},
};

/// The reason for a rejected sample: no such board, or one too large for memory.
const TOO_MANY: &str = "sides that a board can have";

/// The ways to join the sides of a rectangle, [`Wrap::None`] first.
pub fn wraps() -> impl Strategy<Value = Wrap> + Clone {
    select(&[Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both][..])
}

/// Rectangles with sides of these lengths, in every wrap.
#[doc(alias = "arbitrary")]
pub fn bounds(sides: impl Strategy<Value = usize> + Clone) -> impl Strategy<Value = Bounds> {
    (sides.clone(), sides, wraps()).prop_filter_map(TOO_MANY, |(rows, cols, wrap)| {
        Some(Bounds::new(rows, cols).ok()?.with_wrap(wrap))
    })
}

/// Rectangles with straight or twisted joined sides: bands, Möbius strips, tori, Klein bottles, projective planes.
pub fn twisted(
    sides: impl Strategy<Value = usize> + Clone,
) -> impl Strategy<Value = Board<Twisted>> {
    let seams = || select(&[Seam::Edge, Seam::Joined, Seam::Twisted][..]);
    (sides.clone(), sides, seams(), seams()).prop_filter_map(
        TOO_MANY,
        |(rows, cols, east_west, north_south)| {
            let flat = Twisted::new(rows, cols).ok()?;
            let joined = flat.with_east_west(east_west).with_north_south(north_south);
            Some(joined.board())
        },
    )
}

/// Hexagons, rhombi and triangles of hexagons.
pub fn hexagons(
    sides: impl Strategy<Value = usize> + Clone,
) -> impl Strategy<Value = Board<Hexagons>> {
    (0..3_u8, sides.clone(), sides).prop_filter_map(TOO_MANY, |(shape, side, other)| {
        let board = match shape {
            0 => Hexagons::hexagon(side),
            1 => Hexagons::triangle(side),
            _ => Hexagons::rhombus(side, other),
        };
        Some(board.ok()?.board())
    })
}

/// Finite parts of the endless plane of squares, near its origin and far from it.
pub fn windows(
    sides: impl Strategy<Value = usize> + Clone,
) -> impl Strategy<Value = Board<Window>> {
    let first = || -9..=9_i32;
    (first(), first(), sides.clone(), sides).prop_filter_map(TOO_MANY, |(row, col, rows, cols)| {
        let window = Window::new(Plane, Place::new(row, col), rows, cols);
        Some(window.ok()?.board())
    })
}

/// Listed lines: up to `most_cells` cells and up to eight open or closed tracks, many of which cross themselves. Some
/// cells are on no track.
pub fn tracks(most_cells: u16) -> impl Strategy<Value = Board<Tracks>> {
    let track = (any::<bool>(), vec(any::<Index>(), 2..=8));
    (0..=most_cells, vec(track, 0..=8)).prop_filter_map(TOO_MANY, |(cells, picks)| {
        Some(with_what_fits(cells, &picks)?.board())
    })
}

/// The board of these tracks, each shortened until it is valid together with the earlier tracks.
fn with_what_fits(cells: u16, picks: &[(bool, Vec<Index>)]) -> Option<Tracks> {
    let picked = |pick: &Index| u16::try_from(pick.index(cells.max(1).into())).unwrap_or(0);
    let mut board = Tracks::new(cells.into(), &[], &[]).ok()?;
    let mut tracks: Vec<(bool, Vec<u16>)> = Vec::new();
    for (is_closed, picks) in picks {
        let mut track: Vec<u16> = picks.iter().map(picked).collect();
        track.dedup();
        while track.len() > 1 {
            tracks.push((*is_closed, track.clone()));
            let listed = |closed| -> Vec<&[u16]> {
                let of_kind = tracks.iter().filter(|(is_closed, _)| *is_closed == closed);
                of_kind.map(|(_, cells)| &cells[..]).collect()
            };
            if let Ok(more) = Tracks::new(cells.into(), &listed(false), &listed(true)) {
                board = more;
                break;
            }
            tracks.pop();
            track.pop();
        }
    }
    Some(board)
}

/// These boards without up to eight of their cells. Some boards stay whole.
pub fn holed<B: Finite>(
    boards: impl Strategy<Value = Board<B>>,
) -> impl Strategy<Value = Board<Holed<B>>> {
    let holes = vec(any::<Index>(), 0..=8);
    (boards, holes).prop_filter_map(TOO_MANY, |(board, holes)| {
        let count = board.topology().cell_count();
        let cell = |hole: &Index| board.cells().nth(hole.index(count.max(1)));
        board.without(holes.iter().filter_map(cell)).ok()
    })
}

/// A board and one of its cells; boards without cells are skipped.
pub fn cells<B: Finite>(
    boards: impl Strategy<Value = Board<B>>,
) -> impl Strategy<Value = (Board<B>, B::Cell)> {
    (boards, any::<Index>()).prop_filter_map("a board has a cell", |(board, pick)| {
        let count = board.topology().cell_count();
        let at = board.cells().nth(pick.index(count.max(1)))?;
        Some((board, at))
    })
}

/// Grids on these boards, with these values.
pub fn grids<B: Finite, V: Strategy<Value: Debug> + Clone>(
    boards: impl Strategy<Value = Board<B>>,
    values: V,
) -> impl Strategy<Value = Grid<V::Value, B>> {
    let on_each_cell = move |board: Board<B>| {
        let values = vec(values.clone(), board.topology().cell_count());
        (Just(board), values)
    };
    let has_room = |board: &Board<B>| {
        let count = board.topology().cell_count();
        Vec::<V::Value>::new().try_reserve_exact(count).is_ok()
    };
    boards
        .prop_filter(TOO_MANY, has_room)
        .prop_flat_map(on_each_cell)
        .prop_filter_map(TOO_MANY, |(board, values)| {
            Grid::from_cells(board, values).ok()
        })
}

/// Games by these rules with `plies` random moves, or fewer if they end earlier. For one set of rules pass
/// `Just(rules)`.
///
/// # Panics
///
/// If a listed move is refused. [`check_rules`](super::check_rules) explains such a fault in detail.
#[doc(alias = "playout")]
pub fn games<R>(
    rules: impl Strategy<Value = R>,
    plies: impl Into<SizeRange>,
) -> impl Strategy<Value = Game<R>>
where
    R: Rules<State: Debug> + Debug,
{
    (rules, vec(any::<Index>(), plies)).prop_map(|(rules, picks)| {
        let mut game = Game::new(rules);
        for pick in picks {
            let moves: Vec<_> = game.moves().collect();
            if moves.is_empty() {
                break;
            }
            let played = game.play(moves[pick.index(moves.len())].clone());
            played.expect("a move that the rules list is legal");
        }
        game
    })
}

/// Positions of games by these rules, after `plies` random moves or at the end.
#[doc(alias = "positions")]
pub fn states<R>(
    rules: impl Strategy<Value = R>,
    plies: impl Into<SizeRange>,
) -> impl Strategy<Value = R::State>
where
    R: Rules<State: Debug> + Debug,
{
    games(rules, plies).prop_map(|game| game.state().clone())
}
