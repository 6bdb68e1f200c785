//! The computer makes no mistake in games that are solved.

use std::{cmp::Ordering, sync::Arc};

use collinear::rules::{
    Rules, View,
    in_a_row::{FOUR_IN_A_ROW, InARow},
    playout,
    reversi::{Reversi, Square, Start},
};
use collinear_play::computer::{Computer, ForInARow, ForReversi, Opinion, Score};
use connect_four_ai::{Position, Solver};

use crate::{asked::asked, level};

type Four = <InARow as Rules>::State;

/// The other solver's score of four in a row. It is positive if the side to move wins.
fn score(state: &Four) -> i32 {
    let glyph = |&glyph: &char| match glyph {
        _ if glyph == char::from(state.turn()) => 'x',
        _ if glyph == char::from(state.turn().other()) => 'o',
        _ => '.',
    };
    let picture = state.glyphs().map(glyph).to_string();
    let position = Position::from_board_string(&picture).expect("a board of 42 cells");
    Solver::new().solve(&position).into()
}

/// Level 5 reports the result and the number of moves to it, and plays towards the result.
#[test]
fn four_in_a_row() {
    let game = Arc::new(FOUR_IN_A_ROW);
    let mut seen = Vec::new();
    for plies in [26, 27, 28, 29, 30, 31, 32, 33] {
        let state = (0..1_000).find_map(|seed| random(&*game, plies, seed));
        let state = state.expect("some games are that long");
        let Opinion {
            score: told, line, ..
        } = thought(&ForInARow, &game, &state);
        let expected = score(&state).cmp(&0);
        assert_eq!(told.decided(), Some(expected), "{state}\n{told}");
        seen.push(expected);
        let mut after = state.clone();
        game.apply(&mut after, line[0]);
        if game.outcome(&after).is_none() {
            assert_eq!(score(&after).cmp(&0), expected.reverse(), "{state}");
        }
        let m = game.moves(&state).next().expect("the game goes on");
        let mut after = state.clone();
        game.apply(&mut after, m);
        let (_, asked) = asked(&ForInARow, &game, &state, level(5), &m);
        let known = match game.outcome(&after) {
            Some(outcome) => outcome
                .winner()
                .map_or(Ordering::Equal, |_| Ordering::Greater),
            None => score(&after).cmp(&0).reverse(),
        };
        assert_eq!(
            asked.and_then(Score::decided),
            Some(known),
            "{m:?} in\n{state}"
        );
    }
    let ends = [Ordering::Less, Ordering::Greater];
    assert!(ends.iter().all(|end| seen.contains(end)), "{seen:?}");
}

/// The published results of the first moves (James D. Allen and Victor Allis, 1988).
#[test]
fn first_moves_of_four_in_a_row() {
    let game = Arc::new(FOUR_IN_A_ROW);
    let start = game.start();
    let [wins, loses] = [Score::Wins { moves: None }, Score::Loses { moves: None }];
    let draws = Score::Draws;
    let published = [loses, loses, draws, wins, draws, loses, loses];
    for (column, published) in published.into_iter().enumerate() {
        let at = game.landing(&start, column).expect("it is empty");
        let asked = asked(&ForInARow, &game, &start, level(5), &at);
        assert_eq!(asked, (wins, Some(published)), "column {column}");
    }
}

/// A state after random moves; `None` if the game is over.
fn random<R: Rules>(game: &R, plies: usize, seed: u64) -> Option<R::State> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut state = game.start();
    let over = playout(game, &mut state, plies, |n| rng.usize(..n)).is_some();
    (!over).then_some(state)
}

fn thought<R: Rules>(
    computer: &impl Computer<R>,
    game: &Arc<R>,
    state: &R::State,
) -> Opinion<R::Move> {
    let mut search = computer.search(game, state, level(5));
    search.finish();
    search.opinion().expect("the game goes on")
}

/// The margin in discs for the side to move with best play.
fn margin(game: &Reversi, state: &<Reversi as Rules>::State) -> i32 {
    if game.outcome(state).is_some() {
        let discs = |side| state.grid().count(|&square| square == Square::Of(side));
        let [own, theirs] = [state.turn(), state.turn().other()].map(discs);
        return i32::try_from(own).expect("few") - i32::try_from(theirs).expect("few");
    }
    let after = game.moves(state).map(|m| {
        let mut after = state.clone();
        game.apply(&mut after, m);
        let margin = margin(game, &after);
        if after.turn() == state.turn() {
            margin
        } else {
            -margin
        }
    });
    after.max().expect("a pass is a move")
}

/// The last cells of Reversi, compared with an exhaustive search.
#[test]
fn reversi() {
    let six = Reversi::new(6, 6, Start::Crossed).expect("a usual board");
    for (game, cells) in [(Reversi::default(), 64), (six, 36)] {
        let game = Arc::new(game);
        let mut solved = 0;
        for (seed, left) in (0..).zip([5, 6, 6, 7]) {
            let Some(state) = random(&*game, cells - 4 - left, seed) else {
                continue;
            };
            let Opinion { score, line, .. } = thought(&ForReversi, &game, &state);
            let expected = margin(&game, &state);
            assert_eq!(score, Score::By(expected), "{state}");
            let mut after = state.clone();
            game.apply(&mut after, line[0]);
            let theirs = margin(&game, &after);
            let sign = if after.turn() == state.turn() { 1 } else { -1 };
            assert_eq!(sign * theirs, expected, "{state}");
            for m in game.moves(&state) {
                let mut after = state.clone();
                game.apply(&mut after, m);
                let sign = if after.turn() == state.turn() { 1 } else { -1 };
                let known = Score::By(sign * margin(&game, &after));
                let asked = asked(&ForReversi, &game, &state, level(5), &m);
                assert_eq!(asked, (score, Some(known)), "{m:?} in\n{state}");
            }
            solved += 1;
        }
        assert!(solved > 2, "{solved}");
    }
}
