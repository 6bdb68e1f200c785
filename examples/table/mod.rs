//! The shared parts of the example games: command-line options, moves from a pipe, play at a terminal.

#![allow(dead_code, reason = "not every example needs all of it")]

use std::{
    env,
    fmt::Display,
    fs,
    io::{self, BufRead, IsTerminal, Write},
    process::{self, ExitCode},
    str::FromStr,
};

use collinear::{
    Bounds, Coord, Origin, Rect,
    geometry::column_name,
    rules::{Game, Illegal, Notation, Outcome, Side, View},
};

/// What the program needs from a game besides its rules.
pub(crate) trait AtTable: Notation<State: View<Board = Rect>> + Sized {
    /// The help text: a title line, the notation of moves, and the options.
    const HELP: &str;

    /// The corner from which rows are counted.
    const ORIGIN: Origin = Origin::BottomLeft;

    /// Makes the game for these options, or returns why not.
    fn choose(options: Options) -> Result<Game<Self>, String>;

    fn player(&self, side: Side) -> String {
        format!("{side} player")
    }

    /// The winning lines: `line: a1 b2 c3 d4`.
    fn lines(&self, _: &Self::State) -> Vec<String> {
        Vec::new()
    }

    /// The captures of the last move: `captured: e9 d5`.
    fn taken(&self, _: &Self::State) -> Option<String> {
        None
    }
}

/// Plays a game at the terminal, or with the moves of standard input.
pub(crate) fn play<G: AtTable>(options: Options) -> ExitCode {
    let game = G::choose(options).unwrap_or_else(|why| refuse(why));
    if game.state().glyphs().iter().next().is_none() {
        refuse("the board has no cells");
    }
    status(Table::of(game).run(io::stdin().is_terminal()))
}

/// Ends the program because of wrong options.
pub(crate) fn refuse(why: impl Display) -> ! {
    let _ = writeln!(io::stderr(), "error: {why}");
    process::exit(2)
}

/// The exit status. A closed pipe, as after `head`, is not an error.
pub(crate) fn status(done: io::Result<ExitCode>) -> ExitCode {
    match done {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::FAILURE
        }
        done => done.unwrap_or_default(),
    }
}

/// Options as settings: `--rows 15 --no-gravity` is `rows=15 gravity=no`, and `--exactly` is `exactly=yes`.
pub(crate) struct Options(pub(crate) Vec<String>);

impl Options {
    pub(crate) fn of<G: AtTable>() -> Self {
        Self::read(&format!("{}{COMMON_HELP}", G::HELP))
    }

    /// Reads the command line. Ends the program if it asks for help.
    pub(crate) fn read(help: &str) -> Self {
        let words = env::args_os().skip(1);
        let words = words.map(|word| word.to_string_lossy().into_owned());
        let (mut words, mut options) = (words.peekable(), Vec::new());
        while let Some(word) = words.next() {
            if word == "--help" || word == "-h" {
                let _ = io::stdout().write_all(help.as_bytes());
                process::exit(0)
            }
            let Some(option) = word.strip_prefix("--") else {
                options.push(word);
                continue;
            };
            options.push(if option.contains('=') {
                option.to_owned()
            } else if let Some(key) = option.strip_prefix("no-") {
                format!("{key}=no")
            } else {
                let value = words.next_if(|next| !next.starts_with("--"));
                format!("{option}={}", value.as_deref().unwrap_or("yes"))
            });
        }
        Self(options)
    }

    /// Takes out the first word that is not an option.
    pub(crate) fn take_word(&mut self) -> Option<String> {
        let place = self.0.iter().position(|set| !set.contains('='))?;
        Some(self.0.remove(place))
    }

    pub(crate) fn take(&mut self, key: &str) -> Option<String> {
        let value = |set: &String| set.strip_prefix(key)?.strip_prefix('=').map(str::to_owned);
        let place = self.0.iter().position(|set| value(set).is_some())?;
        value(&self.0.remove(place))
    }

