//! [`Refusal`]: why a move is illegal, or a text stands for none.

use alloc::{string::String, vec, vec::Vec};
use core::fmt;

use itertools::Itertools;

use super::{Color, Draughts, Move, SquareName, State};
use crate::{
    Bounds, Coord,
    rules::{Illegal, reason::refusal_with_cells},
};

/// Why a piece can't move like that, or why a text stands for no move.
///
/// Squares have the names of their notation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Refusal {
    /// A cell is off the board.
    OffBoard {
        /// That cell.
        at: Coord,
        /// The board.
        bounds: Bounds,
    },
    /// The square is not played on.
    NotPlayable {
        /// That square.
        at: Coord,
    },
    /// There is no piece to move.
    NoPiece {
        /// The square where it should be.
        at: SquareName,
    },
    /// The piece is the opponent's.
    NotYours {
        /// Its square.
        at: SquareName,
        /// Whose turn it is.
        turn: Color,
    },
    /// The piece would stay where it is.
    Nowhere {
        /// Its square.
        at: SquareName,
    },
    /// There is a capture, and so one has to be made.
    MustCapture {
        /// The squares of the pieces that can capture as they have to.
        with: Vec<SquareName>,
    },
    /// Another capture takes more.
    NotTheMost {
        /// How many pieces this one takes.
        takes: usize,
        /// How many the others take, each.
        most: usize,
        /// The squares of the pieces that can make one of those.
        with: Vec<SquareName>,
    },
    /// Another capture is worth more: it takes kings, or a king makes it.
    WorthMore {
        /// The squares of the pieces that can make one of those.
        with: Vec<SquareName>,
    },
    /// The capture can go on from where it should end, and has to.
    GoesOn {
        /// Where it should end.
        at: SquareName,
    },
    /// There is no such capture.
    NoCapture {
        /// Where it should begin.
        from: SquareName,
        /// Where it should end.
        to: SquareName,
    },
    /// No line along which this piece moves leads there.
    NoLine {
        /// Where the move begins.
        from: SquareName,
        /// Where it should end.
        to: SquareName,
    },
    /// Men don't move backwards.
    Backwards {
        /// The man's square.
        at: SquareName,
        /// Where it should go.
        to: SquareName,
    },
    /// The piece moves one step, and this is further.
    TooFar {
        /// Where the move begins.
        from: SquareName,
        /// Where it should end.
        to: SquareName,
    },
    /// A piece is in the way.
    Blocked {
        /// Where the move begins.
        from: SquareName,
        /// Where it should end.
        to: SquareName,
        /// The piece's square.
        at: SquareName,
    },
    /// The king has moved too often in a row.
    HasToRest {
        /// Its square.
        at: SquareName,
        /// How often it may.
        limit: u16,
    },
    /// More than one capture goes from here to there.
    Ambiguous {
        /// The squares of each: where it begins and where it lands.
        captures: Vec<Vec<SquareName>>,
    },
    /// A text is not squares with `-` or `x` between them.
    Form {
        /// A move that is one.
        example: &'static str,
    },
    /// A square of a text is none of the board.
    Name {
        /// What the text calls it.
        name: String,
    },
}

impl Refusal {
    /// The cells that it names.
    #[must_use]
    pub fn cells(&self) -> Vec<Coord> {
        match self {
            Self::OffBoard { at, .. } | Self::NotPlayable { at } => vec![*at],
            Self::NoPiece { at }
            | Self::NotYours { at, .. }
            | Self::Nowhere { at }
            | Self::GoesOn { at }
            | Self::HasToRest { at, .. } => vec![at.coord()],
            Self::MustCapture { with }
            | Self::NotTheMost { with, .. }
            | Self::WorthMore { with } => with.iter().map(|at| at.coord()).collect(),
            Self::NoCapture { from, to }
            | Self::NoLine { from, to }
            | Self::Backwards { at: from, to }
            | Self::TooFar { from, to } => [*from, *to].map(SquareName::coord).into(),
            Self::Blocked { from, to, at } => [*from, *to, *at].map(SquareName::coord).into(),
            Self::Ambiguous { captures } => {
                let squares = captures.iter().flatten();
                squares.map(|at| at.coord()).sorted().dedup().collect()
            }
            Self::Form { .. } | Self::Name { .. } => Vec::new(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard { at, bounds } => write!(f, "{at} is off the board of {bounds}"),
            Self::NotPlayable { at } => write!(f, "the square at {at} is not played on"),
            Self::NoPiece { at } => write!(f, "there is no piece on {at}"),
            Self::NotYours { at, turn } => {
                write!(
                    f,
                    "not your piece: {turn} is to move, and {at} is not theirs"
                )
            }
            Self::Nowhere { at } => write!(f, "the piece on {at} has to move away"),
            Self::MustCapture { with } => write!(
                f,
                "you have to capture, with the piece on {}",
                with.iter().format(" or ")
            ),
            Self::NotTheMost { takes, most, with } => write!(
                f,
                "you have to take the most: this takes {takes}, and the piece on {} takes {most}",
                with.iter().format(" or ")
            ),
            Self::WorthMore { with } => write!(
                f,
                "a capture that is worth more comes first, with the piece on {}",
                with.iter().format(" or ")
            ),
            Self::GoesOn { at } => write!(f, "the capture goes on from {at}"),
            Self::NoCapture { from, to } => write!(f, "there is no capture from {from} to {to}"),
            Self::NoLine { from, to } => {
                write!(f, "no line of this piece leads from {from} to {to}")
            }
            Self::Backwards { at, to } => {
                write!(f, "men don't move backwards: from {at} to {to} is back")
            }
            Self::TooFar { from, to } => {
                write!(f, "too far: from {from} to {to} is more than a step")
            }
            Self::Blocked { from, to, at } => {
                write!(f, "the way from {from} to {to} is blocked at {at}")
            }
            Self::HasToRest { at, limit } => write!(
                f,
                "the king on {at} has moved {limit} times in a row: another piece has to move"
            ),
            Self::Ambiguous { captures } => write!(
                f,
                "there is more than one such capture: {}",
                captures
                    .iter()
                    .map(|squares| squares.iter().format("x"))
                    .format(" or ")
            ),
            Self::Form { example } => write!(f, "not a move: a move looks like {example}"),
            Self::Name { name } => write!(f, "{name:?} is no square of the board"),
        }
    }
}

refusal_with_cells!([] Refusal);

impl Draughts {
    /// Why a move that is not among the legal ones is none.
    pub(super) fn refusal(&self, state: &State, m: &Move) -> Illegal {
        let takes = |capture: &Move| capture.taken == m.taken && capture.promotes == m.promotes;
        let why = self.why_not(state, m.from, m.to, m.is_capture(), takes);
        why.map_or(Illegal::NotLegal, Illegal::from)
    }

