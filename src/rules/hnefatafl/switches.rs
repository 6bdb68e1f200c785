//! The switches of a [`Variant`](super::Variant), grouped by what they belong to.

use super::Army;
use crate::named;

/// The throne: who may cross it or stop on it, and to whom it is hostile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throne {
    /// Who may cross it while it is empty.
    pub crossing: Crossing,
    /// Who may stop on it.
    pub stopping: Stopping,
    /// Whether an attacker between it and a defender is taken.
    pub hostile_to_attackers: Hostility,
    /// Whether a soldier of the defenders between it and an attacker is taken.
    pub hostile_to_defenders: Hostility,
}

/// Who may cross the empty throne.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crossing {
    /// All pieces.
    Everybody,
    /// Only a piece that may stop on it: the king, if he may.
    WhoMayStop,
}

named! { Crossing: Everybody = "everybody", WhoMayStop = "who-may-stop" }

/// Who may stop on the throne.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stopping {
    /// The king alone, as often as he likes.
    King,
    /// No piece: once the king has left it he can't come back.
    Nobody,
}

named! { Stopping: King = "king", Nobody = "nobody" }

/// When the throne is hostile: as good as an enemy on the far side of a soldier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hostility {
    /// Never.
    Never,
    /// While nobody stands on it.
    WhenEmpty,
    /// Also while the king stands on it.
    Always,
}

named! { Hostility: Never = "never", WhenEmpty = "when-empty", Always = "always" }

/// To whom the corners are hostile, as good as an enemy on the far side of a piece. All of it needs an
/// [`Escape::Corners`]; where the king escapes to any edge the corners are [ordinary](Self::ORDINARY) cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Corners {
    /// Whether an attacker between a corner and a defender is taken.
    pub hostile_to_attackers: bool,
    /// Whether a soldier of the defenders between a corner and an attacker is taken.
    pub hostile_to_defenders: bool,
    /// Whether a corner can be one of the two sides from which the king is taken.
    pub hostile_to_king: bool,
}

impl Corners {
    /// Corners that are hostile to nobody.
    pub const ORDINARY: Self = Self {
        hostile_to_attackers: false,
        hostile_to_defenders: false,
        hostile_to_king: false,
    };
}

/// What the king can do and how he is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct King {
    /// On how many sides he has to be attacked.
    pub capture: KingCapture,
    /// How far he moves.
    pub reach: Reach,
    /// Whether he takes soldiers, alone or with another piece; if not, he is no enemy to anybody.
    pub armed: bool,
}

/// How the king is taken. The attacker that moved has to be beside him, and to be one of the two
/// where two are enough. The empty throne counts as a side that is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingCapture {
    /// On all four sides; at the edge he can't be taken.
    FourSides,
    /// On all four sides, of which the edge is one that is attacked.
    FourSidesOrEdge,
    /// On two opposite sides, wherever he is.
    TwoSides,
    /// On two opposite sides; but on the throne, and beside it, on all four.
    TwoSidesAwayFromThrone,
}

named! {
    KingCapture:
    FourSides = "four-sides",
    FourSidesOrEdge = "four-sides-or-edge",
    TwoSides = "two-sides",
    TwoSidesAwayFromThrone = "two-sides-away-from-throne",
}

/// How far the king moves; soldiers have no limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// As far as he likes.
    Unlimited,
    /// At most this number of cells.
    AtMost(usize),
}

/// What soldiers can do together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Soldiers {
    /// Whether a row of two or more along the edge is taken, each of them with an enemy directly in
    /// front, when a move closes one of its ends and the other end is closed by a piece of the
    /// mover or by a corner that is the king's. The king is never taken so, but he can stand in such a
    /// row. A king who is not [armed](King::armed) is no enemy to it: neither in front nor at an end,
    /// and a row is not taken by his move. Closing the front last takes nothing.
    pub shieldwall: bool,
}

/// What ends a game, besides the capture of the king. A side that can't move has always lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// Where the king escapes to.
    pub escape: Escape,
    /// Whether the defenders win with a [fort](super::Fort) at the edge, around the king. This
    /// needs an [`Escape::Corners`]: a king who may escape to any edge would have done so.
    pub exit_fort: bool,
    /// Whether the attackers win when they encircle all defenders: none is connected with the edge by
    /// cells without an attacker.
    pub encirclement: bool,
    /// What happens when a position occurs for the third time; [`Repetition::Ignored`] switches that
    /// off.
    pub repetition: Repetition,
}

/// Where the king escapes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Escape {
    /// To one of the four corners, on which nobody else may stop.
    Corners,
    /// To any cell at the edge.
    Edge,
}

named! { Escape: Corners = "corners", Edge = "edge" }

/// What happens when a position, the side to move included, occurs for the third time since the
/// start, whether or not the moves between were a cycle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// Nothing.
    Ignored,
    /// The game is drawn.
    Draw,
    /// This army has lost.
    LossFor(Army),
}

named! {
    Repetition:
    Ignored = "ignored",
    Draw = "draw",
    LossFor(Army::Attackers) = "loss-for-attackers",
    LossFor(Army::Defenders) = "loss-for-defenders",
}
