//! People at one terminal, or one, or against the computer.

use std::{
    io::{self, BufRead, Write},
    time::Duration,
};

use collinear::rules::Side;
use itertools::Itertools;

use super::{
    command::Command,
    drawing::{Drawing, Mark, style_of},
    targets::Targets,
};
use crate::{
    computer::{CUT, Found, Level, think},
    folded::folded,
    formats::{Format, left_out},
    page,
    player::ending,
    quoted::quoted,
    review::{Verdict, review},
    session::Session,
    table::{Seating, Table},
};

/// Lets people play, game after game, until they quit or the input ends.
pub(super) fn play(
    session: Box<dyn Session>,
    seating: Seating,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<()> {
    let mut terminal = Terminal {
        table: Table::new(session, seating),
        moves: Vec::new(),
        input,
        out,
    };
    terminal.look_at_moves();
    for line in folded(terminal.table.session.title(), WIDTH) {
        writeln!(terminal.out, "{line}")?;
    }
    writeln!(terminal.out, "{}", terminal.keys())?;
    terminal.show()?;
    loop {
        terminal.let_computer_play()?;
        terminal.look_at_moves();
        let Some(line) = terminal.ask()? else {
            return writeln!(terminal.out);
        };
        let (mut changed, mut message) = (false, None);
        let (line, file) = split_save(&line);
        let mut words = terminal.words(line).into_iter();
        while let Some(word) = words.next() {
            match terminal.obey(word, || words.next()) {
                Next::Changed => changed = true,
                Next::Review => {
                    terminal.review()?;
                    break;
                }
                Next::Say(text) => {
                    message = Some(text);
                    break; // what was typed after it was not meant for this
                }
                Next::Quit => return Ok(()),
            }
        }
        if changed {
            terminal.show()?;
        }
        if let (None, Some(file)) = (&message, file) {
            message = Some(terminal.save(file));
        }
        if let Some(text) = message {
            writeln!(terminal.out, "{text}\n")?;
        }
    }
}

struct Terminal<I, O> {
    table: Table,
    /// The letters of commands that were moves at some time: `u` is a step up in Sokoban.
    moves: Vec<&'static str>,
    input: I,
    out: O,
}

/// What follows a word that was typed.
enum Next {
    /// The board is another one now.
    Changed,
    /// There is something to tell.
    Say(String),
    /// The moves are to be reviewed.
    Review,
    /// The game is left.
    Quit,
}

impl<I: BufRead, O: Write> Terminal<I, O> {
    fn session(&self) -> &dyn Session {
        &*self.table.session
    }

    /// Sees which letters of commands are moves now.
    fn look_at_moves(&mut self) {
        for (letter, _) in KEYS {
            let is_known = letter.is_empty() || self.moves.contains(&letter);
            if !is_known && self.session().preview_word(letter).is_ok() {
                self.moves.push(letter);
            }
        }
    }

    /// The command of a word, if it is one. What can be played is played.
    fn command(&self, word: &str) -> Option<Command> {
        let over = self.session().outcome().is_some();
        let command = Command::read(word, over)?;
        let is_letter = |letter: &&str| word.eq_ignore_ascii_case(letter);
        let is_move =
            || self.moves.iter().any(is_letter) || self.session().preview_word(word).is_ok();
        (over || !is_move()).then_some(command)
    }

    /// The words of a line: commands are whole, however the moves of the game run together.
    fn words<'l>(&self, line: &'l str) -> Vec<&'l str> {
        let is_command = |word: &&str| self.command(word).is_some();
        if !line.split_whitespace().any(|word| is_command(&word)) {
            return self.session().words(line);
        }
        let words = line.split_whitespace();
        let words = words.flat_map(|word| match self.command(word) {
            Some(_) => vec![word],
            None => self.session().words(word),
        });
        words.collect()
    }

    /// What can be typed besides moves, in a line.
    fn keys(&self) -> String {
        let keys = KEYS.into_iter().map(|(letter, name)| {
            if letter.is_empty() || self.moves.contains(&letter) {
                name.to_owned()
            } else {
                format!("{letter} {name}")
            }
        });
        keys.format(", ").to_string()
    }

    /// Writes the board with the last turn, and what there is to know.
    fn show(&mut self) -> io::Result<()> {
        let session = &*self.table.session;
        let mut facts = session.unmarked_facts();
        let mut board = Drawing::of(session);
        if let Some(turn) = session.last() {
            board = board.mark(Mark::Touched, turn.touched.iter().copied());
            board = board.mark(Mark::Last, turn.cells.iter().copied());
            facts.extend(turn.told.iter().cloned());
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

    /// Has the computer make its moves, as long as it is its turn.
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

    /// What the computer would play.
    fn think(&self, level: Level) -> Option<Found> {
        let mut search = self.table.search(level)?;
        let limit = self.table.seating.limit;
        Some(think(&mut *search, limit, || false))
    }

    /// The next line that is typed; `None` if there are no more.
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
        format!("{result}. Play again? y yes, n no, u undo")
    }

    /// `First player (X)`
    fn player(&self, side: Side) -> Option<String> {
        let player = self.session().player(side)?;
        let (name, glyph, style) = (&player.name, player.glyph, style_of(side));
        Some(format!("{name} ({style}{glyph}{style:#})"))
    }

    /// Does what a word asks for, if need be with the one after it.
    fn obey<'w>(&mut self, word: &str, after: impl FnOnce() -> Option<&'w str>) -> Next {
        let over = self.session().outcome().is_some();
        let Some(command) = self.command(word) else {
            return match self.table.play_word(word) {
                Ok(()) => Next::Changed,
                Err(why) => Next::Say(format!("{}: {why}", quoted(word))),
            };
        };
        match command {
            Command::Targets if over => Next::Say("No move is left.".to_owned()),
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
            Command::Score => Next::Say(self.score()),
            Command::Review => Next::Review,
            Command::New => {
                self.table.reset();
                Next::Changed
            }
            Command::Rules => Next::Say(self.rules()),
            Command::Help => Next::Say(self.help()),
            Command::Quit => Next::Quit,
        }
    }

    /// Goes to a branch that begins here, or tells which ones there are.
    fn branch(&mut self, number: Option<&str>) -> Next {
        let tree = self.session().tree();
        let next = tree.next(tree.at());
        let Some(number) = number else {
            let tried = next.iter().map(|&turn| tree.turn(turn).text());
            let tried = (1..)
                .zip(tried)
                .map(|(number, turn)| format!("{number} {turn}"));
            return Next::Say(match next {
                [] => "Nothing was tried here yet.".to_owned(),
                _ => format!("tried here: {}", tried.format(", ")),
            });
        };
        let place = number.parse::<usize>().ok();
        let Some(&turn) = place.and_then(|place| next.get(place.checked_sub(1)?)) else {
            let (number, all) = (quoted(number), next.len());
            return Next::Say(format!(
                "branch {number}: here they have the numbers to {all}"
            ));
        };
        match self.table.step_to(turn) {
            Some(()) => Next::Changed,
            None => Next::Say("There is no such branch.".to_owned()),
        }
    }

    /// What the computer thinks of a position within this time.
    fn verdict(&self, session: &dyn Session, limit: Duration) -> Option<Verdict> {
        let mut search = self.table.search_of(session, Level::STRONGEST)?;
        think(&mut *search, limit, || false);
        Verdict::of_search(session, &*search)
    }

    fn score(&self) -> String {
        let session = self.session();
        let verdict = Verdict::of_end(session);
        let verdict = verdict.or_else(|| self.verdict(session, self.table.seating.limit));
        verdict.map_or_else(
            || "The computer can't say.".to_owned(),
            |verdict| verdict.text(session),
        )
    }

    /// Goes through all moves of the line at hand, and tells of those that gave something away.
    fn review(&mut self) -> io::Result<()> {
        writeln!(self.out, "reviewing the moves")?;
        self.out.flush()?;
        let text = self.reviewed();
        writeln!(self.out, "{text}\n")
    }

    fn reviewed(&self) -> String {
        let limit = self.table.seating.limit.min(EACH);
        let session = self.session();
        let judge = |session: &dyn Session| self.verdict(session, limit);
        let (mut lines, mut known, mut turns) = (Vec::new(), 0, 0);
        for reviewed in review(session, judge) {
            turns += 1;
            let both = reviewed.before.as_ref().zip(reviewed.after.as_ref());
            known += usize::from(both.is_some());
            if let (Some(fault), Some((before, after))) = (reviewed.fault, both) {
                let turn = session.tree().turn(reviewed.turn).text();
                lines.push(format!("{} {turn} {}", reviewed.place, fault.mark()));
                lines.push(format!("  before: {}", before.text(session)));
                lines.push(format!("  after: {}", after.text(session)));
            }
        }
        let marked = lines.len() / 3;
        lines.push(format!(
            "{known} of {turns} turns reviewed, {marked} marked"
        ));
        lines.join("\n")
    }

    /// Saves the game in a file that is not there yet.
    fn save(&self, file: &str) -> String {
        if file.is_empty() {
            return "save FILE: which file?".to_owned();
        }
        match super::save(self.session(), &self.table.record(), file.as_ref()) {
            Ok(()) => {
                let format = Format::of_file(file.as_ref());
                match left_out(format, self.session()) {
                    None => format!("saved in {file}"),
                    Some(left_out) => format!("saved in {file}; {left_out}"),
                }
            }
            Err(why) => why,
        }
    }

    /// The board with the targets of all moves, of the piece on a cell, or of one move.
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

    /// The rules to read.
    fn rules(&self) -> String {
        let lines = page::lines(&self.session().rules_page(), page::WIDTH);
        lines.into_iter().map(|line| line.text).join("\n")
    }

    fn help(&self) -> String {
        let session = self.session();
        let (title, hint) = (folded(session.title(), WIDTH).join("\n"), session.hint());
        let about = "a move; several can stand in one line";
        let mut moves = format!("  {hint:12}  {about}");
        if moves.chars().count() > WIDTH {
            moves = format!("  {hint}\n{:16}{about}", "");
        }
        let letters = self.moves.iter().format(", ");
        let letters = match self.moves[..] {
            [] => String::new(),
            _ => format!("\n\nHere {letters} can be moves: then the longer name is the command."),
        };
        format!("{title}\n\n{moves}{COMMANDS}{letters}")
    }
}

