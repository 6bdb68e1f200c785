//! Counts the sequences of moves of a game, ply by ply, to check rules against known numbers.
//!
//! ```text
//! cargo run --release --example perft -- in_a_row --depth 8
//! cargo run --release --example perft -- in_a_row --depth 6 --positions
//! cargo run --release --example perft -- reversi --depth 10 --engine bits
//! ```

#[path = "../../../examples/table/mod.rs"]
mod table;

use std::{
    any::TypeId,
    fmt::Display,
    io::{self, Write},
    process::ExitCode,
    str::FromStr,
    time::Instant,
};

use collinear::rules::{
    self, EngineVisitor, Finished, Rules, View, distinct_positions, hnefatafl, in_a_row,
    peg_solitaire::{self, PegSolitaire},
    perft, perft_bulk, reversi,
};
use collinear_games::{
    Counter, NAMES,
    connect6::Connect6,
    draughts::{self, Draughts},
    pente::Pente,
    renju::Renju,
};

use table::{Options, refuse};

const HELP: &str = "\
Counts the sequences of moves of a game.

Most games have the name of their file in `src/rules` or `crates/games/src`; the list below has all
names.

Prints a line for each depth from 0: the depth, the number of sequences of that many moves, and the
seconds it took to count them.

Usage: perft GAME [OPTIONS]

  --depth N       Count this many plies deep [default: 6]
  --positions     Count distinct positions instead of sequences
  --engine WHICH  grid, the reference engine, for any board; or bits, the fast one, for boards that
                  fit. The answers are the same

Finished games are not counted at later depths. The settings of these games are also options:

  in_a_row          --rows 3 --cols 3 --connect 3 --no-gravity, and others
  reversi           --rows 6 --cols 6 --start parallel, and others; a pass is a ply, and a finished
                    game counts as one at every later depth
  peg_solitaire     --board triangle5 or --board 11010, --triangular, --start a3, --goal d4; jump by
                    jump
  hnefatafl         --variant brandubh, --king-reach 3, and others; repetition is ignored unless it
                    is set
  draughts          --variant russian, --fen W:W31,K46:B7,K8; draws are ignored unless they are
                    set
  renju             --variant omok
  pente             --variant keryo
  connect6          --rows 15 --cols 15, and others; stone by stone
";

const EXAMPLES: &str = "
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
  perft surakarta --depth 4 --positions
";

fn main() -> ExitCode {
    let listed = NAMES
        .iter()
        .map(|(name, about)| format!("  {name:17} {about}\n"));
    let help = format!("{HELP}{}{EXAMPLES}", listed.collect::<String>());
    let mut options = Options::read(&help);
    let count = Count::read(&mut options);
    let Some(name) = options.take_word() else {
        refuse("name a game; --help lists them");
    };
    let counted = count.game(&name, options);
    table::status(counted.unwrap_or_else(|why| refuse(why)))
}

struct Count {
    depth: usize,
    positions: bool,
    fast: bool,
}

impl Count {
    fn read(options: &mut Options) -> Self {
        Self {
            depth: options
                .take_number("depth", 6)
                .try_into()
                .unwrap_or(usize::MAX),
            positions: options.take_flag("positions"),
            fast: match options.take("engine").as_deref() {
                None | Some("grid") => false,
                Some("bits") => true,
                Some(other) => refuse(format_args!("--engine {other}: it can be grid or bits")),
            },
        }
    }

