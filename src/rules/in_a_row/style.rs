//! How a board of an m,n,k game is drawn.

use super::InARow;
use crate::picture::{Body, Colour, Figure, Margin, Piece, Style, Surface, Theme};

/// An obstacle: a block of stone that fills its cell.
const OBSTACLE: Figure = Figure::Piece(Piece {
    body: Some(Body::Square),
    sign: None,
    fill: Colour::rgb(0x6b_6f_76),
    ink: Colour::rgb(0xfa_f6_ec),
});

impl InARow {
    /// How the board is drawn: with gravity a sheet with wells and numbered columns, otherwise squares with
    /// coordinates as in Gomoku. Obstacles are blocks.
    ///
    /// ```
    /// use collinear::picture::{Style, Surface, Theme};
    /// use collinear::rules::in_a_row::{FOUR_IN_A_ROW, GOMOKU};
    ///
    /// assert_eq!(FOUR_IN_A_ROW.style().surface, Surface::Wells);
    /// let stones = Style { surface: Surface::Crossings, theme: Theme::wood(), ..GOMOKU.style() };
    /// assert_eq!(stones.margin, GOMOKU.style().margin);
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        let style = if self.has_gravity() {
            Style {
                surface: Surface::Wells,
                margin: Margin::Columns,
                theme: Theme::sheet(),
                ..Style::default()
            }
        } else {
            Style::default()
        };
        if self.obstacles().next().is_none() {
            return style;
        }
        Style {
            theme: style.theme.with_figure('#', OBSTACLE),
            ..style
        }
    }
}
