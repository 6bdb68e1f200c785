//! Compares each step of a batch with the reference rules: mask, planes, reward and end.

use collinear::{
    Bounds, Coord, Grid,
    rules::{Encode, Engine, Outcome, Rules, Side, View},
};
use collinear_batch::{Batch, Buffers};

/// True if tests must be short: without optimization and without `THOROUGH_TESTS`.
pub(crate) const QUICK: bool = cfg!(debug_assertions) && option_env!("THOROUGH_TESTS").is_none();

/// True for the cells of a plane.
pub(crate) type Plane = Box<dyn Fn(Coord) -> bool>;

/// The planes of a state after a last move.
pub(crate) type Planes<R> = fn(&R, &<R as Rules>::State, Option<&<R as Rules>::Move>) -> Vec<Plane>;

/// The expected numbers of moves and planes of a game.
pub(crate) struct Expected<R: Rules> {
    pub(crate) number: fn(&R, &R::Move) -> usize,
    pub(crate) planes: Planes<R>,
    /// Selects the move that an action means if two moves have the same number.
    pub(crate) meant: fn(R::Move, R::Move) -> R::Move,
}

const PLY_LIMIT: u32 = 60;

/// Plays random games of these rules in a batch and with the reference rules.
#[track_caller]
pub(crate) fn check<E>(rules: &E::Reference, expected: &Expected<E::Reference>)
where
    E: Engine<Move: Clone> + Encode,
    E::Reference: Clone,
    <E::Reference as Rules>::State: View,
{
    const GAMES: usize = 16;
    let engine = E::of(rules.clone()).expect("its board");
    let bounds = engine.shape().board;
    let plies = if QUICK { 600 } else { 100_000 };
    let mut batch = Batch::new(engine, GAMES, 7).with_ply_limit(PLY_LIMIT);
    let mut out = batch.buffers::<u8>();
    let mut floats = batch.buffers::<f32>();
    let mut games: Vec<_> = (0..GAMES).map(|_| (rules.start(), None, 0)).collect();
    let mut actions = [0_usize; GAMES];
    batch.observe(&mut out).expect("buffers of the batch");
    for _ in 0..plies / GAMES {
        look(rules, bounds, expected, &games, &out);
        batch.random_actions(&mut actions);
        let turns = out.turn.clone();
        batch.step(&actions, &mut out).expect("legal actions");
        for (game, (state, last, plies)) in games.iter_mut().enumerate() {
            let is_it = |m: &_| (expected.number)(rules, m) == actions[game];
            let m = rules.moves(state).filter(is_it).reduce(expected.meant);
            let m = m.expect("an action that is legal");
            rules.apply(state, m.clone());
            (*last, *plies) = (Some(m), *plies + 1);
            let outcome = rules.outcome(state);
            let sign = if turns[game] == 0 { 1. } else { -1. };
            let reward = match outcome {
                Some(Outcome::Win(Side::First)) => sign,
                Some(Outcome::Win(Side::Second)) => -sign,
                Some(Outcome::Solved) => 1.,
                Some(Outcome::Stuck { .. } | Outcome::Lost) => -1.,
                _ => 0.,
            };
            let done = match outcome {
                Some(_) => 1,
                None if *plies == PLY_LIMIT => 2,
                None => 0,
            };
            assert_eq!((out.reward[game], out.done[game]), (reward, done));
            if done > 0 {
                (*state, *last, *plies) = (rules.start(), None, 0);
            }
        }
    }
    look(rules, bounds, expected, &games, &out);
    batch.observe(&mut floats).expect("buffers of the batch");
    let as_floats: Vec<_> = out.observation.iter().map(|&one| f32::from(one)).collect();
    assert_eq!(floats.observation, as_floats);
    assert_eq!(floats.legal, out.legal);
}

type Played<R> = (<R as Rules>::State, Option<<R as Rules>::Move>, u32);

#[track_caller]
fn look<R: Rules<State: View>>(
    rules: &R,
    bounds: Bounds,
    expected: &Expected<R>,
    games: &[Played<R>],
    out: &Buffers,
) {
    let legals = out.legal.chunks_exact(out.legal.len() / games.len());
    let observations = out
        .observation
        .chunks_exact(out.observation.len() / games.len());
    for (game, ((state, last, _), (legal, planes))) in
        games.iter().zip(legals.zip(observations)).enumerate()
    {
        let mut numbers: Vec<_> = rules
            .moves(state)
            .map(|m| (expected.number)(rules, &m))
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let ones: Vec<_> = (0..legal.len())
            .filter(|&action| legal[action] == 1)
            .collect();
        assert_eq!(ones, numbers, "{game}");
        assert_eq!(usize::from(out.turn[game]), state.turn().index());
        let wanted = (expected.planes)(rules, state, last.as_ref());
        assert_eq!(planes.len(), wanted.len() * bounds.cell_count());
        for (plane, is_one) in planes.chunks_exact(bounds.cell_count()).zip(wanted) {
            for (at, &cell) in bounds.cells().zip(plane) {
                assert_eq!(
                    cell,
                    u8::from(is_one(at)),
                    "{game}: {at}\n{}",
                    state.glyphs()
                );
            }
        }
    }
}

/// True for the cells with one of these characters.
pub(crate) fn stands(picture: &Grid<char>, glyphs: &'static [char]) -> Plane {
    let picture = picture.clone();
    Box::new(move |at| glyphs.contains(&picture[at]))
}

pub(crate) fn is_one_of(cells: Vec<Coord>) -> Plane {
    Box::new(move |at| cells.contains(&at))
}
