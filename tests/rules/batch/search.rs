//! Monte Carlo search: what it counts, and that it finds the moves that a full search finds.

use collinear::{
    Grid,
    batch::{Batch, Buffers, Encode, Encoded, Leaves, Search},
    rules::{
        Cell, Column, Engine, Outcome, Position, Rules, Side, View,
        hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl},
        in_a_row::{BitTicTacToe, TIC_TAC_TOE},
    },
};

use crate::budget;

pub(super) fn tic_tac_toe() -> BitTicTacToe {
    BitTicTacToe::new(TIC_TAC_TOE).expect("its board")
}

/// What the position is worth to the player to move, by every game from there.
pub(super) fn minimax<R: Rules<State: View>>(rules: &R, state: &R::State) -> i32 {
    match rules.outcome(state) {
        Some(Outcome::Win(winner)) => {
            if winner == state.turn() {
                1
            } else {
                -1
            }
        }
        Some(_) => 0,
        None => rules
            .moves(state)
            .map(|m| -minimax(rules, &after(rules, state, m)))
            .max()
            .unwrap_or(0),
    }
}

pub(super) fn after<R: Rules>(rules: &R, state: &R::State, m: R::Move) -> R::State {
    let mut state = state.clone();
    rules.apply(&mut state, m);
    state
}

/// Random positions, the game going on in all of them.
pub(super) fn positions(count: usize, plies: usize) -> Vec<<BitTicTacToe as Rules>::State> {
    let mut batch = Batch::new(tic_tac_toe(), count, 4).without_reset();
    let (mut out, mut actions) = (Buffers::<u8>::of(&batch), vec![0_u8; count]);
    for _ in 0..plies {
        batch.random_actions(&mut actions);
        batch
            .step(&actions, &mut out)
            .expect("no win before five plies");
    }
    batch.states().copied().collect()
}

#[track_caller]
fn finds_the_best(search: &Search<BitTicTacToe>, states: &[<BitTicTacToe as Rules>::State]) {
    let rules = tic_tac_toe();
    for (position, state) in states.iter().enumerate() {
        let best = search.best(position).expect("the game goes on");
        let m = rules.move_of(state, rules.actions().action(best).expect("an action"));
        let worth = -minimax(&rules, &after(&rules, state, m.expect("a move")));
        assert_eq!(worth, minimax(&rules, state), "{best} in\n{state}");
    }
}

#[test]
fn uct_finds_what_a_full_search_finds() {
    for plies in [2, 3, 4] {
        let states = positions(budget::of(6, 40, 100), plies);
        let mut search = Search::new(tic_tac_toe(), states.clone(), 1);
        search.run(1_500);
        finds_the_best(&search, &states);
    }
}

#[test]
fn without_any_knowledge_puct_finds_it_too() {
    let states = positions(budget::of(6, 40, 100), 4);
    let mut search = Search::new(tic_tac_toe(), states.clone(), 1);
    search.run_with(2_000, |_: &Leaves, _| {});
    finds_the_best(&search, &states);
}

#[test]
fn each_round_is_a_visit_but_the_first() {
    let states = positions(3, 4);
    let mut search = Search::new(tic_tac_toe(), states.clone(), 1).with_exploration(0.7);
    assert_eq!(
        (search.len(), search.best(0), search.value(0)),
        (3, None, 0.)
    );
    search.run(50);
    for (position, state) in states.iter().enumerate() {
        let visits: Vec<_> = search.visits(position).collect();
        assert_eq!(visits.iter().map(|(_, visits)| visits).sum::<u32>(), 49);
        let rules = tic_tac_toe();
        let moves = rules.moves(state).map(|at| at.row * 3 + at.col);
        assert!(visits.iter().map(|&(action, _)| action).eq(moves));
        assert!((-1. ..=1.).contains(&search.value(position)));
    }
    let mut again = Search::new(tic_tac_toe(), states.clone(), 1).with_exploration(0.7);
    again.run(50);
    assert!((0..3).all(|position| again.visits(position).eq(search.visits(position))));
}

#[test]
fn leaves_are_what_the_player_to_move_sees() {
    let states = positions(4, 3);
    let rules = tic_tac_toe();
    let mut search = Search::new(&rules, states.clone(), 0);
    let mut rounds = 0;
    search.run_with(30, |leaves: &Leaves<f32>, said| {
        assert_eq!(leaves.observation.len(), leaves.len() * 27);
        assert_eq!(said.priors.len(), leaves.len() * 9);
        for (leaf, &tree) in leaves.trees.iter().enumerate() {
            let planes = &leaves.observation[leaf * 27..][..27];
            let discs = |plane: usize| {
                planes[plane * 9..][..9]
                    .iter()
                    .filter(|&&one| one > 0.)
                    .count()
            };
            if rounds == 0 {
                assert_eq!((tree, discs(0), discs(1), discs(2)), (leaf, 1, 2, 0));
            } else {
                assert_eq!(discs(2), 1); // the last move
            }
            let free = leaves.legal[leaf * 9..][..9]
                .iter()
                .filter(|&&legal| legal > 0)
                .count();
            assert_eq!(free, 9 - discs(0) - discs(1));
        }
        rounds += 1;
    });
    assert!(rounds > 1);
}

