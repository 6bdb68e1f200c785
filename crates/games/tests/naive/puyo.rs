//! Puyo Puyo: the two blobs of a pair are let in from above, one after the other.

use super::{
    board::{Board, ORTHOGONAL},
    gems::{Well, fall},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Puyo {
    well: Well,
    colours: usize,
}

/// Where the second blob is, and in which columns, seen from the first, they are let in, the lower one first.
const WAYS: [(&str, [(usize, i32); 2]); 4] = [
    ("up", [(0, 0), (1, 0)]),
    ("right", [(0, 0), (1, 1)]),
    ("down", [(1, 0), (0, 0)]),
    ("left", [(0, 0), (1, -1)]),
];

impl Puyo {
    pub(crate) fn start(rows: usize, cols: usize, colours: usize) -> Self {
        Self {
            well: Well::empty(rows, cols),
            colours,
        }
    }

    /// Each drop of a pair with the board after it, before anything goes.
    fn drops(&self, pair: &str) -> Vec<(String, Board)> {
        let mut drops: Vec<(String, Board)> = Vec::new();
        for (way, blobs) in WAYS {
            for col in 0..self.well.board.cols {
                let mut after = self.well.board.clone();
                let has_room = blobs.iter().all(|&(blob, beside)| {
                    let top = (0, col + beside);
                    let is_free = after.at(top) == b'.';
                    if is_free {
                        after.put(top, pair.as_bytes()[blob]);
                        fall(&mut after);
                    }
                    is_free
                });
                // Two of a colour that are turned over are the same pair.
                let is_same = pair[..1] == pair[1..] && ["down", "left"].contains(&way);
                if has_room && !is_same {
                    drops.push((format!("{}={way}", after.name((0, col))), after));
                }
            }
        }
        drops
    }
}

/// The blobs that are connected with three others of their colour, and more.
fn connected(board: &Board) -> Vec<(i32, i32)> {
    let mut blobs = board.all();
    blobs.retain(|&at| {
        let colour = board.at(at);
        let group = board.reached(at, &ORTHOGONAL, &|byte| byte == colour);
        colour != b'.' && group.len() >= 4
    });
    blobs
}

impl Told for Puyo {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let Some(pair) = &self.well.falls else {
            let colours = || "rgbyp".chars().take(self.colours);
            let pairs = colours().flat_map(|one| colours().map(move |two| format!("{one}{two}")));
            return pairs.collect();
        };
        self.drops(pair).into_iter().map(|(word, _)| word).collect()
    }

    fn play(&mut self, word: &str) {
        let Some(pair) = self.well.falls.take() else {
            self.well.falls = Some(word.to_owned());
            return;
        };
        let mut drops = self.drops(&pair).into_iter();
        let (_, board) = drops.find(|(other, _)| other == word).expect(word);
        self.well.board = board;
        self.well.chain(connected);
    }

    fn cells(&self) -> String {
        self.well.board.text()
    }

    fn mover(&self) -> Mover {
        self.well.mover()
    }

    fn ended(&self) -> Option<Ended> {
        let is_over = self.drops("rg").is_empty();
        is_over.then_some(Ended::Score(self.well.score))
    }

    fn beside(&self) -> String {
        self.well.beside()
    }
}
