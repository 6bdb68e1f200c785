//! Whole games as a reader would follow them: the accepted texts lie in `snapshots/`; after a change that is meant,
//! look at them with `INSTA_UPDATE=always cargo test -p collinear-games --test golden` and `git diff`.

#[path = "../../../../tests/followed/mod.rs"]
mod followed;

use collinear::rules::Notation;
use collinear_games::{connect6::Connect6, pente::Pente, renju::Renju};
use followed::{follow, lines};

#[test]
fn renju() {
    let moves = "f7 a1 f8 a3 g6 a5 h6 a7 [f6] i6 a9 f9 b1 [f6] d6 b3 e6 b5 [f6] [l1] f10 b7 f6";
    let rules = "renju rows=11 cols=11";
    insta::assert_snapshot!(follow(rules, moves, |rules: &Renju, state| {
        let cells = rules.bounds().coords();
        let fouls = cells.filter_map(|at| Some((at, rules.foul(state, at)?)));
        let fouls = fouls.map(|(at, foul)| format!("{}: {foul}", rules.write_move(state, &at)));
        lines(fouls) + &lines(rules.winning_lines(state))
    }));
}

#[test]
fn pente() {
    let moves = "[a1] e5 f5 [g6] a1 g5 [e5] h5 f5 b1 g7 c1 g8 d1 g9 e1";
    let rules = "pente rows=9 cols=9 opening=tournament";
    insta::assert_snapshot!(follow(rules, moves, |rules: &Pente, state| {
        format!("captured: {:?}", state.extra) + &lines(rules.winning_lines(state))
    }));
}

#[test]
fn connect6() {
    let moves = "d4 a1 a2 d3 [d3] d5 b1 b2 d6 d2 c1 c2 [j1] d7";
    insta::assert_snapshot!(follow("rows=8 cols=8", moves, |rules: &Connect6, state| {
        format!("stones of this turn: {}", state.extra) + &lines(rules.winning_lines(state))
    }));
}
