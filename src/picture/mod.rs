//! Pictures of boards as SVG: any grid, any state of any game, with marks.
//!
//! A [`Picture`] consists of a board of characters, a [`Style`] and [`Mark`]s.
//! [`View::glyphs`](crate::rules::View::glyphs) returns the board for the state of any game, and every game of
//! [`rules`](crate::rules) has a style. Marks draw the results of [`lines`](crate::lines). To read the code, start with
//! `drawing/mod.rs`, which turns a picture into shapes.
//!
#![doc = include_str!("../../examples/pictures/reversi.svg")]
//!
//! ```
//! use collinear::{Coord, picture::{Mark, Picture}};
//! use collinear::rules::{Rules, View, reversi::{PlaceOrPass, Reversi}};
//!
//! let rules = Reversi::default();
//! let mut state = rules.start();
//! rules.apply(&mut state, PlaceOrPass::Place(Coord::new(4, 5)));
//! let picture = Picture::new(state.glyphs())
//!     .with_style(rules.style())
//!     .with_mark(Mark::Last(Coord::new(4, 5)))
//!     .with_title("Reversi after f5");
//! let svg = picture.to_string();
//! assert!(svg.starts_with("<svg ") && svg.contains("<title>Reversi after f5</title>"));
//! ```
//!
//! Equal pictures give equal text on every machine. The text is one element without blank lines, ids, scripts
//! or external fonts, so it can be a file or be embedded in HTML or Markdown. The panel behind it makes it
//! legible on light and dark pages.
//!
//! | type | describes |
//! |---|---|
//! | [`Style`], [`Tiling`], [`Surface`], [`Margin`] | the kind of board |
//! | [`Theme`], [`Figure`], [`Piece`], [`Colour`] | how characters are drawn |
//! | [`Mark`] | highlights and arrows |
//! | [`Movie`] | a sequence of pictures: a game, or the steps of a query |

mod colour;
mod drawing;
mod figure;
mod frames;
mod mark;
mod movie;
mod plan;
mod sheet;
mod style;
mod svg;
mod theme;

use alloc::{collections::BTreeMap, string::String, vec::Vec};

use self::sheet::Sheet;
pub use self::{
    colour::Colour,
    figure::{Body, Figure, Form, Piece, Sign, Tile},
    mark::Mark,
    movie::Movie,
    style::{Margin, Style, Surface},
    theme::Theme,
};
pub use crate::geometry::Tiling;
use crate::{
    geometry::{Coord, Layout, Line},
    grid::Grid,
};

/// A picture of a board with marks; [`Display`](core::fmt::Display) writes it as SVG.
///
/// A cell is 40 pixels wide, and the centre of cell (0, 0) is the point (0, 0). Joined sides of the board are drawn as
/// broken lines.
///
/// ```
/// use collinear::{Coord, Direction, Grid, Length, picture::Picture};
///
/// let board = Grid::parse("X O .\nO X .\n. . X")?;
/// let three = board.k_lines(&Direction::AXES, Length::AtLeast(3), |&cell| cell == 'X');
/// let svg = Picture::new(board.clone()).with_marks(three).to_string();
/// assert!(svg.contains(r#"<circle cx="80" cy="80""#)); // the third X
/// # Ok::<(), collinear::GridError>(())
/// ```
///
/// # Which band
///
/// There are three kinds of bands under the pieces. The lowest comes first:
///
/// | band | through | between two cells |
/// |---|---|---|
/// | [`with_trail`](Self::with_trail) | cells of the paper, which can turn corners: a connection | straight; a step over joined sides leaves at one and returns at the other |
/// | [`with_line`](Self::with_line) | a [`Line`] of any board with a [`Layout`] | straight if they are adjacent or joined by a stroke, else a thin line |
/// | [`Mark::Line`] | a [`Line`] of a rectangle | along its direction, over joined sides too |
///
/// # Complexity
///
/// Writing takes time O(n log n) and memory O(n) in the number of cells of the board and the marks.
#[doc(alias = "svg")]
#[doc(alias = "diagram")]
#[doc(alias = "render")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    glyphs: Grid<char>,
    sheet: Sheet,
    style: Style,
    marks: Vec<Mark>,
    lines: Vec<Vec<Coord>>,
    trails: Vec<Vec<Coord>>,
    labels: BTreeMap<Coord, String>,
    title: Option<String>,
    one_by_one: bool,
}

