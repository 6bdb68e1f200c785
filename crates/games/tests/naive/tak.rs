//! Tak: stacks as text, hands dropped square by square, and roads by flooding.

use super::{
    board::{At, whole},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Tak {
    size: i32,
    /// From the bottom: `f` and `F` are flat, `S` is a wall, `C` a capstone; capital letters for the first player.
    towers: Vec<String>,
    stones: [i32; 2],
    caps: [i32; 2],
    plies: usize,
}

const SIGNS: [(&str, At); 4] = [("+", (-1, 0)), (">", (0, 1)), ("-", (1, 0)), ("<", (0, -1))];

impl Tak {
    pub(crate) fn start(size: usize) -> Self {
        let (stones, caps) = [(10, 0), (15, 0), (21, 1), (30, 1)][size - 3];
        Self {
            size: i32::try_from(size).unwrap(),
            towers: vec![String::new(); size * size],
            stones: [stones; 2],
            caps: [caps; 2],
            plies: 0,
        }
    }

    fn index(&self, (row, col): At) -> Option<usize> {
        let is_there = (0..self.size).contains(&row) && (0..self.size).contains(&col);
        is_there.then(|| whole(row * self.size + col))
    }

    fn top(&self, at: At) -> Option<char> {
        Some(self.towers[self.index(at)?].chars().last().unwrap_or('.'))
    }

    fn name(&self, (row, col): At) -> String {
        format!("{}{}", &"abcdef"[whole(col)..][..1], self.size - row)
    }

    fn cells(&self) -> Vec<At> {
        let rows = 0..self.size;
        rows.flat_map(|row| (0..self.size).map(move |col| (row, col)))
            .collect()
    }

    fn place(&self, at: At, letter: char, found: &mut Vec<(String, Self)>) {
        let mut next = self.clone();
        let owner = if self.plies < 2 {
            1 - self.plies % 2
        } else {
            self.plies % 2
        };
        let stone = if owner == 0 {
            letter
        } else {
            letter.to_ascii_lowercase()
        };
        next.towers[self.index(at).unwrap()].push(stone);
        let left = if letter == 'C' {
            &mut next.caps
        } else {
            &mut next.stones
        };
        left[owner] -= 1;
        let letter = letter.to_string().replace('F', "");
        found.push((letter + &self.name(at), next));
    }

    /// All ways to spread a hand over the squares after one.
    fn spread(&self, at: At, way: At, hand: &str, left: &str, found: &mut Vec<(String, Self)>) {
        if hand.is_empty() {
            found.push((left.to_owned(), self.clone()));
            return;
        }
        let to = (at.0 + way.0, at.1 + way.1);
        let Some(top) = self.top(to) else { return };
        for count in 1..=hand.len() {
            let is_alone = hand.len() == 1 && hand.eq_ignore_ascii_case("c");
            let is_wall = top.eq_ignore_ascii_case(&'s');
            if top.eq_ignore_ascii_case(&'c') || is_wall && !is_alone {
                return;
            }
            let mut next = self.clone();
            let tower = &mut next.towers[self.index(to).unwrap()];
            *tower = tower.replace('S', "F").replace('s', "f") + &hand[..count];
            next.spread(to, way, &hand[count..], &format!("{left}{count}"), found);
        }
    }

    fn all(&self) -> Vec<(String, Self)> {
        let (mut found, player) = (Vec::new(), self.plies % 2);
        for at in self.cells() {
            if self.top(at) == Some('.') {
                if self.stones[player] > 0 {
                    self.place(at, 'F', &mut found);
                }
                if self.plies >= 2 && self.stones[player] > 0 {
                    self.place(at, 'S', &mut found);
                }
                if self.plies >= 2 && self.caps[player] > 0 {
                    self.place(at, 'C', &mut found);
                }
                continue;
            }
            let is_own = self.top(at).unwrap().is_uppercase() == (player == 0);
            if self.plies < 2 || !is_own {
                continue;
            }
            let tower = &self.towers[self.index(at).unwrap()];
            for count in 1..=tower.len().min(whole(self.size)) {
                let (stays, hand) = tower.split_at(tower.len() - count);
                let mut lifted = self.clone();
                lifted.towers[self.index(at).unwrap()].truncate(stays.len());
                for (sign, way) in SIGNS {
                    let mut spreads = Vec::new();
                    lifted.spread(at, way, hand, "", &mut spreads);
                    for (left, next) in spreads {
                        let number = if count > 1 {
                            count.to_string()
                        } else {
                            String::new()
                        };
                        let left = if left.len() > 1 { left } else { String::new() };
                        found.push((number + &self.name(at) + sign + &left, next));
                    }
                }
            }
        }
        for (_, next) in &mut found {
            next.plies += 1;
        }
        found
    }

    fn has_road(&self, player: usize) -> bool {
        let is_road = |at| {
            self.top(at)
                .is_some_and(|top| ["FC", "fc"][player].contains(top))
        };
        [false, true].into_iter().any(|turned| {
            let turn = |(a, b): At| if turned { (b, a) } else { (a, b) };
            let mut reached: Vec<At> = (0..self.size).map(|col| turn((0, col))).collect();
            reached.retain(|&at| is_road(at));
            let mut next = 0;
            while next < reached.len() {
                for (_, (down, right)) in SIGNS {
                    let at = (reached[next].0 + down, reached[next].1 + right);
                    if is_road(at) && !reached.contains(&at) {
                        reached.push(at);
                    }
                }
                next += 1;
            }
            reached.iter().any(|&at| turn(at).0 == self.size - 1)
        })
    }
}

impl Told for Tak {
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
        self.cells()
            .into_iter()
            .map(|at| self.top(at).unwrap())
            .collect()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        let mover = (self.plies + 1) % 2;
        for player in [mover, 1 - mover] {
            if self.has_road(player) {
                return Some(Ended::Won(player));
            }
        }
        let tops = Told::cells(self);
        let is_over = !tops.contains('.')
            || (0..2).any(|player| self.stones[player] + self.caps[player] == 0);
        let flats = ['F', 'f'].map(|flat| tops.matches(flat).count() as u64);
        is_over.then(|| Ended::by_score(flats[0], flats[1]))
    }

    fn beside(&self) -> String {
        format!(
            "{:?} {:?} {}",
            self.stones,
            self.caps,
            self.towers.join(" ")
        )
    }
}
