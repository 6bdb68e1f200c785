//! Judges that follow the moves agree with judges that begin at the position, and with a simple judge that counts
//! everything.

mod five_in_a_row;
mod naive;
mod windows;

use collinear::rules::{Rules, View};
use collinear_play::computer::Follower;

use crate::threats::{saves, wins};

/// The value that a judge gives to a position, and the promising moves.
#[derive(PartialEq, Eq, Debug)]
struct Said<M> {
    worth: i32,
    promising: Vec<M>,
    leaves_out: bool,
}

/// The result of a judge, after a check that following the moves gives the same result as beginning at this state.
fn said<R: Rules, J: Follower<R>>(
    judge: &J,
    kept: &J::Kept,
    rules: &R,
    state: &R::State,
) -> Said<R::Move> {
    let promising = judge.promising(kept, rules, state);
    Said {
        worth: judge.worth(kept, rules, state),
        leaves_out: judge.leaves_out(kept, rules, state, &promising),
        promising,
    }
}
/// If no better move is left out and no move wins at once, all moves that prevent a loss in one are promising.
fn leaves_out_no_better<R: Rules<State: View>>(rules: &R, state: &R::State, said: &Said<R::Move>) {
    if !said.leaves_out && wins(rules, state).is_empty() {
        let saves = saves(rules, state);
        let are_seen = saves.iter().all(|m| said.promising.contains(m));
        assert!(are_seen, "{}", state.glyphs());
    }
}

/// Makes random moves and takes some of them back, with a judge that follows the moves.
fn follows<R, J>(judge: &J, rules: &R, check: impl Fn(&R::State, Said<R::Move>))
where
    R: Rules<State: View>,
    J: Follower<R>,
{
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut states = vec![(rules.start(), None)];
        let mut kept = judge.begin(rules, &states[0].0);
        for _ in 0..60 {
            let state = states[states.len() - 1].0.clone();
            let is_back = states.len() > 1 && (rules.outcome(&state).is_some() || rng.u8(..3) == 0);
            if is_back && let Some((_, Some(m))) = states.pop() {
                let (to, _) = &states[states.len() - 1];
                judge.follow(&mut kept, rules, &state, &m, to);
            } else {
                let moves: Vec<_> = rules.moves(&state).collect();
                let m = moves[rng.usize(..moves.len())].clone();
                let mut to = state.clone();
                rules.apply(&mut to, m.clone());
                judge.follow(&mut kept, rules, &state, &m, &to);
                states.push((to, Some(m)));
            }
            let (state, _) = &states[states.len() - 1];
            if rules.outcome(state).is_none() {
                let followed = said(judge, &kept, rules, state);
                let anew = said(judge, &judge.begin(rules, state), rules, state);
                assert_eq!(followed, anew);
                leaves_out_no_better(rules, state, &followed);
                check(state, followed);
            }
        }
    }
}
