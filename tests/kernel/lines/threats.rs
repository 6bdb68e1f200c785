//! The shapes of the literature, and the same words on grids and on bounds.

use collinear::lines::Threat;

use super::*;
use crate::naive::ask::is_free;

const FIVE: Length = Length::AtLeast(5);
const EXACTLY_FIVE: Length = Length::Exactly(5);

/// What a threat is, where it can be made, by what it is carried out and by what defended, as columns.
fn said(threat: &Threat) -> String {
    let cols = |cells: &mut dyn Iterator<Item = Coord>| {
        let cols: Vec<_> = cells.map(|at| at.col.to_string()).collect();
        cols.join(" ")
    };
    let open = if threat.is_open { "open, " } else { "" };
    let first = threat.line.first().map_or(0, |at| at.col);
    format!(
        "{open}lacks {} in {first}..{}: {} / {}",
        threat.lacks,
        first + threat.line.len(),
        cols(&mut threat.gains()),
        cols(&mut threat.defences())
    )
}

/// The threats along a row through the piece that is written as `@`.
fn along_the_row(row: &str, length: Length) -> Vec<String> {
    let grid = Grid::parse(row).expect("a row");
    let (at, _) = grid
        .indexed()
        .find(|&(_, &cell)| cell == '@')
        .expect("an @");
    let is_mine = |cell: &char| matches!(cell, 'x' | '@');
    let threats = grid.threats_through(at, &[Direction::E], length, is_mine, is_free);
    threats.map(|threat| said(&threat)).collect()
}

#[test]
fn shapes_of_the_literature_are_told_by_what_the_next_piece_makes() {
    for (row, length, expected) in [
        // Five and more.
        (". x x @ x x .", FIVE, &["lacks 0 in 1..6:  / "][..]),
        ("x x x @ x x .", FIVE, &["lacks 0 in 0..6:  / "]),
        (". x x @ x x .", EXACTLY_FIVE, &["lacks 0 in 1..6:  / "]),
        ("x x x @ x x .", EXACTLY_FIVE, &[]),
        // Fours.
        (". x @ x x .", FIVE, &["open, lacks 1 in 0..6: 0 5 / 0 5"]),
        (". x @ x x . x", FIVE, &["open, lacks 1 in 0..7: 0 5 / 0 5"]),
        (". x @ x x . x", EXACTLY_FIVE, &["lacks 1 in 0..5: 0 / 0"]),
        ("o x @ x x .", FIVE, &["lacks 1 in 1..6: 5 / 5"]),
        ("o x x . @ x o", FIVE, &["lacks 1 in 1..6: 3 / 3"]),
        ("o x @ x x o", FIVE, &[]),
        (
            "x . x @ x . x",
            FIVE,
            &["lacks 1 in 0..5: 1 / 1", "lacks 1 in 2..7: 5 / 5"],
        ),
        (
            "x x . @ x . x x",
            FIVE,
            &["lacks 1 in 0..5: 2 / 2", "lacks 1 in 3..8: 5 / 5"],
        ),
        (
            "x x x . @ . x x x",
            EXACTLY_FIVE,
            &["lacks 1 in 0..5: 3 / 3", "lacks 1 in 4..9: 5 / 5"],
        ),
        ("x x x x . @", FIVE, &["lacks 1 in 0..6: 4 / 4"]),
        ("x x x x . @", EXACTLY_FIVE, &[]),
        // Threes.
        (". . x @ x . .", FIVE, &["open, lacks 2 in 0..7: 1 5 / 1 5"]),
        (
            "o . x @ x . . o",
            FIVE,
            &["open, lacks 2 in 1..7: 5 / 1 5 6"],
        ),
        ("o . x @ x . o", FIVE, &["lacks 2 in 1..6: 1 5 / 1 5"]),
        (". @ . x x .", FIVE, &["open, lacks 2 in 0..6: 2 / 0 2 5"]),
        ("o @ . x x . .", FIVE, &["lacks 2 in 1..6: 2 5 / 2 5"]),
        ("@ . x . x", FIVE, &["lacks 2 in 0..5: 1 3 / 1 3"]),
        (
            "x . . . x @ x . . .",
            EXACTLY_FIVE,
            &["open, lacks 2 in 2..9: 3 7 / 3 7"],
        ),
        // Where one more would make too many, there is no room.
        ("x . x @ x . .", EXACTLY_FIVE, &["lacks 1 in 0..5: 1 / 1"]),
        (
            "x . . @ x x . . x",
            EXACTLY_FIVE,
            &["lacks 2 in 2..7: 2 6 / 2 6"],
        ),
        (
            "x . @ x x . x",
            EXACTLY_FIVE,
            &["lacks 1 in 0..5: 1 / 1", "lacks 1 in 2..7: 5 / 5"],
        ),
        // Nothing yet, and no room.
        (". . . @ x . . .", FIVE, &[]),
        ("o x @ x .", FIVE, &[]),
        // Four in a row.
        (
            ". x @ . .",
            Length::AtLeast(4),
            &["open, lacks 2 in 0..5: 3 / 0 3 4"],
        ),
    ] {
        assert_eq!(along_the_row(row, length), expected, "{length}: {row}");
    }
}

