//! [`Overlay`]: finds lines on the board of any game, as numbers of cells.

use collinear::{
    Board, Grid, Headings, Layout, PathError, RunThrough, Stop,
    picture::{Figure, Tiling},
    rules::Side,
};

use super::{
    about::About,
    numbers::{cells, numbers},
};

/// A line of cells on the board of a game, and the cells at its ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeenLine {
    /// The side whose pieces form the line, if it is a run.
    pub side: Option<Side>,
    /// The cells of the line.
    pub cells: Vec<usize>,
    /// The empty cells beyond the ends of the line.
    pub free: Vec<usize>,
    /// The occupied cells that end the line.
    pub blockers: Vec<usize>,
}

/// The characters of a board, as pieces for line queries.
pub(crate) struct Overlay<'a, B: Layout> {
    about: &'a About,
    glyphs: Grid<char, B>,
}

impl<'a, B: Headings + Layout> Overlay<'a, B> {
    pub(crate) const fn of(about: &'a About, glyphs: Grid<char, B>) -> Self {
        Self { about, glyphs }
    }

    /// Finds all runs of two or more cells if `of` is empty. With one cell, finds the open lines from it; with two
    /// cells, the straight path between them.
    pub(crate) fn lines(&self, of: &[usize]) -> Vec<SeenLine> {
        match cells(self.board().topology(), of)[..] {
            [] => self.runs(),
            [from] => self.rays(from),
            [from, to, ..] => self.path(from, to).into_iter().collect(),
        }
    }

    fn figure(&self, glyph: char) -> Figure {
        self.about.look.theme.figure(glyph)
    }

    fn board(&self) -> &Board<B> {
        self.glyphs.board()
    }

    /// The headings from a cell. Hexagons in rows and columns have six of the eight headings.
    fn headings(&self, at: B::Cell) -> impl Iterator<Item = B::Heading> {
        let board = self.board().topology();
        board.headings(at).filter(move |&heading| {
            let Some(next) = self.board().step(at, heading) else {
                return true;
            };
            let (from, to) = (board.on_paper(at), board.on_paper(next));
            let down = from.row < to.row;
            let right = from.col < to.col;
            // Squares can be drawn as hexagons.
            let is_slanted = self.about.look.tiling == Tiling::Hexagonal;
            !is_slanted || from.row == to.row || from.col == to.col || down == right
        })
    }

    fn is_free(&self, at: B::Cell) -> bool {
        self.glyphs
            .get(at)
            .is_some_and(|&glyph| self.figure(glyph) == Figure::Nothing)
    }

    /// The piece at a cell: its side, or its character in a game for one player.
    fn kind(&self, at: B::Cell) -> Option<(Option<Side>, char)> {
        let glyph = *self.glyphs.get(at)?;
        match self.about.owner(glyph) {
            Some(side) => Some((Some(side), ' ')),
            None if self.figure(glyph) == Figure::Nothing || self.figure(glyph) == Figure::Off => {
                None
            }
            None => Some((None, glyph)),
        }
    }

    fn numbers(&self, cells: impl IntoIterator<Item = B::Cell>) -> Vec<usize> {
        numbers(self.board().topology(), &mut cells.into_iter())
    }

    /// All runs of two or more cells.
    fn runs(&self) -> Vec<SeenLine> {
        let board = self.board();
        let mut runs: Vec<SeenLine> = Vec::new();
        for at in board.cells() {
            let Some(kind) = self.kind(at) else {
                continue;
            };
            for heading in self.headings(at) {
                let run = board.run_through(at, heading, |at| self.kind(at) == Some(kind));
                let RunThrough {
                    line,
                    behind,
                    ahead,
                    ..
                } = run;
                // A run is found from each end, and a ring from every cell. This keeps one copy.
                if line.len() < 2 || line.first() != Some(at) || line.last() < Some(at) {
                    continue;
                }
                // A ring is found in both directions. This keeps one of the two.
                if behind == Stop::Ring && line.iter().nth(1) > line.last() {
                    continue;
                }
                let ends = [behind, ahead].into_iter().filter_map(blocker);
                let (free, blockers): (Vec<_>, Vec<_>) = ends.partition(|&at| self.is_free(at));
                runs.push(SeenLine {
                    side: kind.0,
                    cells: self.numbers(line.iter()),
                    free: self.numbers(free),
                    blockers: self.numbers(blockers),
                });
            }
        }
        runs
    }

