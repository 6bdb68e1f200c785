//! Khet: a table of letters, and mirrors case by case.

use super::{
    board::{At, whole},
    told::{Ended, Mover, Told},
};

/// A letter, a capital for Silver, and the direction that the piece faces, clockwise from north.
type Piece = (char, usize);

const EMPTY: Piece = ('.', 0);

#[derive(Clone)]
pub(crate) struct Khet {
    squares: Vec<Vec<Piece>>,
    plies: usize,
    quiet: usize,
    limit: usize,
}

const WAYS: [At; 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

fn name((row, col): At) -> String {
    format!("{}{}", &"abcdefghij"[whole(col)..][..1], 8 - row)
}

/// The directions in which a beam continues, by the way it comes.
fn reflected((letter, facing): Piece, way: usize) -> Option<usize> {
    // Mirrors face north and east, or south and west: north becomes .., east, south, west.
    let one = [3, 2, 1, 0];
    let other = [1, 0, 3, 2];
    match (letter.to_ascii_lowercase(), facing) {
        ('s', 0 | 2) => Some(one[way]),
        ('s', _) => Some(other[way]),
        // The beam meets the side that it comes from.
        ('p', 0) if way == 2 || way == 3 => Some(one[way]),
        ('p', 1) if way == 3 || way == 0 => Some(other[way]),
        ('p', 2) if way == 0 || way == 1 => Some(one[way]),
        ('p', 3) if way == 1 || way == 2 => Some(other[way]),
        _ => None,
    }
}

impl Khet {
    pub(crate) fn start(setup: &str, limit: usize) -> Self {
        let mut squares = vec![vec![EMPTY; 10]; 8];
        for (row, text) in setup.split('/').enumerate() {
            let (letters, mut col, mut next): (Vec<char>, usize, usize) =
                (text.chars().collect(), 0, 0);
            while next < letters.len() {
                let letter = letters[next];
                next += 1;
                if let Some(free) = letter.to_digit(10) {
                    col += free as usize;
                    continue;
                }
                let mut facing = 0;
                if !"kK".contains(letter) {
                    facing = letters[next].to_digit(10).unwrap() as usize - 1;
                    next += 1;
                }
                squares[row][col] = (letter, facing);
                col += 1;
            }
        }
        Self {
            squares,
            plies: 0,
            quiet: 0,
            limit,
        }
    }

    fn at(&self, (row, col): At) -> Option<Piece> {
        let is_there = (0..8).contains(&row) && (0..10).contains(&col);
        is_there.then(|| self.squares[whole(row)][whole(col)])
    }

    fn put(&mut self, (row, col): At, piece: Piece) {
        self.squares[whole(row)][whole(col)] = piece;
    }

    fn is_silver(&self) -> bool {
        self.plies.is_multiple_of(2)
    }

    fn may_stand((letter, _): Piece, at: At) -> bool {
        let red = at.1 == 0 || at == (0, 8) || at == (7, 8);
        let silver = at.1 == 9 || at == (0, 1) || at == (7, 1);
        if letter.is_uppercase() { !red } else { !silver }
    }

    /// Fires, and returns true if anything is removed.
    fn fire(&mut self, is_silver: bool) -> bool {
        let mut at = if is_silver { (7, 9) } else { (0, 0) };
        let mut way = self.at(at).unwrap().1;
        loop {
            at = (at.0 + WAYS[way].0, at.1 + WAYS[way].1);
            match self.at(at) {
                None => return false,
                Some(EMPTY) => {}
                Some(piece) => {
                    if let Some(turned) = reflected(piece, way) {
                        way = turned;
                        continue;
                    }
                    let in_front = (piece.1 + 2) % 4 == way;
                    match piece.0 {
                        'x' | 'X' => return false,
                        'a' | 'A' if in_front => return false,
                        _ => {}
                    }
                    self.put(at, EMPTY);
                    return true;
                }
            }
        }
    }

    fn all(&self) -> Vec<(String, Self)> {
        let mut found = Vec::new();
        for at in (0..8).flat_map(|row| (0..10).map(move |col| (row, col))) {
            let Some(piece) = self.at(at).filter(|&piece| piece != EMPTY) else {
                continue;
            };
            if piece.0.is_uppercase() != self.is_silver() {
                continue;
            }
            let kind = piece.0.to_ascii_lowercase();
            for (down, right) in (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)))
            {
                let to = (at.0 + down, at.1 + right);
                let Some(other) = self.at(to).filter(|_| kind != 'x' && to != at) else {
                    continue;
                };
                let swaps = |other: Piece| {
                    kind == 's' && "aApP".contains(other.0) && Self::may_stand(other, at)
                };
                if (other == EMPTY || swaps(other)) && Self::may_stand(piece, to) {
                    let mut next = self.clone();
                    next.put(to, piece);
                    next.put(at, other);
                    found.push((format!("{}-{}", name(at), name(to)), next));
                }
            }
            for (quarters, word) in [(1, "right"), (3, "left")] {
                let facing = (piece.1 + quarters) % 4;
                let (row, col) = (at.0 + WAYS[facing].0, at.1 + WAYS[facing].1);
                let can = match kind {
                    'k' => false,
                    's' => quarters == 1,
                    'x' => self.at((row, col)).is_some(),
                    _ => true,
                };
                if can {
                    let mut next = self.clone();
                    next.put(at, (piece.0, facing));
                    found.push((format!("{}={word}", name(at)), next));
                }
            }
        }
        for (_, next) in &mut found {
            let has_hit = next.fire(self.is_silver());
            next.quiet = if has_hit { 0 } else { next.quiet + 1 };
            next.plies += 1;
        }
        found
    }

    fn has(&self, letter: char) -> bool {
        self.squares
            .concat()
            .into_iter()
            .any(|piece| piece.0 == letter)
    }
}

impl Told for Khet {
    fn moves(&self) -> Vec<String> {
        let moves = self.all().into_iter().filter(|_| self.ended().is_none());
        moves.map(|(word, _)| word).collect()
    }

    fn play(&mut self, word: &str) {
        *self = self
            .all()
            .into_iter()
            .find(|it| it.0 == word)
            .expect("a move")
            .1;
    }

    fn cells(&self) -> String {
        let glyph = |(letter, facing): Piece| {
            let glyphs = match letter {
                '.' => "....",
                'K' => "KKKK",
                'k' => "kkkk",
                'A' => "▲▶▼◀",
                'a' => "△▷▽◁",
                'P' => "◣◤◥◢",
                'p' => "◺◸◹◿",
                'S' => "\\/\\/",
                's' => "╲╱╲╱",
                'X' => "⇑⇒⇓⇐",
                _ => "↑→↓←",
            };
            glyphs.chars().nth(facing).unwrap()
        };
        self.squares.concat().into_iter().map(glyph).collect()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        match (self.has('K'), self.has('k')) {
            (false, _) => Some(Ended::Won(1)),
            (_, false) => Some(Ended::Won(0)),
            _ => (self.quiet == self.limit).then_some(Ended::Drawn),
        }
    }
}
