//! [`Theme`]: the colours of a picture, and the drawings for characters.

use alloc::collections::BTreeMap;

use super::{
    Body, Colour, Figure, Piece, Sign,
    colour::{DARK, LIGHT},
};

/// The colours of a picture, and the drawings for characters.
///
/// It is a plain value: take a theme and change its fields. These are the [default](Self::default),
/// [`sheet`](Self::sheet), [`felt`](Self::felt) and [`wood`](Self::wood):
///
#[doc = include_str!("../../examples/pictures/line_of_k.svg")]
///
#[doc = include_str!("../../examples/pictures/drop.svg")]
///
#[doc = include_str!("../../examples/pictures/flips.svg")]
///
#[doc = include_str!("../../examples/pictures/gomoku.svg")]
///
/// ```
/// use collinear::picture::{Colour, Figure, Theme};
///
/// let dark = Theme { board: Colour::rgb(0x80_80_80), ..Theme::default() };
/// let with_stars = dark.with_figure('*', Figure::Letter);
/// assert_eq!(with_stars.figure('*'), Figure::Letter);
/// ```
///
/// | character | drawn as |
/// |---|---|
/// | `.` | an empty cell |
/// | `#`, space | a hole in the board |
/// | `X`, `O` | a dark disc with a cross, a light disc with a ring |
/// | `1`, `0` | a peg, an empty hole |
/// | `a`, `d`, `K` | a dark diamond, a light disc, a light disc with a crown |
///
/// These are the pieces of the games of [`rules`](crate::rules). If your characters mean something else,
/// [`Theme::letters`] shows them as they are.
#[doc(alias = "palette")]
#[doc(alias = "colors")]
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Theme {
    /// The panel behind everything, which makes a picture legible on a page of any colour.
    pub panel: Colour,
    /// The board.
    pub board: Colour,
    /// The lines between cells, or the lines on whose crossings the pieces are.
    pub line: Colour,
    /// Cells with a sign, and empty pits.
    pub shade: Colour,
    /// Coordinates, letters and labels.
    pub ink: Colour,
    /// The arrows of moves.
    pub arrow: Colour,
    /// The bands of lines and runs.
    pub band: Colour,
    /// The rims of the bands.
    pub rim: Colour,
    /// Signs for what ends a run, blocks a path or is captured.
    pub stop: Colour,
    /// Last moves and possible destinations.
    pub hint: Colour,
    /// The drawings for characters; any other character is drawn as a letter.
    pub figures: BTreeMap<char, Figure>,
}

const fn dark(body: Body, sign: Option<Sign>) -> Figure {
    Figure::Piece(Piece {
        body: Some(body),
        sign,
        fill: DARK,
        ink: LIGHT,
    })
}

const fn light(body: Body, sign: Option<Sign>) -> Figure {
    Figure::Piece(Piece {
        body: Some(body),
        sign,
        fill: LIGHT,
        ink: DARK,
    })
}

const FIGURES: [(char, Figure); 10] = [
    (' ', Figure::Off),
    ('#', Figure::Off),
    ('.', Figure::Nothing),
    ('0', Figure::Nothing),
    ('1', dark(Body::Disc, None)),
    ('K', light(Body::Disc, Some(Sign::Crown))),
    ('O', light(Body::Disc, Some(Sign::Ring))),
    ('X', dark(Body::Disc, Some(Sign::Cross))),
    ('a', dark(Body::Diamond, None)),
    ('d', light(Body::Disc, None)),
];

/// Paper: a light board with thin lines.
impl Default for Theme {
    fn default() -> Self {
        Self {
            panel: Colour::rgb(0xfd_fb_f7),
            board: Colour::rgb(0xf2_e8_d5),
            line: Colour::rgb(0xb9_a9_88),
            shade: Colour::rgb(0xdf_cf_b0),
            ink: Colour::rgb(0x3d_3c_38),
            arrow: Colour::rgb(0x3d_3c_38),
            band: Colour::rgb(0xf3_c1_4b),
            rim: Colour::rgb(0x8f_62_00),
            stop: Colour::rgb(0xa3_26_1c),
            hint: Colour::rgb(0x1d_5a_99),
            figures: BTreeMap::from(FIGURES),
        }
    }
}

impl Theme {
    /// Paper on which every character is drawn as itself, for boards whose characters are unknown. Only `.` and the
    /// space are empty cells.
    ///
    /// ```
    /// use collinear::picture::{Figure, Theme};
    ///
    /// let theme = Theme::letters();
    /// assert!(['0', '1', 'X', '#'].iter().all(|&glyph| theme.figure(glyph) == Figure::Letter));
    /// assert!(['.', ' '].iter().all(|&glyph| theme.figure(glyph) == Figure::Nothing));
    ///
    /// let walled = Theme::letters().with_figure('#', Figure::Off);
    /// assert_eq!(walled.figure('#'), Figure::Off);
    /// ```
    #[must_use]
    pub fn letters() -> Self {
        Self {
            figures: ['.', ' '].map(|empty| (empty, Figure::Nothing)).into(),
            ..Self::default()
        }
    }

    /// A blue sheet with red and yellow discs, for [wells](super::Surface::Wells).
    #[must_use]
    pub fn sheet() -> Self {
        let disc = |sign, fill, ink| {
            Figure::Piece(Piece {
                body: Some(Body::Disc),
                sign: Some(sign),
                fill: Colour::rgb(fill),
                ink,
            })
        };
        let sheet = Self {
            board: Colour::rgb(0x4a_76_a8),
            line: Colour::rgb(0x33_56_80),
            shade: Colour::rgb(0x38_5d_88),
            ..Self::default()
        };
        sheet
            .with_figure('X', disc(Sign::Cross, 0x8c_10_10, LIGHT))
            .with_figure('O', disc(Sign::Ring, 0xff_de_59, DARK))
    }

    /// Green felt, for Reversi.
    #[must_use]
    pub fn felt() -> Self {
        Self {
            board: Colour::rgb(0xa6_ca_ae),
            line: Colour::rgb(0x5f_8c_6a),
            shade: Colour::rgb(0x86_b1_91),
            ..Self::default()
        }
    }

    /// Wood, for stones on crossings and pegs in pits.
    #[must_use]
    pub fn wood() -> Self {
        Self {
            board: Colour::rgb(0xe6_c9_9a),
            line: Colour::rgb(0x8c_6d_40),
            shade: Colour::rgb(0xb5_8d_55),
            ..Self::default()
        }
    }

    /// Sets the drawing for a character.
    ///
    /// ```
    /// use collinear::picture::{Figure, Theme};
    ///
    /// let masked = Theme::default().with_figure('.', Figure::Off);
    /// assert_eq!(masked.figure('.'), Figure::Off);
    /// ```
    #[must_use]
    pub fn with_figure(mut self, glyph: char, figure: Figure) -> Self {
        self.figures.insert(glyph, figure);
        self
    }

    /// The drawing for a character: its entry in [`figures`](Self::figures), or else the letter itself.
    ///
    /// ```
    /// use collinear::picture::{Figure, Theme};
    ///
    /// assert_eq!(Theme::default().figure('.'), Figure::Nothing);
    /// assert_eq!(Theme::default().figure('e'), Figure::Letter);
    /// ```
    #[must_use]
    pub fn figure(&self, glyph: char) -> Figure {
        self.figures.get(&glyph).copied().unwrap_or(Figure::Letter)
    }
}
