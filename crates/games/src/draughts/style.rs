//! The style of a draughts board.

use super::{Color, Draughts, Naming, Square, notation::ORIGIN};
use collinear::picture::{Body, Colour, Figure, Margin, Piece, Sign, Style, Theme};

const LIGHT: Colour = Colour::rgb(0xfa_f6_ec);
const DARK: Colour = Colour::rgb(0x2b_30_3b);

impl Draughts {
    /// The style of the board: dark squares, discs for men, and discs with a crown for kings. Names of squares are
    /// shown as in the notation: as numbers on the squares, or as letters and numbers on the margin.
    ///
    /// ```
    /// use collinear::{Coord, Origin, picture::Margin};
    /// use collinear_games::draughts::{Draughts, ENGLISH, RUSSIAN};
    ///
    /// let english = Draughts::new(ENGLISH)?.style();
    /// assert_eq!(english.names[&Coord::new(0, 1)], "1");
    /// assert_ne!(english.theme.figure('w'), english.theme.figure('W'));
    /// let russian = Draughts::new(RUSSIAN)?.style();
    /// assert_eq!(russian.margin, Margin::Chart(Origin::BottomLeft));
    /// # Ok::<(), collinear::rules::SetupError>(())
    /// ```
    #[must_use]
    pub fn style(&self) -> Style {
        let pieces = Color::BOTH.map(|color| [Square::Man(color), Square::King(color)]);
        let paper = Theme {
            board: Colour::rgb(0xb5_8c_5c),
            line: Colour::rgb(0x7d_5a_34),
            ..Theme::default()
        };
        let by_number = self.variant.naming == Naming::Numbers;
        let names = self.squares().filter(|_| by_number);
        let names = names.filter_map(|at| Some((at, self.name(at)?.to_string())));
        Style {
            names: names.collect(),
            margin: if by_number {
                Margin::Bare
            } else {
                Margin::Chart(ORIGIN)
            },
            theme: pieces.into_iter().flatten().fold(paper, |theme, piece| {
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