/// Which turn of the line at hand is shown.
fn whereabouts(session: &dyn Session) -> String {
    let (made, taken_back) = session.tree().line();
    let (made, all) = (made.len(), made.len() + taken_back.len());
    format!("turn {made} of {all}: back, forward, first, last, branch")
}

/// For how long the computer thinks about each position of a review, at most.
const EACH: Duration = Duration::from_secs(1);

/// What stands in a line before the word `save`, and the name of a file after it: all the rest of the
/// line, for a name may have spaces, and look like moves that run together.
fn split_save(line: &str) -> (&str, Option<&str>) {
    let mut end = 0;
    for word in line.split_inclusive(char::is_whitespace) {
        let start = end;
        end += word.len();
        if word.trim_end().eq_ignore_ascii_case("save") {
            return (&line[..start], Some(line[end..].trim()));
        }
    }
    (line, None)
}

/// How wide a terminal is at least.
const WIDTH: usize = 80;

/// What can be typed, told once: a letter if there is one, and its name.
const KEYS: [(&str, &str); 8] = [
    ("t", "targets"),
    ("", "rules"),
    ("u", "undo"),
    ("r", "redo"),
    ("n", "new"),
    ("", "save FILE"),
    ("q", "quit"),
    ("?", "help"),
];

const COMMANDS: &str = "
  t, moves      show where moves can go; with a piece or a move, what it can do
  u, undo       take the last move back
  r, redo       make it again
  n, new        start again; the old moves stay as a branch, which r brings back
  back, forward, first, last
                step through the moves without taking them back; a move that is
                made there begins a branch
  branch        what was tried here; with its number, go there
  score         what the computer thinks of the position
  review        mark moves that gave something away, ? or ??
  save FILE     keep the game with its branches in a new file; as a movie if it
                ends in .svg
  q, quit       leave, as Ctrl-D does
  rules         who wins how, and what is taken when
  ?, help       this text

The last move is in parentheses, what else it touched between colons, and what
decided the game in brackets. Targets are in braces, and what can move or would
be touched stands between < and >.";
