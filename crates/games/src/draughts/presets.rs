//! The presets.

use super::{
    Board, Capture, Color, Draws, Duty, Kings, Lines, Men, Naming, Promotion, Squares, Variant,
};
use collinear::Removal;

/// English draughts or American checkers: Black begins, men capture forwards only, kings move one step, and any capture
/// may be chosen.
#[doc(alias = "checkers")]
pub const ENGLISH: Variant = Variant {
    board: Board {
        rows: 8,
        cols: 8,
        squares: Squares::Dark,
        men: 3,
        behind: 0,
    },
    first: Color::Black,
    steps: Lines::Diagonal,
    captures: Lines::Diagonal,
    men: Men {
        capture_backwards: false,
        promotion: Promotion::EndsMove,
    },
    kings: Kings {
        flying: false,
        moves_in_a_row: None,
    },
    capture: Capture {
        duty: Duty::Any,
        removal: Removal::AtEnd,
        half_turns: true,
    },
    draws: Draws {
        repetition: true,
        king_moves: Some(40),
        lone_king: [None; 3],
    },
    naming: Naming::Numbers,
};

/// International draughts on 10x10: men also capture backwards, kings fly, and the largest capture is compulsory.
#[doc(alias("polish", "dammen"))]
pub const INTERNATIONAL: Variant = Variant {
    board: Board {
        rows: 10,
        cols: 10,
        men: 4,
        ..ENGLISH.board
    },
    first: Color::White,
    men: Men {
        capture_backwards: true,
        promotion: Promotion::AtEnd,
    },
    kings: Kings {
        flying: true,
        moves_in_a_row: None,
    },
    capture: Capture {
        duty: Duty::MostPieces,
        ..ENGLISH.capture
    },
    draws: Draws {
        repetition: true,
        king_moves: Some(25),
        lone_king: [Some(5), Some(5), Some(16)],
    },
    ..ENGLISH
};

/// Russian draughts on 8x8: any capture may be chosen, and a man that reaches the last row while capturing continues as
/// a king.
#[doc(alias = "shashki")]
pub const RUSSIAN: Variant = Variant {
    board: ENGLISH.board,
    men: Men {
        capture_backwards: true,
        promotion: Promotion::AtOnce,
    },
    capture: ENGLISH.capture,
    draws: Draws {
        repetition: true,
        king_moves: Some(15),
        lone_king: [Some(5), Some(5), Some(15)],
    },
    naming: Naming::Letters,
    ..INTERNATIONAL
};

/// Brazilian draughts: [`INTERNATIONAL`] on 8x8.
pub const BRAZILIAN: Variant = Variant {
    board: ENGLISH.board,
    draws: Draws {
        king_moves: Some(20),
        lone_king: [Some(5), Some(5), None],
        ..INTERNATIONAL.draws
    },
    naming: Naming::Letters,
    ..INTERNATIONAL
};

/// Turkish draughts on all squares of 8x8: all moves are along rows and columns, and men also move sideways. The
/// largest capture is compulsory, captured pieces leave at once, and no piece turns by 180 degrees while capturing.
#[doc(alias = "dama")]
pub const TURKISH: Variant = Variant {
    board: Board {
        squares: Squares::All,
        men: 2,
        behind: 1,
        ..ENGLISH.board
    },
    steps: Lines::Orthogonal,
    captures: Lines::Orthogonal,
    men: Men {
        capture_backwards: false,
        promotion: Promotion::AtEnd,
    },
    capture: Capture {
        duty: Duty::MostPieces,
        removal: Removal::AtOnce,
        half_turns: false,
    },
    draws: Draws {
        repetition: true,
        king_moves: None,
        lone_king: [Some(0), None, None],
    },
    naming: Naming::Letters,
    ..INTERNATIONAL
};

/// Frisian draughts on 10x10: captures also go along rows and columns, the most valuable capture is compulsory, and no
/// king moves more than three times in a row.
pub const FRISIAN: Variant = Variant {
    captures: Lines::Both,
    kings: Kings {
        flying: true,
        moves_in_a_row: Some(3),
    },
    capture: Capture {
        duty: Duty::MostValue,
        ..INTERNATIONAL.capture
    },
    draws: Draws {
        repetition: true,
        king_moves: None,
        lone_king: [Some(2), Some(7), None],
    },
    ..INTERNATIONAL
};

impl Variant {
    /// The presets, each with its name.
    ///
    /// ```
    /// use collinear_games::draughts::Variant;
    ///
    /// let names: Vec<_> = Variant::PRESETS.iter().map(|(name, _)| *name).collect();
    /// let expected = ["english", "international", "russian", "brazilian", "turkish", "frisian"];
    /// assert_eq!(names, expected);
    /// ```
    pub const PRESETS: [(&'static str, Self); 6] = [
        ("english", ENGLISH),
        ("international", INTERNATIONAL),
        ("russian", RUSSIAN),
        ("brazilian", BRAZILIAN),
        ("turkish", TURKISH),
        ("frisian", FRISIAN),
    ];
}