    /// Counts the game of this name with these settings.
    fn game(&self, name: &str, mut options: Options) -> Result<io::Result<ExitCode>, String> {
        for (option, setting) in RENAMED {
            options.rename(option, setting);
        }
        let has_variants = !matches!(name, "in_a_row" | "reversi" | "peg_solitaire")
            && !NAMES.iter().any(|&(listed, _)| listed == name);
        let variant = if has_variants {
            options.take("variant")
        } else {
            None
        };
        let variant = variant.unwrap_or_default();
        Ok(match name {
            "in_a_row" => self.of(options.parse("")?, Finished::Dropped, in_a_row::fastest),
            "reversi" => self.of(options.parse("")?, Finished::Counted, reversi::fastest),
            "peg_solitaire" => {
                options.rename("start", "vacancy");
                let board = options.take("board").unwrap_or("english".to_owned());
                let preset = match PegSolitaire::named(&board) {
                    Ok(_) => board,
                    Err(_) => format!("board={board}"),
                };
                let rules = options.parse(&preset)?;
                self.of(rules, Finished::Dropped, peg_solitaire::fastest)
            }
            "hnefatafl" => {
                let rules = unless_set(options.text(&variant), &["repetition=ignored"])?;
                self.of(rules, Finished::Dropped, hnefatafl::fastest)
            }
            "draughts" => {
                let fen = options.take("fen");
                let rules: Draughts = unless_set(options.text(&variant), NO_DRAWS)?;
                let start = match fen {
                    Some(fen) => rules
                        .read_fen(&fen)
                        .map_err(|error| format!("--fen {fen}: {error}"))?,
                    None => rules.start(),
                };
                self.from(rules, start, Finished::Dropped, draughts::fastest)
            }
            "renju" => self.by_reference::<Renju>(options.parse(&variant)?),
            "pente" => self.by_reference::<Pente>(options.parse(&variant)?),
            "connect6" => self.by_reference::<Connect6>(options.parse(&variant)?),
            name => {
                if let Some(left) = options.0.first() {
                    refuse(format_args!("there is no option {left}"));
                }
                let counted = if self.fast {
                    collinear_games::count_fast(name, self)
                } else {
                    collinear_games::count(name, self)
                };
                let known = NAMES.iter().any(|&(listed, _)| listed == name);
                let unknown = || format!("no game {name}; --help lists them");
                counted.ok_or_else(|| {
                    if known {
                        NO_ENGINE.to_owned()
                    } else {
                        unknown()
                    }
                })?
            }
        })
    }

    fn of<'a, R>(
        &'a self,
        rules: R,
        finished: Finished,
        fastest: impl FnOnce(R, Counted<'a, R>) -> io::Result<ExitCode>,
    ) -> io::Result<ExitCode>
    where
        R: Rules<State: View> + Clone + 'static,
    {
        let start = rules.start();
        self.from(rules, start, finished, fastest)
    }

    fn from<'a, R>(
        &'a self,
        rules: R,
        start: R::State,
        finished: Finished,
        fastest: impl FnOnce(R, Counted<'a, R>) -> io::Result<ExitCode>,
    ) -> io::Result<ExitCode>
    where
        R: Rules<State: View> + Clone + 'static,
    {
        let count = self;
        let lines = Lines { count, finished };
        if self.fast {
            fastest(rules, Counted { lines, start })
        } else {
            lines.count(&rules, &start, perft)
        }
    }

    /// Counts a game without a fast engine.
    fn by_reference<R>(&self, rules: R) -> io::Result<ExitCode>
    where
        R: Rules<State: View> + Clone + 'static,
    {
        self.of(rules, Finished::Dropped, |_, _| refuse(NO_ENGINE))
    }
}

/// Options whose settings have other names.
const RENAMED: [(&str, &str); 3] = [
    ("gravity=no", "gravity=none"),
    ("wrap=yes", "wrap=both"),
    ("triangular=yes", "lattice=triangular"),
];

const NO_DRAWS: &[&str] = &[
    "repetition=no",
    "king-moves=unlimited",
    "lone-king=unlimited,unlimited,unlimited",
];

const NO_ENGINE: &str = "--engine bits: this game has only grid";

/// The rules of the settings, with these defaults.
fn unless_set<R: FromStr<Err: Display>>(mut text: String, settings: &[&str]) -> Result<R, String> {
    for setting in settings {
        let (key, _) = setting.split_once('=').unwrap_or_default();
        let is_it = |word: &str| word.split_once('=').is_some_and(|(set, _)| set == key);
        if !text.split_whitespace().any(is_it) {
            text.extend([" ", setting]);
        }
    }
    text.parse().map_err(|error: R::Err| error.to_string())
}

impl Counter for &Count {
    type Answer = io::Result<ExitCode>;

    fn count<R: Rules<State: View>>(self, rules: R) -> io::Result<ExitCode> {
        let (count, finished) = (self, Finished::Dropped);
        let lines = Lines { count, finished };
        lines.count(&rules, &rules.start(), perft)
    }

    fn count_fast<E: rules::Engine<State: View>>(self, engine: E) -> io::Result<ExitCode> {
        let (count, finished) = (self, Finished::Dropped);
        let lines = Lines { count, finished };
        lines.count(&engine, &engine.start(), perft_bulk)
    }
}

/// Prints a line for each depth.
struct Lines<'a> {
    count: &'a Count,
    finished: Finished,
}

/// Prints these lines from a state of the reference rules on, with either engine.
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
            refuse(NO_ENGINE);
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
