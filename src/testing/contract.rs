//! [`check_rules`]: tests the promises of every game.

use alloc::{collections::BTreeMap, format, string::String, vec::Vec};
use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::{
    RandomPlay,
    breach::{Breach, shown},
};
use crate::rules::{Game, Illegal, Random, Rules, View};

/// Plays random games from a state, and checks the promises of [`Rules`] and [`View`].
///
/// - The start, the moves of a state, their number and the outcome are the same at every call.
/// - A game that is not over has a move. No move is listed twice, `count_moves` is their number, and the iterator's
///   `size_hint` is right.
/// - If chance moves, at least one move has a weight above 0.
/// - A listed move is accepted and changes the position. Any other move is refused and leaves the position unchanged.
///   After the end every move is refused with [`Illegal::Over`] and the outcome. (The other moves were legal earlier in
///   the same game.)
/// - A move always has the same result. A clone is independent of its original, and `clone_from` makes the same clone.
/// - States with the same key, in any of the games, have the same moves, outcome and side to move. (A key that leaves
///   out something that seldom matters, such as captured pieces, can still pass.)
/// - Undo and redo return to the same positions, and a new move after an undo continues from that position.
///
/// If random games of your game are long, play fewer: `RandomPlay::new(4, 60)`. Print a [`Breach`] with `{}`, which
/// shows the board.
///
/// ```
/// use collinear::{
///     rules::{Rules, in_a_row::FOUR_IN_A_ROW},
///     testing::{RandomPlay, check_rules},
/// };
///
/// let checked = check_rules(&FOUR_IN_A_ROW, &FOUR_IN_A_ROW.start(), RandomPlay::default());
/// checked.unwrap_or_else(|breach| panic!("{breach}"));
/// ```
///
/// # Errors
///
/// The first [`Breach`], with the moves that led to it.
///
/// # Complexity
///
/// At each ply it checks at most [`tries`](RandomPlay::tries) legal moves, and at most that many others. It keeps one
/// state of each position.
pub fn check_rules<R: Rules<State: View>>(
    rules: &R,
    from: &R::State,
    play: RandomPlay,
) -> Result<(), Breach> {
    if rules.start().key() != rules.start().key() {
        return Err(Breach {
            promise: "the start is always the same",
            found: None,
            moves: Vec::new(),
            board: shown(&rules.start()),
        });
    }
    let (random, mut seen) = (&mut play.randomness(), Seen::default());
    for _ in 0..play.games {
        let mut walk = Walk {
            game: Game::from_state(rules, from.clone()),
            play,
            random,
            seen: &mut seen,
            states: Vec::new(),
            tried: Vec::new(),
        };
        for _ in 0..play.plies {
            walk.check_state()?;
            if walk.game.outcome().is_some() {
                break;
            }
            let legal: Vec<_> = walk.game.moves().collect();
            walk.expect("a state always has the same moves", !legal.is_empty())?;
            let [m, other] = [(); 2].map(|()| &legal[walk.random.below(legal.len())]);
            walk.check_other_moves(&legal)?;
            walk.play(m, other, &legal)?;
        }
        walk.check_state()?;
        walk.check_the_way_back()?;
    }
    Ok(())
}

/// One random game.
struct Walk<'a, R: Rules<State: View>> {
    game: Game<&'a R>,
    play: RandomPlay,
    random: &'a mut Random,
    /// The positions of all games.
    seen: &'a mut Seen<R::State>,
    /// The earlier states of the game.
    states: Vec<R::State>,
    /// Moves that were legal earlier.
    tried: Vec<R::Move>,
}

