//! What wins, what does not, and which lines are told.

use super::*;

/// Every cell of a stretch but one is the first player's, who then takes that one.
fn closed_at(rules: InARow, cells: &[Coord], last: Coord, elsewhere: &[Coord]) -> Game<InARow> {
    let (rows, cols) = (rules.bounds().rows(), rules.bounds().cols());
    let mut grid = Grid::filled(rows, cols, Cell::Empty).unwrap();
    for &at in cells.iter().filter(|&&at| at != last) {
        grid[at] = Cell::Of(Side::First);
    }
    for &at in elsewhere {
        grid[at] = Cell::Of(Side::Second);
    }
    let state = rules.set_up(grid).expect("a position");
    let mut game = Game::from_state(rules, state);
    assert_eq!(game.outcome(), None);
    game.play(last).expect("legal");
    game
}

/// Cells apart from a stretch and never two of them in a row.
fn scattered(bounds: Bounds, stretch: &[Coord], count: usize) -> Vec<Coord> {
    let free = |at: &Coord| {
        let even = at.row.is_multiple_of(2) && at.col.is_multiple_of(2);
        even && stretch.iter().all(|&cell| cell.distance(*at) > 1)
    };
    let cells: Vec<_> = bounds.coords().filter(free).take(count).collect();
    assert_eq!(cells.len(), count);
    cells
}

#[test]
fn row_22_every_winning_line_of_the_board_wins_whichever_cell_comes_last() {
    let rules = mnk(6, 7, AtLeast(4));
    let mut lines = 0;
    for axis in Direction::AXES {
        for window in rules.bounds().windows(axis, 4) {
            let cells = sorted(window);
            lines += 1;
            let elsewhere = scattered(rules.bounds(), &cells, 3);
            for &last in &cells {
                let game = closed_at(rules, &cells, last, &elsewhere);
                assert_eq!(game.outcome(), FIRST_WON);
                assert_eq!(winning_lines(&game), BTreeSet::from([cells.clone()]));
            }
        }
    }
    assert_eq!(lines, 69);
}

#[test]
fn row_23_joining_three_and_two_is_five_at_every_offset() {
    for rules in [GOMOKU, GOMOKU_FREESTYLE] {
        for axis in Direction::AXES {
            for start in [(7, 5), (10, 0), (4, 10), (14, 4)].map(Coord::from) {
                let Some(line) = rules.bounds().line(start, axis, 5) else {
                    continue;
                };
                let cells = sorted(line);
                let elsewhere = scattered(rules.bounds(), &cells, 4);
                for &last in &cells {
                    let game = closed_at(rules, &cells, last, &elsewhere);
                    assert_eq!(game.outcome(), FIRST_WON, "{line} {last}");
                    assert_eq!(winning_lines(&game), BTreeSet::from([cells.clone()]));
                }
            }
        }
    }
}

#[test]
fn row_21_a_gap_resets_the_count() {
    let pictures = [
        "X X . X X . .\nO O . O O . .\n. . . . . . .",
        "X X O X X . .\nO O . O . . .\n. . . . . . .",
    ];
    for picture in pictures {
        let game = set_up(mnk(3, 7, AtLeast(4)), picture);
        assert_eq!(game.outcome(), None);
    }
    // By play: the disc at the end of the gap closes nothing.
    let mut game = played(FOUR_IN_A_ROW, "112255");
    play(&mut game, "4");
    assert_eq!(game.outcome(), None);
}

#[test]
fn row_21_each_diagonal_is_looked_along_both_ways() {
    // The middle disc comes last, on one diagonal and on the other.
    let rising = set_up(mnk(4, 4, AtLeast(3)), ". . . .\n. . X .\n. . . .\nX O . O");
    let falling = set_up(mnk(4, 4, AtLeast(3)), ". . . .\nX . . .\n. . . .\nO O X .");
    for (mut game, last, cells) in [
        (rising, (2, 1), [(1, 2), (2, 1), (3, 0)]),
        (falling, (2, 1), [(1, 0), (2, 1), (3, 2)]),
    ] {
        game.play(last.into()).unwrap();
        assert_eq!(game.outcome(), FIRST_WON);
        assert_eq!(
            winning_lines(&game),
            BTreeSet::from([cells.map(Coord::from).to_vec()])
        );
    }
}

#[test]
fn row_24_six_are_a_win_of_at_least_five_and_none_of_exactly_five() {
    let cells: Vec<_> = (3..9).map(|col| Coord::new(7, col)).collect();
    for (rules, outcome, found) in [
        (GOMOKU, None, vec![]),
        (GOMOKU_FREESTYLE, FIRST_WON, vec![6]),
    ] {
        // Not the outermost two: without one of them there are five already.
        for &last in &cells[1..5] {
            let elsewhere = scattered(rules.bounds(), &cells, 5);
            let game = closed_at(rules, &cells, last, &elsewhere);
            assert_eq!(game.outcome(), outcome);
            assert_eq!(lengths(&game), found);
        }
    }
}

#[test]
fn row_24_after_six_the_game_goes_on_and_five_still_win() {
    let rules = mnk(3, 8, Exactly(5));
    let mut game = set_up(rules, "X X X . X X . .\nO O O . O . . .\n. . . . . . . O");
    play(&mut game, "d3");
    assert_eq!(game.outcome(), None);
    // Seven are as little a win as six; and five of the other player are one.
    play(&mut game, "d2");
    assert_eq!(game.outcome(), SECOND_WON);
    assert_eq!(lengths(&game), [5]);
}

