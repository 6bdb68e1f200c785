//! [`Request`] and [`Answered`]: a query as requested and as answered.

use serde::{Deserialize, Serialize};

use super::asked::{Kind, Place};

#[derive(Deserialize, Default)]
#[serde(default)]
pub(super) struct Request {
    pub(super) word: Option<String>,
    pub(super) board: Option<String>,
    pub(super) kind: Kind,
    pub(super) holes: bool,
    pub(super) from: Option<Place>,
    pub(super) to: Option<Place>,
    pub(super) heading: Option<String>,
}

#[derive(Serialize)]
pub(super) struct Answered {
    pub(super) word: &'static str,
    pub(super) group: &'static str,
    pub(super) says: String,
    pub(super) aliases: &'static [&'static str],
    pub(super) query: String,
    pub(super) rust: String,
    pub(super) board: String,
    pub(super) kind: Kind,
    pub(super) holes: bool,
    pub(super) from: Option<Place>,
    pub(super) to: Option<Place>,
    pub(super) heading: Option<String>,
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) headings: Vec<String>,
    pub(super) kinds: &'static [Kind],
    pub(super) can_have_holes: bool,
    pub(super) glyphs: String,
    pub(super) text: String,
    pub(super) found: bool,
    pub(super) cells: Vec<Place>,
    pub(super) svg: String,
}
