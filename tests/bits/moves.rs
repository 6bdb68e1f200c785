//! Steps, slides, hops, captures and floods of all cells at once, compared with the same query of `lines/` for
//! each cell.

use collinear::{Bounds, Coord, Direction, Gravity};
use proptest::prelude::*;

use crate::{
    Cells, a_pick, cells_of, for_every_board, holding,
    naive::{cases, direction, directions},
};

/// Compass directions, knight's moves, odd steps, and steps that leave any board.
fn steps() -> Vec<Direction> {
    const FAR: isize = isize::MAX;
    let far = [
        (FAR, 0),
        (0, -FAR),
        (-FAR, FAR),
        (1, FAR),
        (-FAR, -1),
        (-63, 0),
        (1, 127),
    ];
    let far = far.map(|(rows, cols)| direction(rows, cols));
    [directions(), far.to_vec()].concat()
}

/// Groups of directions: none, one, opposites, some repeated.
pub(crate) fn groups() -> [Vec<Direction>; 7] {
    [
        vec![],
        vec![Direction::NE],
        vec![Direction::E, Direction::W, Direction::E],
        Direction::ORTHOGONAL.to_vec(),
        Direction::HEX.to_vec(),
        Direction::ALL.to_vec(),
        steps(),
    ]
}

/// The union of the answers for each cell of a set.
fn from_each<I: IntoIterator<Item = Coord>>(set: &Cells, ask: impl Fn(Coord) -> I) -> Cells {
    holding(set.bounds(), cells_of(set).flat_map(ask))
}

fn is(set: &Cells) -> impl Fn(Coord) -> bool + Copy + '_ {
    |at| set[at]
}

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn a_shift_takes_each_cell_a_step(a in a_pick()) {
        for_every_board(|board, name| {
            let (bounds, a) = (board.bounds(), a.on(board.bounds()));
            for way in steps() {
                let expected = from_each(&a, |at| bounds.step(at, way));
                assert_eq!(board.shift(&a, way), expected, "{way} {name} {a:?}");
            }
        });
    }

    #[test]
    fn neighbours_are_those_of_each_cell(a in a_pick()) {
        for_every_board(|board, name| {
            let (bounds, a) = (board.bounds(), a.on(board.bounds()));
            for ways in groups() {
                let expected = from_each(&a, |at| {
                    let neighbours = bounds.neighbours(at, &ways);
                    neighbours.map(|(_, at)| at).collect::<Vec<_>>()
                });
                assert_eq!(board.neighbours(&a, &ways), expected, "{ways:?} {name} {a:?}");
            }
        });
    }

    #[test]
    fn slides_are_those_of_each_piece(a in a_pick(), clear in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let (a, clear) = (a.on(bounds), clear.on(bounds));
            for way in steps() {
                let expected = from_each(&a, |at| bounds.slide(at, way, .., is(&clear)).line);
                let found = board.slide(&a, way, &clear);
                assert_eq!(found, expected, "{way} {name} {a:?} {clear:?}");
                for max in [0, 1, 3, usize::MAX] {
                    let slide = |at| bounds.slide(at, way, ..=max, is(&clear));
                    let expected = from_each(&a, |at| slide(at).line);
                    let found = board.slide_at_most(&a, way, max, &clear);
                    assert_eq!(found, expected, "{max} {way} {name} {a:?} {clear:?}");
                }
            }
        });
    }

    /// A disc that is dropped on such a cell stays there.
    #[test]
    fn landings_are_where_a_drop_goes_no_farther(a in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let a = a.on(bounds);
            let rests = |at: &Coord| {
                bounds.drop_from(*at, Direction::S, |at| !a[at]) == Ok(*at)
            };
            let expected = holding(bounds, bounds.coords().filter(rests));
            assert_eq!(board.landings(&a), expected, "{name} {a:?}");

            // If no disc floats, these are the cells where discs dropped from the top land.
            let mut piled = a.clone();
            piled.compact(Direction::S, |&disc| {
                if disc { Gravity::Falls } else { Gravity::Empty }
            });
            let expected = holding(bounds, bounds.landings(Direction::S, |at| !piled[at]));
            assert_eq!(board.landings(&piled), expected, "{name} {piled:?}");
        });
    }

    #[test]
    fn hops_start_where_each_piece_can_hop(a in a_pick(), over in a_pick(), to in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let (a, over, to) = (a.on(bounds), over.on(bounds), to.on(bounds));
            for way in steps() {
                let hops = |at: &Coord| bounds.hop(*at, way, is(&over), is(&to)).is_ok();
                let expected = holding(bounds, cells_of(&a).filter(hops));
                let found = board.hop_starts(&a, way, &over, &to);
                assert_eq!(found, expected, "{way} {name} {a:?} {over:?} {to:?}");
            }
        });
    }

    #[test]
    fn captures_are_those_of_each_piece(a in a_pick(), prey in a_pick(), anvils in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let (a, prey, anvils) = (a.on(bounds), prey.on(bounds), anvils.on(bounds));
            let is_anvil = |at: Option<Coord>| at.is_some_and(is(&anvils));
            for way in steps() {
                let expected =
                    from_each(&a, |at| bounds.custodial(at, way, is(&prey), is_anvil).ok());
                let found = board.custodial(&a, way, &prey, &anvils);
                assert_eq!(found, expected, "{way} {name} {a:?} {prey:?} {anvils:?}");
            }
        });
    }

    #[test]
    fn a_flood_goes_on_through_all_connected_cells(a in a_pick(), through in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let (a, through) = (a.on(bounds), through.on(bounds));
            // Starting from many cells at once would hide which directions are followed.
            let corner = cells_of(&through).last().into_iter().collect::<Vec<_>>();
            for from in [a, holding(bounds, corner)] {
                for ways in groups() {
                    let region = region(bounds, &from, &ways, &through);
                    let found = board.flood(&from, &ways, &through);
                    assert_eq!(found, region, "{ways:?} {name} {from:?} {through:?}");
                }
            }
        });
    }

    #[test]
    fn a_flood_stops_in_the_round_that_comes_to_a_goal(through in a_pick(), goals in a_pick()) {
        for_every_board(|board, name| {
            let (through, goals) = (through.on(board.bounds()), goals.on(board.bounds()));
            let from = holding(board.bounds(), cells_of(&through).last());
            for ways in groups() {
                let region = region_until(&from, &ways, &through, &goals);
                let found = board.flood_until(&from, &ways, &through, &goals);
                assert_eq!(found, region, "{ways:?} {name} {through:?} {goals:?}");
            }
        });
    }
}

