//! Jumps that are none, each with its reason.

use collinear::rules::peg_solitaire::{PegSolitaire, Refusal};
use collinear::rules::{Game, Illegal, Notation, Outcome, Rules};
use collinear::{CellName, Coord, Hop, Origin};

use super::{at, played, refused, square, triangular};

/// What is said when somebody wants to jump from one cell to another.
#[track_caller]
fn why(game: &PegSolitaire, from: Coord, to: Coord) -> Refusal {
    let start = game.start();
    let refusal = game
        .hop(&start, from, to)
        .expect_err("it has to be refused");
    // A move that says the same is refused for the same reason, and so is its text.
    let between = |a: usize, b: usize| a.midpoint(b);
    let over = at(between(from.row, to.row), between(from.col, to.col));
    let illegal = refused(&mut Game::new(game.clone()), Hop { from, over, to });
    assert_eq!(illegal.reason::<Refusal>(), Some(&refusal));
    assert_eq!(illegal.to_string(), refusal.to_string());
    let name = |at| game.bounds().name_from(at, Origin::TopLeft);
    if let (Some(from), Some(to)) = (name(from), name(to)) {
        let illegal = game
            .read_turn(&start, &format!("{from}-{to}"))
            .expect_err("the same");
        assert_eq!(illegal.reason::<Refusal>(), Some(&refusal));
    }
    refusal
}

#[test]
fn each_has_its_reason_on_squares() {
    let game = square(
        ". 1 1 1
         0 0 1 0
         1 1 1 1
         0 . 1 1",
    );
    let bounds = game.bounds();
    let reason = |turn: &str| {
        let mut cells = turn
            .split('-')
            .map(|name| bounds.cell_named_from(name, Origin::TopLeft));
        let mut next = || cells.next().expect("two cells").expect("on the board");
        why(&game, next(), next())
    };
    for row in [
        "a1-c1: a1 is no hole of the board",
        "b2-b4: b4 is no hole of the board",
        "a2-c2: there is no peg in a2",
        "b1-b1: b1 is not two away from b1 in a line",
        "b1-b2: b2 is not two away from b1 in a line",
        "a3-d3: d3 is not two away from a3 in a line",
        "d4-b2: b2 is not two away from d4 in a line",
        "c4-d2: d2 is not two away from c4 in a line",
        "c2-a2: there is no peg in b2 to jump over from c2 to a2",
        "c4-a4: there is no peg in b4 to jump over from c4 to a4",
        "d1-d3: there is no peg in d2 to jump over from d1 to d3",
        "c1-c3: there is a peg in c3 already",
    ] {
        let (turn, text) = row.split_once(": ").expect("a turn and a reason");
        assert_eq!(reason(turn).to_string(), text);
    }
    for (from, to, off) in [
        (at(0, 1), at(4, 1), "(4, 1)"),
        (at(0, 4), at(0, 2), "(0, 4)"),
    ] {
        let text = format!("{off} is off the board of 4 rows and 4 columns");
        assert_eq!(why(&game, from, to).to_string(), text);
    }
    // The fields name the cells, and not only the texts.
    let [a1, a2, b2, c3] = [at(0, 0), at(1, 0), at(1, 1), at(2, 2)];
    let is = |name: CellName, cell| name.coord() == cell;
    let off = why(&game, at(0, 1), at(4, 1));
    assert!(matches!(off, Refusal::OffBoard { at, .. } if at == Coord::new(4, 1)));
    assert!(matches!(reason("a1-c1"), Refusal::NoHole { at } if is(at, a1)));
    assert!(matches!(reason("a2-c2"), Refusal::NoPeg { at } if is(at, a2)));
    assert!(matches!(reason("d4-b2"), Refusal::NotTwoAway { to, .. } if is(to, b2)));
    assert!(matches!(reason("c2-a2"), Refusal::NothingToJump { over, .. } if is(over, b2)));
    assert!(matches!(reason("c1-c3"), Refusal::Taken { at } if is(at, c3)));
    assert_eq!(game.moves(&game.start()).count(), 1);
}

