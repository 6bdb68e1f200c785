//! The games that can be played, each with its options: [`Choice`] on a command line, [`GAMES`] in
//! the menu, and words in a [`Record`].

use std::{
    ffi::OsStr,
    path::{self, Path},
    sync::Arc,
    time::Duration,
};

use clap::{ArgMatches, CommandFactory, Parser, Subcommand, parser::ValueSource};
use collinear::rules::peg_solitaire::{PegSolitaire, SetupError};

use super::{
    common::{
        AnyGame, Options, arguments::in_one_line, computer::Computer, hnefatafl, in_a_row,
        new_game::TicTacToe, peg_solitaire, reversi,
    },
    game::{GameScreen, Table},
    record::Record,
    screen::Screen,
    seat::Seat,
};

/// A game, with its options.
#[derive(Subcommand)]
#[command(rename_all = "snake_case")]
pub(crate) enum Choice {
    /// Four in a row and its kin: tic-tac-toe, Gomoku
    FourInARow(in_a_row::Options),
    /// Reversi, also known as Othello
    Reversi(reversi::Options),
    /// Peg solitaire, on the boards that people know and on yours
    PegSolitaire(peg_solitaire::Options),
    /// Hnefatafl and its kin
    Hnefatafl(hnefatafl::options::Options),
    /// Tic-tac-toe with nothing but its rules, as the example `new_game` has it
    NewGame,
}

/// A game in the menu.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    /// How many people it takes.
    pub(crate) players: usize,
    /// What the variants are called, and the words that choose them.
    pub(crate) variants: &'static [(&'static str, &'static str)],
}

/// The games of the menu.
pub(crate) const GAMES: &[Entry] = &[
    Entry {
        name: "Four in a row",
        players: 2,
        variants: &[
            ("6x7", "four_in_a_row"),
            ("8x8", "four_in_a_row --rows 8 --cols 8"),
            ("five on 8x9", "four_in_a_row --rows 8 --cols 9 --connect 5"),
            ("on a cylinder", "four_in_a_row --wrap=rows"),
            (
                "on a torus, 6x6",
                "four_in_a_row --no-gravity --rows 6 --cols 6 --wrap",
            ),
        ],
    },
    Entry {
        name: "Tic-tac-toe",
        players: 2,
        variants: &[
            (
                "3x3",
                "four_in_a_row --rows 3 --cols 3 --connect 3 --no-gravity",
            ),
            ("from its rules alone", "new_game"),
        ],
    },
    Entry {
        name: "Gomoku",
        players: 2,
        variants: &[
            (
                "15x15, exactly five",
                "four_in_a_row --rows 15 --cols 15 --connect 5 --exactly --no-gravity",
            ),
            (
                "15x15, five or more",
                "four_in_a_row --rows 15 --cols 15 --connect 5 --no-gravity",
            ),
            (
                "19x19, five or more",
                "four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity",
            ),
            (
                "9x9, five or more",
                "four_in_a_row --rows 9 --cols 9 --connect 5 --no-gravity",
            ),
        ],
    },
    Entry {
        name: "Reversi",
        players: 2,
        variants: &[
            ("8x8", "reversi"),
            ("8x8, parallel start", "reversi --start parallel"),
            ("6x6", "reversi --rows 6 --cols 6"),
            ("10x10", "reversi --rows 10 --cols 10"),
            ("4x4", "reversi --rows 4 --cols 4"),
            ("8x8, sides joined", "reversi --wrap"),
        ],
    },
    Entry {
        name: "Peg solitaire",
        players: 1,
        variants: &[
            ("English", "peg_solitaire --goal d4"),
            ("English, any hole", "peg_solitaire"),
            ("triangle of 15", "peg_solitaire --board triangle5"),
            ("triangle of 21", "peg_solitaire --board triangle6"),
            ("French, from e3", "peg_solitaire --board french --start e3"),
            ("Wiegleb", "peg_solitaire --board wiegleb"),
            ("diamond", "peg_solitaire --board diamond"),
            ("asymmetric", "peg_solitaire --board asymmetric"),
        ],
    },
    Entry {
        name: "Hnefatafl",
        players: 2,
        variants: &[
            ("Copenhagen, 11x11", "hnefatafl"),
            ("Brandubh, 7x7", "hnefatafl --variant brandubh"),
            ("Ard Ri, 7x7", "hnefatafl --variant ardri"),
            ("Tablut, 9x9", "hnefatafl --variant tablut"),
            ("Fetlar, 11x11", "hnefatafl --variant fetlar"),
            ("of the web, 9x9", "hnefatafl --variant web9"),
            ("of the web, 11x11", "hnefatafl --variant web11"),
        ],
    },
];

