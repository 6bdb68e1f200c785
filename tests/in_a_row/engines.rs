//! The engines of m,n,k games: the reference one, and those that are compiled for a board. A case is a row of data and
//! runs on every engine that can play it.

use std::any::TypeId;

use collinear::{
    Coord,
    bits::Wide,
    rules::{
        self, Bulk, Finished, Game, Outcome, SetupError, View, distinct_positions,
        in_a_row::{BitInARow, InARow, LineInARow, State, TableInARow, fastest},
        perft_bulk,
    },
    testing::{RandomPlay, check_bulk, check_engine},
};

use super::chosen::Chosen;

/// An engine for one game, which starts from a state of the reference rules.
pub(crate) trait Engine {
    /// Its name in a failed test.
    fn name(&self) -> &'static str;

    /// [`perft_bulk`].
    fn perft(&self, from: &State, depth: usize, finished: Finished) -> u128;

    /// [`distinct_positions`] of this many plies.
    fn distinct_positions(&self, from: &State, plies: usize) -> Vec<usize>;

    /// Plays moves, checking each, and returns the states before and after them as those of the reference rules, with
    /// the outcome of the engine.
    fn play(&self, from: &State, moves: &[Coord]) -> Vec<(State, Option<Outcome>)>;

    /// The reason, if a move is refused.
    fn refusal(&self, state: &State, m: Coord) -> Option<String>;

    /// [`check_bulk`].
    fn check_bulk(&self, walks: RandomPlay);

    /// [`check_engine`] from this state on.
    fn lockstep(&self, from: &State, walks: RandomPlay);
}

/// All engines that can play a game.
pub(crate) fn engines(game: &InARow) -> Vec<Box<dyn Engine>> {
    let mut engines: Vec<Box<dyn Engine>> = vec![Box::new(Of("reference", *game))];
    if game.obstacles().next().is_some() {
        engines.push(boxed("tables", TableInARow::<u64>::new(*game)));
    } else if !game.bounds().is_wrapped() {
        engines.extend(line_words(game));
        engines.extend(bits(game));
    }
    engines
}

/// The boards for which line words are compiled here.
macro_rules! line_words_on {
    ($game:ident: $($rows:literal $cols:literal,)*) => {
        match ($game.bounds().rows(), $game.bounds().cols()) {
            $(($rows, $cols) => Some(boxed("line words", LineInARow::<$rows, $cols>::new(*$game))),)*
            _ => None,
        }
    };
}

fn line_words(game: &InARow) -> Option<Box<dyn Engine>> {
    line_words_on! {
        game: 0 4, 1 11, 3 3, 3 4, 3 7, 4 4, 4 5, 5 5, 6 7, 9 1, 15 15, 19 19, 32 32,
    }
}

/// The boards and lengths for which sets of cells are compiled here.
macro_rules! bits_on {
    ($game:ident: $($word:ty: $rows:literal $cols:literal $k:literal,)*) => {
        match ($game.bounds().rows(), $game.bounds().cols(), $game.length().k()) {
            $(($rows, $cols, $k) => {
                Some(boxed("bits", BitInARow::<$word, $rows, $cols, $k>::new(*$game)))
            })*
            _ => None,
        }
    };
}

fn bits(game: &InARow) -> Option<Box<dyn Engine>> {
    bits_on! {
        game:
        u8: 0 4 2,
        u16: 1 11 3,
        u16: 3 3 3,
        u16: 3 4 3,
        u16: 3 4 4,
        u16: 4 4 3,
        u16: 4 4 4,
        u32: 4 5 4,
        u32: 5 5 4,
        u64: 6 7 4,
        u64: 6 7 5,
        u64: 8 8 4,
        Wide<4>: 15 15 5,
    }
}

