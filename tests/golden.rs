//! Whole games as a reader would follow them: at each ply all that the library says of it.
//!
//! The accepted texts lie in `snapshots/`; after a change that is meant, look at them with
//! `INSTA_UPDATE=always cargo test --test golden` and `git diff`.

use std::fmt::Write;

use collinear::rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU, InARow, TIC_TAC_TOE};
use collinear::rules::{Game, Rules, View};
use collinear::{Coord, Length, Wrap};

/// A game from its moves; what stands in brackets is tried and has to be refused.
fn follow(rules: InARow, moves: &str) -> String {
    let mut game = Game::new(rules);
    let (bounds, gravity) = (
        rules.bounds(),
        if rules.has_gravity() {
            "with"
        } else {
            "without"
        },
    );
    let mut text = format!(
        "{} rows, {} columns, wrap {:?}; {} along {:?}; {gravity} gravity\n",
        bounds.rows(),
        bounds.cols(),
        bounds.wrap(),
        rules.length(),
        rules.axes(),
    );
    show(&mut text, &game, "start");
    for word in moves.split_whitespace() {
        if let Some(tried) = word.strip_prefix('[') {
            let tried = tried.trim_end_matches(']');
            let refused = rules.read_move(game.state(), tried).expect_err(tried);
            writeln!(text, "\n{tried:?} is refused: {refused}").unwrap();
        } else {
            let mov = rules.read_move(game.state(), word).expect(word);
            let cell = mov.to_string();
            game.play(mov).expect(word);
            let title = format!("{}. {} {cell}", game.record().len(), rules.move_text(mov));
            show(&mut text, &game, &title);
        }
    }
    let refused = game.play(Coord::new(0, 0)).expect_err("the game has ended");
    writeln!(text, "\nafter the end: {refused}").unwrap();
    let record = game.record().iter().map(|&mov| rules.move_text(mov));
    writeln!(text, "record: {}", record.collect::<Vec<_>>().join(" ")).unwrap();
    let undone = game.undo().expect("a move");
    writeln!(
        text,
        "undo: {}, then {:?}",
        rules.move_text(undone),
        game.outcome()
    )
    .unwrap();
    text
}

fn show(text: &mut String, game: &Game<InARow>, title: &str) {
    let (rules, state) = (game.rules(), game.state());
    let moves: Vec<_> = game.moves().map(|mov| rules.move_text(mov)).collect();
    // A board of 225 cells has too many moves to be read.
    let listed = match &moves[..] {
        [first, second, .., last] if moves.len() > 12 => format!("{first} {second} .. {last}"),
        few => few.join(" "),
    };
    writeln!(text, "\n{title}").unwrap();
    writeln!(text, "{state}").unwrap();
    writeln!(text, "turn: {}", state.turn()).unwrap();
    writeln!(text, "moves: {} ({listed})", moves.len()).unwrap();
    if game.outcome().is_none() {
        assert_eq!(rules.count_moves(state), moves.len());
    }
    match game.outcome() {
        None => writeln!(text, "outcome: none").unwrap(),
        Some(outcome) => writeln!(text, "outcome: {outcome}").unwrap(),
    }
    for line in rules.winning_lines(state) {
        writeln!(text, "line: {line} {line:?}").unwrap();
    }
}

#[test]
fn four_in_a_row() {
    // A run of five, and a column that is full.
    let moves = "1 1 2 2 [8] 4 4 [x] 5 5 7 7 7 7 [0] 7 7 [7] 3";
    insta::assert_snapshot!(follow(FOUR_IN_A_ROW, moves));
}

#[test]
fn tic_tac_toe() {
    insta::assert_snapshot!(follow(
        TIC_TAC_TOE,
        "b2 a1 [b2] [d1] [e2e] c1 a3 a2 c2 b1 b3 c3"
    ));
}

#[test]
fn gomoku_with_six_in_a_row() {
    // Six of the first player are no win; the second player's five are.
    let moves = "d8 d4 e8 e4 f8 f4 h8 g4 [p1] i8 o15 g8 h4";
    insta::assert_snapshot!(follow(GOMOKU, moves));
}

#[test]
fn four_in_a_row_on_a_cylinder() {
    let rules = InARow::new(4, 5, Length::AtLeast(4)).expect("a game");
    let rules = rules.with_gravity().expect("a floor");
    let rules = rules.with_wrap(Wrap::EastWest).expect("a floor still");
    insta::assert_snapshot!(follow(rules, "4 4 5 5 [6] 1 1 2"));
}
