//! The history of a game, beside two lists.

use std::fmt::Debug;

use collinear::rules::hnefatafl::{BRANDUBH, Hnefatafl};
use fastrand::Rng;

use super::*;
use crate::budget;

/// A game that forgets a state only when a new move takes its place.
struct Naive<'a, R: Rules> {
    rules: &'a R,
    states: Vec<R::State>,
    moves: Vec<R::Move>,
    made: usize,
}

impl<R: Rules> Naive<'_, R> {
    fn play(&mut self, m: R::Move) {
        self.moves.truncate(self.made);
        self.states.truncate(self.made + 1);
        let mut next = self.states[self.made].clone();
        self.rules.apply(&mut next, m.clone());
        self.moves.push(m);
        self.states.push(next);
        self.made += 1;
    }
}

/// Plays, undoes and redoes at random, many moves in a row each, including moves that are refused.
fn walks_like_a_naive_game<R>(rules: &R, steps: usize, seed: u64)
where
    R: Rules<State: View + PartialEq + Debug> + PartialEq + Debug,
{
    let mut random = Rng::with_seed(seed);
    let mut game = Game::new(rules);
    let mut naive = Naive {
        rules,
        states: vec![rules.start()],
        moves: Vec::new(),
        made: 0,
    };
    let longest = |random: &mut Rng| 1 << random.u32(..7);
    for step in 0..steps {
        match random.u32(..16) {
            0 => {
                game.reset();
                naive.made = 0;
            }
            1..=3 => {
                for _ in 0..longest(&mut random) {
                    let last = naive.made.checked_sub(1);
                    assert_eq!(game.undo(), last.map(|last| naive.moves[last].clone()));
                    naive.made = last.unwrap_or(0);
                }
            }
            4..=6 => {
                for _ in 0..longest(&mut random) {
                    let next = naive.moves.get(naive.made).cloned();
                    naive.made += usize::from(next.is_some());
                    assert_eq!(game.redo(), next);
                }
            }
            // Many moves at once, the last of which may be refused.
            7..=9 => {
                let mut ahead = Game::from_state(rules, game.state().clone());
                for _ in 0..longest(&mut random) {
                    let Some(m) = random.choice(ahead.moves().collect::<Vec<_>>()) else {
                        break;
                    };
                    ahead.play(m).unwrap();
                }
                let mut moves = ahead.record().to_vec();
                let refused = naive
                    .moves
                    .first()
                    .filter(|m| ahead.play((*m).clone()).is_err());
                if let Some(refused) = refused {
                    moves.push(refused.clone());
                    assert_eq!(
                        game.play_all(moves.clone()).unwrap_err().index,
                        moves.len() - 1
                    );
                    moves.pop();
                }
                if random.bool() {
                    game.play_all(moves.clone()).unwrap();
                    for m in moves {
                        naive.play(m);
                    }
                }
            }
            _ => {
                for _ in 0..longest(&mut random) {
                    let Some(m) = random.choice(game.moves().collect::<Vec<_>>()) else {
                        break;
                    };
                    game.play(m.clone()).unwrap();
                    naive.play(m);
                }
            }
        }
        assert_eq!(game.record(), &naive.moves[..naive.made], "{step}");
        assert_eq!(game.state(), &naive.states[naive.made], "{step}");
    }
    let mut copy = Game::new(rules);
    copy.play_all(naive.moves.iter().cloned()).unwrap();
    while game.redo().is_some() {}
    assert_eq!(copy, game);
    assert_eq!(format!("{copy:?}"), format!("{game:?}"));
}

#[test]
fn a_game_walks_like_its_lists() {
    let longer = Climb {
        goal: 200,
        back: true,
    };
    for seed in 0..4 {
        walks_like_a_naive_game(&longer, budget::of(300, 2000, 2000), seed);
        walks_like_a_naive_game(&FOUR_IN_A_ROW, 30, seed);
    }
    let steps = budget::of(30, 200, 200);
    walks_like_a_naive_game(&Hnefatafl::new(BRANDUBH).unwrap(), steps, 1);
}
