//! An engine of tic-tac-toe with one fault each.

use super::*;

/// The engine of tic-tac-toe on sets of cells with one of these faults.
struct Slipping(BitTicTacToe, Slip);

#[derive(Clone, Copy, PartialEq)]
enum Slip {
    None,
    EntersNothing,
    StartsAnew,
    ForgetsADisc,
    Miscounts(Finished),
    MiscountsDeeper,
}

type BitState = <BitTicTacToe as Rules>::State;

impl Rules for Slipping {
    type State = BitState;
    type Move = Coord;

    fn start(&self) -> BitState {
        self.0.start()
    }

    fn moves(&self, state: &BitState) -> impl Iterator<Item = Coord> {
        self.0.moves(state)
    }

    fn apply(&self, state: &mut BitState, m: Coord) {
        self.0.apply(state, m);
    }

    fn outcome(&self, state: &BitState) -> Option<Outcome> {
        self.0.outcome(state)
    }
}

impl Engine for Slipping {
    type Reference = InARow;

    fn of(rules: InARow) -> Result<Self, EngineError> {
        Ok(Self(BitTicTacToe::of(rules)?, Slip::None))
    }

    fn rules(&self) -> &InARow {
        self.0.rules()
    }

    fn enter(&self, state: &State) -> Result<BitState, EngineError> {
        match self.1 {
            Slip::EntersNothing => Err(EngineError::rule("states", "nothing")),
            _ => self.0.enter(state),
        }
    }

    fn leave(&self, state: &BitState) -> State {
        let left = self.0.leave(state);
        let is_late = left.grid().count(|cell| !cell.is_empty()) > 2;
        match (self.1, left.last().filter(|_| is_late)) {
            (Slip::ForgetsADisc, Some(last)) => {
                let mut grid = left.grid().clone();
                grid[last] = Cell::Empty.into();
                TIC_TAC_TOE.set_up(grid).unwrap_or(left)
            }
            (Slip::StartsAnew, Some(_)) => TIC_TAC_TOE.start(),
            _ => left,
        }
    }

    fn count_replies(&self, state: &BitState, finished: Finished) -> Option<u128> {
        let count = self.0.count_replies(state, finished)?;
        // Only after a move can be won: before that there is nothing to be miscounted.
        let can_be_won = self.0.count_moves(state) == 4;
        Some(count + u128::from(can_be_won && self.1 == Slip::Miscounts(finished)))
    }

    fn count_plies(&self, state: &BitState, depth: usize, finished: Finished) -> Option<u128> {
        match (depth, self.1) {
            (2, _) => self.count_replies(state, finished),
            (3, Slip::MiscountsDeeper) => Some(perft(&self.0, state, depth, finished) + 1),
            _ => None,
        }
    }
}

#[test]
fn engines_are_told_apart_from_their_rules() {
    let slips = [
        (Slip::None, None),
        (Slip::EntersNothing, Some("start")),
        (Slip::ForgetsADisc, Some("board that is given back")),
        (Slip::StartsAnew, Some("board that is given back")),
        (Slip::Miscounts(Finished::Dropped), Some("count of replies")),
        (Slip::Miscounts(Finished::Counted), Some("count of replies")),
        (Slip::MiscountsDeeper, Some("count of plies")),
    ];
    for (slip, what) in slips {
        let engine = Slipping(BitTicTacToe::of(TIC_TAC_TOE).unwrap(), slip);
        let checked = check_engine(&engine, &TIC_TAC_TOE.start(), RandomPlay::default());
        assert_eq!(checked.err().map(|difference| difference.what), what);
    }
}
