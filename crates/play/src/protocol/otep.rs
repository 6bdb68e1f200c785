//! The protocol of OpenTafl's engines:
//! <https://github.com/jslater89/OpenTafl/blob/master/opentafl-engine-protocol.txt>.
//!
//! If a command fails, the answer is `error 0`; for unsupported rules it is `error -1`. OpenTafl decides which moves
//! are legal. If its position differs from the position in this program, the position in this program is replaced.

use std::{
    io::{self, Write},
    time::Duration,
};

use collinear::{
    Grid,
    rules::{
        Side,
        hnefatafl::{Army, Square, Variant},
    },
};
use itertools::Itertools;

use super::pipe::{Pipe, split};
use crate::{
    computer::Opinion,
    core::{quoted::quoted, record::Record, session::Session},
    formats::otn,
};

/// The remaining time of a game is divided by this number of moves.
const MOVES_TO_GO: u32 = 30;

/// The longest wait for the clock that follows a command to play.
const CLOCK_DELAY: Duration = Duration::from_millis(50);

/// Answers commands until a command ends the program or the input ends.
pub(super) fn answer(mut pipe: Pipe<impl Write>) -> io::Result<()> {
    pipe.say("hello")?;
    let mut engine = Engine {
        pipe,
        game: None,
        left: [None; 2],
    };
    while let Some(line) = engine.pipe.lines.next() {
        let (word, rest) = split(&line);
        let refused = |why: String| format!("error 0 {word}: {why}");
        let said = match word {
            "goodbye" => break,
            "rules" => engine
                .begin(rest)
                .map_err(|why| format!("error -1 rules: {why}")),
            "position" => engine.set(rest).map_err(refused),
            "side" => engine.turn_to(rest).map_err(refused),
            "clock" => engine.set_clock(rest).map_err(refused),
            "opponent-move" => engine.follow(rest).map_err(refused),
            "move" => engine.confirm(rest).map_err(refused),
            "error" => engine.drop_move().map_err(refused),
            "play" => engine.play(rest)?.map_err(refused),
            "analyze" => engine.analyze(rest)?.map_err(refused),
            _ => Ok(()),
        };
        if let Err(line) = said {
            engine.pipe.say(line)?;
        }
    }
    Ok(())
}

struct Engine<W> {
    pipe: Pipe<W>,
    game: Option<Game>,
    /// The time of each army for its next move, if it is limited.
    left: [Option<Duration>; 2],
}

struct Game {
    variant: Variant,
    session: Session,
    /// The move that was sent but not yet confirmed.
    said: Option<String>,
}

const OVER: &str = "the game is over";
const NO_RULES: &str = "no rules yet";

type Told = Result<(), String>;

/// Returns whether a line is a command that stops a search.
fn is_to_stop(line: &str) -> bool {
    matches!(
        split(line).0,
        "goodbye" | "finish" | "rules" | "position" | "opponent-move"
    )
}

impl<W: Write> Engine<W> {
    fn game(&mut self) -> Result<&mut Game, String> {
        let missing = || NO_RULES.to_owned();
        self.game.as_mut().ok_or_else(missing)
    }

    fn begin(&mut self, text: &str) -> Told {
        self.open(otn::rules::read(text)?)?;
        self.left = [None; 2];
        Ok(())
    }

    fn open(&mut self, variant: Variant) -> Told {
        let words = ["hnefatafl", "--variant", &variant.to_string()].map(str::to_owned);
        let session = self.pipe.open(&Record::new(words.into()))?;
        self.game = Some(Game {
            variant,
            session,
            said: None,
        });
        Ok(())
    }

    /// Begins a game at this position.
    fn set_up(&mut self, board: &Grid<Square>, turn: Army) -> Told {
        let variant = Variant {
            start: board.to_string().into(),
            first: turn,
            ..self.game()?.variant.clone()
        };
        self.open(variant)
    }

    /// Replaces the position. The side to move stays the same.
    fn set(&mut self, text: &str) -> Told {
        let game = self.game()?;
        let (board, turn) = (otn::position::read(&game.variant, text)?, game.turn());
        self.set_up(&board, turn)
    }

    fn turn_to(&mut self, side: &str) -> Told {
        let (game, army) = (self.game()?, army(side)?);
        if game.session.outcome().is_some() {
            return Err(OVER.to_owned());
        }
        if game.turn() == army {
            return Ok(());
        }
        let board = otn::board(&game.session)?;
        self.set_up(&board, army)
    }

    /// Reads `300000 295000* 30 1 0`: the milliseconds of the attackers and of the defenders. A star marks overtime.
    fn set_clock(&mut self, text: &str) -> Told {
        let mut words = text.split_whitespace();
        let mut left = || {
            let word = words.next()?;
            let (number, parts) = match word.strip_suffix('*') {
                Some(number) => (number, 2),
                None => (word, MOVES_TO_GO),
            };
            Some(Duration::from_millis(number.parse().ok()?) / parts)
        };
        let form = || {
            format!(
                "a clock has to be like 300000 300000 30 0 0, not {}",
                quoted(text)
            )
        };
        let left = [left().ok_or_else(form)?, left().ok_or_else(form)?];
        self.left = left.map(Some);
        Ok(())
    }