impl<R: Rules<State: View>> Walk<'_, R> {
    fn expect(&self, promise: &'static str, kept: bool) -> Result<(), Breach> {
        if kept {
            return Ok(());
        }
        Err(self.breach(promise, None))
    }

    /// Checks a promise for each of these moves.
    fn expect_of<'m>(
        &self,
        promise: &'static str,
        moves: impl IntoIterator<Item = &'m R::Move>,
        kept: impl Fn(&R::Move) -> bool,
    ) -> Result<(), Breach>
    where
        R::Move: 'm,
    {
        let mut moves = moves.into_iter();
        match moves.find(|m| !kept(m)) {
            Some(m) => Err(self.breach(promise, Some(format!("{m:?}")))),
            None => Ok(()),
        }
    }

    fn breach(&self, promise: &'static str, found: Option<String>) -> Breach {
        let moves = self.game.record().iter().map(|m| format!("{m:?}"));
        Breach {
            promise,
            found,
            moves: moves.collect(),
            board: shown(self.game.state()),
        }
    }

    /// Checks a state by itself, and against an earlier state of the same position.
    fn check_state(&mut self) -> Result<(), Breach> {
        let (rules, state) = (*self.game.rules(), self.game.state());
        let outcome = rules.outcome(state);
        self.expect(
            "a state always has the same outcome",
            rules.outcome(state) == outcome,
        )?;
        self.expect(
            "a clone is the same position",
            state.clone().key() == state.key(),
        )?;
        let earlier = self.seen.same_position(state);
        self.expect(
            "equal positions have the same outcome",
            earlier.is_none_or(|earlier| rules.outcome(earlier) == outcome),
        )?;
        if let Some(outcome) = outcome {
            let refused_as_over = |m: &R::Move| matches!(rules.check(state, m), Err(Illegal::Over(how)) if how == outcome);
            return self.expect_of(
                "every move after the end is refused with the outcome",
                &self.tried,
                refused_as_over,
            );
        }
        let moves: Vec<_> = rules.moves(state).collect();
        self.expect("a game that is not over has a move", !moves.is_empty())?;
        let is_chance = rules.is_chance(state);
        self.expect(
            "chance moves in both of two equal positions or in neither",
            rules.is_chance(state) == is_chance
                && earlier.is_none_or(|earlier| rules.is_chance(earlier) == is_chance),
        )?;
        self.expect(
            "one of the chance moves has a weight above 0",
            !is_chance || moves.iter().any(|m| rules.weight(state, m) > 0),
        )?;
        self.expect(
            "a state always has the same moves",
            rules.moves(state).eq(moves.iter().cloned()),
        )?;
        let once = |m: &R::Move| moves.iter().filter(|other| *other == m).count() == 1;
        let asked = self.play.some_of(&moves, self.random);
        self.expect_of("no move is listed twice", &*asked, once)?;
        let (counted, listed) = (rules.count_moves(state), moves.len());
        let unlike = |number: &dyn fmt::Debug| Some(format!("{number:?}, but {listed} are listed"));
        if counted != listed {
            return Err(self.breach("count_moves counts the moves", unlike(&counted)));
        }
        let (least, most) = rules.moves(state).size_hint();
        if least > listed || most.is_some_and(|most| most < listed) {
            let promise = "the size_hint of the moves is right";
            return Err(self.breach(promise, unlike(&(least, most))));
        }
        if let Some(earlier) = earlier
            && !same_moves(rules.moves(earlier), &moves)
        {
            let others: Vec<_> = rules.moves(earlier).collect();
            let promise = "equal positions have the same moves";
            self.expect_of(promise, &moves, |m| others.contains(m))?;
            self.expect_of(promise, &others, |m| moves.contains(m))?;
        }
        self.expect(
            "equal positions have the same side to move",
            earlier.is_none_or(|earlier| earlier.turn() == state.turn()),
        )?;
        if earlier.is_none() {
            self.seen.insert(state.clone());
        }
        Ok(())
    }

    /// Checks that exactly the listed moves are accepted, and that checking changes nothing.
    fn check_other_moves(&mut self, legal: &[R::Move]) -> Result<(), Breach> {
        let key = self.game.state().key();
        let (rules, state) = (*self.game.rules(), self.game.state());
        let accepted = |m: &R::Move| rules.check(state, m).is_ok();
        let asked = self.play.some_of(legal, self.random);
        self.expect_of("a listed move is accepted", &*asked, accepted)?;
        if !rules.is_chance(state) {
            let numbers = [0, legal.len() / 2, usize::MAX];
            let drawn = numbers.map(|n| rules.random_move(state, |_| n));
            let drawn: Vec<_> = drawn.into_iter().flatten().collect();
            self.expect("random_move returns a move", drawn.len() == 3)?;
            self.expect_of("a random move is legal", &drawn, |m| legal.contains(m))?;
        }
        let tried = self.play.some_of(&self.tried, self.random).into_owned();
        for m in tried.iter().filter(|m| !legal.contains(m)) {
            let refused = self.game.play(m.clone()).is_err();
            self.expect_of("a move that is not listed is refused", [m], |_| refused)?;
            let same = self.game.state().key() == key;
            self.expect_of("a refused move changes nothing", [m], |_| same)?;
        }
        Ok(())
    }

    /// Plays a move, and another move on a copy.
    fn play(&mut self, m: &R::Move, other: &R::Move, legal: &[R::Move]) -> Result<(), Breach> {
        let rules = *self.game.rules();
        let before = self.game.state().clone();
        let key = before.key();
        let mut copy = self.states.last().unwrap_or(&before).clone();
        copy.clone_from(&before);
        // Cached results of a state are not part of its key.
        let goes_on_alike = rules.outcome(&copy).is_none() && same_moves(rules.moves(&copy), legal);
        let is_clone = copy.key() == key && goes_on_alike;
        self.expect("clone_from is a clone", is_clone)?;
        rules.apply(&mut copy, other.clone());
        self.expect_of("a clone is independent of its original", [other], |_| {
            before.key() == key
        })?;

        remember(&mut self.tried, m, legal);
        let accepted = self.game.play(m.clone()).is_ok();
        self.expect_of("a listed move can be played", [m], |_| accepted)?;
        let after = self.game.state().key();
        self.expect_of("a move changes the position", [m], |_| after != key)?;
        copy.clone_from(&before);
        self.expect("clone_from is a clone", copy.key() == key)?;
        rules.apply(&mut copy, m.clone());
        self.expect_of("a move always has the same result", [m], |_| {
            copy.key() == after
        })?;

        let undone = self.game.undo().as_ref() == Some(m) && self.game.state().key() == key;
        self.expect_of("undo takes a move back", [m], |_| undone)?;
        let again = self.game.play(m.clone()).is_ok() && self.game.state().key() == after;
        let promise = "a move that was taken back can be played again";
        self.expect_of(promise, [m], |_| again)?;
        self.states.push(before);
        Ok(())
    }

    /// Goes back to the start of the game and forward again.
    fn check_the_way_back(&mut self) -> Result<(), Breach> {
        let end = self.game.state().key();
        for state in self.states.iter().rev() {
            let undone = self.game.undo().is_some() && self.game.state().key() == state.key();
            if !undone {
                return self.expect("undo returns to the same positions", false);
            }
        }
        let at_the_start = self.game.undo().is_none();
        self.expect("undo ends at the start", at_the_start)?;
        while self.game.redo().is_some() {}
        self.expect(
            "redo returns to the same positions",
            self.game.state().key() == end,
        )
    }
}

