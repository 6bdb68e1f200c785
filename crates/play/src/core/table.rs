//! [`Table`]: a game in progress and its players.

use std::time::{Duration, SystemTime};

use collinear::rules::Side;

use crate::{
    computer::{Effort, Level, Search},
    core::{record::Record, refused::Refused, seat::Seat, session::Session, turn::Turn},
};

/// The players, and how long they can think.
#[derive(Clone, Copy, Debug)]
pub struct Seating {
    /// The players of both sides.
    pub seats: [Seat; 2],
    /// The longest time that the computer can think about a move.
    pub limit: Duration,
    /// The least time per move when the computer plays itself.
    pub pace: Duration,
    /// The seed of the computer's choices and of chance; the same seed repeats them.
    pub seed: u64,
}

impl Default for Seating {
    /// Two people, ten seconds for the limit, one second for the pace, and a random seed.
    fn default() -> Self {
        Self {
            seats: [Seat::Human; 2],
            limit: Duration::from_secs(10),
            pace: Duration::from_secs(1),
            seed: fastrand::u64(..1_000_000),
        }
    }
}

/// A game in progress and its players.
pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) seating: Seating,
    /// The number of moves, in all branches, that are saved in a file or made by chance.
    kept: usize,
    /// True if people look at a turn before the last one of its branch. The computer does not move while this is true.
    is_stepping: bool,
}

/// The reason why a person cannot move when it is the computer's turn.
pub(crate) const NOT_YOURS: &str = "it is the computer's turn";

impl Table {
    pub(crate) fn new(session: Session, mut seating: Seating) -> Self {
        if !session.is_for_two() {
            seating.seats = [Seat::Human; 2];
        }
        let mut table = Self {
            session,
            seating,
            kept: 0,
            is_stepping: false,
        };
        table.let_chance_move();
        table.keep();
        table
    }

    /// Makes moves of chance until a player is to move.
    fn let_chance_move(&mut self) {
        self.session.let_chance_move(self.seating.seed);
    }

    pub(crate) const fn seat(&self, side: Side) -> Seat {
        self.seating.seats[side.index()]
    }

    /// Returns whether the computer plays itself.
    pub(crate) fn is_watched(&self) -> bool {
        !self.seating.seats.contains(&Seat::Human)
    }

    pub(crate) fn computer_to_move(&self) -> Option<Level> {
        match self.seat(self.session.turn()) {
            _ if self.is_stepping => None,
            Seat::Computer(level) if self.session.outcome().is_none() => Some(level),
            _ => None,
        }
    }

    /// Begins a search for the next move.
    pub(crate) fn search(&self, level: Level) -> Option<Box<dyn Search<usize>>> {
        self.search_of(&self.session, level)
    }

    /// Begins a search for the next move in another position of the game.
    pub(crate) fn search_of(
        &self,
        session: &Session,
        level: Level,
    ) -> Option<Box<dyn Search<usize>>> {
        let plies = session.made().map(|turn| turn.moves.len());
        let ply = plies.sum::<usize>() as u64;
        let seed = self.seating.seed.wrapping_add(ply);
        session.search(Effort { level, seed })
    }

    /// Makes the moves of a word, unless one is the computer's.
    pub(crate) fn play_word(&mut self, word: &str) -> Result<(), Refused> {
        let turn = self.session.preview_word(word)?;
        let is_computers = |side: Side| !self.is_stepping && self.seat(side) != Seat::Human;
        let mut movers = turn.moves.iter().filter_map(|&(mover, _)| mover);
        if movers.any(is_computers) {
            return Err(NOT_YOURS.into());
        }
        self.session.play_word(word)?;
        self.played();
        Ok(())
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, m: usize) -> Result<(), Refused> {
        self.session.play(m)?;
        self.played();
        Ok(())
    }

    /// Makes moves of chance after a move of a player, and ends the stepping.
    fn played(&mut self) {
        self.is_stepping = false;
        self.let_chance_move();
    }

    /// Begins a new game with another seed; the old one stays as a branch.
    pub(crate) fn reset(&mut self) {
        if self.session.has_chance() {
            self.seating.seed = self.seating.seed.wrapping_add(1);
        }
        self.session.reset();
        let before = self.session.tree().moves();
        self.played();
        self.kept += self.session.tree().moves() - before;
    }

    /// Takes the last turn back. Against the computer, takes turns back up to the last turn of a person.
    pub(crate) fn undo(&mut self) -> Option<()> {
        // The moves of chance before the first move stay.
        let by_person = |turn: &Turn| {
            let mover = turn.mover();
            mover.is_some_and(|side| self.is_watched() || self.seat(side) == Seat::Human)
        };
        let back_to = self.session.made().rposition(by_person)?;
        let made = self.session.tree().made();
        let before = back_to.checked_sub(1).map_or(0, |last| made[last]);
        self.is_stepping = false;
        self.session.go_to(before)
    }

