//! Hnefatafl and its variants for two people at one terminal, or with moves from a pipe.
//!
//! ```text
//! cargo run --release --example hnefatafl
//! cargo run --release --example hnefatafl -- --variant brandubh
//! echo d6-f6 d5-e5 | cargo run --release --example hnefatafl -- --variant brandubh
//! ```

mod table;

use std::process::ExitCode;

use collinear::{
    Grid,
    rules::{
        Game, Setting, SetupError, Side,
        hnefatafl::{Army, Corners, Escape, Hnefatafl, Square, State, Variant},
    },
};

use table::{AtTable, Options};

fn main() -> ExitCode {
    table::play::<Hnefatafl>(Options::of::<Hnefatafl>())
}

impl AtTable for Hnefatafl {
    const HELP: &str = "\
Hnefatafl and its variants, for two people at one terminal.

A move is two cells, such as e5-e8, rows counted from the bottom. Captures may follow, e5-e8xe9,
and then must be complete.

Usage: hnefatafl [OPTIONS]

  --variant NAME                      brandubh, ardri, tablut, copenhagen, fetlar, web9, web11,
                                      or \"tablut king-capture=four-sides\"
  --layout FILE                       The board: rows of a attackers, d defenders, K the king
  --position FILE                     The same, then a line with attackers or defenders to move
  --begins ARMY                       attackers or defenders
  --throne-crossing WHO               everybody or who-may-stop
  --throne-stopping WHO               king or nobody
  --throne-hostile-to-attackers WHEN  never, when-empty or always
  --throne-hostile-to-defenders WHEN  never, when-empty or always
  --corners-hostile-to WHOM           nobody, or some of attackers,defenders,king
  --king-capture HOW                  four-sides, four-sides-or-edge, two-sides or
                                      two-sides-away-from-throne
  --king-reach N                      How far the king moves: a number or unlimited
  --king-armed YES|NO                 Whether the king captures soldiers
  --shieldwall YES|NO                 Whether a row of soldiers along the edge is captured
  --escape WHERE                      Where the king escapes: corners or edge
  --exit-fort YES|NO                  Whether a fort at the edge, around the king, wins
  --encirclement YES|NO               Whether attackers win by shutting everybody off the edge
  --repetition WHAT                   The third time: ignored, draw, loss-for-attackers or
                                      loss-for-defenders

Examples:
  hnefatafl                              Copenhagen Hnefatafl at the terminal
  hnefatafl --variant brandubh           a small board
  hnefatafl --variant tablut --king-capture four-sides --repetition ignored
                                         a variant of your own
  echo d6-f6 d5-e5 | hnefatafl --variant brandubh
                                         the board after these two moves
";

    fn choose(mut options: Options) -> Result<Game<Self>, String> {
        let mut preset = options.take("variant").unwrap_or_default();
        let layout = options.take("layout").unwrap_or_default();
        if !layout.is_empty() {
            preset.extend([" board=", &table::rows(&layout)?.join("/")]);
        }
        let position = options.take("position");
        let variant = options.parse(&preset);
        let variant: Variant = variant.map_err(|error| table::of_file(&layout, &error))?;
        let to_add = match variant.ending.escape {
            Escape::Edge if variant.corners != Corners::ORDINARY => {
                ": add --corners-hostile-to nobody"
            }
            Escape::Edge if variant.ending.exit_fort => ": add --exit-fort no",
            _ => "",
        };
        let rules = Self::new(variant).map_err(|error| format!("{error}{to_add}"))?;
        let Some(path) = position else {
            return Ok(Game::new(rules));
        };
        let mut rows = table::rows(&path)?;
        let turn = Army::read(&rows.pop().unwrap_or_default());
        let turn =
            turn.map_err(|why| format!("{path}: the last line names the side to move: {why}"))?;
        let pieces = Grid::parse_with(&rows.join("\n"), Square::from_glyph);
        let state = pieces
            .map_err(SetupError::from)
            .and_then(|it| rules.set_up(it, turn));
        let state = state.map_err(|error| format!("{path}: {error}"))?;
        Ok(Game::from_state(rules, state))
    }

    fn player(&self, side: Side) -> String {
        self.army(side).to_string()
    }

    fn taken(&self, state: &State) -> Option<String> {
        let taken = table::names(self.bounds(), state.captured().iter().copied());
        (!taken.is_empty()).then(|| format!("captured: {taken}"))
    }
}
