//! Moves are read as they were written, in every game.

use std::sync::Arc;

use collinear::rules::hnefatafl::{BRANDUBH, COPENHAGEN, Hnefatafl};
use collinear::rules::in_a_row::{FOUR_IN_A_ROW, InARow, State, TIC_TAC_TOE};
use collinear::rules::peg_solitaire::{Lattice, PegSolitaire};
use collinear::rules::reversi::{Reversi, Start};
use collinear::rules::{Illegal, Notation, Outcome, Rules};
use collinear::testing::{RandomPlay, check_notation};
use collinear::{Coord, Length};

use super::budget;

/// Random games of this many plies keep the contract for texts of moves.
fn assert_read_as_written<R: Notation>(rules: &R, plies: usize) {
    let play = RandomPlay {
        seed: 7,
        ..RandomPlay::new(budget::of(3, 10, 10), plies)
    };
    check_notation(rules, &rules.start(), play).unwrap_or_else(|breach| panic!("{breach}"));
}

#[test]
fn moves_are_read_as_they_are_written() {
    let plies = budget::of(10, 80, 80);
    assert_read_as_written(&FOUR_IN_A_ROW, 50);
    let wide = InARow::new(4, 12, Length::AtLeast(4)).expect("a game");
    assert_read_as_written(&wide.with_gravity().expect("a floor"), 50);
    // Small boards have passes.
    assert_read_as_written(&Reversi::new(4, 4, Start::Parallel).expect("a game"), 20);
    assert_read_as_written(&PegSolitaire::english(), 40);
    assert_read_as_written(&PegSolitaire::triangle(6).expect("a board"), 40);
    for variant in [BRANDUBH, COPENHAGEN] {
        assert_read_as_written(&Hnefatafl::new(variant).expect("a game"), plies);
    }
}

#[test]
fn rules_behind_pointers_have_the_notation_of_the_rules() {
    assert_read_as_written(&&PegSolitaire::english(), 40);
    assert_read_as_written(&Arc::new(PegSolitaire::english()), 40);
    // What a game does differently from the defaults of the trait.
    assert!(Arc::new(FOUR_IN_A_ROW).split_turns("44").eq(["4", "4"]));
    assert!((&&FOUR_IN_A_ROW).split_turns("44").eq(["4", "4"]));
}

#[test]
fn a_word_that_is_refused_is_named_with_its_place() {
    let rules = FOUR_IN_A_ROW;
    let error = rules.read_game(&rules.start(), "44 x4").unwrap_err();
    assert_eq!((error.index, error.word.as_deref()), (2, Some("x4")));
    assert!(matches!(error.illegal, Illegal::Refused { .. }));
    let text = "word 3, x4: not a column: columns are 1 to 7";
    assert_eq!(error.to_string(), text);

    let error = rules.read_game(&rules.start(), "1213141 5").unwrap_err();
    assert_eq!(
        error.to_string(),
        "word 8, 5: the game is over: first player won"
    );
}

#[test]
fn a_turn_of_several_jumps_is_no_move() {
    let board = Lattice::Square.parse("1 1 0 1 0").expect("a picture");
    let rules = PegSolitaire::from_start(board, Lattice::Square).expect("a board");
    let illegal = rules.read_move(&rules.start(), "a1-c1-e1").unwrap_err();
    assert_eq!(
        illegal.to_string(),
        "a turn of 2 jumps is not a single move"
    );
    assert!(rules.read_move(&rules.start(), "a1-c1").is_ok());
}

/// What is wrong with a notation of tic-tac-toe.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    /// A word contains a blank.
    Blank,
    /// A move is written as its column alone.
    Column,
    /// A turn has its move twice.
    Twice,
    /// Capital letters are read from the other side.
    Mirrored,
    /// The rules are not checked.
    Unchecked,
    /// A refusal has no text.
    Silent,
    /// A game that continues is called over.
    Early,
    /// A game that is over is not called over.
    Late,
    /// The same for a turn after the end.
    LateTurn,
    /// A game that continues has no moves from the second ply.
    Stuck,
    /// An invalid word is a turn without moves.
    Nothing,
    /// An invalid word is a turn of an illegal move.
    Anything,
    /// The last move of a game is left out.
    Shortened,
    /// A game without moves has a text.
    Wordy,
}

/// Tic-tac-toe with a faulty notation.
struct Wrong(Fault);

impl Rules for Wrong {
    type State = State;
    type Move = Coord;

    fn start(&self) -> State {
        TIC_TAC_TOE.start()
    }

