//! Peg solitaire at a terminal, with moves from a pipe, or solved by the program.
//!
//! ```text
//! cargo run --release --example peg_solitaire
//! cargo run --release --example peg_solitaire -- --board triangle5
//! cargo run --release --example peg_solitaire -- --start d4 --goal d4 --solve
//! echo d2-d4 | cargo run --release --example peg_solitaire
//! ```

pub(crate) mod table;

use std::{
    io::{self, Write},
    process::ExitCode,
};

use collinear::{
    Origin,
    rules::{
        Game, Notation, Side,
        peg_solitaire::{PegSolitaire, Solve},
    },
};

use table::{AtTable, Options, Table, refuse};

fn main() -> ExitCode {
    let mut options = Options::of::<PegSolitaire>();
    if !options.take_flag("solve") {
        return table::play::<PegSolitaire>(options);
    }
    let nodes = options.take_number("nodes", 10_000_000);
    let game = PegSolitaire::choose(options).unwrap_or_else(|why| refuse(why));
    table::status(solved(game, nodes))
}

impl AtTable for PegSolitaire {
    const HELP: &str = "\
Peg solitaire, on well-known boards and on your own.

A move is a jump such as d2-d4, or a turn of several such as d2-d4-f4, rows counted from the top.

Usage: peg_solitaire [OPTIONS]

  --board NAME|FILE  english, french, wiegleb, diamond, asymmetric, triangle5, rect4x5 .., or a
                     file with rows of 1 for a peg, 0 for an empty hole and . for no hole
  --triangular       Pegs jump in six directions; rows of a file are written left-aligned
  --start HOLE       Fill every hole but this one, such as d4
  --goal HOLE        The hole for the last peg, such as d4 [default: any]
  --position FILE    Begin with the position in this file, rows as in the file of a board
  --solve            Write the turns of a solution; without one the exit status is 1
  --nodes N          Give up after this number of positions [default: 10000000]

Examples:
  peg_solitaire                          the English board, one hole vacant in the middle
  peg_solitaire --board triangle5        the triangle of 15 holes
  peg_solitaire --goal d4 --solve        a solution that ends in the middle
  peg_solitaire --board mine.txt         a board of your own
";

    const ORIGIN: Origin = Origin::TopLeft;

    fn choose(mut options: Options) -> Result<Game<Self>, String> {
        options.rename("triangular=yes", "lattice=triangular");
        let (name, position) = (options.take("board"), options.take("position"));
        // With a position, `start` is not a setting and is refused.
        options.rename("start", position.as_ref().map_or("vacancy", |_| "start"));
        let is_file = |name: &&str| Self::named(name).is_err() && name.contains(['.', '/']);
        let file = name
            .as_deref()
            .map_or(position.as_deref(), |name| Some(name).filter(is_file));
        let rows = file.map(table::rows).transpose()?;
        let board = rows.map(|rows| format!("board={}", rows.join("/")));
        let rules = options.parse(&board.or(name.clone()).unwrap_or_default());
        let rules: Self =
            rules.map_err(|error| table::of_file(file.unwrap_or_default(), &error))?;
        let Some(path) = position else {
            return Ok(Game::new(rules));
        };
        let pegs = rules.lattice().parse(&table::rows(&path)?.join("\n"));
        let state = pegs.map_err(Into::into).and_then(|it| rules.set_up(it));
        let state = state.map_err(|error| format!("{path}: {error}"))?;
        Ok(Game::from_state(rules, state))
    }

    fn player(&self, _: Side) -> String {
        "you".to_owned()
    }
}

/// Writes a solution, a turn per line, and the final board; or why there is none.
fn solved(mut game: Game<PegSolitaire>, nodes: u64) -> io::Result<ExitCode> {
    let (mut out, mut code) = (io::stdout().lock(), ExitCode::FAILURE);
    match game.rules().solve(game.state(), nodes, |_| {}) {
        Solve::Solved(hops) => {
            let turns = game.rules().write_game(game.state(), &hops);
            (turns.split_whitespace()).try_for_each(|turn| writeln!(out, "{turn}"))?;
            game.play_all(hops).map_err(io::Error::other)?;
            code = ExitCode::SUCCESS;
        }
        Solve::Impossible => writeln!(out, "impossible: there is no solution")?,
        Solve::GaveUp { nodes } => {
            let why = format!("no solution found in {nodes} positions, see --nodes");
            writeln!(out, "given up: {why}")?;
        }
    }
    Table::of(game).report(out)?;
    Ok(code)
}
