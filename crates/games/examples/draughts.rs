//! Draughts or checkers for two people at one terminal, or for moves from a pipe.
//!
//! ```text
//! cargo run --release --example draughts
//! cargo run --release --example draughts -- --variant international
//! echo 11-15 22-18 15x22 | cargo run --release --example draughts
//! ```

#[path = "../../../examples/table/mod.rs"]
mod table;

use std::process::ExitCode;

use collinear::{
    Grid,
    rules::{Game, Setting, SetupError, Side},
};
use collinear_games::draughts::{Color, Draughts, Square, State};

use table::{AtTable, Options};

fn main() -> ExitCode {
    table::play::<Draughts>(Options::of::<Draughts>())
}

impl AtTable for Draughts {
    const HELP: &str = "\
Draughts, also known as checkers, for two people at one terminal.

A move is its first and last square, such as 11-15, or 15x22 for a capture. If that is ambiguous,
add the squares in between. Squares are numbers, or a letter and a row, f6-g5.

Usage: draughts [OPTIONS]

  --variant NAME   english, international, russian, brazilian, turkish, frisian, or one of these
                   with settings, such as \"russian duty=most-pieces\"; each setting is also an
                   option: --rows 12 --cols 12 --men 5
  --fen TEXT       Begin with this position, as in the FEN tag of a PDN file: W:W21-32:B1-12 has
                   White to move; K marks a king
  --position FILE  Begin with the position in this file: rows of w and b for men, W and B for
                   kings and . for an empty square, with White at the bottom; then a line with
                   the side to move, white or black

Examples:
  draughts                               English draughts at the terminal
  draughts --variant russian             with flying kings
  draughts --variant \"english duty=most-pieces\"
                                         a variant of your own
  draughts --variant international --fen W:W31,K46:B7,K8
                                         from a position
  echo 11-15 22-18 15x22 | draughts      the board after these three moves
";

    fn choose(mut options: Options) -> Result<Game<Self>, String> {
        let variant = options.take("variant").unwrap_or_default();
        let (fen, position) = (options.take("fen"), options.take("position"));
        let rules: Self = options.parse(&variant)?;
        let state = match (fen, position) {
            (Some(_), Some(_)) => return Err("--fen and --position cannot be combined".to_owned()),
            (None, None) => return Ok(Game::new(rules)),
            (Some(fen), None) => {
                let state = rules.read_fen(&fen);
                state.map_err(|error| format!("--fen {fen}: {error}"))?
            }
            (None, Some(path)) => {
                let mut rows = table::rows(&path)?;
                let turn = Color::read(&rows.pop().unwrap_or_default());
                let turn = turn.map_err(|why| {
                    format!("{path}: the last line must be the side to move: {why}")
                })?;
                let pieces = Grid::parse_with(&rows.join("\n"), Square::from_glyph);
                let state = pieces
                    .map_err(SetupError::from)
                    .and_then(|it| rules.set_up(it, turn));
                state.map_err(|error| format!("{path}: {error}"))?
            }
        };
        Ok(Game::from_state(rules, state))
    }

    fn player(&self, side: Side) -> String {
        self.color(side).to_string()
    }

    fn taken(&self, state: &State) -> Option<String> {
        let taken = state.last()?.taken.iter().filter_map(|&at| self.name(at));
        let names: Vec<_> = taken.map(|name| name.to_string()).collect();
        (!names.is_empty()).then(|| format!("captured: {}", names.join(" ")))
    }
}
