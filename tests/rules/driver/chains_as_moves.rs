//! A move need not be `Copy`: a chain of jumps is one.

use collinear::Hop;
use collinear::rules::peg_solitaire::{Lattice, PegSolitaire, State};

use super::*;

/// Peg solitaire in which a move is all the jumps that one peg makes.
#[derive(Debug)]
struct Turns(PegSolitaire);

impl Turns {
    fn on(picture: &str) -> Self {
        let grid = Lattice::Square.parse(picture).expect("a picture");
        Self(PegSolitaire::from_start(grid, Lattice::Square).expect("a board"))
    }

    fn extend(&self, state: &State, begun: &[Hop], chains: &mut Vec<Vec<Hop>>) {
        for hop in self.0.moves(state) {
            if begun.last().is_none_or(|last| last.to == hop.from) {
                let chain = [begun, &[hop]].concat();
                let mut next = state.clone();
                self.0.apply(&mut next, hop);
                chains.push(chain.clone());
                self.extend(&next, &chain, chains);
            }
        }
    }
}

impl Rules for Turns {
    type State = State;
    type Move = Vec<Hop>;

    fn start(&self) -> State {
        self.0.start()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Vec<Hop>> {
        let mut chains = Vec::new();
        self.extend(state, &[], &mut chains);
        chains.into_iter()
    }

    fn apply(&self, state: &mut State, chain: Vec<Hop>) {
        for hop in chain {
            self.0.apply(state, hop);
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.0.outcome(state)
    }
}

#[test]
fn are_played_taken_back_and_made_again() {
    let rules = Turns::on("1 1 0 1 0");
    let chains: Vec<_> = rules.moves(&rules.start()).collect();
    let [short, long] = &chains[..] else {
        panic!("a1-c1 and a1-c1-e1: {chains:?}");
    };
    assert_eq!((short.len(), long.len()), (1, 2));

    let mut game = Game::new(&rules);
    game.play(long.clone()).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Solved));
    assert_eq!(game.undo().as_ref(), Some(long));
    assert_eq!(game.redo().as_ref(), Some(long));
    game.reset();

    let too_long = [long.as_slice(), short].concat();
    assert!(matches!(game.play(too_long), Err(Illegal::NotLegal)));
    let last_two = game.play_all([short.clone(), long.clone()]).unwrap_err();
    assert_eq!(last_two.index, 1);
    game.play_all([short.clone(), long[1..].to_vec()]).unwrap();
    assert_eq!(game.record(), [short.clone(), long[1..].to_vec()]);
}

#[test]
fn are_counted() {
    let rules = Turns::on("1 1 0 1 0");
    let start = rules.start();
    let counts = [1, 2].map(|depth| perft(&rules, &start, depth, Finished::Dropped));
    assert_eq!(counts, [2, 2]);
    assert_eq!(perft(&rules, &start, 2, Finished::Counted), 3);
    let parts = divide(&rules, &start, 2, Finished::Counted);
    let parts: Vec<_> = parts.map(|(chain, count)| (chain.len(), count)).collect();
    assert_eq!(parts, [(1, 2), (2, 1)]);
    let mut state = start.clone();
    let outcome = playout(&rules, &mut state, 9, |n| n - 1);
    assert_eq!(outcome, Some(Outcome::Solved));
    assert!(distinct_positions(&rules, &start).eq([1, 2, 2]));
}

#[test]
fn keep_the_promises() {
    let rules = Turns::on("1 1 1 . 1\n1 0 1 1 1\n1 1 1 0 1");
    check_from_start(&rules, RandomPlay::default()).unwrap();
    compare_from_start(&rules, &&rules, RandomPlay::default()).unwrap();
}
