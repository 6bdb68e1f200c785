//! Moves as text: `11-15`, `22x15`, `c3xe5`; [`SquareName`]: squares by number or by letter.

use std::fmt;

use itertools::Itertools;

use super::{Draughts, DraughtsMove, Naming, State, fen::short};
use collinear::{
    CellName, Coord, Hop, Origin,
    rules::{Illegal, Notation, not_over},
};

/// Rows are counted from the bottom.
pub(super) const ORIGIN: Origin = Origin::BottomLeft;

/// The name of a square: its number, or its column and row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SquareName {
    /// A number from 1 in reading order.
    Number {
        /// The number.
        number: usize,
        /// The square.
        at: Coord,
    },
    /// A name such as `c3`.
    Letters(CellName),
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { number, .. } => fmt::Display::fmt(number, f),
            Self::Letters(name) => fmt::Display::fmt(name, f),
        }
    }
}

impl SquareName {
    /// The square with this name.
    #[must_use]
    pub const fn coord(self) -> Coord {
        match self {
            Self::Number { at, .. } => at,
            Self::Letters(name) => name.coord(),
        }
    }
}

impl Draughts {
    /// The name of a square; `None` if the square is not in play.
    ///
    /// ```
    /// use collinear::Coord;
    /// use collinear_games::draughts::{Draughts, ENGLISH, RUSSIAN};
    ///
    /// let name = |variant| Some(Draughts::new(variant).ok()?.name(Coord::new(5, 2))?.to_string());
    /// assert_eq!(name(ENGLISH).as_deref(), Some("22"));
    /// assert_eq!(name(RUSSIAN).as_deref(), Some("c3"));
    /// ```
    #[must_use]
    pub fn name(&self, at: Coord) -> Option<SquareName> {
        if !self.is_playable(at) {
            return None;
        }
        match self.variant.naming {
            Naming::Numbers => {
                let index = self.squares().position(|square| square == at);
                index.map(|index| SquareName::Number {
                    number: index + 1,
                    at,
                })
            }
            Naming::Letters => self.bounds().name_from(at, ORIGIN).map(SquareName::Letters),
        }
    }

    /// The square with this name; `None` if no square in play has it. Every variant accepts both numbers, `22`, and
    /// letters, `c3`.
    ///
    /// ```
    /// use collinear::Coord;
    /// use collinear_games::draughts::{Draughts, ENGLISH};
    ///
    /// let rules = Draughts::new(ENGLISH)?;
    /// assert_eq!(rules.square_named("22"), Some(Coord::new(5, 2)));
    /// assert_eq!(rules.square_named("c3"), Some(Coord::new(5, 2)));
    /// assert_eq!(rules.square_named("c4"), None); // a light square
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn square_named(&self, name: &str) -> Option<Coord> {
        if name.bytes().all(|byte| byte.is_ascii_digit()) {
            let index = name.parse::<usize>().ok()?.checked_sub(1)?;
            return self.squares().nth(index);
        }
        let at = self.bounds().cell_named_from(name, ORIGIN).ok()?;
        self.is_playable(at).then_some(at)
    }

    /// The squares in play, in the order of their numbers.
    pub(super) fn squares(&self) -> impl Iterator<Item = Coord> {
        let squares = self.bounds().coords();
        squares.filter(|&at| self.is_playable(at))
    }