#[test]
fn on_triangles_one_diagonal_is_a_line_and_the_other_is_not() {
    let game = triangular("0\n1 1\n1 1 1\n0 1 1 1\n1 1 1 1 0");
    let start = game.start();
    let down_right = game
        .hop(&start, at(2, 2), at(4, 4))
        .expect("a line of the lattice");
    assert_eq!(down_right.over, at(3, 3));
    assert!(game.hop(&start, at(2, 2), at(0, 0)).is_ok());
    let text = why(&game, at(1, 1), at(3, 0)).to_string();
    assert_eq!(text, "a4 is not two away from b2 in a line");
    let text = why(&game, at(1, 1), at(1, 3)).to_string();
    assert_eq!(text, "d2 is no hole of the board");
    let other = triangular("1 1 1\n1 1 1\n0 1 1");
    let text = why(&other, at(0, 2), at(2, 0)).to_string();
    assert_eq!(text, "a3 is not two away from c1 in a line");
}

#[test]
fn a_hop_over_another_cell_than_the_one_between_is_refused() {
    let mut game = Game::new(PegSolitaire::english());
    let hop = |over| Hop {
        from: at(1, 3),
        over,
        to: at(3, 3),
    };
    let illegal = refused(&mut game, hop(at(2, 2)));
    assert_eq!(illegal.to_string(), "c3 is not between d2 and d4");
    assert!(matches!(illegal.reason(), Some(Refusal::NotBetween { .. })));
    let illegal = refused(&mut game, hop(at(9, 9)));
    assert_eq!(
        illegal.to_string(),
        "(9, 9) is off the board of 7 rows and 7 columns"
    );
    assert!(game.play(hop(at(2, 3))).is_ok());
}

#[test]
fn after_the_end_every_jump_is_refused_as_such() {
    let mut game = played(square("1 1 0\n0 0 1"), "a1-c1");
    let illegal = refused(
        &mut game,
        Hop {
            from: at(0, 2),
            over: at(0, 1),
            to: at(0, 0),
        },
    );
    assert!(matches!(illegal, Illegal::Over(Outcome::Stuck { left: 2 })));
    assert_eq!(illegal.to_string(), "the game is over: stuck with 2 left");
    let illegal = game
        .rules()
        .read_turn(game.state(), "a1-c1")
        .expect_err("it is over");
    assert!(matches!(illegal, Illegal::Over(_)));
    // What the board says is still to be had.
    let refusal = game
        .rules()
        .hop(game.state(), at(0, 0), at(0, 2))
        .expect_err("no peg");
    assert_eq!(refusal.to_string(), "there is no peg in a1");
}

#[test]
fn a_state_of_another_board_is_answered_by_that_board() {
    let (small, large) = (square("1 1 0"), PegSolitaire::english());
    let (state, other) = (small.start(), large.start());
    assert!(
        large
            .check(&state, &large.moves(&state).next().expect("a1-c1"))
            .is_ok()
    );
    for from in [at(0, 0), at(3, 3), at(6, 4), at(usize::MAX, 0)] {
        for to in [at(0, 2), at(3, 5), at(0, usize::MAX)] {
            let over = at(from.row.midpoint(to.row), from.col.midpoint(to.col));
            let hop = Hop { from, over, to };
            assert_eq!(
                large.hop(&state, from, to).is_ok(),
                large.check(&state, &hop).is_ok()
            );
            assert_eq!(
                small.hop(&other, from, to).is_ok(),
                small.check(&other, &hop).is_ok()
            );
        }
        assert!(large.hops_from(&state, from).count() <= 1);
        assert!(large.chains(&state, from).count() <= 1);
    }
    assert_eq!(
        large.read_turn(&state, "a1-c1").expect("legal there").len(),
        1
    );
    assert!(large.read_turn(&state, "d2-d4").is_err());
    assert_eq!(large.possible_ends(&state).count(), 1);
    let _ = large.solve(&state, 100, |_| {});
}

