//! [`Conversation`]: a game that is controlled by commands in JSON.

use std::mem;

use serde_json::Value;

use super::{
    advice::{Thought, Work},
    answer::{Answer, Listed, Refusal, Told},
    command::{Command, Effort, Key, Line},
    picture,
    review::{self, Judging, Row},
    state::{Seen, State, Turn, named},
};
use crate::{
    computer::{Advice, Level, think},
    core::{
        aim::Aim,
        board::Toward,
        called,
        catalogue::{Group, NamedGame},
        quoted::quoted,
        record::Record,
        refused::Refused,
        seat::Seat,
        session::Session,
        table::{NOT_YOURS, Seating, Table},
    },
    formats,
    text::targets::Targets,
};

/// A game that is controlled by commands in JSON. Each command has one answer. The [module](super) lists the commands.
pub struct Conversation {
    table: Table,
    games: Vec<NamedGame>,
    /// True if the computer moves only on the command `go`.
    waits: bool,
    /// The falling piece in the position after the turn with this number.
    aim: Option<(usize, Aim)>,
    /// The latest search from the current position.
    thought: Option<Thought>,
    /// The searches of the turn that was reviewed last.
    judging: Option<Judging>,
    /// The refusal of the last command.
    refusal: Option<Refusal>,
    /// True if the time limit cut short the search for a move that was not reported yet.
    is_cut: bool,
    /// The number of lines of variations that were skipped when the record was loaded.
    left_out: usize,
}

const LISTER: &str = "the command \"games\"";

impl Conversation {
    /// Begins a conversation about a game. `seating` sets the players.
    #[must_use]
    pub fn new(session: Session, seating: Seating) -> Self {
        let mut conversation = Self::at(Table::new(session, seating));
        conversation.let_computer_play();
        conversation
    }

    /// Begins a conversation for a page that must stay responsive, with the first of these games.
    ///
    /// The computer moves only on the command [`go`](super), which does a small piece of work at a time.
    ///
    /// # Errors
    ///
    /// An error if the first game cannot be opened.
    pub fn waiting(games: Vec<NamedGame>) -> Result<Self, String> {
        let first = games.first().map_or("", NamedGame::name).to_owned();
        let session = called::open(&games, &Record::new(vec![first]), LISTER)?;
        Ok(Self {
            waits: true,
            ..Self::at(Table::new(session, Seating::default())).with_games(games)
        })
    }

    /// Adds games that the commands can open and load.
    #[must_use]
    pub fn with_games(self, games: Vec<NamedGame>) -> Self {
        Self { games, ..self }
    }

    fn at(table: Table) -> Self {
        Self {
            table,
            games: Vec::new(),
            waits: false,
            aim: None,
            thought: None,
            judging: None,
            refusal: None,
            is_cut: false,
            left_out: 0,
        }
    }

