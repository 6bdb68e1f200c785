//! Any game on a full screen, for people and the computer.
//!
//! ```text
//! cargo run --release --example play
//! cargo run --release --example play -- reversi --second computer --level 3
//! cargo run --release --example play -- four_in_a_row --first computer --second computer
//! cargo run --release --example play -- --load game.txt
//! ```

#[path = "../common/mod.rs"]
mod common;

mod catalogue;
mod file;
mod game;
mod menu;
mod record;
mod screen;
mod seat;
mod terminal;
mod window;

use std::{
    io::{self, IsTerminal},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use catalogue::{Choice, Times};
use clap::{Args, Parser, ValueEnum};
use common::{arguments, computer::effort::Level};
use menu::Menu;
use ratatui::crossterm::event;
use record::Record;
use screen::{Next, Screen};
use seat::Seat;
use terminal::Terminal;

/// Any game on a full screen, for one or two people, against the computer, or to watch it.
///
/// Without a game there is a menu. Keys and what they do stand at the bottom of the screen, and ?
/// tells more; the mouse picks cells too. For pipes and scripts there are programs for each game,
/// such as `four_in_a_row`.
#[derive(Parser)]
#[command(after_help = EXAMPLES, after_long_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    game: Option<Choice>,
    #[command(flatten)]
    table: Table,
}

const EXAMPLES: &str = "\
Examples:
  play                                   choose a game
  play reversi --second computer --level 3
                                         Reversi against the computer
  play four_in_a_row --first computer --second computer --pace 2
                                         the computer against itself, a move in two seconds
  play hnefatafl --variant brandubh      for two people
  play --load game.txt                   a game that was saved";

/// Who sits at the table, and how long they may think.
#[derive(Args)]
#[command(next_help_heading = "The table")]
struct Table {
    /// Who plays the side that begins
    #[arg(long, value_name = "WHO", global = true, default_value = "human")]
    first: Who,

    /// Who plays the other side
    #[arg(long, value_name = "WHO", global = true, default_value = "human")]
    second: Who,

    /// How strong the computer plays, from 1 to 5
    #[arg(long, value_name = "N", global = true, default_value = "3", value_parser = level)]
    level: Level,

    /// For how many seconds the computer may think about a move
    #[arg(long, value_name = "SECONDS", global = true, default_value = "10", value_parser = limit)]
    limit: Duration,

    /// How many seconds a move takes at least where the computer plays itself, from 0 to 5
    #[arg(long, value_name = "SECONDS", global = true, default_value = "1", value_parser = pace)]
    pace: Duration,

    /// Take up a game that was saved in this file
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Who {
    Human,
    Computer,
}

fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "not a level from 1 to 5".to_owned())
}

fn limit(text: &str) -> Result<Duration, String> {
    seconds(text, 0.1, 3600.0)
}

fn pace(text: &str) -> Result<Duration, String> {
    seconds(text, 0.0, 5.0)
}

fn seconds(text: &str, least: f64, most: f64) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "not a number".to_owned())?;
    if !(least..=most).contains(&seconds) {
        return Err(format!("not from {least} to {most}"));
    }
    Ok(Duration::from_secs_f64(seconds))
}

impl Table {
    fn seats(&self) -> [Seat; 2] {
        [self.first, self.second].map(|who| match who {
            Who::Human => Seat::Human,
            Who::Computer => Seat::Computer(self.level),
        })
    }

    const fn times(&self) -> Times {
        Times {
            limit: self.limit,
            pace: self.pace,
        }
    }
}

fn main() -> ExitCode {
    let (Arguments { game, table }, matches) = arguments::read_with_matches::<Arguments>();
    let seats = table.seats();
    let record = match (&game, &table.load) {
        (Some(_), Some(_)) => arguments::refuse("--load: the file says which game it is"),
        (None, Some(path)) => Some(Record::load(path).unwrap_or_else(|why| arguments::refuse(why))),
        (Some(_), None) => Some(Record::new(catalogue::words::<Arguments>(&matches), [])),
        (None, None) => None,
    };
    let times = table.times();
    let screen: Box<dyn Screen> = match record {
        None => Box::new(Menu::new(seats)),
        Some(record) => {
            catalogue::open(record, seats, times).unwrap_or_else(|why| arguments::refuse(why))
        }
    };
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        arguments::refuse(
            "play fills the screen of a terminal; for pipes and scripts there are four_in_a_row, \
             reversi, peg_solitaire and hnefatafl",
        );
    }
    arguments::status(run(screen, times))
}

/// Shows screen after screen, until one of them is the last, or the program is told to end.
fn run(mut screen: Box<dyn Screen>, times: Times) -> io::Result<ExitCode> {
    /// How long to wait before time passes on the screen.
    const TICK: Duration = Duration::from_millis(50);
    let mut terminal = Terminal::enter()?;
    let mut stale = true;
    loop {
        if let Some(signal) = terminal.signal() {
            return Ok(ExitCode::from(128 + signal));
        }
        stale |= terminal.stops()?;
        if stale {
            terminal.draw(|frame| screen.draw(frame))?;
        }
        stale = event::poll(TICK)?;
        if stale {
            let event = event::read()?;
            if terminal::is_interrupt(&event) {
                return Ok(ExitCode::SUCCESS);
            }
            match screen.handle(&event) {
                None => {}
                Some(Next::Quit) => return Ok(ExitCode::SUCCESS),
                Some(Next::Menu { seats }) => screen = Box::new(Menu::new(seats)),
                Some(Next::Open { record, seats }) => match catalogue::open(record, seats, times) {
                    Ok(opened) => screen = opened,
                    Err(why) => screen.tell(why),
                },
            }
        }
        stale |= screen.tick();
    }
}