#[test]
fn a_state_of_another_lattice_is_played_along_the_lines_of_the_rules() {
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

// pegthing#3: a jump from an empty hole was made, and from where there is no hole.
#[test]
fn row_39_a_peg_jumped_that_was_not_there() {
    let game = PegSolitaire::triangle(5).expect("a triangle");
    let reason = |from: (usize, usize), to: (usize, usize)| why(&game, from.into(), to.into());
    // The vacant hole at the top, then the hurdle, then the landing.
    assert!(matches!(reason((0, 0), (2, 0)), Refusal::NoPeg { .. }));
    assert!(matches!(reason((2, 0), (4, 0)), Refusal::Taken { .. }));
    let with_gap = triangular("0\n0 1\n1 1 1");
    assert!(matches!(
        why(&with_gap, at(2, 0), at(0, 0)),
        Refusal::NothingToJump { .. }
    ));
    assert!(with_gap.hop(&with_gap.start(), at(2, 2), at(0, 0)).is_ok());
}

// pegthing#15: a board on which nothing could jump was played on.
#[test]
fn row_39_a_board_without_a_jump_was_not_over() {
    let outcome = |picture: &str| {
        let game = square(picture);
        let state = game.start();
        assert_eq!(
            game.outcome(&state).is_none(),
            game.moves(&state).next().is_some()
        );
        assert_eq!(game.outcome(&state).is_none(), game.count_moves(&state) > 0);
        game.outcome(&state)
    };
    let stuck = |left| Some(Outcome::Stuck { left });
    for (picture, expected) in [
        ("1 1", stuck(2)),
        ("1 0", Some(Outcome::Solved)),
        ("1 0 1 0 1", stuck(3)),
        ("1 0 0 1 1", None),
        ("1 1 1 1 1", stuck(5)),
        ("1\n0\n1", stuck(2)),
        ("1\n1\n0", None),
        ("1 0 1 0\n1 0 1 0", stuck(4)),
        ("1 0 1 0\n0 1 0 1", stuck(4)),
        ("1 1\n1 0", stuck(3)),
        ("1 1\n1 1\n0 1", None),
    ] {
        assert_eq!(outcome(picture), expected, "{picture}");
    }
    // Played to its end, on one row and on two.
    let game = played(square("1 1 0 0 1"), "a1-c1");
    assert_eq!(game.outcome(), stuck(2));
    let game = played(square("1 1 0 1\n0 0 0 1"), "a1-c1 d1-b1");
    assert_eq!(game.outcome(), stuck(2));
}

// Python-Checkers#2: a clamp at row 0 lost the jumps into the top row.
#[test]
fn row_40_jumps_into_the_border_were_lost() {
    // Into each hole of each border row and column, along each line that leads there.
    for (rows, cols) in [(3, 3), (3, 5), (6, 4), (1, 3), (3, 1), (7, 7)] {
        let mut landings = 0;
        for row in 0..rows {
            for col in 0..cols {
                let game = PegSolitaire::rectangle(rows, cols).expect("a rectangle");
                let game = game.with_vacancy(at(row, col)).expect("a hole");
                let (start, to) = (game.start(), at(row, col));
                let from_afar = [
                    (row >= 2).then(|| at(row - 2, col)),
                    (col + 2 < cols).then(|| at(row, col + 2)),
                    (row + 2 < rows).then(|| at(row + 2, col)),
                    (col >= 2).then(|| at(row, col - 2)),
                ];
                let mut expected: Vec<_> = from_afar.into_iter().flatten().collect();
                expected.sort();
                let found: Vec<_> = game.moves(&start).map(|hop| hop.from).collect();
                assert_eq!(found, expected, "{rows}x{cols} {to}");
                assert!(game.moves(&start).all(|hop| hop.to == to));
                let border = row == 0 || col == 0 || row + 1 == rows || col + 1 == cols;
                landings += if border { found.len() } else { 0 };
            }
        }
        assert!(landings >= 2, "{rows}x{cols}");
    }
}
