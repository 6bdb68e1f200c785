//! [`Ggf`]: a game of Othello in the Generic Game Format, which NBoard and the Generic Game Server write:
//! `(;GM[Othello]PB[..]PW[..]BO[8 ..]B[F5]W[F6];)`, <https://skatgame.net/mburo/ggsa/ggf>.

use std::{fmt::Write as _, time::Duration};

use collinear::rules::{
    Notation, Rules, Side, View,
    reversi::{PlaceOrPass, Reversi, Start},
};

use super::{
    asked::{at_start, ended, options},
    properties,
};
use crate::core::{quoted::quoted, record::Record, session::Session, tags::Tags};

/// A game of Othello. Black is the first player.
pub(crate) struct Ggf {
    rules: Reversi,
    moves: Vec<Move>,
    /// The total time of each player.
    pub(crate) time: Option<Duration>,
}

pub(crate) struct Move {
    side: Side,
    pub(crate) cell: String,
    /// The time that the player thought about the move.
    pub(crate) time: Duration,
}

/// The largest board whose columns have letters.
const LARGEST: usize = 26;

impl Ggf {
    /// Reads the first game in a text.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let properties = properties::read(text)?;
        let first = |key| properties::first(&properties, key);
        match first("GM") {
            Some(game) if game.eq_ignore_ascii_case("othello") => {}
            Some(game) => return Err(format!("GM: {} is not Othello", quoted(game))),
            None => return Err("GM: the game is missing".to_owned()),
        }
        let board = first("BO").ok_or("BO: the board at the start is missing")?;
        let rules = read_board(board).map_err(|why| format!("BO: {why}"))?;
        let moves = properties.iter().filter_map(|(key, value)| {
            let side = match key.as_str() {
                "B" => Side::First,
                "W" => Side::Second,
                _ => return None,
            };
            Some(Move::read(side, value))
        });
        Ok(Self {
            rules,
            moves: moves.collect(),
            time: first("TI").and_then(read_time),
        })
    }

    /// The record of the game without its tags. An error names the first illegal move.
    pub(crate) fn record(&self) -> Result<Record, String> {
        let rules = &self.rules;
        let (mut state, mut moves) = (rules.start(), Vec::new());
        for (number, m) in (1..).zip(&self.moves) {
            let refused = |why: &str| format!("move {number}, {}: {why}", quoted(&m.cell));
            // The text can leave a pass out.
            let has_to_pass = rules.moves(&state).any(|m| m == PlaceOrPass::Pass);
            if rules.outcome(&state).is_none() && state.turn() != m.side && !has_to_pass {
                let player = ["Black", "White"][m.side.index()];
                return Err(refused(&format!("it is not {player}'s turn")));
            }
            let turn = rules.read_turn(&state, &m.cell);
            for m in turn.map_err(|why| refused(&why.to_string()))? {
                moves.push((0, rules.write_move(&state, &m)));
                rules.apply(&mut state, m);
            }
        }
        Ok(Record {
            moves,
            ..Record::new(self.words())
        })
    }

    fn words(&self) -> Vec<String> {
        let (rows, cols) = (self.rules.bounds().rows(), self.rules.bounds().cols());
        let begins_as = |start| Reversi::new(rows, cols, start).as_ref() == Ok(&self.rules);
        let mut words = vec!["reversi".to_owned()];
        if begins_as(Start::Crossed) || begins_as(Start::Parallel) {
            if (rows, cols) != (8, 8) {
                let [rows, cols] = [rows, cols].map(|side| side.to_string());
                words.extend(["--rows".to_owned(), rows, "--cols".to_owned(), cols]);
            }
            if !begins_as(Start::Crossed) {
                words.extend(["--start", "parallel"].map(str::to_owned));
            }
        } else {
            words.extend(["--variant".to_owned(), self.rules.to_string()]);
        }
        words
    }

    /// The total time that a player has thought.
    pub(crate) fn spent(&self, side: Side) -> Duration {
        let own = self.moves.iter().filter(|m| m.side == side);
        own.fold(Duration::ZERO, |sum, m| sum.saturating_add(m.time))
    }
}

