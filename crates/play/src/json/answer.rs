//! [`Answer`]: the answer to a command, as JSON.

use serde::Serialize;
use serde_json::Value;

use super::{
    advice::Advised,
    review::Row,
    state::{Aims, Seen, State, Turn},
};
use crate::core::catalogue::NamedGame;

const VERSION: u32 = 2;

#[derive(Serialize)]
pub(super) struct Answer {
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) refusal: Option<Refusal>,
    #[serde(flatten)]
    told: Told,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Told {
    State(Box<State>),
    Preview(Turn),
    Targets(Aims),
    Lines(Vec<Seen>),
    Advice(Advised),
    Games(Vec<Listed>),
    Rules(String),
    Review(Vec<Row>),
    Svg(String),
    /// The board with the falling piece, the move that drops the piece, and whether the piece has come to rest.
    Aim {
        svg: String,
        r#move: String,
        rests: bool,
    },
    Record(String),
    #[serde(untagged)]
    Snapshot {
        state: Box<State>,
        svg: String,
        thought: Option<Advised>,
    },
    #[serde(untagged)]
    Nothing {},
}

/// The reason why a command was refused.
#[derive(Clone, Serialize)]
pub(super) struct Refusal {
    pub(super) command: Option<String>,
    pub(super) r#move: Option<String>,
    pub(super) reason: String,
    pub(super) cells: Vec<usize>,
}

impl Answer {
    pub(super) fn text(&self) -> String {
        // Keys are strings, so this cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }

    pub(super) const fn of(id: Option<Value>, told: Told) -> Self {
        Self {
            version: VERSION,
            id,
            ok: true,
            refusal: None,
            told,
        }
    }

    pub(super) const fn refused(id: Option<Value>, refusal: Refusal) -> Self {
        Self {
            version: VERSION,
            id,
            ok: false,
            refusal: Some(refusal),
            told: Told::Nothing {},
        }
    }
}

impl Refusal {
    /// The refusal of a line that is not a command.
    pub(super) const fn of_no_command(reason: String) -> Self {
        Self {
            command: None,
            r#move: None,
            reason,
            cells: Vec::new(),
        }
    }
}

/// A game with its variants.
#[derive(Serialize)]
pub(super) struct Listed {
    name: String,
    title: String,
    about: String,
    group: &'static str,
    aliases: Vec<String>,
    variants: Vec<Variant>,
}

#[derive(Serialize)]
struct Variant {
    name: String,
    /// The words that open the variant.
    game: String,
}

impl Listed {
    pub(super) fn of(game: &NamedGame) -> Self {
        let variants = game.variants().iter().map(|(name, words)| Variant {
            name: name.clone(),
            game: format!("{} {words}", game.name()).trim_end().to_owned(),
        });
        Self {
            name: game.name().to_owned(),
            title: game.title().to_owned(),
            about: game.about().to_owned(),
            group: game.group().name(),
            aliases: game
                .aliases()
                .iter()
                .map(|(alias, _)| alias.clone())
                .collect(),
            variants: variants.collect(),
        }
    }
}
