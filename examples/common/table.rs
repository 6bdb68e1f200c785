//! Two people at one terminal.

use std::io::{self, BufRead, Write};

use collinear::rules::{Game, Outcome, Place, Side, View};

use super::{
    TextGame,
    board::{Board, style_of},
    command::Command,
    quoted,
};

/// Lets two people play, game after game, until they quit or the input ends.
pub(crate) fn play<G: TextGame>(game: &G, input: impl BufRead, out: impl Write) -> io::Result<()> {
    let mut table = Table {
        game: Game::new(game),
        input,
        out,
    };
    writeln!(table.out, "{}", game.title())?;
    table.show()?;
    while let Some(line) = table.ask()? {
        let (mut changed, mut message) = (false, None);
        for word in game.words(&line) {
            match table.obey(word) {
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
    game: Game<&'a G>,
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

impl<G: TextGame, I: BufRead, O: Write> Table<'_, G, I, O> {
    fn show(&mut self) -> io::Result<()> {
        let (rules, state) = (self.game.rules(), self.game.state());
        let last = self.game.record().last();
        let board = Board {
            glyphs: state.glyphs(),
            margin: rules.margin(),
            deciding: rules.deciding_lines(state).into_iter().flatten().collect(),
            last: last.into_iter().flat_map(Place::cells).collect(),
        };
        writeln!(self.out, "\n{board}")
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
        let result = match self.game.outcome() {
            None => {
                let player = self.player(self.game.state().turn());
                let hint = self.game.rules().hint();
                return format!("{player}: {hint}, u undo, r redo, n new game, q quit, ? help");
            }
            Some(Outcome::Win(side)) => format!("{} won", self.player(side)),
            Some(Outcome::Draw) => "A draw".to_owned(),
            Some(Outcome::Solved) => "Solved".to_owned(),
            Some(Outcome::Stuck { left }) => format!("Stuck with {left} left"),
        };
        format!("{result}. Play again? y yes, n no, u undo")
    }

    fn player(&self, side: Side) -> String {
        let name = match side {
            Side::First => "First player",
            Side::Second => "Second player",
        };
        let glyph = self.game.rules().glyph(side);
        let style = style_of(glyph);
        format!("{name} ({style}{glyph}{style:#})")
    }

    /// Does what a word asks for.
    fn obey(&mut self, word: &str) -> Next {
        let over = self.game.outcome().is_some();
        let Some(command) = Command::read(word, over) else {
            let mov = self.game.rules().read(self.game.state(), word);
            return match mov.and_then(|mov| self.game.play(mov)) {
                Ok(()) => Next::Changed,
                Err(illegal) => Next::Say(format!("{}: {illegal}", quoted(word))),
            };
        };
        match command {
            Command::Undo if self.game.undo().is_none() => {
                Next::Say("There is no move to take back.".to_owned())
            }
            Command::Redo if self.game.redo().is_none() => {
                Next::Say("There is no move to make again.".to_owned())
            }
            Command::Undo | Command::Redo => Next::Changed,
            Command::New => {
                self.game.reset();
                Next::Changed
            }
            Command::Help => Next::Say(self.help()),
            Command::Quit => Next::Quit,
        }
    }

    fn help(&self) -> String {
        let rules = self.game.rules();
        format!(
            "{}\n\n  {:14}a move; several can stand in one line{COMMANDS}",
            rules.title(),
            rules.hint(),
        )
    }
}

const COMMANDS: &str = "
  u, undo       take the last move back
  r, redo       make it again
  n, new        start again; r brings the old moves back
  q, quit       leave, as Ctrl-D does
  ?, help       this text

The last move is in parentheses, what decided the game in brackets.";
