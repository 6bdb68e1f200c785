//! Whole games of Renju, Pente and Connect6, with every answer. What stands in brackets is tried and has to be
//! refused.

use std::fmt::{Display, Write};

use collinear::rules::connect6::Connect6;
use collinear::rules::pente::Pente;
use collinear::rules::renju::Renju;
use collinear::rules::{Game, Illegal, Notation, Rules, View};
use collinear::{Coord, Layout, Rect};

fn follow<R>(text: &str, moves: &str, facts: impl Fn(&R, &R::State) -> String) -> String
where
    R: Rules<State: View<Board = Rect>, Move = Coord>
        + Notation
        + Display
        + std::str::FromStr
        + Clone,
    R::Err: std::fmt::Debug,
{
    let rules: R = text.parse().expect(text);
    let mut game = Game::new(rules.clone());
    let mut told = format!("{rules}\n");
    for word in moves.split_whitespace() {
        if let Some(tried) = word.strip_prefix('[') {
            let tried = tried.trim_end_matches(']');
            let refused: Illegal = rules.read_move(game.state(), tried).expect_err(tried);
            let cells = refused.cells::<Coord>().iter();
            let cells: Vec<_> = cells
                .map(|&at| game.state().glyphs().board().topology().name(at))
                .collect();
            writeln!(
                told,
                "\n{tried:?} is refused: {refused}; cells: {}",
                cells.join(" ")
            )
            .unwrap();
            continue;
        }
        let m = rules.read_move(game.state(), word).expect(word);
        let written = rules.write_move(game.state(), &m);
        game.play(m).expect(word);
        let state = game.state();
        let ply = game.record().len();
        writeln!(told, "\n{ply}. {written}\n{}", state.glyphs()).unwrap();
        let changed = game.last_changes().expect("a move");
        writeln!(told, "changed: {changed}").unwrap();
        let moves = if game.outcome().is_none() {
            game.moves().count()
        } else {
            0
        };
        writeln!(
            told,
            "turn: {}; moves: {moves}; {}",
            state.turn(),
            facts(&rules, state)
        )
        .unwrap();
        if let Some(outcome) = game.outcome() {
            writeln!(told, "outcome: {outcome}").unwrap();
        }
    }
    let refused = game.play(Coord::new(0, 0)).expect_err("the game has ended");
    writeln!(told, "\nafter the end: {refused}").unwrap();
    let record = rules.write_game(&rules.start(), game.record());
    writeln!(told, "record: {record}").unwrap();
    told
}

#[test]
fn renju() {
    let facts = |rules: &Renju, state: &<Renju as Rules>::State| {
        let cells = rules.bounds().coords();
        let fouls = cells.filter_map(|at| Some((at, rules.foul(state, at)?)));
        let fouls = fouls.map(|(at, foul)| format!("\n  {}: {foul}", rules.write_move(state, &at)));
        let lines = rules
            .winning_lines(state)
            .map(|line| format!("\n  line: {line}"));
        fouls.chain(lines).collect::<String>()
    };
    let moves = "f7 a1 f8 a3 g6 a5 h6 a7 [f6] i6 a9 f9 b1 [f6] d6 b3 e6 b5 [f6] [l1] f10 b7 f6";
    insta::assert_snapshot!(follow::<Renju>("renju rows=11 cols=11", moves, facts));
}

#[test]
fn pente() {
    let facts = |rules: &Pente, state: &<Pente as Rules>::State| {
        let lines = rules
            .winning_lines(state)
            .map(|line| format!("\n  line: {line}"));
        format!("captured: {:?}{}", state.extra, lines.collect::<String>())
    };
    let moves = "[a1] e5 f5 [g6] a1 g5 [e5] h5 f5 b1 g7 c1 g8 d1 g9 e1";
    insta::assert_snapshot!(follow::<Pente>(
        "pente rows=9 cols=9 opening=tournament",
        moves,
        facts
    ));
}

#[test]
fn connect6() {
    let facts = |rules: &Connect6, state: &<Connect6 as Rules>::State| {
        let lines = rules
            .winning_lines(state)
            .map(|line| format!("\n  line: {line}"));
        format!(
            "stones of this turn: {}{}",
            state.extra,
            lines.collect::<String>()
        )
    };
    let moves = "d4 a1 a2 d3 [d3] d5 b1 b2 d6 d2 c1 c2 [j1] d7";
    insta::assert_snapshot!(follow::<Connect6>("rows=8 cols=8", moves, facts));
}
