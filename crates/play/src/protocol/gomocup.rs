//! The protocol of the Gomocup, for piskvork and other managers of Gomoku tournaments:
//! <https://plastovicka.github.io/protocl2en.htm>.
//!
//! Coordinates are `X,Y` from the upper left corner, counted from 0. The rules "five or more in a row" and "exactly
//! five" are supported. Renju, caro, continuous games and the swap opening are refused.

use std::{
    io::{self, Write},
    time::Duration,
};

use super::pipe::{Pipe, split};
use crate::core::{quoted::quoted, record::Record, session::Session};

/// The length of a winning line.
const FIVE: usize = 5;

/// The largest board. Larger boards take too long for tournaments.
const LARGEST: usize = 100;

/// The remaining time of a match is divided by this number of moves.
const MOVES_TO_GO: u32 = 20;

/// The limit of a match without a limit, in milliseconds.
const UNLIMITED: i64 = 2_147_483_647;

/// The time that is left for sending the answer.
const MARGIN: Duration = Duration::from_millis(30);

/// Answers commands until a command ends the program or the input ends.
pub(super) fn answer(pipe: Pipe<impl Write>) -> io::Result<()> {
    let mut brain = Brain {
        turn: pipe.thought.limit,
        pipe,
        game: None,
        rule: 0,
        left: None,
    };
    while let Some(line) = brain.pipe.lines.next() {
        let (word, rest) = split(&line);
        let answer = match word.to_ascii_uppercase().as_str() {
            "" => continue,
            "END" => break,
            "INFO" => {
                brain.note(rest);
                continue;
            }
            "ABOUT" => Ok(about()),
            "START" => brain.start(rest.parse().ok().map(|size| (size, size)), rest),
            "RECTSTART" => brain.start(pair(rest), rest),
            "RESTART" => brain.restart(),
            "BEGIN" => brain.begin(),
            "TURN" => brain.turn(rest),
            "PLAY" => brain.play(rest),
            "TAKEBACK" => brain.take_back(rest),
            "BOARD" => match brain.read_stones() {
                None => break,
                Some(stones) => stones.and_then(|stones| brain.board(&stones)),
            },
            _ => {
                brain.pipe.say(format!("UNKNOWN {}", quoted(word)))?;
                continue;
            }
        };
        let line = answer.unwrap_or_else(|why| format!("ERROR {why}"));
        brain.pipe.say(line)?;
    }
    Ok(())
}

fn about() -> String {
    let (name, version) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    format!("name=\"{name}\", version=\"{version}\"")
}

/// The player of the protocol, which calls it a brain.
struct Brain<W> {
    pipe: Pipe<W>,
    game: Option<Game>,
    /// The sum of the rules in use.
    rule: u32,
    /// The time limit of a turn.
    turn: Duration,
    /// The remaining time of the match, if it is limited.
    left: Option<Duration>,
}

/// A match and the size of its board.
struct Game {
    width: usize,
    height: usize,
    rule: u32,
    session: Session,
}

/// The text of an answer, or the reason for an error.
type Answer = Result<String, String>;

/// A column and a row.
type Place = (usize, usize);

