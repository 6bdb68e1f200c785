//! Whole games of draughts as a reader would follow them, as those of `golden.rs`.

use std::fmt::Write;

use collinear::rules::draughts::Draughts;
use collinear::rules::{Game, Notation, Rules};

/// A game of draughts from its moves; what stands in brackets is tried and has to be refused.
fn follow_draughts(rules: &Draughts, moves: &str) -> String {
    let mut text = format!("{rules}\n");
    let mut game = Game::new(rules);
    show_draughts(&mut text, &game, "start");
    for word in moves.split_whitespace() {
        let state = game.state();
        if let Some(tried) = word.strip_prefix('[') {
            let tried = tried.trim_end_matches(']');
            let refused = rules.read_move(state, tried).expect_err(tried);
            writeln!(text, "\n{tried:?} is refused: {refused}").unwrap();
        } else {
            let m = rules.read_move(state, word).expect(word);
            let written = rules.write_move(state, &m);
            game.play(m).expect(word);
            let title = format!("{}. {written}", game.record().len());
            show_draughts(&mut text, &game, &title);
        }
    }
    let last = game.record().last().expect("a move").clone();
    let refused = game.play(last).expect_err("the game has ended");
    writeln!(text, "\nafter the end: {refused}").unwrap();
    let record = rules.write_game(&rules.start(), game.record());
    writeln!(text, "record: {record}").unwrap();
    text
}

fn show_draughts(text: &mut String, game: &Game<&Draughts>, title: &str) {
    let (rules, state) = (game.rules(), game.state());
    writeln!(text, "\n{title}").unwrap();
    writeln!(text, "{state}").unwrap();
    writeln!(text, "turn: {}", state.color()).unwrap();
    if let (Some(end), Some(outcome)) = (state.end(), game.outcome()) {
        writeln!(text, "outcome: {outcome}, {end}").unwrap();
        return;
    }
    let moves: Vec<_> = game.moves().map(|m| rules.write_move(state, &m)).collect();
    writeln!(text, "moves: {}", moves.join(" ")).unwrap();
}

#[test]
fn english_draughts() {
    let rules = "english".parse().expect("a game");
    insta::assert_snapshot!(follow_draughts(
        &rules,
        "[11-18] [22-18] 10-14 21-17 [11-15] 14x21 23-19 11-16 19-15 16-19 27-23 8-11 23x16 \
         12x19 15x8 3x12 24x15 6-10 15x6 1x10 28-24 9-14 32-27 4-8 22-18 14x32 26-23 12-16 \
         30-26 21x30 29-25 30x21 23-18 10-15 18x4 7-10 24-19 16x30 31-26 30x23 4-8 23-26 8-3 \
         10-15 3-7 2x11"
    ));
}

#[test]
fn russian_draughts_on_a_small_board() {
    let rules = "russian rows=6 cols=6 men=2".parse().expect("a game");
    insta::assert_snapshot!(follow_draughts(
        &rules,
        "[a1-b2] b2-a3 e5-d4 d2-e3 c5-b4 e3xc5 b6xd4 a3xe3 f6-e5 e3-f4 a5-b4 c1-b2 b4-a3 \
         e1-d2 a3xe3 f2xf6 d6-e5 f4xd6"
    ));
}

#[test]
fn turkish_draughts_on_a_small_board() {
    let rules = "turkish rows=6 cols=5 men=1".parse().expect("a game");
    insta::assert_snapshot!(follow_draughts(
        &rules,
        "[d2-d1] d2-d3 b5-b4 a2-a3 a5-a4 a3xa5 b4-a4 e2-e3 d5-d4 d3xb5 a4-a3 c2-c3 e5-e4 \
         e3xe5 a3-a2 c3-c4 a2xc2 c4-d4 c2-d2 e5-e6 d2-c2 a5-a6 c2-c1 e6-d6 c1-b1 a6-a2 b1xe6 \
         a2-e2 e6xe1 d4-d5 e1-e3 d5-d6"
    ));
}

#[test]
fn frisian_draughts_on_a_small_board() {
    let rules = "frisian rows=6 cols=6 men=2".parse().expect("a game");
    insta::assert_snapshot!(follow_draughts(
        &rules,
        "[14-9] 14-11 6-9 11-8 9x7 15-12 3-6 12-9 5-8 18-14 2-5 14x2 1x15 13x3 15-18 3-8 18-7 \
         8-3 7-18 16-13 18x11 3x13 4-7 13x1"
    ));
}
