//! The places and names of cells on paper, for each board.

use std::collections::BTreeSet;

use collinear::{
    Board, Coord, Grid, Layout, Wrap,
    boards::{Cuboid, Point, Seam, Tracks, Twisted},
};
use itertools::iproduct;

use super::list::{Visitor, Whole, each_board};
use crate::naive::board;

struct LiesOnPaper;

impl Visitor for LiesOnPaper {
    const OF_KINDS: bool = true;

    fn visit<T: Whole>(&mut self, board: &Board<T>) {
        let layout = board.topology();
        // `check_layout` checks the rest.
        let coords: BTreeSet<_> = layout.cells().map(|at| layout.on_paper(at)).collect();
        let names: BTreeSet<_> = layout.cells().map(|at| layout.name(at)).collect();
        let is_word = |name: &String| {
            let mut chars = name.chars();
            !name.is_empty() && chars.all(|char| !char.is_whitespace() && char != '#')
        };
        assert!(names.iter().all(is_word), "{names:?}");
        for name in ["", "?", "a0", "1", "99,99", "zz99"] {
            let error = layout.cell_named(name).unwrap_err();
            assert!(!names.contains(name), "{layout:?}: {name}: {error}");
        }

        // The text has each cell's character at its place, and spaces elsewhere.
        let grid = Grid::on(board.clone(), |_| 'x').unwrap().on_paper();
        assert!(
            grid.indexed()
                .all(|(at, &char)| (char == 'x') == coords.contains(&at))
        );
    }
}

#[test]
fn cells_lie_on_paper_no_two_on_one_spot() {
    each_board(&mut LiesOnPaper);
}

#[test]
fn a_box_of_four_dimensions_is_a_table_of_squares() {
    let tesseract = Cuboid::new([2, 3, 2, 2]).unwrap();
    let drawn = Grid::on(tesseract.board(), |Point([_, layer, ..])| {
        char::from(b'a' + u8::try_from(layer).unwrap())
    });
    let table = "a a   b b   c c\na a   b b   c c";
    let empty = " ".repeat(15);
    assert_eq!(
        drawn.unwrap().to_string(),
        format!("{table}\n{empty}\n{table}")
    );
    assert_eq!(tesseract.on_paper(Point([1, 2, 1, 0])), Coord::new(4, 6));
    assert_eq!(Layout::name(&tesseract, Point([1, 2, 1, 0])), "a2c2");
    let labels = tesseract.labels().unwrap();
    assert_eq!(labels.rows, ["1.1", "2.1", "", "1.2", "2.2"]);
    assert_eq!(labels.columns, ["aa", "ba", "", "ab", "bb", "", "ac", "bc"]);
}

#[test]
fn loops_have_arcs_round_the_corners_that_they_cut() {
    let surakarta = Tracks::surakarta();
    assert_eq!(
        (surakarta.strokes().count(), surakarta.corner_arcs().count()),
        (60, 8)
    );
    let names = |(from, to)| [from, to].map(|at| Layout::name(&surakarta, at));
    let arcs: Vec<_> = surakarta.corner_arcs().map(names).collect();
    assert!(arcs.contains(&["b6", "a5"].map(str::to_owned)));
    assert!(arcs.contains(&["d6", "f4"].map(str::to_owned)));

    let spots: Vec<_> = (0..9).map(|cell| (cell % 3, cell / 3)).collect();
    for (ring, strokes, arcs) in [
        // Along the sides; from the middle of a side to a corner; round the corner between two sides.
        (&[0, 2, 8, 6][..], 4, 0),
        (&[4, 2, 8], 3, 0),
        (&[4, 6, 0], 3, 0),
        (&[1, 5, 7, 3], 0, 4),
    ] {
        let ring = Tracks::new(9, &[], &[ring]).unwrap();
        let ring = ring.with_spots(&spots).unwrap();
        let found = (ring.strokes().count(), ring.corner_arcs().count());
        assert_eq!(found, (strokes, arcs), "{ring:?}");
    }
    // A ring without cells at its corners is drawn straight.
    let ring = Tracks::new(4, &[], &[&[0, 1, 2, 3]]).unwrap();
    let ring = ring.with_spots(&[(1, 0), (2, 1), (1, 2), (0, 1)]).unwrap();
    assert_eq!((ring.strokes().count(), ring.corner_arcs().count()), (4, 0));
}

#[test]
fn paper_is_joined_where_the_board_has_a_seam() {
    let seams = [Seam::Edge, Seam::Joined, Seam::Twisted];
    for (down, across) in iproduct!(seams, seams) {
        let flat = Twisted::new(3, 4).unwrap();
        let paper = flat.with_north_south(down).with_east_west(across).paper();
        let wrap = match (down, across) {
            (Seam::Edge, Seam::Edge) => Wrap::None,
            (Seam::Edge, _) => Wrap::EastWest,
            (_, Seam::Edge) => Wrap::NorthSouth,
            _ => Wrap::Both,
        };
        assert_eq!(paper, board(3, 4, wrap));
    }
}
