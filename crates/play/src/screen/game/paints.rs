//! [`Paints`]: the colours of a board on the screen, from its theme.

use collinear::picture::{Colour, Theme};

/// The colours of a board. A terminal has no room for the rims of pieces. The board is therefore darkened until light
/// pieces stand out too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Paints {
    /// The backgrounds of adjacent cells.
    pub(super) grounds: [Colour; 3],
    /// The background of special cells: a throne, a corner.
    pub(super) shade: Colour,
    /// The colour of lines and of the middle of an empty cell.
    pub(super) line: Colour,
    /// The colour of empty wells and pits.
    pub(super) opening: Colour,
    pub(super) ink: Colour,
    pub(super) cursor: Colour,
    /// The colour of the lines that decided the game.
    pub(super) decided: Colour,
    /// The colour of the marks around cells.
    pub(super) mark: Colour,
}

const LIGHTEST: u32 = 172;
/// The smallest difference between a mark and its background that is visible.
const SEEN: u32 = 60;

impl Paints {
    pub(super) fn of(theme: &Theme) -> Self {
        let grounds = [0, 25, 50, 75].map(|percent| mix(theme.board, theme.line, percent));
        let is_dark = |ground: &&Colour| luma(**ground) <= LIGHTEST;
        let ground = grounds.iter().find(is_dark).copied();
        let ground = ground.unwrap_or(theme.line);
        let is_seen = luma(theme.hint).abs_diff(luma(ground)) >= SEEN;
        // On a dark board, a small difference is already visible.
        let lighter = if luma(ground) < 64 { 5 } else { 25 };
        Self {
            grounds: [
                ground,
                mix(ground, theme.panel, lighter),
                mix(ground, theme.ink, 20),
            ],
            shade: mix(ground, theme.ink, 35),
            line: mix(ground, theme.ink, 55),
            opening: mix(ground, theme.panel, 45),
            ink: theme.ink,
            cursor: theme.band,
            decided: mix(ground, theme.band, 60),
            mark: if is_seen { theme.hint } else { theme.panel },
        }
    }
}

/// The brightness of a colour, up to 255.
pub(super) fn luma(colour: Colour) -> u32 {
    let Colour { red, green, blue } = colour;
    (299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue)) / 1000
}

/// Mixes two colours. `percent` is the share of the second colour.
fn mix(from: Colour, to: Colour, percent: u32) -> Colour {
    let part = |from: u8, to: u8| {
        let mixed = u32::from(from) * (100 - percent) + u32::from(to) * percent;
        u8::try_from(mixed / 100).unwrap_or(u8::MAX)
    };
    Colour {
        red: part(from.red, to.red),
        green: part(from.green, to.green),
        blue: part(from.blue, to.blue),
    }
}

#[cfg(test)]
mod tests {
    use collinear::picture::{Figure, Theme};

    use super::{Paints, luma};

    #[test]
    fn pieces_of_both_sides_and_marks_are_seen_on_every_board() {
        for theme in [
            Theme::default(),
            Theme::felt(),
            Theme::sheet(),
            Theme::wood(),
        ] {
            let paints = Paints::of(&theme);
            let [first, second] = ['X', 'O'].map(|glyph| match theme.figure(glyph) {
                Figure::Piece(piece) => piece.fill,
                _ => theme.panel,
            });
            for ground in &paints.grounds[..2] {
                for colour in [first, second, paints.ink] {
                    let apart = luma(colour).abs_diff(luma(*ground));
                    assert!(apart >= 40, "{colour} on {ground}: {apart}");
                }
            }
            assert!(luma(paints.mark).abs_diff(luma(paints.grounds[0])) >= 60);
        }
    }
}
