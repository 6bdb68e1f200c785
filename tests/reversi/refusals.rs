//! Refused moves: each has its own reason and changes nothing.

use collinear::rules::reversi::{PlaceOrPass, Reversi};
use collinear::rules::{Game, Illegal, Notation, Rules, Side};
use collinear::{Bounds, Coord, Origin};

use super::{crossed, parallel, place, starting_from};

/// Each move is refused with this text and these cells.
#[track_caller]
fn are_refused(rules: Reversi, rows: &[(PlaceOrPass, &str, &[Coord])]) {
    let mut game = Game::new(rules);
    let all = format!("{game:?}");
    for (m, text, cells) in rows {
        let illegal = game.play(*m).expect_err(text);
        assert_eq!(illegal.to_string(), *text);
        assert_eq!(illegal.cells::<Coord>(), *cells, "{text}");
        assert_eq!(format!("{game:?}"), all);
    }
}

#[test]
fn each_reason_names_its_cells() {
    let at = |row, col| Coord::new(row, col);
    let huge = at(usize::MAX, usize::MAX);
    are_refused(
        Reversi::default(),
        &[
            // No disc adjacent; own discs adjacent; their discs adjacent with no own disc behind them.
            (
                place("a1"),
                "a disc on a1 would turn nothing over",
                &[at(0, 0)],
            ),
            (
                place("e3"),
                "a disc on e3 would turn nothing over",
                &[at(2, 4)],
            ),
            (
                place("c5"),
                "a disc on c5 would turn nothing over",
                &[at(4, 2)],
            ),
            (
                PlaceOrPass::Pass,
                "you cannot pass while a disc can be placed, as on d3",
                &[at(2, 3)],
            ),
        ],
    );
    let has_to_pass = "no disc can be placed, so you have to pass";
    are_refused(
        starting_from(". X O O\n# O O .", Side::First),
        &[
            (place("a1"), has_to_pass, &[]),
            (place("d2"), has_to_pass, &[]),
            (place("a2"), "a2 is a hole in the board", &[at(1, 0)]),
            (place("b1"), "b1 is occupied", &[at(0, 1)]),
            (place("c2"), "c2 is occupied", &[at(1, 2)]),
            (
                place("e1"),
                "(0, 4) is off the board of 2 rows and 4 columns",
                &[at(0, 4)],
            ),
            (
                PlaceOrPass::Place(huge),
                "(18446744073709551615, 18446744073709551615) is off the board of 2 rows and 4 columns",
                &[huge],
            ),
        ],
    );
    let mut game = Game::new(parallel(2, 2));
    for m in [PlaceOrPass::Pass, place("a1"), place("z9")] {
        assert!(matches!(game.play(m), Err(Illegal::Over(_))));
    }
}

#[test]
fn a_state_of_another_size_is_no_reason_to_panic() {
    let (small, large) = (crossed(3, 4), Reversi::default());
    for (rules, state) in [(&large, small.start()), (&small, large.start())] {
        let size = Bounds::new(9, 9).unwrap();
        for at in size.coords() {
            let m = PlaceOrPass::Place(at);
            let listed = rules.moves(&state).any(|legal| legal == m);
            assert_eq!(rules.check(&state, &m).is_ok(), listed);
            assert_eq!(rules.flips(&state, at).count() > 0, listed);
            let text = size.name_from(at, Origin::TopLeft).unwrap().to_string();
            assert_eq!(rules.read_turn(&state, &text).is_ok(), listed);
            assert!(!rules.write_move(&state, &m).is_empty());
        }
        assert!(rules.check(&state, &PlaceOrPass::Pass).is_err());
    }
}
