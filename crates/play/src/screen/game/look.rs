//! [`Look`]: the characters and colours that the terminal can show, and how pieces look.

use std::{env, ffi::OsString, fmt};

use collinear::{
    picture::{Body, Figure, Piece, Sign, Theme, Tile},
    rules::Side,
};
use ratatui::style::{Modifier, Style};

use super::{paints::luma, palette::Palette};
use crate::core::session::Session;

/// The characters and colours that the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Look {
    pub(crate) palette: Palette,
    pub(crate) glyphs: Glyphs,
}

/// The characters that the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glyphs {
    /// Discs, blocks and lines.
    Unicode,
    /// Letters only.
    Ascii,
}

/// The content of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    Nothing,
    /// A character that belongs to no player.
    Letter(char),
    Piece {
        piece: Piece,
        letter: Option<Written>,
    },
    Tile(Tile),
}

/// The text on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Written {
    Letter(char),
    Text(&'static str),
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Letter(letter) => letter.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

impl Look {
    /// Reads the locale and variables such as `NO_COLOR`. `wants_letters` forces letters.
    pub(crate) fn from_environment(wants_letters: bool) -> Self {
        let variable = |name: &str| env::var_os(name);
        Self {
            palette: Palette::wanted(variable),
            glyphs: if wants_letters {
                Glyphs::Ascii
            } else {
                Glyphs::wanted(variable)
            },
        }
    }

    pub(super) fn piece(self, session: &Session, glyph: char) -> Style {
        match Standing::of(session, glyph) {
            Standing::Piece { piece, .. } if self.palette != Palette::Plain => Style::new()
                .fg(self.palette.nearest(piece.ink))
                .bg(self.palette.nearest(piece.fill)),
            _ => Style::new(),
        }
        .add_modifier(Modifier::BOLD)
    }

    pub(super) fn is_ascii(self) -> bool {
        self.glyphs == Glyphs::Ascii
    }
}

impl Glyphs {
    /// The characters that the locale allows. The console of Linux cannot show discs, whatever the locale says.
    fn wanted(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let value = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(value);
        let locale = locale.unwrap_or_default().to_string_lossy().to_lowercase();
        let has_none = value("TERM").is_some_and(|term| term == "linux" || term == "dumb");
        let is_utf_8 = locale.contains("utf-8") || locale.contains("utf8");
        if !has_none && (cfg!(windows) || is_utf_8) {
            Self::Unicode
        } else {
            Self::Ascii
        }
    }
}

impl Standing {
    /// The look of a character on the board. The letters of players become discs with a letter.
    pub(super) fn of(session: &Session, glyph: char) -> Self {
        let figure = session.style().theme.figure(glyph);
        match (figure, session.owner(glyph)) {
            (Figure::Nothing | Figure::Off, _) => Self::Nothing,
            (Figure::Piece(piece), _) => Self::Piece {
                piece,
                letter: match piece.sign {
                    Some(Sign::Text(text)) => Some(Written::Text(text)),
                    Some(Sign::Face) => Some(Written::Text("☺")),
                    Some(Sign::Ring) if piece.body.is_none() => Some(Written::Text("◎")),
                    None if piece.body.is_some() => None,
                    _ => Some(Written::Letter(glyph)),
                },
            },
            (Figure::Tile(tile), _) => Self::Tile(tile),
            (Figure::Letter, None) => Self::Letter(glyph),
            (Figure::Letter, Some(side)) => match Theme::default().figure(disc(session, side)) {
                Figure::Piece(piece) => Self::Piece {
                    piece,
                    letter: Some(Written::Letter(glyph)),
                },
                _ => Self::Letter(glyph),
            },
        }
    }

    /// A piece as one character, or as its letter. Shapes differ even without colours.
    pub(super) fn in_one_character(piece: Piece, letter: Option<Written>, glyph: char) -> Written {
        let own = Written::Letter(glyph);
        if piece.sign == Some(Sign::Crown) {
            return own;
        }
        let is_plain = letter.is_none_or(|letter| letter == own && "XO".contains(glyph));
        let is_plain = is_plain && piece.body.is_some();
        let [dark, light] = match piece.body {
            Some(Body::Disc) => ['●', '○'],
            Some(Body::Square) => ['■', '□'],
            Some(Body::Diamond) => ['◆', '◇'],
            Some(Body::Triangle) => ['▲', '△'],
            Some(Body::Hexagon) => ['⬢', '⬡'],
            Some(Body::Flat) => ['━', '─'],
            Some(Body::Upright) => ['┃', '│'],
            Some(Body::Star) => ['★', '☆'],
            None => [glyph; 2],
        };
        match (is_plain, is_dark(piece)) {
            (true, true) => Written::Letter(dark),
            (true, false) => Written::Letter(light),
            (false, _) => letter.unwrap_or(own),
        }
    }
}

/// Returns whether a piece is filled on a terminal without colours.
pub(super) fn is_dark(piece: Piece) -> bool {
    luma(piece.fill) < 128
}

/// The disc of a side. The first side's disc is dark, unless the names of the players say otherwise.
fn disc(session: &Session, side: Side) -> char {
    let name = session.player(side).map_or("", |player| &player.name);
    match name {
        "Black" => Side::First.into(),
        "White" => Side::Second.into(),
        _ => side.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::Glyphs;

    #[test]
    fn the_locale_says_whether_there_are_discs() {
        for (variables, glyphs) in [
            (&[][..], Glyphs::Ascii),
            (&[("LANG", "de_CH.UTF-8")], Glyphs::Unicode),
            (&[("LC_ALL", "C.utf8")], Glyphs::Unicode),
            (&[("LC_ALL", "C"), ("LANG", "de_CH.UTF-8")], Glyphs::Ascii),
            (&[("LC_ALL", ""), ("LC_CTYPE", "UTF-8")], Glyphs::Unicode),
            (&[("LANG", "C.UTF-8"), ("TERM", "linux")], Glyphs::Ascii),
        ] {
            let value = |name: &str| {
                let named = variables.iter().find(|it| it.0 == name);
                named.map(|it| OsString::from(it.1))
            };
            if !cfg!(windows) {
                assert_eq!(Glyphs::wanted(value), glyphs, "{variables:?}");
            }
        }
    }
}
