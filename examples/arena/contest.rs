//! [`Contest`]: games between two players.

use std::{
    io::{self, Write},
    sync::Arc,
    time::{Duration, Instant},
};

use clap::{Args, ValueEnum};
use collinear::rules::{
    Side, View,
    hnefatafl::{BRANDUBH, Hnefatafl},
    in_a_row::{FOUR_IN_A_ROW, GOMOKU, TIC_TAC_TOE},
    reversi::Reversi,
};
use fastrand::Rng;

use crate::{
    Run,
    common::{AnyGame, computer::Computer, new_game::TicTacToe},
    in_parallel,
    openings::opening,
    player::{Player, player},
    tally::Tally,
};

/// The games that are played.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
pub(crate) enum Contest {
    FourInARow,
    Reversi,
    /// Exactly five in a row on 15x15
    Gomoku,
    Brandubh,
    TicTacToe,
    /// Tic-tac-toe of the example `new_game`: nothing but its rules
    NewGame,
}

/// Who plays whom.
#[derive(Args, Clone, Copy)]
pub(crate) struct Contestants {
    /// Who is counted: a level from 1 to 5, random or perfect
    #[arg(long, value_name = "PLAYER", value_parser = player)]
    pub(crate) first: Player,

    /// The opponent
    #[arg(long, value_name = "PLAYER", value_parser = player)]
    pub(crate) second: Player,
}

impl Contest {
    /// How it is called on the command line.
    fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    /// Has so many games played, rounded up to pairs, and tells what became of them.
    pub(crate) fn report(self, players: Contestants, games: usize, run: Run) -> io::Result<Tally> {
        let Contestants { first, second } = players;
        let what = format!("{}: {first} against {second}", self.name());
        let pairs = games.div_ceil(2);
        let played = match self {
            Self::FourInARow => play(FOUR_IN_A_ROW, 4, players, pairs, &what, run),
            Self::Reversi => play(Reversi::default(), 4, players, pairs, &what, run),
            Self::Gomoku => play(GOMOKU, 4, players, pairs, &what, run),
            Self::Brandubh => {
                let game = Hnefatafl::new(BRANDUBH).expect("a preset is a game");
                play(game, 2, players, pairs, &what, run)
            }
            Self::TicTacToe => play(TIC_TAC_TOE, 0, players, pairs, &what, run),
            Self::NewGame => {
                let (name, rules) = ("tic-tac-toe", TicTacToe);
                play(AnyGame::new(name, rules), 0, players, pairs, &what, run)
            }
        };
        let tally: Tally = played.iter().map(|game| game.tally).sum();
        let longest = played.iter().map(|game| game.longest).max();
        let longest = longest.unwrap_or_default().as_secs_f64();
        writeln!(io::stdout(), "{what}: {tally}, longest move {longest:.2} s")?;
        Ok(tally)
    }
}

/// What became of a game, as the first of the players sees it.
struct Played {
    tally: Tally,
    /// How long the first player thought about a move at most.
    longest: Duration,
}

/// Games that go on for longer count as drawn.
const LONGEST: usize = 400;

/// Pairs of games from random openings of so many plies.
fn play<G: Computer>(
    game: G,
    plies: usize,
    players: Contestants,
    pairs: usize,
    what: &str,
    run: Run,
) -> Vec<Played> {
    let game = Arc::new(game);
    in_parallel::each(2 * pairs, what, run, |number| {
        // Both games of a pair begin with the same random numbers.
        let mut rng = run.rng(number / 2);
        let opening = opening(&*game, plies, &mut rng);
        let colour = Side::BOTH[number % 2];
        play_on(&game, opening, players, colour, &mut rng)
    })
}

/// A game from an opening, in which the first of the players has a colour.
fn play_on<G: Computer>(
    game: &Arc<G>,
    mut state: G::State,
    players: Contestants,
    colour: Side,
    rng: &mut Rng,
) -> Played {
    let mut longest = Duration::ZERO;
    for _ in 0..LONGEST {
        if let Some(outcome) = game.outcome(&state) {
            let tally = match outcome.winner() {
                None => Tally::DRAW,
                Some(side) if side == colour => Tally::WIN,
                Some(_) => Tally::LOSS,
            };
            return Played { tally, longest };
        }
        let mov = if state.turn() == colour {
            let since = Instant::now();
            let mov = players.first.choose(game, &state, rng);
            longest = longest.max(since.elapsed());
            mov
        } else {
            players.second.choose(game, &state, rng)
        };
        game.apply(&mut state, mov);
    }
    Played {
        tally: Tally::DRAW,
        longest,
    }
}
