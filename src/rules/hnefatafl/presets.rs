//! The presets of [`Variant`].

use alloc::borrow::Cow;

use super::{
    Army, Corners, Crossing, Ending, Escape, Hostility, King, KingCapture, Reach, Repetition,
    Soldiers, Stopping, Throne, Variant,
};

/// Brandubh on 7x7, as played on Aage Nielsen's site: the king is captured on two sides, or on all four if he is on the
/// throne or next to it. A corner counts as one of the two sides.
///
/// ```
/// use collinear::rules::{Rules, hnefatafl::{BRANDUBH, Hnefatafl}};
///
/// let rules = Hnefatafl::new(BRANDUBH)?;
/// let board = "\
/// . . . a . . .
/// . . . a . . .
/// . . . d . . .
/// a a d K d a a
/// . . . d . . .
/// . . . a . . .
/// . . . a . . .";
/// assert_eq!(rules.start().to_string(), board);
/// assert_eq!(rules.count_moves(&rules.start()), 40);
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
pub const BRANDUBH: Variant = Variant {
    start: Cow::Borrowed(
        "
        . . . a . . .
        . . . a . . .
        . . . d . . .
        a a d K d a a
        . . . d . . .
        . . . a . . .
        . . . a . . .
        ",
    ),
    first: Army::Attackers,
    throne: Throne {
        crossing: Crossing::Everybody,
        stopping: Stopping::King,
        hostile_to_attackers: Hostility::WhenEmpty,
        hostile_to_defenders: Hostility::WhenEmpty,
    },
    corners: HOSTILE_CORNERS,
    king: King {
        capture: KingCapture::TwoSidesAwayFromThrone,
        reach: Reach::Unlimited,
        armed: true,
    },
    soldiers: Soldiers { shieldwall: false },
    ending: Ending {
        escape: Escape::Corners,
        exit_fort: false,
        encirclement: true,
        repetition: Repetition::Draw,
    },
};

/// Ard Ri on 7x7 with simple rules: the king moves one cell, is captured on all four sides, and only he may cross the
/// throne.
pub const ARD_RI: Variant = Variant {
    start: Cow::Borrowed(
        "
        . . a a a . .
        . . . a . . .
        a . d d d . a
        a a d K d a a
        a . d d d . a
        . . . a . . .
        . . a a a . .
        ",
    ),
    throne: Throne {
        crossing: Crossing::WhoMayStop,
        ..BRANDUBH.throne
    },
    king: King {
        capture: KingCapture::FourSides,
        reach: Reach::AtMost(1),
        armed: true,
    },
    ending: Ending {
        encirclement: false,
        ..BRANDUBH.ending
    },
    ..BRANDUBH
};

/// Tablut on 9x9: the king escapes to any edge and never returns to the throne. He is captured on two sides, or on all
/// four if he is on the throne or next to it.
pub const TABLUT: Variant = Variant {
    start: Cow::Borrowed(
        "
        . . . a a a . . .
        . . . . a . . . .
        . . . . d . . . .
        a . . . d . . . a
        a a d d K d d a a
        a . . . d . . . a
        . . . . d . . . .
        . . . . a . . . .
        . . . a a a . . .
        ",
    ),
    throne: Throne {
        stopping: Stopping::Nobody,
        ..BRANDUBH.throne
    },
    corners: Corners::ORDINARY,
    ending: Ending {
        escape: Escape::Edge,
        encirclement: false,
        ..BRANDUBH.ending
    },
    ..BRANDUBH
};

/// Copenhagen Hnefatafl on 11x11: the king is captured on four sides, with hostile corners, shieldwalls, exit forts
/// and encirclement. If a position occurs for the third time, the defenders lose.
///
/// The rules speak of perpetual repetition without saying how many repetitions that is. If a referee decides, switch
/// off the rule about third occurrences:
///
/// ```
/// use collinear::rules::hnefatafl::{COPENHAGEN, Ending, Repetition, Variant};
///
/// let judged = Variant {
///     ending: Ending { repetition: Repetition::Ignored, ..COPENHAGEN.ending },
///     ..COPENHAGEN
/// };
/// assert_ne!(judged, COPENHAGEN);
/// ```
pub const COPENHAGEN: Variant = Variant {
    soldiers: Soldiers { shieldwall: true },
    ending: Ending {
        exit_fort: true,
        repetition: Repetition::LossFor(Army::Defenders),
        ..FETLAR.ending
    },
    ..FETLAR
};

/// Fetlar Hnefatafl on 11x11: [`COPENHAGEN`] without shieldwalls and exit forts. If a position occurs for the third
/// time, the game is a draw.
pub const FETLAR: Variant = Variant {
    start: Cow::Borrowed(
        "
        . . . a a a a a . . .
        . . . . . a . . . . .
        . . . . . . . . . . .
        a . . . . d . . . . a
        a . . . d d d . . . a
        a a . d d K d d . a a
        a . . . d d d . . . a
        a . . . . d . . . . a
        . . . . . . . . . . .
        . . . . . a . . . . .
        . . . a a a a a . . .
        ",
    ),
    throne: Throne {
        hostile_to_attackers: Hostility::Always,
        ..BRANDUBH.throne
    },
    corners: Corners {
        hostile_to_king: false,
        ..HOSTILE_CORNERS
    },
    king: King {
        capture: KingCapture::FourSides,
        ..BRANDUBH.king
    },
    ..BRANDUBH
};

/// An old web version of [`TABLUT`]: only the king may stop on the throne or cross it, and he moves at most three
/// cells.
pub const WEB_9: Variant = Variant {
    throne: WEB_THRONE,
    king: King {
        reach: Reach::AtMost(3),
        ..TABLUT.king
    },
    ..TABLUT
};

/// The king and the throne of [`WEB_9`] on 11x11; otherwise as [`FETLAR`].
pub const WEB_11: Variant = Variant {
    throne: Throne {
        hostile_to_attackers: Hostility::Always,
        ..WEB_THRONE
    },
    king: King {
        reach: Reach::AtMost(3),
        ..FETLAR.king
    },
    ..FETLAR
};

impl Variant {
    /// The presets with their names.
    ///
    /// ```
    /// use collinear::rules::hnefatafl::Variant;
    ///
    /// let names: Vec<_> = Variant::PRESETS.iter().map(|(name, _)| *name).collect();
    /// let expected = ["brandubh", "ardri", "tablut", "copenhagen", "fetlar", "web9", "web11"];
    /// assert_eq!(names, expected);
    /// ```
    ///
    /// The name does not depend on how the starting board is written:
    ///
    /// ```
    /// use collinear::rules::hnefatafl::{TABLUT, Variant};
    ///
    /// assert_eq!(TABLUT.name(), Some("tablut"));
    /// let start = TABLUT.start_board().unwrap().to_string().into();
    /// assert_eq!(Variant { start, ..TABLUT }.name(), Some("tablut"));
    /// ```
    pub const PRESETS: [(&'static str, Self); 7] = [
        ("brandubh", BRANDUBH),
        ("ardri", ARD_RI),
        ("tablut", TABLUT),
        ("copenhagen", COPENHAGEN),
        ("fetlar", FETLAR),
        ("web9", WEB_9),
        ("web11", WEB_11),
    ];
}

const HOSTILE_CORNERS: Corners = Corners {
    hostile_to_attackers: true,
    hostile_to_defenders: true,
    hostile_to_king: true,
};

const WEB_THRONE: Throne = Throne {
    crossing: Crossing::WhoMayStop,
    ..BRANDUBH.throne
};