    /// The open line from a cell in each direction, and the occupied cell that ends the line, if any.
    fn rays(&self, from: B::Cell) -> Vec<SeenLine> {
        let rays = self.headings(from).map(|heading| {
            let slide = self.board().slide(from, heading, .., |at| self.is_free(at));
            SeenLine {
                cells: self.numbers(slide.line.iter()),
                blockers: self.numbers(blocker(slide.stop)),
                ..SeenLine::default()
            }
        });
        rays.filter(|ray| *ray != SeenLine::default()).collect()
    }

    /// The straight path from one cell to another, if no piece is in the way.
    fn path(&self, from: B::Cell, to: B::Cell) -> Option<SeenLine> {
        let board = self.board();
        let far = board.topology().cell_count();
        let paths = self.headings(from).filter_map(|heading| {
            let path = board.path_along(from, heading, to, far, |at| at == to || self.is_free(at));
            match path {
                Ok(line) => Some(SeenLine {
                    cells: self.numbers(line.iter()),
                    ..SeenLine::default()
                }),
                Err(PathError::Blocked { after, at, .. }) => Some(SeenLine {
                    cells: self.numbers(board.ray(from, heading).take(after)),
                    blockers: self.numbers([at]),
                    ..SeenLine::default()
                }),
                Err(_) => None,
            }
        });
        paths.min_by_key(|path| (path.blockers.len(), path.cells.len()))
    }
}

fn blocker<C>(stop: Stop<C>) -> Option<C> {
    match stop {
        Stop::Blocked(at) => Some(at),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::{hnefatafl::BRANDUBH, hnefatafl::Hnefatafl, in_a_row::TIC_TAC_TOE};

    use crate::{Playable, Session};
    #[cfg(feature = "program")]
    use crate::{core::record::Record, program::open};

    fn numbers(session: &Session, names: &str) -> Vec<usize> {
        let names = names.split_whitespace();
        let named = |name| session.board().named(name).expect("it is a cell");
        names.map(named).collect()
    }

    #[test]
    fn a_run_knows_whose_it_is_and_which_ends_are_open() {
        let mut session = Playable::with_notation(TIC_TAC_TOE).session();
        for word in ["a1", "b1", "a2", "c1"] {
            session.play_word(word).expect("it is legal");
        }
        let runs = session.lines(&[]).into_iter();
        let ends: Vec<_> = runs.map(|run| (run.side, run.free, run.blockers)).collect();
        let of = |names| numbers(&session, names);
        let (first, second) = (session.turn(), session.turn().other());
        assert!(ends.contains(&(Some(first), of("a3"), vec![])), "{ends:?}");
        assert!(ends.contains(&(Some(second), vec![], of("a1"))), "{ends:?}");
        assert_eq!(ends.len(), 2);
    }

    #[test]
    fn a_way_is_free_as_far_as_nothing_stands_there() {
        let rules = Hnefatafl::new(BRANDUBH).expect("its army fits");
        let session = Playable::with_notation(rules).session();
        let of = |names| numbers(&session, names);
        for (way, free, blockers) in [("d7 a7", "c7 b7 a7", ""), ("d4 d1", "", "d3")] {
            let line = &session.lines(&of(way))[0];
            let expected = (&of(free), &of(blockers));
            assert_eq!((&line.cells, &line.blockers), expected, "{way}");
        }
        assert_eq!(session.lines(&of("d4 a2")), []);
        let rays = session.lines(&of("d7"));
        assert!(rays.iter().any(|ray| ray.cells == of("c7 b7 a7")));
        assert!(rays.iter().any(|ray| ray.blockers == of("d6")));
    }

    #[cfg(feature = "program")]
    #[test]
    fn any_game_on_any_board_has_lines_of_its_cells() {
        let games = crate::all_games();
        for game in &games {
            let record = Record::new(vec![game.game.name().to_owned()]);
            let session = open(&games, &record).expect("it can be opened");
            let cells = 0..session.board().cells().len();
            let all = session.lines(&[]).into_iter();
            let rays = cells.clone().flat_map(|from| session.lines(&[from]));
            let paths = cells.clone().flat_map(|to| session.lines(&[0, to]));
            for line in all.chain(rays).chain(paths) {
                let named = [&line.cells, &line.free, &line.blockers];
                let mut named = named.into_iter().flatten();
                assert!(
                    named.all(|cell| cells.contains(cell)),
                    "{}",
                    game.game.name()
                );
            }
        }
    }
}
