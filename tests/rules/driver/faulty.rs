//! [`Faulty`]: a game and an engine with one fault.

use super::*;

/// Tic-tac-toe with one fault.
pub(super) struct Faulty {
    pub(super) fault: Fault,
    /// Makes answers differ from call to call.
    calls: Counter<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    None,
    OtherOrder,
    StartDiffers,
    OutcomeDiffers,
    DrawsTooEarly,
    OtherWinner,
    ListsTwice,
    MovesDiffer,
    NoMoves,
    Miscounts,
    HintsTooMany,
    HintsTooFew,
    AcceptsUnlisted,
    RefusesListed,
    AllAreLegal,
    OneIsIllegal,
    DrawsTheTaken,
    DrawsNone,
    AcceptsAfterTheEnd,
    WrongOutcomeAfterTheEnd,
    UnlistedAfterTheEnd,
    ApplyDiffers,
    ApplyDoesNothing,
    AppliesEachLater,
    DrawsOthersAtOnce,
    CloneIsAnother,
    CloneIsShared,
    CloneFromForgets,
    CloneFromForgetsMoves,
    KeyOfTheCount,
    KeyOfFreeCells,
    KeyWithoutTurn,
    OtherGlyph,
    OtherTurn,
    EntersNothing,
    LeavesTheStart,
    LeavesWithoutADisc,
    MiscountsReplies(Finished),
    MiscountsPlies,
}

/// A state that can break the contract for states.
#[derive(Debug)]
pub(super) struct FaultyState {
    fault: Fault,
    pub(super) position: Position<Cell>,
    shared: std::rc::Rc<Counter<usize>>,
    forgets_moves: bool,
}

impl Clone for FaultyState {
    fn clone(&self) -> Self {
        let mut copy = Self {
            fault: self.fault,
            position: self.position.clone(),
            shared: self.shared.clone(),
            forgets_moves: false,
        };
        match self.fault {
            Fault::CloneIsAnother => copy.position.turn = copy.position.turn.other(),
            Fault::CloneIsShared => {}
            _ => copy.shared = std::rc::Rc::new(Counter::new(self.shared.get())),
        }
        copy
    }

    fn clone_from(&mut self, source: &Self) {
        let turn = self.position.turn;
        let copy = source.clone();
        (self.position, self.shared) = (copy.position, copy.shared);
        if self.fault == Fault::CloneFromForgets {
            self.position.turn = turn;
        }
        self.forgets_moves = self.fault == Fault::CloneFromForgetsMoves;
    }
}

impl View for FaultyState {
    type Board = collinear::Rect;
    type Key = (Grid<Cell>, Side, usize);

    fn key(&self) -> Self::Key {
        let (grid, turn, ()) = self.position.key();
        let free = grid.count(Cell::is_empty);
        let one = |cell: &Cell| {
            if cell.is_empty() {
                *cell
            } else {
                Cell::Of(Side::First)
            }
        };
        match self.fault {
            Fault::KeyOfTheCount => (grid.map(|_| Cell::Empty), turn, free),
            Fault::KeyOfFreeCells => (grid.map(one), turn, 0),
            _ => (grid, turn, self.shared.get()),
        }
    }

    fn turn(&self) -> Side {
        let (position, turn) = (&self.position, self.position.turn);
        let is_other = match self.fault {
            Fault::OtherTurn => position.grid().count(Cell::is_empty) < 6,
            Fault::KeyWithoutTurn => position.last().is_some_and(|at| at.col == 0),
            _ => false,
        };
        if is_other { turn.other() } else { turn }
    }

    fn glyphs(&self) -> Grid<char> {
        let glyphs = self.position.glyphs();
        let is_other = self.fault == Fault::OtherGlyph;
        glyphs.map(|&glyph| if is_other && glyph == 'X' { '#' } else { glyph })
    }
}

/// Moves with a size hint that can be wrong.
struct Hinted<I>(I, (usize, Option<usize>));

