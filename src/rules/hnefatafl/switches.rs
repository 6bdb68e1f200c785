//! The switches of a [`Variant`](super::Variant), in groups.

use super::Army;
use crate::named;

/// The throne: who may cross it or stop on it, and whom it is hostile to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throne {
    /// Who may cross it while it is empty.
    pub crossing: Crossing,
    /// Who may stop on it.
    pub stopping: Stopping,
    /// When an attacker between the throne and a defender is captured.
    pub hostile_to_attackers: Hostility,
    /// When a defending soldier between the throne and an attacker is captured.
    pub hostile_to_defenders: Hostility,
}

/// Who may cross the empty throne.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crossing {
    /// All pieces.
    Everybody,
    /// Only a piece that may stop on it: the king or nobody.
    WhoMayStop,
}

named! { Crossing: Everybody = "everybody", WhoMayStop = "who-may-stop" }

/// Who may stop on the throne.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stopping {
    /// Only the king, at any time.
    King,
    /// Nobody: the king can't return to it.
    Nobody,
}

named! { Stopping: King = "king", Nobody = "nobody" }

/// When the throne is hostile, so that it acts like an enemy on the other side of a soldier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hostility {
    /// Never.
    Never,
    /// While it is empty.
    WhenEmpty,
    /// Even while the king is on it.
    Always,
}

named! { Hostility: Never = "never", WhenEmpty = "when-empty", Always = "always" }

/// Whom the corners are hostile to, so that they act like an enemy on the other side of a piece. This needs
/// [`Escape::Corners`]; if the king escapes to any edge, the corners are [ordinary](Self::ORDINARY) cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Corners {
    /// True if an attacker between a corner and a defender is captured.
    pub hostile_to_attackers: bool,
    /// True if a defending soldier between a corner and an attacker is captured.
    pub hostile_to_defenders: bool,
    /// True if a corner can be one of the two sides on which the king is captured.
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

/// What the king can do, and how he is captured.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct King {
    /// The number of sides on which he has to be attacked.
    pub capture: KingCapture,
    /// How far he moves.
    pub reach: Reach,
    /// True if he can capture soldiers, alone or with other pieces. If not, he is not an enemy of any piece.
    pub armed: bool,
}

/// How the king is captured. The attacker that moved has to be next to him. If two sides are enough, the attacker has
/// to be on one of these sides. The empty throne counts as an attacked side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingCapture {
    /// On all four sides; at the edge he can't be captured.
    FourSides,
    /// On all four sides, with the edge as an attacked side.
    FourSidesOrEdge,
    /// On two opposite sides, on any cell.
    TwoSides,
    /// On two opposite sides, or on all four if he is on the throne or next to it.
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
    /// Any number of cells.
    Unlimited,
    /// At most this number of cells.
    AtMost(usize),
}

/// What soldiers can do together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Soldiers {
    /// True if a row of two or more soldiers along the edge can be captured. Each has an enemy directly in front. The
    /// move closes one end of the row; a piece of the mover or a king's corner closes the other. A move that closes
    /// the front last captures nothing.
    ///
    /// The king can be part of such a row, but is not captured. A king who is not [armed](King::armed) does not count
    /// as an enemy in front or at an end, and his own move captures no row.
    pub shieldwall: bool,
}

/// What ends a game besides the capture of the king. A side that can't move always loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// Where the king escapes to.
    pub escape: Escape,
    /// True if the defenders win with a [fort](super::Fort) around the king at the edge. This needs
    /// [`Escape::Corners`]: a king who escapes to any edge has already won there.
    pub exit_fort: bool,
    /// True if the attackers win by encircling all defenders: none is connected with the edge by cells without an
    /// attacker.
    pub encirclement: bool,
    /// What happens when a position occurs for the third time; nothing with [`Repetition::Ignored`].
    pub repetition: Repetition,
}

/// Where the king escapes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Escape {
    /// To one of the four corners, where nobody else may stop.
    Corners,
    /// To any cell at the edge.
    Edge,
}

named! { Escape: Corners = "corners", Edge = "edge" }

/// What happens when a position occurs for the third time with the same side to move, anywhere in the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// Nothing.
    Ignored,
    /// The game is a draw.
    Draw,
    /// This army loses.
    LossFor(Army),
}

named! {
    Repetition:
    Ignored = "ignored",
    Draw = "draw",
    LossFor(Army::Attackers) = "loss-for-attackers",
    LossFor(Army::Defenders) = "loss-for-defenders",
}