#[test]
fn values_are_of_the_player_to_move_and_numbers_that_are_none_are_0() {
    // Who is to move at a leaf likes what the second player likes.
    let rules = tic_tac_toe();
    let centre = after(&rules, &rules.start(), (1, 1).into());
    let mut search = Search::new(&rules, [centre], 0);
    search.run_with(40, |leaves: &Leaves, said| {
        for leaf in 0..leaves.len() {
            let stones: u8 = leaves.observation[leaf * 27..][..18].iter().sum();
            said.values[leaf] = if stones % 2 == 1 { 1. } else { -1. };
        }
    });
    assert!(search.value(0) > 0.9);

    let mut search = Search::new(&rules, [rules.start()], 0);
    search.run_with(40, |_: &Leaves, said| {
        said.values.fill(f32::NAN);
        said.priors.fill(f32::INFINITY);
    });
    assert!(search.best(0).is_some() && search.value(0).is_finite());
}

/// A number far off the scale does not come to infinity.
#[test]
fn values_that_are_too_large_are_cut() {
    let rules = tic_tac_toe();
    let mut search = Search::new(&rules, [rules.start()], 0);
    let mut value = f32::MAX;
    search.run_with(60, |leaves: &Leaves, said| {
        said.values.fill(value);
        value = -value;
        assert!(!leaves.is_empty());
    });
    assert!(search.value(0).is_finite());
}

#[test]
fn a_search_from_a_batch_sees_what_the_batch_shows() {
    let mut batch = Batch::new(tic_tac_toe(), 2, 0);
    let mut out = Buffers::<u8>::of(&batch);
    batch.step(&[4, 0], &mut out).expect("legal actions");
    let mut search = batch.search(0);
    search.run_with(1, |leaves: &Leaves, _| {
        assert_eq!(
            (leaves.observation, leaves.legal),
            (&*out.observation, &*out.legal)
        );
    });
}

/// The result of one position does not depend on the others.
#[test]
fn positions_are_searched_each_for_itself() {
    let states = positions(3, 4);
    let mut all = Search::new(tic_tac_toe(), states.clone(), 1);
    let mut first = Search::new(tic_tac_toe(), states[..1].to_vec(), 1);
    all.run(80);
    first.run(80);
    assert!(all.visits(0).eq(first.visits(0)));
    let mut other = Search::new(tic_tac_toe(), states[..1].to_vec(), 2);
    other.run(80);
    assert_ne!(first.value(0).to_bits(), other.value(0).to_bits());
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    let board = Grid::parse_with("X X X\nO O .\n. . .", Cell::from_glyph).expect("a picture");
    let over = TIC_TAC_TOE.set_up(board).expect("a position");
    let rules = tic_tac_toe();
    let mut search = Search::new(&rules, [rules.enter(&over).expect("its board")], 0);
    search.run(10);
    search.run_with(10, |_: &Leaves, _| panic!("there is no leaf"));
    assert_eq!((search.best(0), search.visits(0).count()), (None, 0));
}

#[test]
fn games_that_do_not_end_are_cut_off() {
    let tafl = Hnefatafl::new(BRANDUBH).expect("a preset");
    let rules = BitHnefatafl7x7::new(tafl).expect("its board");
    let mut search = Search::new(&rules, [rules.start()], 3).with_ply_limit(5);
    search.run(20);
    assert_eq!(search.visits(0).map(|(_, visits)| visits).sum::<u32>(), 19);
}

/// The left door leads to a point nine times of ten, the right one ten times to nothing.
#[derive(Clone)]
struct Doors;

impl Rules for Doors {
    type State = Position<char>;
    type Move = Column;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(1, 3, '.').expect("a board"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Column> {
        let chance = self.is_chance(state);
        (if chance { 1..3 } else { 0..2 }).map(Column)
    }

    fn apply(&self, state: &mut Self::State, Column(door): Column) {
        let glyph = if self.is_chance(state) { 'r' } else { 'd' };
        state.put((0, door).into(), glyph);
    }

    /// Solved behind the left door, and by the second of two things that can come.
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        let is = |col, glyph| state.grid()[(0, col)] == glyph;
        match (is(0, 'd'), is(2, 'r'), is(1, 'r')) {
            (true, true, _) => Some(Outcome::Solved),
            (_, true, _) | (_, _, true) => Some(Outcome::Lost),
            _ => None,
        }
    }

    fn is_chance(&self, state: &Self::State) -> bool {
        state.grid().count(|&glyph| glyph == 'd') == 1
    }

    fn weight(&self, _: &Self::State, m: &Column) -> u32 {
        if m.0 == 2 { 9 } else { 1 }
    }
}

#[test]
fn chance_is_drawn_by_its_weights() {
    let rules = Encoded::placing(Doors, "dr");
    let mut search = Search::new(&rules, [rules.start()], 1);
    search.run(600);
    assert_eq!(search.best(0), Some(0));
    // Nine of ten times 1, else -1.
    let visits: Vec<_> = search.visits(0).map(|(_, visits)| visits).collect();
    assert!(visits[0] > 9 * visits[1], "{visits:?}");
    assert!((0.6..0.9).contains(&search.value(0)), "{}", search.value(0));
    assert_eq!(Side::First, rules.start().turn());

    // From behind the left door, where chance is next, and the same if it were the second player's turn.
    let behind = after(&rules, &rules.start(), Column(0));
    let mut turned = behind.clone();
    turned.turn = Side::Second;
    let mut search = Search::new(&rules, [behind, turned], 1);
    search.run(300);
    assert!((0.6..0.9).contains(&search.value(0)), "{}", search.value(0));
    assert!(
        (-0.9..-0.6).contains(&search.value(1)),
        "{}",
        search.value(1)
    );
}
