//! Games that break one promise each, and what is said of them: alone, beside a game that keeps it, and as
//! engines.

use super::*;

/// Tic-tac-toe with one fault.
struct Faulty {
    fault: Fault,
    /// What makes answers differ from call to call.
    calls: Counter<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
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

/// A state that can break the promises of states.
#[derive(Debug)]
struct FaultyState {
    fault: Fault,
    position: Position<Cell>,
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

/// Moves with a size hint that need not be true.
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
    fn new(fault: Fault) -> Self {
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

    /// What the game is without its fault.
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
            // As many, but one of them twice.
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

    fn is_legal(&self, state: &FaultyState, m: &Coord) -> bool {
        match self.fault {
            Fault::AllAreLegal => true,
            Fault::OneIsIllegal if *m == at(1, 1) => false,
            _ => self.check(state, m).is_ok(),
        }
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

/// As an engine of tic-tac-toe.
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

#[test]
fn each_broken_promise_is_named() {
    let after_the_end = "every move after the end is refused as such";
    let (refused, not_legal) = (
        "a move that is not listed is refused",
        "a move that is not listed is not legal",
    );
    let (clone_from, size_hint) = (
        "clone_from is a clone",
        "the size_hint of the moves is right",
    );
    let faults = [
        (Fault::StartDiffers, "the start is always the same"),
        (Fault::OutcomeDiffers, "a state has one outcome"),
        (Fault::ListsTwice, "no move is listed twice"),
        (Fault::MovesDiffer, "a state has one list of moves"),
        (Fault::NoMoves, "a game that goes on has a move"),
        (Fault::Miscounts, "count_moves counts the moves"),
        (Fault::HintsTooMany, size_hint),
        (Fault::HintsTooFew, size_hint),
        (Fault::AcceptsUnlisted, refused),
        (Fault::RefusesListed, "a listed move is accepted"),
        (Fault::AllAreLegal, not_legal),
        (Fault::OneIsIllegal, "a listed move is legal"),
        (Fault::DrawsTheTaken, "a random move is a legal one"),
        (Fault::DrawsNone, "a move can be drawn"),
        (Fault::AcceptsAfterTheEnd, after_the_end),
        (Fault::WrongOutcomeAfterTheEnd, after_the_end),
        (Fault::UnlistedAfterTheEnd, after_the_end),
        (Fault::ApplyDiffers, "a move has one result"),
        (Fault::ApplyDoesNothing, "a move changes the position"),
        (
            Fault::AppliesEachLater,
            "apply_each makes the moves of apply",
        ),
        (
            Fault::DrawsOthersAtOnce,
            "random_moves makes the moves of random_move",
        ),
        (Fault::CloneIsAnother, "a clone is the same position"),
        (
            Fault::CloneIsShared,
            "a clone is independent of its original",
        ),
        (Fault::CloneFromForgets, clone_from),
        (Fault::CloneFromForgetsMoves, clone_from),
        (Fault::KeyOfTheCount, "one position has one list of moves"),
        (Fault::KeyOfFreeCells, "one position has one outcome"),
        (Fault::KeyWithoutTurn, "one position has one side to move"),
    ];
    for (fault, promise) in faults {
        let breach = check_from_start(&Faulty::new(fault), RandomPlay::default());
        let breach = breach.expect_err(&format!("{fault:?}"));
        assert_eq!(breach.promise, promise, "{fault:?}: {breach}");
    }
}

#[test]
fn games_are_told_apart_by_what_differs_first() {
    for (fault, promise) in [
        (Fault::None, None),
        (Fault::OtherOrder, None),
        (Fault::NoMoves, Some("the moves are the same")),
        (Fault::ListsTwice, Some("the moves are the same")),
        (Fault::Miscounts, Some("the number of moves is the same")),
        (Fault::DrawsTooEarly, Some("the outcome is the same")),
        (Fault::OtherWinner, Some("the outcome is the same")),
        (Fault::OtherGlyph, Some("the board is the same")),
        (Fault::OtherTurn, Some("the side to move is the same")),
        (Fault::AcceptsUnlisted, Some("the same moves are refused")),
        (Fault::RefusesListed, Some("the same moves are legal")),
    ] {
        let (sound, faulty, play) = (TIC_TAC_TOE, Faulty::new(fault), RandomPlay::default());
        // Whichever of them is right.
        for found in [
            compare_from_start(&sound, &faulty, play),
            compare_from_start(&faulty, &sound, play),
        ] {
            let found = found.err();
            assert_eq!(found.map(|found| found.promise), promise, "{fault:?}");
        }
    }
}

#[test]
fn engines_are_told_apart_from_their_rules() {
    for (fault, promise) in [
        (Fault::None, None),
        (Fault::EntersNothing, Some("the engine has the state")),
        (
            Fault::LeavesTheStart,
            Some("the board that is given back is the same"),
        ),
        (
            Fault::LeavesWithoutADisc,
            Some("the board that is given back is the same"),
        ),
        (
            Fault::MiscountsReplies(Finished::Dropped),
            Some("the count of replies is the same"),
        ),
        (
            Fault::MiscountsReplies(Finished::Counted),
            Some("the count of replies is the same"),
        ),
        (
            Fault::MiscountsPlies,
            Some("the count of plies is the same"),
        ),
    ] {
        let engine = Faulty::new(fault);
        let checked = check_engine(&engine, &TIC_TAC_TOE.start(), RandomPlay::default());
        let found = checked.err().map(|breach| breach.promise);
        assert_eq!(found, promise, "{fault:?}");
    }
}

#[test]
fn a_difference_shows_both_sides_and_the_moves() {
    let faulty = Faulty::new(Fault::OtherGlyph);
    let found = compare_from_start(&TIC_TAC_TOE, &faulty, RandomPlay::default()).unwrap_err();
    assert_eq!(found.moves.len(), 1);
    assert!(found.board.contains('X') && found.board.contains('#'));
    let head = format!("not so: the board is the same (after {})\n", found.moves[0]);
    assert_eq!(found.to_string(), head + &found.board);
    // Play begins in the states that are given: one move later there is nothing before the first one.
    let m = at(1, 1);
    let (mut sound_state, mut state) = (TIC_TAC_TOE.start(), faulty.start());
    TIC_TAC_TOE.apply(&mut sound_state, m);
    faulty.apply(&mut state, m);
    let found = lockstep(
        &TIC_TAC_TOE,
        &sound_state,
        &faulty,
        &state,
        RandomPlay::default(),
    );
    assert_eq!(found.unwrap_err().moves.len(), 0);
}

#[test]
fn a_breach_tells_the_moves_that_led_to_it() {
    let start =
        check_from_start(&Faulty::new(Fault::StartDiffers), RandomPlay::default()).unwrap_err();
    assert_eq!(start.moves, Vec::<String>::new());
    let text = start.to_string();
    let head = "not so: the start is always the same (before the first move)\n. . .\n";
    assert!(text.starts_with(head), "{text}");
    let breach = check_from_start(&Faulty::new(Fault::NoMoves), RandomPlay::default()).unwrap_err();
    // Fewer than six moves are left after four, each a cell.
    assert_eq!(breach.moves.len(), 4);
    assert_eq!(breach.board.matches(['X', 'O']).count(), 4);
    assert!(breach.board.ends_with("\nfirst to move"), "{breach}");
    let moves = breach.moves.join(" ");
    let text = format!("not so: a game that goes on has a move (after {moves})\n");
    assert_eq!(breach.to_string(), text + &breach.board);
    // Of many the last.
    let long = Faulty::new(Fault::WrongOutcomeAfterTheEnd);
    let breach = check_from_start(&long, RandomPlay::default()).unwrap_err();
    let (count, last) = (breach.moves.len(), breach.moves.last().expect("a win"));
    let told = format!("(after {count} moves, the last {last})\n");
    assert!(breach.to_string().contains(&told), "{breach}");
}

#[test]
fn a_breach_tells_the_move_or_the_numbers_that_break_a_promise() {
    let found = |fault| {
        let breach = check_from_start(&Faulty::new(fault), RandomPlay::default()).unwrap_err();
        let (text, found) = (breach.to_string(), breach.found.expect("it is told"));
        let told = format!("{}, {found} (", breach.promise);
        assert!(text.contains(&told), "{text}");
        found
    };
    for fault in [Fault::ListsTwice, Fault::RefusesListed] {
        let cell = found(fault);
        assert!(cell.starts_with('(') && cell.len() < 10, "{cell}");
    }
    assert_eq!(found(Fault::Miscounts), "6, and 5 are listed");
    assert_eq!(found(Fault::HintsTooMany), "(10, None), and 9 are listed");
}

#[test]
fn as_many_games_are_played_as_is_said_from_where_and_how_it_is_said() {
    let faulty = Faulty::new(Fault::NoMoves);
    let mut late = faulty.start();
    for _ in 0..3 {
        let m = faulty.moves(&late).next().unwrap();
        faulty.apply(&mut late, m);
    }
    let breach = check_rules(&faulty, &late, RandomPlay::default()).unwrap_err();
    assert_eq!(breach.moves.len(), 1);

    let play = |games, plies, seed| {
        let play = RandomPlay { games, plies, seed };
        check_from_start(&faulty, play)
    };
    assert_eq!((play(0, 9, 1), play(9, 0, 1)), (Ok(()), Ok(())));
    let found: Vec<_> = (0..20).map(|seed| play(9, 9, seed)).collect();
    assert_eq!(found[3], play(9, 9, 3));
    assert!(found.iter().any(|other| *other != found[0]));
}
