//! Positions and moves as numbers, for batches.
//!
//! The planes have seven rows and seven columns, like the board on paper. They show the stones of the side to move, the
//! opponent's stones, and the points of the last move with its captured stone. Nine more planes show the hand of the
//! side to move, and nine the opponent's hand. The first of nine is all ones if there is a stone in hand, the second if
//! there are two stones, and so on.
//!
//! An action is a single number, `(from * 24 + to) * 25 + taken`, because a move names up to three points. `from` is 0
//! for a stone in hand, otherwise the start plus 1. `taken` is 0 if nothing is captured, otherwise the point of the
//! captured stone plus 1. All eight symmetries of the board on paper are symmetries of the game.

use collinear::{
    Coord, Symmetry,
    bits::PlaneValue,
    rules::{
        Action, Actions, Encode, Engine, Illegal, MoveCells, Notation, PlaneShape, Rules, Side,
        View,
    },
};

use super::{BitNineMensMorris, BitState, Move, NineMensMorris, STONES, State};

const POINTS: usize = 24;

/// The number of points, plus one for no point.
const CHOICES: usize = POINTS + 1;

const ACTIONS: usize = CHOICES * POINTS * CHOICES;

const PLANES: usize = 3 + 2 * STONES as usize;

/// A point as a number, with 0 for none.
fn number_of(point: Option<u16>) -> usize {
    point.map_or(0, |point| usize::from(point) + 1)
}

fn point_of(number: usize) -> Option<u16> {
    u16::try_from(number.checked_sub(1)?).ok()
}

fn action_of(&Move { from, to, taken }: &Move) -> usize {
    (number_of(from) * POINTS + usize::from(to)) * CHOICES + number_of(taken)
}

/// The move of an action, whether or not it is legal.
fn move_of(action: usize) -> Option<Move> {
    let (route, taken) = (action / CHOICES, action % CHOICES);
    let (from, to) = (route / POINTS, route % POINTS);
    (action < ACTIONS).then_some(Move {
        from: point_of(from),
        to: point_of(to + 1)?,
        taken: point_of(taken),
    })
}

/// The visible part of a position, the same for both engines.
struct Seen<I> {
    /// The stones of each player, by [`Side::index`].
    stones: [I; 2],
    in_hand: [u8; 2],
    turn: Side,
}

impl NineMensMorris {
    /// Returns the rules themselves. Engines have a method of this name.
    const fn rules(&self) -> &Self {
        self
    }

    fn plane_shape(&self) -> PlaneShape {
        PlaneShape {
            planes: PLANES,
            board: self.board.topology().chart(),
        }
    }

    fn coord(&self, point: u16) -> Option<Coord> {
        self.board.topology().coord_of(point)
    }

    /// The action after a symmetry of the board on paper.
    fn image(&self, symmetry: Symmetry, action: usize) -> Option<usize> {
        let tracks = self.board.topology();
        let image = |point| {
            let at = symmetry.map_coord(tracks.coord_of(point)?, tracks.chart())?;
            tracks.cell_at(at)
        };
        let Move { from, to, taken } = move_of(action)?;
        let (from, taken) = (from.map(image), taken.map(image));
        let to = image(to)?;
        // Every point has an image.
        let [from, taken] = [from, taken].map(Option::flatten);
        Some(action_of(&Move { from, to, taken }))
    }

    fn write<V: PlaneValue>(
        &self,
        seen: Seen<impl IntoIterator<Item = u16>>,
        last: impl IntoIterator<Item = u16>,
        planes: &mut [V],
    ) {
        let board = self.plane_shape().board;
        let mut planes = planes.chunks_exact_mut(board.cell_count());
        let mut next = || planes.next().unwrap_or_default();
        let write_points = |plane: &mut [V], points: &mut dyn Iterator<Item = u16>| {
            plane.fill(V::default());
            for at in points.filter_map(|point| self.coord(point)) {
                plane[at.row * board.cols() + at.col] = V::ONE;
            }
        };
        let [first, second] = seen.stones;
        let (own, theirs) = match seen.turn {
            Side::First => (first, second),
            Side::Second => (second, first),
        };
        write_points(next(), &mut own.into_iter());
        write_points(next(), &mut theirs.into_iter());
        write_points(next(), &mut last.into_iter());
        for side in [seen.turn, seen.turn.other()] {
            let in_hand = seen.in_hand[side.index()];
            for stones in 1..=STONES {
                let is_there = in_hand >= stones;
                next().fill(if is_there { V::ONE } else { V::default() });
            }
        }
    }
}

