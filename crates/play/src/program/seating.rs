//! [`SeatingOptions`]: the options for the players and their settings.

use std::time::Duration;

use clap::{Args, ValueEnum};

use crate::{
    computer::Level,
    core::{record::Record, seat::Seat, table::Seating},
};

/// The players, and how long they may think.
#[derive(Args)]
#[command(next_help_heading = "Playing")]
pub(super) struct SeatingOptions {
    /// Who plays the side that moves first [default: human]
    #[arg(long, value_name = "WHO", global = true)]
    first: Option<Who>,

    /// Who plays the other side [default: human]
    #[arg(long, value_name = "WHO", global = true)]
    second: Option<Who>,

    /// The strength of the computer, from 1 to 5 [default: 3; 5 with --protocol]
    #[arg(long, value_name = "N", global = true, value_parser = level)]
    level: Option<Level>,

    /// The longest time that the computer may think about a move
    #[arg(long, value_name = "SECONDS", global = true, default_value = "10", value_parser = limit)]
    limit: Duration,

    /// The least time per move when the computer plays itself, from 0 to 5
    #[arg(long, value_name = "SECONDS", global = true, default_value = "1", value_parser = pace)]
    pace: Duration,

    /// The seed of the computer's choices and of chance: the same number repeats the same game, unless --limit cuts a
    /// move short [default: any]
    #[arg(long, value_name = "N", global = true)]
    seed: Option<u64>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Who {
    Human,
    Computer,
}

/// Reads a level from its number.
pub(super) fn level(text: &str) -> Result<Level, String> {
    let level = text.parse().ok().and_then(Level::new);
    level.ok_or_else(|| "a level is a number from 1 to 5".to_owned())
}

fn limit(text: &str) -> Result<Duration, String> {
    seconds(text, 0.1, 3600.0)
}

fn pace(text: &str) -> Result<Duration, String> {
    seconds(text, 0.0, 5.0)
}

fn seconds(text: &str, least: f64, most: f64) -> Result<Duration, String> {
    let seconds: f64 = text
        .parse()
        .map_err(|_| "the time is a number of seconds".to_owned())?;
    if !(least..=most).contains(&seconds) {
        return Err(format!("the time is from {least} to {most} seconds"));
    }
    Ok(Duration::from_secs_f64(seconds))
}

impl SeatingOptions {
    /// The settings of the computer when another program asks it for moves.
    #[cfg(feature = "program")]
    pub(super) fn thought(&self) -> crate::protocol::Thought {
        crate::protocol::Thought {
            level: self.level.unwrap_or(Level::STRONGEST),
            limit: self.limit,
            seed: self.seed.unwrap_or(Seating::default().seed),
        }
    }

    /// The players that the options set. If they set none, the players of the record.
    pub(super) fn seating(&self, record: Option<&Record>) -> Seating {
        let recorded = record.map_or([None; 2], |record| record.seats);
        let seat = |who: Option<Who>, recorded: Option<Seat>| match who {
            Some(Who::Human) => Seat::Human,
            Some(Who::Computer) => Seat::Computer(self.level.unwrap_or(Level::MIDDLING)),
            None => recorded.unwrap_or_default(),
        };
        let any = Seating::default();
        Seating {
            seats: [
                seat(self.first, recorded[0]),
                seat(self.second, recorded[1]),
            ],
            limit: self.limit,
            pace: self.pace,
            seed: self
                .seed
                .or(record.and_then(|record| record.seed))
                .unwrap_or(any.seed),
        }
    }
}
