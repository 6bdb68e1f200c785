//! Illegal jumps, each with its reason.

use collinear::rules::peg_solitaire::PegSolitaire;
use collinear::rules::{Game, Illegal, Notation, Outcome, Rules, View};
use collinear::{Coord, Hop, Origin};

use super::{at, played, square, triangular};

/// Tries a jump that must be refused, and checks that nothing has changed, not even the history.
#[track_caller]
fn refused(game: &mut Game<PegSolitaire>, hop: Hop) -> Illegal {
    let (key, all) = (game.state().key(), format!("{game:?}"));
    let illegal = game.play(hop).expect_err("it has to be refused");
    assert_eq!(game.state().key(), key);
    assert_eq!(format!("{game:?}"), all);
    illegal
}

/// The reason why a jump is refused, the same when it is asked for, played and read.
#[track_caller]
fn why(game: &PegSolitaire, from: Coord, to: Coord) -> String {
    let start = game.start();
    let refusal = game
        .hop(&start, from, to)
        .expect_err("it has to be refused");
    let over = at(from.row.midpoint(to.row), from.col.midpoint(to.col));
    let illegal = refused(&mut Game::new(game.clone()), Hop { from, over, to });
    assert_eq!(illegal.to_string(), refusal.to_string());
    let name = |at| game.bounds().name_from(at, Origin::TopLeft);
    if let (Some(from), Some(to)) = (name(from), name(to)) {
        let illegal = game.read_turn(&start, &format!("{from}-{to}"));
        let illegal = illegal.expect_err("the same");
        assert_eq!(illegal.to_string(), refusal.to_string());
        assert_eq!(illegal.cells::<Coord>(), refusal.cells::<Coord>());
    }
    let text = refusal.to_string();
    for at in illegal.cells::<Coord>() {
        let name = name(*at).map_or_else(|| at.to_string(), |name| name.to_string());
        assert!(text.contains(&name), "{name} in {text}");
    }
    text
}

#[test]
fn each_has_its_reason() {
    let squares = square(
        ". 1 1 1
         0 0 1 0
         1 1 1 1
         0 . 1 1",
    );
    let triangle = triangular("0\n1 1\n1 1 1\n0 1 1 1\n1 1 1 1 0");
    for (game, row) in [
        (&squares, "a1-c1: there is no hole at a1"),
        (&squares, "b2-b4: there is no hole at b4"),
        (&squares, "a2-c2: there is no peg in a2"),
        (
            &squares,
            "b1-b1: b1 is not two holes away from b1 in a straight line",
        ),
        (
            &squares,
            "b1-b2: b2 is not two holes away from b1 in a straight line",
        ),
        (
            &squares,
            "a3-d3: d3 is not two holes away from a3 in a straight line",
        ),
        (
            &squares,
            "d4-b2: b2 is not two holes away from d4 in a straight line",
        ),
        (
            &squares,
            "c4-d2: d2 is not two holes away from c4 in a straight line",
        ),
        (
            &squares,
            "c2-a2: there is no peg in b2 to jump over from c2 to a2",
        ),
        (&squares, "c1-c3: there is already a peg in c3"),
        // On triangles one diagonal is a line, and the other is not.
        (
            &triangle,
            "b2-a4: a4 is not two holes away from b2 in a straight line",
        ),
        (&triangle, "b2-d2: there is no hole at d2"),
        (&triangle, "a1-a3: there is no peg in a1"),
    ] {
        let (turn, text) = row.split_once(": ").expect("a turn and a reason");
        let (from, to) = turn.split_once('-').expect("two cells");
        let [from, to] = [from, to].map(|name| {
            let cell = game.bounds().cell_named_from(name, Origin::TopLeft);
            cell.expect("on the board")
        });
        assert_eq!(why(game, from, to), text);
    }
    assert!(triangle.hop(&triangle.start(), at(2, 2), at(4, 4)).is_ok());
    for (from, to, off) in [
        (at(0, 1), at(4, 1), "(4, 1)"),
        (at(0, 4), at(0, 2), "(0, 4)"),
    ] {
        let text = format!("{off} is off the board of 4 rows and 4 columns");
        assert_eq!(why(&squares, from, to), text);
    }
}

#[test]
fn a_hop_over_another_cell_than_the_one_between_is_refused() {
    let mut game = Game::new(PegSolitaire::english());
    for (over, text) in [
        (at(2, 2), "c3 is not between d2 and d4"),
        (at(9, 9), "(9, 9) is off the board of 7 rows and 7 columns"),
    ] {
        let (from, to) = (at(1, 3), at(3, 3));
        let illegal = refused(&mut game, Hop { from, over, to });
        assert_eq!(illegal.to_string(), text);
    }
}

#[test]
fn after_the_end_every_jump_is_refused_as_such() {
    let mut game = played(square("1 1 0\n0 0 1"), "a1-c1");
    let [from, over, to] = [at(0, 2), at(0, 1), at(0, 0)];
    let illegal = refused(&mut game, Hop { from, over, to });
    assert!(matches!(illegal, Illegal::Over(Outcome::Stuck { left: 2 })));
    assert_eq!(illegal.to_string(), "the game is over: stuck with 2 left");
    // The board still answers queries.
    let refusal = game.rules().hop(game.state(), at(0, 0), at(0, 2));
    assert_eq!(
        refusal.expect_err("no peg").to_string(),
        "there is no peg in a1"
    );
}

#[test]
fn a_state_of_another_board_is_answered_by_that_board() {
    let (small, large) = (square("1 1 0"), PegSolitaire::english());
    let (state, other) = (small.start(), large.start());
    for from in [at(0, 0), at(3, 3), at(6, 4), at(usize::MAX, 0)] {
        for to in [at(0, 2), at(3, 5), at(0, usize::MAX)] {
            let over = at(from.row.midpoint(to.row), from.col.midpoint(to.col));
            let hop = Hop { from, over, to };
            for (rules, state) in [(&large, &state), (&small, &other)] {
                let is_legal = rules.check(state, &hop).is_ok();
                assert_eq!(rules.hop(state, from, to).is_ok(), is_legal);
            }
        }
        assert!(large.chains(&state, from).count() <= 1);
    }
    let turn = large.read_turn(&state, "a1-c1");
    assert_eq!(turn.expect("legal there").len(), 1);
    assert!(large.read_turn(&state, "d2-d4").is_err());
    assert_eq!(large.possible_ends(&state).count(), 1);
    let _ = large.solve(&state, 100, |_| {});
    // A state of another lattice is played along the lines of the rules.
    let picture = "1 1 0\n1 1 1\n0 1 0";
    for (rules, other) in [
        (square(picture), triangular(picture)),
        (triangular(picture), square(picture)),
    ] {
        let state = other.start();
        for hop in rules.moves(&state) {
            let text = rules.write_move(&state, &hop);
            assert_eq!(rules.read_turn(&state, &text).expect("a jump"), [hop]);
        }
    }
}
