//! Listed lines: errors, drawings, and the ready-made boards.

use std::collections::{BTreeMap, BTreeSet};

use collinear::{Aligned, Finite, Headings, Layout, Stop, Topology, boards::Tracks};
use itertools::iproduct;

fn refusal(cells: usize, open: &[&[u16]], closed: &[&[u16]]) -> String {
    let board = Tracks::new(cells, open, closed);
    board.expect_err("it can't be a board").to_string()
}

#[test]
fn lists_that_are_no_board_are_refused_with_line_and_cell() {
    let long: Vec<u16> = (0..u16::MAX).chain(0..2).collect();
    let most = usize::from(u16::MAX);
    let nowhere = "has only one cell, 2";
    let no_cell = "has cell 3, but the board has 3 cells, numbered from 0";
    for (open, closed, track, why) in [
        (&[&[0, 1][..], &[]][..], &[][..], 1, "has no cells"),
        (&[], &[&[][..]], 0, "has no cells"),
        (&[&[0, 1], &[2]], &[], 1, nowhere),
        (&[&[0, 1]], &[&[2]], 1, nowhere),
        (&[&[0, 1], &[2, 3]], &[], 1, no_cell),
        (&[&[0, 1, 1, 2]], &[], 0, "has cell 1 twice in a row"),
        // Round the end of a ring.
        (&[], &[&[0, 1, 2, 0]], 0, "has cell 0 twice in a row"),
        (
            &[&[0, 1, 2], &[2, 1]],
            &[],
            1,
            "leads from cell 2 to cell 1, as track 0 does",
        ),
        (
            &[],
            &[&[0, 1, 2], &[2, 0]],
            1,
            "leads from cell 2 to cell 0, as track 0 does",
        ),
        (
            &[&[0, 1, 2, 0, 1]],
            &[],
            0,
            "leads from cell 0 to cell 1 twice",
        ),
        (&[], &[&[0, 1]], 0, "leads from cell 1 to cell 0 twice"),
    ] {
        assert_eq!(refusal(3, open, closed), format!("track {track} {why}"));
    }
    for (found, why) in [
        (
            refusal(65_536, &[], &[]),
            "65536 cells, but at most 65535 are possible",
        ),
        (
            refusal(most, &[&long], &[]),
            "track 0 has 65537 cells, more than 65535",
        ),
        (
            refusal(2, &vec![&[0, 1][..]; 65_536], &[]),
            "65536 tracks, but at most 65535 are possible",
        ),
    ] {
        assert_eq!(found, why);
    }
    let spots = |spots: &[(i32, i32)]| {
        let board = Tracks::new(3, &[&[0, 1, 2]], &[]).unwrap();
        let refused = board.with_spots(spots).err()?;
        Some(refused.to_string())
    };
    assert_eq!(spots(&[(0, 0), (1, 1)]).unwrap(), "2 spots for 3 cells");
    assert_eq!(
        spots(&[(0, 0), (1, 1), (0, 0)]).unwrap(),
        "cell 2 has the same spot as cell 0"
    );
    assert_eq!(spots(&[(i32::MIN, 0), (i32::MAX, 1), (0, -9)]), None);
}

#[test]
fn the_largest_board_and_the_smallest() {
    let all: Vec<u16> = (0..u16::MAX).collect();
    let board = Tracks::new(all.len(), &[&all], &[&all]).unwrap();
    let way = board.headings(0).next().unwrap();
    assert_eq!(board.board().ray_len(0, way), 65_534);
    assert_eq!(board.leap(0, way, 65_534).0, 65_534);
    assert!(board.board().lines(way).map(|line| line.len()).eq([65_535]));
    assert_eq!(board.spot(65_534), Some((65_534, 0)));
    let name = board.name(65_534);
    assert_eq!(board.cell_named(&name), Ok(65_534));

    for cells in [0, 1] {
        let board = Tracks::new(cells, &[], &[]).unwrap();
        assert_eq!(board.cell_count(), cells);
        assert_eq!(board.cells().flat_map(|at| board.headings(at)).count(), 0);
    }
    let nothing: Tracks = " \n\n".parse().unwrap();
    assert_eq!(nothing.cell_count(), 0);
}