/// A flood in rounds, up to the round that reaches a goal.
fn region_until(from: &Cells, ways: &[Direction], through: &Cells, goals: &Cells) -> Cells {
    let bounds = from.bounds();
    let mut region = holding(bounds, cells_of(from).filter(|&at| through[at]));
    loop {
        let next = cells_of(&region).flat_map(|at| bounds.neighbours(at, ways));
        let fresh = next.map(|(_, at)| at).filter(|&at| through[at]);
        let grown = holding(bounds, cells_of(&region).chain(fresh));
        if grown == region || cells_of(&region).any(is(goals)) {
            return region;
        }
        region = grown;
    }
}

fn region(bounds: Bounds, from: &Cells, ways: &[Direction], through: &Cells) -> Cells {
    let region = bounds.flood(cells_of(from), ways, is(through));
    holding(bounds, region.cells().iter().copied())
}

#[test]
fn a_flood_follows_a_way_that_winds() {
    for_every_board(|board, name| {
        let bounds = board.bounds();
        // Every second row is open at one end only, right and left in turn.
        let is_open = |at: &Coord| {
            let end = if at.row % 4 == 1 {
                bounds.cols() - 1
            } else {
                0
            };
            at.row.is_multiple_of(2) || at.col == end
        };
        let maze = holding(bounds, bounds.coords().filter(is_open));
        let start = holding(bounds, bounds.coord_at(0));
        let ways = &Direction::ORTHOGONAL;
        assert_eq!(board.flood(&start, ways, &maze), maze, "{name}");
        assert_eq!(region(bounds, &start, ways, &maze), maze, "{name}");
    });
}
