//! Moves as text: `d2-d4`, or `d2-d4-f4` for a turn of several jumps.

use alloc::{string::String, vec::Vec};
use core::{
    error::Error,
    fmt::{self, Write},
};

use super::{PegSolitaire, Refusal, State, refusal::name};
use crate::{
    Bounds, Coord, Hop, NameError, Origin,
    rules::{Illegal, Rules},
};

impl PegSolitaire {
    /// The jumps of a turn, `d2-d4-f4`: the holes that one peg comes to, rows counted from the
    /// top. Each jump is checked on the board as the ones before it leave it; nothing is played.
    ///
    /// # Errors
    ///
    /// [`Illegal::Over`] if the game has ended, or, as the game's own reason, a [`ReadMoveError`]
    /// if the text is no turn or one of several jumps is refused, and the [`Refusal`] itself if
    /// there is only one jump.
    ///
    /// ```
    /// use collinear::{Grid, rules::peg_solitaire::{PegSolitaire, Spot}};
    ///
    /// let game = PegSolitaire::rectangle(2, 5)?;
    /// let start = Grid::parse_with("1 1 0 1 0\n0 1 0 0 0", Spot::from_glyph).unwrap();
    /// let state = game.position(start).unwrap();
    /// let jumps = game.read_moves(&state, "a1-c1-e1").unwrap();
    /// assert_eq!(jumps.len(), 2);
    ///
    /// let why = |turn| game.read_moves(&state, turn).unwrap_err().to_string();
    /// assert_eq!(why("a2-c2"), "there is no peg in a2");
    /// assert_eq!(why("a1-c1-a1"), "jump 2: there is no peg in b1 to jump over from c1 to a1");
    /// assert_eq!(why("a1"), "not a turn: a turn is two holes or more, such as d2-d4 or d2-d4-f4");
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    pub fn read_moves(&self, state: &State, text: &str) -> Result<Vec<Hop>, Illegal> {
        if let Some(outcome) = self.outcome(state) {
            return Err(Illegal::Over(outcome));
        }
        let holes = read_holes(state.grid().bounds(), text).map_err(Illegal::refused)?;
        let several = holes.len() > 2;
        let (mut after, mut hops) = (state.clone(), Vec::new());
        for (index, ends) in holes.windows(2).enumerate() {
            let hop = self.hop(&after, ends[0], ends[1]).map_err(|refusal| {
                if several {
                    Illegal::refused(ReadMoveError::Jump { index, refusal })
                } else {
                    Illegal::refused(refusal)
                }
            })?;
            self.apply(&mut after, hop);
            hops.push(hop);
        }
        Ok(hops)
    }

    /// The text that stands for a jump: `d2-d4`.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::PegSolitaire};
    ///
    /// let game = PegSolitaire::english();
    /// let start = game.start();
    /// let texts: Vec<_> = game.moves(&start).map(|hop| game.move_text(hop)).collect();
    /// assert_eq!(texts, ["d2-d4", "b4-d4", "f4-d4", "d6-d4"]);
    /// ```
    #[must_use]
    pub fn move_text(&self, hop: Hop) -> String {
        self.moves_text(&[hop])
    }

    /// The text of a record: consecutive jumps of one peg as one turn, a space between the turns.
    ///
    /// ```
    /// use collinear::{Coord, Hop, rules::peg_solitaire::PegSolitaire};
    ///
    /// let game = PegSolitaire::rectangle(1, 7)?;
    /// let hop = |from, to| {
    ///     let [from, over, to] = [from, (from + to) / 2, to].map(|col| Coord::new(0, col));
    ///     Hop { from, over, to }
    /// };
    /// assert_eq!(game.moves_text(&[hop(0, 2), hop(2, 4), hop(6, 4)]), "a1-c1-e1 g1-e1");
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    #[must_use]
    pub fn moves_text(&self, hops: &[Hop]) -> String {
        let mut text = String::new();
        for turn in Self::turns(hops) {
            text.push_str(if text.is_empty() { "" } else { " " });
            self.write_hole(&mut text, turn[0].from);
            for hop in turn {
                text.push('-');
                self.write_hole(&mut text, hop.to);
            }
        }
        text
    }

    /// The turns of a record: consecutive jumps of one peg are one.
    ///
    /// ```
    /// use collinear::rules::{Rules, peg_solitaire::{PegSolitaire, Solve}};
    ///
    /// let game = PegSolitaire::triangle(5)?;
    /// let Solve::Solved(jumps) = game.solve(&game.start(), 100_000, |_| {}) else {
    ///     panic!("it can be solved");
    /// };
    /// let turns = PegSolitaire::turns(&jumps).map(|turn| game.moves_text(turn));
    /// assert_eq!(turns.collect::<Vec<_>>().join(" "), game.moves_text(&jumps));
    /// # Ok::<(), collinear::rules::peg_solitaire::SetupError>(())
    /// ```
    pub fn turns(hops: &[Hop]) -> impl Iterator<Item = &[Hop]> {
        hops.chunk_by(|before, after| before.to == after.from)
    }

    fn write_hole(&self, text: &mut String, at: Coord) {
        // Writing to a string can't fail.
        let _ = match name(self.board().bounds(), at) {
            Some(name) => write!(text, "{name}"),
            None => write!(text, "{at}"),
        };
    }
}

fn read_holes(bounds: Bounds, text: &str) -> Result<Vec<Coord>, ReadMoveError> {
    let holes = text.split('-').map(|name| {
        let hole = bounds.parse_name(name, Origin::TopLeft);
        hole.map_err(|error| match error {
            NameError::Form => ReadMoveError::Form,
            NameError::OffBoard { .. } => ReadMoveError::Hole(error),
        })
    });
    let holes: Vec<_> = holes.collect::<Result<_, _>>()?;
    if holes.len() < 2 {
        return Err(ReadMoveError::Form);
    }
    Ok(holes)
}

/// Why a text stands for no turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReadMoveError {
    /// The text is not holes with hyphens between them, at least two.
    Form,
    /// One of the holes is off the board.
    Hole(NameError),
    /// One of several jumps is refused.
    Jump {
        /// Its place among the jumps of the turn, counted from 0.
        index: usize,
        /// Why it is refused.
        refusal: Refusal,
    },
}

/// Counts the jumps from 1.
impl fmt::Display for ReadMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => {
                f.write_str("not a turn: a turn is two holes or more, such as d2-d4 or d2-d4-f4")
            }
            Self::Hole(error) => fmt::Display::fmt(error, f),
            Self::Jump { index, refusal } => {
                write!(f, "jump {}: {refusal}", index.saturating_add(1))
            }
        }
    }
}

impl Error for ReadMoveError {}
