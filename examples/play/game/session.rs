//! [`Session`]: a game that is being played, and who plays it.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use collinear::{
    Coord,
    rules::{Game, Illegal, Outcome, Side, View},
};

use super::{
    Table,
    pace::Pace,
    thinker::{Purpose, Thinker},
};
use crate::{
    common::{
        computer::{
            Advice, Computer,
            effort::{Effort, Level, Stop},
        },
        quoted,
        turn::{Turn, Turns},
    },
    record::Record,
    seat::Seat,
};

/// A game that is being played, by people and by the computer.
pub(super) struct Session<G: Computer> {
    turns: Turns<Arc<G>>,
    /// The words that chose the game.
    words: Vec<String>,
    seats: [Seat; 2],
    limit: Duration,
    thinker: Thinker<G>,
    /// The move that the computer will make when it is due.
    ready: Option<G::Move>,
    wants_hint: bool,
    /// Since when the computer is waited for, if it is.
    since: Instant,
    pub(super) pace: Pace,
    /// The moves as they are in a file.
    kept: Vec<String>,
    /// The same with those that had been taken back by then: who saved the game left them out.
    known: Vec<String>,
}

/// What is told to who moves for the computer.
pub(super) const NOT_YOURS: &str = "it is the computer's turn";

/// What has happened while time passed.
#[derive(Debug)]
pub(super) enum News<M> {
    /// The computer has made a move.
    Moved,
    /// It has given the advice that was asked for.
    Advice(Advice<M>),
    /// It could do neither.
    Failed(String),
}

impl<G: Computer> Session<G> {
    /// The game with the moves of the record; or why one of them can't be made.
    pub(super) fn new(table: Table<G>) -> Result<Self, String> {
        let one_player = table.game.player(Side::First).is_none();
        let mut session = Self {
            turns: Turns::new(table.game, table.start),
            words: table.words,
            seats: if one_player {
                [Seat::Human; 2]
            } else {
                table.seats
            },
            limit: table.limit,
            thinker: Thinker::new(),
            ready: None,
            wants_hint: false,
            since: Instant::now(),
            pace: Pace::new(table.pace),
            kept: Vec::new(),
            known: Vec::new(),
        };
        for (index, (line, word)) in table.moves.iter().enumerate() {
            session.turns.play(word).map_err(|illegal| {
                let place = match line {
                    0 => format!("move {}", index + 1),
                    line => format!("line {line}"),
                };
                let why = session.rules().refusal(&illegal);
                format!("{place}: {}: {why}", quoted(word))
            })?;
        }
        session.keep();
        Ok(session)
    }

    pub(super) fn rules(&self) -> &Arc<G> {
        self.turns.game().rules()
    }

    pub(super) fn game(&self) -> &Game<Arc<G>> {
        self.turns.game()
    }

    pub(super) fn state(&self) -> &G::State {
        self.game().state()
    }

    /// Whether a cell is on the board.
    pub(super) fn has_cell(&self, at: Coord) -> bool {
        self.state().glyphs().bounds().contains(at)
    }

