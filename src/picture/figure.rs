//! [`Figure`], [`Piece`], [`Tile`]: the drawings for characters of a board.

use super::Colour;

/// The drawing for a character of a board.
///
/// ```
/// use collinear::picture::{Figure, Theme};
///
/// let theme = Theme::default();
/// assert_eq!(theme.figure('.'), Figure::Nothing);
/// assert_eq!(theme.figure('#'), Figure::Off);
/// assert!(matches!(theme.figure('X'), Figure::Piece(_)));
/// assert_eq!(theme.figure('q'), Figure::Letter);
/// ```
#[doc(alias = "glyph")]
#[doc(alias = "sprite")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// An empty cell.
    Nothing,
    /// A hole in the board: not even the cell is drawn.
    Off,
    /// The character itself.
    Letter,
    /// A piece.
    Piece(Piece),
    /// A tile, which covers the cell.
    Tile(Tile),
}

impl Figure {
    /// The text that replaces the character, if any.
    ///
    /// ```
    /// use collinear::picture::{Colour, Figure, Form, Tile};
    ///
    /// let tile = Tile { text: Some("16"), ..Tile::new(Form::Card, Colour::rgb(0xf5_95_63)) };
    /// assert_eq!(Figure::Tile(tile).text(), Some("16"));
    /// assert_eq!(Figure::Letter.text(), None);
    /// ```
    #[must_use]
    pub const fn text(self) -> Option<&'static str> {
        match self {
            Self::Tile(Tile { text, .. }) => text,
            Self::Piece(Piece {
                sign: Some(Sign::Text(text)),
                ..
            }) => Some(text),
            _ => None,
        }
    }
}

/// The look of a piece: a body, a sign on it, and two colours.
///
/// Pieces of different sides should differ by more than colour: by body, by sign, by brightness.
///
/// ```
/// use collinear::picture::{Body, Colour, Figure, Piece, Sign, Theme};
///
/// let tower = Piece {
///     body: Some(Body::Square),
///     sign: Some(Sign::Ring),
///     fill: Colour::rgb(0x2b_30_3b),
///     ink: Colour::rgb(0xfa_f6_ec),
/// };
/// let theme = Theme::default().with_figure('T', Figure::Piece(tower));
/// assert_eq!(theme.figure('T'), Figure::Piece(tower));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The shape. Without a body, the sign is drawn alone and larger.
    pub body: Option<Body>,
    /// The sign on the piece, if any.
    pub sign: Option<Sign>,
    /// The colour of the body.
    pub fill: Colour,
    /// The colour of its rim and of the sign.
    pub ink: Colour,
}

impl Piece {
    /// Makes a piece without a sign, whose rim contrasts with the body.
    ///
    /// ```
    /// use collinear::picture::{Body, Colour, Piece};
    ///
    /// let red = Piece::new(Body::Disc, Colour::rgb(0xa3_26_1c));
    /// assert_eq!(red.sign, None);
    /// assert!(red.ink.red > red.fill.red);
    /// ```
    #[must_use]
    pub const fn new(body: Body, fill: Colour) -> Self {
        Self {
            body: Some(body),
            sign: None,
            fill,
            ink: fill.contrast(),
        }
    }
}

/// The shape of a [`Piece`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Body {
    /// Round.
    Disc,
    /// With four corners.
    Square,
    /// A square on one of its corners.
    Diamond,
    /// With three corners, one of them at the top.
    Triangle,
    /// With six corners, one at the top and one at the bottom.
    Hexagon,
    /// With five points.
    Star,
    /// A bar from side to side: a drawn line.
    Flat,
    /// A bar from top to bottom: a drawn line, a wall.
    Upright,
}

/// A sign on a piece, or on a cell that the game marks: a throne, a corner, a goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// Two crossed strokes.
    Cross,
    /// A small circle.
    Ring,
    /// A crown, for a king.
    Crown,
    /// A face, for a man in a maze.
    Face,
    /// A short text.
    Text(&'static str),
}

/// The look of a tile that covers its cell: a number in 2048, a wall, a closed cell, a car over several cells.
///
/// ```
/// use collinear::{Grid, picture::{Colour, Figure, Form, Picture, Style, Theme, Tile}};
///
/// let tile = Tile { text: Some("2048"), ..Tile::new(Form::Card, Colour::rgb(0xed_c2_2e)) };
/// let theme = Theme::default().with_figure('b', Figure::Tile(tile));
/// let board = Grid::parse("b .")?;
/// let picture = Picture::new(board).with_style(Style { theme, ..Style::default() });
/// assert!(picture.to_string().contains(">2048</text>"));
/// # Ok::<(), collinear::GridError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile {
    /// The form.
    pub form: Form,
    /// The colour of the tile.
    pub fill: Colour,
    /// The colour of its text.
    pub ink: Colour,
    /// The text on the tile; `None` for the character itself.
    pub text: Option<&'static str>,
}

impl Tile {
    /// Makes a tile without a text; a text added later is dark or light, whichever is legible.
    ///
    /// ```
    /// use collinear::picture::{Colour, Form, Tile};
    ///
    /// let wall = Tile::new(Form::Field, Colour::rgb(0x50_48_40));
    /// assert_eq!(wall.text, Some(""));
    /// assert!(wall.ink.red > wall.fill.red);
    /// ```
    #[must_use]
    pub const fn new(form: Form, fill: Colour) -> Self {
        Self {
            form,
            fill,
            ink: fill.contrast(),
            text: Some(""),
        }
    }
}

/// The form of a [`Tile`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// The whole cell: a wall, a coloured field.
    Field,
    /// A card with rounded corners, a little smaller than the cell.
    Card,
    /// The whole cell, in relief: a closed cell.
    Raised,
    /// One bar together with adjacent cells of the same character: a car, a block.
    Bar,
}