    /// Makes moves of the other side: `e5-e8 /3t3/../`, or several moves separated by slashes.
    fn follow(&mut self, text: &str) -> Told {
        let game = self.game()?;
        game.said = None;
        let (moves, record) = split(text);
        let there = match record {
            "" => None,
            record => Some(otn::position::read(&game.variant, record)?),
        };
        // After an illegal move, OpenTafl sends the move before it again.
        if there.is_some() && there == otn::board(&game.session).ok() {
            return Ok(());
        }
        let mut session = game.session.fork();
        let mut moves = moves.split('|').map(otn::word);
        let played = moves.try_for_each(|word| {
            let refused = |why| format!("{}: {why}", quoted(&word));
            session.play_word(&word).map_err(refused)
        });
        let is_right = there.is_none() || there == otn::board(&session).ok();
        match (played, there) {
            (Ok(()), _) if is_right => {
                game.session = session;
                Ok(())
            }
            (played, Some(there)) => {
                let other = game.turn().other();
                self.set_up(&there, other)?;
                let why = || "the move leads to another position".to_owned();
                Err(format!(
                    "{}; the position was replaced by the one sent",
                    played.err().unwrap_or_else(why)
                ))
            }
            (played, None) => played,
        }
    }

    /// Confirms the move that was sent last.
    fn confirm(&mut self, record: &str) -> Told {
        let game = self.game()?;
        let there = otn::position::read(&game.variant, record)?;
        if let Some(word) = game.said.take() {
            game.session.play_word(&word)?;
        }
        if otn::board(&game.session)? == there {
            return Ok(());
        }
        let turn = game.turn();
        self.set_up(&there, turn)?;
        Err(
            "the move leads to another position; the position was replaced by the one sent"
                .to_owned(),
        )
    }

    fn drop_move(&mut self) -> Told {
        self.game()?.said = None;
        Ok(())
    }

    /// Finds a move for this army and sends it.
    fn play(&mut self, side: &str) -> io::Result<Told> {
        // The clock follows the command.
        if let Some(line) = self
            .pipe
            .lines
            .next_if(CLOCK_DELAY, |line| split(line).0 == "clock")
            && let Err(why) = self.set_clock(split(&line).1)
        {
            return Ok(Err(why));
        }
        if let Err(why) = self.turn_to(side) {
            return Ok(Err(why));
        }
        let limit = self.pipe.thought.limit;
        let army = self.game().map_or(Army::Attackers, |game| game.turn());
        let left = self.left[usize::from(army == Army::Defenders)];
        let found = match self.think(left.map_or(limit, |left| left.min(limit))) {
            Ok(Some(word)) => word,
            Ok(None) => return Ok(Ok(())),
            Err(why) => return Ok(Err(why)),
        };
        // The next position that OpenTafl sends shows the captures.
        let word = found.split('x').next().unwrap_or_default();
        self.pipe.say(format!("move {word}"))?;
        if let Some(game) = &mut self.game {
            game.said = Some(word.to_owned());
        }
        Ok(Ok(()))
    }

    /// Sends the best line and its result: 1 if the attackers win, -1 if the defenders win, 0 if the result is unknown.
    fn analyze(&mut self, text: &str) -> io::Result<Told> {
        let seconds = split(text).1.parse().ok();
        let limit = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let Some(limit) = limit else {
            return Ok(Err(format!(
                "analyze takes a number of moves and of seconds, not {}",
                quoted(text)
            )));
        };
        let limit = limit.min(self.pipe.thought.limit);
        let level = self.pipe.thought.level;
        let Some(game) = &self.game else {
            return Ok(Err(NO_RULES.to_owned()));
        };
        if game.session.outcome().is_some() {
            return Ok(Err(OVER.to_owned()));
        }
        let opinion = self.pipe.opinion(&game.session, level, limit, is_to_stop);
        if self.pipe.lines.has(is_to_stop) {
            return Ok(Ok(()));
        }
        let Some(Opinion { score, line, .. }) = opinion else {
            return Ok(Err("no move was found".to_owned()));
        };
        let line = game.session.line_texts(&line).into_iter();
        let line = line
            .map(|word| word.split('x').next().unwrap_or_default().to_owned())
            .join("|");
        let own = score.decided().map_or(0, |decided| decided as i32);
        let worth = match game.turn() {
            Army::Attackers => own,
            Army::Defenders => -own,
        };
        self.pipe.say(format!("analysis 1 {line} {worth}")).map(Ok)
    }

    /// The best move found in this time. `None` if the search was stopped.
    fn think(&mut self, limit: Duration) -> Result<Option<String>, String> {
        let level = self.pipe.thought.level;
        let Some(game) = &self.game else {
            return Err(NO_RULES.to_owned());
        };
        if game.session.outcome().is_some() {
            return Err(OVER.to_owned());
        }
        let m = self.pipe.think(&game.session, level, limit, is_to_stop);
        let is_wanted = !self.pipe.lines.has(is_to_stop);
        let word = m.and_then(|m| game.session.move_text(m));
        let word = word.ok_or("no move was found")?;
        Ok(is_wanted.then_some(word))
    }
}

impl Game {
    fn turn(&self) -> Army {
        match self.session.turn() {
            Side::First => self.variant.first,
            Side::Second => self.variant.first.other(),
        }
    }
}

fn army(side: &str) -> Result<Army, String> {
    match side {
        "attackers" => Ok(Army::Attackers),
        "defenders" => Ok(Army::Defenders),
        _ => Err(format!("attackers or defenders, not {}", quoted(side))),
    }
}
