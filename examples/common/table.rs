//! Two people at one terminal, or one.

use std::io::{self, BufRead, Write};

use collinear::rules::{Outcome, Side, View};

use super::{
    TextGame,
    board::{Board, Mark, style_of},
    command::Command,
    ending, quoted,
    targets::Targets,
    turn::Turns,
};

/// Lets people play from a state, game after game, until they quit or the input ends.
pub(crate) fn play<G: TextGame>(
    game: &G,
    start: G::State,
    input: impl BufRead,
    out: impl Write,
) -> io::Result<()> {
    let mut table = Table {
        turns: Turns::new(game, start),
        input,
        out,
    };
    writeln!(table.out, "{}", game.title())?;
    table.show()?;
    while let Some(line) = table.ask()? {
        let (mut changed, mut message) = (false, None);
        let mut words = game.words(&line);
        while let Some(word) = words.next() {
            match table.obey(word, || words.next()) {
                Next::Changed => changed = true,
                Next::Say(text) => {
                    message = Some(text);
                    break; // what was typed after it was not meant for this
                }
                Next::Quit => return Ok(()),
            }
        }
        if changed {
            table.show()?;
        }
        if let Some(text) = message {
            writeln!(table.out, "{text}\n")?;
        }
    }
    writeln!(table.out)
}

struct Table<'a, G: TextGame, I, O> {
    turns: Turns<&'a G>,
    input: I,
    out: O,
}

/// What follows a word that was typed.
enum Next {
    /// The board is another one now.
    Changed,
    /// There is something to tell.
    Say(String),
    /// The game is left.
    Quit,
}

impl<'a, G: TextGame, I: BufRead, O: Write> Table<'a, G, I, O> {
    fn rules(&self) -> &'a G {
        self.turns.game().rules()
    }

    fn state(&self) -> &G::State {
        self.turns.game().state()
    }

    /// The board without marks.
    fn board(&self) -> Board {
        let rules = self.rules();
        Board::new(&rules.shown(self.state()), rules.margin(), |glyph| {
            rules.owner(glyph)
        })
    }

    /// Writes the board with the last turn, and what there is to know.
    fn show(&mut self) -> io::Result<()> {
        let mut facts = self.rules().unmarked_facts(self.state());
        let mut board = self.board();
        if let Some(turn) = self.turns.last() {
            board = board.mark(Mark::Touched, turn.touched.iter().copied());
            board = board.mark(Mark::Last, turn.cells.iter().copied());
            facts.extend(turn.told.iter().cloned());
        }
        board = board.mark(Mark::Deciding, self.rules().deciding(self.state()));
        writeln!(self.out, "\n{board}")?;
        if facts.is_empty() {
            return Ok(());
        }
        writeln!(self.out, "{}\n", facts.join(", "))
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
        let result = match self.turns.game().outcome() {
            None => {
                let state = self.state();
                let (player, hint) = (self.player(state.turn()), self.rules().hint(state));
                let player = player.map(|name| name + ": ").unwrap_or_default();
                return format!("{player}{hint}, t targets, u undo, r redo, n new, q quit, ? help");
            }
            Some(outcome) => ending(outcome, |side| self.player(side)),
        };
        format!("{result}. Play again? y yes, n no, u undo")
    }

    /// `First player (X)`
    fn player(&self, side: Side) -> Option<String> {
        let player = self.rules().player(side)?;
        let (name, glyph, style) = (player.name, player.glyph, style_of(side));
        Some(format!("{name} ({style}{glyph}{style:#})"))
    }

    /// Does what a word asks for, if need be with the one after it.
    fn obey<'w>(&mut self, word: &str, after: impl FnOnce() -> Option<&'w str>) -> Next {
        let over = self.turns.game().outcome().is_some();
        let Some(command) = Command::read(word, over) else {
            return match self.turns.play(word) {
                Ok(()) => Next::Changed,
                Err(illegal) => {
                    let why = self.rules().refusal(&illegal);
                    Next::Say(format!("{}: {why}", quoted(word)))
                }
            };
        };
        match command {
            Command::Targets if over => Next::Say("No move is left.".to_owned()),
            Command::Targets => Next::Say(self.targets(after())),
            Command::Undo if self.turns.undo().is_none() => {
                Next::Say("There is no move to take back.".to_owned())
            }
            Command::Redo if self.turns.redo().is_none() => {
                Next::Say("There is no move to make again.".to_owned())
            }
            Command::Undo | Command::Redo => Next::Changed,
            Command::New => {
                self.turns.reset();
                Next::Changed
            }
            Command::Help => Next::Say(self.help()),
            Command::Quit => Next::Quit,
        }
    }

    /// The board with the targets of all moves, of the piece on a cell, or of one move.
    fn targets(&self, of: Option<&str>) -> String {
        let game = self.turns.game();
        let targets = match of {
            None => Targets::of_all(game),
            Some(word) => match Targets::of(game, word) {
                Ok(targets) => targets,
                Err(why) => return format!("{}: {why}", quoted(word)),
            },
        };
        let board = self.board().mark(Mark::Concerned, targets.concerned);
        let board = board.mark(Mark::Target, targets.targets).to_string();
        format!("\n{}", board.trim_end())
    }

    fn help(&self) -> String {
        let (rules, state) = (self.rules(), self.state());
        format!(
            "{}\n\n  {:14}a move; several can stand in one line{COMMANDS}",
            rules.title(),
            rules.hint(state) + "  ",
        )
    }
}

const COMMANDS: &str = "
  t, moves      show where a move can go; with a piece or a move, what that can do
  u, undo       take the last move back
  r, redo       make it again
  n, new        start again; r brings the old moves back
  q, quit       leave, as Ctrl-D does
  ?, help       this text

The last move is in parentheses, what else it touched between colons, and what
decided the game in brackets. Targets are in braces, and what can move or would
be touched stands between < and >.";
