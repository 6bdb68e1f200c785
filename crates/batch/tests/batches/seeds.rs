//! A seed determines chance, and a step allocates nothing.

use allocation_counter::measure;
use collinear::{
    Grid,
    rules::{
        Action, Encode, Engine, Outcome, Position, Put, Rules,
        hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl, Repetition},
        in_a_row::{BitFourInARow, FOUR_IN_A_ROW, GOMOKU, LineGomoku, TIC_TAC_TOE},
        peg_solitaire::{BitPegSolitaire, PegSolitaire},
        reversi::{BitReversi8x8, Reversi},
    },
};
use collinear_batch::{Batch, Encoded};

fn actions<R: Encode>(rules: R, seed: u64) -> Vec<[u16; 8]> {
    let mut batch = Batch::new(rules, 8, seed);
    let mut out = batch.buffers::<u8>();
    let steps = (0..60).map(|_| {
        let mut actions = [0; 8];
        batch.random_actions(&mut actions);
        batch.step(&actions, &mut out).expect("legal actions");
        actions
    });
    steps.collect()
}

#[test]
fn a_seed_gives_the_same_games_and_another_one_others() {
    let rules = || BitFourInARow::new(FOUR_IN_A_ROW).expect("its board");
    assert_eq!(actions(rules(), 1), actions(rules(), 1));
    assert_ne!(actions(rules(), 1), actions(rules(), 2));
    // The games of one batch differ.
    let steps = actions(rules(), 1);
    assert!((1..8).all(|game| steps.iter().any(|step| step[game] != step[0])));
    // The actions of one step are equally likely.
    let mut batch = Batch::new(rules(), 7_000, 3);
    let mut drawn = vec![0_usize; 7_000];
    batch.random_actions(&mut drawn);
    let mut counts = [0; 7];
    for action in drawn {
        counts[action] += 1;
    }
    assert!(
        counts.iter().all(|count| (850..1150).contains(count)),
        "{counts:?}"
    );
}

/// A batch on four threads has the same results.
#[cfg(feature = "rayon")]
#[test]
fn threads_make_no_difference() {
    let rules = BitReversi8x8::new(Reversi::default()).expect("its board");
    let mut alone = Batch::new(rules, 3_000, 9);
    let mut shared = alone.clone();
    let (mut out, mut also) = (alone.buffers::<u8>(), alone.buffers::<u8>());
    let mut actions = vec![0_u8; 3_000];
    let threads = rayon::ThreadPoolBuilder::new().num_threads(4).build();
    let threads = threads.expect("a pool");
    alone.observe(&mut out).expect("buffers that fit");
    let seen = threads.install(|| shared.par_observe(&mut also));
    seen.expect("buffers that fit");
    assert_eq!(out, also);
    let mut same = actions.clone();
    for _ in 0..70 {
        alone.random_actions(&mut actions);
        alone.step(&actions, &mut out).expect("legal actions");
        threads.install(|| shared.par_random_actions(&mut same));
        assert_eq!(actions, same);
        let step = || shared.par_step(&actions, &mut also);
        threads.install(step).expect("legal actions");
        assert_eq!(out, also);
    }
    also.legal.pop();
    let error = shared.par_observe(&mut also).unwrap_err().to_string();
    assert_eq!(error, "`legal` has 194999 numbers instead of 195000");
    also.legal.push(out.legal[194_999]);
    alone.random_actions(&mut actions);
    (actions[2_900], actions[300]) = (65, 65);
    let error = threads.install(|| shared.par_step(&actions, &mut also));
    let error = error.unwrap_err().to_string();
    assert_eq!(
        error,
        "game 300: there is no action 65: actions are 0 to 64"
    );
    assert_eq!(out, also);
}