    fn moves(&self, state: &State) -> impl Iterator<Item = Coord> {
        let is_stuck = self.0 == Fault::Stuck && state.last().is_some();
        TIC_TAC_TOE.moves(state).filter(move |_| !is_stuck)
    }

    fn apply(&self, state: &mut State, m: Coord) {
        TIC_TAC_TOE.apply(state, m);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        TIC_TAC_TOE.outcome(state)
    }

    fn check(&self, state: &State, m: &Coord) -> Result<(), Illegal> {
        TIC_TAC_TOE.check(state, m)
    }
}

impl Notation for Wrong {
    fn write_move(&self, before: &State, m: &Coord) -> String {
        let word = TIC_TAC_TOE.write_move(before, m);
        match self.0 {
            Fault::Blank => word.replace(char::is_alphabetic, "a "),
            Fault::Column => word[..1].to_owned(),
            _ => word,
        }
    }

    fn read_move(&self, before: &State, word: &str) -> Result<Coord, Illegal> {
        let board = before.grid().board();
        let named = board.cell_named(word);
        let is_over = self.outcome(before).is_some();
        match (self.0, named) {
            (Fault::Mirrored, Ok(at)) if word.contains(char::is_uppercase) => {
                let m = Coord::new(at.row, board.cols() - 1 - at.col);
                self.check(before, &m).map(|()| m)
            }
            (Fault::Unchecked, Ok(at)) if !is_over => Ok(at),
            (Fault::Silent, Err(_)) if !is_over => Err(Illegal::refused(" ")),
            (Fault::Early, Err(_)) => Err(Illegal::Over(Outcome::Draw)),
            (Fault::Late, Err(error)) => Err(Illegal::refused(error)),
            _ => TIC_TAC_TOE.read_move(before, word),
        }
    }

    fn read_turn(&self, before: &State, word: &str) -> Result<Vec<Coord>, Illegal> {
        match (self.0, self.read_move(before, word)) {
            (Fault::Twice, Ok(m)) => Ok(vec![m, m]),
            (Fault::LateTurn, Err(Illegal::Over(_))) => Err(Illegal::NotLegal),
            (Fault::Nothing, Err(_)) => Ok(vec![]),
            (Fault::Anything, Err(_)) => Ok(vec![Coord::new(7, 7)]),
            (_, read) => read.map(|m| vec![m]),
        }
    }

    fn write_game(&self, start: &State, moves: &[Coord]) -> String {
        match (self.0, moves) {
            (Fault::Wordy, []) => "none".to_owned(),
            (Fault::Shortened, [moves @ .., _]) => TIC_TAC_TOE.write_game(start, moves),
            _ => TIC_TAC_TOE.write_game(start, moves),
        }
    }
}

#[test]
fn a_notation_that_breaks_a_promise_is_found() {
    for (fault, promise) in [
        (Fault::Blank, "a move is one word"),
        (Fault::Column, "a move is read as it is written"),
        (Fault::Twice, "a move is read as a turn"),
        (
            Fault::Mirrored,
            "changing upper and lower case gives no other move",
        ),
        (Fault::Unchecked, "only legal moves are read"),
        (Fault::Silent, "a refusal gives a reason"),
        (
            Fault::Early,
            "a word is refused as too late only if the game is over",
        ),
        (
            Fault::Late,
            "every word after the end is refused with the outcome",
        ),
        (
            Fault::LateTurn,
            "every turn after the end is refused with the outcome",
        ),
        (Fault::Stuck, "a game that is not over has a move"),
        (Fault::Nothing, "a turn has a move"),
        (Fault::Anything, "each move of a turn is legal"),
        (Fault::Shortened, "a game is read as it was played"),
        (
            Fault::Wordy,
            "a game without moves is written as an empty text",
        ),
    ] {
        let rules = Wrong(fault);
        let breach = check_notation(&rules, &rules.start(), RandomPlay::default()).unwrap_err();
        assert_eq!(breach.promise, promise, "{breach}");
        let stones = breach.board.matches(['X', 'O']).count();
        assert_eq!(stones, breach.moves.len(), "{breach}");
    }
    assert_read_as_written(&TIC_TAC_TOE, 9);
    // Moves are numbered from the late position on.
    let mut late = TIC_TAC_TOE.start();
    TIC_TAC_TOE.apply(&mut late, Coord::new(1, 1));
    let breach = check_notation(&Wrong(Fault::Column), &late, RandomPlay::default()).unwrap_err();
    assert_eq!(breach.found.as_deref(), Some("\"a\""));
    assert!(breach.to_string().contains("before the first move"));
}
