//! Moves that are refused, each for its own reason, with nothing changed.

use collinear::rules::reversi::{Move, Refusal, Reversi};
use collinear::rules::{Game, Illegal, Notation, Rules, Side, View};
use collinear::{Bounds, Coord, Origin};

use super::{crossed, parallel, place, starting_from};

/// The reason for which a move is refused; the game is looked at before and after.
#[track_caller]
fn refusal(game: &mut Game<Reversi>, m: Move) -> Refusal {
    let (key, all) = (game.state().key(), format!("{game:?}"));
    let illegal = game.play(m).expect_err("it has to be refused");
    assert_eq!(game.state().key(), key);
    assert_eq!(format!("{game:?}"), all);
    let reason = illegal.reason::<Refusal>().expect("the game's own reason");
    assert_eq!(illegal.to_string(), reason.to_string());
    assert_eq!(illegal.cells::<Coord>(), reason.cells());
    reason.clone()
}

#[track_caller]
fn refused(game: &mut Game<Reversi>, m: Move, text: &str) {
    let refusal = refusal(game, m);
    assert_eq!(refusal.to_string(), text);
    // As data there are the cells that the text names.
    let bounds = game.rules().bounds();
    let name = |at| bounds.name_from(at, Origin::TopLeft);
    let cells = refusal.cells().into_iter();
    let names = cells.map(|at| name(at).map_or_else(|| at.to_string(), |name| name.to_string()));
    let words = text.split([' ', ',']).collect::<Vec<_>>();
    assert!(names.clone().all(|name| text.contains(&name)), "{text}");
    let named = words
        .iter()
        .filter(|word| bounds.cell_named_from(word, Origin::TopLeft).is_ok());
    assert_eq!(
        named.count(),
        names.filter(|name| words.contains(&&**name)).count(),
        "{text}"
    );
}

#[test]
fn a_disc_has_to_bracket_something() {
    let mut game = Game::new(Reversi::default());
    // Next to nothing; next to own discs; next to theirs with nothing behind them.
    for at in ["a1", "e3", "c5"] {
        refused(
            &mut game,
            place(at),
            &format!("a disc on {at} brackets nothing"),
        );
    }
    let at = Coord::new(2, 4);
    let name = game
        .rules()
        .bounds()
        .name_from(at, Origin::TopLeft)
        .unwrap();
    let expected = Refusal::BracketsNothing { at: name };
    assert_eq!(refusal(&mut game, Move::Place(at)), expected);
}

#[test]
fn a_disc_has_to_stand_on_an_empty_cell() {
    let mut game = Game::new(starting_from("# X O .\n. O X .", Side::First));
    refused(&mut game, place("a1"), "a1 is a hole in the board");
    refused(
        &mut game,
        place("b1"),
        "b1 is occupied by a disc of the first player",
    );
    refused(
        &mut game,
        place("b2"),
        "b2 is occupied by a disc of the second player",
    );
    let huge = Move::Place(Coord::new(usize::MAX, usize::MAX));
    for (m, at) in [
        (place("e1"), "(0, 4)"),
        (place("a3"), "(2, 0)"),
        (huge, "(18446744073709551615, 18446744073709551615)"),
    ] {
        let text = format!("{at} is off the board of 2 rows and 4 columns");
        refused(&mut game, m, &text);
    }
}

#[test]
fn nobody_passes_who_can_place() {
    let mut game = Game::new(Reversi::default());
    let text = "there is no passing while a disc can be placed, as on d3";
    refused(&mut game, Move::Pass, text);
}

#[test]
fn who_can_place_nowhere_has_to_pass() {
    let mut game = Game::new(starting_from(". X O O\n# O O .", Side::First));
    assert!(game.moves().eq([Move::Pass]));
    let text = "the first player can place nowhere and has to pass";
    refused(&mut game, place("a1"), text);
    refused(&mut game, place("d2"), text);
    refused(&mut game, place("a2"), "a2 is a hole in the board");
    refused(
        &mut game,
        place("c2"),
        "c2 is occupied by a disc of the second player",
    );
    refused(
        &mut game,
        place("e1"),
        "(0, 4) is off the board of 2 rows and 4 columns",
    );
}

#[test]
fn nothing_can_be_played_after_the_end() {
    let mut game = Game::new(parallel(2, 2));
    for m in [Move::Pass, place("a1"), place("z9")] {
        assert!(matches!(game.play(m), Err(Illegal::Over(_))));
    }
}

#[test]
fn a_state_of_another_size_is_no_reason_to_panic() {
    let (small, large) = (crossed(3, 4), Reversi::default());
    for (rules, state) in [(&large, small.start()), (&small, large.start())] {
        let size = Bounds::new(9, 9).unwrap();
        for at in size.coords() {
            let m = Move::Place(at);
            let listed = rules.moves(&state).any(|legal| legal == m);
            assert_eq!(rules.check(&state, &m).is_ok(), listed);
            assert_eq!(rules.flips(&state, at).count() > 0, listed);
            let text = size.name_from(at, Origin::TopLeft).unwrap().to_string();
            assert_eq!(rules.read_turn(&state, &text).is_ok(), listed);
            assert!(!rules.write_move(&state, &m).is_empty());
        }
        assert!(rules.check(&state, &Move::Pass).is_err());
    }
}
