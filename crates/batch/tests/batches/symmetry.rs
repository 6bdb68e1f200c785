//! Symmetries of each game.

use collinear::{
    Bounds, Direction, Grid, Symmetry,
    rules::{
        Action, Side, View,
        hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl},
        in_a_row::{self, BitFourInARow, BitTicTacToe, FOUR_IN_A_ROW, TIC_TAC_TOE, TableInARow},
        peg_solitaire::{self, BitPegSolitaire, Goal, PegSolitaire},
        reversi::{self, BitReversi, BitReversi8x8, Reversi},
    },
};

use crate::symmetric::check;
use Symmetry::{AntiTranspose, FlipLeftRight, FlipUpDown, HalfTurn, Identity, Transpose};

#[test]
fn games_in_a_row_turn_as_discs_fall_and_lines_run() {
    let same = |state: &in_a_row::State, _| state.clone();
    check::<BitFourInARow>(FOUR_IN_A_ROW, &[Identity, FlipLeftRight], same);
    check::<BitTicTacToe>(TIC_TAC_TOE, &Symmetry::ALL, same);
    let rows_only = TIC_TAC_TOE.with_axes(&[Direction::E]).expect("an axis");
    let four_left = [Identity, HalfTurn, FlipUpDown, FlipLeftRight];
    check::<TableInARow<u16>>(rows_only, &four_left, same);
    let corner = TIC_TAC_TOE.with_obstacles([(0, 0).into()]);
    let corner = corner.expect("on the board");
    check::<TableInARow<u16>>(corner, &[Identity, Transpose], same);
}

#[test]
fn reversi_turns_with_its_start_and_its_holes() {
    let of = |rules: Reversi| {
        move |state: &reversi::State, symmetry: Symmetry| {
            let grid = state.grid().transformed(symmetry);
            rules
                .set_up(grid, state.turn())
                .expect("the board of the game")
        }
    };
    let othello = Reversi::default();
    check::<BitReversi8x8>(othello.clone(), &Symmetry::ALL, of(othello));
    let holes = "# . . .\n. O X .\n. X O .\n. . . #";
    let holes = Grid::parse_with(holes, reversi::Square::from_glyph).expect("a picture");
    let holes = Reversi::from_start(holes, Side::First).expect("a game");
    let four = [Identity, HalfTurn, Transpose, AntiTranspose];
    check::<BitReversi<u16, 4, 4>>(holes.clone(), &four, of(holes));
}

#[test]
fn hnefatafl_and_peg_solitaire_turn() {
    let brandubh = Hnefatafl::new(BRANDUBH).expect("a preset");
    check::<BitHnefatafl7x7>(brandubh, &Symmetry::ALL, |state, _| state.clone());
    let same = |state: &peg_solitaire::State, symmetry| {
        assert_eq!(state.glyphs().transformed(symmetry), state.glyphs());
        state.clone()
    };
    check::<BitPegSolitaire>(PegSolitaire::english(), &Symmetry::ALL, same);
    let in_an_arm = PegSolitaire::english().with_goal(Goal::Hole((0, 3).into()));
    let in_an_arm = in_an_arm.expect("a hole in the upper arm");
    check::<BitPegSolitaire>(in_an_arm, &[Identity, FlipLeftRight], same);
    let triangle = PegSolitaire::triangle(4).expect("a board");
    let triangle = triangle.with_vacancy((3, 0).into());
    let triangle = triangle.expect("a hole in the axis");
    check::<BitPegSolitaire>(triangle, &[Identity, AntiTranspose], same);
}

#[test]
fn actions_are_numbered_without_gaps_and_without_doubles() {
    use collinear::rules::Actions::{
        Cells, CellsOrPass, Columns, Hops, Moves, MovesOrPass, Numbers, Slides,
    };
    for (rows, cols) in [(3, 5), (1, 1), (4, 4), (0, 3)] {
        let board = Bounds::new(rows, cols).expect("a board");
        let all = [
            Columns(board),
            Cells(board),
            CellsOrPass(board),
            Slides(board),
            Hops(board),
            Moves(board),
            MovesOrPass(board),
            Numbers(7),
        ];
        for actions in all {
            for number in 0..actions.count() {
                let Some(action) = actions.action(number) else {
                    assert!(matches!(actions, Hops(_)), "{actions:?} {number}");
                    continue;
                };
                let is_still = |action| matches!(action, Action::Move(m) if m.from == m.to);
                // A slide of length 0 has two numbers: one for its column and one for its row.
                if !(matches!(actions, Slides(_)) && is_still(action)) {
                    assert_eq!(actions.number(action), Some(number), "{actions:?}");
                }
                for symmetry in Symmetry::ALL {
                    if let Some(image) = actions.mapped(symmetry, number) {
                        assert!(image < actions.count());
                    }
                }
                assert_eq!(actions.mapped(Identity, number), actions.number(action));
            }
            assert_eq!(actions.action(actions.count()), None);
        }
    }
}