/// The parts that both engines share.
macro_rules! nine_mens_morris {
    () => {
        fn shape(&self) -> PlaneShape {
            self.rules().plane_shape()
        }

        fn actions(&self) -> Actions {
            Actions::Numbers(ACTIONS)
        }

        #[inline]
        fn action_of(&self, _: &Self::State, m: &Move) -> Action {
            Action::Number(action_of(m))
        }

        fn move_of(&self, _: &Self::State, action: Action) -> Result<Move, Illegal> {
            let m = match action {
                Action::Number(number) => move_of(number),
                _ => None,
            };
            m.ok_or_else(|| Illegal::refused("this is not a move of this game"))
        }

        fn write_action(&self, number: usize) -> Option<String> {
            let m = move_of(number).filter(|m| m.from != Some(m.to))?;
            let rules = self.rules();
            Some(rules.write_move(&rules.start(), &m))
        }

        fn symmetries(&self) -> Vec<Symmetry> {
            Symmetry::ALL.into()
        }

        fn mapped(&self, symmetry: Symmetry, action: usize) -> Option<usize> {
            self.rules().image(symmetry, action)
        }
    };
}

/// The reference rules, with the same numbers as the engine.
impl Encode for NineMensMorris {
    nine_mens_morris!();

    fn write_planes<V: PlaneValue>(&self, state: &State, last: Option<&Move>, planes: &mut [V]) {
        let seen = Seen {
            stones: Side::BOTH.map(|side| state.stones(side)),
            in_hand: state.in_hand,
            turn: state.turn(),
        };
        self.write(seen, last.into_iter().flat_map(|m| m.cells(state)), planes);
    }
}

impl Encode for BitNineMensMorris {
    nine_mens_morris!();

