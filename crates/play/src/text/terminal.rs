//! Plays with people at a terminal: one person, several, or a person against the computer.

use std::io::{self, BufRead, Write};

use collinear::rules::Side;
use itertools::Itertools;

use super::{
    analysis::{reviewed, score},
    command::Command,
    drawing::{Drawing, Mark, style_of},
    help::{help, rules},
    targets::Targets,
    vocabulary::{Meaning, Vocabulary},
};
use crate::{
    computer::{CUT, Found, Level, think},
    core::{
        player::ending,
        quoted::quoted,
        session::Session,
        table::{Seating, Table},
    },
    formats,
    text::folded::{WIDTH, folded},
};

/// Plays games, one after another, until people quit or the input ends.
pub(super) fn play(
    session: Session,
    seating: Seating,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<()> {
    let mut terminal = Terminal {
        table: Table::new(session, seating),
        vocabulary: Vocabulary::default(),
        input,
        out,
    };
    terminal.look_at_moves();
    for line in folded(terminal.table.session.title(), WIDTH) {
        writeln!(terminal.out, "{line}")?;
    }
    writeln!(terminal.out, "{}", terminal.vocabulary.keys())?;
    terminal.show()?;
    loop {
        terminal.let_computer_play()?;
        if terminal.look_at_moves() {
            writeln!(terminal.out, "{}", terminal.vocabulary.keys())?;
        }
        let Some(line) = terminal.ask()? else {
            return writeln!(terminal.out);
        };
        let (mut changed, mut message) = (false, None);
        let mut left = &*line;
        while let Some((meaning, rest)) = terminal.read(left) {
            left = rest;
            let next = match meaning {
                Meaning::Command(command) => terminal.obey(command, &mut left),
                Meaning::Moves(moves) => terminal.play(moves, &mut changed),
            };
            match next {
                Next::Changed => changed = true,
                Next::Review => {
                    terminal.review()?;
                    break;
                }
                Next::Say(text) => {
                    message = Some(text);
                    break; // the rest of the line is ignored
                }
                Next::Quit => return Ok(()),
            }
        }
        if changed {
            terminal.show()?;
        }
        if let Some(text) = message {
            writeln!(terminal.out, "{text}\n")?;
        }
    }
}

struct Terminal<I, O> {
    table: Table,
    vocabulary: Vocabulary,
    input: I,
    out: O,
}

/// What to do after a word of the input.
enum Next {
    Changed,
    /// Print a message.
    Say(String),
    Review,
    /// Leave the game.
    Quit,
}

impl<I: BufRead, O: Write> Terminal<I, O> {
    fn session(&self) -> &Session {
        &self.table.session
    }

    /// Finds command words that are moves in this position. Returns whether there are new ones.
    fn look_at_moves(&mut self) -> bool {
        self.vocabulary.look_at_moves(&self.table.session)
    }

    /// The meaning of the first word of a line, with the rest of the line.
    fn read<'l>(&mut self, line: &'l str) -> Option<(Meaning<'l>, &'l str)> {
        self.vocabulary.read(&self.table.session, line)
    }

    /// Prints the board with the last turn and the facts.
    fn show(&mut self) -> io::Result<()> {
        let session = &self.table.session;
        let mut facts = session.unmarked_facts();
        let mut board = Drawing::of(session);
        if let Some(turn) = session.last() {
            board = board.mark(Mark::Touched, turn.touched.iter().copied());
            board = board.mark(Mark::Last, turn.cells.iter().copied());
            facts.extend(turn.notes.iter().cloned());
        }
        if self.table.is_stepping() {
            facts.push(whereabouts(session));
        }
        let board = board.mark(Mark::Deciding, session.deciding()).to_string();
        writeln!(self.out, "\n{board}")?;
        if facts.is_empty() {
            return Ok(());
        }
        let facts = folded(&facts.join(", "), WIDTH);
        writeln!(self.out, "{}\n", facts.join("\n"))
    }

    /// Makes the computer's moves.
    fn let_computer_play(&mut self) -> io::Result<()> {
        while let Some(level) = self.table.computer_to_move() {
            let player = self.player(self.session().turn()).unwrap_or_default();
            writeln!(self.out, "{player}: thinking")?;
            self.out.flush()?;
            let found = self.think(level);
            let m = found.and_then(|found| found.advice.to_play());
            let text = m.and_then(|m| self.session().move_text(m));
            let played = m.map(|m| self.table.play(m));
            let (Some(text), Some(Ok(()))) = (text, played) else {
                return writeln!(self.out, "the computer knows no move\n");
            };
            let is_cut = found.is_some_and(|found| found.is_cut);
            let cut = if is_cut { CUT } else { "" };
            writeln!(self.out, "{player}: {text}{cut}")?;
            self.show()?;
        }
        Ok(())
    }

    /// Finds the computer's move.
    fn think(&self, level: Level) -> Option<Found> {
        let mut search = self.table.search(level)?;
        let limit = self.table.seating.limit;
        Some(think(&mut *search, limit, || false))
    }

    /// Reads the next line. Returns `None` at the end of the input.
    fn ask(&mut self) -> io::Result<Option<String>> {
        let prompt = self.prompt();
        write!(self.out, "{prompt} > ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let length = self.input.read_until(b'\n', &mut line)?;
        Ok((length > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    fn prompt(&self) -> String {
        let session = self.session();
        let result = match session.outcome() {
            None => {
                let (player, hint) = (self.player(session.turn()), session.hint());
                let player = player.map(|name| name + ": ").unwrap_or_default();
                return format!("{player}{hint}");
            }
            Some(outcome) => ending(outcome, |side| self.player(side)),
        };
        format!("{result}. Play again? {}", self.vocabulary.again())
    }

    /// The player of a side in words: `Red (X)`.
    fn player(&self, side: Side) -> Option<String> {
        let (called, style) = (self.session().called(side)?, style_of(side));
        Some(match called.rsplit_once(" (") {
            Some((name, piece)) => {
                let piece = piece.trim_end_matches(')');
                format!("{name} ({style}{piece}{style:#})")
            }
            None => called,
        })
    }

    /// Executes a command. Its arguments come from the rest of the line.
    fn obey(&mut self, command: Command, left: &mut &str) -> Next {
        let mut after = || {
            let word = left.split_whitespace().next()?;
            *left = &left[word.len()..];
            Some(word)
        };
        let over = self.session().outcome().is_some();
        match command {
            Command::Targets if over => Next::Say("The game is over.".to_owned()),
            Command::Targets => Next::Say(self.targets(after())),
            Command::Undo if self.table.undo().is_none() => {
                Next::Say("There is no move to take back.".to_owned())
            }
            Command::Redo if self.table.redo().is_none() => {
                Next::Say("There is no move to make again.".to_owned())
            }
            Command::Undo | Command::Redo => Next::Changed,
            Command::Step(by) => match self.table.step(by) {
                Some(()) => Next::Changed,
                None if by < 0 => Next::Say("This is the start.".to_owned()),
                None => Next::Say("This is the end.".to_owned()),
            },
            Command::Branch => self.branch(after()),
            Command::Score => Next::Say(score(&self.table)),
            Command::Review => Next::Review,
            Command::New => {
                self.table.reset();
                Next::Changed
            }
            Command::Save => Next::Say(self.save(left)),
            Command::Rules => Next::Say(rules(self.session())),
            Command::Help => Next::Say(help(self.session(), &self.vocabulary)),
            Command::Quit => Next::Quit,
        }
    }

    /// Makes the moves of a word until one is illegal. The moves need no spaces between them.
    fn play(&mut self, moves: &str, changed: &mut bool) -> Next {
        for word in self.session().words(moves) {
            if let Err(why) = self.table.play_word(word) {
                return Next::Say(format!("{}: {why}", quoted(word)));
            }
            *changed = true;
        }
        Next::Changed
    }

    /// Goes to a branch that begins at the current position, or lists the branches.
    fn branch(&mut self, number: Option<&str>) -> Next {
        let tree = self.session().tree();
        let next = tree.next(tree.at());
        let Some(number) = number else {
            let tried = next.iter().map(|&turn| tree.turn(turn).text());
            let tried = (1..)
                .zip(tried)
                .map(|(number, turn)| format!("{number}: {turn}"));
            return Next::Say(match next {
                [] => "There are no branches here yet.".to_owned(),
                _ => format!("branches: {}", tried.format(", ")),
            });
        };
        let place = number.parse::<usize>().ok();
        let Some(&turn) = place.and_then(|place| next.get(place.checked_sub(1)?)) else {
            let (number, all) = (quoted(number), next.len());
            return Next::Say(format!(
                "branch {number}: the number of branches here is {all}"
            ));
        };
        match self.table.step_to(turn) {
            Some(()) => Next::Changed,
            None => Next::Say("No such branch.".to_owned()),
        }
    }

    /// Prints the moves of the current line that gave something away.
    fn review(&mut self) -> io::Result<()> {
        writeln!(self.out, "reviewing the moves")?;
        self.out.flush()?;
        let text = reviewed(&self.table);
        writeln!(self.out, "{text}\n")
    }

    /// Saves the game to a new file.
    fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return "save FILE: name a file".to_owned();
        }
        match formats::save_new(file.as_ref(), self.session(), &self.table.record()) {
            Ok(None) => format!("saved in {file}"),
            Ok(Some(left_out)) => format!("saved in {file}; {left_out}"),
            Err(why) => why,
        }
    }

    /// The board with the targets of all moves, of one piece or of one move.
    fn targets(&self, of: Option<&str>) -> String {
        let session = self.session();
        let targets = match of {
            None => Targets::of_all(session),
            Some(word) => match Targets::of(session, word) {
                Ok(targets) => targets,
                Err(why) => return format!("{}: {why}", quoted(word)),
            },
        };
        let board = Drawing::of(session).mark(Mark::Concerned, targets.concerned);
        let board = board.mark(Mark::Target, targets.targets).to_string();
        format!("\n{}", board.trim_end())
    }
}

/// Says which turn of the current line is shown.
fn whereabouts(session: &Session) -> String {
    let (made, taken_back) = session.tree().line();
    let (made, all) = (made.len(), made.len() + taken_back.len());
    format!("turn {made} of {all}: back, forward, first, last, branch")
}
