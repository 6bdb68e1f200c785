//! The rules of the games for people to read, written from their switches: each switch has its sentence, so
//! that the text is true for any rule set.

mod connect6;
mod draughts;
mod hnefatafl;
mod in_a_row;
mod peg_solitaire;
mod pente;
#[cfg(all(test, feature = "program"))]
mod pictures;
mod renju;
mod reversi;
#[cfg(all(test, feature = "program"))]
mod tests;

pub(super) use self::{
    connect6::of_connect6,
    draughts::of_draughts,
    hnefatafl::of_hnefatafl,
    in_a_row::of_in_a_row,
    peg_solitaire::of_peg_solitaire,
    pente::of_pente,
    renju::{name_of_renju, of_renju},
    reversi::of_reversi,
};
use collinear::Wrap;
use itertools::Itertools;

/// A text for [`with_rules_text`](crate::Playable::with_rules_text) that grows sentence by sentence.
struct Text(String);

impl Text {
    /// What the game is about, in two sentences.
    fn about(summary: &str) -> Self {
        Self(summary.to_owned())
    }

    fn heading(&mut self, heading: &str) {
        self.begin(format!("# {heading}\n"));
    }

    /// Adds a sentence to the paragraph.
    fn say(&mut self, sentence: impl AsRef<str>) {
        self.0 += "\n";
        self.0 += sentence.as_ref();
    }

    /// Begins a paragraph with a sentence.
    fn begin(&mut self, sentence: impl AsRef<str>) {
        self.0 += "\n";
        self.say(sentence);
    }

    /// Adds a picture, whose lines are indented.
    fn picture(&mut self, picture: &str) {
        self.begin(picture);
        self.0 += "\n";
    }
}

/// `a row, a column or a diagonal`
fn listed(names: &[impl AsRef<str>], last: &str) -> String {
    let names = names.iter().map(AsRef::as_ref);
    let names: Vec<_> = names.collect();
    match names.split_last() {
        Some((end, names)) if !names.is_empty() => {
            format!("{} {last} {end}", names.iter().join(", "))
        }
        _ => names.concat(),
    }
}

/// `1 row`, `2 rows`
fn counted(number: usize, what: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {what}{ending}")
}

/// What joined sides do to lines; nothing where none are joined.
fn joined(wrap: Wrap) -> Option<&'static str> {
    match wrap {
        Wrap::None => None,
        Wrap::EastWest => Some(
            "The left and the right side of the board are joined: what leaves it on one of them comes back on \
             the other.",
        ),
        Wrap::NorthSouth => Some(
            "The upper and the lower side of the board are joined: what leaves it on one of them comes back on \
             the other.",
        ),
        Wrap::Both => Some(
            "Opposite sides of the board are joined: what leaves it on one of them comes back on the other.",
        ),
    }
}
