//! What the values of boards say of themselves: their parts, their texts, and hashes that tell them apart.

use collinear::{
    Coord, Grid, Headings, Layout, Topology, Wrap,
    boards::{
        Cuboid, Delta, Hex, HexPlane, HexShape, Hexagons, Place, Plane, Seam, Strip, Tracks,
        Twisted, Window,
    },
    geometry::Tiling,
};

use crate::naive::{board, hash};

#[test]
fn parts_are_those_that_were_given() {
    let cuboid = Cuboid::new([2, 3, 4])
        .unwrap()
        .with_joined([true, false, true]);
    assert_eq!(cuboid.sides(), [2, 3, 4]);
    assert_eq!(cuboid.joined(), [true, false, true]);
    assert_eq!(Delta::new([2, -3, 0]).unwrap().steps(), [2, -3, 0]);

    let tracks = Tracks::new(4, &[&[3, 1, 2], &[1, 0]], &[]).unwrap();
    let ways: Vec<_> = tracks.headings(2).chain(tracks.headings(0)).collect();
    let parts: Vec<_> = ways
        .iter()
        .map(|way| (way.track(), way.index(), way.is_back()))
        .collect();
    assert_eq!(
        parts,
        [(0, 2, false), (0, 2, true), (1, 1, false), (1, 1, true)]
    );
    assert_eq!(ways[1].to_string(), "back along track 0");
    assert_eq!(ways[2].to_string(), "along track 1");
    assert!(tracks.contains(3) && !tracks.contains(4) && !tracks.contains(u16::MAX));
}

#[test]
fn shapes_and_headings_have_texts() {
    let (rows, cols) = (2, 3);
    for (shape, text) in [
        (HexShape::Hexagon { side: 3 }, "a hexagon of side 3"),
        (
            HexShape::Rhombus { rows, cols },
            "a rhombus of 2 rows and 3 columns",
        ),
        (HexShape::Triangle { side: 4 }, "a triangle of side 4"),
    ] {
        assert_eq!(shape.to_string(), text);
    }
    let strips = [
        (Strip::NorthEast, "NE"),
        (Strip::East, "E"),
        (Strip::SouthEast, "SE"),
        (Strip::SouthWest, "SW"),
        (Strip::West, "W"),
        (Strip::NorthWest, "NW"),
    ];
    for (strip, text) in strips {
        assert_eq!(format!("{strip:>3}"), format!("{text:>3}"));
    }
}

#[test]
fn paper_is_joined_where_the_board_has_a_seam() {
    let seams = [Seam::Edge, Seam::Joined, Seam::Twisted];
    for north_south in seams {
        for east_west in seams {
            let flat = Twisted::new(3, 4).unwrap();
            let paper = flat
                .with_north_south(north_south)
                .with_east_west(east_west)
                .paper();
            let wrap = match (north_south, east_west) {
                (Seam::Edge, Seam::Edge) => Wrap::None,
                (Seam::Edge, _) => Wrap::EastWest,
                (_, Seam::Edge) => Wrap::NorthSouth,
                _ => Wrap::Both,
            };
            assert_eq!(paper, board(3, 4, wrap));
        }
    }
}

#[test]
fn hexagons_lie_as_hexagons_and_squares_as_squares() {
    let window = Window::new(HexPlane, Hex::new(-1, 2), 3, 4).unwrap();
    assert_eq!(window.tiling(), Tiling::Hexagonal);
    assert_eq!(Hexagons::hexagon(3).unwrap().tiling(), Tiling::Hexagonal);
    let window = Window::new(Plane, Place::new(-1, 2), 3, 4).unwrap();
    assert_eq!(window.tiling(), Tiling::Square);
    let error = window.cell_named("7,7").unwrap_err();
    assert_eq!(
        error.to_string(),
        "off the board: its cells are -1,2 to 1,5"
    );
}

#[test]
fn the_six_around_a_hexagon_are_at_distance_one() {
    let at = Hex::new(3, -2);
    let around: Vec<_> = at.neighbours().collect();
    let expected: Vec<_> = HexPlane
        .headings(at)
        .filter_map(|way| HexPlane.step(at, way))
        .collect();
    assert!(
        around
            .iter()
            .copied()
            .eq(expected.into_iter().map(|(to, _)| to))
    );
    assert_eq!(at.ring(u64::MAX).count(), 0, "past the end of the numbers");
}

/// Hashes of different boards, lines and grids differ, but for accidents that these are none of.
#[test]
fn hashes_tell_values_apart() {
    let different = |hashes: Vec<u64>| {
        let mut distinct = hashes.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), hashes.len());
    };
    let tracks =
        |cells, open: &[&[u16]], closed: &[&[u16]]| Tracks::new(cells, open, closed).unwrap();
    different(vec![
        hash(&tracks(3, &[], &[])),
        hash(&tracks(4, &[], &[])),
        hash(&tracks(4, &[&[0, 1]], &[])),
        hash(&tracks(4, &[&[0, 1], &[2, 3]], &[])),
    ]);
    let lines = board(3, 3, Wrap::None).lines(collinear::Direction::E);
    different(lines.map(|line| hash(&line)).collect());
    let grids = ["xo", "ox", "xx"].map(|text| hash(&Grid::parse(text).unwrap()));
    different(grids.to_vec());
}

#[test]
fn a_step_between_two_corners_of_paper_is_a_stroke() {
    let spots: Vec<_> = (0..9).map(|cell| (cell % 3, cell / 3)).collect();
    for (ring, strokes, arcs) in [
        // Along the sides; from the middle to a corner; round the corner between two sides.
        (&[0, 2, 8, 6][..], 4, 0),
        (&[4, 2, 8], 3, 0),
        (&[4, 6, 0], 3, 0),
        (&[1, 5, 7, 3], 0, 4),
    ] {
        let board = Tracks::new(9, &[], &[ring])
            .unwrap()
            .with_spots(&spots)
            .unwrap();
        assert_eq!(
            (board.strokes().count(), board.corner_arcs().count()),
            (strokes, arcs),
            "{ring:?}"
        );
    }
}

#[test]
fn only_diagonals_cross() {
    for drawing in ["oxo", "o-x-o", "o\nx\no", " o \noxo\n o "] {
        assert!(drawing.parse::<Tracks>().is_err(), "{drawing}");
    }
    let crossed = "o o\n x\no o".parse::<Tracks>().unwrap();
    assert_eq!(crossed.tracks().len(), 2);
}

#[test]
fn a_long_walk_round_a_track_ends_where_its_remainder_does() {
    let ring = Tracks::new(3, &[], &[&[0, 1, 2]]).unwrap();
    let way = ring.headings(1).next().unwrap();
    for steps in [0, 1, 2, 3, 4, usize::MAX - 1, usize::MAX] {
        assert_eq!(
            ring.leap(1, way, steps),
            ring.leap(1, way, steps % 3),
            "{steps}"
        );
    }
}

#[test]
fn a_board_of_no_cells_is_stepped_on_by_nobody() {
    let at = Coord::new(0, 0);
    for (rows, cols) in [(0, 0), (0, 3), (3, 0)] {
        for empty in [Twisted::klein(rows, cols), Twisted::projective(rows, cols)] {
            let empty = empty.unwrap();
            for heading in empty.headings(at) {
                assert_eq!(empty.step(at, heading), None, "{empty:?}");
            }
        }
    }
}
