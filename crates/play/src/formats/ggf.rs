//! [`Ggf`]: a game of Othello in the Generic Game Format, which NBoard and the Generic Game Server write:
//! `(;GM[Othello]PB[..]PW[..]BO[8 ..]B[F5]W[F6];)`, <https://skatgame.net/mburo/ggsa/ggf>.

use std::{fmt::Write as _, time::Duration};

use collinear::{
    Grid, Wrap,
    rules::{
        Rules, Side, View,
        reversi::{Reversi, Square, Start},
    },
};

use super::{chosen, ended, properties, sgf::one_line};
use crate::{
    core::{quoted::quoted, record::Record, session::Session, table::typed, tags::Tags},
    program::games::{self, ReversiOptions},
};

/// A game of Othello. Black is the first player.
pub(crate) struct Ggf {
    rules: Reversi,
    moves: Vec<Move>,
    /// For how long each player may think in all.
    pub(crate) time: Option<Duration>,
}

/// A move with its player.
pub(crate) struct Move {
    side: Side,
    pub(crate) cell: String,
    /// For how long the player thought about it.
    pub(crate) time: Duration,
}

/// The largest board that the letters of the alphabet are enough for.
const LARGEST: usize = 26;

impl Ggf {
    /// The first game of a text, or what is wrong with it.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let properties = properties::read(text)?;
        let first = |key| properties::first(&properties, key);
        match first("GM") {
            Some(game) if game.eq_ignore_ascii_case("othello") => {}
            Some(game) => return Err(format!("GM: {} is not Othello", quoted(game))),
            None => return Err("GM: it does not say which game it is".to_owned()),
        }
        let board = first("BO").ok_or("BO: it has no board to begin with")?;
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

    /// The game as far as it was played, or which move is not legal and why.
    pub(crate) fn session(&self) -> Result<Session, String> {
        let mut session = games::reversi(&self.rules).session();
        for (number, m) in (1..).zip(&self.moves) {
            let refused = |why: &str| format!("move {number}, {}: {why}", quoted(&m.cell));
            // A pass may be left out.
            let has_to_pass = session.move_texts() == ["pa"];
            if session.outcome().is_none() && session.turn() != m.side && !has_to_pass {
                let player = ["Black", "White"][m.side.index()];
                return Err(refused(&format!("it is not {player}'s turn")));
            }
            session
                .play_word(&m.cell)
                .map_err(|why| refused(&why.reason))?;
        }
        Ok(session)
    }

    /// For how long a player has thought.
    pub(crate) fn spent(&self, side: Side) -> Duration {
        let own = self.moves.iter().filter(|m| m.side == side);
        own.fold(Duration::ZERO, |sum, m| sum.saturating_add(m.time))
    }
}

impl Move {
    /// `F5/1.25/3.4`: a cell, and perhaps what it is worth and the seconds that it took.
    pub(crate) fn read(side: Side, text: &str) -> Self {
        let mut parts = text.split('/').map(str::trim);
        let cell = parts.next().unwrap_or_default().to_ascii_lowercase();
        let seconds = parts.nth(1).and_then(|seconds| seconds.parse().ok());
        let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        Self {
            side,
            // `pa`, `pass` and `ps` are what programs write.
            cell: match cell.as_str() {
                "pass" | "ps" => "pa".to_owned(),
                _ => cell,
            },
            time: time.unwrap_or_default(),
        }
    }
}

/// `8 ---..--- *`: how many rows, the discs of Black `*` and of White `O`, and who begins.
fn read_board(text: &str) -> Result<Reversi, String> {
    let (size, discs) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let size: usize = size
        .parse()
        .ok()
        .filter(|size| *size <= LARGEST)
        .ok_or("it begins with the number of rows, at most 26")?;
    let glyph = |char: char| match char {
        '*' => Some('X'),
        'O' => Some('O'),
        '-' => Some('.'),
        _ => None,
    };
    let mut glyphs: Vec<char> = Vec::new();
    for char in discs.chars().filter(|char| !char.is_whitespace()) {
        let unknown = || format!("{} is neither *, O nor -", quoted(&char.to_string()));
        glyphs.push(glyph(char).ok_or_else(unknown)?);
    }
    let turn = match glyphs.pop() {
        Some('X') => Side::First,
        Some('O') => Side::Second,
        _ => return Err("it ends with who begins, * or O".to_owned()),
    };
    if glyphs.len() != size * size {
        let (found, cells) = (glyphs.len(), size * size);
        return Err(format!("{found} cells instead of {cells}"));
    }
    let rows = glyphs.chunks(size.max(1));
    let rows: Vec<String> = rows.map(|row| row.iter().collect()).collect();
    let board = Grid::parse_with(&rows.join("\n"), Square::from_glyph);
    let board = board.map_err(|error| error.to_string())?;
    Reversi::from_start(board, turn).map_err(|error| error.to_string())
}

