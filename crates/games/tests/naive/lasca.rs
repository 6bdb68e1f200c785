//! Lasca: columns as texts, and captures by trying every jump.

use super::{
    board::{At, whole},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Lasca {
    /// The pieces of each column from below, row by row.
    columns: Vec<String>,
    plies: usize,
    quiet: usize,
    limit: usize,
}

const DIAGONALS: [At; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

fn name((row, col): At) -> String {
    format!(
        "{}{}",
        ["a", "b", "c", "d", "e", "f", "g"][whole(col)],
        7 - row
    )
}

impl Lasca {
    pub(crate) fn start(limit: usize) -> Self {
        let rows = [
            "b.b.b.b", ".b.b.b.", "b.b.b.b", ".......", "w.w.w.w", ".w.w.w.", "w.w.w.w",
        ];
        let rows = rows.concat();
        let columns = rows.chars().map(|it| it.to_string().replace('.', ""));
        Self {
            columns: columns.collect(),
            plies: 0,
            quiet: 0,
            limit,
        }
    }

    fn column(&mut self, (row, col): At) -> Option<&mut String> {
        let is_there = (0..7).contains(&row) && (0..7).contains(&col);
        is_there.then(|| &mut self.columns[whole(7 * row + col)])
    }

    fn top(&self, at: At) -> Option<char> {
        let mut copy = self.clone();
        copy.column(at)
            .map(|column| column.chars().last().unwrap_or('.'))
    }

    fn is_of(&self, at: At, player: usize) -> bool {
        self.top(at)
            .is_some_and(|top| ["wW", "bB"][player].contains(top))
    }

    fn goes(&self, at: At) -> Vec<At> {
        let mut ways = DIAGONALS.to_vec();
        ways.retain(|&(down, _)| match self.top(at) {
            Some('w') => down < 0,
            Some('b') => down > 0,
            _ => true,
        });
        ways
    }

    /// The jumps that continue others: the squares of the column, the squares it jumped, and the board after them.
    fn jumps(&self, path: &[At], jumped: &[At], found: &mut Vec<(Vec<At>, Self)>) {
        let (at, enemy) = (path[path.len() - 1], 1 - self.plies % 2);
        let mut ended = true;
        for (down, right) in self.goes(at) {
            let over = (at.0 + down, at.1 + right);
            let to = (over.0 + down, over.1 + right);
            let is_free = self.top(to) == Some('.') && !jumped.contains(&to);
            if !self.is_of(over, enemy) || jumped.contains(&over) || !is_free {
                continue;
            }
            ended = false;
            let mut next = self.clone();
            let taken = next.column(over).unwrap().pop().unwrap();
            let above = std::mem::take(next.column(at).unwrap());
            *next.column(to).unwrap() = format!("{taken}{above}");
            next.jumps(&[path, &[to]].concat(), &[jumped, &[over]].concat(), found);
        }
        if ended && path.len() > 1 {
            found.push((path.to_vec(), self.clone()));
        }
    }

    /// The moves: the squares of the column, and the board after each.
    fn all(&self) -> Vec<(Vec<At>, Self)> {
        let cells = (0..7).flat_map(|row| (0..7).map(move |col| (row, col)));
        let mut own: Vec<At> = cells.collect();
        own.retain(|&at| self.is_of(at, self.plies % 2));
        let mut found = Vec::new();
        for &at in &own {
            self.jumps(&[at], &[], &mut found);
        }
        for (_, next) in &mut found {
            next.quiet = 0;
        }
        if found.is_empty() {
            for at in own {
                for (down, right) in self.goes(at) {
                    let to = (at.0 + down, at.1 + right);
                    if self.top(to) == Some('.') {
                        let mut next = self.clone();
                        let column = std::mem::take(next.column(at).unwrap());
                        *next.column(to).unwrap() = column;
                        next.quiet += 1;
                        found.push((vec![at, to], next));
                    }
                }
            }
        }
        for (path, next) in &mut found {
            let column = next.column(path[path.len() - 1]).unwrap();
            let top = match (column.pop(), path[path.len() - 1].0) {
                (Some('w'), 0) => 'W',
                (Some('b'), 6) => 'B',
                (top, _) => top.unwrap(),
            };
            column.push(top);
            next.plies += 1;
        }
        found
    }
}

fn word(path: &[At]) -> String {
    path.iter()
        .map(|&at| name(at))
        .collect::<Vec<_>>()
        .join("-")
}

impl Told for Lasca {
    fn moves(&self) -> Vec<String> {
        let moves = self.all().into_iter();
        moves
            .filter(|_| self.quiet < self.limit)
            .map(|(path, _)| word(&path))
            .collect()
    }

    fn play(&mut self, played: &str) {
        let found = self
            .all()
            .into_iter()
            .find(|(path, _)| word(path) == played);
        *self = found.expect("a move").1;
    }

    fn cells(&self) -> String {
        let tops = self.columns.iter().map(|column| column.chars().last());
        tops.map(|top| top.unwrap_or('.')).collect()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        if self.all().is_empty() {
            Some(Ended::Won(1 - self.plies % 2))
        } else {
            (self.quiet == self.limit).then_some(Ended::Drawn)
        }
    }

    fn beside(&self) -> String {
        self.columns.join(" ")
    }
}
