//! [`Player`]: who makes the moves of one side.

use std::{fmt, sync::Arc};

use collinear::rules::{Outcome, Rules, View};
use fastrand::Rng;

use crate::common::computer::{
    Advice, Computer,
    effort::{Effort, Level},
};

/// Who makes the moves of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Any legal move, each with the same chance.
    Random,
    /// The computer, without a limit of time.
    Level(Level),
    /// A look at all games that can follow: for very small games only.
    Perfect,
}

impl Player {
    /// A legal move in a state in which the game goes on.
    pub(crate) fn choose<G: Computer>(
        self,
        game: &Arc<G>,
        state: &G::State,
        rng: &mut Rng,
    ) -> G::Move {
        let chosen = match self {
            Self::Random => None,
            Self::Perfect => Some(perfect(&**game, state, rng)),
            Self::Level(level) => match game.advise(state, &Effort::whole(level)) {
                Advice::Play(mov) => Some(mov),
                Advice::Hopeless | Advice::Unknown => None,
            },
        };
        chosen.unwrap_or_else(|| any(&**game, state, rng))
    }
}

/// Any legal move.
fn any<R: Rules<Move: Copy>>(rules: &R, state: &R::State, rng: &mut Rng) -> R::Move {
    let place = rng.usize(..rules.count_moves(state));
    let mut moves = rules.moves(state);
    moves.nth(place).expect("the game goes on")
}

/// One of the moves after which the game ends best if nobody makes a mistake.
fn perfect<R: Rules<State: View, Move: Copy>>(
    rules: &R,
    state: &R::State,
    rng: &mut Rng,
) -> R::Move {
    let after = |mov| {
        let mut after = state.clone();
        rules.apply(&mut after, mov);
        after
    };
    let mut moves: Vec<_> = rules.moves(state).collect();
    rng.shuffle(&mut moves);
    let best = moves.into_iter().max_by_key(|&mov| {
        let after = after(mov);
        let value = value(rules, &after);
        if after.turn() == state.turn() {
            value
        } else {
            -value
        }
    });
    best.expect("the game goes on")
}

/// How a game ends if nobody makes a mistake, for the side to move: 1 a win, -1 a loss.
fn value<R: Rules<State: View, Move: Copy>>(rules: &R, state: &R::State) -> i8 {
    match rules.outcome(state) {
        Some(Outcome::Win(side)) if side == state.turn() => return 1,
        Some(Outcome::Win(_)) => return -1,
        Some(_) => return 0,
        None => {}
    }
    let mut best = -1;
    for mov in rules.moves(state) {
        let mut after = state.clone();
        rules.apply(&mut after, mov);
        let value = value(rules, &after);
        best = best.max(if after.turn() == state.turn() {
            value
        } else {
            -value
        });
        if best == 1 {
            break;
        }
    }
    best
}

/// A player by its name.
pub(crate) fn player(name: &str) -> Result<Player, String> {
    match name {
        "random" => Ok(Player::Random),
        "perfect" => Ok(Player::Perfect),
        _ => level(name)
            .map(Player::Level)
            .map_err(|why| format!("{why}, random or perfect")),
    }
}

/// A level by its number.
pub(crate) fn level(number: &str) -> Result<Level, String> {
    let level = number.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "a player is a level from 1 to 5".to_owned())
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => write!(f, "level {}", level.number()),
            Self::Perfect => f.write_str("perfect"),
        }
    }
}
