//! Which boards have lines that come back, and which say so.

use collinear::{
    Aligned, Bounds, Finite, Headings, Topology, Wrap,
    boards::{
        Cuboid, Hex, HexPlane, Hexagons, Place, Plane, Seam, Tracks, Triangles, Twisted, Window,
    },
};

/// Asking for rings costs time: a board that can have none says so.
fn says_what_it_has<T: Finite + Headings>(board: &T) {
    let states = board
        .cells()
        .flat_map(|at| board.headings(at).map(move |heading| (at, heading)));
    let has_one = states
        .into_iter()
        .any(|(at, heading)| board.is_ring(at, heading));
    assert_eq!(board.has_rings(), has_one, "{board:?}");
}

#[test]
fn boards_have_rings_where_sides_are_joined() {
    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
        says_what_it_has(Bounds::new(3, 4).unwrap().with_wrap(wrap).topology());
    }
    for joined in [[false; 3], [true, false, false], [false, true, true]] {
        says_what_it_has(&Cuboid::new([2, 3, 3]).unwrap().with_joined(joined));
    }
    for seam in [Seam::Edge, Seam::Joined, Seam::Twisted] {
        let flat = Twisted::new(3, 4).unwrap();
        says_what_it_has(&flat.with_north_south(seam));
        says_what_it_has(&flat.with_east_west(seam));
    }
    says_what_it_has(&Hexagons::hexagon(3).unwrap());
    says_what_it_has(&Triangles::new(3, 4).unwrap());
    says_what_it_has(&Window::new(Plane, Place::new(-2, 7), 3, 4).unwrap());
    says_what_it_has(&Window::new(HexPlane, Hex::new(-2, 7), 3, 4).unwrap());
    says_what_it_has(&Tracks::nine_mens_morris());
    says_what_it_has(&Tracks::surakarta());
}

/// On boards without rings two cells are in line if a walk leads from one to the other.
fn is_aligned_along_walks<T: Finite + Headings + Aligned>(board: &T) {
    for from in board.cells() {
        for to in board.cells() {
            let mut found = None;
            for heading in board.headings(from) {
                let steps = board.steps_ahead(from, heading, usize::MAX);
                let reached = (1..=steps).find(|&steps| board.leap(from, heading, steps).0 == to);
                found = found.or(reached.map(|steps| (heading, steps)));
            }
            assert_eq!(
                board.heading_to(from, to),
                found,
                "{board:?} {from:?} {to:?}"
            );
        }
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
}

/// A board without end, or with one beyond the reach of its walks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Road {
    len: u32,
}

impl Topology for Road {
    type Cell = u32;
    type Heading = bool;

    const REACH: usize = 10;

    fn contains(&self, at: u32) -> bool {
        at < self.len
    }

    fn step(&self, from: u32, on: bool) -> Option<(u32, bool)> {
        let to = if on {
            from.checked_add(1)
        } else {
            from.checked_sub(1)
        };
        to.filter(|&to| self.contains(to)).map(|to| (to, on))
    }

    fn reversed(&self, _: u32, on: bool) -> bool {
        !on
    }
}

#[test]
fn a_ray_beyond_the_reach_of_a_board_has_no_end() {
    let road = Road { len: 100 };
    for (from, expected) in [
        (99, 0),
        (92, 7),
        (89, 10),
        (88, usize::MAX),
        (0, usize::MAX),
    ] {
        assert_eq!(
            road.steps_ahead(from, true, usize::MAX),
            expected,
            "from {from}"
        );
    }
}
