//! [`Aim`]: a falling piece that the player shifts and turns before it drops.

use collinear::picture::Picture;

use super::{board::Toward, position::Fall, session::Session};

/// A falling piece: its legal drops, and the drop that is chosen now.
#[derive(Clone, Debug)]
pub(crate) struct Aim {
    drops: Vec<Drop>,
    at: usize,
    /// The number of rows that the piece has fallen.
    fallen: usize,
}

/// A legal move that drops the piece.
#[derive(Clone, Debug)]
struct Drop {
    fall: Fall,
    /// The left end of the piece, in half cells.
    left: usize,
    /// The number of rows above the piece.
    depth: usize,
}

impl Drop {
    fn turn(&self) -> Option<&str> {
        self.fall.turn.as_deref()
    }
}

impl Aim {
    /// The current piece above the middle of the board; `None` if no piece falls.
    pub(crate) fn of(session: &Session) -> Option<Self> {
        let cells = session.board().cells();
        let drops = session.falls().into_iter().filter_map(|fall| {
            let places = || fall.rests.iter().map(|&(cell, _)| &cells[cell]);
            let left = places().map(|cell| cell.x).min()?;
            let depth = places().map(|cell| cell.y).min()?;
            Some(Drop { fall, left, depth })
        });
        let mut aim = Self {
            drops: drops.collect(),
            at: 0,
            fallen: 0,
        };
        let middle = session.board().columns().len().saturating_sub(3);
        let first = aim.drops.first()?.fall.turn.as_deref();
        aim.at = aim.nearest(first, middle)?;
        Some(aim)
    }

    /// The index of the drop with this turn whose left end is nearest to `left`.
    fn nearest(&self, turn: Option<&str>, left: usize) -> Option<usize> {
        let drops = self.drops.iter().enumerate();
        let turned = drops.filter(|(_, drop)| drop.turn() == turn && drop.depth >= self.fallen);
        let nearest = turned.min_by_key(|(_, drop)| drop.left.abs_diff(left));
        nearest.map(|(at, _)| at)
    }

    /// Shifts the piece to the left or the right if there is room.
    pub(crate) fn shift(&mut self, toward: Toward) {
        let drop = &self.drops[self.at];
        let left = drop.left;
        let to = match toward {
            Toward::Left => left.saturating_sub(2),
            _ => left + 2,
        };
        let is_there = |at: &usize| self.drops[*at].left == to;
        if let Some(at) = self.nearest(drop.turn(), to).filter(is_there) {
            self.at = at;
        }
    }

    /// Turns the piece to the next position that has room.
    pub(crate) fn turn(&mut self) {
        let mut turns: Vec<_> = self.drops.iter().map(Drop::turn).collect();
        turns.dedup();
        let drop = &self.drops[self.at];
        let now = turns.iter().position(|&turn| turn == drop.turn());
        let others = turns.iter().cycle().skip(now.unwrap_or(0) + 1);
        let others = others.take(turns.len());
        let mut rooms = others.filter_map(|&turn| self.nearest(turn, drop.left));
        if let Some(at) = rooms.next() {
            self.at = at;
        }
    }

    /// Lowers the piece by a row; returns `false` if it already rests.
    pub(crate) fn fall(&mut self) -> bool {
        let falls = self.fallen < self.drops[self.at].depth;
        self.fallen += usize::from(falls);
        falls
    }

    /// The index of the chosen move among the legal ones.
    pub(crate) fn m(&self) -> usize {
        self.drops[self.at].fall.m
    }

    /// The cells where the piece comes to rest.
    pub(crate) fn rests(&self) -> Vec<usize> {
        let rests = self.drops[self.at].fall.rests.iter();
        rests.map(|&(cell, _)| cell).collect()
    }

    /// The board with the piece and the place where it will rest.
    pub(crate) fn picture(&self, session: &Session) -> Picture {
        session.picture_with(&self.seen(session), &self.rests())
    }

    /// The cells of the piece now, and the character of each.
    pub(crate) fn seen(&self, session: &Session) -> Vec<(usize, char)> {
        let drop = &self.drops[self.at];
        let (board, up) = (session.board(), drop.depth - self.fallen);
        let cells = board.cells();
        let rests = drop.fall.rests.iter();
        let seen = rests.filter_map(|&(cell, shows)| {
            let cell = &cells[cell];
            Some((board.at(cell.x, cell.y.checked_sub(up)?)?, shows))
        });
        seen.collect()
    }
}

#[cfg(all(test, feature = "program"))]
mod tests {
    use super::*;
    use crate::program::all_games;

    /// Where the piece is after these keys: left, right, up turns, down lowers it.
    fn seen(keys: &str) -> String {
        let tetris = all_games()
            .into_iter()
            .find(|entry| entry.game.name() == "tetris");
        let mut session = tetris.expect("a game").game.open(&[]).expect("it opens");
        for word in ["T", "I"] {
            session.play_word(word).expect(word);
        }
        let mut aim = Aim::of(&session).expect("a piece falls");
        for key in keys.chars() {
            match key {
                'l' => aim.shift(Toward::Left),
                'r' => aim.shift(Toward::Right),
                'u' => aim.turn(),
                _ => assert!(aim.fall()),
            }
        }
        let cells = session.board().cells();
        let mut names: Vec<_> = aim
            .seen(&session)
            .into_iter()
            .map(|(at, _)| &*cells[at].name)
            .collect();
        names.sort_unstable();
        format!(
            "{}: {}",
            session.move_text(aim.m()).unwrap_or_default(),
            names.join(" ")
        )
    }

    #[test]
    fn a_piece_is_shifted_turned_and_lowered() {
        for (keys, place) in [
            ("", "d2: d20 e19 e20 f20"),
            ("l", "c2: c20 d19 d20 e20"),
            ("llllllll", "a2: a20 b19 b20 c20"),
            ("rrrrrrrr", "h2: h20 i19 i20 j20"),
            ("u", "e3=r1: d19 e18 e19 e20"),
            ("uuuu", "d2: d20 e19 e20 f20"),
            ("ddr", "e2: e18 f17 f18 g18"),
        ] {
            assert_eq!(seen(keys), place, "{keys}");
        }
    }
}