/// Random games on several threads: each has the random numbers of its index.
#[cfg(feature = "rayon")]
#[test]
fn threads_play_the_same_games() {
    use std::{iter::repeat_n, sync::Mutex};

    use collinear_batch::{par_playouts, playouts};

    const GAMES: usize = 1_000;
    let rules = BitFourInARow::new(FOUR_IN_A_ROW).expect("its board");
    let starts = || repeat_n(rules.start(), GAMES);
    let mut alone = vec![None; GAMES];
    playouts(&rules, starts(), 30, 5, |index, state, outcome| {
        alone[index] = Some((*state, outcome));
    });
    for threads in [1, 4] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let told = Mutex::new(vec![None; GAMES]);
        pool.expect("a pool").install(|| {
            par_playouts(&rules, starts(), 30, 5, |index, state, outcome| {
                let before = told.lock().expect("no panic")[index].replace((*state, outcome));
                assert!(before.is_none(), "{index} is told twice");
            });
        });
        assert_eq!(told.into_inner().expect("no panic"), alone);
    }
}

/// A game that fills cells from left to right, and throws a coin before or after each move. A tail wins for the player
/// to move. A full board is a draw.
#[derive(Clone)]
pub(super) struct Coins {
    pub(super) cells: usize,
    pub(super) chance_begins: bool,
    /// The weight of heads. The weight of tails is 1.
    pub(super) heads: u32,
}

const COINS: Coins = Coins {
    cells: 6,
    chance_begins: false,
    heads: 3,
};

