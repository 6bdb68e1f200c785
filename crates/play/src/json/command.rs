//! [`Command`]: what can be asked for, as JSON.

use serde::Deserialize;
use serde_json::Value;

/// A line: a command, and what any of them may have.
#[derive(Deserialize)]
pub(super) struct Line {
    pub(super) id: Option<Value>,
    /// Whether the state is to have the legal moves.
    #[serde(default = "yes")]
    pub(super) moves: bool,
    #[serde(flatten)]
    pub(super) command: Command,
}

const fn yes() -> bool {
    true
}

/// What can be asked for.
#[derive(Deserialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub(super) enum Command {
    State,
    Play {
        #[serde(rename = "move")]
        word: String,
    },
    Preview {
        #[serde(rename = "move")]
        word: String,
    },
    Targets {
        of: Option<String>,
    },
    Lines {
        #[serde(default)]
        of: Vec<usize>,
    },
    Undo,
    Redo,
    New,
    Think {
        #[serde(flatten)]
        effort: Effort,
        #[serde(default)]
        more: bool,
    },
    Step {
        by: Option<isize>,
        to: Option<usize>,
    },
    Go {
        positions: Option<u64>,
        #[serde(default)]
        now: bool,
    },
    Seats {
        first: Option<String>,
        second: Option<String>,
    },
    Games,
    Open {
        game: String,
        /// Where chance and the computer begin; anywhere, if nothing is said.
        seed: Option<u64>,
    },
    Load {
        record: String,
    },
    Rules,
    Branch {
        number: usize,
    },
    Review(Effort),
    Picture,
    Movie,
    Record,
    Snapshot,
}

/// How hard the computer is to think.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Effort {
    pub(super) level: Option<u8>,
    pub(super) seconds: Option<f64>,
    pub(super) positions: Option<u64>,
}

impl Command {
    /// Its name.
    pub(super) const fn name(&self) -> &'static str {
        match self {
            Self::State => "state",
            Self::Play { .. } => "play",
            Self::Preview { .. } => "preview",
            Self::Targets { .. } => "targets",
            Self::Lines { .. } => "lines",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::New => "new",
            Self::Think { .. } => "think",
            Self::Go { .. } => "go",
            Self::Seats { .. } => "seats",
            Self::Games => "games",
            Self::Open { .. } => "open",
            Self::Load { .. } => "load",
            Self::Rules => "rules",
            Self::Step { .. } => "step",
            Self::Branch { .. } => "branch",
            Self::Review(_) => "review",
            Self::Picture => "picture",
            Self::Movie => "movie",
            Self::Record => "record",
            Self::Snapshot => "snapshot",
        }
    }

    /// What it says of a move.
    pub(super) fn word(&self) -> Option<&str> {
        match self {
            Self::Play { word } | Self::Preview { word } => Some(word),
            Self::Targets { of } => of.as_deref(),
            _ => None,
        }
    }
}
