//! Onitama: cards as pictures, turned round for the second player.

use super::{
    board::{At, Board, OFF},
    told::{Ended, Mover, Told},
};

/// Each card: two rows before the piece, its own row and the one behind it.
const PICTURES: [(&str, &str); 16] = [
    ("tiger", "..*.. ..... ..@.. ..*.."),
    ("dragon", "..... *...* ..@.. .*.*."),
    ("frog", "..... .*... *.@.. ...*."),
    ("rabbit", "..... ...*. ..@.* .*..."),
    ("crab", "..... ..*.. *.@.* ....."),
    ("elephant", "..... .*.*. .*@*. ....."),
    ("goose", "..... .*... .*@*. ...*."),
    ("rooster", "..... ...*. .*@*. .*..."),
    ("monkey", "..... .*.*. ..@.. .*.*."),
    ("mantis", "..... .*.*. ..@.. ..*.."),
    ("horse", "..... ..*.. .*@.. ..*.."),
    ("ox", "..... ..*.. ..@*. ..*.."),
    ("crane", "..... ..*.. ..@.. .*.*."),
    ("boar", "..... ..*.. .*@*. ....."),
    ("eel", "..... .*... ..@*. .*..."),
    ("cobra", "..... ...*. .*@.. ...*."),
];

#[derive(Clone)]
pub(crate) struct Onitama {
    board: Board,
    /// Two cards for each player, and the one beside the board.
    cards: [&'static str; 5],
    plies: usize,
    quiet: usize,
    limit: usize,
}

impl Onitama {
    pub(crate) fn start(cards: [&'static str; 5], limit: usize) -> Self {
        Self {
            board: Board::of("ssmss\n.....\n.....\n.....\nSSMSS"),
            cards,
            plies: 0,
            quiet: 0,
            limit,
        }
    }

    fn player(&self) -> usize {
        self.plies % 2
    }

    fn steps(&self, card: &str) -> Vec<At> {
        let (_, picture) = PICTURES.iter().find(|(name, _)| *name == card).unwrap();
        let rows: Vec<_> = picture.split(' ').collect();
        let mut steps = Vec::new();
        for (row, down) in rows.iter().zip(-2..) {
            for (glyph, right) in row.chars().zip(-2..) {
                let turned = if self.player() == 0 { 1 } else { -1 };
                if glyph == '*' {
                    steps.push((turned * down, turned * right));
                }
            }
        }
        steps
    }

    fn is_of(player: usize, byte: u8) -> bool {
        let own = [b"SM", b"sm"][player];
        own.contains(&byte)
    }
}

impl Told for Onitama {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let hand = &self.cards[2 * self.player()..][..2];
        let mut moves = Vec::new();
        for card in hand {
            for from in self.board.all() {
                for (down, right) in self.steps(card) {
                    let to = (from.0 + down, from.1 + right);
                    let goes = Self::is_of(self.player(), self.board.at(from))
                        && self.board.at(to) != OFF
                        && !Self::is_of(self.player(), self.board.at(to));
                    if goes {
                        let cells = self.board.names(&[from, to]).join("-");
                        moves.push(format!("{cells}={card}"));
                    }
                }
            }
        }
        if moves.is_empty() {
            moves.extend(hand.iter().map(|&card| card.to_owned()));
        }
        moves
    }

    fn play(&mut self, word: &str) {
        let (cells, card) = word.split_once('=').unwrap_or(("", word));
        self.quiet += 1;
        if let Some((from, to)) = cells.split_once('-') {
            let [from, to] = [from, to].map(|name| self.board.cell(name));
            if self.board.at(to) != b'.' {
                self.quiet = 0;
            }
            self.board.put(to, self.board.at(from));
            self.board.put(from, b'.');
        }
        let held = self.cards.iter().position(|held| *held == card).unwrap();
        self.cards.swap(held, 4);
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.board.text()
    }

    fn mover(&self) -> Mover {
        Mover::Player(self.player())
    }

    fn ended(&self) -> Option<Ended> {
        let [first, second] = [b'M', b'm'].map(|master| self.board.with(master));
        if second.is_empty() || first == [(0, 2)] {
            return Some(Ended::Won(0));
        }
        if first.is_empty() || second == [(4, 2)] {
            return Some(Ended::Won(1));
        }
        (self.quiet >= self.limit).then_some(Ended::Drawn)
    }

    /// Each hand in the order of the list.
    fn beside(&self) -> String {
        let place = |card: &&str| PICTURES.iter().position(|(name, _)| name == card);
        let mut cards = self.cards;
        cards[..2].sort_by_key(place);
        cards[2..4].sort_by_key(place);
        let [a, b, c, d, beside] = cards;
        format!("cards of Red: {a}, {b}, cards of Blue: {c}, {d}, beside the board: {beside}")
    }
}