impl Rules for Coins {
    type State = Position<char>;
    type Move = Put<char>;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(1, self.cells, '.').expect("a board"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Put<char>> {
        let at = state.grid().cells_where(|&cell| cell == '.').next();
        let pieces = if self.is_chance(state) { "ht" } else { "c" };
        let put = move |at| pieces.chars().map(move |piece| Put { piece, at });
        at.into_iter().flat_map(put)
    }

    fn apply(&self, state: &mut Self::State, m: Put<char>) {
        if m.piece == 'c' {
            state.place(m.at, 'c');
        } else {
            state.put(m.at, m.piece);
        }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        match state.grid() {
            grid if grid.count(|&cell| cell == 't') > 0 => Some(Outcome::Win(state.turn)),
            grid if grid.count(|&cell| cell == '.') == 0 => Some(Outcome::Draw),
            _ => None,
        }
    }

    fn is_chance(&self, state: &Self::State) -> bool {
        let is_odd = state.grid().count(|&cell| cell != '.') % 2 == 1;
        is_odd != self.chance_begins
    }

    fn weight(&self, _: &Self::State, m: &Put<char>) -> u32 {
        if m.piece == 'h' { self.heads } else { 1 }
    }
}

/// A game with plain rules needs only two lines to run in a batch.
#[test]
fn chance_is_drawn_by_the_batch() {
    let mut batch = Batch::new(Encoded::placing(COINS, "cht"), 4_000, 5);
    let mut out = batch.buffers::<u8>();
    batch.observe(&mut out).expect("buffers of the batch");
    assert_eq!(out.legal[..7], [1, 0, 0, 0, 0, 0, 0]);
    batch.step(&[0; 4_000], &mut out).expect("a coin");
    let lost = out.reward.iter().filter(|&&reward| reward < 0.).count();
    assert_eq!(lost, out.done.iter().filter(|&&done| done > 0).count());
    assert!((900..1100).contains(&lost), "{lost}");
    let going_on = out.turn.iter().filter(|&&turn| turn > 0).count();
    assert_eq!(going_on, 4_000 - lost);
}

#[test]
fn a_game_that_chance_ends_at_once_is_begun_again() {
    let toss = |heads| Coins {
        cells: 2,
        chance_begins: true,
        heads,
    };
    let rules = Encoded::placing(toss(1), "cht");
    let mut batch = Batch::new(rules, 64, 3);
    let mut out = batch.buffers::<u8>();
    batch.observe(&mut out).expect("buffers of the batch");
    for _ in 0..20 {
        assert_eq!(out.legal, [0, 1, 0].repeat(64));
        batch.step(&[1; 64], &mut out).expect("legal actions");
        assert_eq!(out.done, [1; 64]);
    }
    // Chance ends every game: restarts stop after a limit, and the game is reported as over.
    let mut batch = Batch::new(Encoded::placing(toss(0), "cht"), 1, 3);
    let error = batch.step(&[1], &mut batch.buffers::<u8>()).unwrap_err();
    let text = "game 0: action 1 is illegal: the game is over: first player won";
    assert_eq!(error.to_string(), text);
}

#[test]
fn by_cells_a_game_has_its_own_numbers() {
    let mut batch = Batch::new(Encoded::placing(TIC_TAC_TOE, "XO."), 1, 0);
    let mut out = batch.buffers::<u8>();
    batch.step(&[2], &mut out).expect("a legal action");
    let expected = [
        [0, 0, 1, 0, 0, 0, 0, 0, 0],
        [0; 9],
        [1, 1, 0, 1, 1, 1, 1, 1, 1],
        [0, 0, 1, 0, 0, 0, 0, 0, 0],
        [0; 9], // the second player is to move
    ];
    assert_eq!(out.observation, expected.concat());
    let error = batch.step(&[2], &mut out).unwrap_err();
    assert_eq!(
        error.to_string(),
        "game 0: action 2 is illegal: c3 is occupied"
    );
    let tafl = Encoded::moving(Hnefatafl::new(BRANDUBH).expect("a preset"), "adK");
    let mut legal = vec![0; tafl.actions().count()];
    tafl.write_legal(&tafl.start(), &mut legal);
    assert_eq!(legal.iter().filter(|&&legal| legal > 0).count(), 40);
}

/// The list distinguishes moves on the same cells.
#[test]
fn listed_moves_have_an_action_each() {
    let batch = Batch::new(Encoded::listed(COINS, "cht", 3), 1, 0).without_reset();
    let mut out = batch.buffers::<u8>();
    batch.observe(&mut out).expect("buffers of the batch");
    assert_eq!(out.legal, [1, 0, 0]);

    // Both throws of a coin are on one cell.
    let rules = Encoded::listed(COINS, "cht", 3);
    let mut thrown = rules.start();
    rules.apply(
        &mut thrown,
        Put {
            piece: 'c',
            at: (0, 0).into(),
        },
    );
    for (number, m) in rules.moves(&thrown).enumerate() {
        let action = rules.action_of(&thrown, &m);
        assert_eq!(action, Action::Number(number));
        assert_eq!(rules.move_of(&thrown, action).expect("a move"), m);
    }
    let refused = rules.move_of(&thrown, Action::Number(2)).unwrap_err();
    assert_eq!(refused.to_string(), "fewer moves are legal");
    let one = Encoded::listed(COINS, "cht", 1);
    let mut legal = [7; 1];
    one.write_legal(&thrown, &mut legal);
    assert_eq!(legal, [1]);
    let tail = rules.moves(&thrown).nth(1).expect("two throws");
    assert_eq!(one.actions().number(one.action_of(&thrown, &tail)), None);
}

#[track_caller]
fn allocates_nothing<R: Engine + Encode>(rules: R::Reference) {
    let rules = R::of(rules).expect("its board");
    let mut batch = Batch::new(rules, 16, 1);
    let mut out = batch.buffers::<u8>();
    let mut actions = [0_u32; 16];
    let found = measure(|| {
        for _ in 0..100 {
            batch.random_actions(&mut actions);
            batch.step(&actions, &mut out).expect("legal actions");
        }
    });
    assert_eq!(found.count_total, 0, "{}", std::any::type_name::<R>());
}

#[test]
fn a_step_allocates_nothing() {
    allocates_nothing::<BitFourInARow>(FOUR_IN_A_ROW);
    allocates_nothing::<LineGomoku>(GOMOKU);
    allocates_nothing::<BitReversi8x8>(Reversi::default());
    // Rules with repetition record earlier positions.
    let mut variant = BRANDUBH;
    variant.ending.repetition = Repetition::Ignored;
    let tafl = Hnefatafl::new(variant).expect("a variant");
    allocates_nothing::<BitHnefatafl7x7>(tafl);
    allocates_nothing::<BitPegSolitaire>(PegSolitaire::english());
}
