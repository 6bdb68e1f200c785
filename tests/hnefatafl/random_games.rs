//! Random games and positions of random rules, in which the library, on a grid and on bits, and the naive program have
//! to agree.

use collinear::rules::hnefatafl::{
    Army, Corners, Crossing, Ending, Escape, Hnefatafl, Hostility, King, KingCapture, Reach,
    Repetition, Soldiers, State, Stopping, Throne, Variant,
};
use collinear::rules::{Outcome, Rules, View};
use collinear::{Coord, Move};
use fastrand::Rng;

use super::naive::{Naive, Pair, Position, letter};
use super::on_bits::{Follow, on_bits};
use super::{army, budget, state};

/// One game, played by both.
struct Beside {
    rules: Hnefatafl,
    naive: Naive,
    position: Position,
    state: State,
}

fn slide(((from_row, from_col), (to_row, to_col)): Pair) -> Move {
    Move {
        from: Coord::new(from_row, from_col),
        to: Coord::new(to_row, to_col),
    }
}

impl Beside {
    fn set_up(variant: Variant, picture: &str, turn: char) -> Self {
        let rules = Hnefatafl::new(variant.clone()).expect("a game");
        let naive = Naive(variant);
        Self {
            position: naive.set_up(picture, turn),
            state: state(&rules, picture, turn),
            rules,
            naive,
        }
    }

    /// Checks that both states agree: the board, whose turn it is, the captures, the result.
    fn assert_same_state(&self, position: &Position, state: &State) {
        let rules = &self.rules;
        assert_eq!(state.to_string(), position.board.to_string(), "{rules}");
        assert_eq!(state.army(), army(position.turn), "{rules}\n{state}");
        assert_eq!(rules.army(state.turn()), state.army());
        let taken = position.taken.iter().map(|&at| Coord::from(at));
        assert!(
            state.captured().iter().copied().eq(taken),
            "{rules}\n{state}"
        );
        let end = position.end.map(|(_, end)| end);
        assert_eq!(state.end(), end, "{rules}\n{state}");
        let outcome = position.end.map(|(winner, _)| match winner {
            Some(winner) => Outcome::Win(rules.side(army(winner))),
            None => Outcome::Draw,
        });
        assert_eq!(rules.outcome(state), outcome, "{rules}\n{state}");
    }

    /// Checks that both list the same moves, each once, with the same results.
    fn assert_same_moves(&self) -> Vec<Pair> {
        let (rules, state) = (&self.rules, &self.state);
        let mut expected = match self.position.end {
            Some(_) => Vec::new(),
            None => self.naive.moves(&self.position),
        };
        expected.sort_unstable();
        let mut copy = rules.start();
        copy.clone_from(state);
        let mut found: Vec<_> = rules.moves(&copy).collect();
        found.sort_unstable_by_key(|m| (m.from, m.to));
        assert!(
            found
                .iter()
                .copied()
                .eq(expected.iter().copied().map(slide)),
            "{rules}\n{state}"
        );
        assert_eq!(rules.count_moves(state), found.len());
        for &m in &expected {
            let mut next = state.clone();
            rules.apply(&mut next, slide(m));
            assert_eq!(next.last(), Some(slide(m)));
            self.assert_same_state(&self.naive.play(&self.position, m), &next);
        }
        expected
    }

    /// Checks that exactly these moves are accepted, among all on the board and one cell beyond.
    fn assert_only_legal(&self, moves: &[Pair]) {
        let (rules, bounds) = (&self.rules, self.rules.bounds());
        let cells =
            || (0..=bounds.rows()).flat_map(|row| (0..=bounds.cols()).map(move |col| (row, col)));
        for from in cells() {
            let accepted =
                |&to: &(usize, usize)| rules.check(&self.state, &slide((from, to))).is_ok();
            let accepted = cells().filter(accepted).map(|to| (from, to));
            let own = moves.iter().copied().filter(|m| m.0 == from);
            assert!(own.eq(accepted), "{rules}\n{from:?} {}", self.state);
        }
        for &m in moves {
            let mut slides = rules.slides(&self.state, m.0.into());
            assert!(slides.any(|found| found == slide(m)));
            let captures = rules.captures(&self.state, slide(m)).expect("it is legal");
            let taken = self.naive.play(&self.position, m).taken;
            assert!(captures.into_iter().eq(taken.into_iter().map(Coord::from)));
        }
    }

    /// Continues at random, often to and fro so that positions repeat; the same on bits.
    fn play_on(mut self, plies: usize, dice: &mut Rng) {
        self.assert_same_state(&self.position, &self.state);
        let (from, mut played) = (self.state.clone(), Vec::<Pair>::new());
        for _ in 0..plies {
            let moves = self.assert_same_moves();
            if moves.is_empty() {
                break;
            }
            let back = played.len().checked_sub(2).map(|ply| played[ply]);
            let back = back
                .map(|(from, to)| (to, from))
                .filter(|m| moves.contains(m));
            let m = match back {
                Some(back) if dice.u8(..3) > 0 => back,
                _ => one_of(dice, &moves),
            };
            self.position = self.naive.play(&self.position, m);
            self.rules.apply(&mut self.state, slide(m));
            played.push(m);
        }
        let moves: Vec<_> = played.into_iter().map(slide).collect();
        let (from, moves) = (&from, &moves[..]);
        on_bits(&self.rules, Follow { from, moves });
    }
}

fn one_of<T: Clone>(dice: &mut Rng, values: &[T]) -> T {
    values[dice.usize(..values.len())].clone()
}

