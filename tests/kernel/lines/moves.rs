//! Moves off the board or without end, and chains that are the same move. The comparison with the naive program is in
//! `boards/`.

use collinear::{
    Removal,
    boards::{Place, Plane},
    lines::{distinct_chains, longest_of},
};

use super::*;
use crate::naive::ask::is_free;

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn off_the_board_nothing_moves_and_nothing_is_found(grid in a_grid()) {
        let board = grid.bounds();
        let (all, any) = (|_: Coord| true, |_: Option<Coord>| true);
        let ways = directions();
        for from in cells_off(board) {
            for way in ways.clone() {
                let nothing = |wanted| Miss::new(wanted, from, way, 0, Stop::Edge);
                for run in [board.run(from, way, all), board.slide(from, way, .., all)] {
                    prop_assert_eq!((run.line.len(), run.stop), (0, Stop::Edge));
                }
                let through = board.run_through(from, way, all);
                let ends = (through.line.len(), through.behind, through.ahead);
                prop_assert_eq!(ends, (0, Stop::Edge, Stop::Edge));
                prop_assert_eq!(board.first_hit(from, way, all), Err(nothing(Wanted::Hit)));
                prop_assert_eq!(board.last_free(from, way, all), Err(nothing(Wanted::Room)));
                prop_assert_eq!(board.drop_from(from, way, all), Err(nothing(Wanted::Room)));
                prop_assert_eq!(board.push(from, way, 3, all, any), Err(nothing(Wanted::Room)));
                prop_assert_eq!(board.hop(from, way, all, all), Err(nothing(Wanted::Hurdle)));
                prop_assert_eq!(board.custodial(from, way, all, any), Err(nothing(Wanted::Inner)));
                prop_assert_eq!(board.intervene(from, way, all), Err(nothing(Wanted::Inner)));
                let bracket = board.bracket(from, way, 0.., |_| false, all);
                prop_assert_eq!(bracket, Err(nothing(Wanted::Anchor)));
                prop_assert_eq!(board.far_hops(from, way, all, all, all).next(), None);
                prop_assert_eq!(board.hops_on(from, way, all, all).next(), None);
                prop_assert_eq!(board.beam(from, way, |_, way| Some(way)).end(), Stop::Edge);
                prop_assert_eq!(board.whole_line(from, way), None);
                prop_assert_eq!(board.count_on_line(from, way, all), 0);
            }
            prop_assert_eq!(board.seen_from(from, &ways, all).next(), None);
            let never = |_, _: &[Hop], _: &mut Vec<Hop>| panic!("no cell of the board");
            prop_assert_eq!(board.chains_by(from, never).next(), None);
            prop_assert_eq!(board.chains(from, &ways, all, all, Removal::AtOnce).next(), None);
            let one = Length::AtLeast(1);
            prop_assert_eq!(board.k_lines_through(from, &ways, one, all).count(), 0);
            let sides = board.surround(from, &ways, any);
            prop_assert_eq!((sides.closed, sides.open, sides.gap), (0, 0, None));
            for at in board.coords() {
                let off = Err(PathError::OffBoard { at: from });
                prop_assert_eq!(board.path(from, at, all), off);
                prop_assert_eq!(board.path(at, from, all), off);
                prop_assert_eq!(board.path_along(at, Direction::E, from, 9, all), off);
            }
        }
    }

    #[test]
    fn cells_off_the_board_are_not_reached(grid in a_grid()) {
        let board = grid.bounds();
        for from in cells(board) {
            let steps = |at: Coord| cells_off(board).into_iter().chain([at, from]);
            let reached = board.reach_by([from], steps);
            prop_assert_eq!(reached.cells(), [from]);
        }
        let never = |_| -> Option<Coord> { panic!("nothing is reached") };
        prop_assert!(board.reach_by(cells_off(board), never).cells().is_empty());
        let off = board.flood(cells_off(board), &Direction::ALL, |_| true);
        prop_assert_eq!(off.cells(), []);
        prop_assert!(cells_off(board).into_iter().all(|at| !off.contains(at)));
    }
}

#[test]
fn on_a_plane_hops_end_at_the_reach_of_a_walk() {
    let at = Place::new(0, 0);
    let on = Plane::BOARD.hops_on(at, Direction::E, |_| true, |_| true);
    assert!(on.count() <= 1 << 20);
    let near = Place::new(0, 1);
    let far = Plane::BOARD.far_hops(at, Direction::E, |to| to != near, |_| true, |_| true);
    assert!(far.count() <= 1 << 20);
}

#[test]
fn chains_that_take_the_same_are_one_move() {
    let grid = Grid::parse(". . . . .\n. a x . .\n. x . x .\n. . x . .").unwrap();
    let (at, ways) = (Coord::new(1, 1), Direction::ORTHOGONAL);
    let chains: Vec<_> = grid
        .chains(at, &ways, is_x, is_free, Removal::AtEnd)
        .collect();
    assert_eq!(chains.len(), 2);
    assert_eq!(distinct_chains(chains.clone()), chains[..1]);
    // Not if they end at other cells, nor if one captures more.
    let ends = [
        chains[0][..1].to_vec(),
        chains[0].clone(),
        chains[1][..1].to_vec(),
    ];
    assert_eq!(distinct_chains(ends.clone()), ends);
    assert_eq!(longest_of(ends), chains[..1]);
    assert_eq!(longest_of::<Coord, Coord>([]), Vec::<Vec<Hop>>::new());
}
