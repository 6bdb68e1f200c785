//! Counts the ways a game can go, ply by ply: the numbers by which rules are checked.
//!
//! ```text
//! cargo run --release --example perft -- in_a_row --depth 8
//! cargo run --release --example perft -- in_a_row --depth 6 --positions
//! cargo run --release --example perft -- reversi --depth 10 --engine bits
//! ```

use std::{
    any::TypeId,
    io::{self, Write},
    process::ExitCode,
    time::Instant,
};

use clap::{Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use collinear::rules::{
    self, EngineVisitor, Finished, Rules, View, distinct_positions, draughts, hnefatafl, in_a_row,
    peg_solitaire, perft, perft_bulk, reversi,
};
use collinear_games::{Counter, NAMES};
use collinear_play::{
    Options, exit_status,
    games::{
        Connect6Options, DraughtsOptions, HnefataflOptions, InARowOptions, PegSolitaireOptions,
        PenteOptions, RenjuOptions, ReversiOptions,
    },
    read_matches, refuse,
};

/// Counts the ways a game can go.
///
/// A game has the name of its file in `src/rules` or `crates/games/src`; where a file has several, each has its
/// own in the list below: `endless_five` and `hexagonal_six`, say.
///
/// For each depth from 0 a line: the depth, how many sequences of so many moves there are, and the
/// seconds it took to count them.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    game: Game,
    #[command(flatten)]
    count: Count,
}

const EXAMPLES: &str = "\
Examples:
  perft in_a_row --depth 8
  perft in_a_row --rows 3 --cols 3 --connect 3 --no-gravity --depth 9 --positions
  perft reversi --depth 9
  perft reversi --depth 11 --engine bits
  perft peg_solitaire --board triangle5 --depth 13 --positions
  perft hnefatafl --variant brandubh --depth 4
  perft draughts --variant russian --depth 8
  perft draughts --depth 10 --engine bits
  perft renju --variant omok --depth 3
  perft nine_mens_morris --depth 5 --engine bits
  perft surakarta --depth 4 --positions";

#[derive(Subcommand)]
#[command(rename_all = "snake_case")]
enum Game {
    /// Four in a row and its kin; a game that has ended is not counted any more
    InARow(InARowOptions),
    /// Reversi; a pass is a ply, and a game that has ended counts as one at every later depth
    Reversi(ReversiOptions),
    /// Peg solitaire, jump by jump; a game that has ended is not counted any more
    PegSolitaire(PegSolitaireOptions),
    /// Hnefatafl; a game that has ended is not counted any more, and repetition is ignored unless
    /// it is asked for
    Hnefatafl(HnefataflOptions),
    /// Draughts; a game that has ended is not counted any more, and draws are ignored unless they are
    /// asked for
    Draughts(DraughtsOptions),
    /// Renju, Omok and Caro; a game that has ended is not counted any more
    Renju(RenjuOptions),
    /// Pente and Keryo; a game that has ended is not counted any more
    Pente(PenteOptions),
    /// Connect6, stone by stone; a game that has ended is not counted any more
    Connect6(Connect6Options),
}

#[derive(Args)]
#[command(next_help_heading = "The count")]
struct Count {
    /// How many plies deep to count
    #[arg(long, value_name = "N", global = true, default_value_t = 6)]
    depth: usize,

    /// Count the distinct positions after so many plies instead
    #[arg(long, global = true)]
    positions: bool,

    /// Which engine plays: the answers are the same
    #[arg(long, value_name = "WHICH", global = true, default_value = "grid")]
    engine: Engine,
}

#[derive(Clone, Copy, ValueEnum)]
enum Engine {
    /// The reference one, on a grid of cells: any board
    Grid,
    /// The fast one, on the bits of words: boards that fit
    Bits,
}

fn main() -> ExitCode {
    let games = NAMES
        .iter()
        .map(|&(name, about)| Command::new(name).about(about));
    let matches = read_matches(Arguments::command().subcommands(games));
    if let Some((name, options)) = matches.subcommand() {
        let count = Count::from_arg_matches(options).unwrap_or_else(|error| error.exit());
        if let Some(counted) = count.of_listed(name) {
            return exit_status(counted);
        }
    }
    let arguments = Arguments::from_arg_matches(&matches);
    let Arguments { game, count } = arguments.unwrap_or_else(|error| error.exit());
    exit_status(match game {
        Game::InARow(options) => count.from(&options, Finished::Dropped, in_a_row::fastest),
        Game::Reversi(options) => count.from(&options, Finished::Counted, reversi::fastest),
        Game::PegSolitaire(options) => {
            count.from(&options, Finished::Dropped, peg_solitaire::fastest)
        }
        Game::Hnefatafl(options) => {
            let options = options.ignoring_repetition();
            count.from(&options, Finished::Dropped, hnefatafl::fastest)
        }
        Game::Draughts(options) => {
            let options = options.ignoring_draws();
            count.from(&options, Finished::Dropped, draughts::fastest)
        }
        Game::Renju(options) => count.of_reference(&options),
        Game::Pente(options) => count.of_reference(&options),
        Game::Connect6(options) => count.of_reference(&options),
    })
}