impl<I: Iterator> Iterator for Hinted<I> {
    type Item = I::Item;

    fn next(&mut self) -> Option<I::Item> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.1
    }
}

impl Faulty {
    pub(super) fn new(fault: Fault) -> Self {
        Self {
            fault,
            calls: Counter::new(0),
        }
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    fn every_other_call(&self) -> bool {
        self.calls.set(self.calls.get() + 1);
        self.calls.get().is_multiple_of(2)
    }

    /// The outcome without the fault.
    fn honest(state: &FaultyState) -> Option<Outcome> {
        let grid = state.position.grid();
        let winner = [Side::First, Side::Second].into_iter().find(|&side| {
            let own = |cell: &Cell| *cell == Cell::Of(side);
            let mut lines = grid.k_lines(&Direction::AXES, Length::AtLeast(3), own);
            lines.next().is_some()
        });
        let full = grid.count(Cell::is_empty) == 0;
        winner.map(Outcome::Win).or(full.then_some(Outcome::Draw))
    }
}

impl Rules for Faulty {
    type State = FaultyState;
    type Move = Coord;

    fn start(&self) -> FaultyState {
        let mut position = Position::new(Grid::filled(3, 3, Cell::Empty).expect("9 cells"));
        if self.is(Fault::StartDiffers) && self.every_other_call() {
            position.turn = Side::Second;
        }
        FaultyState {
            fault: self.fault,
            position,
            shared: std::rc::Rc::default(),
            forgets_moves: false,
        }
    }

    fn moves(&self, state: &FaultyState) -> impl Iterator<Item = Coord> {
        let mut moves: Vec<_> = state.position.grid().cells_where(Cell::is_empty).collect();
        moves.truncate(if state.forgets_moves { 1 } else { usize::MAX });
        let late = moves.len() < 6;
        match self.fault {
            // The same number of moves, but one of them twice.
            Fault::ListsTwice if late && moves.len() > 1 => moves[0] = moves[1],
            Fault::OtherOrder => moves.reverse(),
            Fault::MovesDiffer if late && self.every_other_call() => moves.rotate_left(1),
            Fault::NoMoves if late => moves.clear(),
            _ => {}
        }
        let hint = match self.fault {
            Fault::HintsTooMany => (moves.len() + 1, None),
            Fault::HintsTooFew => (0, Some(moves.len() - 1)),
            _ => (moves.len(), Some(moves.len())),
        };
        Hinted(moves.into_iter(), hint)
    }

    fn apply(&self, state: &mut FaultyState, at: Coord) {
        match self.fault {
            Fault::ApplyDoesNothing => return,
            Fault::ApplyDiffers => {
                self.calls.set(self.calls.get() + 1);
                state.shared.set(self.calls.get());
            }
            Fault::CloneIsShared => state.shared.set(state.shared.get() + 1),
            _ => {}
        }
        let mover = state.position.turn;
        state.position.place(at, Cell::Of(mover));
    }

    fn outcome(&self, state: &FaultyState) -> Option<Outcome> {
        let outcome = Self::honest(state);
        let is_late = state.position.grid().count(Cell::is_empty) == 1;
        match (self.fault, outcome) {
            (Fault::OutcomeDiffers, Some(_)) if self.every_other_call() => Some(Outcome::Draw),
            (Fault::DrawsTooEarly, None) if is_late => Some(Outcome::Draw),
            (Fault::OtherWinner, Some(Outcome::Win(side))) => Some(Outcome::Win(side.other())),
            _ => outcome,
        }
    }

    fn count_moves(&self, state: &FaultyState) -> usize {
        let count = state.position.grid().count(Cell::is_empty);
        count + usize::from(self.is(Fault::Miscounts) && count < 6)
    }

    fn random_move(
        &self,
        state: &FaultyState,
        mut pick: impl FnMut(usize) -> usize,
    ) -> Option<Coord> {
        let taken = state.position.grid().cells_where(|cell| !cell.is_empty());
        match (self.fault, taken.last()) {
            (Fault::DrawsNone, _) => None,
            (Fault::DrawsTheTaken, Some(at)) => Some(at),
            _ => {
                let last = self.moves(state).count().checked_sub(1)?;
                self.moves(state).nth(pick(last + 1).min(last))
            }
        }
    }