    /// Why a piece can't move, or capture, from one cell to another; `None` if it could, or for a reason that
    /// has no name. A capture is meant only if it is as said.
    pub(super) fn why_not(
        &self,
        state: &State,
        from: Coord,
        to: Coord,
        is_capture: bool,
        is_meant: impl Fn(&Move) -> bool,
    ) -> Option<Refusal> {
        let (start, end) = match [from, to].map(|at| self.name_on(state, at)) {
            [Ok(start), Ok(end)] => (start, end),
            [Err(refusal), _] | [_, Err(refusal)] => return Some(refusal),
        };
        match state.grid[from].color() {
            None => return Some(Refusal::NoPiece { at: start }),
            Some(color) if color != state.color => {
                let turn = state.color;
                return Some(Refusal::NotYours { at: start, turn });
            }
            Some(_) => {}
        }
        let best = state.moves.first().filter(|best| best.is_capture());
        if is_capture {
            return Some(self.why_no_capture(state, [from, to], [start, end], is_meant));
        }
        if from == to {
            return Some(Refusal::Nowhere { at: start });
        }
        if best.is_some() {
            let with = self.movers(state);
            return Some(Refusal::MustCapture { with });
        }
        self.why_no_step(state, [from, to], [start, end])
    }

    fn why_no_capture(
        &self,
        state: &State,
        [from, to]: [Coord; 2],
        [start, end]: [SquareName; 2],
        is_meant: impl Fn(&Move) -> bool,
    ) -> Refusal {
        let chains: Vec<_> = self.chains(&state.grid, from).collect();
        let captures = chains.iter().map(|hops| self.capture_of(&state.grid, hops));
        let meant = captures
            .into_iter()
            .find(|capture| capture.to == to && is_meant(capture));
        if let Some(capture) = meant {
            let takes = capture.taken.len();
            let most = state.moves.iter().map(|m| m.taken.len()).max().unwrap_or(0);
            let with = self.movers(state);
            return if takes < most {
                Refusal::NotTheMost { takes, most, with }
            } else {
                Refusal::WorthMore { with }
            };
        }
        let comes_by = |hops: &Vec<crate::Hop>| hops.iter().rev().skip(1).any(|hop| hop.to == to);
        if chains.iter().any(comes_by) {
            return Refusal::GoesOn { at: end };
        }
        Refusal::NoCapture {
            from: start,
            to: end,
        }
    }

    fn why_no_step(
        &self,
        state: &State,
        [from, to]: [Coord; 2],
        [start, end]: [SquareName; 2],
    ) -> Option<Refusal> {
        let king = state.grid[from].is_king();
        let (headings, most) = self.steps_of(king, state.color);
        let line = |headings: &[crate::Direction]| {
            let lines = headings.iter().map(|&way| {
                let all = state.grid.bounds().slide(from, way, .., |_| true).line;
                (way, all)
            });
            let mut lines = lines.filter(|(_, line)| line.contains(to));
            lines.next()
        };
        let Some((heading, line)) = line(headings) else {
            return Some(if line(&self.steps).is_some() {
                Refusal::Backwards { at: start, to: end }
            } else {
                Refusal::NoLine {
                    from: start,
                    to: end,
                }
            });
        };
        let hit = state
            .grid
            .first_hit(from, heading, |square| !square.is_empty());
        let steps = |wanted| line.iter().position(|at| at == wanted);
        if let Ok(at) = hit
            && steps(at) <= steps(to)
            && let Some(at) = self.name(at)
        {
            return Some(Refusal::Blocked {
                from: start,
                to: end,
                at,
            });
        }
        if steps(to) >= Some(most) {
            return Some(Refusal::TooFar {
                from: start,
                to: end,
            });
        }
        let limit = self.variant.kings.moves_in_a_row;
        let limit = limit.filter(|_| self.has_to_rest(state, from))?;
        Some(Refusal::HasToRest { at: start, limit })
    }

    /// The squares of the pieces that have a legal move.
    fn movers(&self, state: &State) -> Vec<SquareName> {
        let movers = state.moves.iter().map(|m| m.from).dedup();
        movers.filter_map(|at| self.name(at)).collect()
    }

    /// The name of a square that is played on, if the board of this state has it.
    fn name_on(&self, state: &State, at: Coord) -> Result<SquareName, Refusal> {
        // A state of another game may have another board.
        for bounds in [self.bounds(), state.grid.bounds()] {
            if !bounds.contains(at) {
                return Err(Refusal::OffBoard { at, bounds });
            }
        }
        self.name(at).ok_or(Refusal::NotPlayable { at })
    }
}
