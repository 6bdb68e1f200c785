//! Random rules and random positions.

use super::Engines;
use crate::naive::board::{is_throne, neighbours, on_edge};
use crate::naive::settings::{Escape, Hostile, KingTaken, Repetition, Settings};

/// Numbers that look random and are the same at every run: Marsaglia, "Xorshift RNGs", 2003.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % n as u64).expect("less than n")
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }
}

/// Any switches that make a game on a board of this size.
pub(crate) fn any_settings(rows: usize, cols: usize, dice: &mut Dice) -> Settings {
    let hostile = [Hostile::Never, Hostile::WhenEmpty, Hostile::Always];
    let kings = [
        KingTaken::FourSides,
        KingTaken::FourSidesOrEdge,
        KingTaken::TwoSides,
        KingTaken::TwoSidesFourAtThrone,
    ];
    let repetitions = [
        Repetition::Ignored,
        Repetition::Draw,
        Repetition::LossFor('a'),
        Repetition::LossFor('d'),
    ];
    let corners = rows == 1 || cols == 1 || !dice.one_in(3);
    let mut start = vec![vec!['.'; cols]; rows];
    start[rows / 2][cols / 2] = 'K';
    // An attacker has to be somewhere, or they could not move.
    start[usize::from(cols == 1)][usize::from(cols > 1)] = 'a';
    Settings {
        start: start.into_iter().map(String::from_iter).collect(),
        first: dice.pick(&['a', 'd']),
        escape: if corners {
            Escape::Corners
        } else {
            Escape::Edge
        },
        king_steps: dice.pick(&[None, None, Some(1), Some(2), Some(3)]),
        soldiers_cross_throne: dice.one_in(2),
        king_returns_to_throne: dice.one_in(2),
        throne_hostile_to_attackers: dice.pick(&hostile),
        throne_hostile_to_defenders: dice.pick(&hostile),
        corners_hostile_to_attackers: corners && dice.one_in(2),
        corners_hostile_to_defenders: corners && dice.one_in(2),
        corners_hostile_to_king: corners && dice.one_in(2),
        king_armed: dice.one_in(2),
        king_taken: dice.pick(&kings),
        shieldwall: dice.one_in(2),
        exit_fort: dice.one_in(2) && corners,
        encirclement: dice.one_in(2),
        repetition: dice.pick(&repetitions),
    }
}

/// Pieces anywhere, few or many, the king often at the edge or near the throne.
pub(crate) fn any_position(settings: Settings, dice: &mut Dice) -> Engines {
    let (rows, cols) = (settings.start.len(), settings.start[0].len());
    let all = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
    let all: Vec<_> = all.collect();
    let empty = settings
        .set_up(&vec![".".repeat(cols).as_str(); rows], 'a')
        .board;
    let is_corner = |(row, col)| (row == 0 || row + 1 == rows) && (col == 0 || col + 1 == cols);
    let near_throne = |cell| {
        is_throne(&empty, cell) || neighbours(&empty, cell).any(|next| is_throne(&empty, next))
    };
    let is_goal = |cell| match settings.escape {
        Escape::Corners => is_corner(cell),
        Escape::Edge => on_edge(&empty, cell),
    };
    // Where he has escaped already there is not much to be seen.
    let (where_kings_stand, escaped) = (dice.below(4), dice.one_in(16));
    let kings = all.iter().copied().filter(|&cell| match where_kings_stand {
        _ if is_goal(cell) => escaped,
        0 => near_throne(cell),
        1 | 2 => on_edge(&empty, cell) || settings.escape == Escape::Edge,
        _ => true,
    });
    let kings: Vec<_> = kings.collect();
    let king = dice.pick(&kings);
    let (attackers, defenders) = (dice.pick(&[1, 2, 4, 6]), dice.pick(&[1, 1, 2, 4, 6]));
    // Attackers all along the edge, or two armies face to face at the upper one: elsewhere few are
    // encircled or shut in by a shieldwall.
    let (siege, walls) = (dice.one_in(8), dice.one_in(6));
    let [outer, inner] = dice.pick(&[['a', 'd'], ['d', 'a']]);
    let mut board = vec![vec!['.'; cols]; rows];
    for &(row, col) in &all {
        let is_kings = is_throne(&empty, (row, col))
            || (settings.escape == Escape::Corners && is_corner((row, col)));
        board[row][col] = match dice.below(10) {
            _ if (row, col) == king => 'K',
            _ if is_kings => '.',
            1.. if siege && on_edge(&empty, (row, col)) => 'a',
            3.. if walls && row == 0 => outer,
            1.. if walls && row == 1 => inner,
            n if n < attackers => 'a',
            n if n >= 10 - defenders => 'd',
            _ => '.',
        };
    }
    let board: Vec<_> = board.into_iter().map(String::from_iter).collect();
    let board: Vec<_> = board.iter().map(String::as_str).collect();
    let turn = dice.pick(&['a', 'd']);
    Engines::set_up(settings, &board, turn)
}
