//! Figures and colours shared by several games.

use collinear::{
    Bounds, Coord, Direction,
    picture::{Body, Colour, Figure, Form, Piece, Sign, Style, Theme, Tile},
};

/// A tile without a text.
pub(crate) const fn tile(form: Form, fill: u32) -> Figure {
    Figure::Tile(Tile::new(form, Colour::rgb(fill)))
}

/// A tile with a text in a colour. Without a text the tile shows the character of its cell.
pub(crate) const fn written(form: Form, fill: u32, ink: u32, text: Option<&'static str>) -> Figure {
    Figure::Tile(Tile {
        ink: Colour::rgb(ink),
        text,
        ..Tile::new(form, Colour::rgb(fill))
    })
}

/// A piece in a colour, with a rim and a sign that contrast with it.
pub(crate) const fn piece(body: Body, fill: u32, sign: Option<Sign>) -> Figure {
    let piece = Piece::new(body, Colour::rgb(fill));
    Figure::Piece(Piece { sign, ..piece })
}

/// A sign by itself, on the floor.
pub(crate) const fn sign(sign: Sign, ink: u32) -> Figure {
    let ink = Colour::rgb(ink);
    Figure::Piece(Piece {
        body: None,
        sign: Some(sign),
        fill: ink,
        ink,
    })
}

/// The gems by their letters, each with its own shape.
pub(crate) fn gems() -> impl Iterator<Item = (char, Figure)> {
    let gems = [
        (Body::Disc, 0xe0_3c_46),
        (Body::Diamond, 0x4a_9b_f0),
        (Body::Square, 0x4f_b8_5e),
        (Body::Triangle, 0xf5_cc_3c),
        (Body::Hexagon, 0xb0_6c_d6),
        (Body::Star, 0xf0_8a_34),
    ];
    ('a'..).zip(gems.map(|(body, fill)| piece(body, fill, None)))
}

/// A theme with these figures, and these colours of the board and its lines.
pub(crate) fn theme(
    board: u32,
    line: u32,
    figures: impl IntoIterator<Item = (char, Figure)>,
) -> Theme {
    let theme = Theme {
        board: Colour::rgb(board),
        line: Colour::rgb(line),
        ..Theme::letters()
    };
    let with_figure = |theme: Theme, (glyph, figure)| theme.with_figure(glyph, figure);
    figures.into_iter().fold(theme, with_figure)
}

/// Thick lines around a board, with gaps at its exits.
pub(crate) fn framed(
    board: Bounds,
    ways_out: &[(Coord, Direction)],
) -> impl Iterator<Item = (Coord, Direction)> {
    let sides = board
        .coords()
        .flat_map(|at| Direction::ORTHOGONAL.map(|side| (at, side)));
    sides.filter(move |side| board.step(side.0, side.1).is_none() && !ways_out.contains(side))
}

/// A board of squares with dark and light discs.
pub(crate) fn plain() -> Style {
    let figures = ['.', 'X', 'O'].map(|glyph| (glyph, Theme::default().figure(glyph)));
    Style {
        theme: theme(0xf2_e8_d5, 0xb9_a9_88, figures),
        ..Style::default()
    }
}
