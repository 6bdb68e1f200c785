//! [`Route`]: a path through cells.

use alloc::{vec, vec::Vec};
use core::mem;

use super::scene::Scene;
use crate::{
    geometry::{Coord, Direction, Line},
    lines::{Bracket, Stop},
    picture::svg::Point,
};

/// A path through the centres of cells.
#[derive(Default)]
pub(super) struct Route {
    /// The pieces from point to point. There is more than one if the path crosses joined sides or places that
    /// are not on the board.
    pub(super) pieces: Vec<Vec<Point>>,
    /// The centres of the cells where the path begins, ends or is interrupted; none for a ring.
    pub(super) ends: Vec<Point>,
}

impl Route {
    /// Ends the path or a part of it with this piece, if any.
    fn close(&mut self, piece: Option<(Point, Point)>) {
        if let Some((start, end)) = piece {
            if start != end {
                self.pieces.push(vec![start, end]);
            }
            self.ends.push(end);
            self.ends.dedup();
        }
    }

    /// The same path, with a distance cut off at each end.
    pub(super) fn shortened(mut self, before: i64, after: i64) -> Self {
        if let Some([start, next, ..]) = self.pieces.first_mut().map(Vec::as_mut_slice) {
            *start = start.towards(*next, before);
        }
        if let Some([.., next, end]) = self.pieces.last_mut().map(Vec::as_mut_slice) {
            *end = end.towards(*next, after);
        }
        self
    }
}

impl Scene<'_> {
    pub(super) fn line(self, line: Line) -> Route {
        self.route(self.plan.shown(&line), line.heading())
    }

    /// The line of a run, closed if it goes all round this board.
    pub(super) fn run(self, line: Line, ahead: Stop) -> Route {
        if ahead == Stop::Ring && *line.board() == self.picture.glyphs.bounds() {
            self.ring_of(line)
        } else {
            self.line(line)
        }
    }

    /// The line, continued to its first cell.
    pub(super) fn ring_of(self, line: Line) -> Route {
        Route {
            ends: Vec::new(),
            ..self.route(line.iter().chain(line.first()), line.heading())
        }
    }

    /// The cells of a bracket, from its start to its anchor.
    pub(super) fn bracket(self, bracket: Bracket) -> Route {
        let inner = self.plan.shown(&bracket.inner);
        let cells = [bracket.from].into_iter().chain(inner);
        self.route(cells.chain([bracket.anchor]), bracket.heading)
    }

    pub(super) fn cell(self, at: Coord) -> Route {
        self.route([at], Direction::E)
    }

    /// The path through these cells; each is one step in the direction from the previous cell. Cells off the board are
    /// left out, with the steps to and from them.
    pub(super) fn route(
        self,
        cells: impl IntoIterator<Item = Coord>,
        direction: Direction,
    ) -> Route {
        let (plan, bounds) = (self.plan, self.picture.glyphs.bounds());
        let mut route = Route::default();
        // The start of the unfinished piece, and its last cell.
        let mut open: Option<(Point, Coord)> = None;
        let complete = |(start, last)| (start, plan.centre(last));
        for at in cells {
            if !plan.contains(at) {
                route.close(open.take().map(complete));
                continue;
            }
            let start = match open {
                Some((start, last)) if plan.next(last, direction) == Some(at) => start,
                Some((start, last)) if bounds.step(last, direction) == Some(at) => {
                    let side = plan.way_out(last, direction);
                    route.pieces.push(vec![start, side]);
                    plan.way_out(at, -direction)
                }
                // The step is not possible on this board.
                _ => {
                    route.close(open.map(complete));
                    route.ends.push(plan.centre(at));
                    plan.centre(at)
                }
            };
            open = Some((start, at));
        }
        route.close(open.map(complete));
        route
    }

    /// The path from cell to cell; it can turn corners. Cells off the board are left out, with the steps to and from
    /// them.
    pub(super) fn trail(self, cells: &[Coord]) -> Route {
        let plan = self.plan;
        let mut route = Route::default();
        for part in cells.split(|&at| !plan.contains(at)) {
            let (Some(&first), Some(&last)) = (part.first(), part.last()) else {
                continue;
            };
            let mut piece = vec![plan.centre(first)];
            for step in part.windows(2) {
                let (from, to) = (step[0], step[1]);
                if let Some(direction) = self.direction_round(from, to) {
                    piece.push(plan.way_out(from, direction));
                    let next = vec![plan.way_out(to, -direction)];
                    route.pieces.push(mem::replace(&mut piece, next));
                }
                piece.push(plan.centre(to));
            }
            if piece.len() > 1 {
                route.pieces.push(piece);
            }
            route.ends.extend([first, last].map(|at| plan.centre(at)));
            route.ends.dedup();
        }
        route
    }

    /// The direction of a step to a neighbour that crosses joined sides; `None` if the cells are adjacent
    /// without crossing, or not neighbours.
    fn direction_round(self, from: Coord, to: Coord) -> Option<Direction> {
        let bounds = self.picture.glyphs.bounds();
        let leads = |&direction: &Direction| bounds.step(from, direction) == Some(to);
        let mut directions = Direction::ALL.into_iter().filter(leads);
        let is_beside = |direction| self.plan.next(from, direction) == Some(to);
        let first = directions.next()?;
        let all_round = !is_beside(first) && !directions.any(is_beside);
        all_round.then_some(first)
    }
}
