//! Whole games as a reader would follow them: everything that the library shows at each ply.
//!
//! One or two games per rule set, chosen for the rules in which variants differ. Moves in brackets are tried and have
//! to be refused. The accepted texts are in `snapshots/`; after an intended change, run `ACCEPT=1 cargo test --test
//! rules golden` and look at `git diff`.

use collinear::{
    Origin,
    rules::{
        Notation, hnefatafl::Hnefatafl, in_a_row::InARow, peg_solitaire::PegSolitaire,
        reversi::Reversi,
    },
};

use super::followed::{assert_accepted, follow, lines};

fn in_a_row(rules: &str, moves: &str) -> String {
    follow(rules, moves, |rules: &InARow, state| {
        lines(rules.winning_lines(state))
    })
}

#[test]
fn four_in_a_row() {
    // A run of five, and a full column.
    let moves = "1 1 2 2 [8] 4 4 [x] 5 5 7 7 7 7 [0] 7 7 [7] 3";
    assert_accepted(
        "rules/snapshots/four_in_a_row",
        &in_a_row("four-in-a-row", moves),
    );
}

#[test]
fn three_in_a_row_lose_between_obstacles() {
    let rules = "rows=4 cols=5 connect=3 gravity=down misere=yes obstacles=e4,b2";
    assert_accepted(
        "rules/snapshots/three_in_a_row_lose_between_obstacles",
        &in_a_row(rules, "1 2 2 [2] [b1] 3 4 [5] 3 4 3"),
    );
}

fn reversi(rules: &str, moves: &str) -> String {
    follow(rules, moves, |_: &Reversi, state| {
        let [first, second] = state.disc_counts();
        format!("discs: {first} {second}") + &lines(state.turned())
    })
}

#[test]
fn reversi_the_shortest_that_turns_all_discs_of_one_player() {
    let moves = "[e3] [pa] e6 [e6] [i1] [x] f4 e3 f6 g5 d6 e7 f5 c5";
    assert_accepted(
        "rules/snapshots/reversi_the_shortest_that_turns_all_discs_of_one_player",
        &reversi("othello", moves),
    );
}

#[test]
fn reversi_with_passes_on_a_small_board() {
    let moves = "b4 c1 d2 c4 [a1] d1 a3 d4 a4 d3 a1 b1 a2";
    assert_accepted(
        "rules/snapshots/reversi_with_passes_on_a_small_board",
        &reversi("rows=4 cols=4 start=parallel", moves),
    );
}

fn pegs(rules: &str, turns: &str) -> String {
    follow(rules, turns, |rules: &PegSolitaire, state| {
        let name = |at| rules.bounds().name_from(at, Origin::TopLeft);
        let ends = rules.possible_ends(state).filter_map(name);
        let ends: Vec<_> = ends.map(|name| name.to_string()).collect();
        let turns = state
            .grid()
            .indexed()
            .flat_map(|(at, _)| rules.chains(state, at));
        let turns: Vec<_> = turns.map(|hops| rules.write_game(state, &hops)).collect();
        let (pegs, jumps, made) = (state.pegs(), state.jumps(), state.turns());
        let (ends, turns) = (ends.join(" "), turns.join(" "));
        format!("pegs: {pegs}, jumps: {jumps}, turns: {made}; turns: {turns}; ends: {ends}")
    })
}

#[test]
fn peg_solitaire_on_the_english_board() {
    // Bergholt's solution of 1912, in 18 moves.
    assert_accepted(
        "rules/snapshots/peg_solitaire_on_the_english_board",
        &pegs(
            "english goal=d4",
            "[d4-d2] [c3-e5] [a1-c1] d2-d4 [h1-d4] f3-d3 e1-e3 e4-e2 e6-e4 g5-e5 d5-f5 \
         [g3-g5-g7] g3-g5-e5 c3-e3 a3-c3 b5-d5-f5-f3-d3-b3 c7-c5 c4-c6 e7-c7-c5 a5-a3-c3 \
         c1-e1-e3-e5 c2-c4-c6-e6-e4-c4 [d4-b4] b4-d4",
        ),
    );
}

#[test]
fn peg_solitaire_on_the_triangle() {
    let turns = "[a2-c2] [c5-c3] a3-a1 c5-a3 a5-c5 a4-a2 a1-a3 d5-b5 b2-b4 a3-c5 b5-d5 e5-c5 d4-b2 \
                 c5-c3 b2-d4";
    assert_accepted(
        "rules/snapshots/peg_solitaire_on_the_triangle",
        &pegs("triangle5", turns),
    );
}

fn hnefatafl(rules: &str, moves: &str) -> String {
    follow(rules, moves, |rules: &Hnefatafl, state| {
        let name = |at| rules.bounds().name_from(at, Origin::BottomLeft);
        let king = state.king().and_then(name);
        let king = king.map_or("taken".to_owned(), |king| king.to_string());
        let of_king = state.king().map_or(0, |at| rules.slides(state, at).count());
        let end = state.end().map(|end| format!("end: {end}"));
        let army = state.army();
        format!("{army} to move; king: {king}, with {of_king} moves") + &lines(end)
    })
}

#[test]
fn brandubh() {
    // The king is caught between two attackers.
    assert_accepted(
        "rules/snapshots/brandubh",
        &hnefatafl(
            "brandubh",
            "[d4-d5] [b4-d4] [d7-a7] b4-b3 [b3-b4] c4-c7 [f4-f1xf2] f4-f1 [e4-e1xf2] e4-e1xf1 \
         b3-b7xc7 [d4-a1] d4-f4 a4-e4xf4",
        ),
    );
}

#[test]
fn copenhagen() {
    // The king walks into the attackers' camp and is captured on all four sides.
    let moves = "k4-j4 f8-g8 a7-c7 g8-b8 [a8-a11] a8-a10 b8-b9 a5-b5 d6-c6 j6-j7 e7-d7 k5-h5 \
                 e6-e10 f2-d2 f4-g4 k6-k2 d7-d3 h5-h2 h6-h10 j7-j5 g7-h7 d2-b2 h10-g10xf10";
    let taken = "b5-c5xc6 f6-c6 d11-d6xc6";
    assert_accepted(
        "rules/snapshots/copenhagen",
        &hnefatafl("copenhagen", &format!("{moves} {taken}")),
    );
}
