//! [`Player`]: a person at the screen.

use std::{
    thread,
    time::{Duration, Instant},
};

use collinear::picture::Theme;
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::Buffer,
    crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent, MouseEventKind},
    layout::Position,
    style::{Color, Modifier},
};

use crate::{
    computer::Level,
    core::{
        playable::Playable,
        plays::Plays,
        record::Record,
        seat::Seat,
        table::{Seating, Table},
    },
    program::{all_games, named},
    screen::{
        Next, Shown,
        game::{
            GameScreen,
            look::{Glyphs, Look},
            palette::Palette,
        },
        opened,
    },
};

/// A person who types and clicks, and sees the screen.
pub(crate) struct Player<S: ?Sized = dyn Shown> {
    pub(crate) screen: Box<S>,
    terminal: Terminal<TestBackend>,
    /// What followed the last key, if it left the screen.
    pub(crate) next: Option<Next>,
}

/// The longest wait for the screen.
const PATIENCE: Duration = Duration::from_secs(20);

/// Letters in colours, so that the screen can be read as text.
pub(crate) const LETTERS: Look = Look {
    palette: Palette::Colours,
    glyphs: Glyphs::Ascii,
};

pub(crate) const HUMANS: [Seat; 2] = [Seat::Human; 2];

pub(crate) const fn weakest() -> Seat {
    Seat::Computer(Level::WEAKEST)
}

/// Seats for these players, with a short time limit for the computer.
pub(crate) const fn seated(seats: [Seat; 2]) -> Seating {
    Seating {
        seats,
        limit: Duration::from_millis(200),
        pace: Duration::ZERO,
        seed: 7,
    }
}

pub(crate) fn record(words: &str, moves: &str) -> Record {
    let moves = moves.split_whitespace().map(|m| (0, m.to_owned()));
    Record {
        moves: moves.collect(),
        ..Record::new(words.split_whitespace().map(str::to_owned).collect())
    }
}

/// Opens the game of a record. Its players are people unless the record names others.
pub(crate) fn open(record: &Record) -> Result<Player, String> {
    Player::opening(record, HUMANS, LETTERS)
}

impl Player {
    pub(crate) fn at(screen: Box<dyn Shown>) -> Self {
        Self::watching(screen)
    }

    /// Opens the game of a record, with these players unless the record names others.
    pub(crate) fn opening(record: &Record, seats: [Seat; 2], look: Look) -> Result<Self, String> {
        let opened = opened(&named(all_games()), record, seated(seats), look)?;
        Ok(Self::at(Box::new(opened)))
    }

    /// A game for people, chosen by words of a command line.
    pub(crate) fn of(words: &str) -> Self {
        Self::opening(&record(words, ""), HUMANS, LETTERS).expect("a game")
    }

    pub(crate) fn of_game<R: Plays>(game: Playable<R>, seating: Seating) -> Self {
        let table = Table::new(game.chosen_by(["test"]).session(), seating);
        Self::at(Box::new(GameScreen::new(table, LETTERS)))
    }
}

impl<S: Shown + ?Sized> Player<S> {
    pub(crate) fn watching(screen: Box<S>) -> Self {
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
        let mut player = Self {
            screen,
            terminal,
            next: None,
        };
        player.draw();
        player
    }

    fn draw(&mut self) {
        let drawn = self.terminal.draw(|frame| self.screen.draw(frame));
        drawn.expect("nothing fails in memory");
    }

    pub(crate) fn event(&mut self, event: &Event) {
        if let Some(next) = self.screen.handle(event) {
            self.next = Some(next);
        }
        self.draw();
    }

