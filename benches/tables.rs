//! Tables of lines beside what people write by hand for one game, and beside the words of the board:
//! the win check and random games of Qubic (four in a row on 4x4x4), the mills of Nine Men's Morris,
//! the slides of a queen on a torus.
//!
//! `cargo bench --bench tables` times each with divan, `cargo bench --bench tables -- --ratios` runs
//! both of a pair in turn and prints the ratio of their medians. Every run asserts its answer.

#[path = "support/picker.rs"]
mod picker;
#[path = "support/ratios.rs"]
mod ratios;

use std::{hint::black_box, rc::Rc};

use collinear::{
    Board, Bounds, Direction, Finite as _, Headings as _, Length, Wrap,
    bits::{CellSet, KLineTable, LineTables},
    boards::{Cuboid, Delta, Point, Tracks, Way},
};
use divan::Bencher;
use picker::picker;
use ratios::Pair;

fn main() {
    if !ratios::are_wanted() {
        return divan::main();
    }
    let (qubic, morris, queen) = (
        Rc::new(Qubic::new()),
        Rc::new(Morris::new()),
        Rc::new(Queen::new()),
    );
    ratios::print(
        "by hand",
        vec![
            pair(
                &qubic,
                "Qubic, check of the last disc",
                Qubic::check,
                Qubic::check_by_hand,
            ),
            pair(
                &qubic,
                "Qubic, check of the board",
                Qubic::check_all,
                Qubic::check_all_by_hand,
            ),
            pair(
                &qubic,
                "Qubic, winning moves",
                Qubic::threats,
                Qubic::threats_by_hand,
            ),
            pair(
                &qubic,
                "Qubic, random games",
                Qubic::play,
                Qubic::play_by_hand,
            ),
            pair(
                &morris,
                "Morris, mills of the last stone",
                Morris::mills,
                Morris::mills_by_hand,
            ),
            pair(
                &queen,
                "queen's moves, torus 8x8",
                Queen::moves,
                Queen::moves_by_hand,
            ),
        ],
    );
    println!();
    ratios::print(
        "words",
        vec![
            pair(
                &qubic,
                "Qubic, check of the last disc",
                Qubic::check,
                Qubic::check_by_words,
            ),
            pair(
                &qubic,
                "Qubic, random games",
                Qubic::play,
                Qubic::play_by_words,
            ),
            pair(
                &morris,
                "Morris, mills of the last stone",
                Morris::mills,
                Morris::mills_by_words,
            ),
            pair(
                &queen,
                "queen's moves, torus 8x8",
                Queen::moves,
                Queen::moves_by_words,
            ),
        ],
    );
}

fn pair<G: 'static>(
    game: &Rc<G>,
    name: &str,
    ours: fn(&G) -> usize,
    other: fn(&G) -> usize,
) -> Pair {
    let (game, same) = (Rc::clone(game), Rc::clone(game));
    Pair::new(name.into(), move || ours(&game), move || other(&same))
}

/// How many random positions there are.
const POSITIONS: usize = 4096;

/// How many random games are played in a run.
const GAMES: usize = 500;

/// A random half, or third, of the cells, and one of them that was put down last.
fn positions(cells: usize, stones: usize) -> Vec<(u64, usize)> {
    let mut random = picker(1);
    let mut position = || {
        let mut own = 0;
        let mut last = 0;
        for _ in 0..stones {
            last = random(cells);
            own |= 1 << last;
        }
        (own, last)
    };
    (0..POSITIONS).map(|_| position()).collect()
}

struct Qubic {
    board: Board<Cuboid<3>>,
    axes: Vec<Delta<3>>,
    tables: LineTables<u64, Cuboid<3>>,
    fours: KLineTable<u64, Cuboid<3>>,
    /// The 76 lines, and those through each cell.
    lines: Vec<u64>,
    through: Vec<Vec<u64>>,
    positions: Vec<(u64, Point<3>)>,
}

