//! Reversi for two people at one terminal, or with moves from a pipe.
//!
//! ```text
//! cargo run --release --example reversi
//! cargo run --release --example reversi -- --rows 6 --cols 6 --start parallel
//! echo f5d6c3 | cargo run --release --example reversi
//! ```

mod table;

use std::process::ExitCode;

use collinear::{
    Origin,
    rules::{Game, Side, reversi::Reversi},
};

use table::{AtTable, Options};

fn main() -> ExitCode {
    table::play::<Reversi>(Options::of::<Reversi>())
}

impl AtTable for Reversi {
    const HELP: &str = "\
Reversi, also known as Othello, for two people at one terminal.

A move is a cell such as f5, rows counted from the top. Moves may run together: f5d6c3. pa is a
pass, which may be left out.

Usage: reversi [OPTIONS]

  --rows N         Rows of the board [default: 8, or those of the position]
  --cols N         Columns of the board [default: 8, or those of the position]
  --start HOW      How the first four discs are placed: crossed or parallel
  --wrap[=SIDES]   Join opposite sides of the board: both, rows or cols
  --begins WHO     Who moves first: first (X) or second (O)
  --position FILE  Begin with the position in this file: rows of X, O, . for an empty cell and
                   # for a hole in the board, then a line with the side to move, X or O

Examples:
  reversi                                a game at the terminal
  reversi --rows 6 --cols 6              a game on a smaller board
  reversi --position endgame.txt         from a position
  echo f5d6c3 | reversi                  the board after these three moves
";

    const ORIGIN: Origin = Origin::TopLeft;

    fn choose(mut options: Options) -> Result<Game<Self>, String> {
        options.rename("wrap=yes", "wrap=both");
        let Some(path) = options.take("position") else {
            return options.parse("").map(Game::new);
        };
        let mut rows = table::rows(&path)?;
        let begins = match rows.pop().as_deref() {
            Some("X") => Side::First,
            Some("O") => Side::Second,
            _ => {
                return Err(format!(
                    "{path}: the last line has to say who is to move, X or O"
                ));
            }
        };
        let cols = rows.first().map_or(0, |row| row.chars().count());
        for (key, size) in [("rows", rows.len()), ("cols", cols)] {
            if options
                .take(key)
                .is_some_and(|wanted| wanted != size.to_string())
            {
                return Err(format!("{path}: the board has {size} {key}"));
            }
        }
        let game = options.parse(&format!("board={} begins={begins}", rows.join("/")));
        game.map(Game::new).map_err(|why| format!("{path}: {why}"))
    }
}