    /// Presses keys. Each is a character or a name such as `Enter`.
    pub(crate) fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.split_whitespace() {
            let code = match key {
                "Enter" => KeyCode::Enter,
                "Space" => KeyCode::Char(' '),
                "Esc" => KeyCode::Esc,
                "Backspace" => KeyCode::Backspace,
                "Left" => KeyCode::Left,
                "Right" => KeyCode::Right,
                "Up" => KeyCode::Up,
                "Down" => KeyCode::Down,
                "PgUp" => KeyCode::PageUp,
                "PgDn" => KeyCode::PageDown,
                "F1" => KeyCode::F(1),
                "Home" => KeyCode::Home,
                "End" => KeyCode::End,
                key => {
                    let char = key.parse().expect("a character, or a name");
                    KeyCode::Char(char)
                }
            };
            self.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        }
        self
    }

    pub(crate) fn interrupt(&mut self) -> &mut Self {
        if let Some(next) = self.screen.interrupt() {
            self.next = Some(next);
        }
        self.draw();
        self
    }

    pub(crate) fn write(&mut self, text: &str) -> &mut Self {
        for char in text.chars() {
            let key = KeyEvent::new(KeyCode::Char(char), KeyModifiers::NONE);
            self.event(&Event::Key(key));
        }
        self
    }

    /// Clears the typed line and types another text.
    pub(crate) fn rewrite(&mut self, text: &str) -> &mut Self {
        let clear = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL);
        self.event(&Event::Key(clear));
        self.write(text)
    }

    pub(crate) fn play(&mut self, moves: &str) -> &mut Self {
        self.press(":").write(moves).press("Enter")
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16)) {
        self.event(&Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        self.terminal.backend_mut().resize(width, height);
        self.event(&Event::Resize(width, height));
        self
    }

    /// Lets time pass on the screen.
    pub(crate) fn tick(&mut self) -> &mut Self {
        if self.screen.tick() {
            self.draw();
        }
        self
    }

    /// Lets enough time pass for a result that is ready to arrive.
    pub(crate) fn idle(&mut self) -> &mut Self {
        for _ in 0..30 {
            thread::sleep(Duration::from_millis(1));
            self.tick();
        }
        self
    }

    pub(crate) fn wait_for(&mut self, text: &str) -> &mut Self {
        self.wait_until(|player| player.screen().contains(text), text)
    }

    pub(crate) fn wait_until(&mut self, seen: impl Fn(&Self) -> bool, what: &str) -> &mut Self {
        let begin = Instant::now();
        while !seen(self) {
            let waited = begin.elapsed();
            assert!(waited < PATIENCE, "no {what:?} in\n{}", self.screen());
            thread::sleep(Duration::from_millis(1));
            self.tick();
        }
        self
    }

    pub(crate) fn tell(&mut self, message: &str) {
        self.screen.tell(message.to_owned());
        self.draw();
    }

    pub(crate) fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    /// The middle of the cell under the cursor, if it is visible.
    pub(crate) fn pointed(&self) -> Option<(u16, u16)> {
        let bands = [Theme::default(), Theme::sheet()].map(|theme| theme.band);
        let cursors = bands.map(|band| Color::Rgb(band.red, band.green, band.blue));
        let area = self.buffer().area;
        let is_seen = |place: &Position| {
            let cell = &self.buffer()[*place];
            cursors.contains(&cell.bg) || cell.modifier.contains(Modifier::REVERSED)
        };
        let seen: Vec<_> = area.positions().filter(is_seen).collect();
        let (first, last) = (seen.first()?, seen.last()?);
        Some((
            u16::midpoint(first.x, last.x),
            u16::midpoint(first.y, last.y),
        ))
    }

    pub(crate) fn points_at(&self, cell: &str) -> bool {
        let (place, pointed) = (self.place(cell), self.pointed());
        pointed.is_some_and(|(x, y)| y == place.1 && x.abs_diff(place.0) <= 1)
    }

    pub(crate) fn cursor(&mut self) -> (u16, u16) {
        let position = self.terminal.get_cursor_position().expect("in memory");
        (position.x, position.y)
    }

    pub(crate) fn lines(&self) -> Vec<String> {
        let buffer = self.buffer();
        let line = |y| {
            let cells = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol());
            cells.collect::<String>().trim_end().to_owned()
        };
        (0..buffer.area.height).map(line).collect()
    }

    pub(crate) fn screen(&self) -> String {
        self.lines().join("\n")
    }

    /// Checks that a text is on the screen.
    pub(crate) fn sees(&self, text: &str) {
        let screen = self.screen();
        assert!(screen.contains(text), "no {text:?} in\n{screen}");
    }

    pub(crate) fn message(&self) -> String {
        let lines = self.lines();
        lines[lines.len() - 3].clone()
    }

    /// The line below the message, with the effect of a move.
    pub(crate) fn preview(&self) -> String {
        let lines = self.lines();
        lines[lines.len() - 2].clone()
    }

    /// The moves in the list, including moves that were taken back.
    pub(crate) fn moves(&self) -> Vec<String> {
        let lines = self.lines();
        let heading = lines.iter().position(|line| line.ends_with("moves"));
        let heading = heading.expect("a list of moves");
        let left = lines[heading].len() - "moves".len();
        let listed = lines[heading + 1..lines.len() - 3].iter();
        let entries = listed.filter_map(|line| line.get(left..));
        let entries = entries.map(|entry| entry.trim_start_matches('>').trim().to_owned());
        entries.filter(|entry| !entry.is_empty()).collect()
    }

    /// A cell with its marks: `(X)`.
    pub(crate) fn cell(&self, cell: &str) -> String {
        let (x, y) = self.place(cell);
        let around = x.saturating_sub(1)..=x + 1;
        around.map(|x| self.buffer()[(x, y)].symbol()).collect()
    }

    /// The place of a cell on the screen, found by the labels at the margin. The column labels are in the first line
    /// that begins with three of them. In a triangle, cells are counted along the row.
    pub(crate) fn place(&self, cell: &str) -> (u16, u16) {
        let lines = self.lines();
        let letters = cell.find(|char: char| char.is_ascii_digit()).unwrap_or(0);
        let (column, row) = cell.split_at(letters);
        let is_below = |line: &&str| {
            let names: Vec<_> = line.split_whitespace().take(3).collect();
            let is_name =
                |name: &&str| name.len() < 3 && name.bytes().all(|b| b.is_ascii_lowercase());
            names == ["1", "2", "3"] || names.len() == 3 && names.iter().all(is_name)
        };
        if column.is_empty() && !lines.iter().any(|line| is_below(&line.as_str())) {
            // Squares with numbers have no labels.
            let y = lines.iter().position(|line| line.contains(cell));
            let y = y.expect("a number");
            let x = lines[y]
                .find(cell)
                .map(|end| lines[y][..end].chars().count());
            return (to_u16(x.expect("it is there")), to_u16(y));
        }
        let below = || {
            lines
                .iter()
                .position(|line| is_below(&line.as_str()))
                .expect("names of columns")
        };
        // The numbers of moves are further to the right.
        let is_named = |line: &String| {
            line.split_whitespace().next() == Some(row) && line.find(row) < Some(24)
        };
        let y = match column {
            // Only columns have names, so any row will do.
            "" => below() - 2,
            _ => 1 + lines[1..].iter().position(is_named).expect("a row"),
        };
        let is_slanted = lines[0].contains("six directions");
        let x = if is_slanted {
            let named = lines[y].find(row).expect("a row") + row.len();
            let glyphs = lines[y].char_indices().skip(named);
            let mut glyphs = glyphs.filter(|(_, char)| matches!(char, '0' | '1'));
            glyphs
                .nth(usize::from(column.as_bytes()[0] - b'a'))
                .expect("a cell")
                .0
        } else {
            let name = if column.is_empty() { row } else { column };
            let names = &lines[below()];
            let is_word = |&(at, _): &(usize, &str)| {
                let around = [&names[..at], &names[at + name.len()..]];
                around[0].ends_with([' ']) && !around[1].starts_with(|char: char| char != ' ')
            };
            let (at, _) = names.match_indices(name).find(is_word).expect("a column");
            at + name.len() - 1
        };
        (to_u16(x), to_u16(y))
    }
}

pub(crate) fn to_u16(number: usize) -> u16 {
    u16::try_from(number).expect("on the screen")
}
