//! Moves of pieces as games have them: far hops, hops straight on, steps of one's own, pushes, shots.
//! Next to the naive program they stand with the boards of every kind.

use collinear::{
    Removal,
    boards::{Place, Plane},
    lines::{distinct_chains, longest_of},
};

use super::*;
use crate::naive::ask::is_free;

fn row(picture: &str) -> Grid<char> {
    Grid::parse(picture).expect(picture)
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn off_the_board_nothing_moves(grid in a_grid()) {
        let board = grid.bounds();
        let all = |_: Coord| true;
        for from in cells_off(board) {
            for way in directions() {
                prop_assert_eq!(board.far_hops(from, way, 0.., 1.., all, all, all).next(), None);
                prop_assert_eq!(board.hops_on(from, way, all, all).next(), None);
                let push = board.push(from, way, 3, all, |_| true);
                prop_assert_eq!(push, Err(Miss::new(Wanted::Room, from, way, 0, Stop::Edge)));
                prop_assert!(board.shoot(from, way, from, all).line.is_empty());
            }
            let ways: Vec<_> = directions().into_iter().collect();
            prop_assert_eq!(board.slides_from(from, &ways, all).next(), None);
            prop_assert_eq!(board.hops_from(from, &ways, all, all).next(), None);
            let far = board.far_hops_from(from, &ways, 0.., 1.., all, all, all).next();
            prop_assert_eq!(far, None);
            prop_assert_eq!(board.brackets_from(from, &ways, 0.., |_| false, all).next(), None);
            prop_assert_eq!(board.shots_from(from, &ways, from, all).next(), None);
            let never = |_, _: &[Hop], _: &mut Vec<Hop>| panic!("no cell of the board");
            prop_assert_eq!(board.chains_by(from, never).next(), None);
        }
    }

    #[test]
    fn cells_off_the_board_are_not_reached(grid in a_grid()) {
        let board = grid.bounds();
        for from in cells(board) {
            let steps = |at: Coord| cells_off(board).into_iter().chain([at, from]);
            let reached = board.reach_by([from], steps);
            prop_assert_eq!(reached.cells(), [from]);
            prop_assert_eq!(board.connect_by([from], |at| at != from, steps), None);
            prop_assert_eq!(board.connect_by([from], |at| at == from, steps), Some(vec![from]));
        }
        let never = |_| -> Option<Coord> { panic!("nothing is reached") };
        prop_assert!(board.reach_by(cells_off(board), never).cells().is_empty());
    }

    #[test]
    fn a_flood_and_a_connection_are_reached_in_steps_along_the_headings(grid in a_grid()) {
        let (board, x) = (grid.bounds(), is(&grid, 'x'));
        for ways in [&Direction::ORTHOGONAL[..], &Direction::HEX, &Direction::KNIGHT] {
            let steps = |at| {
                let next = ways.iter().filter_map(move |&way| board.step(at, way));
                next.filter(|&at| x(at)).collect::<Vec<_>>()
            };
            for from in cells(board).into_iter().filter(|&at| x(at)) {
                prop_assert_eq!(board.reach_by([from], steps), board.flood([from], ways, x));
                let goal = |at: Coord| at.row == 0;
                let way = board.connect_by([from], goal, steps);
                prop_assert_eq!(way, board.connect([from], goal, ways, x));
            }
        }
    }
}

#[test]
fn what_jumps_from_afar() {
    // (row, before, behind, landing, columns to land on)
    let far = 0..;
    let rows: [(&str, _, _, &str, &[usize]); 9] = [
        ("K . o . . o .", (0, 9), (1, 9), ".", &[3, 4]),
        ("K . o . . o .", (0, 0), (1, 9), ".", &[]),
        ("K . o . . o .", (0, 9), (1, 9), "o", &[5]),
        ("K . o . . o .", (0, 9), (1, 9), ".o", &[3, 4, 5]),
        ("K . o . . o .", (0, 9), (1, 1), ".", &[3]),
        ("K . o . . o .", (0, 9), (2, 2), ".", &[4]),
        ("K . o o . . .", (0, 9), (1, 9), ".", &[]),
        ("K . x . . . .", (0, 9), (1, 9), ".", &[]),
        ("K o . . . . .", (1, 9), (1, 9), ".", &[]),
    ];
    for (picture, before, behind, landing, expected) in rows {
        let grid = row(picture);
        let lands = |&cell: &char| landing.contains(cell);
        let (before, behind) = (before.0..=before.1, behind.0..=behind.1);
        let at = Coord::new(0, 0);
        let hops = grid.far_hops(at, Direction::E, before, behind, is_free, is_o, lands);
        let found: Vec<_> = hops.map(|hop| hop.to.col).collect();
        assert_eq!(found, expected, "{picture} {landing}");
    }
    // Round a ring it comes to its own cell, and no further.
    let ring = row("K . o . .").with_wrap(Wrap::EastWest);
    let free = |cell: &char| *cell != 'o';
    let hops = ring.far_hops(Coord::new(0, 0), Direction::E, far, 1.., free, is_o, free);
    assert_eq!(hops.map(|hop| hop.to.col).collect::<Vec<_>>(), [3, 4]);
}