    pub(crate) fn take_number(&mut self, key: &str, default: u64) -> u64 {
        let number = self.take(key).map_or(Ok(default), |text| text.parse());
        number.unwrap_or_else(|error| refuse(format_args!("--{key}: {error}")))
    }

    /// Takes out an option without a value. A word after it stays as a separate word.
    pub(crate) fn take_flag(&mut self, key: &str) -> bool {
        let value = self.take(key);
        self.0.extend(value.clone().filter(|value| value != "yes"));
        value.is_some()
    }

    /// Renames an option, or an option with a given value, to a setting.
    pub(crate) fn rename(&mut self, from: &str, to: &str) {
        for set in &mut self.0 {
            let rest = set.strip_prefix(from).map(str::to_owned);
            if let Some(rest) = rest.filter(|rest| rest.is_empty() || rest.starts_with('=')) {
                *set = format!("{to}{rest}");
            }
        }
    }

    /// The settings, after those of a preset.
    pub(crate) fn text(&self, preset: &str) -> String {
        format!("{preset} {}", self.0.join(" "))
    }

    /// Makes the game of a preset with these settings.
    pub(crate) fn parse<R: FromStr<Err: Display>>(&self, preset: &str) -> Result<R, String> {
        let game = self.text(preset).parse();
        game.map_err(|error: R::Err| error.to_string())
    }
}

/// The rows of the picture in a file, without white space.
pub(crate) fn rows(path: &str) -> Result<Vec<String>, String> {
    let text = decoded(&fs::read(path).map_err(|error| format!("{path}: {error}"))?);
    let rows = text.lines().map(|row| row.split_whitespace().collect());
    Ok(rows.filter(|row: &String| !row.is_empty()).collect())
}

/// An error message about a board from a file.
pub(crate) fn of_file(path: &str, error: &str) -> String {
    let why = error
        .strip_prefix("board=")
        .and_then(|rest| Some(rest.split_once(": ")?.1));
    why.map_or_else(|| error.to_owned(), |why| format!("{path}: {why}"))
}

pub(crate) fn names(board: Bounds, cells: impl IntoIterator<Item = Coord>) -> String {
    let names = cells.into_iter().map(|at| board.names([at]));
    names.collect::<Vec<_>>().join(" ")
}

/// Decodes a text, without a byte order mark.
fn decoded(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    text.trim_start_matches('\u{feff}').to_owned()
}

const COMMON_HELP: &str = "
If standard input is not a terminal, it is read as moves separated by white space. Standard output
then shows the final board, the result and other facts. Refused moves are reported on standard
error, and the exit status is 1.
";

/// The largest number of refused words that are reported one by one.
const MOST: usize = 20;

const COMMANDS: &str = "Type moves, or: u undo, m moves, ? help, q quit";

/// A game in progress. Each turn has its number of moves and their captures.
pub(crate) struct Table<G: AtTable> {
    game: Game<G>,
    turns: Vec<(usize, Vec<String>)>,
}

impl<G: AtTable> Table<G> {
    pub(crate) fn of(game: Game<G>) -> Self {
        let turns = Vec::new();
        Self { game, turns }
    }

