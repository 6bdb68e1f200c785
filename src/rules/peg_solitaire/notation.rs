//! Moves as text: `d2-d4`, or `d2-d4-f4` for a turn of several jumps.

use alloc::{format, string::String, vec::Vec};
use core::fmt::Write;

use super::{
    PegSolitaire, State,
    names::{name, read_hole},
};
use crate::{
    Bounds, Coord, Hop, NameError,
    rules::{Illegal, Notation, Rules, not_over},
};

/// A move is a jump, `d2-d4`, with rows counted from the top. A turn lists the holes that one peg visits, `d2-d4-f4`.
/// Each jump is checked on the board after the earlier jumps.
///
/// ```
/// use collinear::{Grid, rules::{Notation, peg_solitaire::{PegSolitaire, Square}}};
///
/// let game = PegSolitaire::rectangle(2, 5)?;
/// let start = Grid::parse_with("1 1 0 1 0\n0 1 0 0 0", Square::from_glyph).unwrap();
/// let state = game.set_up(start).unwrap();
/// let jumps = game.read_turn(&state, "a1-c1-e1").unwrap();
/// assert_eq!(jumps.len(), 2);
/// assert_eq!(game.write_move(&state, &jumps[0]), "a1-c1");
///
/// let why = |turn| game.read_turn(&state, turn).unwrap_err().to_string();
/// assert_eq!(why("a2-c2"), "there is no peg in a2");
/// assert_eq!(why("a1-c1-a1"), "jump 2: there is no peg in b1 to jump over from c1 to a1");
/// assert_eq!(why("a1"), "not a turn: name two or more holes, such as d2-d4 or d2-d4-f4");
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
///
/// In the text of a game, consecutive jumps of one peg are one turn.
///
/// ```
/// use collinear::{Coord, Hop, rules::{Notation, Rules, peg_solitaire::PegSolitaire}};
///
/// let game = PegSolitaire::rectangle(1, 7)?;
/// let hop = |from, to| {
///     let [from, over, to] = [from, (from + to) / 2, to].map(|col| Coord::new(0, col));
///     Hop { from, over, to }
/// };
/// let jumps = [hop(0, 2), hop(2, 4), hop(6, 4)];
/// assert_eq!(game.write_game(&game.start(), &jumps), "a1-c1-e1 g1-e1");
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
///
/// # Errors
///
/// For a turn of several jumps, the message says which one is refused.
impl Notation for PegSolitaire {
    fn write_move(&self, _: &State, &hop: &Hop) -> String {
        self.write_turns(&[hop])
    }

    /// Refuses turns of several jumps.
    fn read_move(&self, state: &State, text: &str) -> Result<Hop, Illegal> {
        match self.read_turn(state, text)?[..] {
            [hop] => Ok(hop),
            ref hops => {
                let jumps = hops.len();
                let why = format!("a turn of {jumps} jumps is not a single move");
                Err(Illegal::refused(why))
            }
        }
    }

    fn write_game(&self, _: &State, hops: &[Hop]) -> String {
        self.write_turns(hops)
    }

    fn read_turn(&self, state: &State, text: &str) -> Result<Vec<Hop>, Illegal> {
        not_over(self, state)?;
        let holes = read_holes(state.grid().bounds(), text)?;
        let several = holes.len() > 2;
        let (mut after, mut hops) = (state.clone(), Vec::new());
        for (index, ends) in holes.windows(2).enumerate() {
            let hop = self.hop(&after, ends[0], ends[1]).map_err(|illegal| {
                if several {
                    let (jump, cells) = (index + 1, illegal.cells::<Coord>().iter().copied());
                    Illegal::refused_at(format!("jump {jump}: {illegal}"), cells)
                } else {
                    illegal
                }
            })?;
            self.apply(&mut after, hop);
            hops.push(hop);
        }
        Ok(hops)
    }
}

impl PegSolitaire {
    fn write_turns(&self, hops: &[Hop]) -> String {
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

    /// The turns of a record: consecutive jumps of one peg are one turn.
    ///
    /// ```
    /// use collinear::rules::{Notation, Rules, peg_solitaire::{PegSolitaire, Solve}};
    ///
    /// let game = PegSolitaire::triangle(5)?;
    /// let Solve::Solved(jumps) = game.solve(&game.start(), 100_000, |_| {}) else {
    ///     panic!("it can be solved");
    /// };
    /// let text = game.write_game(&game.start(), &jumps);
    /// assert_eq!(PegSolitaire::turns(&jumps).count(), text.split(' ').count());
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    pub fn turns(hops: &[Hop]) -> impl Iterator<Item = &[Hop]> {
        hops.chunk_by(|before, after| before.to == after.from)
    }

    fn write_hole(&self, text: &mut String, at: Coord) {
        // Writing to a string cannot fail.
        let _ = match name(self.bounds(), at) {
            Some(name) => write!(text, "{name}"),
            None => write!(text, "{at}"),
        };
    }
}

fn read_holes(bounds: Bounds, text: &str) -> Result<Vec<Coord>, Illegal> {
    let holes = text.split('-').map(|name| read_hole(bounds, name));
    match holes.collect::<Result<Vec<_>, _>>() {
        Ok(holes) if holes.len() >= 2 => Ok(holes),
        Ok(_) | Err(NameError::Form) => Err(Illegal::refused(
            "not a turn: name two or more holes, such as d2-d4 or d2-d4-f4",
        )),
        Err(error) => Err(Illegal::refused(error)),
    }
}