fn boxed<E>(name: &'static str, engine: Result<E, SetupError>) -> Box<dyn Engine>
where
    E: rules::Engine<Reference = InARow, Move = Coord, State: View> + Bulk + 'static,
{
    let engine = engine.expect("it is made for such a board");
    Box::new(Of(name, engine))
}

/// Any engine of the library as an [`Engine`], with its name.
struct Of<E>(&'static str, E);

impl<E: rules::Engine<Reference = InARow>> Of<E> {
    fn enter(&self, state: &State) -> E::State {
        self.1.enter(state).expect("a state of the game")
    }
}

impl<E: rules::Engine<Reference = InARow, Move = Coord, State: View> + Bulk> Engine for Of<E> {
    fn name(&self) -> &'static str {
        self.0
    }

    fn perft(&self, from: &State, depth: usize, finished: Finished) -> u128 {
        perft_bulk(&self.1, &self.enter(from), depth, finished)
    }

    fn distinct_positions(&self, from: &State, plies: usize) -> Vec<usize> {
        let found = distinct_positions(&self.1, &self.enter(from));
        found.take(plies).collect()
    }

    fn play(&self, from: &State, moves: &[Coord]) -> Vec<(State, Option<Outcome>)> {
        let mut game = Game::from_state(&self.1, self.enter(from));
        let look = |game: &Game<&E>| (self.1.leave(game.state()), game.outcome());
        let mut states = vec![look(&game)];
        for &m in moves {
            let played = game.play(m);
            played.unwrap_or_else(|illegal| panic!("{}: {illegal}", self.0));
            states.push(look(&game));
        }
        states
    }

    fn refusal(&self, state: &State, m: Coord) -> Option<String> {
        let refused = self.1.check(&self.enter(state), &m).err();
        refused.map(|illegal| illegal.to_string())
    }

    fn check_bulk(&self, walks: RandomPlay) {
        let checked = check_bulk(&self.1, &self.1.start(), walks);
        checked.unwrap_or_else(|breach| panic!("{}: {breach}", self.0));
    }

    fn lockstep(&self, from: &State, walks: RandomPlay) {
        let same = check_engine(&self.1, from, walks);
        same.unwrap_or_else(|difference| panic!("{}: {difference}", self.0));
    }
}

#[test]
fn the_fastest_is_chosen_for_each_board() {
    let rows = [
        ("four-in-a-row", TypeId::of::<BitInARow<u64, 6, 7, 4>>()),
        (
            "four-in-a-row exactly=yes axes=diagonal",
            TypeId::of::<BitInARow<u64, 6, 7, 4>>(),
        ),
        ("tic-tac-toe", TypeId::of::<BitInARow<u16, 3, 3, 3>>()),
        (
            "rows=8 cols=8 connect=5 gravity=none",
            TypeId::of::<BitInARow<u64, 8, 8, 5>>(),
        ),
        (
            "rows=9 cols=9 connect=5 gravity=none",
            TypeId::of::<BitInARow<u128, 9, 9, 5>>(),
        ),
        ("four-in-a-row wrap=rows", TypeId::of::<TableInARow<u64>>()),
        (
            "four-in-a-row gravity=left",
            TypeId::of::<TableInARow<u64>>(),
        ),
        ("connect=5", TypeId::of::<TableInARow<u64>>()),
        ("rows=7 cols=9", TypeId::of::<TableInARow<u64>>()),
        (
            "four-in-a-row misere=yes",
            TypeId::of::<BitInARow<u64, 6, 7, 4>>(),
        ),
        (
            "four-in-a-row obstacles=d3",
            TypeId::of::<TableInARow<u64>>(),
        ),
        ("gomoku obstacles=h8", TypeId::of::<InARow>()),
        ("rows=0 cols=0", TypeId::of::<TableInARow<u64>>()),
        ("rows=9 cols=9 connect=6", TypeId::of::<LineInARow<9, 9>>()),
        (
            "rows=9 cols=9 connect=5 wrap=rows",
            TypeId::of::<TableInARow<u128>>(),
        ),
        (
            "rows=11 cols=11 connect=5 gravity=none",
            TypeId::of::<TableInARow<u128>>(),
        ),
        ("gomoku", TypeId::of::<LineInARow<15, 15>>()),
        (
            "rows=19 cols=19 connect=5 gravity=none",
            TypeId::of::<LineInARow<19, 19>>(),
        ),
        ("gomoku wrap=both", TypeId::of::<InARow>()),
        ("rows=12 cols=12 connect=5", TypeId::of::<InARow>()),
    ];
    for (game, engine) in rows {
        let game: InARow = game.parse().expect(game);
        assert_eq!(fastest(game, Chosen), engine, "{game}");
    }
}
