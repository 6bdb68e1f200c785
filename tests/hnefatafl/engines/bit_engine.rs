//! The engine on bits for any board, whatever its type.

use std::fmt;
use std::rc::Rc;

use collinear::bits::{Wide, Word};
use collinear::rules::hnefatafl::{BitHnefatafl, BitState, End, Hnefatafl, State};
use collinear::rules::{Engine, Finished, Illegal, Outcome, Rules, Side, View, perft};
use collinear::{Grid, Move};

/// A game on bits that has come to some state.
pub(crate) trait BitEngine: fmt::Display {
    fn copy(&self) -> Box<dyn BitEngine>;
    /// The key of the state, written out.
    fn key(&self) -> String;
    fn turn(&self) -> Side;
    fn play(&mut self, slide: Move);
    fn check(&self, slide: Move) -> Result<(), Illegal>;
    fn moves(&self) -> Vec<Move>;
    fn count_moves(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    fn end(&self) -> Option<End>;
    fn glyphs(&self) -> Grid<char>;
    fn occurrences(&self) -> usize;
    fn reference_state(&self) -> State;
    fn perft(&self, depth: usize) -> u128;
}

struct Game<W: Word, const ROWS: usize, const COLS: usize> {
    rules: Rc<BitHnefatafl<W, ROWS, COLS>>,
    state: BitState<W, ROWS, COLS>,
}

/// The state.
impl<W: Word, const ROWS: usize, const COLS: usize> fmt::Display for Game<W, ROWS, COLS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.state, f)
    }
}

impl<W: Word, const ROWS: usize, const COLS: usize> BitEngine for Game<W, ROWS, COLS> {
    fn copy(&self) -> Box<dyn BitEngine> {
        let mut state = self.rules.start();
        state.clone_from(&self.state);
        let rules = Rc::clone(&self.rules);
        Box::new(Self { rules, state })
    }

    fn key(&self) -> String {
        format!("{:?}", self.state.key())
    }

    fn turn(&self) -> Side {
        self.state.turn()
    }

    fn play(&mut self, slide: Move) {
        self.rules.apply(&mut self.state, slide);
    }

    fn check(&self, slide: Move) -> Result<(), Illegal> {
        self.rules.check(&self.state, &slide)
    }

    fn moves(&self) -> Vec<Move> {
        let moves = || self.rules.moves(&self.state);
        let all: Vec<_> = moves().collect();
        let mut folded = Vec::new();
        moves().for_each(|slide| folded.push(slide));
        assert_eq!(folded, all);
        for n in 0..=all.len() {
            assert_eq!(moves().nth(n), all.get(n).copied());
        }
        assert_eq!(moves().size_hint(), (all.len(), Some(all.len())));
        assert_eq!(moves().count(), all.len());
        all
    }

    fn count_moves(&self) -> usize {
        self.rules.count_moves(&self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.state)
    }

    fn end(&self) -> Option<End> {
        self.state.end()
    }

    fn glyphs(&self) -> Grid<char> {
        self.state.glyphs()
    }

    fn occurrences(&self) -> usize {
        self.state.occurrences()
    }

    fn reference_state(&self) -> State {
        let reference = self.rules.leave(&self.state);
        assert!(
            self.rules.enter(&reference).expect("its size") == self.state,
            "there and back"
        );
        reference
    }

    fn perft(&self, depth: usize) -> u128 {
        perft(&*self.rules, &self.state, depth, Finished::Dropped)
    }
}

impl Clone for Box<dyn BitEngine> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

impl View for Box<dyn BitEngine> {
    type Board = collinear::Rect;
    type Key = String;

    fn key(&self) -> String {
        (**self).key()
    }

    fn turn(&self) -> Side {
        (**self).turn()
    }

    fn glyphs(&self) -> Grid<char> {
        (**self).glyphs()
    }
}

/// A game on bits, which can be tested like any other.
pub(crate) struct OnBits(Box<dyn BitEngine>);

impl OnBits {
    pub(crate) fn new(rules: &Hnefatafl) -> Self {
        Self(bit_engine(rules, &rules.start()))
    }
}

impl Rules for OnBits {
    type State = Box<dyn BitEngine>;
    type Move = Move;

    fn start(&self) -> Self::State {
        self.0.copy()
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Move> {
        state.moves().into_iter()
    }

    fn apply(&self, state: &mut Self::State, slide: Move) {
        state.play(slide);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        state.outcome()
    }

    fn count_moves(&self, state: &Self::State) -> usize {
        state.count_moves()
    }

    fn check(&self, state: &Self::State, slide: &Move) -> Result<(), Illegal> {
        state.check(*slide)
    }
}

/// The engine on bits of a game, in the same state; of boards with guard columns and without, of words that
/// are full and of words that are not.
pub(crate) fn bit_engine(rules: &Hnefatafl, state: &State) -> Box<dyn BitEngine> {
    let bounds = rules.bounds();
    match (bounds.rows(), bounds.cols()) {
        (1, 9) => game::<u16, 1, 9>(rules, state),
        (3, 5) => game::<u16, 3, 5>(rules, state),
        (3, 7) => game::<u32, 3, 7>(rules, state),
        (5, 5) => game::<u32, 5, 5>(rules, state),
        (5, 7) => game::<u64, 5, 7>(rules, state),
        (7, 1) => game::<u8, 7, 1>(rules, state),
        (7, 5) => game::<Wide<1>, 7, 5>(rules, state),
        (7, 7) => game::<u64, 7, 7>(rules, state),
        (7, 9) => game::<u64, 7, 9>(rules, state),
        (9, 3) => game::<u32, 9, 3>(rules, state),
        (9, 9) => game::<u128, 9, 9>(rules, state),
        (11, 11) => game::<u128, 11, 11>(rules, state),
        (13, 11) => game::<Wide<3>, 13, 11>(rules, state),
        (13, 13) => game::<Wide<3>, 13, 13>(rules, state),
        size => panic!("no type for {size:?} is named here"),
    }
}

fn game<W: Word, const ROWS: usize, const COLS: usize>(
    rules: &Hnefatafl,
    state: &State,
) -> Box<dyn BitEngine> {
    let rules = BitHnefatafl::<W, ROWS, COLS>::new(rules.clone()).expect("its size");
    let state = rules.enter(state).expect("its size");
    let rules = Rc::new(rules);
    Box::new(Game { rules, state })
}