    fn write_planes<V: PlaneValue>(&self, state: &BitState, last: Option<&Move>, planes: &mut [V]) {
        let points = |side| state.stones(side).indices();
        let seen = Seen {
            stones: Side::BOTH.map(|side| points(side).filter_map(|at| u16::try_from(at).ok())),
            in_hand: state.in_hand(),
            turn: state.turn(),
        };
        let last = last.into_iter().flat_map(|m| m.cells(state));
        self.rules().write(seen, last, planes);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use collinear::{Grid, Layout, rules::Cell};

    use collinear_batch::{Batch, Search};

    use super::*;
    use crate::test::QUICK;

    const GAMES: usize = 8;

    /// A million plies in release builds.
    const STEPS: usize = match (QUICK, cfg!(debug_assertions)) {
        (true, _) => 120,
        (false, true) => 3_750,
        (false, false) => 125_000,
    };

    /// The expected planes of a position, from a picture on paper.
    fn expected(rules: &NineMensMorris, state: &State, last: Option<&Move>) -> Vec<u8> {
        let paper = rules.board.topology().paper();
        let mut planes = Vec::new();
        let mut plane = |holds: &dyn Fn(u16) -> bool| {
            let mut cells = [0; 49];
            let points = rules.board.cells().filter(|&point| holds(point));
            for at in points.map(|point| rules.board.topology().on_paper(point)) {
                cells[at.row * paper.cols() + at.col] = 1;
            }
            planes.extend(cells);
        };
        let stones: &Grid<Cell, _> = state.position().grid();
        let turn = state.turn();
        for side in [turn, turn.other()] {
            plane(&|point| stones[point] == Cell::Of(side));
        }
        plane(&|point| {
            last.is_some_and(|m| m.from == Some(point) || m.to == point || m.taken == Some(point))
        });
        for side in [turn, turn.other()] {
            let in_hand = usize::from(state.in_hand()[side.index()]);
            planes.extend((0..9 * 49).map(|index| u8::from(index / 49 < in_hand)));
        }
        planes
    }

    #[test]
    fn a_batch_is_in_lockstep_with_the_plain_rules() {
        let rules = NineMensMorris::default();
        let mut batch = Batch::new(BitNineMensMorris::default(), GAMES, 3).with_ply_limit(90);
        let mut plain = Batch::new(rules.clone(), GAMES, 3).with_ply_limit(90);
        let mut out = batch.buffers::<u8>();
        let (mut also, mut actions) = (out.clone(), [0; GAMES]);
        let mut last = [None; GAMES];
        let mut kinds = HashSet::new();
        batch.observe(&mut out).unwrap();
        plain.observe(&mut also).unwrap();
        for _ in 0..STEPS {
            assert_eq!(out, also);
            for (game, state) in plain.states().enumerate() {
                let seen = &out.observation[game * PLANES * 49..][..PLANES * 49];
                assert_eq!(seen, expected(&rules, state, last[game].as_ref()));
                let numbers: HashSet<_> = rules
                    .moves(state)
                    .map(|Move { from, to, taken }| {
                        let choice = |point: Option<u16>| point.map_or(0, |point| point + 1);
                        let number = u32::from(choice(from) * 24 + to) * 25;
                        usize::try_from(number + u32::from(choice(taken))).unwrap()
                    })
                    .collect();
                let legal = &out.legal[game * ACTIONS..][..ACTIONS];
                let ones = (0..ACTIONS).filter(|&action| legal[action] > 0);
                assert_eq!(ones.collect::<HashSet<_>>(), numbers);
            }
            batch.random_actions(&mut actions);
            for (game, state) in plain.states().enumerate() {
                let action = rules.actions().action(actions[game]).unwrap();
                let m = rules.move_of(state, action).unwrap();
                kinds.insert((m.from.is_some(), m.taken.is_some()));
                last[game] = Some(m);
            }
            batch.step(&actions, &mut out).unwrap();
            plain.step(&actions, &mut also).unwrap();
            for (last, done) in last.iter_mut().zip(&out.done) {
                last.take_if(|_| *done > 0);
            }
        }
        assert_eq!(kinds.len(), 4); // placed and moved, with a mill and without one
    }

    #[test]
    fn planes_and_actions_turn_with_the_board() {
        let rules = BitNineMensMorris::default();
        let shape = rules.shape();
        for symmetry in rules.symmetries() {
            let mut batch = Batch::new(&rules, 2, 3);
            let mut images = batch.clone();
            let mut out = batch.buffers::<u8>();
            let (mut seen, mut actions) = (out.clone(), [0; 2]);
            let mut mapped = vec![0; shape.len()];
            for _ in 0..40 {
                batch.observe(&mut out).unwrap();
                images.observe(&mut seen).unwrap();
                shape.map_planes(symmetry, &out.observation[..shape.len()], &mut mapped);
                assert_eq!(seen.observation[..shape.len()], mapped);
                for action in 0..ACTIONS {
                    let image = rules.mapped(symmetry, action).unwrap();
                    assert_eq!(seen.legal[image], out.legal[action]);
                }
                batch.random_actions(&mut actions);
                let of_images = actions.map(|action| rules.mapped(symmetry, action).unwrap());
                batch.step(&actions, &mut out).unwrap();
                images.step(&of_images, &mut seen).unwrap();
                assert_eq!((&out.reward, &out.done), (&seen.reward, &seen.done));
            }
        }
        assert_eq!(rules.symmetries().len(), 8);
        assert_eq!(rules.mapped(Symmetry::HalfTurn, ACTIONS), None);
    }

    #[test]
    fn what_is_no_move_is_refused_with_the_reason() {
        let rules = NineMensMorris::default();
        let mut batch = Batch::new(BitNineMensMorris::default(), 1, 0);
        let mut out = batch.buffers::<u8>();
        let mut before = rules.start();
        for m in rules.read_game(&before, "a1 g1 a4 g4").unwrap() {
            let action = action_of(&m);
            assert_eq!(
                rules
                    .read_move(&before, &rules.write_move(&before, &m))
                    .unwrap(),
                m
            );
            rules.apply(&mut before, m);
            batch.step(&[action], &mut out).unwrap();
        }
        let a7 = rules.board.cell_named("a7").unwrap();
        let to_a7 = Move {
            from: None,
            to: a7,
            taken: None,
        };
        let number = action_of(&to_a7);
        let error = batch.step(&[number], &mut out).unwrap_err().to_string();
        let why = "this closes a mill, so it must capture a stone, as in a7x";
        assert!(
            error.starts_with(&format!("game 0: action {number} is illegal: {why}")),
            "{error}"
        );
        let error = batch.step(&[ACTIONS], &mut out).unwrap_err().to_string();
        assert_eq!(
            error,
            "game 0: there is no action 15000: actions are 0 to 14999"
        );
        assert!((0..ACTIONS).all(|action| action_of(&move_of(action).unwrap()) == action));
    }

    /// A player who can close a mill and capture the third last stone does so.
    #[test]
    fn a_search_finds_a_mill() {
        let rules = NineMensMorris::default();
        let moves = "a1 g1 a4 g4 b2 b4";
        let mut state = rules.start();
        for m in rules.read_game(&state, moves).unwrap() {
            rules.apply(&mut state, m);
        }
        let bits = BitNineMensMorris::default();
        let mut search = Search::new(&bits, [bits.enter(&state).unwrap()], 1).with_ply_limit(60);
        search.run(if QUICK { 600 } else { 3_000 });
        let best = move_of(search.best(0).unwrap()).unwrap();
        assert!(best.taken.is_some(), "{}", rules.write_move(&state, &best));
    }
}
