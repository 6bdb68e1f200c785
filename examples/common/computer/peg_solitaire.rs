//! Peg solitaire: the solver knows what to do.

use std::time::Instant;

use collinear::{
    Hop,
    rules::{
        Rules,
        peg_solitaire::{PegSolitaire, Solve, State},
    },
};

use super::{Advice, effort::Effort};

/// How many positions each level looks at, at most.
const POSITIONS: [u64; 5] = [10_000, 40_000, 160_000, 640_000, 2_560_000];

/// How many positions are looked at before the time is asked for, and after each jump, where what
/// takes longer is not worth the wait.
const FEW: u64 = 2_500;

/// The first jump of a finish: of those that the solver finds, one from here and one after each jump
/// that can be made, one with the fewest moves, consecutive jumps of one peg being one move. There
/// may be a shorter one that it does not find.
pub(crate) fn advise(game: &PegSolitaire, state: &State, effort: &Effort) -> Advice<Hop> {
    let since = Instant::now();
    let in_time =
        || !effort.stop.is_told() && effort.limit.is_none_or(|limit| since.elapsed() < limit);
    let finish = match solve(game, state, effort, in_time) {
        Solve::Solved(finish) => finish,
        Solve::Impossible => return Advice::Hopeless,
        Solve::GaveUp { .. } => return Advice::Unknown,
    };
    let others = game.moves(state).take_while(|_| in_time());
    let others = others.filter_map(|jump| {
        let mut after = state.clone();
        game.apply(&mut after, jump);
        match game.solve(&after, FEW, |_| {}) {
            Solve::Solved(rest) => Some([vec![jump], rest].concat()),
            _ => None,
        }
    });
    let moves = |finish: &Vec<Hop>| {
        let mut after = state.clone();
        for &jump in finish {
            game.apply(&mut after, jump);
        }
        after.moves()
    };
    let best = others.chain([finish]).min_by_key(moves);
    let first = best.and_then(|best| best.first().copied());
    first.map_or(Advice::Unknown, Advice::Play)
}

/// What the solver says within the effort. Since it can't be interrupted it begins anew with four
/// times as many positions as long as there is time for it.
fn solve(game: &PegSolitaire, state: &State, effort: &Effort, in_time: impl Fn() -> bool) -> Solve {
    let most = effort.level.of(POSITIONS);
    let mut positions = if effort.limit.is_some() { FEW } else { most };
    loop {
        let solve = game.solve(state, positions.min(most), |_| {});
        let gave_up = matches!(solve, Solve::GaveUp { .. });
        if !gave_up || positions >= most || !in_time() {
            return solve;
        }
        positions *= 4;
    }
}
