//! Complica: columns as stacks that lose their lowest disc, and rows read off them.

use super::told::{Ended, Mover, Told};

#[derive(Clone)]
pub(crate) struct Complica {
    rows: usize,
    k: usize,
    /// Whether longer lines don't win.
    exactly: bool,
    /// The discs of each, the lowest first.
    columns: Vec<String>,
    plies: usize,
    pushed: usize,
    limit: usize,
}

impl Complica {
    pub(crate) fn start(
        rows: usize,
        cols: usize,
        (k, exactly): (usize, bool),
        limit: usize,
    ) -> Self {
        Self {
            rows,
            k,
            exactly,
            columns: vec![String::new(); cols],
            plies: 0,
            pushed: 0,
            limit,
        }
    }

    /// The rows, the upper one first.
    fn lines_across(&self) -> Vec<String> {
        let disc = |column: &String, row| column.chars().nth(row).unwrap_or('.');
        let row = |row| {
            self.columns
                .iter()
                .map(|column| disc(column, row))
                .collect()
        };
        (0..self.rows).rev().map(row).collect()
    }

    /// Whether a player has a line: as text along rows and columns, and along the rows once each is moved by
    /// one against the one above.
    fn has_line(&self, disc: char) -> bool {
        let wins = |piece: &str| piece.len() == self.k || (piece.len() > self.k && !self.exactly);
        let rows = self.lines_across();
        let shifted = |back: bool| -> Vec<String> {
            let places = 0..rows.len();
            let shift = |row: usize| if back { rows.len() - 1 - row } else { row };
            let padded = places.map(|row| {
                let (left, right) = (shift(row), rows.len() - 1 - shift(row));
                format!("{}{}{}", " ".repeat(left), rows[row], " ".repeat(right))
            });
            padded.collect()
        };
        let upright = |rows: &[String]| -> Vec<String> {
            let width = rows.first().map_or(0, String::len);
            let column = |col| rows.iter().filter_map(|row| row.chars().nth(col)).collect();
            (0..width).map(column).collect()
        };
        let all = [
            upright(&rows),
            upright(&shifted(false)),
            upright(&shifted(true)),
            rows.clone(),
        ];
        let mut texts = all.iter().flatten();
        texts.any(|text| text.split(|found| found != disc).any(wins))
    }
}

impl Told for Complica {
    fn moves(&self) -> Vec<String> {
        match self.ended() {
            Some(_) => Vec::new(),
            None => (1..=self.columns.len())
                .map(|column| column.to_string())
                .collect(),
        }
    }

    fn play(&mut self, word: &str) {
        let column = &mut self.columns[word.parse::<usize>().expect("a column") - 1];
        column.push(['X', 'O'][self.plies % 2]);
        if column.len() > self.rows {
            column.remove(0);
            self.pushed += 1;
        }
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.lines_across().concat()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        match (self.has_line('X'), self.has_line('O')) {
            (true, false) => Some(Ended::Won(0)),
            (false, true) => Some(Ended::Won(1)),
            _ => (self.pushed >= self.limit).then_some(Ended::Drawn),
        }
    }
}
