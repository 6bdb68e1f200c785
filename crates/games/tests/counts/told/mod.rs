//! Games of the library compared with naive programs as text: random games with all moves, refusals, boards after each
//! move and results; and known rows of data.

mod games;

use std::{collections::BTreeSet, sync::LazyLock};

use collinear::rules::{Finished, Notation, Outcome, Rules, Side, View, perft};
use serde_json::Value;

use super::{
    IS_QUICK,
    naive::told::{Ended, Mover, Told},
};

/// The number of moves in all games of a row after which no new game begins; listing a move counts like playing one.
const BUDGET: usize = if IS_QUICK { 800 } else { 100_000 };

/// The longest game.
const PLIES: usize = 120;

/// The most continuations counted.
const PATHS: u64 = if IS_QUICK { 200 } else { 100_000 };

/// The number of illegal words tried in each state.
const TRIED: usize = if IS_QUICK { 4 } else { 20 };

/// Words that are never moves.
const NEVER: [&str; 8] = ["", "?", "a0", "z99", "a1-", "=", "#", "a1=?"];

/// A game of the library, and the facts it shows beside the board.
struct Library<R: Rules> {
    rules: R,
    state: R::State,
    beside: fn(&R, &R::State) -> String,
}

impl<R: Notation> Told for Library<R> {
    fn moves(&self) -> Vec<String> {
        let moves = self.rules.moves(&self.state);
        let moves = moves.filter(|_| self.ended().is_none());
        moves
            .map(|m| self.rules.write_move(&self.state, &m))
            .collect()
    }

    fn takes(&self, word: &str) -> bool {
        self.rules.read_move(&self.state, word).is_ok()
    }

    fn play(&mut self, word: &str) {
        let m = self.rules.read_move(&self.state, word);
        let m = m.unwrap_or_else(|illegal| panic!("{word}: {illegal}"));
        let checked = self.rules.check(&self.state, &m);
        assert!(checked.is_ok(), "{word}: {checked:?}");
        self.rules.apply(&mut self.state, m);
    }

    fn cells(&self) -> String {
        self.state.glyphs().iter().collect()
    }

    fn mover(&self) -> Mover {
        if self.rules.is_chance(&self.state) {
            Mover::Chance
        } else {
            Mover::Player(number(self.state.turn()))
        }
    }

    fn ended(&self) -> Option<Ended> {
        Some(match self.rules.outcome(&self.state)? {
            Outcome::Win(side) => Ended::Won(number(side)),
            Outcome::Draw => Ended::Drawn,
            Outcome::Solved => Ended::Solved,
            Outcome::Stuck { left } => Ended::Stuck(left),
            Outcome::Lost => Ended::Lost,
            Outcome::Score(score) => Ended::Score(score),
        })
    }

    fn beside(&self) -> String {
        (self.beside)(&self.rules, &self.state)
    }
}

fn number(side: Side) -> usize {
    usize::from(side == Side::Second)
}

/// Plays random games of the library and of a naive program, both from the start, and compares the rows of data with
/// this name.
fn agree<R, G>(name: &str, rules: &R, naive: impl Fn() -> G)
where
    R: Notation + Clone,
    G: Told,
{
    agree_and_tell(name, rules, naive, |_, _| String::new());
}

/// The same, with facts shown beside the board.
fn agree_and_tell<R, G>(
    name: &str,
    rules: &R,
    naive: impl Fn() -> G,
    beside: fn(&R, &R::State) -> String,
) where
    R: Notation + Clone,
    G: Told,
{
    let library = || Library {
        rules: rules.clone(),
        state: rules.start(),
        beside,
    };
    let mut random = Random(1);
    let mut words = NEVER.map(str::to_owned).into();
    let mut left = BUDGET;
    while left > 0 {
        let moves = play(&mut library(), &mut naive(), &mut words, &mut random);
        left = left.saturating_sub(moves + 8);
    }
    for known in KNOWN.iter().filter(|known| known["game"] == name) {
        is_known(known, library());
    }
}

/// Later positions: the board, the result of the game, and the number of ways to continue.
static KNOWN: LazyLock<Vec<Value>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../data/told.json")).expect("rows"));

/// Checks that a game reaches a known position.
fn is_known<R: Notation>(known: &Value, mut game: Library<R>) {
    for word in known["moves"].as_str().expect("moves").split_whitespace() {
        game.play(word);
    }
    let ended = game.ended().map(|ended| format!("{ended:?}"));
    assert_eq!(game.cells(), known["cells"], "{known}");
    assert_eq!(game.beside(), known["beside"], "{known}");
    assert_eq!(ended.as_deref(), known["ended"].as_str(), "{known}");
    let counts = known["paths"].as_array().into_iter().flatten();
    for (plies, count) in counts.enumerate() {
        let count = count.as_u64().expect("a number");
        if count > PATHS {
            break;
        }
        let found = perft(&game.rules, &game.state, plies, Finished::Dropped);
        assert_eq!(found, count.into(), "{known}: {plies} plies");
    }
}

/// Plays a game, compares everything that both show, and returns the number of moves. Words that were moves earlier are
/// tried when they are illegal.
fn play(
    library: &mut dyn Told,
    naive: &mut dyn Told,
    words: &mut BTreeSet<String>,
    random: &mut Random,
) -> usize {
    let (mut played, mut listed) = (Vec::new(), 0);
    while played.len() < PLIES {
        assert_eq!(library.cells(), naive.cells(), "{played:?}");
        assert_eq!(library.beside(), naive.beside(), "{played:?}");
        assert_eq!(library.ended(), naive.ended(), "{played:?}");
        let [mut found, mut expected] = [library.moves(), naive.moves()];
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{played:?}");
        let no_moves: Vec<_> = words
            .iter()
            .filter(|word| !expected.contains(word))
            .collect();
        for _ in 0..TRIED.min(no_moves.len()) {
            let word = no_moves[random.below(no_moves.len())];
            assert!(!library.takes(word), "{word:?} after {played:?}");
        }
        if naive.ended().is_some() {
            break;
        }
        assert_eq!(library.mover(), naive.mover(), "{played:?}");
        listed += expected.len();
        let word = expected[random.below(expected.len())].clone();
        words.extend(expected);
        library.play(&word);
        naive.play(&word);
        played.push(word);
    }
    listed + played.len()
}

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (self.0 >> 33) as usize % end
    }
}