/// How long a move may take, and how long it takes at least.
#[derive(Clone, Copy)]
pub(crate) struct Times {
    pub(crate) limit: Duration,
    pub(crate) pace: Duration,
}

/// The words that chose the game on a command line: those of its options that were given, with the
/// names of files from the root on.
pub(crate) fn words<A: CommandFactory>(matches: &ArgMatches) -> Vec<String> {
    let Some((name, matches)) = matches.subcommand() else {
        return Vec::new();
    };
    let mut words = vec![name.to_owned()];
    let program = A::command();
    let Some(game) = program.find_subcommand(name) else {
        return words;
    };
    for argument in game.get_arguments() {
        let id = argument.get_id().as_str();
        let Some(option) = argument.get_long() else {
            continue;
        };
        if matches.value_source(id) != Some(ValueSource::CommandLine) {
            continue;
        }
        let names = argument.get_value_names().unwrap_or_default();
        let may_be_file = names.iter().any(|name| name.contains("FILE"));
        let values = matches.get_raw(id).into_iter().flatten();
        let values = values.map(|value| match path::absolute(value) {
            Ok(file) if may_be_file && is_file(&file, value) => file.display().to_string(),
            _ => value.to_string_lossy().into_owned(),
        });
        let values: Vec<_> = values.collect();
        let (option, values) = (format!("--{option}"), values.join(","));
        if !argument.get_action().takes_values() {
            words.push(option);
        } else if argument.is_require_equals_set() {
            words.push(format!("{option}={values}"));
        } else {
            words.extend([option, values]);
        }
    }
    words
}

/// Whether an option means a file, and not one of the boards that have a name.
fn is_file(file: &Path, value: &OsStr) -> bool {
    let name = value.to_string_lossy();
    file.exists() && PegSolitaire::named(&name) == Err(SetupError::UnknownName)
}

/// The game of a record, as far as it was played; or why there is none.
pub(crate) fn open(
    record: Record,
    seats: [Seat; 2],
    times: Times,
) -> Result<Box<dyn Screen>, String> {
    let file = record.file.clone();
    read(record, seats, times).map_err(|why| match file {
        None => why,
        Some(file) => format!("{}: {why}", file.display()),
    })
}

fn read(record: Record, seats: [Seat; 2], times: Times) -> Result<Box<dyn Screen>, String> {
    /// What chooses a game, without a table.
    #[derive(Parser)]
    #[command(no_binary_name = true)]
    struct Words {
        #[command(subcommand)]
        game: Choice,
    }
    let line = record.game_line;
    let refused = |why: String| match line {
        0 => why,
        _ => format!("line {line}: {why}"),
    };
    let words = Words::try_parse_from(&record.game);
    let Words { game } = words.map_err(|error| {
        refused(if error.use_stderr() {
            in_one_line(&error)
        } else {
            "that is no game, it asks for help".to_owned()
        })
    })?;
    let to_be_seated = ToBeSeated {
        record,
        seats,
        times,
    };
    match game {
        Choice::FourInARow(options) => to_be_seated.at(options.game().map_err(refused)?),
        Choice::Reversi(options) => to_be_seated.at(options.game().map_err(refused)?),
        Choice::PegSolitaire(options) => to_be_seated.at(options.game().map_err(refused)?),
        Choice::Hnefatafl(options) => to_be_seated.at(options.game().map_err(refused)?),
        Choice::NewGame => to_be_seated.at_start(AnyGame::new("Tic-tac-toe", TicTacToe)),
    }
}

/// The players of a game that is yet to be found.
struct ToBeSeated {
    record: Record,
    seats: [Seat; 2],
    times: Times,
}

impl ToBeSeated {
    fn at_start<G: Computer>(self, game: G) -> Result<Box<dyn Screen>, String> {
        let start = game.start();
        self.at((game, start))
    }

    fn at<G: Computer>(self, (game, start): (G, G::State)) -> Result<Box<dyn Screen>, String> {
        let table = Table {
            game: Arc::new(game),
            start,
            words: self.record.game,
            moves: self.record.moves,
            seats: self.seats,
            limit: self.times.limit,
            pace: self.times.pace,
        };
        Ok(Box::new(GameScreen::new(table)?))
    }
}
