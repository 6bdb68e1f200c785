//! [`Menu`]: which game, which variant of it, and who plays.

use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Position, Rect, Size},
    style::Stylize,
    text::Line,
    widgets::{Block, List, ListState, Paragraph, Wrap},
};

use super::{
    game::{
        board::BoardView,
        dialog::{self, Answer},
        look::Look,
        view::draw_typed,
    },
    reading::Reading,
    shown::{Games, Next, Shown},
    window,
};
use crate::{
    core::{
        called::open, catalogue::NamedGame, file, record::Record, seat::Seat, session::Session,
        table::Seating,
    },
    formats,
};

/// Lists side by side, each with something that is chosen: the game, its variant, and for each
/// player who it is.
pub(crate) struct Menu {
    games: Games,
    seating: Seating,
    lists: [ListState; 4],
    /// The game that is chosen, in this variant; `None` if there is none.
    chosen: Option<Session>,
    /// The rules of the chosen game, while they are read.
    reading: Option<Reading>,
    look: Look,
    /// The name of a file with a game to go on with, while it is typed.
    opening: Option<String>,
    /// The list that the keys move in.
    focus: usize,
    /// Where the lists are on the screen.
    areas: [Rect; 4],
    message: String,
    is_too_small: bool,
}

const GAME: usize = 0;
const VARIANT: usize = 1;
const PLAYERS: [usize; 2] = [2, 3];

impl Menu {
    /// The first game, with these players.
    pub(crate) fn new(games: Games, seating: Seating, look: Look) -> Self {
        let all = Seat::all();
        let place = |seat| all.iter().position(|&it| it == seat);
        let [first, second] = seating.seats.map(place);
        let mut menu = Self {
            chosen: None,
            reading: None,
            opening: None,
            look,
            games,
            seating,
            lists: [Some(0), Some(0), first, second]
                .map(|chosen| ListState::default().with_selected(chosen)),
            focus: GAME,
            areas: [Rect::ZERO; 4],
            message: String::new(),
            is_too_small: false,
        };
        menu.look();
        menu
    }

    /// Looks at the game that is chosen.
    fn look(&mut self) {
        self.chosen = open(&*self.games, &self.record(), "the menu").ok();
    }

    /// The words of the game that is chosen, in this variant.
    fn record(&self) -> Record {
        let game = self.game();
        let (_, words) = &game.variants()[self.chosen(VARIANT)];
        let words = [game.name()].into_iter().chain(words.split_whitespace());
        Record::new(words.map(str::to_owned).collect())
    }

    fn read_rules(&mut self) {
        let page = self.chosen.as_ref().map(Session::rules_page);
        self.reading = page.map(Reading::of);
    }

    fn chosen(&self, list: usize) -> usize {
        self.lists[list].selected().unwrap_or(0)
    }

    fn game(&self) -> &NamedGame {
        &self.games[self.chosen(GAME)]
    }

    /// The lists that are there: a game for one has one player.
    fn shown(&self) -> usize {
        let session = self.chosen.as_ref();
        let is_for_two = session.is_some_and(Session::is_for_two);
        PLAYERS[usize::from(is_for_two)] + 1
    }

    fn items(&self, list: usize) -> Vec<String> {
        match list {
            GAME => self
                .games
                .iter()
                .map(|game| game.title().to_owned())
                .collect(),
            VARIANT => {
                let variants = self.game().variants().iter();
                variants.map(|(name, _)| name.clone()).collect()
            }
            _ => {
                let name = |seat: &Seat| match seat {
                    Seat::Human => "human".to_owned(),
                    Seat::Computer(level) => format!("computer {}", level.number()),
                };
                Seat::all().iter().map(name).collect()
            }
        }
    }

    fn choose(&mut self, list: usize, item: usize) {
        if item >= self.items(list).len() {
            return;
        }
        self.lists[list].select(Some(item));
        if list == GAME {
            self.lists[VARIANT].select(Some(0));
        }
        if list == GAME || list == VARIANT {
            self.look();
        }
        self.message.clear();
    }

    /// Chooses what stands so many items below what is chosen.
    fn step(&mut self, by: isize) {
        let len = self.items(self.focus).len();
        let item = self.chosen(self.focus).saturating_add_signed(by);
        self.choose(self.focus, item.min(len - 1));
    }

    fn play(&self) -> Next {
        let seat = |list| Seat::all()[self.chosen(list)];
        Next::Open {
            record: Box::new(self.record()),
            seating: Seating {
                seats: PLAYERS.map(seat),
                ..self.seating
            },
        }
    }

    fn click(&mut self, at: Position) {
        let list = self.areas.iter().position(|area| area.contains(at));
        if let Some(list) = list {
            self.focus = list;
            let below = usize::from(at.y - self.areas[list].y);
            self.choose(list, self.lists[list].offset() + below);
        }
    }
}

impl Menu {
    /// Types the name of a file; the game in it comes next, or why there is none is told.
    fn type_name(&mut self, event: &Event) -> Option<Next> {
        let text = self.opening.as_mut()?;
        let answer = match event {
            Event::Paste(pasted) => {
                dialog::add(text, pasted);
                Answer::Open
            }
            Event::Key(key) if key.code == KeyCode::Esc => Answer::Closed,
            Event::Key(key) if key.kind != KeyEventKind::Release => dialog::edit(text, key),
            _ => Answer::Open,
        };
        if answer == Answer::Open {
            return None;
        }
        let text = self.opening.take()?;
        if answer != Answer::Done {
            return None;
        }
        let loaded = match file::typed(&text) {
            Some(path) => formats::load(&path, None),
            None => Err("no file was named".to_owned()),
        };
        match loaded {
            Ok(record) => Some(Next::Open {
                record: Box::new(record),
                seating: self.seating,
            }),
            Err(why) => {
                self.message = why;
                None
            }
        }
    }

