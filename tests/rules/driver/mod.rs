//! What every game gets: the driver, counts, random play, and checks for any game.

mod a_game;
mod chance;
mod contract;
mod counts;
mod faulty;
mod history;
mod past;
mod playouts;
mod positions;
mod refusals;
mod values;

use std::cell::Cell as Counter;
use std::error::Error;

use collinear::rules::in_a_row::{
    FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, Square, State, TIC_TAC_TOE,
};
use collinear::rules::{
    Bulk, Cell, Column, EitherMove, Engine, Finished, Game, GameError, Illegal, MoveCells,
    MoveOrCapture, Outcome, Past, PlaceOrMove, Position, Put, Rules, SetupError, Side, View,
    distinct_positions, draw, or_pass, perft, perft_bulk, playout,
};
use collinear::testing::{
    Breach, RandomPlay, check_against, check_bulk, check_engine, check_rules, lockstep,
};
use collinear::{Bounds, Coord, Direction, Grid, Hop, Length, Move, Rect};

fn check_from_start<R: Rules<State: View>>(rules: &R, play: RandomPlay) -> Result<(), Breach> {
    check_rules(rules, &rules.start(), play)
}

fn check_all_from_start<R: Bulk<State: View>>(rules: &R, play: RandomPlay) -> Result<(), Breach> {
    check_bulk(rules, &rules.start(), play)
}

fn compare_from_start<A, B>(a: &A, b: &B, play: RandomPlay) -> Result<(), Breach>
where
    A: Rules<State: View>,
    B: Rules<State: View, Move = A::Move>,
{
    lockstep(a, &a.start(), b, &b.start(), play)
}

/// A toy game with what in a row does not have: passes, cycles, and games that end early or never.
///
/// A counter starts at 0. `Add` adds one, `Back` subtracts one, `Pass` is always possible. The game ends at `goal`:
/// the player who gets there wins, but nobody wins at an even goal.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Climb {
    goal: u8,
    back: bool,
}

/// The counter as a character, from 0.
type Height = Position<char>;

fn at_height(height: u8, turn: Side) -> Height {
    let glyph = char::from(b'0' + height);
    Position::new(Grid::filled(1, 1, glyph).expect("one cell")).with_turn(turn)
}

fn height(state: &Height) -> u8 {
    u8::try_from(state.grid()[Coord::new(0, 0)]).expect("a small number") - b'0'
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Add,
    Back,
    Pass,
}

impl Rules for Climb {
    type State = Height;
    type Move = Step;

    fn start(&self) -> Height {
        at_height(0, Side::First)
    }

    fn moves(&self, state: &Height) -> impl Iterator<Item = Step> {
        let back = (self.back && height(state) > 0).then_some(Step::Back);
        [Step::Add, Step::Pass].into_iter().chain(back)
    }

    fn apply(&self, state: &mut Height, m: Step) {
        let to = match m {
            Step::Add => height(state) + 1,
            Step::Back => height(state) - 1,
            Step::Pass => height(state),
        };
        *state = at_height(to, state.turn.other());
    }

    fn outcome(&self, state: &Height) -> Option<Outcome> {
        let ended = if self.goal.is_multiple_of(2) {
            Outcome::Draw
        } else {
            Outcome::Win(state.turn.other())
        };
        (height(state) == self.goal).then_some(ended)
    }
}

const CLIMB: Climb = Climb {
    goal: 3,
    back: true,
};

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}