    /// Makes the moves of standard input. Writes the board at the end, or before each line of a person.
    fn run(&mut self, is_person: bool) -> io::Result<ExitCode> {
        let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
        let (mut number, mut refused, mut errors) = (0_usize, 0_usize, io::stderr());
        if is_person {
            writeln!(out, "{}\n{COMMANDS}", G::HELP.lines().next().unwrap_or("?"))?;
            self.draw(&mut out)?;
        }
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line)? > 0 {
            let text = decoded(&line);
            line.clear();
            match text.trim() {
                "q" | "quit" if is_person => break,
                "?" | "help" if is_person => writeln!(out, "{}\n{COMMANDS}", G::HELP)?,
                "m" | "moves" if is_person => writeln!(out, "{}", self.moves().join(" "))?,
                "u" | "undo" if is_person => {
                    let (moves, _) = self.turns.pop().unwrap_or_default();
                    (0..moves).for_each(|_| drop(self.game.undo()));
                }
                text => {
                    let words = self.game.rules().split_turns(text);
                    for word in words.map(str::to_owned).collect::<Vec<_>>() {
                        number += 1;
                        let Err(why) = self.play_word(&word) else {
                            continue;
                        };
                        refused += usize::from(!is_person);
                        if refused <= MOST {
                            let start: String = word.chars().take(40).collect();
                            let more = if start == word { "" } else { "..." };
                            // The game continues even if standard error is closed.
                            let _ = writeln!(errors, "error: move {number} {start:?}{more}: {why}");
                        }
                    }
                }
            }
            if is_person {
                self.draw(&mut out)?;
            }
        }
        if let Some(more @ 1..) = refused.checked_sub(MOST) {
            let _ = writeln!(errors, "error: {more} more of {number} moves are refused");
        }
        if !is_person {
            self.report(out)?;
        }
        Ok(ExitCode::from(u8::from(refused > 0)))
    }

    /// Makes the moves of a word, or returns why it is refused.
    fn play_word(&mut self, word: &str) -> Result<(), String> {
        let rules = self.game.rules();
        let over = |side| format!("the game is over: {} won", rules.player(side));
        let moves = rules.read_turn(self.game.state(), word);
        let moves = moves.map_err(|illegal| match illegal {
            Illegal::Over(Outcome::Win(side)) => over(side),
            _ => illegal.to_string(),
        })?;
        let mut turn = (moves.len(), Vec::new());
        for m in moves {
            self.game.play(m).map_err(|illegal| illegal.to_string())?;
            turn.1.extend(self.game.rules().taken(self.game.state()));
        }
        self.turns.push(turn);
        Ok(())
    }

    fn moves(&self) -> Vec<String> {
        let (rules, state) = (self.game.rules(), self.game.state());
        let moves = self.game.moves();
        moves.map(|m| rules.write_move(state, &m)).collect()
    }

    /// Writes the board with the names of its rows and columns, and asks for a move.
    fn draw(&self, mut out: impl Write) -> io::Result<()> {
        let (rules, state) = (self.game.rules(), self.game.state());
        let glyphs = state.glyphs();
        writeln!(out)?;
        for (row, cells) in glyphs.to_string().lines().enumerate() {
            let name = glyphs.bounds().name_from(Coord::new(row, 0), G::ORIGIN);
            let name = name.map(|name| name.to_string()).unwrap_or_default();
            writeln!(out, "{:>3} {cells}", name.trim_start_matches('a'))?;
        }
        let columns: Vec<_> = (0..glyphs.cols()).map(column_name).collect();
        let facts = [rules.lines(state), rules.facts(state)].concat().join("\n");
        writeln!(out, "    {}\n{facts}", columns.join(" "))?;
        match (self.moves().first(), rules.player(state.turn())) {
            (None, _) => write!(out, "result: {} > ", self.result())?,
            (Some(example), player) => write!(out, "{player}: a move such as {example} > ")?,
        }
        out.flush()
    }

    /// Writes the board, the result and other facts.
    pub(crate) fn report(&self, mut out: impl Write) -> io::Result<()> {
        let (rules, state) = (self.game.rules(), self.game.state());
        writeln!(out, "{}\nresult: {}", state.glyphs(), self.result())?;
        let taken = self.turns.iter().flat_map(|(_, taken)| taken.clone());
        let facts = rules.lines(state).into_iter().chain(rules.facts(state));
        for line in facts.chain(taken) {
            writeln!(out, "{line}")?;
        }
        out.flush()
    }

    fn result(&self) -> String {
        let ended = match self.game.outcome() {
            None => "unfinished".to_owned(),
            Some(Outcome::Win(side)) => self.game.rules().player(side),
            Some(outcome) => outcome.to_string(),
        };
        ended.split(' ').next().unwrap_or_default().to_owned()
    }
}
