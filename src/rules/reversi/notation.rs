//! Moves as text: `f5`, with rows counted from the top, and `pa` for a pass.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use core::iter;

use itertools::Either;

use super::{PlaceOrPass, Reversi, State};
use crate::{
    Bounds, CellName, Coord, NameError, Origin,
    rules::{Illegal, Notation, Rules, after, not_over},
};

/// Rows are counted from the top.
pub(super) const ORIGIN: Origin = Origin::TopLeft;

pub(super) const PASS: &str = "pa";

/// A move is a cell such as `f5`, with rows counted from the top, or `pa` for a pass.
///
/// ```
/// use collinear::{Coord, rules::{Notation, Rules, reversi::{PlaceOrPass, Reversi}}};
///
/// let rules = Reversi::default();
/// let f5 = rules.read_move(&rules.start(), "f5").unwrap();
/// assert_eq!(f5, PlaceOrPass::Place(Coord::new(4, 5)));
/// assert_eq!(rules.write_move(&rules.start(), &f5), "f5");
/// let refused = rules.read_move(&rules.start(), "a1").unwrap_err();
/// assert_eq!(refused.to_string(), "a disc on a1 would turn nothing over");
/// ```
///
/// Transcripts leave out passes. If the side to move has to pass, the name of a cell where the other side can place a
/// disc means both moves.
///
/// ```
/// use collinear::{Grid, rules::{Notation, Side, reversi::{PlaceOrPass, Reversi, Square, Start}}};
///
/// // X cannot place a disc, but O can place one on the left.
/// let rules = Reversi::new(2, 4, Start::Crossed)?;
/// let board = Grid::parse_with(". X O O\n. O O O", Square::from_glyph)?;
/// let state = rules.set_up(board, Side::First)?;
/// let a1 = PlaceOrPass::Place((0, 0).into());
/// assert_eq!(rules.read_turn(&state, "a1").unwrap(), [PlaceOrPass::Pass, a1]);
/// assert_eq!(rules.read_turn(&state, "pa").unwrap(), [PlaceOrPass::Pass]);
///
/// let refused = rules.read_turn(&state, "a2").unwrap_err();
/// assert_eq!(refused.to_string(), "no disc can be placed, so you have to pass");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Moves may be written without spaces: `f5d6c3`. A word that does not consist of moves is not split. On boards of more
/// than 26 columns `pa` could begin the name of a cell, so a pass can only be last in such a word.
///
/// ```
/// use collinear::rules::{Notation, reversi::{Reversi, Start}};
///
/// let rules = Reversi::default();
/// assert!(rules.split_turns("f5d6 paC3 e2e").eq(["f5", "d6", "pa", "C3", "e2e"]));
///
/// let wide = Reversi::new(8, 600, Start::Crossed)?;
/// assert!(wide.split_turns("f5ab6pa pa7").eq(["f5", "ab6", "pa", "pa7"]));
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
impl Notation for Reversi {
    fn split_turns<'a>(&self, text: &'a str) -> impl Iterator<Item = &'a str> {
        let short = self.bounds().cols() <= 26;
        let moves = move |word: &'a str| {
            let mut rest = word;
            iter::from_fn(move || {
                let (first, after) = rest.split_at(first_move(rest, short)?);
                rest = after;
                Some(first)
            })
        };
        text.split_whitespace().flat_map(move |word| {
            let understood: usize = moves(word).map(str::len).sum();
            if understood == word.len() {
                Either::Left(moves(word))
            } else {
                Either::Right(iter::once(word))
            }
        })
    }

    fn read_move(&self, state: &State, text: &str) -> Result<PlaceOrPass, Illegal> {
        not_over(self, state)?;
        let m = parse(state, text)?;
        self.check(state, &m)?;
        Ok(m)
    }

    fn read_turn(&self, state: &State, text: &str) -> Result<Vec<PlaceOrPass>, Illegal> {
        let refused = match self.read_move(state, text) {
            Ok(m) => return Ok(vec![m]),
            Err(refused) => refused,
        };
        if state.must_pass() {
            let passed = after(self, state, PlaceOrPass::Pass);
            if let Ok(m) = self.read_move(&passed, text) {
                return Ok(vec![PlaceOrPass::Pass, m]);
            }
        }
        Err(refused)
    }

    fn write_move(&self, _: &State, &m: &PlaceOrPass) -> String {
        match m {
            PlaceOrPass::Pass => PASS.to_string(),
            PlaceOrPass::Place(at) => {
                let name = name(self.bounds(), at);
                name.map_or_else(|| at.to_string(), |name| name.to_string())
            }
        }
    }
}

/// The name of a cell of this board; `None` if it is off the board.
pub(super) const fn name(bounds: Bounds, at: Coord) -> Option<CellName> {
    bounds.name_from(at, ORIGIN)
}

fn parse(state: &State, text: &str) -> Result<PlaceOrPass, Illegal> {
    if text.eq_ignore_ascii_case(PASS) {
        return Ok(PlaceOrPass::Pass);
    }
    let at = state.grid().bounds().cell_named_from(text, ORIGIN);
    at.map(PlaceOrPass::Place).map_err(|error| match error {
        NameError::Form => Illegal::refused(format!("{error}; a pass is {PASS}")),
        error => Illegal::refused(error),
    })
}

/// The length in bytes of the first move in a text; `None` if it does not begin with one.
fn first_move(text: &str, short: bool) -> Option<usize> {
    let begins_with_pass = text
        .get(..PASS.len())
        .is_some_and(|begin| begin.eq_ignore_ascii_case(PASS));
    if begins_with_pass && (short || text.len() == PASS.len()) {
        return Some(PASS.len());
    }
    let count = |text: &str, is: fn(&u8) -> bool| text.bytes().take_while(is).count();
    let letters = count(text, u8::is_ascii_alphabetic);
    let digits = count(&text[letters..], u8::is_ascii_digit);
    (letters > 0 && digits > 0).then_some(letters + digits)
}
