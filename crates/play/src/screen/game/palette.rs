//! [`Palette`]: colours, or none.

use std::{env, ffi::OsStr};

use anstyle::AnsiColor;
use collinear::rules::Side;
use ratatui::style::{Color, Modifier, Style};

use crate::text::drawing::{Mark, TARGET, colour_of};

/// How the screen looks: with colours, or without for who doesn't want any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Palette {
    Colours,
    Plain,
}

impl Palette {
    /// As `NO_COLOR` wants it: no colours if it is there and not empty.
    pub(crate) fn from_environment() -> Self {
        Self::wanted(env::var_os("NO_COLOR").as_deref())
    }

    pub(crate) fn wanted(no_color: Option<&OsStr>) -> Self {
        match no_color {
            Some(value) if !value.is_empty() => Self::Plain,
            _ => Self::Colours,
        }
    }

    /// A player's pieces and name.
    pub(super) fn player(self, side: Side) -> Style {
        self.bold(colour_of(side))
    }

    /// A cell: whose piece stands there, whether it is empty, why it stands out, and whether the
    /// cursor is there.
    pub(super) fn cell(
        self,
        owner: Option<Side>,
        is_empty: bool,
        mark: Option<Mark>,
        is_cursor: bool,
    ) -> Style {
        let style = match owner {
            _ if mark == Some(Mark::Target) => self.bold(TARGET),
            Some(side) => self.player(side),
            None if is_empty => dim(),
            None => Style::new(),
        };
        // On cells that stand out so already the cursor is what doesn't.
        if is_cursor == (mark == Some(Mark::Deciding)) {
            style
        } else {
            style.add_modifier(Modifier::REVERSED)
        }
    }

    fn bold(self, colour: AnsiColor) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD);
        match self {
            Self::Colours => style.fg(in_ratatui(colour)),
            Self::Plain => style,
        }
    }
}

/// What is there to be seen, but not in the first place.
pub(super) fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// The colours that are used.
const fn in_ratatui(colour: AnsiColor) -> Color {
    match colour {
        AnsiColor::Red => Color::Red,
        AnsiColor::Yellow => Color::Yellow,
        AnsiColor::Green => Color::Green,
        _ => Color::Reset,
    }
}
