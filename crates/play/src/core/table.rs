//! [`Table`]: a game in progress and who plays it.

use std::time::{Duration, SystemTime};

use collinear::rules::Side;

use crate::{
    computer::{Effort, Level, Search},
    core::{record::Record, refused::Refused, seat::Seat, session::Session, turn::Turn},
};

/// Who sits at the table, and how long they may think.
#[derive(Clone, Copy, Debug)]
pub struct Seating {
    /// Who plays the first side and the second.
    pub seats: [Seat; 2],
    /// For how long the computer may think about a move.
    pub limit: Duration,
    /// How long a move takes at least where the computer plays itself.
    pub pace: Duration,
    /// Where the choices of the computer and of chance begin: the same seed makes the same ones.
    pub seed: u64,
}

impl Default for Seating {
    /// Two people; ten seconds and one second, and any seed.
    fn default() -> Self {
        Self {
            seats: [Seat::Human; 2],
            limit: Duration::from_secs(10),
            pace: Duration::from_secs(1),
            seed: fastrand::u64(..1_000_000),
        }
    }
}

/// A game in progress, and who plays it.
pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) seating: Seating,
    /// How many moves of all branches need not be saved: they are in a file, or chance's.
    kept: usize,
    /// Whether people look at a turn that is not the last one of its branch: the computer waits.
    is_stepping: bool,
}

/// What is told to who moves for the computer.
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

    /// Has chance make its moves, as long as it is its turn.
    fn let_chance_move(&mut self) {
        self.session.let_chance_move(self.seating.seed);
    }

    pub(crate) const fn seat(&self, side: Side) -> Seat {
        self.seating.seats[side.index()]
    }

    /// Whether the computer plays itself.
    pub(crate) fn is_watched(&self) -> bool {
        !self.seating.seats.contains(&Seat::Human)
    }

    /// The strength of the computer, if the next move is its own.
    pub(crate) fn computer_to_move(&self) -> Option<Level> {
        match self.seat(self.session.turn()) {
            _ if self.is_stepping => None,
            Seat::Computer(level) if self.session.outcome().is_none() => Some(level),
            _ => None,
        }
    }

    /// A search of this strength for the next move.
    pub(crate) fn search(&self, level: Level) -> Option<Box<dyn Search<usize>>> {
        self.search_of(&self.session, level)
    }

    /// The same for the next move in another position of the game.
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

    /// Makes the moves of a word, if none of them is the computer's; or says why not.
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

    /// After a move the game goes on.
    fn played(&mut self) {
        self.is_stepping = false;
        self.let_chance_move();
    }

    /// Begins again, with other luck; the game so far stays as a branch.
    pub(crate) fn reset(&mut self) {
        if self.session.has_chance() {
            self.seating.seed = self.seating.seed.wrapping_add(1);
        }
        self.session.reset();
        let before = self.session.tree().moves();
        self.played();
        self.kept += self.session.tree().moves() - before;
    }

    /// Takes the last turn back; against the computer, up to the last turn of a person.
    pub(crate) fn undo(&mut self) -> Option<()> {
        // What chance made before the first move stays.
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

    /// Makes the turn again that was taken back last, and what the computer answered.
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

    /// Makes the first turn again of a game that began with other luck, if this one has not begun.
    fn redo_before_new(&mut self) -> Option<()> {
        let tree = self.session.tree();
        let at = tree.at();
        let has_begun = tree.turn(at).mover().is_some() || !tree.next(at).is_empty();
        let mut others = tree.rivals(at).iter().filter(|_| !has_begun);
        let other = *others.rfind(|&&other| !tree.next(other).is_empty())?;
        self.session.go_to(other)?;
        self.session.redo()
    }

    /// Whether people look at a turn before the last one of its branch.
    pub(crate) const fn is_stepping(&self) -> bool {
        self.is_stepping
    }

    /// Shows the position after a turn of the tree. The computer waits there until somebody makes a move, but
    /// at the end of a branch the game goes on.
    pub(crate) fn step_to(&mut self, turn: usize) -> Option<()> {
        let turn = if turn == 0 { self.start() } else { turn };
        self.session.go_to(turn)?;
        let (_, taken_back) = self.session.tree().line();
        self.is_stepping = !taken_back.is_empty();
        self.let_chance_move();
        Some(())
    }

    /// The start of the line at hand. What chance made there stays: it would make something else now.
    fn start(&self) -> usize {
        let tree = self.session.tree();
        let (made, taken_back) = tree.line();
        let first = made.iter().chain(taken_back).next().copied();
        let is_chances = |&turn: &usize| tree.turn(turn).mover().is_none();
        first.filter(is_chances).unwrap_or(0)
    }

    /// Shows the position so many turns later, or before if that is negative, as far as there are any; `None`
    /// if there are none.
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

    /// Shows what was played in place of the last turn that is made, so many branches further on, around their
    /// end; `None` if nothing was.
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

    /// What stands in a file now needs not be saved again.
    pub(crate) fn keep(&mut self) {
        self.kept = self.session.tree().moves();
    }

    /// Whether moves of any branch would be lost if the game was left.
    #[cfg(feature = "screen")]
    pub(crate) fn has_unsaved_moves(&self) -> bool {
        self.session.tree().moves() > self.kept
    }
}

impl Record {
    /// A game as far as it was played, with its branches.
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

/// `2026-11-22`, where the day begins at midnight of UTC; `None` in a page, which has no clock that this
/// could look at.
fn today() -> Option<String> {
    if cfg!(target_family = "wasm") {
        return None;
    }
    let now = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    Some(now.chars().take_while(|&char| char != 'T').collect())
}

/// The moves of turns as they are typed.
pub(crate) fn typed<'a>(turns: impl IntoIterator<Item = &'a Turn>) -> Vec<String> {
    let moves = turns.into_iter().flat_map(|turn| &turn.moves);
    moves.map(|(_, word)| word.clone()).collect()
}