impl<W: Write> Brain<W> {
    /// Stores a limit or a rule. Unknown keys are ignored.
    fn note(&mut self, info: &str) {
        let (key, value) = split(info);
        let milliseconds = || value.parse::<i64>().ok();
        let duration = |ms: i64| Duration::from_millis(ms.try_into().unwrap_or(0));
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.turn = milliseconds().map_or(self.turn, duration),
            "time_left" => {
                let left = milliseconds().filter(|&ms| ms != UNLIMITED);
                self.left = left.map(duration);
            }
            "rule" => self.rule = value.parse().unwrap_or(self.rule),
            _ => {}
        }
    }

    fn start(&mut self, size: Option<Place>, text: &str) -> Answer {
        let (width, height) =
            size.ok_or_else(|| format!("the size has to be a number, not {}", quoted(text)))?;
        self.game = Some(Game::new(&self.pipe, width, height, self.rule)?);
        Ok("OK".to_owned())
    }

    fn restart(&mut self) -> Answer {
        let (game, rule) = (started(&mut self.game)?, self.rule);
        *game = Game::new(&self.pipe, game.width, game.height, rule)?;
        Ok("OK".to_owned())
    }

    fn begin(&mut self) -> Answer {
        let game = self.game()?;
        if game.session.last().is_some() {
            return Err("the board is not empty".to_owned());
        }
        self.think()
    }

    fn turn(&mut self, text: &str) -> Answer {
        let place = place(text)?;
        self.game()?.put(place)?;
        self.think()
    }

    /// Makes the opponent's move.
    fn play(&mut self, text: &str) -> Answer {
        let (x, y) = place(text)?;
        self.game()?.put((x, y))?;
        Ok(format!("{x},{y}"))
    }

    fn take_back(&mut self, text: &str) -> Answer {
        let place = place(text)?;
        let session = &mut started(&mut self.game)?.session;
        let last = session.last().and_then(|turn| turn.cells.first());
        let last = last.map(|&cell| place_of(session, cell));
        match last {
            Some(last) if last == place => {
                session.undo();
                Ok("OK".to_owned())
            }
            Some((x, y)) => Err(format!(
                "only the last stone can be taken back, which is on {x},{y}"
            )),
            None => Err("there is no stone to take back".to_owned()),
        }
    }

    /// Reads the list of stones for a new board. Returns `None` if the list does not end. The whole list is read even
    /// if a stone is wrong.
    fn read_stones(&mut self) -> Option<Result<Vec<(Place, bool)>, String>> {
        let mut stones = Ok(Vec::new());
        loop {
            let line = self.pipe.lines.next()?;
            if line.eq_ignore_ascii_case("END") {
                return None;
            }
            if line.eq_ignore_ascii_case("DONE") {
                return Some(stones);
            }
            let Ok(list) = &mut stones else {
                continue;
            };
            match stone(&line) {
                _ if list.len() == LARGEST * LARGEST => {
                    stones = Err("more stones than cells".to_owned());
                }
                Ok(stone) => list.push(stone),
                Err(why) => stones = Err(why),
            }
        }
    }

    /// Sets up stones and makes a move. Each stone has `true` if it is the computer's.
    fn board(&mut self, stones: &[(Place, bool)]) -> Answer {
        let (game, rule) = (started(&mut self.game)?, self.rule);
        let of = |is_own: bool| {
            let stones = stones.iter().filter(move |(_, own)| *own == is_own);
            stones.map(|&(place, _)| place)
        };
        let (own, others) = (of(true).count(), of(false).count());
        let is_first = match others.checked_sub(own) {
            Some(0) => true,
            Some(1) => false,
            _ => {
                return Err(format!(
                    "it is not my turn: I have {own} stones, the opponent {others}"
                ));
            }
        };
        let mut set_up = Game::new(&self.pipe, game.width, game.height, rule)?;
        let mut second = of(!is_first);
        for place in of(is_first) {
            set_up.put(place)?;
            if let Some(place) = second.next() {
                set_up.put(place)?;
            }
        }
        *game = set_up;
        self.think()
    }

    /// The game under the current rules. The rules can arrive after the start of the game.
    fn game(&mut self) -> Result<&mut Game, String> {
        let (game, rule) = (started(&mut self.game)?, self.rule);
        if game.rule != rule {
            let mut anew = Game::new(&self.pipe, game.width, game.height, rule)?;
            for turn in game.session.made() {
                let cells = turn.cells.iter();
                cells
                    .map(|&cell| place_of(&game.session, cell))
                    .try_for_each(|place| anew.put(place))?;
            }
            *game = anew;
        }
        Ok(game)
    }

    /// Finds a move and makes it.
    fn think(&mut self) -> Answer {
        let limit = self.limit();
        let game = self.game.as_mut().ok_or(NOT_STARTED)?;
        if game.session.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        let level = self.pipe.thought.level;
        let is_end = |line: &str| line.eq_ignore_ascii_case("END");
        let m = self.pipe.think(&game.session, level, limit, is_end);
        let cells = m.and_then(|m| game.session.moves().into_iter().nth(m));
        let (Some(m), Some(&[cell])) = (m, cells.as_deref()) else {
            return Err("no move was found".to_owned());
        };
        let (x, y) = place_of(&game.session, cell);
        game.session.play(m)?;
        Ok(format!("{x},{y}"))
    }

    /// The time for the next move.
    fn limit(&self) -> Duration {
        let left = self.left.map(|left| left / MOVES_TO_GO);
        let limit = left.map_or(self.turn, |left| left.min(self.turn));
        limit.mul_f32(0.9).saturating_sub(MARGIN)
    }
}