impl Count {
    fn from<'a, O>(
        &'a self,
        options: &O,
        finished: Finished,
        fastest: impl FnOnce(O::Rules, Counted<'a, O::Rules>) -> io::Result<ExitCode>,
    ) -> io::Result<ExitCode>
    where
        O: Options<Rules: Rules<State: View> + Clone + 'static>,
    {
        let game = options.playable_or_refuse();
        let (rules, start) = (game.rules(), game.start());
        let count = self;
        let lines = Lines { count, finished };
        match self.engine {
            Engine::Grid => lines.count(rules, start, perft),
            Engine::Bits => {
                let start = start.clone();
                fastest(rules.clone(), Counted { lines, start })
            }
        }
    }
}

impl Count {
    /// A game without an engine for speed; one that has ended is not counted any more.
    fn of_reference<O>(&self, options: &O) -> io::Result<ExitCode>
    where
        O: Options<Rules: Rules<State: View> + Clone + 'static>,
    {
        self.from(options, Finished::Dropped, |_, _| {
            refuse("--engine bits: there is none for this game")
        })
    }
}

/// A game of `collinear_games`; one that has ended is not counted any more.
impl Count {
    fn of_listed(self, name: &str) -> Option<io::Result<ExitCode>> {
        if !NAMES.iter().any(|&(listed, _)| listed == name) {
            return None;
        }
        match self.engine {
            Engine::Grid => collinear_games::count(name, self),
            Engine::Bits => {
                let counted = collinear_games::count_fast(name, self);
                Some(counted.unwrap_or_else(|| refuse("--engine bits: this game has none")))
            }
        }
    }
}

impl Counter for Count {
    type Answer = io::Result<ExitCode>;

    fn count<R: Rules<State: View>>(self, rules: R) -> io::Result<ExitCode> {
        let (count, finished) = (&self, Finished::Dropped);
        let lines = Lines { count, finished };
        lines.count(&rules, &rules.start(), perft)
    }

    fn count_fast<E: rules::Engine<State: View>>(self, engine: E) -> io::Result<ExitCode> {
        let (count, finished) = (&self, Finished::Dropped);
        let lines = Lines { count, finished };
        lines.count(&engine, &engine.start(), perft_bulk)
    }
}

/// A line for each depth.
struct Lines<'a> {
    count: &'a Count,
    finished: Finished,
}

/// These lines from a state of the reference rules on, with whichever engine.
struct Counted<'a, R: Rules> {
    lines: Lines<'a>,
    start: R::State,
}

impl<R: Rules<State: View> + 'static> EngineVisitor<R> for Counted<'_, R> {
    type Answer = io::Result<ExitCode>;

    fn visit<E>(self, engine: E) -> Self::Answer
    where
        E: rules::Engine<Reference = R, State: View> + 'static,
    {
        if TypeId::of::<E>() == TypeId::of::<R>() {
            refuse("--engine bits: there is none for this game");
        }
        match engine.enter(&self.start) {
            Ok(start) => self.lines.count(&engine, &start, perft_bulk),
            Err(error) => refuse(format!("--engine bits: {error}")),
        }
    }
}

impl Lines<'_> {
    fn count<R: Rules<State: View>>(
        self,
        game: &R,
        start: &R::State,
        perft: impl Fn(&R, &R::State, usize, Finished) -> u128,
    ) -> io::Result<ExitCode> {
        let Self { count, finished } = self;
        let mut positions = distinct_positions(game, start);
        for depth in 0..=count.depth {
            let since = Instant::now();
            let number = if count.positions {
                positions.next().unwrap_or(0) as u128
            } else {
                perft(game, start, depth, finished)
            };
            let seconds = since.elapsed().as_secs_f64();
            writeln!(io::stdout(), "{depth} {number} {seconds:.3}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
