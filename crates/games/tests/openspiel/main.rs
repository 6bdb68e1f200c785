//! Random games played by `OpenSpiel`, replayed here: the legal moves, the side to move and the results must agree.
//! `data/openspiel.json` names the files.
//!
//! The files list the legal moves of only some plies. Left out are checkers (a draw after 40 moves without a capture)
//! and Chinese checkers (each hop an action, a pass ends the chain), whose rules differ; Havannah with a swap; and
//! `mnk`, which is Gomoku again.

use std::collections::BTreeSet;

use collinear::rules::{
    Notation, Outcome, Side, View,
    in_a_row::{FOUR_IN_A_ROW, GOMOKU_FREESTYLE, TIC_TAC_TOE},
    reversi::Reversi,
};
use collinear_games::{
    amazons::Amazons, breakthrough::Breakthrough, dots_and_boxes::DotsAndBoxes, go::Go,
    havannah::Havannah, hex::Hex, lines_of_action::LinesOfAction, nine_mens_morris::NineMensMorris,
    pentago::Pentago, twenty48::Twenty48, ultimate::Ultimate, xiangqi::Xiangqi,
};
use serde_json::Value;

#[test]
fn games_of_openspiel_are_the_same_here() {
    let file: Value = serde_json::from_str(include_str!("../data/openspiel.json")).expect("JSON");
    for game in file["games"].as_array().expect("games") {
        match text(&game["game"]) {
            "amazons" => replay(&Amazons, game),
            "breakthrough" => replay(&Breakthrough, game),
            "connect_four" => replay(&FOUR_IN_A_ROW, game),
            "dots_and_boxes" => replay(&DotsAndBoxes::new(2, 2).expect("boxes"), game),
            "go" => replay(&Go::new(7, 7, 9).expect("points"), game),
            "gomoku" => replay(&GOMOKU_FREESTYLE, game),
            "havannah" => replay(&Havannah::new(4).expect("cells"), game),
            "hex" => replay(&Hex::new(5).expect("cells").without_swap(), game),
            "lines_of_action" => replay(&LinesOfAction::default(), game),
            "misere_tic_tac_toe" => replay(&TIC_TAC_TOE.misere(), game),
            "nine_mens_morris" => replay(&NineMensMorris::default(), game),
            "othello" => replay(&Reversi::default(), game),
            "pentago" => replay(&Pentago, game),
            "tic_tac_toe" => replay(&TIC_TAC_TOE, game),
            "twenty48" => replay(&Twenty48::default(), game),
            "ultimate" => replay(&Ultimate, game),
            "xiangqi" => replay(&Xiangqi::default().without_limit(), game),
            other => panic!("{other}"),
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn replay<R: Notation>(rules: &R, game: &Value) {
    let name = text(&game["game"]);
    let mut state = rules.start();
    let mut listed = game["legal"].as_array().expect("rows").iter().peekable();
    for (ply, word) in text(&game["moves"]).split(' ').enumerate() {
        while let Some(row) = listed.next_if(|row| row[0] == ply) {
            let player = match state.turn() {
                _ if rules.is_chance(&state) => -1,
                Side::First => 0,
                Side::Second => 1,
            };
            assert_eq!(row[1], player, "{name}, ply {ply}");
            let expected: BTreeSet<_> = text(&row[3]).split(' ').map(str::to_owned).collect();
            let begun = text(&row[2]);
            let words = rules.moves(&state).map(|m| rules.write_move(&state, &m));
            let legal: BTreeSet<_> = words
                .filter_map(|word| Some(first_step(name, word.strip_prefix(begun)?).to_owned()))
                .collect();
            assert_eq!(legal, expected, "{name}, ply {ply}, {begun}");
        }
        assert_eq!(rules.outcome(&state), None, "{name}, ply {ply}");
        let m = rules.read_move(&state, word);
        let m = m.unwrap_or_else(|illegal| panic!("{name}, ply {ply}, {word}: {illegal}"));
        rules.apply(&mut state, m);
    }
    assert_eq!(listed.next(), None, "{name}");
    let result: Value = match rules.outcome(&state) {
        Some(Outcome::Win(side)) => side.to_string().into(),
        Some(Outcome::Draw) => "draw".into(),
        Some(Outcome::Score(score)) => score.into(),
        other => panic!("{name}: {other:?}"),
    };
    assert_eq!(game["result"], result, "{name}");
}

/// The separate actions of `OpenSpiel`: the move, and the shot or capture.
fn first_step<'a>(name: &str, word: &'a str) -> &'a str {
    let ends: &[char] = match name {
        "amazons" => &['-', '/'],
        "nine_mens_morris" => &['x'],
        _ => &[],
    };
    word.split(ends).next().unwrap_or(word)
}