/// All threats of a row, the pieces `x`.
fn of_the_row(row: &str, length: Length) -> Vec<String> {
    let grid = Grid::parse(row).expect("a row");
    let threats = grid.threats(&[Direction::E], length, is_x, is_free);
    threats.map(|threat| said(&threat)).collect()
}

#[test]
fn what_several_pieces_see_is_one_threat_of_the_board() {
    for (row, k, expected) in [
        // The first piece sees a three, all others an open one around it.
        (
            "x . x x . x .",
            5,
            &["open, lacks 2 in 0..7: 4 / 1 4 6"][..],
        ),
        // Nobody sees all windows with the two gaps.
        ("x x x . . x x x", 5, &["lacks 2 in 0..8: 3 4 / 3 4"]),
        // Each run sees what is beside it.
        (
            "x . x . x . x . x . x . x",
            4,
            &[
                "open, lacks 2 in 0..9: 3 5 / 3 5",
                "open, lacks 2 in 2..11: 5 7 / 5 7",
                "open, lacks 2 in 4..13: 7 9 / 7 9",
            ],
        ),
        // A four, and a three farther on.
        (
            "x x x x . . . x x x . .",
            5,
            &[
                "lacks 1 in 0..5: 4 / 4",
                "open, lacks 2 in 5..12: 6 10 / 6 10",
            ],
        ),
    ] {
        assert_eq!(of_the_row(row, Length::AtLeast(k)), expected, "{k}: {row}");
    }
}

#[test]
fn a_move_that_is_only_thought_of_makes_a_double_four() {
    let grid = Grid::parse(
        "o x x . x .
         . . . . . .
         . . . x . .
         . . . x . .
         . . . x . .",
    );
    let grid = grid.expect("a board");
    let at = Coord::new(0, 3);
    let mine = |cell: Coord| cell == at || grid[cell] == 'x';
    let board = grid.bounds();
    let threats = board.threats_through(at, &Direction::AXES, FIVE, mine, |cell| grid[cell] == '.');
    let gains: Vec<_> = threats
        .map(|threat| (threat.lacks, threat.gains().collect::<Vec<_>>()))
        .collect();
    assert_eq!(
        gains,
        [(1, vec![Coord::new(1, 3)]), (1, vec![Coord::new(0, 5)])]
    );
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn grids_answer_as_bounds_do(grid in a_grid(), axes in some_axes(), length in a_length()) {
        let (board, x, free) = (grid.bounds(), is(&grid, 'x'), is(&grid, '.'));
        let all = board.completions(&axes, length, x, free);
        prop_assert!(grid.completions(&axes, length, is_x, is_free).eq(all));
        let all: Vec<Threat> = board.threats(&axes, length, x, free).collect();
        prop_assert!(grid.threats(&axes, length, is_x, is_free).eq(all.iter().copied()));
        for at in cells(board).into_iter().chain(cells_off(board)) {
            let found: Vec<_> = board.threats_through(at, &axes, length, x, free).collect();
            let threats = grid.threats_through(at, &axes, length, is_x, is_free);
            prop_assert!(threats.eq(found.iter().copied()));
            prop_assert!(found.is_empty() || on_board(board, at));
        }
    }

    #[test]
    fn an_axis_that_is_named_twice_or_both_ways_gives_its_threats_once(
        grid in a_grid(),
        axes in some_axes(),
        length in a_length(),
    ) {
        let cells = |threat: Threat| (threat.lacks, set(threat.line), threat.gains().collect::<CellSet>());
        let twice: Vec<_> = axes.iter().flat_map(|&axis| [axis, -axis]).collect();
        for at in self::cells(grid.bounds()) {
            let once = |axes: &[Direction]| -> Vec<_> {
                let threats = grid.threats_through(at, axes, length, is_x, is_free);
                threats.map(cells).collect()
            };
            let (found, again) = (once(&axes), once(&twice));
            prop_assert_eq!(&found, &again, "{} {} {:?}", at, length, axes);
        }
    }
}