const NOT_STARTED: &str = "no board yet: START comes first";

fn started(game: &mut Option<Game>) -> Result<&mut Game, String> {
    game.as_mut().ok_or_else(|| NOT_STARTED.to_owned())
}

impl Game {
    fn new(
        pipe: &Pipe<impl Write>,
        width: usize,
        height: usize,
        rule: u32,
    ) -> Result<Self, String> {
        if !(FIVE..=LARGEST).contains(&width) || !(FIVE..=LARGEST).contains(&height) {
            return Err(format!(
                "the board is {width}x{height}; its sides can be {FIVE} to {LARGEST}"
            ));
        }
        let exactly = match rule {
            0 => "",
            1 => " --exactly",
            _ => {
                return Err(format!(
                    "rule {rule}: only 0 (five or more in a row) and 1 (exactly five) are supported"
                ));
            }
        };
        let words = format!(
            "four_in_a_row --rows {height} --cols {width} --connect {FIVE} --no-gravity{exactly}"
        );
        let record = Record::new(words.split(' ').map(str::to_owned).collect());
        let session = pipe.open(&record)?;
        Ok(Self {
            width,
            height,
            rule,
            session,
        })
    }

    /// Puts a stone for the side to move.
    fn put(&mut self, (x, y): Place) -> Result<(), String> {
        let board = self.session.board();
        let is_there = x < self.width && y < self.height;
        let cell = is_there.then(|| board.in_column(x, y)).flatten();
        let off = || format!("{x},{y} is off the board of {}x{}", self.width, self.height);
        let name = &board.cells()[cell.ok_or_else(off)?].name;
        let name = name.clone();
        let played = self.session.play_word(&name);
        played.map_err(|why| match self.session.outcome() {
            Some(_) => "the game is over".to_owned(),
            None => format!("{x},{y}: {why}"),
        })
    }
}

/// The column and row of a cell.
fn place_of(session: &Session, cell: usize) -> Place {
    let cell = &session.board().cells()[cell];
    (cell.x / 2, cell.y)
}

/// Reads `10,12`: a column and a row.
fn pair(text: &str) -> Option<Place> {
    let (x, y) = text.split_once(',')?;
    Some((x.trim().parse().ok()?, y.trim().parse().ok()?))
}

fn place(text: &str) -> Result<Place, String> {
    let form = || format!("a cell has to be like 10,12, not {}", quoted(text));
    pair(text).ok_or_else(form)
}

/// Reads `10,12,1`: a cell, and whether the stone on it is the computer's.
fn stone(text: &str) -> Result<(Place, bool), String> {
    let form = || format!("a stone has to be like 10,12,1, not {}", quoted(text));
    let (at, whose) = text.rsplit_once(',').ok_or_else(form)?;
    let is_own = match whose.trim() {
        "1" => true,
        "2" => false,
        "3" => return Err("continuous games are not supported".to_owned()),
        _ => return Err(form()),
    };
    Ok((pair(at).ok_or_else(form)?, is_own))
}
