//! What a picture draws, from the panel up.

mod arrows;
mod bands;
mod board;
mod frame;
mod labels;
mod movie;
mod pieces;
mod route;
mod strokes;

use alloc::string::{String, ToString};
use core::fmt::{self, Write};

pub(super) use self::movie::draw_movie;
use self::{frame::Frame, labels::NAME_SIZE};
use super::{
    Figure, Mark, Picture,
    plan::Plan,
    svg::{Escaped, text},
};
use crate::geometry::{Coord, Tiling};

/// A picture, and where its cells lie.
#[derive(Clone, Copy)]
struct Scene<'a> {
    picture: &'a Picture,
    plan: Plan,
    /// Whether each piece is an element of its own.
    one_by_one: bool,
}

impl Scene<'_> {
    /// What is drawn for a cell; off the board there is nothing.
    fn figure(self, at: Coord) -> Figure {
        let glyph = self.picture.glyphs.get(at);
        let glyph = glyph.filter(|_| self.picture.sheet.has_cell(at));
        glyph.map_or(Figure::Off, |&glyph| self.picture.style.theme.figure(glyph))
    }

    /// Whether the board has this cell.
    fn is_cell(self, at: Coord) -> bool {
        self.figure(at) != Figure::Off
    }

    /// How the cells lie.
    fn tiling(self) -> Tiling {
        self.picture.tiling()
    }

    /// The cells of the board, in reading order.
    fn cells(self) -> impl Iterator<Item = Coord> {
        let all = self.picture.glyphs.bounds().coords();
        all.filter(move |&at| self.is_cell(at))
    }
}

impl Picture {
    /// How the cells lie: as the board says, or the style.
    fn tiling(&self) -> Tiling {
        match self.sheet.tiling {
            Tiling::Square => self.style.tiling,
            Tiling::Hexagonal => Tiling::Hexagonal,
        }
    }
}

/// Writes the whole picture.
pub(super) fn draw(picture: &Picture, out: &mut impl Write) -> fmt::Result {
    let scene = Scene::of(picture);
    let frame = scene.frame(&scene.margin());
    open(out, frame, &picture.title())?;
    scene.draw_on(frame, out)?;
    writeln!(out, "</svg>")
}

/// Writes where the SVG begins.
fn open(out: &mut impl Write, frame: Frame, title: &str) -> fmt::Result {
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" {} style="max-width:100%;height:auto" font-family="system-ui, sans-serif" text-anchor="middle" fill="none" stroke-linecap="round" stroke-linejoin="round">"#,
        frame.view(),
    )?;
    writeln!(out, "<title>{}</title>", Escaped(title))
}

impl Picture {
    /// Its title, or else the size of the board.
    fn title(&self) -> String {
        match &self.title {
            Some(title) => title.clone(),
            None => self.glyphs.bounds().to_string(),
        }
    }
}

impl<'a> Scene<'a> {
    fn of(picture: &'a Picture) -> Self {
        Self {
            picture,
            plan: Plan::new(picture.tiling(), picture.glyphs.bounds()),
            one_by_one: false,
        }
    }
}

impl Scene<'_> {
    /// All of it, on a panel as large as this.
    fn draw_on(self, frame: Frame, out: &mut impl Write) -> fmt::Result {
        let theme = &self.picture.style.theme;
        let (panel, ink) = (theme.panel, theme.ink);
        let (corner, size) = (frame.corner(), frame.size());
        writeln!(out, r#"<rect {corner} {size} rx="6" fill="{panel}"/>"#)?;
        for (centre, name) in &self.margin() {
            text(
                out,
                *centre,
                NAME_SIZE,
                name,
                format_args!(r#" fill="{ink}""#),
            )?;
        }
        self.draw_board(out)?;
        self.draw_all_under(out)?;
        self.draw_openings(out)?;
        for &mark in &self.picture.marks {
            self.draw_between(out, mark)?;
        }
        self.draw_pieces(out)?;
        for &mark in &self.picture.marks {
            self.draw_over(out, mark)?;
        }
        self.draw_labels(out)
    }

    /// The bands. Where sides are joined they are cut off at the sides.
    fn draw_all_under(self, out: &mut impl Write) -> fmt::Result {
        let cut_off = self.picture.glyphs.bounds().is_wrapped();
        if cut_off {
            let frame = Frame::around(self.cells().flat_map(|at| self.plan.corners(at)));
            // An element of its own, since a clip path needs an id.
            writeln!(out, "<svg {} {}>", frame.corner(), frame.view())?;
        }
        for trail in &self.picture.trails {
            self.band(out, &self.trail(trail))?;
        }
        for line in &self.picture.lines {
            self.chain(out, line)?;
        }
        for &mark in &self.picture.marks {
            self.draw_under(out, mark)?;
        }
        if cut_off {
            writeln!(out, "</svg>")?;
        }
        Ok(())
    }

    /// What of a mark lies under the pieces.
    fn draw_under(self, out: &mut impl Write, mark: Mark) -> fmt::Result {
        match mark {
            Mark::Line(line) => self.band(out, &self.line(line)),
            Mark::Run { line, ahead, .. } => self.band(out, &self.run(line, ahead)),
            Mark::Bracket(bracket) => {
                self.stem(out, self.bracket(bracket))?;
                self.band(out, &self.line(bracket.inner))
            }
            Mark::Cell(at) => self.band(out, &self.cell(at)),
            _ => Ok(()),
        }
    }

    /// What of a mark lies right under the pieces, above wells and pits.
    fn draw_between(self, out: &mut impl Write, mark: Mark) -> fmt::Result {
        match mark {
            Mark::Move(m) => self.straight(out, m),
            Mark::Path { from, line, stop } => self.path(out, from, line, stop),
            _ => Ok(()),
        }
    }

    /// What of a mark lies above the pieces.
    fn draw_over(self, out: &mut impl Write, mark: Mark) -> fmt::Result {
        match mark {
            Mark::Run {
                line,
                behind,
                ahead,
            } => self.ends(out, line, behind, ahead),
            Mark::Bracket(bracket) => {
                let rim = self.picture.style.theme.rim;
                self.ring(out, bracket.anchor, rim)?;
                self.broken_ring(out, bracket.from, rim)
            }
            Mark::Hop(hop) => {
                self.hop(out, hop)?;
                self.cross(out, hop.over)
            }
            Mark::Path { from, line, stop } => self.path_end(out, from, line, stop),
            Mark::Last(at) => self.ring(out, at, self.picture.style.theme.hint),
            Mark::Target(at) => self.dot(out, at),
            Mark::Blocker(at) => self.broken_ring(out, at, self.picture.style.theme.stop),
            Mark::Taken(at) => self.cross(out, at),
            Mark::Closed { at, side } => self.bar(out, at, side),
            Mark::Line(_) | Mark::Cell(_) | Mark::Move(_) => Ok(()),
        }
    }
}
