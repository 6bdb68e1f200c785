//! Which boards have lines that return, and which cells are aligned.

use collinear::{
    Aligned, Bounds, Finite, Headings, Wrap,
    boards::{Cuboid, Hex, HexPlane, Hexagons, Place, Plane, Seam, Tracks, Twisted, Window},
};

/// Testing for rings costs time, so a board reports whether it can have them.
fn says_what_it_has<T: Finite + Headings>(board: &T) {
    let states = board
        .cells()
        .flat_map(|at| board.headings(at).map(move |heading| (at, heading)));
    let has_one = states
        .into_iter()
        .any(|(at, heading)| board.is_ring(at, heading));
    assert_eq!(board.has_rings(), has_one, "{board:?}");
}

/// Two cells are aligned if a walk leads from one to the other; the shortest one counts.
fn is_aligned_along_walks<T: Finite + Headings + Aligned>(board: &T) {
    says_what_it_has(board);
    for from in board.cells() {
        for to in board.cells().filter(|&to| to != from) {
            let ways = board.headings(from).filter_map(|way| {
                let steps = board.steps_ahead(from, way, usize::MAX);
                let reached = (1..=steps).find(|&steps| board.leap(from, way, steps).0 == to);
                Some((way, reached?))
            });
            let shortest = ways.min_by_key(|&(_, steps)| steps);
            let found = board.heading_to(from, to);
            assert_eq!(found, shortest, "{board:?} {from:?} {to:?}");
        }
    }
}

#[test]
fn boards_have_rings_where_sides_are_joined() {
    for wrap in [Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        says_what_it_has(Bounds::new(3, 4).unwrap().with_wrap(wrap).topology());
    }
    for joined in [[true, false, false], [false, true, true]] {
        says_what_it_has(&Cuboid::new([2, 3, 3]).unwrap().with_joined(joined));
    }
    for seam in [Seam::Edge, Seam::Joined, Seam::Twisted] {
        let flat = Twisted::new(3, 4).unwrap();
        says_what_it_has(&flat.with_north_south(seam));
        says_what_it_has(&flat.with_east_west(seam));
    }
}

#[test]
fn cells_are_aligned_if_a_walk_leads_from_one_to_the_other() {
    is_aligned_along_walks(Bounds::new(3, 4).unwrap().topology());
    is_aligned_along_walks(&Cuboid::new([2, 3, 3]).unwrap());
    is_aligned_along_walks(&Hexagons::hexagon(3).unwrap());
    is_aligned_along_walks(&Hexagons::triangle(4).unwrap());
    is_aligned_along_walks(&Window::new(Plane, Place::new(-2, 7), 3, 4).unwrap());
    is_aligned_along_walks(&Window::new(HexPlane, Hex::new(-2, 7), 3, 4).unwrap());
    is_aligned_along_walks(&Tracks::nine_mens_morris());
    says_what_it_has(&Tracks::surakarta());
    // The first of two equally short tracks.
    is_aligned_along_walks(&Tracks::new(4, &[&[0, 1, 2], &[0, 3, 2]], &[]).unwrap());
}