impl Picture {
    /// Makes a picture of a board of characters in the [default style](Style).
    ///
    /// [Map](Grid::map) a grid of any other type first. If characters are not pieces of the default theme,
    /// [`Theme::letters`] shows them as they are.
    ///
    /// ```
    /// use collinear::{Grid, picture::{Style, Picture, Theme}};
    ///
    /// let heights = Grid::from_rows([[0, 1], [2, 3]])?;
    /// let digits = heights.map(|&height| char::from_digit(height, 10).unwrap_or('?'));
    /// let style = Style { theme: Theme::letters(), ..Style::default() };
    /// let svg = Picture::new(digits).with_style(style).to_string();
    /// assert!(['0', '1', '2', '3'].iter().all(|digit| svg.contains(&format!(">{digit}</text>"))));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// Works for any board with a [`Layout`]: its cells are drawn at their places on paper, and a board of points is
    /// drawn with its strokes. Marks then use [cells on paper](Layout::on_paper).
    ///
    /// ```
    /// use collinear::{Grid, Layout, boards::Tracks, picture::{Mark, Picture}};
    ///
    /// let morris = Tracks::nine_mens_morris();
    /// let mut stones = Grid::filled_on(morris.board(), '.')?;
    /// stones[4] = 'X';
    /// let svg = Picture::new(stones).with_mark(Mark::Last(morris.on_paper(4))).to_string();
    /// assert!(svg.contains("M0 0L120 0")); // from a7 to d7
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the [`Layout`] is wrong: it puts a cell outside its paper, as for [`Grid::on_paper`].
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a picture is made of a state's own glyphs"
    )]
    pub fn new<B: Layout>(glyphs: Grid<char, B>) -> Self {
        Self {
            sheet: Sheet::of(&glyphs),
            glyphs: glyphs.on_paper(),
            style: Style::default(),
            marks: Vec::new(),
            lines: Vec::new(),
            trails: Vec::new(),
            labels: BTreeMap::new(),
            title: None,
            one_by_one: false,
        }
    }

    /// Sets the style.
    ///
    /// ```
    /// use collinear::picture::Picture;
    /// use collinear::rules::{Rules, View, in_a_row::FOUR_IN_A_ROW as RULES};
    ///
    /// let picture = Picture::new(RULES.start().glyphs()).with_style(RULES.style());
    /// assert_eq!(picture.to_string().matches("<circle").count(), 42);
    /// ```
    #[must_use]
    pub fn with_style(self, style: Style) -> Self {
        Self { style, ..self }
    }

    /// Adds a mark above the earlier marks.
    ///
    /// ```
    /// use collinear::{Coord, Grid, picture::{Mark, Picture}};
    ///
    /// let bare = Picture::new(Grid::filled(2, 2, '.')?);
    /// assert_ne!(bare.clone().with_mark(Mark::Last(Coord::new(0, 1))), bare);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_mark(self, mark: impl Into<Mark>) -> Self {
        self.with_marks([mark])
    }

    /// Adds marks.
    ///
    /// ```
    /// use collinear::{Grid, picture::{Mark, Picture}};
    ///
    /// let board = Grid::parse("X . .")?;
    /// let targets: Vec<_> = board.cells_where(|&cell| cell == '.').map(Mark::Target).collect();
    /// let picture = Picture::new(board).with_marks(targets);
    /// assert!(picture.to_string().contains(r#"cx="80" cy="0""#));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_marks<M: Into<Mark>>(mut self, marks: impl IntoIterator<Item = M>) -> Self {
        self.marks.extend(marks.into_iter().map(Into::into));
        self
    }

    /// Adds a line of any board: a [band](Self#which-band) under its cells on paper. A thin line joins consecutive
    /// cells that are not adjacent on paper, such as cells on two layers of a box.
    ///
    /// Cells off the paper are left out, with the steps to and from them.
    ///
    /// ```
    /// use collinear::{Grid, Headings, Length, boards::Tracks, picture::Picture};
    ///
    /// let morris = Tracks::nine_mens_morris();
    /// let mut stones = Grid::filled_on(morris.board(), '.')?;
    /// for at in [0, 1, 2] {
    ///     stones[at] = 'X';
    /// }
    /// let axes: Vec<_> = morris.axes(1).collect();
    /// let mut mills = stones.k_lines_through(1, &axes, Length::Exactly(3), |&at| at == 'X');
    /// let mill = mills.next().unwrap();
    /// let svg = Picture::new(stones.clone()).with_line(&mill).to_string();
    /// assert!(svg.contains(r#"d="M0 0L120 0L240 0" stroke="#));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_line<B: Layout>(mut self, line: &Line<B>) -> Self {
        let layout = line.board().topology();
        let cells = line.iter().filter(|&at| layout.contains(at));
        self.lines
            .push(cells.map(|at| layout.on_paper(at)).collect());
        self
    }

    /// Adds a [band](Self#which-band) from cell to cell, which can turn corners: a connection found by
    /// [`connect`](crate::Bounds::connect), or any other cells.
    ///
    /// Cells off the board are left out, with the steps to and from them.
    ///
    /// ```
    /// use collinear::{Coord, Direction, Grid, picture::Picture};
    ///
    /// let board = Grid::parse("X . .\nX X X")?;
    /// let is_right = |at: Coord| at.col == 2;
    /// let path = board.connect([(0, 0).into()], is_right, &Direction::ORTHOGONAL, |&cell| cell == 'X');
    /// let svg = Picture::new(board).with_trail(path.unwrap_or_default()).to_string();
    /// assert!(svg.contains(r#"d="M0 0L0 40L40 40L80 40""#));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_trail(mut self, cells: impl IntoIterator<Item = Coord>) -> Self {
        self.trails.push(cells.into_iter().collect());
        self
    }

    /// Adds a short text on a cell, above the piece, and replaces an earlier one. A label off the board is not
    /// drawn.
    ///
    /// ```
    /// use collinear::{Coord, Grid, picture::Picture};
    ///
    /// let board = Grid::filled(1, 2, '.')?;
    /// let svg = Picture::new(board).with_label(Coord::new(0, 1), "A&B").to_string();
    /// assert!(svg.contains(">A&amp;B</text>"));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_label(mut self, at: Coord, text: impl Into<String>) -> Self {
        self.labels.insert(at, text.into());
        self
    }

    /// Sets the title, which screen readers read out and browsers show as a tooltip. The default is the size of
    /// the board.
    ///
    /// ```
    /// use collinear::{Grid, picture::Picture};
    ///
    /// let picture = Picture::new(Grid::filled(6, 7, '.')?);
    /// assert!(picture.to_string().contains("<title>6 rows and 7 columns</title>"));
    /// assert!(picture.with_title("an empty board").to_string().contains("an empty board"));
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn with_title(self, title: impl Into<String>) -> Self {
        Self {
            title: Some(title.into()),
            ..self
        }
    }

    /// Makes each piece and each letter an element `<g>` of its own, so that a script can move it. By default one
    /// element holds all pieces of the same character, which makes the text shorter.
    ///
    /// ```
    /// use collinear::{Grid, picture::Picture};
    ///
    /// let picture = Picture::new(Grid::parse("X X X")?);
    /// assert_eq!(picture.to_string().matches("<g ").count(), 1);
    /// assert_eq!(picture.one_by_one().to_string().matches("<g ").count(), 3);
    /// # Ok::<(), collinear::GridError>(())
    /// ```
    #[must_use]
    pub fn one_by_one(self) -> Self {
        Self {
            one_by_one: true,
            ..self
        }
    }
}