    /// The legal captures, each as one of the chains of hops that make it.
    fn legal_chains<'a>(
        &'a self,
        state: &'a State,
    ) -> impl Iterator<Item = (Vec<Hop>, &'a DraughtsMove)> {
        let movers = state
            .moves
            .iter()
            .filter(|m| m.is_capture())
            .map(|m| m.from);
        let chains = movers
            .dedup()
            .flat_map(move |from| self.chains(&state.grid, from));
        chains.filter_map(move |hops| {
            let capture = self.capture_of(&state.grid, &hops);
            let m = state.moves.iter().find(|m| **m == capture)?;
            Some((hops, m))
        })
    }

    /// The squares of a capture, including all squares on which the piece lands on the way.
    fn in_full(&self, from: Coord, hops: &[Hop]) -> Vec<SquareName> {
        let landings = hops.iter().map(|hop| hop.to);
        let squares = [from].into_iter().chain(landings);
        squares.filter_map(|at| self.name(at)).collect()
    }

    /// Reads the squares of a text, and whether the text is a capture.
    fn read_squares(&self, text: &str) -> Result<(Vec<Coord>, bool), Illegal> {
        // An `x` is a separator only after a digit, because a column may also be called x.
        let mut rest = text;
        let (mut squares, mut is_capture) = (Vec::new(), false);
        loop {
            let is_end = |(at, sign): &(usize, char)| {
                matches!(sign, '-' | 'x' | 'X' | ':')
                    && rest[..*at].ends_with(|last: char| last.is_ascii_digit())
            };
            let end = rest.char_indices().find(is_end);
            let name = end.map_or(rest, |(at, _)| &rest[..at]);
            if name.is_empty() {
                return Err(self.form());
            }
            let square = self.square_named(name);
            let none =
                || Illegal::refused(format!("{:?} is not a square of the board", short(name)));
            squares.push(square.ok_or_else(none)?);
            let Some((at, sign)) = end else { break };
            is_capture |= sign != '-';
            rest = &rest[at + 1..];
        }
        if squares.len() < 2 {
            return Err(self.form());
        }
        is_capture |= squares.len() > 2;
        Ok((squares, is_capture))
    }

    fn form(&self) -> Illegal {
        let example = match self.variant.naming {
            Naming::Numbers => "11-15 or 22x15",
            Naming::Letters => "c3-d4 or c3xe5",
        };
        Illegal::refused(format!("not a move: a move looks like {example}"))
    }

    /// The legal captures that a text can mean: the captures that land exactly on its squares. If there are none, the
    /// captures that land on its squares in this order and also on other squares.
    fn meant<'a>(
        &'a self,
        state: &'a State,
        squares: &[Coord],
    ) -> Vec<(Vec<Hop>, &'a DraughtsMove)> {
        let ends =
            |m: &DraughtsMove| Some(&m.from) == squares.first() && Some(&m.to) == squares.last();
        let mut by_way: Vec<_> = self.legal_chains(state).filter(|(_, m)| ends(m)).collect();
        let landings = |hops: &[Hop]| hops.iter().map(|hop| hop.to).collect::<Vec<_>>();
        if let Some(exact) = by_way
            .iter()
            .position(|(hops, _)| landings(hops) == squares[1..])
        {
            return [by_way.swap_remove(exact)].into();
        }
        by_way.retain(|(hops, _)| {
            let mut landings = hops.iter().map(|hop| hop.to);
            squares[1..]
                .iter()
                .all(|wanted| landings.any(|at| at == *wanted))
        });
        let mut different: Vec<(Vec<Hop>, &DraughtsMove)> = Vec::new();
        for (hops, m) in by_way {
            if !different.iter().any(|(_, other)| *other == m) {
                different.push((hops, m));
            }
        }
        different
    }
}

/// A move is written with its start and end, `11-15`, and a capture with an `x`, `22x15`. If several captures have the
/// same start and end, all squares on which the piece lands are written, `22x15x6`. Squares are named according to the
/// [variant](super::Variant::naming). When reading, both kinds of names are accepted, `:` or `-` stand for `x`, and
/// squares in between may be left out if the capture is still unique.
///
/// ```
/// use collinear::rules::{Notation, Rules};
/// use collinear_games::draughts::{Draughts, ENGLISH, RUSSIAN};
///
/// let rules = Draughts::new(ENGLISH)?;
/// let step = rules.read_move(&rules.start(), "11-15").unwrap();
/// assert_eq!(rules.write_move(&rules.start(), &step), "11-15");
///
/// let why = |text| rules.read_move(&rules.start(), text).unwrap_err().to_string();
/// assert_eq!(why("22-18"), "the piece on 22 is not yours: black is to move");
/// assert_eq!(why("11-16-20"), "there is no capture from 11 to 20");
/// assert_eq!(why("11"), "not a move: a move looks like 11-15 or 22x15");
///
/// let rules = Draughts::new(RUSSIAN)?;
/// assert_eq!(rules.read_game(&rules.start(), "c3-d4 d6-c5 b2-c3").unwrap().len(), 3);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
impl Notation for Draughts {
    fn write_move(&self, state: &State, m: &DraughtsMove) -> String {
        let ends = [m.from, m.to];
        let is_meant = || matches!(&self.meant(state, &ends)[..], [(_, meant)] if *meant == m);
        if m.is_capture() && !is_meant() {
            let mut chains = self.legal_chains(state);
            if let Some((hops, _)) = chains.find(|(_, other)| *other == m) {
                return self.in_full(m.from, &hops).iter().join("x");
            }
        }
        let names = ends.map(|at| {
            self.name(at)
                .map_or_else(|| at.to_string(), |at| at.to_string())
        });
        names.join(if m.is_capture() { "x" } else { "-" })
    }

    fn read_move(&self, state: &State, text: &str) -> Result<DraughtsMove, Illegal> {
        not_over(self, state)?;
        let (squares, is_capture) = self.read_squares(text)?;
        let [from, .., to] = squares[..] else {
            return Err(self.form());
        };
        let step =
            |m: &&DraughtsMove| !m.is_capture() && !is_capture && (m.from, m.to) == (from, to);
        if let Some(step) = state.moves.iter().find(step) {
            return Ok(step.clone());
        }
        match &self.meant(state, &squares)[..] {
            [] => {}
            [(_, m)] => return Ok((*m).clone()),
            several => {
                let in_full = several.iter().map(|(hops, _)| self.in_full(from, hops));
                let captures: Vec<_> = in_full.collect();
                let written = captures.iter().map(|squares| squares.iter().format("x"));
                let why = format!(
                    "there is more than one such capture: {}",
                    written.format(" or ")
                );
                let cells = captures.iter().flatten().map(|at| at.coord());
                return Err(Illegal::refused_at(why, cells.sorted().dedup()));
            }
        }
        let is_meant = |_: &DraughtsMove| squares.len() == 2;
        Err(self.why_not(state, from, to, is_capture, is_meant))
    }
}
