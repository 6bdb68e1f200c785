//! Chains of hops against a naive one that copies the board for every hop: on all sizes, wraps and
//! masks, in any directions.

use crate::naive::{
    self, a_grid,
    ask::{is_free, is_o, is_x},
    cases, cells, cells_off, direction, on_board,
};
use collinear::{
    Grid, Removal,
    geometry::{Coord, Direction, Wrap},
    lines::Hop,
};
use proptest::prelude::*;

/// There can be too many chains to be compared; these are enough.
const MOST: usize = 200;

const REMOVALS: [Removal; 2] = [Removal::AtOnce, Removal::AtEnd];

/// The directions of draughts, of peg solitaire on squares and triangles, and of nobody.
fn directions() -> [Vec<Direction>; 6] {
    [
        Direction::ORTHOGONAL.to_vec(),
        Direction::DIAGONAL.to_vec(),
        Direction::HEX.to_vec(),
        Direction::ALL.to_vec(),
        Direction::KNIGHT.to_vec(),
        vec![
            Direction::E,
            direction(0, 2),
            Direction::E,
            direction(-3, 1),
            Direction::S,
        ],
    ]
}

fn for_every_piece(grid: &Grid<char>, mut check: impl FnMut(Coord, &[Direction], Removal)) {
    let board = grid.bounds();
    for at in cells(board).into_iter().chain(cells_off(board)) {
        for directions in directions() {
            for removal in REMOVALS {
                check(at, &directions, removal);
            }
        }
    }
}

/// How many hops each chain has.
fn lens(chains: &[Vec<Hop>]) -> Vec<usize> {
    chains.iter().map(Vec::len).collect()
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn chains_are_those_found_by_playing_them(grid in a_grid()) {
        for_every_piece(&grid, |at, ways, removal| {
            let expected = naive::chains::chains(&grid, at, ways, removal, MOST);
            let (x, free) = (|at| grid[at] == 'x', |at| grid[at] == '.');
            let chains = grid.bounds().chains(at, ways, x, free, removal);
            let found: Vec<_> = chains.take(expected.len().max(1)).collect();
            assert_eq!(found, expected, "{at} {ways:?} {removal:?}\n{grid:?}");
            let of_grid = grid.chains(at, ways, is_x, is_free, removal);
            assert!(of_grid.take(expected.len().max(1)).eq(expected));
        });
    }

    #[test]
    fn all_chains_are_found_and_the_longest_are_the_longest_of_them(grid in a_grid()) {
        for_every_piece(&grid, |at, ways, removal| {
            let expected = naive::chains::chains(&grid, at, ways, removal, MOST);
            if expected.len() >= MOST {
                return;
            }
            let found: Vec<_> = grid.chains(at, ways, is_x, is_free, removal).collect();
            assert_eq!(found, expected, "{at} {ways:?} {removal:?}\n{grid:?}");
            let most = lens(&expected).into_iter().max();
            let longest = expected.into_iter().filter(|chain| Some(chain.len()) == most);
            let found = grid.longest_chains([at], ways, is_x, is_free, removal);
            assert_eq!(found, longest.collect::<Vec<_>>());
        });
    }

    #[test]
    fn a_chain_hangs_together_and_jumps_nothing_twice(grid in a_grid()) {
        for_every_piece(&grid, |at, ways, removal| {
            for chain in grid.chains(at, ways, is_x, is_free, removal).take(20) {
                assert!(on_board(grid.bounds(), at));
                let (mut now, mut jumped) = (at, Vec::new());
                for hop in chain {
                    assert_eq!(hop.from, now);
                    assert!(grid[hop.over] == 'x' && hop.over != at, "{hop:?}");
                    assert!(!jumped.contains(&hop.over), "{hop:?}");
                    let vacated = removal == Removal::AtOnce && jumped.contains(&hop.to);
                    assert!(grid[hop.to] == '.' || hop.to == at || vacated, "{hop:?}");
                    jumped.push(hop.over);
                    now = hop.to;
                }
            }
        });
    }

    #[test]
    fn pieces_that_are_no_hurdle_are_not_jumped(grid in a_grid()) {
        for_every_piece(&grid, |at, ways, removal| {
            let over_o = grid.chains(at, ways, is_o, is_free, removal).take(5);
            assert!(over_o.flatten().all(|hop| grid[hop.over] == 'o'));
        });
    }
}