    fn check(&self, state: &FaultyState, m: &Coord) -> Result<(), Illegal> {
        let outcome = Self::honest(state);
        let free = state.position.grid()[*m].is_empty();
        match (self.fault, outcome) {
            (Fault::UnlistedAfterTheEnd, Some(_)) => Err(Illegal::NotLegal),
            (Fault::WrongOutcomeAfterTheEnd, Some(Outcome::Win(side))) => {
                Err(Illegal::Over(Outcome::Win(side.other())))
            }
            (Fault::AcceptsAfterTheEnd, Some(_)) | (Fault::AcceptsUnlisted, None) => Ok(()),
            (Fault::RefusesListed, None) if *m == at(1, 1) => Err(Illegal::NotLegal),
            (_, Some(outcome)) => Err(Illegal::Over(outcome)),
            (_, None) if free => Ok(()),
            (_, None) => Err(Illegal::NotLegal),
        }
    }
}

impl Bulk for Faulty {
    fn apply_each<'s>(&self, moves: impl Iterator<Item = (&'s mut FaultyState, Coord)>) {
        let skipped = usize::from(self.is(Fault::AppliesEachLater));
        for (state, at) in moves.skip(skipped) {
            self.apply(state, at);
        }
    }

    fn random_moves(
        &self,
        states: &mut [FaultyState],
        mut pick: impl FnMut(usize, usize) -> usize,
    ) -> bool {
        for (index, state) in states.iter_mut().enumerate() {
            let index = usize::from(!self.is(Fault::DrawsOthersAtOnce)) * index;
            if let Some(at) = self.random_move(state, |n| pick(index, n)) {
                self.apply(state, at);
            }
        }
        true
    }

    fn is_legal(&self, state: &FaultyState, m: &Coord) -> bool {
        match self.fault {
            Fault::AllAreLegal => true,
            Fault::OneIsIllegal if *m == at(1, 1) => false,
            _ => self.check(state, m).is_ok(),
        }
    }
}

/// The faulty game as an engine of tic-tac-toe.
impl Engine for Faulty {
    type Reference = InARow;

    fn of(_: InARow) -> Result<Self, SetupError> {
        Ok(Self::new(Fault::None))
    }

    fn rules(&self) -> &InARow {
        &TIC_TAC_TOE
    }

    fn enter(&self, state: &State) -> Result<FaultyState, SetupError> {
        if self.is(Fault::EntersNothing) {
            return Err(SetupError::for_engine("states", "nothing"));
        }
        let cells = state
            .glyphs()
            .map(|&glyph| Cell::from_glyph(glyph).expect("a cell"));
        let mut entered = self.start();
        entered.position = Position::new(cells).with_turn(state.turn());
        Ok(entered)
    }

    fn leave(&self, state: &FaultyState) -> State {
        let mut grid = state.position.grid().map(|&cell| Square::from(cell));
        match (self.fault, state.position.last()) {
            (Fault::LeavesTheStart, _) => return TIC_TAC_TOE.start(),
            (Fault::LeavesWithoutADisc, Some(last)) => grid[last] = Cell::Empty.into(),
            _ => {}
        }
        TIC_TAC_TOE.set_up(grid).expect("as many discs")
    }

    fn count_replies(&self, state: &FaultyState, finished: Finished) -> Option<u128> {
        let slip = u128::from(self.is(Fault::MiscountsReplies(finished)));
        Some(perft(self, state, 2, finished) + slip)
    }

    fn count_plies(&self, state: &FaultyState, depth: usize, finished: Finished) -> Option<u128> {
        let slip = u128::from(depth == 3 && self.is(Fault::MiscountsPlies));
        Some(perft(self, state, depth, finished) + slip)
    }
}