    pub(super) fn turns(&self) -> &Turns<Arc<G>> {
        &self.turns
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    pub(super) fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    pub(super) const fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// Whether the computer plays itself.
    pub(super) fn is_watched(&self) -> bool {
        !self.seats.contains(&Seat::Human)
    }

    /// Whether the computer makes the first move of a game.
    pub(super) fn computer_begins(&self) -> bool {
        let mut turns = self.turns.made().iter().chain(self.turns.taken_back());
        let first = turns.find_map(|turn| turn.moves.first());
        let begins = first.map_or_else(|| self.state().turn(), |&(side, _)| side);
        self.seat(begins) != Seat::Human
    }

    /// The strength of the computer, if the next move is its own.
    pub(super) fn computer_to_move(&self) -> Option<Level> {
        match self.seat(self.state().turn()) {
            Seat::Computer(level) if self.outcome().is_none() => Some(level),
            _ => None,
        }
    }

    /// What the computer is waited for, and how hard it has to try.
    fn wanted(&self) -> Option<(Purpose, Level)> {
        match self.computer_to_move() {
            Some(level) if !self.pace.is_paused => Some((Purpose::Move, level)),
            _ if self.wants_hint => Some((Purpose::Hint, Level::STRONGEST)),
            _ => None,
        }
    }

    /// What the computer is waited for, and how long already.
    pub(super) fn waiting(&self) -> Option<(Purpose, Duration)> {
        let (purpose, _) = self.wanted()?;
        Some((purpose, self.since.elapsed()))
    }

    /// Makes a move.
    pub(super) fn play(&mut self, mov: G::Move) -> Result<(), Illegal> {
        self.turns.play_moves(&[mov])?;
        self.turn_over();
        Ok(())
    }

    /// Makes the moves of a word, if none of them is the computer's; or says why not.
    pub(super) fn play_word(&mut self, word: &str) -> Result<(), String> {
        let (rules, mut state) = (self.rules(), self.state().clone());
        let moves = rules.read(&state, word);
        let moves = moves.map_err(|illegal| rules.refusal(&illegal))?;
        let turn = Turn::make(&**rules, &mut state, &moves);
        let is_computers = |(side, _): &(Side, String)| self.seat(*side) != Seat::Human;
        if turn.moves.iter().any(is_computers) {
            return Err(NOT_YOURS.to_owned());
        }
        let played = self.turns.play_moves(&moves);
        played.map_err(|illegal| self.rules().refusal(&illegal))?;
        self.turn_over();
        Ok(())
    }

    /// Takes the last turn back; against the computer, up to the last turn of a person.
    pub(super) fn undo(&mut self) -> Option<()> {
        let made = self.turns.made();
        let by_person = |turn: &Turn| {
            let mover = turn.moves.first().map(|&(side, _)| side);
            mover.is_none_or(|side| self.seat(side) == Seat::Human)
        };
        let back_to = if self.is_watched() {
            made.len().checked_sub(1)?
        } else {
            made.iter().rposition(by_person)?
        };
        let turns = made.len() - back_to;
        (0..turns).try_for_each(|_| self.turns.undo())?;
        self.pace.is_paused = self.is_watched();
        self.turn_over();
        Some(())
    }

    /// Makes the turn again that was taken back last, and what the computer answered.
    pub(super) fn redo(&mut self) -> Option<()> {
        self.turns.redo()?;
        while !self.is_watched() && self.computer_to_move().is_some() {
            if self.turns.redo().is_none() {
                break;
            }
        }
        self.pace.is_paused = self.is_watched();
        self.turn_over();
        Some(())
    }

    /// Begins again.
    pub(super) fn reset(&mut self) {
        self.turns.reset();
        self.pace.is_paused = false;
        self.turn_over();
    }

    /// Whatever the computer was at work for is no longer of use.
    fn turn_over(&mut self) {
        self.thinker.forget();
        self.ready = None;
        self.wants_hint = false;
        self.since = Instant::now();
        self.pace.restart();
    }

    /// Has a side played by the next in the row: a person, the computer from its weakest level to
    /// its strongest.
    pub(super) fn change_seat(&mut self, side: Side) {
        let next = match self.seat(side) {
            Seat::Human => Some(Level::WEAKEST),
            Seat::Computer(level) => Level::new(level.number() + 1),
        };
        self.seats[side.index()] = next.map_or(Seat::Human, Seat::Computer);
        self.turn_over();
    }

    /// Asks for advice; the answer comes as [`News`].
    pub(super) fn ask_for_hint(&mut self) {
        self.wants_hint = true;
        self.since = Instant::now();
    }

    /// Has the computer pause before its next move, or go on.
    pub(super) fn pause(&mut self) {
        self.pace.is_paused = !self.pace.is_paused;
        self.since = Instant::now();
    }

    /// Takes no advice any more.
    pub(super) fn drop_hint(&mut self) {
        if self.wants_hint {
            self.wants_hint = false;
            self.thinker.forget();
        }
    }

    /// Lets time pass: moves are made when they are due, and searches begun when they are needed.
    pub(super) fn tick(&mut self) -> Option<News<G::Move>> {
        let news = match self.thinker.answer() {
            Some((Purpose::Hint, answer)) => {
                self.wants_hint = false;
                Some(answer.map_or_else(News::Failed, News::Advice))
            }
            Some((Purpose::Move, Ok(Advice::Play(mov)))) => {
                self.ready = Some(mov);
                None
            }
            Some((Purpose::Move, Ok(Advice::Hopeless | Advice::Unknown))) => {
                Some(self.give_up("the computer knows no move"))
            }
            Some((Purpose::Move, Err(why))) => Some(self.give_up(&why)),
            None => None,
        };
        news.or_else(|| self.make_due_move())
            .or_else(|| self.begin_search())
    }

    fn make_due_move(&mut self) -> Option<News<G::Move>> {
        if self.pace.is_paused || (self.is_watched() && !self.pace.is_due()) {
            return None;
        }
        let mov = self.ready.take()?;
        Some(match self.play(mov) {
            Ok(()) => News::Moved,
            Err(illegal) => {
                let why = self.rules().refusal(&illegal);
                self.give_up(&format!("the computer made an illegal move: {why}"))
            }
        })
    }

    /// Begins the search that is needed now, if there is one.
    fn begin_search(&mut self) -> Option<News<G::Move>> {
        if !self.thinker.is_free() || self.ready.is_some() || self.outcome().is_some() {
            return None;
        }
        let (purpose, level) = self.wanted()?;
        let effort = Effort {
            level,
            limit: Some(self.limit),
            stop: Stop::default(),
        };
        let game = self.turns.game();
        let asked = self
            .thinker
            .ask(purpose, game.rules(), game.state(), effort);
        asked
            .err()
            .map(|error| self.give_up(&format!("the computer can't think: {error}")))
    }

    /// The computer plays no further until it is told to.
    fn give_up(&mut self, why: &str) -> News<G::Move> {
        self.pace.is_paused = true;
        self.wants_hint = false;
        News::Failed(format!("{why}; . goes on"))
    }

    pub(super) fn record(&self) -> Record {
        Record::new(self.words.clone(), typed(self.turns.made()))
    }

    /// What stands in a file now needs not be saved again.
    pub(super) fn keep(&mut self) {
        self.kept = typed(self.turns.made());
        self.known = self.all_moves();
    }

    /// Whether moves would be lost if the game was left, those too that can be made again.
    pub(super) fn has_unsaved_moves(&self) -> bool {
        let is_kept = self.kept.starts_with(&typed(self.turns.made()));
        let is_known = self.known.starts_with(&self.all_moves());
        !(is_kept && is_known)
    }

    /// The moves that are made and those that can be made again.
    fn all_moves(&self) -> Vec<String> {
        typed(self.turns.made().iter().chain(self.turns.taken_back()))
    }
}

/// The moves of turns as they are typed.
fn typed<'a>(turns: impl IntoIterator<Item = &'a Turn>) -> Vec<String> {
    let moves = turns.into_iter().flat_map(|turn| &turn.moves);
    moves.map(|(_, word)| word.clone()).collect()
}