impl Qubic {
    fn new() -> Self {
        let cuboid = Cuboid::new([4; 3]).expect("a small box");
        let axes: Vec<_> = Delta::axes().collect();
        let tables = LineTables::with_headings(cuboid.board(), |_| axes.clone());
        let tables = tables.expect("64 cells");
        let lines = qubic_lines();
        let through = |cell: usize| {
            let lines = lines.iter().copied();
            lines.filter(|line| line >> cell & 1 != 0).collect()
        };
        let position = |(own, last)| (own, tables.cell_at(last).expect("a cell"));
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

    fn check(&self) -> usize {
        self.count(|own, last| self.fours.has_k_line_through(last, own))
    }

    fn check_by_hand(&self) -> usize {
        self.count(|own, last| has_line(&self.through[number(last)], own.word()))
    }

    fn check_by_words(&self) -> usize {
        self.count(|own, last| {
            let own = self.tables.is_in(own);
            self.board
                .has_k_line_through(last, &self.axes, Length::AtLeast(4), own)
        })
    }

    fn check_all(&self) -> usize {
        self.count(|own, _| self.fours.has_k_line(own))
    }

    fn check_all_by_hand(&self) -> usize {
        self.count(|own, _| has_line(&self.lines, own.word()))
    }

    fn threats(&self) -> usize {
        let positions = black_box(&self.positions).iter();
        let threats = positions.map(|&(own, _)| {
            let own = CellSet::from_word(own);
            self.fours.completions(own, self.tables.full() - own).len()
        });
        threats.sum()
    }

    fn threats_by_hand(&self) -> usize {
        let positions = black_box(&self.positions).iter();
        let threats = positions.map(|&(own, _)| {
            let missing = self.lines.iter().map(|line| line & !own);
            let single = missing.filter(|missing| missing.is_power_of_two());
            single.fold(0, |all: u64, one| all | one).count_ones() as usize
        });
        threats.sum()
    }

    /// Random games to the end; the discs of them all.
    fn play(&self) -> usize {
        let mut random = picker(1);
        let game = |_| {
            let mut discs = [CellSet::empty(); 2];
            let mut free = self.tables.full();
            for ply in 0..64 {
                let at = self
                    .tables
                    .nth(free, random(free.len()))
                    .expect("a free cell");
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

    fn play_by_hand(&self) -> usize {
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

    /// On a board of cells.
    fn play_by_words(&self) -> usize {
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

/// The lines of Qubic as a program for this game alone makes them.
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

/// Points clockwise from the upper left corner, the outer square first.
fn morris() -> Tracks {
    let mut lines: Vec<[u16; 3]> = Vec::new();
    for square in [0, 8, 16] {
        for corner in [0, 2, 4, 6] {
            lines.push([0, 1, 2].map(|number| square + (corner + number) % 8));
        }
    }
    lines.extend([1, 3, 5, 7].map(|number| [number, number + 8, number + 16]));
    let lines: Vec<&[u16]> = lines.iter().map(|line| &line[..]).collect();
    Tracks::new(24, &lines, &[]).expect("sixteen lines")
}

struct Morris {
    axes: Vec<Vec<Way>>,
    tables: LineTables<u32, Tracks>,
    mills: KLineTable<u32, Tracks>,
    /// The two mills through each point.
    through: [[u32; 2]; 24],
    positions: Vec<(u32, u16)>,
}

impl Morris {
    fn new() -> Self {
        let board = morris();
        let axes: Vec<Vec<_>> = board.cells().map(|at| board.axes(at).collect()).collect();
        let tables = LineTables::with_headings(board.board(), |at| axes[usize::from(at)].clone());
        let tables: LineTables<u32, _> = tables.expect("24 cells");
        let small = |(own, last): (u64, usize)| {
            let (own, last) = (own.try_into(), last.try_into());
            (own.expect("24 points"), last.expect("24 points"))
        };
        Self {
            mills: tables.k_line_table(Length::Exactly(3)),
            through: morris_mills(),
            positions: positions(24, 9).into_iter().map(small).collect(),
            axes,
            tables,
        }
    }

    fn count(&self, closed: impl Fn(CellSet<u32>, u16) -> usize) -> usize {
        let positions = black_box(&self.positions).iter();
        let mills = positions.map(|&(own, last)| closed(CellSet::from_word(own), last));
        mills.sum()
    }

    fn mills(&self) -> usize {
        self.count(|own, last| self.mills.full_windows_through(last, own).count())
    }

    fn mills_by_hand(&self) -> usize {
        self.count(|own, last| {
            let mills = self.through[usize::from(last)].iter();
            mills.filter(|&mill| own.word() & mill == *mill).count()
        })
    }

    fn mills_by_words(&self) -> usize {
        let board = self.tables.board();
        self.count(|own, last| {
            let axes = &self.axes[usize::from(last)];
            let own = self.tables.is_in(own);
            board
                .k_lines_through(last, axes, Length::Exactly(3), own)
                .count()
        })
    }
}

/// Squares of eight points round each other, from the outer one on, each from its corner.
fn morris_mills() -> [[u32; 2]; 24] {
    let mut mills = [[0; 2]; 24];
    for (point, [along, across]) in (0..24).zip(&mut mills) {
        let (square, number) = (point / 8 * 8, point % 8);
        let side = |corner: usize| {
            let cells = (corner..corner + 3).map(|number| 1 << (square + number % 8));
            cells.sum::<u32>()
        };
        if number % 2 == 0 {
            (*along, *across) = (side(number), side(number + 6));
        } else {
            let spoke = [number, number + 8, number + 16].map(|point| 1 << point);
            (*along, *across) = (side(number - 1), spoke.iter().sum());
        }
    }
    mills
}

/// A queen on a torus, among pieces that block her.
struct Queen {
    board: Bounds,
    tables: LineTables<u64, collinear::Rect>,
    positions: Vec<(u64, usize)>,
}

impl Queen {
    fn new() -> Self {
        let board = Bounds::new(8, 8).expect("a small board");
        let board = board.with_wrap(Wrap::Both);
        Self {
            board,
            tables: LineTables::new(board).expect("64 cells"),
            positions: positions(64, 20),
        }
    }

    fn count(&self, moves: impl Fn(CellSet<u64>, usize) -> CellSet<u64>) -> usize {
        let positions = black_box(&self.positions).iter();
        let moves = positions.map(|&(pieces, from)| {
            let clear = self.tables.full() - CellSet::from_word(pieces);
            moves(clear, from).len()
        });
        moves.sum()
    }

    fn moves(&self) -> usize {
        self.count(|clear, from| {
            let from = self.tables.cell_at(from).expect("a cell");
            self.tables.slides(from, clear)
        })
    }

    fn moves_by_hand(&self) -> usize {
        self.count(|clear, from| {
            let (clear, mut reached) = (clear.word(), 0_u64);
            for (down, across) in [
                (0, 1),
                (0, 7),
                (1, 0),
                (7, 0),
                (1, 1),
                (1, 7),
                (7, 1),
                (7, 7),
            ] {
                let (mut row, mut col) = (from / 8, from % 8);
                for _ in 0..7 {
                    (row, col) = ((row + down) % 8, (col + across) % 8);
                    let cell = 1 << (8 * row + col);
                    if clear & cell == 0 {
                        break;
                    }
                    reached |= cell;
                }
            }
            CellSet::from_word(reached)
        })
    }

    fn moves_by_words(&self) -> usize {
        self.count(|clear, from| {
            let from = self.board.coord_at(from).expect("a cell");
            let is_clear = self.tables.is_in(clear);
            let slides = Direction::ALL.map(|way| self.board.slide(from, way, is_clear).line);
            self.tables.set(slides.into_iter().flatten())
        })
    }
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

#[divan::bench]
fn morris_mill_check(bencher: Bencher) {
    let morris = Morris::new();
    assert_eq!(morris.mills(), morris.mills_by_hand());
    bencher.bench_local(|| morris.mills());
}

#[divan::bench]
fn queens_moves_on_a_torus(bencher: Bencher) {
    let queen = Queen::new();
    assert_eq!(queen.moves(), queen.moves_by_hand());
    bencher.bench_local(|| queen.moves());
}
