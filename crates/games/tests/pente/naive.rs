//! The naive program: Pente on lists of characters, a step at a time.

use collinear::Coord;
use collinear::rules::{Outcome, Side};
use collinear_games::pente::{Captures, Opening, Pente, State, Variant};

#[derive(Clone)]
pub(crate) struct Naive {
    rows: Vec<Vec<char>>,
    pub(crate) turn: Side,
    pub(crate) captured: [usize; 2],
    variant: Variant,
}

type Place = (i32, i32);

fn place_of(at: Coord) -> Place {
    (
        i32::try_from(at.row).unwrap(),
        i32::try_from(at.col).unwrap(),
    )
}

impl Naive {
    pub(crate) fn of(rules: &Pente) -> Self {
        let variant = *rules.variant();
        Self {
            rows: vec![vec!['.'; variant.cols]; variant.rows],
            turn: Side::First,
            captured: [0, 0],
            variant,
        }
    }

    pub(crate) fn at(rules: &Pente, state: &State) -> Self {
        let mut naive = Self::of(rules);
        for (at, &cell) in state.grid().indexed() {
            naive.rows[at.row][at.col] = cell.into();
        }
        Self {
            turn: state.turn,
            captured: state.extra,
            ..naive
        }
    }

    pub(crate) fn picture(&self) -> String {
        let row = |row: &Vec<char>| {
            row.iter()
                .map(char::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        self.rows.iter().map(row).collect::<Vec<_>>().join("\n")
    }

    fn glyph(&self, (row, col): Place) -> char {
        let row = usize::try_from(row).ok().and_then(|row| self.rows.get(row));
        let cell = row.and_then(|row| row.get(usize::try_from(col).ok()?));
        cell.copied().unwrap_or('#')
    }

    fn line(&self, (row, col): Place, (down, right): Place, length: i32) -> String {
        (0..length)
            .map(|i| self.glyph((row + i * down, col + i * right)))
            .collect()
    }

    fn ways() -> impl Iterator<Item = Place> {
        let all = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        all.filter(|&way| way != (0, 0))
    }

    pub(crate) fn place(&mut self, at: Coord) {
        let (own, theirs) = match self.turn {
            Side::First => ("X", "O"),
            Side::Second => ("O", "X"),
        };
        let (row, col) = place_of(at);
        self.rows[at.row][at.col] = own.chars().next().unwrap();
        let most = if self.variant.captures == Captures::Pairs {
            2
        } else {
            3
        };
        for (down, right) in Self::ways() {
            for between in 2..=most {
                let wanted = own.to_owned() + &theirs.repeat(between) + own;
                let between = i32::try_from(between).unwrap();
                if self.line((row, col), (down, right), between + 2) == wanted {
                    for i in 1..=between {
                        let taken = (row + i * down, col + i * right);
                        self.rows[usize::try_from(taken.0).unwrap()]
                            [usize::try_from(taken.1).unwrap()] = '.';
                        self.captured[self.turn.index()] += 1;
                    }
                }
            }
        }
        self.turn = self.turn.other();
    }

    fn cells(&self) -> impl Iterator<Item = Coord> {
        let (rows, cols) = (self.variant.rows, self.variant.cols);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Coord::new(row, col)))
    }

    pub(crate) fn moves(&self) -> Vec<Coord> {
        let stones = self
            .rows
            .iter()
            .flatten()
            .filter(|&&glyph| glyph != '.')
            .count();
        let begins = self.captured == [0, 0] && self.turn == Side::First;
        let middle = ((self.variant.rows / 2), (self.variant.cols / 2));
        let may = |at: &Coord| {
            let away = at.row.abs_diff(middle.0).max(at.col.abs_diff(middle.1));
            match (self.variant.opening, stones) {
                (Opening::Centre | Opening::Tournament, 0) if begins => away == 0,
                (Opening::Tournament, 2) if begins => away > 2,
                _ => true,
            }
        };
        self.cells()
            .filter(|at| self.rows[at.row][at.col] == '.')
            .filter(may)
            .collect()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        for side in Side::BOTH {
            let five = char::from(side).to_string().repeat(5);
            let goal = self.variant.captured_to_win;
            let has_five = self
                .cells()
                .any(|at| Self::ways().any(|way| self.line(place_of(at), way, 5) == five));
            if has_five || (goal > 0 && self.captured[side.index()] >= goal) {
                return Some(Outcome::Win(side));
            }
        }
        self.moves().is_empty().then_some(Outcome::Draw)
    }

    /// The number of sequences of this many moves; finished games are not counted again.
    pub(crate) fn perft(&self, depth: usize) -> u128 {
        if depth == 0 {
            return 1;
        }
        if self.outcome().is_some() {
            return 0;
        }
        let next = self.moves().into_iter().map(|at| {
            let mut next = self.clone();
            next.place(at);
            next.perft(depth - 1)
        });
        next.sum()
    }
}
