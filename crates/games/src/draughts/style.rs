//! What a board of draughts looks like.

use super::{Color, Draughts, Square, notation::ORIGIN};
use collinear::picture::{Body, Colour, Figure, Margin, Piece, Sign, Style, Theme};

const LIGHT: Colour = Colour::rgb(0xfa_f6_ec);
const DARK: Colour = Colour::rgb(0x2b_30_3b);

impl Draughts {
    /// What the board looks like: squares, with letters and with rows counted from the bottom, also where
    /// the notation has numbers for the squares. Men are discs, and kings have a crown.
    ///
    /// ```
    /// use collinear::{Origin, picture::Margin};
    /// use collinear_games::draughts::{Draughts, ENGLISH};
    ///
    /// let style = Draughts::new(ENGLISH)?.style();
    /// assert_eq!(style.margin, Margin::Chart(Origin::BottomLeft));
    /// assert_ne!(style.theme.figure('w'), style.theme.figure('W'));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        let pieces = Color::BOTH.map(|color| [Square::Man(color), Square::King(color)]);
        let pieces = pieces.into_iter().flatten();
        Style {
            margin: Margin::Chart(ORIGIN),
            theme: pieces.fold(Theme::default(), |theme, piece| {
                theme.with_figure(piece.into(), figure(piece))
            }),
            ..Style::default()
        }
    }
}

fn figure(piece: Square) -> Figure {
    let (fill, ink) = match piece.color() {
        Some(Color::White) => (LIGHT, DARK),
        _ => (DARK, LIGHT),
    };
    Figure::Piece(Piece {
        body: Some(Body::Disc),
        sign: piece.is_king().then_some(Sign::Crown),
        fill,
        ink,
    })
}