#[test]
fn hops_straight_on_end_where_the_ring_closes() {
    for (picture, expected) in [
        ("K o . o . x", &[2, 4][..]),
        ("K o . o . o", &[2, 4]),
        ("K o . o .", &[2, 4]),
        ("K o . o o .", &[2]),
        ("K o", &[]),
        ("K", &[]),
    ] {
        let ring = row(picture).with_wrap(Wrap::EastWest);
        let hops = ring.hops_on(Coord::new(0, 0), Direction::E, is_o, |&cell| cell != 'o');
        assert_eq!(hops.map(|hop| hop.to.col).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn on_a_plane_hops_end_at_the_reach_of_a_walk() {
    let at = Place::new(0, 0);
    let on = Plane::BOARD.hops_on(at, Direction::E, |_| true, |_| true);
    assert!(on.count() <= 1 << 20);
    let far = Plane::BOARD.far_hops(at, Direction::E, 0..1, 1.., |_| true, |_| true, |_| true);
    assert!(far.count() <= 1 << 20);
}

#[test]
fn chains_that_take_the_same_are_one_move() {
    let grid = row("
        . . . . .
        . a x . .
        . x . x .
        . . x . .
    ");
    let (at, ways) = (Coord::new(1, 1), Direction::ORTHOGONAL);
    let chains: Vec<_> = grid
        .chains(at, &ways, is_x, is_free, Removal::AtEnd)
        .collect();
    assert_eq!(chains.len(), 2);
    assert_eq!(distinct_chains(chains.clone()), chains[..1]);
    // Not where they end elsewhere, nor where one takes more.
    let ends = [
        chains[0][..1].to_vec(),
        chains[0].clone(),
        chains[1][..1].to_vec(),
    ];
    assert_eq!(distinct_chains(ends.clone()), ends);
    assert_eq!(longest_of(ends), chains[..1]);
    assert_eq!(longest_of::<Coord>([]), Vec::<Vec<Hop>>::new());
}

#[test]
fn two_or_three_push_fewer_at_abalone() {
    // From the first marble to the right: what stands there afterwards, and what is pushed out.
    for (picture, expected) in [
        ("x x o . .", Some((". x x o .", None))),
        ("x x o o .", None),
        ("x x x o o", Some((". x x x o", Some('o')))),
        ("x x o x .", None),
        ("x o . . .", None),
        ("x x . . .", Some((". x x . .", None))),
        ("x x x x .", None),
    ] {
        let mut grid = row(picture);
        let from = Coord::new(0, 0);
        let more = grid.slide_at_most(from, Direction::E, 2, is_x).line;
        let board = grid.bounds();
        let pushed = |at: Coord| at == from || more.contains(at) || grid[at] == 'o';
        let room = |to: Option<Coord>| to.is_none_or(|at| grid[at] == '.');
        let push = board.push(from, Direction::E, 2 * more.len(), pushed, room);
        let found = push.ok().map(|push| {
            let out = grid.push_line(&push, '.');
            (grid.to_string(), out)
        });
        let expected = expected.map(|(after, out)| (after.to_owned(), out));
        assert_eq!(found, expected, "{picture}");
    }
}

#[test]
fn a_push_says_why_there_is_no_room() {
    let why = |picture: &str, wrap, edge| {
        let grid = row(picture).with_wrap(wrap);
        let room = |to: Option<&char>| to.map_or(edge, is_free);
        let push = grid.push(Coord::new(0, 0), Direction::E, 2, is_o, room);
        push.map_or_else(|miss| miss.to_string(), |push| format!("{:?}", push.to))
    };
    let (flat, ring) = (Wrap::None, Wrap::EastWest);
    assert_eq!(why("x o o", flat, true), "None");
    assert_eq!(why("x o o", flat, false), "no room: edge after 2");
    assert_eq!(why("x o o", ring, true), "no room: ring after 2");
    assert_eq!(
        why("x o x", ring, true),
        "no room: blocked at (0, 2) after 1"
    );
    assert_eq!(
        why("x o o o .", flat, true),
        "no room: blocked at (0, 3) after 2"
    );
}