/// `15:00` or `01:00:00`, up to the increment after a stroke.
fn read_time(text: &str) -> Option<Duration> {
    let main = text.split('/').next()?.trim();
    let mut seconds = 0_u64;
    for part in main.split(':') {
        let part: u64 = part.trim().parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    (!main.is_empty()).then(|| Duration::from_secs(seconds))
}

/// The record of a text.
pub(super) fn read(text: &str) -> Result<Record, String> {
    let game = Ggf::read(text)?;
    let session = game.session()?;
    let start = game.rules.start();
    let bounds = game.rules.bounds();
    let (rows, cols) = (bounds.rows(), bounds.cols());
    let is_start = |kind| Reversi::new(rows, cols, kind).is_ok_and(|usual| usual.start() == start);
    let mut words = vec!["reversi".to_owned()];
    if (rows, cols) != (8, 8) {
        words.extend([
            "--rows".to_owned(),
            rows.to_string(),
            "--cols".to_owned(),
            cols.to_string(),
        ]);
    }
    if is_start(Start::Parallel) {
        words.extend(["--start", "parallel"].map(str::to_owned));
    } else if !is_start(Start::Crossed) {
        return Err("BO: the game begins with a position of its own".to_owned());
    }
    let properties = properties::read(text)?;
    let told = |key| {
        properties::first(&properties, key)
            .map(one_line)
            .filter(|text| !text.is_empty())
    };
    let moves = typed(session.made()).into_iter().map(|m| (0, m));
    Ok(Record {
        moves: moves.collect(),
        tags: Tags {
            names: ["PB", "PW"].map(told),
            date: told("DT"),
            ..Tags::default()
        },
        ..Record::new(words)
    })
}

/// The text of a game.
pub(super) fn write(session: &Session, record: &Record) -> Result<String, String> {
    let game = chosen::<ReversiOptions>(session, "reversi")?;
    let (rules, bounds) = (game.rules(), game.rules().bounds());
    let board = rules.start().glyphs();
    let size = bounds.rows();
    let is_plain = bounds.wrap() == Wrap::None && board.iter().all(|glyph| ".XO".contains(*glyph));
    if !is_plain || size != bounds.cols() || size > LARGEST {
        return Err(format!(
            "the format is for Reversi on a square board of at most {LARGEST} rows"
        ));
    }
    let disc = |glyph: char| match glyph {
        'X' => '*',
        'O' => 'O',
        _ => '-',
    };
    let rows: Vec<String> = board
        .to_string()
        .lines()
        .map(|row| row.split(' ').flat_map(str::chars).map(disc).collect())
        .collect();
    let turn = ['*', 'O'][rules.start().turn().index()];
    let glyphs = session.glyphs().into_iter();
    let margin: i32 = glyphs
        .map(|glyph| i32::from(glyph == 'X') - i32::from(glyph == 'O'))
        .sum();
    let result = ended(session).map_or_else(|| "?".to_owned(), |_| format!("{margin:+}.00"));
    let [black, white] = record.tags.names.clone();
    let mut text = "(;GM[Othello]PC[collinear-play]".to_owned();
    for (key, value) in [
        ("DT", record.tags.date.clone()),
        ("PB", black),
        ("PW", white),
    ] {
        if let Some(value) = value {
            let value = value.replace('\\', "\\\\").replace(']', "\\]");
            let _ = write!(text, "{key}[{value}]");
        }
    }
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