#[test]
fn drawings_that_are_no_board_are_refused_with_row_and_column() {
    let no_point = "is neither a point (o, + or a number) nor part of a line (-, |, /, \\ or x)";
    let nowhere = "does not connect two points";
    for (drawing, row, col, what, why) in [
        ("o-o\n|#|", 2, 2, "'#'", no_point),
        ("o\t-o", 1, 2, "'\\t'", no_point),
        ("o--o-\n", 1, 5, "'-'", nowhere),
        ("o--|--o", 1, 2, "'-'", nowhere),
        ("o o\n |\no o", 2, 2, "'|'", nowhere),
        ("o\n \\\n\no", 2, 2, "'\\\\'", nowhere),
        // A diagonal has the same slope all the way.
        ("o\n \\\n   \\\n    o", 2, 2, "'\\\\'", nowhere),
        // One diagonal of a crossing is missing, or both are.
        ("o o\n x\n  o", 2, 2, "'x'", nowhere),
        ("oxo", 1, 2, "'x'", nowhere),
        // A line meets the first digit.
        (
            "0-1-2-3-4-5-6-7-8-9-10\n                     |\n                     11",
            2,
            22,
            "'|'",
            nowhere,
        ),
        ("oo\n  \\\n   oo", 2, 3, "'\\\\'", "belongs to two lines"),
        (
            "0-1-3",
            1,
            5,
            "point 3",
            "is too high: numbers start at 0 and have no gaps",
        ),
        ("0-1-1", 1, 5, "point 1", "occurs twice"),
        ("0-1-o", 1, 5, "either", "all points have numbers or none"),
    ] {
        let error = drawing.parse::<Tracks>().expect_err(drawing).to_string();
        let expected = format!("row {row}, column {col}: {what} {why}");
        assert_eq!(error, expected, "{drawing}");
    }
}

fn lists(drawing: &str) -> Vec<Vec<u16>> {
    let board: Tracks = drawing.parse().expect("it is drawn right");
    let tracks = board.tracks().iter();
    tracks.map(|track| track.cells().to_vec()).collect()
}

#[test]
fn what_is_drawn_is_what_is_listed() {
    // Adjacent points are not joined, and a straight line is one track.
    assert_eq!(lists("o-oo-o"), [[0, 1], [2, 3]]);
    assert_eq!(lists("o-o-----+"), [[0, 1, 2]]);
    // Points can be numbered; a number of two digits is at its first digit.
    assert_eq!(
        lists("1--10-9-8-7-6-5\n   |\n   0-4-3-2"),
        [vec![1, 10, 9, 8, 7, 6, 5], vec![0, 4, 3, 2], vec![10, 0]]
    );
    // Diagonals by one or by two columns, crossing between points or at a point.
    for drawing in [
        "o o\n x\no o",
        "o   o\n \\ /\n  x\n / \\\no   o",
        "o   o\n  x\no   o",
    ] {
        assert_eq!(lists(drawing), [[0, 3], [1, 2]], "{drawing}");
    }
    for drawing in [
        "o o\n\\|/\n",
        "o\n \\\n  o\n   \\\n    o",
        "o\n  \\\n    o\n      \\\n        o",
    ] {
        let lists = drawing
            .parse::<Tracks>()
            .map(|board| board.tracks().to_vec());
        assert_eq!(lists.is_ok(), drawing.len() > 8, "{drawing}");
        assert!(lists.is_err() || lists.unwrap()[0].cells() == [0, 1, 2]);
    }
}

#[test]
fn a_drawing_in_larger_units_is_the_same_board() {
    let small: Tracks = "o-o-o\n|\\|/|\no-o-o".parse().unwrap();
    for drawing in [
        "\n\n   o---o---o\n   | \\ | / |\n   o---o---o\n",
        "o---o---o\n|\\  |  /|\n| \\ | / |\n|  \\|/  |\no---o---o",
        "0-1-2\r\n|\\|/|\r\n3-4-5",
    ] {
        assert_eq!(drawing.parse::<Tracks>().unwrap(), small, "{drawing}");
    }
    assert_eq!(small.spot(5), Some((2, 1)));
}

