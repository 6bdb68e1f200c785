//! [`Palette`]: the colours of a terminal, and the nearest of them to a colour of a theme.

use std::ffi::OsString;

use collinear::picture::Colour;
use ratatui::style::{Color, Modifier, Style};

use super::paints::luma;

/// The number of colours that the terminal has, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Palette {
    /// 24 bits.
    Colours,
    /// A cube of 216 colours and 24 greys.
    Indexed,
    /// The sixteen standard colours.
    Sixteen,
    Plain,
}

impl Palette {
    /// Reads `NO_COLOR`, `COLORTERM` and `TERM`.
    pub(super) fn wanted(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let has = |name: &str, words: &[&str]| {
            let value = variable(name).unwrap_or_default();
            let value = value.to_string_lossy();
            words.iter().any(|word| value.contains(word))
        };
        let no_color = variable("NO_COLOR").unwrap_or_default();
        if !no_color.is_empty() || has("TERM", &["dumb"]) {
            Self::Plain
        } else if cfg!(windows) || has("COLORTERM", &["truecolor", "24bit"]) {
            Self::Colours
        } else if has("TERM", &["256color"]) {
            Self::Indexed
        } else {
            Self::Sixteen
        }
    }

    /// Returns whether similar colours can be told apart.
    pub(super) fn has_tones(self) -> bool {
        matches!(self, Self::Colours | Self::Indexed)
    }

    pub(super) fn nearest(self, colour: Colour) -> Color {
        match self {
            Self::Colours => Color::Rgb(colour.red, colour.green, colour.blue),
            Self::Indexed => Color::Indexed(indexed(colour)),
            Self::Sixteen => sixteen(colour),
            Self::Plain => Color::Reset,
        }
    }
}

/// The nearest colour of the cube or the greys. A colour of another hue counts as far away.
fn indexed(colour: Colour) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let parts = [colour.red, colour.green, colour.blue].map(i32::from);
    let distance = |of: [u8; 3]| -> i32 {
        let off = [0, 1, 2].map(|part| parts[part] - i32::from(of[part]));
        let hue = [off[0] - off[1], off[1] - off[2], off[2] - off[0]];
        off.into_iter().chain(hue).map(|off| off * off).sum()
    };
    let in_cube = |index: u8| [index / 36, index / 6 % 6, index % 6];
    let cube = (0..216).map(|index| {
        let of = in_cube(index).map(|step| STEPS[usize::from(step)]);
        (distance(of), 16 + index)
    });
    let greys = (0..24).map(|grey| (distance([8 + 10 * grey; 3]), 232 + grey));
    let nearest = cube.chain(greys).min();
    nearest.map_or(0, |(_, index)| index)
}

/// The colour with the same hue, because the nearest colour to a pale one would be grey.
fn sixteen(colour: Colour) -> Color {
    let Colour { red, green, blue } = colour;
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let is_grey = u32::from(most - least) * 100 < u32::from(most) * 15;
    if is_grey || luma(colour) < 60 {
        return match luma(colour) {
            0..80 => Color::Black,
            80..150 => Color::DarkGray,
            150..225 => Color::Gray,
            _ => Color::White,
        };
    }
    let middle = u8::midpoint(most, least);
    let is_bright = most >= 0xf0;
    match [red, green, blue].map(|part| part > middle) {
        [true, true, _] if is_bright => Color::LightYellow,
        [true, true, _] => Color::Yellow,
        [true, false, true] => Color::Magenta,
        [true, false, false] => Color::Red,
        [false, true, true] => Color::Cyan,
        [false, true, false] => Color::Green,
        _ => Color::Blue,
    }
}

/// The style of text that is less important.
pub(super) fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use collinear::picture::{Colour, Theme};
    use ratatui::style::Color;

    use super::Palette;

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        for (variables, palette) in [
            (&[][..], Palette::Sixteen),
            (&[("NO_COLOR", "")], Palette::Sixteen),
            (
                &[("NO_COLOR", "1"), ("COLORTERM", "truecolor")],
                Palette::Plain,
            ),
            (&[("TERM", "dumb")], Palette::Plain),
            (&[("TERM", "xterm-256color")], Palette::Indexed),
            (
                &[("TERM", "xterm"), ("COLORTERM", "24bit")],
                Palette::Colours,
            ),
        ] {
            let value = |name: &str| {
                let named = variables.iter().find(|it| it.0 == name);
                named.map(|it| OsString::from(it.1))
            };
            let palette = if cfg!(windows) && palette != Palette::Plain {
                Palette::Colours
            } else {
                palette
            };
            assert_eq!(Palette::wanted(value), palette, "{variables:?}");
        }
    }

    #[test]
    fn boards_keep_their_hue_on_any_terminal() {
        for (theme, of_sixteen) in [
            (Theme::felt(), Color::Green),
            (Theme::sheet(), Color::Blue),
            (Theme::wood(), Color::Yellow),
            (Theme::default(), Color::White),
        ] {
            assert_eq!(Palette::Sixteen.nearest(theme.board), of_sixteen);
        }
        let black = Color::Black;
        assert_eq!(Palette::Sixteen.nearest(Theme::default().ink), black);
    }

    #[test]
    fn a_colour_of_the_cube_is_itself() {
        for (digits, index) in [
            (0, 16),
            (0xff_ff_ff, 231),
            (0x5f_87_af, 67),
            (0x80_80_80, 244),
        ] {
            let nearest = Palette::Indexed.nearest(Colour::rgb(digits));
            assert_eq!(nearest, Color::Indexed(index));
        }
    }
}
