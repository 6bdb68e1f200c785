//! Draws a picture, layer by layer: the panel first.

mod arrows;
mod bands;
mod board;
mod frame;
mod labels;
mod movie;
mod pieces;
mod route;
mod scene;
mod strokes;
mod tiles;

use alloc::string::{String, ToString};
use core::fmt::{self, Write};

use self::{frame::Frame, labels::NAME_SIZE, scene::Scene};
use super::{
    Mark, Picture,
    svg::{Escaped, text},
};

/// Writes the SVG, from `<svg` to `</svg>` and a line feed.
impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scene = Scene::of(self);
        let frame = scene.frame(&scene.margin());
        open(f, frame, &self.title())?;
        scene.draw_on(frame, f)?;
        writeln!(f, "</svg>")
    }
}

fn open(out: &mut dyn Write, frame: Frame, title: &str) -> fmt::Result {
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" {} style="max-width:100%;height:auto" font-family="system-ui, sans-serif" text-anchor="middle" fill="none" stroke-linecap="round" stroke-linejoin="round">"#,
        frame.view(),
    )?;
    writeln!(out, "<title>{}</title>", Escaped(title))
}

impl Picture {
    fn title(&self) -> String {
        match &self.title {
            Some(title) => title.clone(),
            None => self.glyphs.bounds().to_string(),
        }
    }
}

impl Scene<'_> {
    /// Draws everything on a panel of this size.
    fn draw_on(self, frame: Frame, out: &mut dyn Write) -> fmt::Result {
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
        self.draw_walls(out)?;
        for &mark in &self.picture.marks {
            self.draw_over(out, mark)?;
        }
        self.draw_labels(out)
    }

    /// Draws the bands, clipped at joined sides.
    fn draw_all_under(self, out: &mut dyn Write) -> fmt::Result {
        let cut_off = self.picture.glyphs.bounds().is_wrapped();
        if cut_off {
            let frame = Frame::around(self.cells().flat_map(|at| self.plan.corners(at)));
            // An `<svg>` element clips its content, and unlike a clip path it needs no id.
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

    /// Draws the part of a mark that is under the pieces.
    fn draw_under(self, out: &mut dyn Write, mark: Mark) -> fmt::Result {
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

    /// Draws the part of a mark that is directly under the pieces, above wells and pits.
    fn draw_between(self, out: &mut dyn Write, mark: Mark) -> fmt::Result {
        match mark {
            Mark::Move(m) => self.straight(out, m),
            Mark::Path { from, line, stop } => self.path(out, from, line, stop),
            _ => Ok(()),
        }
    }

    /// Draws the part of a mark that is above the pieces.
    fn draw_over(self, out: &mut dyn Write, mark: Mark) -> fmt::Result {
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