/// Whether both have the same moves, in any order.
pub(super) fn same_moves<M: Clone + PartialEq>(
    moves: impl Iterator<Item = M>,
    others: &[M],
) -> bool {
    let (moves, mut left) = (moves.collect::<Vec<_>>(), others.to_vec());
    let mut strike_out = |m: &M| {
        let found = left.iter().position(|other| other == m);
        found.map(|index| left.swap_remove(index)).is_some()
    };
    // Usually the order is the same, so no search is needed.
    moves == others || (moves.iter().all(&mut strike_out) && left.is_empty())
}

/// Remembers some legal moves to try again later: the move that is played, and other moves while the list is short.
pub(super) fn remember<M: Clone + PartialEq>(tried: &mut Vec<M>, played: &M, legal: &[M]) {
    const FEW: usize = 64;
    for m in core::iter::once(played).chain(legal) {
        if (m == played || tried.len() < FEW) && !tried.contains(m) {
            tried.push(m.clone());
        }
    }
}

/// One state of each position, by the hash of its key.
struct Seen<S> {
    states: BTreeMap<u64, Vec<S>>,
}

impl<S> Default for Seen<S> {
    fn default() -> Self {
        Self {
            states: BTreeMap::new(),
        }
    }
}

impl<S: View> Seen<S> {
    fn same_position(&self, state: &S) -> Option<&S> {
        let key = state.key();
        let alike = self.states.get(&hash_of(&key))?;
        alike.iter().find(|other| other.key() == key)
    }

    fn insert(&mut self, state: S) {
        let alike = self.states.entry(hash_of(&state.key())).or_default();
        alike.push(state);
    }
}

/// The FNV-1a hash, which needs no standard library.
fn hash_of(key: &impl Hash) -> u64 {
    struct Fnv(u64);
    impl Hasher for Fnv {
        fn write(&mut self, bytes: &[u8]) {
            for &byte in bytes {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }

        fn finish(&self) -> u64 {
            self.0
        }
    }
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    key.hash(&mut hasher);
    hasher.finish()
}
