//! Lines across sides that are joined.

use super::*;

#[test]
fn row_19_three_stones_never_win_connect_five_on_a_torus_of_three() {
    for length in [AtLeast(5), AtLeast(4), Exactly(5), Exactly(4)] {
        let rules = wrapped(mnk(3, 3, length), Wrap::Both);
        for axis in Direction::AXES {
            for line in rules.bounds().lines(axis) {
                assert_eq!(line.len(), 3);
                let mut grid = Grid::filled(3, 3, Cell::Empty).unwrap();
                for at in line {
                    grid[at] = Cell::Of(Side::First);
                }
                let others: Vec<_> = grid.cells_where(Cell::is_empty).take(2).collect();
                for at in others {
                    grid[at] = Cell::Of(Side::Second);
                }
                let state = rules.set_up(grid).unwrap();
                assert_eq!(rules.outcome(&state), None);
            }
        }
    }
}

#[test]
fn row_20_a_full_ring_is_one_line_and_the_game_ends() {
    for wrap in [Wrap::EastWest, Wrap::Both] {
        for length in [AtLeast(4), Exactly(4)] {
            let mut game = set_up(wrapped(mnk(2, 4, length), wrap), "X X . X\nO O O .");
            play(&mut game, "c2");
            assert_eq!(game.outcome(), FIRST_WON);
            let ring: Vec<_> = (0..4).map(|col| Coord::new(0, col)).collect();
            assert_eq!(winning_lines(&game), BTreeSet::from([ring]));
        }
    }
    let column = wrapped(mnk(4, 2, AtLeast(4)), Wrap::NorthSouth);
    let mut game = set_up(column, "X .\n. O\nX O\nX O");
    play(&mut game, "a3");
    assert_eq!(lengths(&game), [4]);
}

#[test]
fn a_line_runs_over_the_edge_of_a_cylinder() {
    let rules = wrapped(FOUR_IN_A_ROW, Wrap::EastWest);
    let mut game = played(rules, "661177");
    play(&mut game, "2");
    assert_eq!(game.outcome(), FIRST_WON);
    let lines: Vec<_> = rules.winning_lines(game.state()).collect();
    assert_eq!(lines.len(), 1);
    // In the order of the line: from column 6 over the edge to column 2.
    assert!(lines[0].iter().map(|at| at.col).eq([5, 6, 0, 1]));
    // And on a plain board that is nothing.
    assert_eq!(played(FOUR_IN_A_ROW, "6611772").outcome(), None);
}

#[test]
fn a_diagonal_runs_over_both_edges_of_a_torus() {
    let picture = "
        X . . . .
        . X . . .
        . O . X .
        O . . O .";
    let wraps = [
        (Wrap::None, None),
        (Wrap::EastWest, None),
        (Wrap::NorthSouth, None),
        (Wrap::Both, FIRST_WON),
    ];
    for (wrap, outcome) in wraps {
        let mut game = set_up(wrapped(mnk(4, 5, AtLeast(4)), wrap), picture);
        play(&mut game, "e1");
        assert_eq!(game.outcome(), outcome, "{wrap:?}");
    }
}

#[test]
fn five_of_a_ring_of_six_are_exactly_five() {
    let rules = wrapped(mnk(2, 6, Exactly(5)), Wrap::EastWest);
    let mut game = set_up(rules, "X X . X X .\nO O . O O .");
    play(&mut game, "f2");
    assert_eq!(game.outcome(), FIRST_WON);
    assert_eq!(lengths(&game), [5]);
    // Over the edge: on a plain board it would be three and two.
    let over_the_edge = "X X X . X X\nO O . O O .";
    assert_eq!(set_up(rules, over_the_edge).outcome(), FIRST_WON);
    assert_eq!(set_up(mnk(2, 6, Exactly(5)), over_the_edge).outcome(), None);
}

#[test]
fn a_ring_longer_than_exactly_k_is_no_line() {
    let rules = wrapped(mnk(2, 5, Exactly(3)), Wrap::EastWest);
    let rules = rules.with_axes(&[Direction::E]).unwrap();
    let mut game = set_up(rules, "X X . X .\nO O . O .");
    // Four of the ring, and then all five.
    for text in ["c2", "c1", "e2"] {
        play(&mut game, text);
        assert_eq!(game.outcome(), None);
    }
    play(&mut game, "e1");
    assert_eq!(game.outcome(), Some(Outcome::Draw));
}

#[test]
fn a_ring_that_two_axes_share_is_one_line() {
    // On a board of one row both diagonals lead along it, too.
    for (rows, cols) in [(1, 4), (4, 1)] {
        let rules = wrapped(mnk(rows, cols, AtLeast(2)), Wrap::Both);
        let mut game = Game::new(rules);
        let cells: Vec<_> = rules.bounds().coords().collect();
        for &i in &[0, 2, 1] {
            game.play(cells[i]).unwrap();
        }
        assert_eq!(winning_lines(&game), BTreeSet::from([cells[..2].to_vec()]));
    }
}
