//! Engines of tic-tac-toe with one difference each.

use super::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Twist {
    None,
    OtherOrder,
    MissesAMove,
    ListsInstead,
    CountsOneMore,
    DrawsTooEarly,
    OtherWinner,
    OtherGlyph,
    OtherTurn,
    Accepts,
    Refuses,
}

struct Twisted(Twist);

#[derive(Clone)]
struct TwistedState(Twist, collinear::rules::in_a_row::State);

impl TwistedState {
    fn is_late(&self) -> bool {
        self.1
            .grid()
            .count(collinear::rules::in_a_row::Square::is_empty)
            < 6
    }
}

impl View for TwistedState {
    // Keys need not be of the same type.
    type Board = collinear::Rect;
    type Key = String;

    fn key(&self) -> String {
        self.1.to_string()
    }

    fn turn(&self) -> Side {
        if self.0 == Twist::OtherTurn && self.is_late() {
            self.1.turn().other()
        } else {
            self.1.turn()
        }
    }

    fn glyphs(&self) -> Grid<char> {
        let glyph = if self.0 == Twist::OtherGlyph {
            '#'
        } else {
            'X'
        };
        self.1
            .glyphs()
            .map(|&cell| if cell == 'X' { glyph } else { cell })
    }
}

impl Rules for Twisted {
    type State = TwistedState;
    type Move = Coord;

    fn start(&self) -> TwistedState {
        TwistedState(self.0, TIC_TAC_TOE.start())
    }

    fn moves(&self, state: &TwistedState) -> impl Iterator<Item = Coord> {
        let mut moves: Vec<_> = TIC_TAC_TOE.moves(&state.1).collect();
        let late = state.is_late();
        match self.0 {
            Twist::OtherOrder => moves.reverse(),
            Twist::MissesAMove if late => drop(moves.pop()),
            // As many, but one of them twice.
            Twist::ListsInstead if late && moves.len() > 1 => moves[0] = moves[1],
            _ => {}
        }
        moves.into_iter()
    }

    fn apply(&self, state: &mut TwistedState, m: Coord) {
        TIC_TAC_TOE.apply(&mut state.1, m);
    }

    fn outcome(&self, state: &TwistedState) -> Option<Outcome> {
        let outcome = TIC_TAC_TOE.outcome(&state.1);
        match self.0 {
            Twist::DrawsTooEarly if TIC_TAC_TOE.count_moves(&state.1) == 1 => {
                outcome.or(Some(Outcome::Draw))
            }
            Twist::OtherWinner => match outcome {
                Some(Outcome::Win(side)) => Some(Outcome::Win(side.other())),
                other => other,
            },
            _ => outcome,
        }
    }

    fn count_moves(&self, state: &TwistedState) -> usize {
        TIC_TAC_TOE.count_moves(&state.1)
            + usize::from(self.0 == Twist::CountsOneMore && state.is_late())
    }

    fn check(&self, state: &TwistedState, m: &Coord) -> Result<(), Illegal> {
        match self.0 {
            Twist::Accepts if state.is_late() => Ok(()),
            Twist::Refuses if state.is_late() => Err(Illegal::NotLegal),
            _ => TIC_TAC_TOE.check(&state.1, m),
        }
    }
}

#[test]
fn are_told_apart_by_what_differs_first() {
    for (twist, what) in [
        (Twist::None, None),
        (Twist::OtherOrder, None),
        (Twist::MissesAMove, Some("moves")),
        (Twist::ListsInstead, Some("moves")),
        (Twist::CountsOneMore, Some("number of moves")),
        (Twist::DrawsTooEarly, Some("outcome")),
        (Twist::OtherWinner, Some("outcome")),
        (Twist::OtherGlyph, Some("board")),
        (Twist::OtherTurn, Some("side to move")),
        (Twist::Accepts, Some("refusal")),
        (Twist::Refuses, Some("refusal")),
    ] {
        // Whichever of them is right.
        for difference in [
            compare_from_start(&TIC_TAC_TOE, &Twisted(twist), RandomPlay::default()).err(),
            compare_from_start(&Twisted(twist), &TIC_TAC_TOE, RandomPlay::default()).err(),
        ] {
            assert!(difference.iter().all(|it| it.left != it.right), "{twist:?}");
            let found = difference.map(|difference| difference.what);
            assert_eq!(found, what, "{twist:?}");
        }
    }
}

#[test]
fn a_difference_shows_both_sides_and_the_moves() {
    let twisted = Twisted(Twist::OtherGlyph);
    let difference = compare_from_start(&TIC_TAC_TOE, &twisted, RandomPlay::default()).unwrap_err();
    assert_eq!(difference.moves.len(), 1);
    assert!(difference.left.contains('X') && difference.right.contains('#'));
    let text = difference.to_string();
    let head = format!("the board differs after {}:\n", difference.moves[0]);
    assert!(text.starts_with(&head), "{text}");
    assert!(text.ends_with(&format!("{}\n\n{}", difference.left, difference.right)));
    // Before the first move as well, where two games begin otherwise.
    let placed = InARow::new(6, 7, Length::AtLeast(4)).unwrap();
    let difference = compare_from_start(&FOUR_IN_A_ROW, &placed, RandomPlay::default());
    let difference = difference.unwrap_err();
    assert_eq!((difference.what, difference.moves.len()), ("moves", 0));
}

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

/// What is checked begins where it is said, not at the start.
#[test]
fn random_play_begins_in_the_state_that_is_given() {
    let mut game = Game::new(TIC_TAC_TOE);
    for m in [(0, 0), (1, 1), (0, 1)] {
        game.play(m.into()).unwrap();
    }
    let play = RandomPlay::default();
    let state = TwistedState(Twist::DrawsTooEarly, game.state().clone());
    let twisted = Twisted(Twist::DrawsTooEarly);
    let found = lockstep(&TIC_TAC_TOE, game.state(), &twisted, &state, play).unwrap_err();
    let from_start = compare_from_start(&TIC_TAC_TOE, &twisted, play).unwrap_err();
    assert_eq!(found.what, from_start.what);
    assert!(found.moves.len() < from_start.moves.len());
}