impl Move {
    /// Reads `F5/1.25/3.4`: a cell, and optionally its value and the seconds spent.
    pub(crate) fn read(side: Side, text: &str) -> Self {
        let mut parts = text.split('/').map(str::trim);
        let cell = parts.next().unwrap_or_default().to_ascii_lowercase();
        let seconds = parts.nth(1).and_then(|seconds| seconds.parse().ok());
        let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        Self {
            side,
            // Programs write `pa`, `pass` and `ps`.
            cell: match cell.as_str() {
                "pass" | "ps" => "pa".to_owned(),
                _ => cell,
            },
            time: time.unwrap_or_default(),
        }
    }
}

/// Reads `8 ---..--- *`: the number of rows, the discs of Black (`*`) and White (`O`), and the side to move.
fn read_board(text: &str) -> Result<Reversi, String> {
    let (size, discs) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let size: usize = size
        .parse()
        .ok()
        .filter(|size| *size <= LARGEST)
        .ok_or("the board begins with the number of rows, at most 26")?;
    let discs: String = discs.split_whitespace().collect();
    if let Some(char) = discs.chars().find(|char| !"*O-".contains(*char)) {
        let char = quoted(&char.to_string());
        return Err(format!("{char} is not one of *, O and -"));
    }
    let (black, white) = (discs.strip_suffix('*'), discs.strip_suffix('O'));
    let cells = black
        .or(white)
        .ok_or("the board ends with the side to move, * or O")?;
    if cells.len() != size * size {
        let (found, cells) = (cells.len(), size * size);
        return Err(format!("{found} cells instead of {cells}"));
    }
    let rows = (0..size).map(|row| &cells[row * size..(row + 1) * size]);
    let board = rows.collect::<Vec<_>>().join("/");
    let board = board.replace('*', "X").replace('-', ".");
    let begins = if black.is_some() { "first" } else { "second" };
    let rules: Result<Reversi, _> = format!("board={board} begins={begins}").parse();
    rules.map_err(|error| error.to_string())
}

/// Reads `15:00` or `01:00:00`, up to the increment after a slash.
fn read_time(text: &str) -> Option<Duration> {
    let main = text.split('/').next()?.trim();
    let mut seconds = 0_u64;
    for part in main.split(':') {
        let part: u64 = part.trim().parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    (!main.is_empty()).then(|| Duration::from_secs(seconds))
}

pub(super) fn read(text: &str) -> Result<Record, String> {
    let properties = properties::read(text)?;
    let told = |key| properties::told(&properties, key);
    Ok(Record {
        tags: Tags {
            names: ["PB", "PW"].map(told),
            date: told("DT"),
            ..Tags::default()
        },
        ..Ggf::read(text)?.record()?
    })
}

/// Writes a game as text.
pub(super) fn write(session: &Session, record: &Record) -> Result<String, String> {
    let options = options(session, "reversi")?;
    let (start, size) = (at_start(session), session.board().rows().len());
    let board = start.glyphs();
    let is_joined = |word: &String| word.starts_with("--wrap") || word.contains("wrap=");
    let is_plain = board.iter().all(|glyph| ".XO".contains(*glyph));
    let is_square = size == session.board().columns().len() && size <= LARGEST;
    if !is_plain || !is_square || options.iter().any(is_joined) {
        return Err(format!(
            "the format is for Reversi on a square board of at most {LARGEST} rows"
        ));
    }
    let disc = |glyph: &char| match glyph {
        'X' => '*',
        'O' => 'O',
        _ => '-',
    };
    let rows = board.chunks(size).map(|row| row.iter().map(disc));
    let rows: Vec<String> = rows.map(Iterator::collect).collect();
    let turn = ['*', 'O'][start.turn().index()];
    let glyphs = session.glyphs().into_iter();
    let margin: i32 = glyphs
        .map(|glyph| i32::from(glyph == 'X') - i32::from(glyph == 'O'))
        .sum();
    let result = ended(session).map_or_else(|| "?".to_owned(), |_| format!("{margin:+}.00"));
    let [black, white] = record.tags.names.clone();
    let mut text = "(;GM[Othello]PC[collinear-play]".to_owned();
    let date = record.tags.date.clone();
    properties::write(&mut text, [("DT", date), ("PB", black), ("PW", white)]);
    let _ = write!(
        text,
        "RE[{result}]TY[{size}]BO[{size} {} {turn}]",
        rows.join(" ")
    );
    for (side, word) in session.made().flat_map(|turn| &turn.moves) {
        let player = side.map_or("B", |side| ["B", "W"][side.index()]);
        let _ = write!(text, "{player}[{}]", word.to_uppercase());
    }
    Ok(text + ";)\n")
}