/// Random switches that make a game on a board of this size.
pub(crate) fn any_variant(rows: usize, cols: usize, dice: &mut Rng) -> Variant {
    let hostile = [Hostility::Never, Hostility::WhenEmpty, Hostility::Always];
    let corners = rows == 1 || cols == 1 || dice.u8(..3) > 0;
    let mut start = vec![vec!['.'; cols]; rows];
    start[rows / 2][cols / 2] = 'K';
    // There has to be an attacker, or they could not move.
    start[usize::from(cols == 1)][usize::from(cols > 1)] = 'a';
    let start: Vec<String> = start.into_iter().map(String::from_iter).collect();
    Variant {
        start: start.join("\n").into(),
        first: one_of(dice, &Army::BOTH),
        throne: Throne {
            crossing: one_of(dice, &[Crossing::Everybody, Crossing::WhoMayStop]),
            stopping: one_of(dice, &[Stopping::King, Stopping::Nobody]),
            hostile_to_attackers: one_of(dice, &hostile),
            hostile_to_defenders: one_of(dice, &hostile),
        },
        corners: Corners {
            hostile_to_attackers: corners && dice.bool(),
            hostile_to_defenders: corners && dice.bool(),
            hostile_to_king: corners && dice.bool(),
        },
        king: King {
            capture: one_of(
                dice,
                &[
                    KingCapture::FourSides,
                    KingCapture::FourSidesOrEdge,
                    KingCapture::TwoSides,
                    KingCapture::TwoSidesAwayFromThrone,
                ],
            ),
            reach: match dice.usize(..5) {
                reach @ 1..=3 => Reach::AtMost(reach),
                _ => Reach::Unlimited,
            },
            armed: dice.bool(),
        },
        soldiers: Soldiers {
            shieldwall: dice.bool(),
        },
        ending: Ending {
            escape: if corners {
                Escape::Corners
            } else {
                Escape::Edge
            },
            exit_fort: corners && dice.bool(),
            encirclement: dice.bool(),
            repetition: one_of(
                dice,
                &[
                    Repetition::Ignored,
                    Repetition::Draw,
                    Repetition::LossFor(Army::Attackers),
                    Repetition::LossFor(Army::Defenders),
                ],
            ),
        },
    }
}

/// Random pieces, few or many, with the king often at the edge or near the throne.
fn any_position(variant: Variant, dice: &mut Rng) -> Beside {
    let bounds = variant.start_board().expect("a board").bounds();
    let (throne, edges) = (
        Coord::new(bounds.rows() / 2, bounds.cols() / 2),
        variant.ending.escape == Escape::Edge,
    );
    let is_goal = |at| bounds.is_corner(at) || (edges && bounds.is_on_edge(at));
    // If he has already escaped, little is tested.
    let (where_kings_stand, escaped) = (dice.u8(..4), dice.u8(..16) == 0);
    let kings = bounds.coords().filter(|&at| match where_kings_stand {
        _ if is_goal(at) => escaped,
        0 => at.row.abs_diff(throne.row) + at.col.abs_diff(throne.col) < 2,
        1 | 2 => edges || bounds.is_on_edge(at),
        _ => true,
    });
    let king = one_of(dice, &kings.collect::<Vec<_>>());
    let (attackers, defenders) = (one_of(dice, &[1, 2, 4, 6]), one_of(dice, &[1, 1, 2, 4, 6]));
    // Attackers all along the edge, or two armies face to face at the top edge: otherwise encirclement and shieldwalls
    // are rare.
    let (siege, walls) = (dice.u8(..8) == 0, dice.u8(..6) == 0);
    let [outer, inner] = one_of(dice, &[['a', 'd'], ['d', 'a']]);
    let mut glyph = |at: Coord| match dice.usize(..10) {
        _ if at == king => 'K',
        _ if at == throne || (!edges && bounds.is_corner(at)) => '.',
        1.. if siege && bounds.is_on_edge(at) => 'a',
        3.. if walls && at.row == 0 => outer,
        1.. if walls && at.row == 1 => inner,
        n if n < attackers => 'a',
        n if n >= 10 - defenders => 'd',
        _ => '.',
    };
    let mut row = |row| {
        (0..bounds.cols())
            .map(|col| glyph(Coord::new(row, col)))
            .collect::<String>()
    };
    let board: Vec<_> = (0..bounds.rows()).map(&mut row).collect();
    let turn = one_of(dice, &['a', 'd']);
    Beside::set_up(variant, &board.join("\n"), turn)
}

#[test]
fn games_of_the_presets() {
    let mut dice = Rng::with_seed(5);
    for (_, preset) in Variant::PRESETS {
        for repetition in [Repetition::Draw, Repetition::LossFor(Army::Defenders)] {
            let mut variant = preset.clone();
            variant.ending.repetition = repetition;
            let start = variant.start_board().expect("a board").to_string();
            let game = Beside::set_up(variant, &start, letter(preset.first));
            game.play_on(budget::of(3, 60, 60), &mut dice);
        }
        for _ in 0..budget::of(3, 60, 60) {
            any_position(preset.clone(), &mut dice).play_on(6, &mut dice);
        }
    }
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
        (9, 9),
        (7, 9),
        (11, 11),
        (13, 11),
        (13, 13),
    ];
    let mut dice = Rng::with_seed(7);
    for _ in 0..budget::of(60, 1_600, 20_000) {
        let (rows, cols) = one_of(&mut dice, &sizes);
        let variant = any_variant(rows, cols, &mut dice);
        let game = any_position(variant, &mut dice);
        if game.position.end.is_none() && rows * cols < 50 {
            game.assert_only_legal(&game.assert_same_moves());
        }
        // Twelve plies allow a position to occur for the third time.
        let plies = one_of(&mut dice, &[3, 3, 12]);
        game.play_on(plies, &mut dice);
    }
}
