//! Qubic, four in a row on 4x4x4.

use super::*;

pub(super) struct Qubic {
    board: Board<Cuboid<3>>,
    axes: Vec<Delta<3>>,
    tables: LineTables<u64, Cuboid<3>>,
    fours: KLineTable<u64, Cuboid<3>>,
    /// The 76 lines, and the lines through each cell.
    lines: Vec<u64>,
    through: Vec<Vec<u64>>,
    positions: Vec<(u64, Point<3>)>,
}

impl Qubic {
    pub(super) fn new() -> Self {
        let cuboid = Cuboid::new([4; 3]).expect("a small box");
        let axes: Vec<_> = Delta::axes().collect();
        let tables = LineTables::with_headings(cuboid.board(), |_| axes.clone());
        let tables = tables.expect("64 cells");
        let lines = qubic_lines();
        let through = |cell: usize| {
            let lines = lines.iter().copied();
            lines.filter(|line| line >> cell & 1 != 0).collect()
        };
        let position = |(own, last)| (own, tables.cell_of_index(last).expect("a cell"));
        Self {
            fours: tables.k_line_table(Length::AtLeast(4)),
            through: (0..64).map(through).collect(),
            positions: positions(64, 24).into_iter().map(position).collect(),
            board: cuboid.board(),
            axes,
            tables,
            lines,
        }
    }

    fn count(&self, wins: impl Fn(CellSet<u64>, Point<3>) -> bool) -> usize {
        let positions = black_box(&self.positions).iter();
        let won = positions.filter(|&&(own, last)| wins(CellSet::from_word(own), last));
        won.count()
    }

    pub(super) fn check(&self) -> usize {
        self.count(|own, last| self.fours.has_k_line_through(last, own))
    }

    pub(super) fn check_by_hand(&self) -> usize {
        self.count(|own, last| has_line(&self.through[number(last)], own.word()))
    }

    pub(super) fn check_by_words(&self) -> usize {
        self.count(|own, last| {
            let is_own = |at| self.tables.contains(own, at);
            self.board
                .has_k_line_through(last, &self.axes, Length::AtLeast(4), is_own)
        })
    }

    pub(super) fn check_all(&self) -> usize {
        self.count(|own, _| self.fours.has_k_line(own))
    }

    pub(super) fn check_all_by_hand(&self) -> usize {
        self.count(|own, _| has_line(&self.lines, own.word()))
    }

    pub(super) fn threats(&self) -> usize {
        let positions = black_box(&self.positions).iter();
        let threats = positions.map(|&(own, _)| {
            let own = CellSet::from_word(own);
            self.fours.completions(own, self.tables.full() - own).len()
        });
        threats.sum()
    }

    pub(super) fn threats_by_hand(&self) -> usize {
        let positions = black_box(&self.positions).iter();
        let threats = positions.map(|&(own, _)| {
            let missing = self.lines.iter().map(|line| line & !own);
            let single = missing.filter(|missing| missing.is_power_of_two());
            single.fold(0, |all: u64, one| all | one).count_ones() as usize
        });
        threats.sum()
    }

    /// Plays random games to their end. Returns the number of discs.
    pub(super) fn play(&self) -> usize {
        let mut random = picker(1);
        let game = |_| {
            let mut discs = [CellSet::empty(); 2];
            let mut free = self.tables.full();
            for ply in 0..64 {
                let index = free.indices().nth(random(free.len()));
                let at = index.and_then(|index| self.tables.cell_of_index(index));
                let at = at.expect("a free cell");
                let cell = self.tables.cell(at);
                free -= cell;
                discs[ply % 2] |= cell;
                if self.fours.has_k_line_through(at, discs[ply % 2]) {
                    return ply + 1;
                }
            }
            64
        };
        (0..black_box(GAMES)).map(game).sum()
    }

    pub(super) fn play_by_hand(&self) -> usize {
        let mut random = picker(1);
        let game = |_| {
            let mut discs = [0; 2];
            let mut free = u64::MAX;
            for ply in 0..64 {
                let mut rest = free;
                for _ in 0..random(free.count_ones() as usize) {
                    rest &= rest - 1;
                }
                let at = rest.trailing_zeros() as usize;
                free &= !(1 << at);
                discs[ply % 2] |= 1 << at;
                if has_line(&self.through[at], discs[ply % 2]) {
                    return ply + 1;
                }
            }
            64
        };
        (0..black_box(GAMES)).map(game).sum()
    }

    pub(super) fn play_by_words(&self) -> usize {
        let mut random = picker(1);
        let all: Vec<_> = self.board.cells().collect();
        let game = |_| {
            let (mut free, mut discs) = (all.clone(), [2; 64]);
            for ply in 0..64 {
                let at = free.remove(random(free.len()));
                discs[number(at)] = ply % 2;
                let own = |at| discs[number(at)] == ply % 2;
                if self
                    .board
                    .has_k_line_through(at, &self.axes, Length::AtLeast(4), own)
                {
                    return ply + 1;
                }
            }
            64
        };
        (0..black_box(GAMES)).map(game).sum()
    }
}

fn number(Point([z, y, x]): Point<3>) -> usize {
    16 * z + 4 * y + x
}

fn has_line(lines: &[u64], own: u64) -> bool {
    lines.iter().any(|line| own & line == *line)
}

/// The lines of Qubic, computed by a program for this game only.
fn qubic_lines() -> Vec<u64> {
    let mut lines = Vec::new();
    for start in 0..64_i32 {
        for step in 1..27_usize {
            let steps = [step / 9, step / 3 % 3, step % 3].map(|digit| [0, 1, -1][digit]);
            let mut at = [start / 16, start / 4 % 4, start % 4];
            let mut line = 0_u64;
            for _ in 0..4 {
                if at.iter().any(|side| !(0..4).contains(side)) {
                    line = 0;
                    break;
                }
                line |= 1 << (16 * at[0] + 4 * at[1] + at[2]);
                (0..3).for_each(|side| at[side] += steps[side]);
            }
            if line != 0 && !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    assert_eq!(lines.len(), 76);
    lines
}

#[divan::bench]
fn qubic_check(bencher: Bencher) {
    let qubic = Qubic::new();
    assert_eq!(qubic.check(), qubic.check_by_hand());
    bencher.bench_local(|| qubic.check());
}

#[divan::bench]
fn qubic_random_games(bencher: Bencher) {
    let qubic = Qubic::new();
    assert_eq!(qubic.play(), qubic.play_by_hand());
    bencher.bench_local(|| qubic.play());
}

#[divan::bench]
fn qubic_winning_moves(bencher: Bencher) {
    let qubic = Qubic::new();
    assert_eq!(qubic.threats(), qubic.threats_by_hand());
    bencher.bench_local(|| qubic.threats());
}
