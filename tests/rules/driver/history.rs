//! The states of a game, next to a game that keeps them all; how many of them are kept, and how often a
//! move is made again.

use std::fmt::Debug;
use std::rc::Rc;

use collinear::rules::{
    draughts::{Draughts, RUSSIAN},
    hnefatafl::{BRANDUBH, Hnefatafl},
};
use fastrand::Rng;

use super::*;
use crate::budget;

/// A game that keeps the state after every move.
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

/// Plays, takes back and plays again at random, with many moves in a row of each, and some that are refused.
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
            // Many at once, with a last one that is refused, or not.
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
        let previous = naive.made.checked_sub(1).map(|last| &naive.states[last]);
        assert_eq!(game.previous(), previous, "{step}");
        let changes = previous.map(|before| before.changes_to(game.state()));
        assert_eq!(game.last_changes(), changes, "{step}");
    }
    let mut copy = Game::new(rules);
    copy.play_all(naive.moves.iter().cloned()).unwrap();
    while game.redo().is_some() {}
    assert_eq!(copy, game);
    assert_eq!(format!("{copy:?}"), format!("{game:?}"));
}

#[test]
fn a_game_walks_like_one_that_keeps_each_state() {
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
    walks_like_a_naive_game(&Draughts::new(RUSSIAN).unwrap(), steps, 1);
}

/// Counts its moves, and how often one was made. Its states know how many of them there are.
#[derive(Default)]
struct Steps {
    alive: Rc<()>,
    made: Counter<usize>,
}

impl Rules for Steps {
    type State = (usize, Rc<()>);
    type Move = usize;

    fn start(&self) -> Self::State {
        (0, Rc::clone(&self.alive))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = usize> {
        [state.0].into_iter()
    }

    fn apply(&self, state: &mut Self::State, m: usize) {
        assert_eq!(state.0, m);
        state.0 += 1;
        self.made.set(self.made.get() + 1);
    }

    fn outcome(&self, _: &Self::State) -> Option<Outcome> {
        None
    }
}

/// At least the root.
fn root(n: usize) -> usize {
    n.isqrt() + 1
}

#[test]
fn few_states_are_kept_and_each_is_made_again_once() {
    let rules = Steps::default();
    let mut game = Game::new(&rules);
    let states = || Rc::strong_count(&rules.alive) - 1;
    for ply in 0..3000 {
        game.play(ply).unwrap();
        assert!(states() <= root((ply + 1) / 8) + 5, "{ply}: {}", states());
    }
    assert_eq!(rules.made.take(), 3000);
    let (mut most_at_once, mut most_states) = (0, 0);
    for ply in (0..3000).rev() {
        let before = rules.made.get();
        assert_eq!(game.undo(), Some(ply));
        assert_eq!(game.state().0, ply);
        most_at_once = most_at_once.max(rules.made.get() - before);
        most_states = most_states.max(states());
    }
    assert!(rules.made.take() <= 3000);
    assert!(most_at_once <= 2 * root(8 * 3000), "{most_at_once}");
    assert!(
        most_states <= 2 * root(8 * 3000) + root(3000 / 8) + 2,
        "{most_states}"
    );
    while game.redo().is_some() {}
    assert_eq!(rules.made.take(), 3000);
}

#[test]
fn to_go_forth_and_back_makes_few_moves_again() {
    for far in [1, 2, 3, 4, 5, 10, 50, 200] {
        let rules = Steps::default();
        let mut game = Game::new(&rules);
        game.play_all(0..1000).unwrap();
        rules.made.take();
        for _ in 0..50 {
            for _ in 0..far {
                game.undo();
            }
            for _ in 0..far {
                game.play(game.state().0).unwrap();
            }
        }
        // Each is played once, and made again at most once for each ply forth and back.
        let made = rules.made.take();
        assert!(made <= 3 * 50 * far + 128, "{far}: {made}");
    }
}
