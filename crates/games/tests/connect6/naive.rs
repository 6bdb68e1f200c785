//! The naive program: only a list of stones.

use collinear::Coord;
use collinear::rules::{Outcome, Side};
use collinear_games::connect6::Variant;

#[derive(Clone)]
pub(crate) struct Naive {
    stones: Vec<Coord>,
    variant: Variant,
}

impl Naive {
    pub(crate) fn of(variant: Variant) -> Self {
        let stones = Vec::new();
        Self { stones, variant }
    }

    /// The owner of the stone with this number.
    fn owner(&self, number: usize) -> Side {
        let Variant { stones, first, .. } = self.variant;
        let mut turns = vec![Side::First; first];
        while turns.len() <= number {
            let next = turns[turns.len() - 1].other();
            turns.extend(vec![next; stones]);
        }
        turns[number]
    }

    pub(crate) fn turn(&self) -> Side {
        self.owner(self.stones.len())
    }

    pub(crate) fn place(&mut self, at: Coord) {
        self.stones.push(at);
    }

    fn cells(&self) -> impl Iterator<Item = Coord> {
        let (rows, cols) = (self.variant.rows, self.variant.cols);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Coord::new(row, col)))
    }

    fn glyph(&self, at: Coord) -> char {
        let number = self.stones.iter().position(|&stone| stone == at);
        number.map_or('.', |number| self.owner(number).into())
    }

    pub(crate) fn free(&self) -> Vec<Coord> {
        self.cells()
            .filter(|at| !self.stones.contains(at))
            .collect()
    }

    pub(crate) fn picture(&self) -> String {
        let row = |row| {
            let cells =
                (0..self.variant.cols).map(|col| self.glyph(Coord::new(row, col)).to_string());
            cells.collect::<Vec<_>>().join(" ")
        };
        (0..self.variant.rows)
            .map(row)
            .collect::<Vec<_>>()
            .join("\n")
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let ways = [(0, 1), (1, 0), (1, 1), (1, -1)];
        for from in self.cells().filter(|&at| self.glyph(at) != '.') {
            for (down, right) in ways {
                let cell = |i: usize| {
                    let i = isize::try_from(i).unwrap();
                    let row = from.row.checked_add_signed(i * down)?;
                    let col = from.col.checked_add_signed(i * right)?;
                    Some(self.glyph(Coord::new(row, col)))
                };
                let own = Some(self.glyph(from));
                if (0..self.variant.connect).all(|i| cell(i) == own) {
                    let winner = Side::BOTH
                        .into_iter()
                        .find(|&side| own == Some(side.into()));
                    return winner.map(Outcome::Win);
                }
            }
        }
        self.free().is_empty().then_some(Outcome::Draw)
    }

    /// The number of sequences of this many stones; finished games are not counted again.
    pub(crate) fn perft(&self, depth: usize) -> u128 {
        if depth == 0 {
            return 1;
        }
        if self.outcome().is_some() {
            return 0;
        }
        let next = self.free().into_iter().map(|at| {
            let mut next = self.clone();
            next.place(at);
            next.perft(depth - 1)
        });
        next.sum()
    }
}
