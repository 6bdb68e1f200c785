//! Keys that leave something out, and how that is found.

use super::*;

/// A piece that goes round on three cells, and what its key leaves out.
#[derive(Clone, Copy)]
struct Round(LeftOut);

#[derive(Clone, Copy, PartialEq, Eq)]
enum LeftOut {
    Turn,
    Moves,
    Outcome,
}

#[derive(Clone)]
struct RoundState(LeftOut, usize);

impl View for RoundState {
    type Board = collinear::Rect;
    type Key = (usize, Option<Side>);

    fn key(&self) -> Self::Key {
        let turn = self.turn();
        (self.1 % 3, Some(turn).filter(|_| self.0 != LeftOut::Turn))
    }

    fn turn(&self) -> Side {
        if self.1.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    }

    fn glyphs(&self) -> Grid<char> {
        Grid::from_fn(1, 3, |at| if at.col == self.1 % 3 { '@' } else { '.' }).expect("3 cells")
    }
}

impl Rules for Round {
    type State = RoundState;
    type Move = usize;

    fn start(&self) -> RoundState {
        RoundState(self.0, 0)
    }

    fn moves(&self, state: &RoundState) -> impl Iterator<Item = usize> {
        let late = self.0 == LeftOut::Moves && state.1 >= 6;
        if late { 2..3 } else { 1..2 }
    }

    fn apply(&self, state: &mut RoundState, steps: usize) {
        state.1 += steps;
    }

    fn outcome(&self, state: &RoundState) -> Option<Outcome> {
        let late = self.0 == LeftOut::Outcome && state.1 >= 6;
        late.then_some(Outcome::Draw)
    }
}

#[test]
fn a_key_has_to_hold_all_that_decides_how_the_game_goes_on() {
    for (left_out, promise, plies) in [
        (LeftOut::Turn, "one position has one side to move", 3),
        (LeftOut::Moves, "one position has one list of moves", 6),
        (LeftOut::Outcome, "one position has one outcome", 6),
    ] {
        let breach = check_from_start(&Round(left_out), RandomPlay::default()).unwrap_err();
        assert_eq!((breach.promise, breach.moves.len()), (promise, plies));
        let text = breach.to_string();
        assert!(
            plies < 6 || text.contains("(after 6 moves, the last 1)\n"),
            "{text}"
        );
    }
}

/// Marks on two cells, whose key only counts them: no key comes twice in one game.
struct Marks;

#[derive(Clone)]
struct Marked([bool; 2]);

impl View for Marked {
    type Board = collinear::Rect;
    type Key = usize;

    fn key(&self) -> usize {
        self.0.iter().filter(|&&mark| mark).count()
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        Grid::from_rows([self.0.map(|mark| if mark { '@' } else { '.' })]).expect("a row")
    }
}

impl Rules for Marks {
    type State = Marked;
    type Move = usize;

    fn start(&self) -> Marked {
        Marked([false; 2])
    }

    fn moves(&self, state: &Marked) -> impl Iterator<Item = usize> {
        (0..2).filter(|&cell| !state.0[cell])
    }

    fn apply(&self, state: &mut Marked, cell: usize) {
        state.0[cell] = true;
    }

    fn outcome(&self, state: &Marked) -> Option<Outcome> {
        (state.0 == [true; 2]).then_some(Outcome::Draw)
    }
}

#[test]
fn keys_are_compared_between_games() {
    let breach = check_from_start(&Marks, RandomPlay::default()).unwrap_err();
    assert_eq!(breach.promise, "one position has one list of moves");
}
