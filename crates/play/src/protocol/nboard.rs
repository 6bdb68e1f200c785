//! The protocol of NBoard and other boards for Othello, version 2:
//! <https://github.com/weltyc/ntest/blob/master/instructions/Protocol.htm>.
//!
//! The protocol has no error messages. The `status` shows why a command failed, and unknown commands are ignored. A
//! `ping` stops a search.

use std::{
    cmp::Reverse,
    io::{self, Write},
    time::Duration,
};

use collinear::rules::Side;

use super::pipe::{Pipe, split};
use crate::{
    computer::{Level, REVERSI_DISC, REVERSI_PLIES, Score},
    core::{quoted::quoted, record::Record, session::Session},
    formats::ggf::{Ggf, Move},
};

/// Answers commands until a command ends the program or the input ends.
pub(super) fn answer(pipe: Pipe<impl Write>) -> io::Result<()> {
    let reversi = Record::new(vec!["reversi".to_owned()]);
    let session = pipe.open(&reversi).map_err(io::Error::other)?;
    let mut engine = Engine {
        level: pipe.thought.level,
        pipe,
        session,
        left: [None; 2],
    };
    while let Some(line) = engine.pipe.lines.next() {
        let (word, rest) = split(&line);
        let obeyed = match word {
            "quit" => break,
            "nboard" => engine.greet().map(Ok),
            "set" => engine.set(rest),
            "move" => Ok(engine.make(rest)),
            "hint" => engine.hint(rest),
            "go" => engine.go(),
            "ping" => engine.pipe.say(format!("pong {rest}")).map(Ok),
            "learn" => engine.pipe.say("learned").map(Ok),
            _ => Ok(Ok(())),
        }?;
        if let Err(why) = obeyed {
            engine.pipe.say(format!("status {word}: {why}"))?;
        }
    }
    Ok(())
}

struct Engine<W> {
    pipe: Pipe<W>,
    session: Session,
    level: Level,
    /// The remaining time of each player, if it is limited.
    left: [Option<Duration>; 2],
}

/// The result of a command. The outer error is an error of the pipe.
type Obeyed = io::Result<Result<(), String>>;

/// A line of play and its result.
struct Variation {
    moves: Vec<String>,
    /// The margin in discs from the point of view of the side to move.
    margin: i32,
}

impl<W: Write> Engine<W> {
    fn greet(&mut self) -> io::Result<()> {
        let name = env!("CARGO_PKG_NAME");
        self.pipe.say(format!("set myname {name}-{}", self.level))
    }

    fn set(&mut self, what: &str) -> Obeyed {
        let (what, value) = split(what);
        match what {
            "depth" => match value.parse() {
                Ok(depth) => {
                    self.level = reaching(depth).min(self.pipe.thought.level);
                    self.greet().map(Ok)
                }
                Err(_) => Ok(Err(format!("{} is not a depth", quoted(value)))),
            },
            "game" => Ok(self.set_game(value)),
            _ => Ok(Ok(())),
        }
    }

    fn set_game(&mut self, text: &str) -> Result<(), String> {
        let game = Ggf::read(text)?;
        self.session = self.pipe.open(&game.record()?)?;
        let left = |side| Some(game.time?.saturating_sub(game.spent(side)));
        self.left = Side::BOTH.map(left);
        Ok(())
    }

    /// Makes a move such as `F5/1.25/3.4`.
    fn make(&mut self, text: &str) -> Result<(), String> {
        let side = self.session.turn();
        let m = Move::read(side, text);
        let refused = |why| format!("{}: {why}", quoted(&m.cell));
        self.session.play_word(&m.cell).map_err(refused)?;
        let left = &mut self.left[side.index()];
        *left = left.map(|left| left.saturating_sub(m.time));
        Ok(())
    }

