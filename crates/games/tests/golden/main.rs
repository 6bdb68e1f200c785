//! Whole games as text, compared with the snapshots in `snapshots/`. After an intended change accept them with
//! `ACCEPT=1 cargo test -p collinear-games --test golden` and check `git diff`.

#[path = "../../../../tests/followed/mod.rs"]
mod followed;

use collinear::rules::Notation;
use collinear_games::{connect6::Connect6, draughts::Draughts, pente::Pente, renju::Renju};
use followed::{assert_accepted, follow, lines};

#[test]
fn renju() {
    let moves = "f7 a1 f8 a3 g6 a5 h6 a7 [f6] i6 a9 f9 b1 [f6] d6 b3 e6 b5 [f6] [l1] f10 b7 f6";
    let rules = "renju rows=11 cols=11";
    assert_accepted(
        "golden/snapshots/renju",
        &follow(rules, moves, |rules: &Renju, state| {
            let cells = rules.bounds().coords();
            let fouls = cells.filter_map(|at| Some((at, rules.foul(state, at)?)));
            let fouls = fouls.map(|(at, foul)| format!("{}: {foul}", rules.write_move(state, &at)));
            lines(fouls) + &lines(rules.winning_lines(state))
        }),
    );
}

#[test]
fn pente() {
    let moves = "[a1] e5 f5 [g6] a1 g5 [e5] h5 f5 b1 g7 c1 g8 d1 g9 e1";
    let rules = "pente rows=9 cols=9 opening=tournament";
    assert_accepted(
        "golden/snapshots/pente",
        &follow(rules, moves, |rules: &Pente, state| {
            format!("captured: {:?}", state.extra) + &lines(rules.winning_lines(state))
        }),
    );
}

#[test]
fn connect6() {
    let moves = "d4 a1 a2 d3 [d3] d5 b1 b2 d6 d2 c1 c2 [j1] d7";
    assert_accepted(
        "golden/snapshots/connect6",
        &follow("rows=8 cols=8", moves, |rules: &Connect6, state| {
            format!("stones of this turn: {}", state.extra) + &lines(rules.winning_lines(state))
        }),
    );
}

fn draughts(rules: &str, moves: &str) -> String {
    follow(rules, moves, |_: &Draughts, state| {
        let end = state.end().map(|end| format!("end: {end}"));
        format!("{} to move", state.color()) + &lines(end)
    })
}

#[test]
fn english_draughts() {
    assert_accepted(
        "golden/snapshots/english_draughts",
        &draughts(
            "english",
            "[11-18] [22-18] 10-14 21-17 [11-15] 14x21 23-19 11-16 19-15 16-19 27-23 8-11 23x16 \
         12x19 15x8 3x12 24x15 6-10 15x6 1x10 28-24 9-14 32-27 4-8 22-18 14x32 26-23 12-16 \
         30-26 21x30 29-25 30x21 23-18 10-15 18x4 7-10 24-19 16x30 31-26 30x23 4-8 23-26 8-3 \
         10-15 3-7 2x11",
        ),
    );
}

#[test]
fn turkish_draughts_on_a_small_board() {
    assert_accepted(
        "golden/snapshots/turkish_draughts_on_a_small_board",
        &draughts(
            "turkish rows=6 cols=5 men=1",
            "[d2-d1] d2-d3 b5-b4 a2-a3 a5-a4 a3xa5 b4-a4 e2-e3 d5-d4 d3xb5 a4-a3 c2-c3 e5-e4 \
         e3xe5 a3-a2 c3-c4 a2xc2 c4-d4 c2-d2 e5-e6 d2-c2 a5-a6 c2-c1 e6-d6 c1-b1 a6-a2 b1xe6 \
         a2-e2 e6xe1 d4-d5 e1-e3 d5-d6",
        ),
    );
}
