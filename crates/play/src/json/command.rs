//! [`Command`]: the commands, as JSON.

use serde::Deserialize;
use serde_json::Value;

use super::picture::Asked;

/// A command on one line, with the keys that all commands share.
#[derive(Deserialize)]
pub(super) struct Line {
    pub(super) id: Option<Value>,
    /// If false, the state has no legal moves.
    #[serde(default = "yes")]
    pub(super) moves: bool,
    #[serde(flatten)]
    pub(super) command: Command,
}

const fn yes() -> bool {
    true
}

#[derive(Deserialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub(super) enum Command {
    State,
    Play {
        #[serde(rename = "move")]
        word: String,
    },
    /// Shifts, turns or lowers the falling piece, or only shows it.
    Aim {
        key: Option<Key>,
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
        /// The seed of chance and of the computer. The default is random.
        seed: Option<u64>,
    },
    Load {
        record: String,
    },
    Rules,
    Branch {
        number: usize,
    },
    Review {
        #[serde(flatten)]
        effort: Effort,
        turn: Option<usize>,
        #[serde(default)]
        more: bool,
    },
    Picture(Asked),
    Movie,
    Record,
    Snapshot,
}

/// A key for a falling piece.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Key {
    Left,
    Right,
    Turn,
    Down,
}

/// How much the computer searches.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Effort {
    pub(super) level: Option<u8>,
    pub(super) seconds: Option<f64>,
    pub(super) positions: Option<u64>,
}
