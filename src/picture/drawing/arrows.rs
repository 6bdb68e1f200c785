//! Arrows for moves.

use alloc::{vec, vec::Vec};
use core::fmt::{self, Write};

use super::{route::Route, scene::Scene};
use crate::{
    geometry::{Coord, Direction, Line},
    lines::{Hop, Move, Stop},
    picture::{
        Figure,
        plan::PITCH,
        svg::{Outline, Point},
    },
};

/// The distance that an arrow keeps from the centre of a cell with a piece.
const KEEPS_OFF: i64 = 160;

/// The length of an arrow's head, and the distance from its middle to each side.
const HEAD: (i64, i64) = (110, 62);

impl Scene<'_> {
    /// Draws a move from cell to cell, as if the board did not wrap.
    pub(super) fn straight(self, out: &mut dyn Write, Move { from, to }: Move) -> fmt::Result {
        if !self.plan.contains(from) || !self.plan.contains(to) {
            return Ok(());
        }
        let piece = vec![self.plan.centre(from), self.plan.centre(to)];
        let route = Route {
            pieces: vec![piece],
            ..Route::default()
        };
        self.arrow(out, self.kept_off(route, from, Some(to)))
    }

    /// Draws a path from a cell along a line, up to what ended it. Draws nothing if the cell itself ended it.
    pub(super) fn path(
        self,
        out: &mut dyn Write,
        from: Coord,
        line: Line,
        end: Option<Stop>,
    ) -> fmt::Result {
        let direction = line.heading();
        let last = line.last().unwrap_or(from);
        let cells = [from].into_iter().chain(self.plan.shown(&line));
        match end {
            None | Some(Stop::Limit | Stop::Taken(_)) => {
                let route = self.route(cells, direction);
                self.arrow(out, self.kept_off(route, from, Some(last)))
            }
            Some(Stop::Ring) => {
                let route = self.route(cells.chain([from]), direction);
                self.shaft(out, &self.kept_off(route, from, Some(from)))
            }
            Some(Stop::Blocked(at)) if at == from && line.is_empty() => Ok(()),
            Some(Stop::Blocked(_) | Stop::Edge) => {
                let mut route = self.route(cells, direction);
                if self.plan.contains(last) {
                    let border = self.plan.border(last, direction);
                    route.pieces.push(vec![self.plan.centre(last), border]);
                }
                self.shaft(out, &self.kept_off(route, from, None))
            }
        }
    }

    pub(super) fn path_end(
        self,
        out: &mut dyn Write,
        from: Coord,
        line: Line,
        end: Option<Stop>,
    ) -> fmt::Result {
        let Some(end) = end else {
            return Ok(());
        };
        let begun = (end != Stop::Blocked(from)).then_some(from);
        self.end(out, line.last().or(begun), line.heading(), end)
    }

    /// Draws a hop over a cell as an arc, or in straight pieces if it crosses joined sides.
    pub(super) fn hop(self, out: &mut dyn Write, hop: Hop) -> fmt::Result {
        let Hop { from, over, to } = hop;
        if ![from, over, to].iter().all(|&at| self.plan.contains(at)) {
            return Ok(());
        }
        let [start, middle, end] = [from, over, to].map(|at| self.plan.centre(at));
        let bounds = self.picture.glyphs.bounds();
        // Far hops are arcs too on a board that does not wrap, if the cell jumped over is between the other two.
        let is_far = !bounds.is_wrapped() && middle.is_between(start, end);
        if middle - start == end - middle || is_far {
            return self.arc(out, hop);
        }
        let hops = |&direction: &Direction| {
            bounds.step(from, direction) == Some(over) && bounds.step(over, direction) == Some(to)
        };
        match Direction::ALL.into_iter().find(hops) {
            Some(direction) => {
                let route = self.route([from, over, to], direction);
                self.arrow(out, self.kept_off(route, from, Some(to)))
            }
            None => Ok(()),
        }
    }

    /// Bends upwards, or to the left if the hop leads straight up or down.
    fn arc(self, out: &mut dyn Write, Hop { from, over, to }: Hop) -> fmt::Result {
        let [start, middle, end] = [from, over, to].map(|at| self.plan.centre(at));
        let aside = (end - start).turned().times(1, 2);
        // The arc of a far hop is no higher than the arc of a near hop.
        let aside = if middle - start == end - middle {
            aside
        } else {
            aside.with_length(PITCH)
        };
        let aside = if (aside.y, aside.x) < (0, 0) {
            aside
        } else {
            -aside
        };
        let bend = middle + aside;
        let start = start.towards(bend, self.keeps_off(from));
        let tip = end.towards(bend, self.keeps_off(to));
        let mut shaft = Outline::new();
        shaft
            .move_to(start)
            .curve_to(bend, tip.towards(bend, HEAD.0));
        self.stroke(out, &shaft, self.picture.style.theme.arrow)?;
        self.head(out, bend, tip)
    }

    /// A route that stops short of the pieces on its first and last cells.
    fn kept_off(self, route: Route, from: Coord, to: Option<Coord>) -> Route {
        let after = to.map_or(0, |to| self.keeps_off(to));
        route.shortened(self.keeps_off(from), after)
    }

    fn keeps_off(self, at: Coord) -> i64 {
        match self.figure(at) {
            Figure::Piece(_) | Figure::Tile(_) | Figure::Letter => KEEPS_OFF,
            Figure::Nothing | Figure::Off => 0,
        }
    }

    fn arrow(self, out: &mut dyn Write, mut route: Route) -> fmt::Result {
        let Some([.., from, to]) = route.pieces.last_mut().map(Vec::as_mut_slice) else {
            return Ok(());
        };
        let (from, tip) = (*from, *to);
        *to = tip.towards(from, HEAD.0);
        self.shaft(out, &route)?;
        self.head(out, from, tip)
    }

    fn shaft(self, out: &mut dyn Write, route: &Route) -> fmt::Result {
        self.stroke(
            out,
            &Outline::through(&route.pieces),
            self.picture.style.theme.arrow,
        )
    }

    fn head(self, out: &mut dyn Write, from: Point, tip: Point) -> fmt::Result {
        let base = tip.towards(from, HEAD.0);
        let side = (tip - base).turned().with_length(HEAD.1);
        let mut outline = Outline::new();
        outline.polygon([tip, base + side, base - side]);
        self.fill(out, &outline, self.picture.style.theme.arrow)
    }
}
