//! Moves as text: `e5-e8`, or `e5-e8xe9` with captures.

use alloc::{borrow::ToOwned, format, string::String, vec::Vec};
use core::iter;

use itertools::Itertools;

use super::{Hnefatafl, State};
use crate::{
    Bounds, CellName, Coord, Move, Origin,
    rules::{Illegal, Notation, not_over},
};

/// Rows count from the bottom.
pub(super) const ORIGIN: Origin = Origin::BottomLeft;

/// A move is written as its start and end, `e5-e8`, followed by its captures, `e5-e8xe9xd8`. Rows count from the
/// bottom. When a move is read, captures can be left out; if they are written, they have to be right.
///
/// ```
/// use collinear::rules::{Notation, Rules, hnefatafl::{BRANDUBH, Hnefatafl}};
///
/// let rules = Hnefatafl::new(BRANDUBH)?;
/// let slide = rules.read_move(&rules.start(), "d6-f6").unwrap();
/// assert_eq!(rules.write_move(&rules.start(), &slide), "d6-f6");
///
/// let error = rules.read_move(&rules.start(), "d6-f5").unwrap_err();
/// let text = "not straight: d6 and f5 are in different rows and columns";
/// assert_eq!(error.to_string(), text);
/// let error = rules.read_move(&rules.start(), "d6").unwrap_err();
/// assert_eq!(error.to_string(), "not a move: a move looks like d6-f6");
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
impl Notation for Hnefatafl {
    /// Makes the move on a copy, to find what it captures.
    fn write_move(&self, state: &State, &slide: &Move) -> String {
        let written = |at: Coord| match name(self.bounds(), at) {
            Some(name) => format!("{name}"),
            None => format!("{at}"),
        };
        let mut text = format!("{}-{}", written(slide.from), written(slide.to));
        for at in self.captures(state, slide).unwrap_or_default() {
            text += "x";
            text += &written(at);
        }
        text
    }

    fn read_move(&self, state: &State, text: &str) -> Result<Move, Illegal> {
        not_over(self, state)?;
        let (slide, claimed) = self.read_cells(text)?;
        let captured = self.captures(state, slide)?;
        match claimed {
            Some(mut claimed) => {
                claimed.sort_unstable();
                if claimed == captured {
                    return Ok(slide);
                }
                let mut names = captured.iter().filter_map(|&at| name(self.bounds(), at));
                let what = match captured[..] {
                    [] => "nothing".to_owned(),
                    _ => names.join(" "),
                };
                let why = format!("the move captures {what}");
                Err(Illegal::refused_at(why, captured))
            }
            None => Ok(slide),
        }
    }
}

impl Hnefatafl {
    /// The cells of a move, and of its captures if the text has any.
    fn read_cells(&self, text: &str) -> Result<(Move, Option<Vec<Coord>>), Illegal> {
        let cell = |name: &str| {
            let cell = self.bounds().cell_named_from(name, ORIGIN);
            cell.map_err(Illegal::refused)
        };
        let form = || Illegal::refused("not a move: a move looks like d6-f6");
        let (from, rest) = text.split_once('-').ok_or_else(form)?;
        let from = cell(from)?;
        let mut names = names_between_x(rest).map(cell);
        let to = names.next().ok_or_else(form)??;
        let captured: Vec<_> = names.collect::<Result<_, _>>()?;
        let captured = (!captured.is_empty()).then_some(captured);
        Ok((Move { from, to }, captured))
    }
}

/// The name of a cell of this board.
pub(super) const fn name(bounds: Bounds, at: Coord) -> Option<CellName> {
    bounds.name_from(at, ORIGIN)
}

/// Splits names at an `x` that follows a digit, since a column can be called x, too.
fn names_between_x(text: &str) -> impl Iterator<Item = &str> {
    let ends_name = |at: &usize| text[..*at].ends_with(|last: char| last.is_ascii_digit());
    let between = text.match_indices('x').map(|(at, _)| at).filter(ends_name);
    let begins = iter::once(0).chain(between.clone().map(|at| at + 1));
    let ends = between.chain(iter::once(text.len()));
    begins.zip(ends).map(|(begin, end)| &text[begin..end])
}