#[test]
fn boards_that_are_ready_made_have_the_counts_that_are_known() {
    // Cells, the number of tracks of each length, the number of points on each number of tracks.
    let star = "2 x 6, 3 x 6, 4 x 6, 9 x 3, 10 x 6, 11 x 6, 12 x 6, 13 x 6";
    let boards = [
        (Tracks::nine_mens_morris(), 24, "3 x 16", "2 x 24"),
        // Rows and columns, the two main diagonals, and two of three points at each corner of the square between the
        // midpoints of the sides.
        (
            Tracks::alquerque(),
            25,
            "3 x 4, 5 x 12",
            "2 x 12, 3 x 4, 4 x 9",
        ),
        (
            Tracks::surakarta(),
            36,
            "6 x 12, 24 x 2",
            "2 x 4, 3 x 16, 4 x 16",
        ),
        (Tracks::star(), 121, star, "2 x 6, 3 x 115"),
    ];
    let census = |counts: &mut dyn Iterator<Item = usize>| {
        let mut found = BTreeMap::new();
        for count in counts {
            *found.entry(count).or_insert(0) += 1;
        }
        let texts = found
            .into_iter()
            .map(|(what, count)| format!("{what} x {count}"));
        texts.collect::<Vec<_>>().join(", ")
    };
    for (board, cells, lens, crossings) in boards {
        assert_eq!(board.cell_count(), cells);
        let mut tracks = board.tracks().iter().map(|track| track.cells().len());
        assert_eq!(census(&mut tracks), lens, "{board:?}");
        let mut through = board.cells().map(|at| board.axes(at).count());
        assert_eq!(census(&mut through), crossings, "{board:?}");
        // Connected: every point can be reached from every other.
        let ways: Vec<_> = board.cells().flat_map(|at| board.headings(at)).collect();
        let reached = board.board().flood([0], &ways, |_| true);
        assert_eq!(reached.cells().len(), cells);
        for cell in board.cells() {
            assert_eq!(board.cell_at(board.coord_of(cell).unwrap()), Some(cell));
        }
    }
    assert_eq!(Tracks::bagh_chal(), Tracks::alquerque());
    let morris = Tracks::nine_mens_morris();
    let names: Vec<_> = morris.cells().map(|at| morris.name(at)).collect();
    assert_eq!(names[..9].join(" "), "a7 d7 g7 b6 d6 f6 c5 d5 e5");
    assert_eq!(names[9..15].join(" "), "a4 b4 c4 e4 f4 g4");
    let refused = morris.cell_named("d4").unwrap_err().to_string();
    assert_eq!(refused, "the board has no cell at d4");
}

/// Along rows and columns, not round an arc.
#[test]
fn points_of_surakarta_are_in_line_on_paper() {
    let tracks = Tracks::surakarta();
    for (from, to) in iproduct!(tracks.cells(), tracks.cells()) {
        let [a, b] = [from, to].map(|at| tracks.coord_of(at).unwrap());
        let is_in_line = from != to && (a.row == b.row || a.col == b.col);
        let steps = tracks.heading_to(from, to).map(|(_, steps)| steps);
        assert_eq!(steps, is_in_line.then(|| a.distance(b)));
    }
}

#[test]
fn a_loop_closes_where_the_way_comes_back_too() {
    let tracks = Tracks::surakarta();
    let board = tracks.board();
    let loops: Vec<_> = tracks.axes(10).filter(|&way| tracks.is_loop(way)).collect();
    assert_eq!(loops.len(), 2, "the loop crosses itself there");
    let run = board.run(10, loops[0], |_| true);
    assert_eq!((run.line.len(), run.stop), (24, Stop::Ring));
    assert_eq!(run.line.iter().collect::<BTreeSet<_>>().len(), 20);
    let ring = |at| {
        let way = tracks.axes(at).find(|&way| tracks.is_loop(way)).unwrap();
        board.run_through(at, way, |_| true).line
    };
    assert_eq!(
        ring(10),
        ring(28),
        "a ring begins at the same cell wherever it is asked"
    );
    // Four arcs for each loop, at the same steps in both directions.
    for track in tracks.tracks().iter().filter(|track| track.is_closed()) {
        let start = track.cells()[0];
        let way = tracks.axes(start).find(|&way| tracks.is_loop(way)).unwrap();
        assert_eq!(tracks.arcs(start, way, 24), 4);
        assert_eq!(tracks.arcs(start, tracks.reversed(start, way), 24), 4);
        assert_eq!(tracks.arcs(start, way, 5), 0);
        assert_eq!(tracks.arcs(start, way, 6), 1);
    }
    assert_eq!(
        tracks
            .cells()
            .map(|at| tracks.chart_neighbours(at).count())
            .sum::<usize>(),
        220
    );
}
