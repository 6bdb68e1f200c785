//! [`check_rules`]: the promises that every game makes.

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

/// Plays a game at random from a state on, and checks that it keeps the promises of [`Rules`] and
/// [`View`].
///
/// - The start is the same at every call; so are the moves, their number and the outcome of a
///   state.
/// - While the game goes on there is a move, no move is listed twice, `count_moves` counts them, and
///   the iterator's `size_hint` is right.
/// - Where chance moves, a move has a weight.
/// - A listed move is accepted and changes the position. One that is not listed is refused, and so
///   is every move after the end, with [`Illegal::Over`] and the right outcome; the position stays
///   as it was. (The moves tried were legal earlier in the same game: those that were played, and
///   some others.)
/// - Making a move twice from the same state gives the same position; a clone is independent of
///   its original, and `clone_from` is a clone, with the same moves.
/// - States of the same key, in whichever of the games they came up, have the same moves, the same
///   outcome and the same side to move. (A key that leaves out what seldom decides, such as
///   captured pieces, can still pass.)
/// - Undo and redo come back to the same positions, and a new move after an undo is played from
///   there.
///
/// ```
/// use collinear::{
///     rules::{Rules, in_a_row::FOUR_IN_A_ROW},
///     testing::{RandomPlay, check_rules},
/// };
///
/// check_rules(&FOUR_IN_A_ROW, &FOUR_IN_A_ROW.start(), RandomPlay::default()).unwrap();
/// ```
///
/// # Errors
///
/// The first [`Breach`] of a promise, with the moves that led to it.
///
/// # Complexity
///
/// For each ply of each game it looks for [`tries`](RandomPlay::tries) moves among the legal ones, and asks as
/// often whether a move is legal; memory for one state a position.
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
            walk.expect("a state has one list of moves", !legal.is_empty())?;
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
    /// The states that the game went through, the present one not among them.
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

    /// A promise that holds for each of these moves.
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

    /// What holds for a state by itself, and next to the others.
    fn check_state(&mut self) -> Result<(), Breach> {
        let (rules, state) = (*self.game.rules(), self.game.state());
        let outcome = rules.outcome(state);
        self.expect("a state has one outcome", rules.outcome(state) == outcome)?;
        self.expect(
            "a clone is the same position",
            state.clone().key() == state.key(),
        )?;
        let earlier = self.seen.same_position(state);
        self.expect(
            "one position has one outcome",
            earlier.is_none_or(|earlier| rules.outcome(earlier) == outcome),
        )?;
        if let Some(outcome) = outcome {
            let refused_as_over = |m: &R::Move| matches!(rules.check(state, m), Err(Illegal::Over(how)) if how == outcome);
            return self.expect_of(
                "every move after the end is refused as such",
                &self.tried,
                refused_as_over,
            );
        }
        let moves: Vec<_> = rules.moves(state).collect();
        self.expect("a game that goes on has a move", !moves.is_empty())?;
        let is_chance = rules.is_chance(state);
        self.expect(
            "one position is chance's or a player's",
            rules.is_chance(state) == is_chance
                && earlier.is_none_or(|earlier| rules.is_chance(earlier) == is_chance),
        )?;
        self.expect(
            "a move of chance is possible",
            !is_chance || moves.iter().any(|m| rules.weight(state, m) > 0),
        )?;
        self.expect(
            "a state has one list of moves",
            rules.moves(state).eq(moves.iter().cloned()),
        )?;
        let once = |m: &R::Move| moves.iter().filter(|other| *other == m).count() == 1;
        let asked = self.play.some_of(&moves, self.random);
        self.expect_of("no move is listed twice", &*asked, once)?;
        let (counted, listed) = (rules.count_moves(state), moves.len());
        let unlike = |number: &dyn fmt::Debug| Some(format!("{number:?}, and {listed} are listed"));
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
            let promise = "one position has one list of moves";
            self.expect_of(promise, &moves, |m| others.contains(m))?;
            self.expect_of(promise, &others, |m| moves.contains(m))?;
        }
        self.expect(
            "one position has one side to move",
            earlier.is_none_or(|earlier| earlier.turn() == state.turn()),
        )?;
        if earlier.is_none() {
            self.seen.insert(state.clone());
        }
        Ok(())
    }

    /// Moves are accepted if and only if they are listed, and asking changes nothing.
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
            self.expect("a move can be drawn", drawn.len() == 3)?;
            self.expect_of("a random move is a legal one", &drawn, |m| {
                legal.contains(m)
            })?;
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

    /// Plays a move, and another one on a copy.
    fn play(&mut self, m: &R::Move, other: &R::Move, legal: &[R::Move]) -> Result<(), Breach> {
        let rules = *self.game.rules();
        let before = self.game.state().clone();
        let key = before.key();
        let mut copy = self.states.last().unwrap_or(&before).clone();
        copy.clone_from(&before);
        // What a state found out earlier and keeps is no part of its key.
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
        self.expect_of("a move has one result", [m], |_| copy.key() == after)?;

        let undone = self.game.undo().as_ref() == Some(m) && self.game.state().key() == key;
        self.expect_of("undo takes a move back", [m], |_| undone)?;
        let again = self.game.play(m.clone()).is_ok() && self.game.state().key() == after;
        let promise = "a move that was taken back can be played again";
        self.expect_of(promise, [m], |_| again)?;
        self.states.push(before);
        Ok(())
    }

    /// All the way back to where the game began and forth again.
    fn check_the_way_back(&mut self) -> Result<(), Breach> {
        let end = self.game.state().key();
        for state in self.states.iter().rev() {
            let undone = self.game.undo().is_some() && self.game.state().key() == state.key();
            if !undone {
                return self.expect("undo comes back to the same positions", false);
            }
        }
        let at_the_start = self.game.undo().is_none();
        self.expect("undo ends at the start", at_the_start)?;
        while self.game.redo().is_some() {}
        self.expect(
            "redo comes back to the same positions",
            self.game.state().key() == end,
        )
    }
}

/// Whether these are the same moves, each as often, in whatever order.
pub(super) fn same_moves<M: Clone + PartialEq>(
    moves: impl Iterator<Item = M>,
    others: &[M],
) -> bool {
    let (moves, mut left) = (moves.collect::<Vec<_>>(), others.to_vec());
    let mut strike_out = |m: &M| {
        let found = left.iter().position(|other| other == m);
        found.map(|index| left.swap_remove(index)).is_some()
    };
    // Mostly they come in the same order, and nothing has to be looked for.
    moves == others || (moves.iter().all(&mut strike_out) && left.is_empty())
}

/// Remembers some of the moves that are legal now, to be tried again later: the one that is played
/// and, as long as there are few, the others.
pub(super) fn remember<M: Clone + PartialEq>(tried: &mut Vec<M>, played: &M, legal: &[M]) {
    const FEW: usize = 64;
    for m in core::iter::once(played).chain(legal) {
        if (m == played || tried.len() < FEW) && !tried.contains(m) {
            tried.push(m.clone());
        }
    }
}

/// A state of each position that was met, found by the hash of its key.
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

/// A hash that needs no standard library: Fowler, Noll and Vo's, 1a.
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
