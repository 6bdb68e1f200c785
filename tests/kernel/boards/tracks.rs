//! Listed lines: what is refused, what drawings mean, and the boards that are ready made.

use std::collections::BTreeSet;

use collinear::{
    Aligned, Coord, Finite, Headings, Layout, Length, NameError, Stop, Topology,
    boards::{Tracks, TracksError},
};

fn refusal(cells: usize, open: &[&[u16]], closed: &[&[u16]]) -> String {
    let board = Tracks::new(cells, open, closed);
    board.expect_err("it can't be a board").to_string()
}

#[test]
fn lists_that_are_no_board_are_refused_with_line_and_cell() {
    let long: Vec<u16> = (0..u16::MAX).chain(0..2).collect();
    let most = usize::from(u16::MAX);
    for (found, why) in [
        (refusal(3, &[&[0, 1], &[]], &[]), "track 1 has no cells"),
        (refusal(3, &[], &[&[]]), "track 0 has no cells"),
        (
            refusal(3, &[&[0, 1], &[2]], &[]),
            "track 1 leads nowhere: cell 2 is all it has",
        ),
        (
            refusal(3, &[&[0, 1]], &[&[2]]),
            "track 1 leads nowhere: cell 2 is all it has",
        ),
        (
            refusal(3, &[&[0, 1], &[2, 3]], &[]),
            "track 1 has cell 3, but the board has 3 cells, from 0 on",
        ),
        (
            refusal(0, &[&[0, 0]], &[]),
            "track 0 has cell 0, but the board has 0 cells, from 0 on",
        ),
        (
            refusal(3, &[&[0, 1, 1, 2]], &[]),
            "track 0 has cell 1 twice in succession",
        ),
        // Round the end of a ring.
        (
            refusal(3, &[], &[&[0, 1, 2, 0]]),
            "track 0 has cell 0 twice in succession",
        ),
        (
            refusal(4, &[&[0, 1, 2], &[3, 2, 1]], &[]),
            "track 1 leads from cell 2 to cell 1, as track 0 does",
        ),
        (
            refusal(4, &[], &[&[0, 1, 2], &[2, 0, 3]]),
            "track 1 leads from cell 2 to cell 0, as track 0 does",
        ),
        (
            refusal(3, &[&[0, 1, 2, 0, 1]], &[]),
            "track 0 leads from cell 0 to cell 1 twice",
        ),
        (
            refusal(2, &[], &[&[0, 1]]),
            "track 0 leads from cell 1 to cell 0 twice",
        ),
        (refusal(65_536, &[], &[]), "65536 cells are more than 65535"),
        (
            refusal(most, &[&long], &[]),
            "track 0 has 65537 cells, more than 65535",
        ),
        (
            refusal(2, &vec![&[0, 1][..]; 65_536], &[]),
            "65536 tracks are more than 65535",
        ),
    ] {
        assert_eq!(found, why);
    }
    let spots = |spots: &[(i32, i32)]| {
        let board = Tracks::new(3, &[&[0, 1, 2]], &[]).unwrap();
        board.with_spots(spots).map(|_| ())
    };
    assert_eq!(
        spots(&[(0, 0), (1, 1)]),
        Err(TracksError::Miscounted { spots: 2, cells: 3 })
    );
    assert_eq!(
        spots(&[(0, 0), (1, 1), (0, 0)]),
        Err(TracksError::SameSpot {
            cell: 2,
            earlier: 0
        })
    );
    assert_eq!(spots(&[(i32::MIN, 0), (i32::MAX, 1), (0, -9)]), Ok(()));
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
    for (drawing, why) in [
        (
            "o-o\n|#|",
            "row 2, column 2: '#' is neither a point (o, + or a number) nor part of a line (-, |, /, \\ or x)",
        ),
        (
            "o\t-o",
            "row 1, column 2: '\\t' is neither a point (o, + or a number) nor part of a line (-, |, /, \\ or x)",
        ),
        (
            "o--o-\n",
            "row 1, column 5: '-' leads from no point to another",
        ),
        (
            "o--|--o",
            "row 1, column 2: '-' leads from no point to another",
        ),
        (
            "o o\n |\no o",
            "row 2, column 2: '|' leads from no point to another",
        ),
        (
            "o\n \\\n\no",
            "row 2, column 2: '\\\\' leads from no point to another",
        ),
        // A diagonal leans alike all the way.
        (
            "o\n \\\n   \\\n    o",
            "row 2, column 2: '\\\\' leads from no point to another",
        ),
        // One of the diagonals of a crossing is not there.
        (
            "o o\n x\n  o",
            "row 2, column 2: 'x' leads from no point to another",
        ),
        (
            "0-1-3",
            "row 1, column 5: point 3 is too high: the numbers are 0 and on, without a gap",
        ),
        ("0-1-1", "row 1, column 5: point 1 is there twice"),
        (
            "0-1-o",
            "row 1, column 5: either all points have numbers or none",
        ),
        // A line meets the first digit.
        (
            "0-1-2-3-4-5-6-7-8-9-10\n                     |\n                     11",
            "row 2, column 22: '|' leads from no point to another",
        ),
        (
            "oo\n  \\\n   oo",
            "row 2, column 3: '\\\\' belongs to two lines",
        ),
    ] {
        let error = drawing.parse::<Tracks>().map(|_| ());
        assert_eq!(error.expect_err(drawing).to_string(), why, "{drawing}");
    }
}

