//! Forbidden moves of Renju, compared with a hand-written byte board with a border.
//!
//! `cargo bench --bench renju -- --ratios` prints the ratios. The jobs check free cells near stones, one by one, on so
//! many boards that branch prediction cannot learn them. Some boards have equal numbers of stones, as in a game. On
//! other boards the first player has three times as many stones, so that a three is often decided by later moves. The
//! hand-written board knows its size, its steps and the rules at compile time, and places and removes each hypothetical
//! stone.

#[path = "support/picker.rs"]
mod picker;
#[path = "support/ratios.rs"]
mod ratios;
#[path = "support/stones.rs"]
mod stones;

use std::cell::RefCell;

use collinear::rules::{Cell, Owned, Side};
use collinear::{Coord, Grid};
use collinear_games::renju::{Foul, RENJU, Renju, State};
use picker::picker;
use ratios::Pair;
use stones::{Position, positions};

const SIDE: usize = 15;
const BOARDS: usize = 200;
const ASKED: usize = 8;

const FREE: u8 = 0;
const BLACK: u8 = 1;
const WHITE: u8 = 2;
const EDGE: u8 = 3;

const WIDTH: usize = SIDE + 2;
const STEPS: [usize; 4] = [1, WIDTH - 1, WIDTH, WIDTH + 1];

/// A hand-written board with a border of one cell.
#[derive(Clone)]
struct Bytes {
    cells: [u8; WIDTH * WIDTH],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    Five,
    Overline,
    DoubleFour,
    DoubleThree,
    Nothing,
}

impl Bytes {
    fn of(grid: &Grid<Cell>) -> Self {
        let mut cells = [EDGE; WIDTH * WIDTH];
        for (at, cell) in grid.indexed() {
            cells[index(at)] = match cell.owner() {
                Some(Side::First) => BLACK,
                Some(Side::Second) => WHITE,
                None => FREE,
            };
        }
        Self { cells }
    }

    /// The cells before and after the run of stones through a cell.
    fn ends(&self, at: usize, step: usize) -> (usize, usize) {
        let (mut behind, mut ahead) = (at - step, at + step);
        while self.cells[behind] == BLACK {
            behind -= step;
        }
        while self.cells[ahead] == BLACK {
            ahead += step;
        }
        (behind, ahead)
    }

    /// The length of the run with a stone on this cell.
    fn len(&self, at: usize, step: usize) -> usize {
        let (behind, ahead) = self.ends(at, step);
        (ahead - behind) / step - 1
    }

    /// True if a stone on this cell makes exactly five.
    fn is_fifth(&self, at: usize, step: usize) -> bool {
        self.cells[at] == FREE && self.len(at, step) == 5
    }

    fn fours(&self, at: usize, step: usize) -> usize {
        let (behind, ahead) = self.ends(at, step);
        let [one, other] = [behind, ahead].map(|end| usize::from(self.is_fifth(end, step)));
        if (ahead - behind) / step == 5 {
            one | other
        } else {
            one + other
        }
    }

    /// True if a stone on this cell makes a straight four.
    fn is_straight(&self, at: usize, step: usize) -> bool {
        if self.cells[at] != FREE {
            return false;
        }
        let (behind, ahead) = self.ends(at, step);
        (ahead - behind) / step == 5
            && self.cells[behind] == FREE
            && self.cells[ahead] == FREE
            && self.cells[behind - step] != BLACK
            && self.cells[ahead + step] != BLACK
    }

    /// The result of the check for a stone of the first player.
    fn placed(&mut self, at: usize) -> Verdict {
        self.cells[at] = BLACK;
        let verdict = self.verdict(at);
        self.cells[at] = FREE;
        verdict
    }

    fn verdict(&mut self, at: usize) -> Verdict {
        let lens = STEPS.map(|step| self.len(at, step));
        if lens.contains(&5) {
            return Verdict::Five;
        }
        if lens.iter().any(|&len| len > 5) {
            return Verdict::Overline;
        }
        if STEPS
            .iter()
            .map(|&step| self.fours(at, step))
            .sum::<usize>()
            > 1
        {
            return Verdict::DoubleFour;
        }
        let fourths = STEPS.map(|step| {
            let (behind, ahead) = self.ends(at, step);
            [behind, ahead].map(|end| self.is_straight(end, step).then_some(end))
        });
        let mut left = fourths.iter().filter(|ends| **ends != [None; 2]).count();
        let mut threes = 0;
        for ends in fourths.into_iter().filter(|ends| *ends != [None; 2]) {
            if threes + left < 2 {
                break;
            }
            left -= 1;
            let mut ends = ends.into_iter().flatten();
            threes += usize::from(ends.any(|end| self.placed(end) == Verdict::Nothing));
            if threes > 1 {
                return Verdict::DoubleThree;
            }
        }
        Verdict::Nothing
    }
}

fn index(at: Coord) -> usize {
    (at.row + 1) * WIDTH + at.col + 1
}

fn said(rules: &Renju, state: &State, at: Coord) -> Verdict {
    match rules.foul(state, at) {
        Some(Foul::Overline(_)) => Verdict::Overline,
        Some(Foul::DoubleFour(_)) => Verdict::DoubleFour,
        Some(Foul::DoubleThree(_)) => Verdict::DoubleThree,
        None => Verdict::Nothing,
    }
}

/// Boards with a number of stones. Every n-th stone is the second player's.
fn fouls(name: &str, of: (usize, usize)) -> Pair {
    let positions = positions(picker(225), BOARDS, of, ASKED);
    let rules = Renju::new(RENJU).expect("Renju");
    let bytes: Vec<_> = positions
        .iter()
        .map(|position| {
            let cells: Vec<_> = position.cells.iter().map(|&at| index(at)).collect();
            (RefCell::new(Bytes::of(position.state.grid())), cells)
        })
        .collect();
    let mut found = [0; 5];
    for (position, (board, _)) in positions.iter().zip(&bytes) {
        for at in position.state.grid().cells_where(Cell::is_empty) {
            let by_hand = board.borrow_mut().placed(index(at));
            found[by_hand as usize] += 1;
            let nothing = if by_hand == Verdict::Five {
                Verdict::Nothing
            } else {
                by_hand
            };
            assert_eq!(
                said(&rules, &position.state, at),
                nothing,
                "{at}\n{}",
                position.state
            );
        }
    }
    assert!(found.iter().all(|&count| count > 0), "{found:?}");
    Pair::new(
        format!("{ASKED} cells each of {BOARDS} boards, {name}"),
        move || {
            let of = |position: &Position| {
                let is_foul = |&&at: &&Coord| rules.foul(&position.state, at).is_some();
                position.cells.iter().filter(is_foul).count()
            };
            positions.iter().map(of).sum()
        },
        move || {
            let of = |(board, cells): &(RefCell<Bytes>, Vec<usize>)| {
                let board = &mut *board.borrow_mut();
                let is_foul =
                    |&&at: &&usize| !matches!(board.placed(at), Verdict::Five | Verdict::Nothing);
                cells.iter().filter(is_foul).count()
            };
            bytes.iter().map(of).sum()
        },
    )
}

fn main() {
    let pairs = vec![
        fouls("as in games", (40, 2)),
        fouls("of one player", (24, 4)),
    ];
    if ratios::are_wanted() {
        ratios::print("by hand", pairs);
        return;
    }
    for pair in pairs {
        pair.ours();
        pair.yardstick();
    }
}
