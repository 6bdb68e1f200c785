//! Peg solitaire at a terminal, from a pipe, or solved by the program.
//!
//! ```text
//! cargo run --release --example peg_solitaire
//! cargo run --release --example peg_solitaire -- --board triangle5
//! cargo run --release --example peg_solitaire -- --start d4 --goal d4 --solve
//! echo d2-d4 | cargo run --release --example peg_solitaire
//! ```

use std::{
    io::{self, Write},
    process::ExitCode,
};

use clap::{Args, Parser};
use collinear::rules::{
    Notation, Rules,
    peg_solitaire::{PegSolitaire, Solve},
};
use collinear_play::{
    Options, Playable, exit_status, games::PegSolitaireOptions, read_arguments, text,
};

/// Peg solitaire, on the boards that people know and on your own.
///
/// If standard input is not a terminal it has the moves, separated by white space: a jump such as
/// d2-d4, or a turn of several such as d2-d4-f4, rows counted from the top. The board at the end
/// goes to standard output, then what became of it, then how many pegs are left and how many turns
/// and jumps were made; consecutive jumps of one peg are one turn. A move that is refused is told
/// on standard error, and the exit status is 1.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(flatten)]
    game: PegSolitaireOptions,
    #[command(flatten)]
    search: Search,
}

#[derive(Args)]
#[command(next_help_heading = "The solution")]
struct Search {
    /// Look for a solution and write its turns, one a line, then the board; without one the exit
    /// status is 1
    #[arg(long)]
    solve: bool,

    /// Give up after so many positions
    #[arg(
        long,
        value_name = "N",
        default_value_t = 10_000_000,
        requires = "solve"
    )]
    nodes: u64,
}

const EXAMPLES: &str = "\
Examples:
  peg_solitaire                          the English board, one hole vacant in the middle
  peg_solitaire --board triangle5        the triangle of 15 holes
  peg_solitaire --goal d4 --solve        a solution that ends in the middle
  peg_solitaire --board hexagon.txt --triangular
                                         a board of your own
  echo d2-d4 b3-d3 | peg_solitaire       the board after these two moves";

fn main() -> ExitCode {
    let Arguments { game, search } = read_arguments();
    let game = game.playable_or_refuse();
    if search.solve {
        exit_status(search.run(game))
    } else {
        text::play(game)
    }
}

impl Search {
    fn run(&self, game: Playable<PegSolitaire>) -> io::Result<ExitCode> {
        let (rules, mut state) = (game.rules(), game.start().clone());
        let found = rules.solve(&state, self.nodes, |_| {});
        let mut out = io::stdout().lock();
        let code = match found {
            Solve::Solved(hops) => {
                for turn in rules.write_game(&state, &hops).split_whitespace() {
                    writeln!(out, "{turn}")?;
                }
                for hop in hops {
                    rules.apply(&mut state, hop);
                }
                ExitCode::SUCCESS
            }
            Solve::Impossible => {
                writeln!(out, "impossible: there is no solution")?;
                ExitCode::FAILURE
            }
            Solve::GaveUp { nodes } => {
                writeln!(
                    out,
                    "given up: no solution found in {nodes} positions, see --nodes"
                )?;
                ExitCode::FAILURE
            }
        };
        text::report(&*game.with_start(state).session(), out)?;
        Ok(code)
    }
}