    /// The game that is being played.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.table.session
    }

    /// Executes a command and returns the answer. Both are lines of JSON. A refused command changes nothing.
    #[must_use]
    pub fn answer(&mut self, line: &str) -> String {
        let given = |key: &str| {
            let value = serde_json::from_str::<Value>(line).ok()?;
            value.get(key).cloned()
        };
        let answer = match serde_json::from_str::<Line>(line) {
            Err(error) => {
                let reason = format!("{} is not a command: {error}", quoted(line));
                // Even an invalid command can have an id.
                Answer::refused(given("id"), Refusal::of_no_command(reason))
            }
            Ok(Line { id, moves, command }) => match self.obey(&command, moves) {
                Ok(told) => Answer::of(id, told),
                Err(reason) => {
                    let text = |key| given(key)?.as_str().map(str::to_owned);
                    let word = text("move").or_else(|| text("of"));
                    Answer::refused(id, self.refusal(text("command"), word, reason))
                }
            },
        };
        self.refusal.clone_from(&answer.refusal);
        answer.text()
    }

    /// Refuses a line that was too long to be read to its end.
    pub(super) fn refuse_line(&mut self, reason: String) -> String {
        let answer = Answer::refused(None, Refusal::of_no_command(reason));
        self.refusal.clone_from(&answer.refusal);
        answer.text()
    }

    /// Returns the answer to `"snapshot"`, with the refusal of the command before it.
    #[must_use]
    pub fn snapshot(&self) -> String {
        let mut answer = Answer::of(None, self.seen(true));
        answer.refusal.clone_from(&self.refusal);
        answer.text()
    }

    fn seen(&self, with_moves: bool) -> Told {
        let session = self.session();
        let thought = self.thought.as_ref();
        let mut state = State::of(&self.table, with_moves);
        (state.cut, state.left_out) = (self.is_cut, self.left_out);
        Told::Snapshot {
            state: Box::new(state),
            svg: session.picture().one_by_one().to_string(),
            thought: thought.map(|thought| thought.advised(session)),
        }
    }

    /// Shifts, turns or lowers the falling piece, and returns the board with the piece.
    fn aim(&mut self, key: Option<Key>) -> Result<Told, Refused> {
        let at = self.session().tree().at();
        let kept = self.aim.take().filter(|(after, _)| *after == at);
        let aim = kept.map(|(_, aim)| aim);
        let aim = aim.or_else(|| Aim::of(self.session()));
        let mut aim = aim.ok_or("no piece falls")?;
        let mut rests = false;
        match key {
            Some(Key::Left) => aim.shift(Toward::Left),
            Some(Key::Right) => aim.shift(Toward::Right),
            Some(Key::Turn) => aim.turn(),
            Some(Key::Down) => rests = !aim.fall(),
            None => {}
        }
        let session = self.session();
        let told = Told::Aim {
            svg: aim.picture(session).to_string(),
            r#move: session.move_text(aim.m()).unwrap_or_default(),
            rests,
        };
        self.aim = Some((at, aim));
        Ok(told)
    }

    fn obey(&mut self, command: &Command, with_moves: bool) -> Result<Told, Refused> {
        match command {
            Command::State => {}
            Command::Snapshot => return Ok(self.seen(with_moves)),
            Command::Play { word } => {
                self.table.play_word(word)?;
                self.moved_on();
            }
            Command::Undo => {
                self.table.undo().ok_or("there is nothing to take back")?;
                self.thought = None;
            }
            Command::Redo => {
                self.table.redo().ok_or("there is nothing to make again")?;
                self.moved_on();
            }
            Command::New => {
                self.table.reset();
                self.moved_on();
            }
            Command::Aim { key } => return self.aim(*key),
            Command::Preview { word } => {
                let turn = self.session().preview_word(word)?;
                return Ok(Told::Preview(Turn::of(&turn)));
            }
            Command::Targets { of } => {
                let session = self.session();
                let targets = match of {
                    None => Targets::of_all(session),
                    Some(word) => Targets::of(session, word)?,
                };
                return Ok(Told::Targets(targets.into()));
            }
            Command::Step { by, to } => {
                self.step(*by, *to)?;
                self.moved_on();
            }
            Command::Branch { number } => {
                let tree = self.session().tree();
                let next = tree.next(tree.at());
                let turn = number.checked_sub(1).and_then(|place| next.get(place));
                let all = next.len();
                let turn =
                    turn.ok_or_else(|| format!("number: the number of branches here is {all}"))?;
                self.step(None, Some(*turn))?;
                self.moved_on();
            }
            Command::Review { effort, turn, more } => {
                return Ok(Told::Review(self.review(*effort, *turn, *more)?));
            }
            Command::Lines { of } => {
                let session = self.session();
                let cells = session.board().cells().len();
                if of.len() > 2 || of.iter().any(|&at| at >= cells) {
                    let last = cells.saturating_sub(1);
                    return Err(format!("of: give at most two cells, from 0 to {last}").into());
                }
                let lines = session.lines(of);
                return Ok(Told::Lines(lines.into_iter().map(Seen::from).collect()));
            }
            Command::Think { effort, more } => {
                let work = Work::new(*effort, self.table.seating.limit)?;
                let before = self.thought.take().filter(|_| *more);
                let thought = Thought::go_on(before, &self.table, self.session(), work)?;
                let advised = thought.advised(self.session());
                self.thought = Some(thought);
                return Ok(Told::Advice(advised));
            }
            Command::Go { positions, now } => {
                return self.go(*positions, *now, with_moves);
            }
            Command::Seats { first, second } => {
                self.seat([first.as_deref(), second.as_deref()])?;
                self.moved_on();
            }
            Command::Games => {
                let games = self.games.iter();
                let listed = games.filter(|game| game.group() != Group::Unlisted);
                return Ok(Told::Games(listed.map(Listed::of).collect()));
            }
            Command::Open { game, seed } => {
                self.open(&Record {
                    seed: *seed,
                    ..picture::chosen(game)?
                })?;
            }
            Command::Load { record } => self.open(&formats::read(record.as_bytes(), None)?)?,
            Command::Rules => return Ok(Told::Rules(self.session().rules_page())),
            Command::Picture(asked) => {
                let picture = asked.picture(self.session(), |record| self.opened(record))?;
                return Ok(Told::Svg(picture.to_string()));
            }
            Command::Movie => return Ok(Told::Svg(self.session().movie()?.to_string())),
            Command::Record => return Ok(Told::Record(self.table.record().text()?)),
        }
        Ok(self.state(with_moves))
    }

    fn state(&mut self, with_moves: bool) -> Told {
        let mut state = State::of(&self.table, with_moves);
        (state.cut, state.left_out) = (mem::take(&mut self.is_cut), self.left_out);
        Told::State(Box::new(state))
    }

    fn refusal(
        &self,
        command: Option<String>,
        r#move: Option<String>,
        Refused { reason, cells }: Refused,
    ) -> Refusal {
        let cells = match &r#move {
            Some(word) if cells.is_empty() => named(self.session().board(), word),
            _ => cells,
        };
        Refusal {
            command,
            r#move,
            reason,
            cells,
        }
    }

    /// Goes to another position.
    fn step(&mut self, by: Option<isize>, to: Option<usize>) -> Result<(), String> {
        match (by, to) {
            (Some(by), None) => self
                .table
                .step(by)
                .ok_or_else(|| "by: there are no turns in that direction".to_owned()),
            (None, Some(to)) => {
                let turns = self.session().tree().turns().len();
                let why = || match turns {
                    0 => "to: there are no turns yet, only 0, the start".to_owned(),
                    _ => format!("to: the turns are 1 to {turns}, and 0 is the start"),
                };
                self.table.step_to(to).ok_or_else(why)
            }
            _ => Err("give either by or to".to_owned()),
        }
    }

    /// Reviews a turn, or each turn of the current line.
    fn review(
        &mut self,
        effort: Effort,
        turn: Option<usize>,
        more: bool,
    ) -> Result<Vec<Row>, String> {
        let mut work = Work::new(effort, self.table.seating.limit.min(review::EACH))?;
        work.level = work.level.max(Level::THOUGHTFUL);
        let tree = self.session().tree();
        let Some(turn) = turn else {
            let (made, taken_back) = tree.line();
            let turns = made.iter().chain(taken_back);
            let rows = turns.map(|&turn| {
                let judging = Judging::go_on(None, &self.table, turn, work)?;
                Ok(judging.row(self.session()))
            });
            return rows.collect();
        };
        let turns = tree.turns().len();
        if !(1..=turns).contains(&turn) {
            return Err(match turns {
                0 => "turn: there are no turns yet".to_owned(),
                _ => format!("turn: the turns are 1 to {turns}"),
            });
        }
        let before = self.judging.take().filter(|_| more);
        let judging = Judging::go_on(before, &self.table, turn, work)?;
        let row = judging.row(self.session());
        self.judging = Some(judging);
        Ok(vec![row])
    }

    /// Searches for the computer's move. Makes the move if the search is done or `now` is true.
    fn go(&mut self, positions: Option<u64>, now: bool, with_moves: bool) -> Result<Told, Refused> {
        let level = self.table.computer_to_move();
        let level = level.ok_or("it is not the computer's turn")?;
        let work = Work {
            level,
            limit: self.table.seating.limit,
            positions,
        };
        let thought = Thought::go_on(self.thought.take(), &self.table, self.session(), work)?;
        if !(now || positions.is_none() || thought.is_done()) {
            let advised = thought.advised(self.session());
            self.thought = Some(thought);
            return Ok(Told::Advice(advised));
        }
        match thought.advice() {
            Advice::Play(m) => {
                self.table.play(m)?;
                self.is_cut |= !thought.is_done();
            }
            Advice::Hopeless | Advice::Unknown => return Err("the computer knows no move".into()),
        }
        Ok(self.state(with_moves))
    }

    /// Changes the players of both sides.
    fn seat(&mut self, seats: [Option<&str>; 2]) -> Result<(), String> {
        let mut new = self.table.seating.seats;
        for (seat, text) in new.iter_mut().zip(seats) {
            if let Some(text) = text {
                let refused = |why| format!("{}: {why}", quoted(text));
                *seat = text.parse().map_err(refused)?;
            }
        }
        if new.iter().any(|seat| *seat != Seat::Human) && !self.session().is_for_two() {
            return Err("this is a game for one, without an opponent".to_owned());
        }
        if !self.waits && !new.contains(&Seat::Human) {
            return Err(
                "one side has to be human; the command \"think\" asks the computer for a move"
                    .to_owned(),
            );
        }
        self.table.seating.seats = new;
        Ok(())
    }

    fn opened(&self, record: &Record) -> Result<Session, String> {
        called::open(&self.games, record, LISTER)
    }

    fn open(&mut self, record: &Record) -> Result<(), String> {
        let session = self.opened(record)?;
        let any = Seating::default();
        let seating = Seating {
            seats: record.seats.map(Option::unwrap_or_default),
            seed: record.seed.unwrap_or(any.seed),
            ..self.table.seating
        };
        if !(self.waits || seating.seats.contains(&Seat::Human)) {
            return Err(NOT_YOURS.to_owned());
        }
        self.table = Table::new(session, seating);
        self.judging = None;
        self.aim = None;
        self.left_out = record.left_out;
        self.moved_on();
        Ok(())
    }

    /// Drops the searches, because the position or the players have changed.
    fn moved_on(&mut self) {
        self.thought = None;
        self.aim = None;
        if !self.waits {
            self.let_computer_play();
        }
    }

    /// Makes the computer's moves. If the computer plays both sides, makes no move, because such a game may never end.
    fn let_computer_play(&mut self) {
        if self.table.is_watched() {
            return;
        }
        let limit = self.table.seating.limit;
        while let Some(level) = self.table.computer_to_move()
            && let Some(mut search) = self.table.search(level)
            && let found = think(&mut *search, limit, || false)
            && let Some(m) = found.advice.to_play()
            && self.table.play(m).is_ok()
        {
            self.is_cut |= found.is_cut;
        }
    }
}