/// What a piece on the `a` of a picture can do.
fn turns(picture: &str, ways: &[Direction], removal: Removal) -> Vec<String> {
    let grid = Grid::parse(picture).expect(picture);
    let at = grid
        .cells_where(|&cell| cell == 'a')
        .next()
        .expect("a piece");
    let chains = grid.chains(at, ways, is_x, is_free, removal);
    let text = |chain: Vec<Hop>| {
        let cells = chain
            .iter()
            .map(|hop| format!("-{}{}", hop.to.row, hop.to.col));
        cells.collect::<String>()
    };
    chains.map(text).collect()
}

#[test]
fn a_removed_piece_is_in_the_way_until_it_is_gone() {
    // Over the second x by steps of two, and back over the first one to where that x was.
    let ways = [direction(0, 2), Direction::W];
    let picture = "a . x x . .";
    assert_eq!(turns(picture, &ways, Removal::AtOnce), ["-04-02"]);
    assert_eq!(turns(picture, &ways, Removal::AtEnd), ["-04"]);
    // Also where pieces can be landed on.
    let grid = Grid::parse(picture).expect(picture);
    let hops = |removal| {
        let chains = grid.chains(Coord::new(0, 0), &ways, is_x, |_| true, removal);
        lens(&chains.collect::<Vec<_>>())
    };
    assert_eq!(hops(Removal::AtOnce), [2]);
    assert_eq!(hops(Removal::AtEnd), [1]);
}

#[test]
fn round_an_odd_ring_a_piece_lands_where_it_jumped_before() {
    // Along the upper row, down, over the joined sides, and up onto the first x.
    let grid = Grid::parse("a x . x .\n. x . . x\nx . . . .");
    let grid = grid.expect("a picture").with_wrap(Wrap::EastWest);
    let lens = |removal| {
        let at = Coord::new(0, 0);
        let chains = grid.chains(at, &Direction::ORTHOGONAL, is_x, is_free, removal);
        lens(&chains.collect::<Vec<_>>())
    };
    assert_eq!(lens(Removal::AtOnce), [5]);
    assert_eq!(lens(Removal::AtEnd), [4]);
}

#[test]
fn the_piece_comes_back_to_where_it_started_and_goes_on() {
    // A square of four: both ways round end where they began.
    let picture = "
        . . . . .
        . a x . .
        . x . x .
        . . x . .
    ";
    let round = ["-13-33-31-11", "-31-33-13-11"];
    for removal in REMOVALS {
        assert_eq!(turns(picture, &Direction::ORTHOGONAL, removal), round);
    }
}

#[test]
fn a_hop_that_two_directions_give_comes_once() {
    // Two columns wide and joined, NE and NW are the same step.
    let grid = Grid::parse("x .\n. x\na .")
        .expect("a picture")
        .with_wrap(Wrap::EastWest);
    let at = Coord::new(2, 0);
    let count = |ways: &[Direction]| {
        let free = |cell: &char| *cell != 'a';
        grid.chains(at, ways, is_x, free, Removal::AtOnce).count()
    };
    assert_eq!(count(&[Direction::NE, Direction::NW]), 1);
    assert_eq!(count(&[Direction::NW]), 1);
    assert_eq!(count(&[Direction::N, Direction::N]), 0);
}

#[test]
fn chains_are_looked_for_one_at_a_time() {
    // Millions of ways round this board; the first one is there at once.
    let grid = Grid::from_fn(41, 41, |at| match (at.row % 2, at.col % 2) {
        (0, 0) => '.',
        (1, 1) => '#',
        _ => 'x',
    });
    let grid = grid.expect("a board");
    let at = Coord::new(20, 20);
    let ways = Direction::ORTHOGONAL;
    let mut chains = grid.chains(at, &ways, is_x, is_free, Removal::AtEnd);
    assert!(chains.next().expect("a chain").len() > 50);
    assert!(chains.nth(1000).is_some());
}

#[test]
fn no_directions_are_no_chains() {
    let grid = Grid::parse("a x .").expect("a picture");
    let at = Coord::new(0, 0);
    for removal in REMOVALS {
        assert_eq!(grid.chains(at, &[], is_x, is_free, removal).next(), None);
        assert!(
            grid.longest_chains([at], &[], is_x, is_free, removal)
                .is_empty()
        );
    }
}