    /// Makes the turn again that was taken back last, with the computer's reply.
    pub(crate) fn redo(&mut self) -> Option<()> {
        self.session.redo().or_else(|| self.redo_before_new())?;
        self.played();
        while !self.is_watched() && self.computer_to_move().is_some() {
            if self.session.redo().is_none() {
                break;
            }
            self.let_chance_move();
        }
        Some(())
    }

    /// Goes back to the first turn of a game begun with another seed, if the current game has no turns.
    fn redo_before_new(&mut self) -> Option<()> {
        let tree = self.session.tree();
        let at = tree.at();
        let has_begun = tree.turn(at).mover().is_some() || !tree.next(at).is_empty();
        let mut others = tree.rivals(at).iter().filter(|_| !has_begun);
        let other = *others.rfind(|&&other| !tree.next(other).is_empty())?;
        self.session.go_to(other)?;
        self.session.redo()
    }

    /// Returns whether people look at a turn before the last one of its branch.
    pub(crate) const fn is_stepping(&self) -> bool {
        self.is_stepping
    }

    /// Shows the position after a turn of the tree. Unless this is the end of a branch, the computer does not move
    /// until a person has moved.
    pub(crate) fn step_to(&mut self, turn: usize) -> Option<()> {
        let turn = if turn == 0 { self.start() } else { turn };
        self.session.go_to(turn)?;
        let (_, taken_back) = self.session.tree().line();
        self.is_stepping = !taken_back.is_empty();
        self.let_chance_move();
        Some(())
    }

    /// The start of the current line, after its first moves of chance. New moves of chance at the start would differ.
    fn start(&self) -> usize {
        let tree = self.session.tree();
        let (made, taken_back) = tree.line();
        let first = made.iter().chain(taken_back).next().copied();
        let is_chances = |&turn: &usize| tree.turn(turn).mover().is_none();
        first.filter(is_chances).unwrap_or(0)
    }

    /// Shows the position `by` turns later, or earlier if `by` is negative, and stops at the ends of the line. Returns
    /// `None` if there are no turns in that direction.
    pub(crate) fn step(&mut self, by: isize) -> Option<()> {
        let tree = self.session.tree();
        let to = match tree.stepped(by) {
            0 => self.start(),
            to => to,
        };
        if to == tree.at() {
            return None;
        }
        self.step_to(to)
    }

    /// Shows the branch `by` places after the current one at the last turn. After the last branch comes the first one.
    /// Returns `None` if there are no branches.
    #[cfg(feature = "screen")]
    pub(crate) fn step_aside(&mut self, by: isize) -> Option<()> {
        let tree = self.session.tree();
        let rivals = tree.rivals(tree.at());
        let place = rivals.iter().position(|&turn| turn == tree.at())?;
        if rivals.len() < 2 {
            return None;
        }
        let place = (place + rivals.len()).saturating_add_signed(by % rivals.len().cast_signed());
        self.step_to(rivals[place % rivals.len()])
    }

    pub(crate) fn record(&self) -> Record {
        Record::of(&self.session, &self.seating)
    }

    /// Remembers that the game is saved.
    pub(crate) fn keep(&mut self) {
        self.kept = self.session.tree().moves();
    }

    /// Returns whether any branch has moves that are not saved.
    #[cfg(feature = "screen")]
    pub(crate) fn has_unsaved_moves(&self) -> bool {
        self.session.tree().moves() > self.kept
    }
}

impl Record {
    /// The record of a game with its branches.
    pub(crate) fn of(session: &Session, seating: &Seating) -> Self {
        let has_computer = seating.seats.iter().any(|seat| *seat != Seat::Human);
        let is_random = has_computer || session.has_chance();
        let mut tags = session.tags().clone();
        tags.date = tags.date.or_else(today);
        let record = Self {
            seats: seating
                .seats
                .map(|seat| session.is_for_two().then_some(seat)),
            seed: is_random.then_some(seating.seed),
            tags,
            result: Some(session.result()),
            ..Self::new(session.chosen_by().to_vec())
        };
        record.with_moves_of(session)
    }
}

/// The date in UTC, such as `2026-11-22`; `None` on a web page, where there is no clock.
fn today() -> Option<String> {
    if cfg!(target_family = "wasm") {
        return None;
    }
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    Some(now.chars().take_while(|&char| char != 'T').collect())
}

pub(crate) fn typed<'a>(turns: impl IntoIterator<Item = &'a Turn>) -> Vec<String> {
    let moves = turns.into_iter().flat_map(|turn| &turn.moves);
    moves.map(|(_, word)| word.clone()).collect()
}