    /// Reports the best move without making it.
    fn go(&mut self) -> Obeyed {
        if self.session.outcome().is_some() {
            return Ok(Err(OVER.to_owned()));
        }
        self.pipe.say("status thinking")?;
        let glyphs = self.session.glyphs().into_iter();
        let empty = glyphs.filter(|&glyph| glyph == '.').count();
        let moves_to_go = u32::try_from(empty / 2 + 1).unwrap_or(u32::MAX);
        let left = self.left[self.session.turn().index()];
        let limit = self.pipe.thought.limit;
        let limit = left.map_or(limit, |left| limit.min(left / moves_to_go));
        if let Some(m) = self.think(limit) {
            self.pipe.say(format!("=== {}", m.to_uppercase()))?;
        }
        self.pipe.say("status").map(Ok)
    }

    /// Reports the best moves. For each move, reports the margin in discs that the side to move can expect.
    fn hint(&mut self, count: &str) -> Obeyed {
        let Ok(count) = count.parse::<usize>() else {
            return Ok(Err(format!("{} is not a number of moves", quoted(count))));
        };
        if self.session.outcome().is_some() {
            return Ok(Err(OVER.to_owned()));
        }
        self.pipe.say("status thinking")?;
        let moves = self.session.moves().len();
        let parts = u32::try_from(moves).unwrap_or(u32::MAX).max(1);
        let limit = self.pipe.thought.limit / parts;
        let variations = (0..moves).map_while(|m| self.after(m, limit));
        let mut variations: Vec<_> = variations.collect();
        // If a search was stopped, the list is incomplete and is not sent.
        if variations.len() == moves {
            variations.sort_by_key(|variation| Reverse(variation.margin));
            for Variation { moves, margin } in variations.into_iter().take(count.max(1)) {
                let plies = self.level.of(REVERSI_PLIES);
                let moves = moves.join("-").to_uppercase();
                self.pipe
                    .say(format!("search {moves} {margin}.00 0 {plies}"))?;
            }
        }
        self.pipe.say("status").map(Ok)
    }

    /// The best move found in this time. `None` if the search was stopped.
    fn think(&mut self, limit: Duration) -> Option<String> {
        let m = self.pipe.think(&self.session, self.level, limit, is_ping)?;
        let is_wanted = !self.pipe.lines.has(is_ping);
        is_wanted.then(|| self.session.move_text(m)).flatten()
    }

    /// The result after a move with best play, found in this time. `None` if the search was stopped.
    fn after(&mut self, m: usize, limit: Duration) -> Option<Variation> {
        let (side, before) = (self.session.turn(), self.session.made().len());
        let mut session = self.session.fork();
        session.play(m).ok()?;
        let made = session.made().skip(before);
        let made = made.flat_map(|turn| turn.moves.iter().map(|(_, text)| text.clone()));
        let mut moves: Vec<_> = made.collect();
        if session.outcome().is_some() {
            let discs = session.glyphs();
            let discs = discs.into_iter().filter_map(|glyph| session.owner(glyph));
            let margin = discs.map(|owner| if owner == side { 1 } else { -1 });
            let margin = margin.sum();
            return Some(Variation { moves, margin });
        }
        let opinion = self.pipe.opinion(&session, self.level, limit, is_ping)?;
        if self.pipe.lines.has(is_ping) {
            return None;
        }
        moves.extend(session.line_texts(&opinion.line));
        let margin = discs(opinion.score);
        let margin = if session.turn() == side {
            margin
        } else {
            -margin
        };
        Some(Variation { moves, margin })
    }
}

fn discs(score: Score) -> i32 {
    match score {
        Score::By(margin) => margin,
        Score::Worth(worth) => (worth / REVERSI_DISC).clamp(-MOST, MOST),
        score => score.decided().map_or(0, |decided| decided as i32),
    }
}

/// The largest margin in discs.
const MOST: i32 = 64;

/// Returns whether a line is a ping, which stops the search.
fn is_ping(line: &str) -> bool {
    split(line).0 == "ping"
}

const OVER: &str = "the game is over";

/// The strongest level that searches at most `depth` moves ahead. If there is none, the weakest level.
fn reaching(depth: u32) -> Level {
    let levels = (1..=5).rev().filter_map(Level::new);
    let mut levels = levels.filter(|level| u32::from(level.of(REVERSI_PLIES)) <= depth);
    levels.next().unwrap_or(Level::WEAKEST)
}
