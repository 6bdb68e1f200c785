//! Random games and random positions, in which the library and the naive engine have to agree.

use std::collections::BTreeMap;

use super::board::{Cell, at, find, is_throne, neighbours, on_edge};
use super::naive::{Move, Reason};
use super::settings::{Escape, Hostile, KingTaken, PRESETS, Repetition, Settings, preset};
use super::twins::Twins;

/// How many games of random rules are played.
const GAMES: usize = if cfg!(debug_assertions) {
    1_600
} else {
    20_000
};

/// Numbers that look random and are the same at every run: Marsaglia, "Xorshift RNGs", 2003.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % n as u64).expect("less than n")
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }
}

/// How often something has happened: a test that never sees it shows nothing.
#[derive(Default)]
struct Tally(BTreeMap<String, usize>);

impl Tally {
    fn count(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    #[track_caller]
    fn assert_seen(&self, times: usize, what: &[&str]) {
        for what in what {
            let seen = self.0.get(*what).copied().unwrap_or_default();
            assert!(seen >= times, "{what}: {seen} times in {:#?}", self.0);
        }
    }

    /// What a move has done.
    fn count_move(&mut self, before: &Twins, after: &Twins, mov: Move) {
        let (settings, position) = (&after.settings, &after.position);
        let board = &before.position.board;
        let is_soldier = |&&cell: &&Cell| at(board, cell) != 'K';
        let soldiers = position.taken.iter().filter(is_soldier).count();
        let without = Settings {
            shieldwall: false,
            ..settings.clone()
        };
        let custodially = without.play(&before.position, mov).taken;
        if custodially == position.taken {
            self.count(format!("took {soldiers}"));
        } else {
            self.count(format!("shieldwall of {}", before.position.turn));
        }
        if let Some(end) = position.end {
            self.count(format!("{:?}", end.reason));
            if end.reason == Reason::Repetition {
                self.count(format!("{:?}", settings.repetition));
            }
            if end.reason == Reason::KingTaken {
                let king = find(board, 'K')[0];
                let place = if is_throne(board, king) {
                    "on the throne"
                } else if neighbours(board, king).any(|cell| is_throne(board, cell)) {
                    "beside the throne"
                } else if on_edge(board, king) {
                    "at the edge"
                } else {
                    "elsewhere"
                };
                self.count(format!("{:?} {place}", settings.king_taken));
            }
        }
    }
}

/// Compares a state, all its moves, and all that they lead to.
fn compare(twins: &Twins, tally: &mut Tally) -> Vec<Move> {
    twins.assert_same_state();
    if twins.position.end.is_some() {
        return Vec::new();
    }
    let moves = twins.assert_same_moves();
    for &mov in &moves {
        let mut next = twins.clone();
        next.play(mov);
        next.assert_same_state();
        tally.count_move(twins, &next, mov);
    }
    moves
}

/// Plays on at random, often to and fro, so that positions occur again.
fn play_on(mut twins: Twins, plies: usize, dice: &mut Dice, tally: &mut Tally) {
    let mut played: Vec<Move> = Vec::new();
    for _ in 0..plies {
        let moves = compare(&twins, tally);
        if moves.is_empty() {
            break;
        }
        let back = played.len().checked_sub(2).map(|ply| played[ply]);
        let back = back
            .map(|(from, to)| (to, from))
            .filter(|mov| moves.contains(mov));
        let mov = match back {
            Some(back) if !dice.one_in(3) => back,
            _ => dice.pick(&moves),
        };
        twins.play(mov);
        played.push(mov);
    }
}

/// Any switches that make a game on a board of this size.
fn any_settings(rows: usize, cols: usize, dice: &mut Dice) -> Settings {
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
fn any_position(settings: Settings, dice: &mut Dice) -> Twins {
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
    Twins::set_up(settings, &board, turn)
}

#[test]
fn games_from_the_start() {
    let (mut dice, mut tally) = (Dice(3), Tally::default());
    for name in PRESETS {
        for repetition in [
            Repetition::Ignored,
            Repetition::Draw,
            Repetition::LossFor('d'),
        ] {
            let settings = Settings {
                repetition,
                ..preset(name)
            };
            play_on(Twins::start(settings), 60, &mut dice, &mut tally);
        }
    }
    tally.assert_seen(10, &["took 0", "took 1"]);
    tally.assert_seen(1, &["Repetition"]);
}

#[test]
fn games_of_the_presets_from_random_positions() {
    let (mut dice, mut tally) = (Dice(5), Tally::default());
    for name in PRESETS {
        for _ in 0..60 {
            let twins = any_position(preset(name), &mut dice);
            play_on(twins, 6, &mut dice, &mut tally);
        }
    }
    tally.assert_seen(5, &["took 1", "took 2", "took 3", "shieldwall of a"]);
    tally.assert_seen(10, &["Escaped", "KingTaken", "ExitFort", "NoMove"]);
}

#[test]
fn games_of_any_rules_from_random_positions() {
    let sizes = [
        (5, 5),
        (7, 7),
        (5, 7),
        (7, 5),
        (3, 7),
        (9, 3),
        (1, 9),
        (7, 1),
        (11, 11),
    ];
    let (mut dice, mut tally) = (Dice(7), Tally::default());
    for _ in 0..GAMES {
        let (rows, cols) = dice.pick(&sizes);
        let settings = any_settings(rows, cols, &mut dice);
        let twins = any_position(settings, &mut dice);
        if twins.position.end.is_none() && rows * cols < 50 {
            let moves = twins.assert_same_moves();
            twins.assert_only_legal(&moves);
        }
        // Twelve plies are enough for a position to occur for the third time.
        let plies = dice.pick(&[3, 3, 12]);
        play_on(twins, plies, &mut dice, &mut tally);
    }
    tally.assert_seen(20, &["took 0", "took 1", "took 2"]);
    tally.assert_seen(3, &["took 3", "shieldwall of a", "shieldwall of d"]);
    tally.assert_seen(20, &["Escaped", "KingTaken", "ExitFort", "NoMove"]);
    tally.assert_seen(5, &["Encircled"]);
    tally.assert_seen(20, &["Draw", "LossFor('a')", "LossFor('d')"]);
    for king_taken in ["FourSidesOrEdge", "TwoSides", "TwoSidesFourAtThrone"] {
        for place in [
            "on the throne",
            "beside the throne",
            "at the edge",
            "elsewhere",
        ] {
            tally.assert_seen(1, &[&format!("{king_taken} {place}")]);
        }
    }
    for place in ["on the throne", "beside the throne", "elsewhere"] {
        tally.assert_seen(1, &[&format!("FourSides {place}")]);
    }
}