fn lists(drawing: &str) -> Vec<Vec<u16>> {
    let board: Tracks = drawing.parse().expect("it is drawn right");
    let tracks = board.tracks().iter();
    tracks.map(|track| track.cells().to_vec()).collect()
}

#[test]
fn what_is_drawn_is_what_is_listed() {
    // Points next to each other are not joined, and what goes straight on is one track.
    assert_eq!(lists("o-oo-o"), [[0, 1], [2, 3]]);
    assert_eq!(lists("o-o-----+"), [[0, 1, 2]]);
    // Numbers name the points; one of two digits stands where its first one does.
    assert_eq!(
        lists("1--10-9-8-7-6-5\n   |\n   0-4-3-2"),
        [vec![1, 10, 9, 8, 7, 6, 5], vec![0, 4, 3, 2], vec![10, 0]]
    );
    // Diagonals, leaning by one or by two columns, crossing between points or at one.
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

/// A board, its cells, how many tracks of which length, how many points on how many tracks.
type Counts = (
    Tracks,
    usize,
    &'static [(usize, usize)],
    &'static [(usize, usize)],
);

#[test]
fn boards_that_are_ready_made_have_the_counts_that_are_known() {
    let boards: [Counts; 6] = [
        (Tracks::nine_mens_morris(), 24, &[(3, 16)], &[(2, 24)]),
        (
            Tracks::twelve_mens_morris(),
            24,
            &[(3, 20)],
            &[(2, 12), (3, 12)],
        ),
        // Rows and columns, the two great diagonals, and two of three points at each corner of the
        // square between the middles of the sides.
        (
            Tracks::alquerque(),
            25,
            &[(3, 4), (5, 12)],
            &[(2, 12), (3, 4), (4, 9)],
        ),
        (
            Tracks::bagh_chal(),
            25,
            &[(3, 4), (5, 12)],
            &[(2, 12), (3, 4), (4, 9)],
        ),
        (
            Tracks::surakarta(),
            36,
            &[(6, 12), (24, 2)],
            &[(2, 4), (3, 16), (4, 16)],
        ),
        (
            Tracks::star(),
            121,
            &[
                (2, 6),
                (3, 6),
                (4, 6),
                (9, 3),
                (10, 6),
                (11, 6),
                (12, 6),
                (13, 6),
            ],
            &[(2, 6), (3, 115)],
        ),
    ];
    let census = |counts: &mut dyn Iterator<Item = usize>| {
        let mut found = std::collections::BTreeMap::new();
        for count in counts {
            *found.entry(count).or_insert(0) += 1;
        }
        found.into_iter().collect::<Vec<_>>()
    };
    for (board, cells, lens, crossings) in boards {
        assert_eq!(board.cell_count(), cells);
        let mut tracks = board.tracks().iter().map(|track| track.cells().len());
        assert_eq!(census(&mut tracks), lens, "{board:?}");
        let mut through = board.cells().map(|at| board.axes(at).count());
        assert_eq!(census(&mut through), crossings, "{board:?}");
        // Connected: every point is reached from every other.
        let ways: Vec<_> = board.cells().flat_map(|at| board.headings(at)).collect();
        assert_eq!(
            board.board().flood([0], &ways, |_| true).cells().len(),
            cells
        );
        for cell in board.cells() {
            let name = board.name(cell);
            assert_eq!(board.cell_named(&name), Ok(cell));
            assert_eq!(board.cell_at(board.coord_of(cell).unwrap()), Some(cell));
        }
    }
    assert_eq!(Tracks::bagh_chal(), Tracks::alquerque());
}

#[test]
fn nine_mens_morris_has_two_mills_at_every_point() {
    let morris = Tracks::nine_mens_morris();
    let board = morris.board();
    let ways: Vec<_> = morris.ways().collect();
    let mills: Vec<_> = board.k_lines(&ways, Length::Exactly(3), |_| true).collect();
    assert_eq!(mills.len(), 16);
    for at in morris.cells() {
        let axes: Vec<_> = morris.axes(at).collect();
        let closed = board.k_lines_through(at, &axes, Length::Exactly(3), |_| true);
        assert_eq!(closed.count(), 2);
    }
    let names: Vec<_> = morris.cells().map(|at| morris.name(at)).collect();
    assert_eq!(names[..9].join(" "), "a7 d7 g7 b6 d6 f6 c5 d5 e5");
    assert_eq!(names[9..15].join(" "), "a4 b4 c4 e4 f4 g4");
    let way = morris.axes(1).last().unwrap();
    assert_eq!(board.run(1, way, |it| it != 7).stop, Stop::Blocked(7));
    assert_eq!(board.run(1, way, |_| true).stop, Stop::Edge);
    assert_eq!(
        board.run(1, way, |_| true).line.to_string(),
        format!("3 cells {way} from 1")
    );
    assert_eq!(
        morris.cell_named("d4"),
        Err(NameError::NoCell {
            name: morris
                .chart()
                .name_from(Coord::new(3, 3), collinear::Origin::BottomLeft)
                .unwrap()
        })
    );
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
    // Four arcs a loop, at the same steps whichever way round.
    for way in tracks.ways().filter(|&way| tracks.is_loop(way)) {
        let start = tracks.tracks()[way.track()].cells()[0];
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

#[test]
fn the_way_between_two_points_is_the_shortest_along_a_line() {
    let tracks = Tracks::surakarta();
    let board = tracks.board();
    for from in tracks.cells() {
        for to in tracks.cells().filter(|&to| to != from) {
            let (a, b) = (tracks.coord_of(from).unwrap(), tracks.coord_of(to).unwrap());
            let expected = (a.row == b.row || a.col == b.col).then(|| a.distance(b));
            assert_eq!(
                tracks.heading_to(from, to).map(|(_, steps)| steps),
                expected
            );
            let between = board.between(from, to);
            assert_eq!(board.between(to, from), between.map(|line| line.reversed()));
        }
    }
    // A line that bends meets another twice.
    let bent = Tracks::new(4, &[&[0, 1, 2], &[0, 3, 2]], &[]).unwrap();
    let between: Vec<_> = bent.board().between(2, 0).unwrap().iter().collect();
    assert_eq!(between, [1], "the first track of two that are as short");
}

#[test]
fn a_win_check_agrees_with_the_lines_where_a_line_crosses_itself() {
    let board = Tracks::new(6, &[&[0, 1, 2, 3, 1, 4], &[4, 5]], &[])
        .unwrap()
        .board();
    for k in 0..8 {
        for length in [Length::AtLeast(k), Length::Exactly(k)] {
            for at in board.cells() {
                let axes: Vec<_> = board.topology().axes(at).collect();
                let mut lines = board.k_lines_through(at, &axes, length, |_| true);
                let has_one = board.has_k_line_through(at, &axes, length, |_| true);
                assert_eq!(has_one, lines.next().is_some(), "{length} through {at}");
            }
        }
    }
}

#[test]
fn nothing_sees_itself_where_a_line_crosses_itself() {
    let tracks = Tracks::new(6, &[], &[&[3, 0, 5, 3, 1, 4]]).unwrap();
    let board = tracks.board();
    for heading in tracks.headings(3) {
        let is_piece = |at| at == 3;
        let miss = board.first_hit(3, heading, is_piece).unwrap_err();
        assert_eq!(miss.stop, Stop::Ring);
        let hits = (0..9).map_while(|n| board.nth_hit(3, heading, n, |_| true).ok());
        assert_eq!(hits.count(), miss.after);
        assert_eq!(board.seen_from(3, &[heading], is_piece).next(), None);
        assert_eq!(
            board.last_free(3, heading, |at| at != 3),
            board.last_free(3, heading, |_| true)
        );
        assert_eq!(board.shoot(3, heading, 0, |_| true).stop, Stop::Ring);
    }
}

#[test]
fn a_far_hop_lands_once_where_a_line_crosses_itself() {
    let tracks = Tracks::new(6, &[], &[&[3, 0, 5, 3, 1, 4]]).unwrap();
    let board = tracks.board();
    let (over, all) = (|at| at == 5, |_| true);
    let mut headings = tracks.headings(0);
    let onward = headings.find(|&way| board.step(0, way) == Some(5)).unwrap();
    let land = |behind| {
        let hops = board.far_hops(0, onward, .., behind, |at| at != 5, over, all);
        hops.map(|hop| hop.to).collect::<Vec<_>>()
    };
    assert_eq!(land(1..), [3, 1, 4]);
    assert_eq!(land(2..), [1, 4, 3], "it lands when it comes by again");
}
