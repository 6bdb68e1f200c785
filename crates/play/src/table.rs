//! [`Table`]: a game in progress and who plays it.

use std::time::Duration;

use collinear::rules::Side;

use crate::{
    computer::{Effort, Level, Search},
    record::Record,
    seat::Seat,
    session::{Refused, Session, Turn},
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
    pub(crate) session: Box<dyn Session>,
    pub(crate) seating: Seating,
    /// The moves as they are in a file.
    kept: Vec<String>,
    /// The same with those that had been taken back by then: who saved the game left them out.
    known: Vec<String>,
}

/// What is told to who moves for the computer.
pub(crate) const NOT_YOURS: &str = "it is the computer's turn";

impl Table {
    pub(crate) fn new(session: Box<dyn Session>, mut seating: Seating) -> Self {
        if !session.is_for_two() {
            seating.seats = [Seat::Human; 2];
        }
        let mut table = Self {
            session,
            seating,
            kept: Vec::new(),
            known: Vec::new(),
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

    /// Whether the computer makes the first move of a game.
    #[cfg(feature = "screen")]
    pub(crate) fn computer_begins(&self) -> bool {
        let (made, taken_back) = (self.session.made(), self.session.taken_back());
        let first = made.iter().chain(taken_back).find_map(Turn::mover);
        let begins = first.unwrap_or_else(|| self.session.turn());
        self.seat(begins) != Seat::Human
    }

    /// Whether chance makes the first move of a game.
    #[cfg(feature = "screen")]
    pub(crate) fn chance_begins(&self) -> bool {
        let first = self.session.made().first();
        first.is_some_and(|turn| turn.moves.first().is_some_and(|(mover, _)| mover.is_none()))
    }

    /// The strength of the computer, if the next move is its own.
    pub(crate) fn computer_to_move(&self) -> Option<Level> {
        match self.seat(self.session.turn()) {
            Seat::Computer(level) if self.session.outcome().is_none() => Some(level),
            _ => None,
        }
    }

    /// A search of this strength for the next move.
    pub(crate) fn search(&self, level: Level) -> Option<Box<dyn Search<usize>>> {
        let plies = self.session.made().iter().map(|turn| turn.moves.len());
        let ply = plies.sum::<usize>() as u64;
        let seed = self.seating.seed.wrapping_add(ply);
        self.session.search(Effort { level, seed })
    }

    /// Makes the moves of a word, if none of them is the computer's; or says why not.
    pub(crate) fn play_word(&mut self, word: &str) -> Result<(), Refused> {
        let turn = self.session.preview_word(word)?;
        let is_computers = |side: Side| self.seat(side) != Seat::Human;
        let mut movers = turn.moves.iter().filter_map(|&(mover, _)| mover);
        if movers.any(is_computers) {
            return Err(NOT_YOURS.into());
        }
        self.session.play_word(word)?;
        self.let_chance_move();
        Ok(())
    }

    /// Makes a legal move.
    pub(crate) fn play(&mut self, m: usize) -> Result<(), Refused> {
        self.session.play(m)?;
        self.let_chance_move();
        Ok(())
    }

    /// Begins again, with other luck.
    pub(crate) fn reset(&mut self) {
        if self.session.has_chance() {
            self.seating.seed = self.seating.seed.wrapping_add(1);
        }
        self.session.reset();
        if self.session.is_chance() {
            self.let_chance_move();
            self.keep();
        }
    }

    /// Takes the last turn back; against the computer, up to the last turn of a person.
    pub(crate) fn undo(&mut self) -> Option<()> {
        let made = self.session.made();
        // What chance made before the first move stays.
        let by_person = |turn: &Turn| {
            let mover = turn.mover();
            mover.is_some_and(|side| self.is_watched() || self.seat(side) == Seat::Human)
        };
        let back_to = made.iter().rposition(by_person)?;
        let turns = made.len() - back_to;
        (0..turns).try_for_each(|_| self.session.undo())
    }

    /// Makes the turn again that was taken back last, and what the computer answered.
    pub(crate) fn redo(&mut self) -> Option<()> {
        self.session.redo()?;
        self.let_chance_move();
        while !self.is_watched() && self.computer_to_move().is_some() {
            if self.session.redo().is_none() {
                break;
            }
            self.let_chance_move();
        }
        Some(())
    }

    pub(crate) fn record(&self) -> Record {
        Record::of(&*self.session, &self.seating)
    }

    /// What stands in a file now needs not be saved again.
    pub(crate) fn keep(&mut self) {
        self.kept = typed(self.session.made());
        self.known = self.all_moves();
    }

    /// Whether moves would be lost if the game was left, those too that can be made again.
    #[cfg(feature = "screen")]
    pub(crate) fn has_unsaved_moves(&self) -> bool {
        let is_kept = self.kept.starts_with(&typed(self.session.made()));
        let is_known = self.known.starts_with(&self.all_moves());
        !(is_kept && is_known)
    }

    /// The moves that are made and those that can be made again.
    fn all_moves(&self) -> Vec<String> {
        typed(self.session.made().iter().chain(self.session.taken_back()))
    }
}

/// The moves of turns as they are typed.
pub(crate) fn typed<'a>(turns: impl IntoIterator<Item = &'a Turn>) -> Vec<String> {
    let moves = turns.into_iter().flat_map(|turn| &turn.moves);
    moves.map(|(_, word)| word.clone()).collect()
}