    /// Where the lists are, and what is left for the board. Where there is room for one list, it is the one
    /// that the keys move in.
    fn places(&self, area: Rect) -> ([Rect; 4], Rect) {
        const GAMES: u16 = 19;
        const SEATS: u16 = 14;
        let seats = u16::try_from(Seat::all().len() + 2).unwrap_or(u16::MAX);
        if area.width < GAMES + 2 * SEATS || area.height < 2 * seats {
            let mut areas = [Rect::ZERO; 4];
            areas[self.focus] = area;
            return (areas, Rect::ZERO);
        }
        let columns = [GAMES, 2 * SEATS].map(Constraint::Length);
        let [games, choices, right] =
            Layout::horizontal([columns[0], columns[1], Constraint::Fill(1)]).areas(area);
        let parts = [Constraint::Fill(1), Constraint::Length(seats)];
        let [variants, players] = Layout::vertical(parts).areas(choices);
        let [first, second] = Layout::horizontal([SEATS; 2].map(Constraint::Length)).areas(players);
        // A part of a board is no use.
        let board = if right.width < SEATS {
            Rect::ZERO
        } else {
            right
        };
        ([games, variants, first, second], board)
    }
}

impl Shown for Menu {
    fn draw(&mut self, frame: &mut Frame) {
        const TITLES: [&str; 4] = ["Game", "Variant", "First", "Second"];
        const LEAST: Size = Size::new(26, 12);
        self.is_too_small = window::is_too_small(frame.area(), LEAST);
        if let Some(reading) = &mut self.reading {
            return reading.draw(frame, "arrows scroll, Esc closes");
        }
        if self.is_too_small {
            return window::draw_too_small(frame, LEAST, "F1 rules, Ctrl-C leaves");
        }
        let parts = [1, 0, 2, 1].map(|height| match height {
            0 => Constraint::Fill(1),
            height => Constraint::Length(height),
        });
        let [title, middle, about, bottom] = Layout::vertical(parts).areas(frame.area());
        frame.render_widget(Line::from("collinear: games of lines").bold(), title);
        let (areas, board) = self.places(middle);
        let shown = self.shown();
        self.areas = [Rect::ZERO; 4];
        for (list, area) in areas.into_iter().enumerate().take(shown) {
            if area.is_empty() {
                continue;
            }
            let alone = list == PLAYERS[0] && shown == PLAYERS[1];
            let title = if alone { "Player" } else { TITLES[list] };
            let block = if list == self.focus {
                Block::bordered().title(title.bold())
            } else {
                Block::bordered().title(title).dim()
            };
            self.areas[list] = block.inner(area);
            let items = List::new(self.items(list))
                .highlight_symbol("> ")
                .block(block);
            frame.render_stateful_widget(items, area, &mut self.lists[list]);
        }
        let mut told = self.message.clone();
        if let Some(session) = &self.chosen {
            BoardView::still(session, self.look, board).draw(frame.buffer_mut());
            if told.is_empty() {
                told = session.summary();
            }
        }
        if let Some(text) = &self.opening {
            draw_typed("open file", text, "Enter opens, Esc does not", frame, about);
        } else {
            let told = Paragraph::new(told).wrap(Wrap { trim: true });
            frame.render_widget(told, about);
        }
        let keys = "arrows choose  Tab next list  Enter play  o open file  F1 rules  q quit";
        frame.render_widget(Line::from(keys).dim(), bottom);
    }

    fn handle(&mut self, event: &Event) -> Option<Next> {
        if let Some(reading) = &mut self.reading {
            if reading.handle(event).is_none() {
                self.reading = None;
            }
            return None;
        }
        if self.is_too_small {
            let key = event.as_key_press_event();
            if key.is_some_and(|key| key.code == KeyCode::F(1)) {
                self.read_rules();
            }
            return None;
        }
        if self.opening.is_some() {
            return self.type_name(event);
        }
        if let Some(mouse) = event.as_mouse_event() {
            match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => {
                    self.click(Position::new(mouse.column, mouse.row));
                }
                MouseEventKind::ScrollDown => self.step(1),
                MouseEventKind::ScrollUp => self.step(-1),
                _ => {}
            }
            return None;
        }
        let key = event
            .as_key_event()
            .filter(|key| key.kind != KeyEventKind::Release)?;
        let shown = self.shown();
        match key.code {
            KeyCode::Down | KeyCode::Char('j') => self.step(1),
            KeyCode::Up | KeyCode::Char('k') => self.step(-1),
            KeyCode::Right | KeyCode::Tab | KeyCode::Char('l') => {
                self.focus = (self.focus + 1) % shown;
            }
            KeyCode::Left | KeyCode::BackTab | KeyCode::Char('h') => {
                self.focus = (self.focus + shown - 1) % shown;
            }
            KeyCode::Home => self.step(isize::MIN),
            KeyCode::End => self.step(isize::MAX),
            KeyCode::Enter | KeyCode::Char(' ') => return Some(self.play()),
            KeyCode::F(1) | KeyCode::Char('?') => self.read_rules(),
            KeyCode::Char('o') => self.opening = Some(String::new()),
            KeyCode::Char('q') | KeyCode::Esc => return Some(Next::Quit),
            _ => {}
        }
        None
    }

    fn tick(&mut self) -> bool {
        false
    }

    fn tell(&mut self, message: String) {
        self.message = message;
    }
}
