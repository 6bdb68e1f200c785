//! [`Conversation`]: a game that is played by commands in JSON.

use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use super::{
    command::{Command, Line},
    state::{Aims, State, Turn, named},
};
use crate::{
    computer::{Advice, Level, Score, think},
    quoted::quoted,
    session::{Refused, Session},
    table::{Seating, Table},
    text::targets::Targets,
};

/// The version of what is answered.
const VERSION: u32 = 1;

/// Nobody waits for longer than an hour.
const LONGEST: f64 = 3600.0;

/// A game that is played by commands in JSON, each in a line and answered by one. The [module](super) says
/// what there is.
pub struct Conversation {
    table: Table,
}

#[derive(Serialize)]
struct Answer {
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<Refusal>,
    #[serde(flatten)]
    told: Told,
}

/// What is answered besides.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Told {
    State(Box<State>),
    Preview(Turn),
    Targets(Aims),
    Advice(Advised),
    Svg(String),
    Record(String),
    #[serde(untagged)]
    Nothing {},
}

#[derive(Serialize)]
struct Advised {
    r#move: Option<String>,
    hopeless: bool,
    score: Option<Scored>,
    line: Vec<String>,
}

/// What a position is worth for the side to move.
#[derive(Serialize)]
struct Scored {
    text: String,
    #[serde(flatten)]
    is: Is,
}

#[derive(Serialize)]
#[serde(tag = "is", content = "value", rename_all = "snake_case")]
enum Is {
    Wins(Option<u32>),
    Loses(Option<u32>),
    Draws,
    By(i32),
    Worth(i32),
    Chance(f32),
    Solvable(u32),
    Hopeless,
}

impl From<Score> for Scored {
    fn from(score: Score) -> Self {
        let is = match score {
            Score::Wins { moves } => Is::Wins(moves),
            Score::Loses { moves } => Is::Loses(moves),
            Score::Draws => Is::Draws,
            Score::By(margin) => Is::By(margin),
            Score::Worth(worth) => Is::Worth(worth),
            Score::Chance(share) => Is::Chance(share),
            Score::Solvable { moves } => Is::Solvable(moves),
            Score::Hopeless => Is::Hopeless,
        };
        let text = score.to_string();
        Self { text, is }
    }
}

#[derive(Serialize)]
struct Refusal {
    command: Option<&'static str>,
    r#move: Option<String>,
    reason: String,
    cells: Vec<usize>,
}

impl Conversation {
    /// A conversation about a game, with the computer where it has a seat.
    #[must_use]
    pub fn new(session: Box<dyn Session>, seating: Seating) -> Self {
        let mut conversation = Self {
            table: Table::new(session, seating),
        };
        conversation.let_computer_play();
        conversation
    }

    /// The game.
    #[must_use]
    pub fn session(&self) -> &dyn Session {
        &*self.table.session
    }

    /// Obeys a command and answers it, both in a line of JSON; or says why not, and nothing has changed.
    #[must_use]
    pub fn answer(&mut self, line: &str) -> String {
        let answer = match serde_json::from_str::<Line>(line) {
            Err(error) => {
                // A command that is none may have an id all the same.
                let value = serde_json::from_str::<Value>(line).ok();
                let id = value.and_then(|value| value.get("id").cloned());
                Answer::refused(id, Refusal::of_line(line, &error))
            }
            Ok(Line { id, moves, command }) => match self.obey(&command, moves) {
                Ok(told) => Answer::of(id, told),
                Err(reason) => Answer::refused(id, self.refusal(&command, reason)),
            },
        };
        // All keys are texts, so that nothing can be wrong with it.
        serde_json::to_string(&answer).unwrap_or_default()
    }

    fn obey(&mut self, command: &Command, with_moves: bool) -> Result<Told, Refused> {
        match command {
            Command::State => {}
            Command::Play { word } => {
                self.table.play_word(word)?;
                self.let_computer_play();
            }
            Command::Undo => self.table.undo().ok_or("there is nothing to take back")?,
            Command::Redo => self.table.redo().ok_or("there is nothing to make again")?,
            Command::New => {
                self.table.reset();
                self.let_computer_play();
            }
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
            Command::Think {
                level,
                seconds,
                positions,
            } => return self.advise(*level, *seconds, *positions),
            Command::Picture => return Ok(Told::Svg(self.session().picture().to_string())),
            Command::Record => return Ok(Told::Record(self.table.record().text()?)),
        }
        let state = State::of(self.session(), with_moves);
        Ok(Told::State(Box::new(state)))
    }

    fn refusal(&self, command: &Command, Refused { reason, cells }: Refused) -> Refusal {
        let word = command.word();
        let cells = match word {
            Some(word) if cells.is_empty() => named(self.session().board(), word),
            _ => cells,
        };
        Refusal {
            command: Some(command.name()),
            r#move: word.map(str::to_owned),
            reason,
            cells,
        }
    }

    /// The best move that is found with this effort.
    fn advise(
        &self,
        level: Option<u8>,
        seconds: Option<f64>,
        positions: Option<u64>,
    ) -> Result<Told, Refused> {
        let level = level.map_or(Some(Level::MIDDLING), Level::new);
        let level = level.ok_or("not a level from 1 to 5")?;
        let limit = match seconds {
            None => self.table.seating.limit,
            Some(seconds) if (0.0..=LONGEST).contains(&seconds) => Duration::from_secs_f64(seconds),
            Some(_) => return Err(format!("seconds are from 0 to {LONGEST}").into()),
        };
        if self.session().outcome().is_some() {
            return Err("the game is over".into());
        }
        let search = self.table.search(level);
        let mut search = search.ok_or("the computer does not know this game")?;
        let advice = match positions {
            None => think(&mut *search, limit, || false),
            Some(positions) => {
                let _ = search.work(positions);
                search.advice()
            }
        };
        let (score, line) = match search.opinion() {
            Some(opinion) => (Some(opinion.score.into()), opinion.line),
            None => (None, Vec::new()),
        };
        Ok(Told::Advice(Advised {
            score,
            line: self.session().line_texts(&line),
            hopeless: advice == Advice::Hopeless,
            r#move: match advice {
                Advice::Play(m) => self.session().move_text(m),
                Advice::Hopeless | Advice::Unknown => None,
            },
        }))
    }

    /// Has the computer make its moves, as long as it is its turn. It does not play itself: nobody would be
    /// asked, and a game may have no end.
    fn let_computer_play(&mut self) {
        if self.table.is_watched() {
            return;
        }
        let limit = self.table.seating.limit;
        while let Some(level) = self.table.computer_to_move()
            && let Some(mut search) = self.table.search(level)
            && let Advice::Play(m) = think(&mut *search, limit, || false)
            && self.table.play(m).is_ok()
        {}
    }
}

impl Answer {
    const fn of(id: Option<Value>, told: Told) -> Self {
        Self {
            version: VERSION,
            id,
            ok: true,
            refusal: None,
            told,
        }
    }

    const fn refused(id: Option<Value>, refusal: Refusal) -> Self {
        Self {
            version: VERSION,
            id,
            ok: false,
            refusal: Some(refusal),
            told: Told::Nothing {},
        }
    }
}

impl Refusal {
    /// A line that is no command.
    fn of_line(line: &str, error: &serde_json::Error) -> Self {
        Self {
            command: None,
            r#move: None,
            reason: format!("{} is no command: {error}", quoted(line)),
            cells: Vec::new(),
        }
    }
}
