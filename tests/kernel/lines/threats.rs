//! The shapes of the literature, and the same queries on grids and bounds.

use collinear::lines::Threat;
use fastrand::Rng;

use super::*;
use crate::{boards::threats::threats_of_a_board, naive::ask::is_free};

const FIVE: Length = Length::AtLeast(5);
const EXACTLY_FIVE: Length = Length::Exactly(5);

/// A threat as text: what it lacks, its cells, gains and defences as columns.
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

#[test]
fn shapes_of_the_literature_are_told_by_what_the_next_piece_makes() {
    for (row, length, expected) in [
        // Five and more.
        (". x x x x x .", FIVE, &["lacks 0 in 1..6:  / "][..]),
        ("x x x x x x .", FIVE, &["lacks 0 in 0..6:  / "]),
        ("x x x x x x .", EXACTLY_FIVE, &[]),
        // Fours.
        (". x x x x .", FIVE, &["open, lacks 1 in 0..6: 0 5 / 0 5"]),
        (". x x x x . x", EXACTLY_FIVE, &["lacks 1 in 0..5: 0 / 0"]),
        ("o x x x x .", FIVE, &["lacks 1 in 1..6: 5 / 5"]),
        ("o x x . x x o", FIVE, &["lacks 1 in 1..6: 3 / 3"]),
        ("o x x x x o", FIVE, &[]),
        (
            "x . x x x . x",
            FIVE,
            &["lacks 1 in 0..5: 1 / 1", "lacks 1 in 2..7: 5 / 5"],
        ),
        ("x x x x . x", EXACTLY_FIVE, &[]),
        // Threes.
        (". . x x x . .", FIVE, &["open, lacks 2 in 0..7: 1 5 / 1 5"]),
        (
            "o . x x x . . o",
            FIVE,
            &["open, lacks 2 in 1..7: 5 / 1 5 6"],
        ),
        ("o . x x x . o", FIVE, &["lacks 2 in 1..6: 1 5 / 1 5"]),
        (". x . x x .", FIVE, &["open, lacks 2 in 0..6: 2 / 0 2 5"]),
        // There is no room if one more would make too many.
        (
            "x . . x x x . . x",
            EXACTLY_FIVE,
            &["lacks 2 in 2..7: 2 6 / 2 6"],
        ),
        // Not enough pieces or no room.
        (". . . x x . . .", FIVE, &[]),
        ("o x x x .", FIVE, &[]),
        // The first piece sees a three, all others an open one around it.
        ("x . x x . x .", FIVE, &["open, lacks 2 in 0..7: 4 / 1 4 6"]),
        // No piece sees all windows with the two gaps.
        ("x x x . . x x x", FIVE, &["lacks 2 in 0..8: 3 4 / 3 4"]),
        // Each run sees the cells beside it.
        (
            "x . x . x . x . x . x . x",
            Length::AtLeast(4),
            &[
                "open, lacks 2 in 0..9: 3 5 / 3 5",
                "open, lacks 2 in 2..11: 5 7 / 5 7",
                "open, lacks 2 in 4..13: 7 9 / 7 9",
            ],
        ),
        // A four, and a three farther on.
        (
            "x x x x . . . x x x . .",
            FIVE,
            &[
                "lacks 1 in 0..5: 4 / 4",
                "open, lacks 2 in 5..12: 6 10 / 6 10",
            ],
        ),
    ] {
        let grid = Grid::parse(row).expect("a row");
        let threats = grid.threats(&[Direction::E], length, is_x, is_free);
        let found: Vec<_> = threats.map(|threat| said(&threat)).collect();
        assert_eq!(found, expected, "{length}: {row}");
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn rectangles_have_the_threats_of_their_windows(grid in a_grid(), seed in any::<u64>()) {
        threats_of_a_board(&grid.bounds(), &|at| grid[at], &mut Rng::with_seed(seed));
    }

    #[test]
    fn grids_answer_as_bounds_do(grid in a_grid(), axes in some_axes(), length in a_length()) {
        let (board, x, free) = (grid.bounds(), is(&grid, 'x'), is(&grid, '.'));
        let all = board.completions(&axes, length, x, free);
        prop_assert!(grid.completions(&axes, length, is_x, is_free).eq(all));
        let all: Vec<Threat> = board.threats(&axes, length, x, free).collect();
        prop_assert!(grid.threats(&axes, length, is_x, is_free).eq(all.iter().copied()));
    }
}