#[test]
fn row_24_five_count_though_the_same_disc_makes_six_elsewhere() {
    let rules = mnk(6, 7, Exactly(5));
    let mut game = set_up(
        rules,
        "X X X . X X .
         O O . X . O O
         O O . X . O O
         . . . X . . .
         . . . X . . .
         O . . . . . .",
    );
    play(&mut game, "d6");
    assert_eq!(game.outcome(), FIRST_WON);
    let column: Vec<_> = (0..5).map(|row| Coord::new(row, 3)).collect();
    assert_eq!(winning_lines(&game), BTreeSet::from([column]));
}

#[test]
fn row_25_a_run_of_five_is_one_line_of_five() {
    // X X . X X, and then the gap.
    let mut game = played(FOUR_IN_A_ROW, "11224455");
    play(&mut game, "3");
    assert_eq!(game.outcome(), FIRST_WON);
    let row: Vec<_> = (0..5).map(|col| Coord::new(5, col)).collect();
    assert_eq!(winning_lines(&game), BTreeSet::from([row]));
    let lines: Vec<_> = FOUR_IN_A_ROW.winning_lines(game.state()).collect();
    assert_eq!(lines[0].to_string(), "5 cells E from (5, 0)");
}

#[test]
fn a_disc_that_closes_several_lines_reports_each_of_them_whole() {
    let star = "
        X . . X . . X
        . X . X . X .
        . . X X X . .
        X X X . X X X
        . . X X X . .
        . X . X . X .
        X . . X . . X
        O . O . O . O
        O . O . O . O
        . O . O . O .
        O . O . O . O
        O . O . O . O
        . O . O . O .
        O . O . . . .";
    let axes = Direction::AXES;
    for count in 1..=4 {
        let rules = mnk(14, 7, AtLeast(4)).with_axes(&axes[..count]).unwrap();
        let mut game = set_up(rules, star);
        play(&mut game, "d11");
        assert_eq!(game.outcome(), FIRST_WON);
        assert_eq!(lengths(&game), vec![7; count]);
        assert!(
            winning_lines(&game)
                .iter()
                .all(|line| line.contains(&Coord::new(3, 3)))
        );
    }
}

#[test]
fn lines_of_different_lengths_are_reported_together() {
    let picture = "X X . X . .\n. . X . . O\n. . X . . .\nO O . O O .";
    let mut game = set_up(mnk(4, 6, AtLeast(3)), picture);
    play(&mut game, "c4");
    assert_eq!(lengths(&game), [3, 4]);
    // Only the four are exactly four.
    let mut game = set_up(mnk(4, 6, Exactly(4)), picture);
    play(&mut game, "c4");
    assert_eq!(lengths(&game), [4]);
}

#[test]
fn row_26_a_win_on_the_very_last_cell_is_a_win() {
    let mut game = set_up(TIC_TAC_TOE, "X O X\nO X O\nO X .");
    play(&mut game, "c1");
    assert_eq!(game.outcome(), FIRST_WON);
    // On a board of an even number of cells the last one is the second player's.
    let rules = falling(2, 3, AtLeast(2));
    let rows_only = rules.with_axes(&[Direction::E]).unwrap();
    let game = played(rows_only, "123213");
    assert_eq!(game.record().len(), 6);
    assert_eq!(game.outcome(), SECOND_WON);
}

#[test]
fn a_full_board_without_a_line_is_a_draw() {
    let mut game = set_up(TIC_TAC_TOE, "X O X\nX O O\nO X .");
    assert_eq!(game.outcome(), None);
    play(&mut game, "c1");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
    assert!(lengths(&game).is_empty());
}

#[test]
fn only_the_wanted_axes_count() {
    // A picture for each axis, closed in the middle.
    let pictures = [
        (D::N, "X O .\n. O .\nX . ."),
        (D::NE, ". O X\n. . O\nX . ."),
        (D::E, "X . X\nO O .\n. . ."),
        (D::SE, "X O .\n. . O\n. . X"),
    ];
    let last = [(1, 0), (1, 1), (0, 1), (1, 1)];
    for ((axis, picture), last) in pictures.into_iter().zip(last) {
        for mask in 0..16_usize {
            let axes: Vec<_> = (0..4)
                .filter(|i| mask >> i & 1 == 1)
                .map(|i| D::AXES[i])
                .collect();
            let mut game = set_up(TIC_TAC_TOE.with_axes(&axes).unwrap(), picture);
            game.play(last.into()).unwrap();
            let won = axes.contains(&axis);
            assert_eq!(
                game.outcome(),
                FIRST_WON.filter(|_| won),
                "{axes:?}\n{picture}"
            );
        }
    }
}

#[test]
fn row_30_discs_on_another_axis_do_not_help() {
    // Two and two on crossing lines are not four.
    let mut game = set_up(mnk(4, 4, AtLeast(4)), ". X . .\n. X . .\nX . X .\nO O O .");
    assert_eq!(game.state().turn(), Side::Second);
    game.play((0, 3).into()).unwrap();
    game.play((2, 1).into()).unwrap();
    assert_eq!(game.outcome(), None);
}
