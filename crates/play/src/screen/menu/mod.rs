//! [`Menu`]: the screen on which people choose a game, its variant and the players.

mod rows;
mod search;

use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEventKind,
};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Position, Rect, Size},
    style::Stylize,
    text::Line,
    widgets::{Block, List, ListState, Paragraph, Wrap},
};

use self::{rows::Rows, search::found};
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
    core::{called::open, file, record::Record, seat::Seat, session::Session, table::Seating},
    formats,
    text::folded::folded,
};

/// Lists side by side: the games, the variants, and the players of both sides. Each list has a chosen item.
pub(crate) struct Menu {
    games: Games,
    seating: Seating,
    /// The list of games, filtered by the search.
    rows: Rows,
    game: usize,
    lists: [ListState; 4],
    /// The chosen game in the chosen variant; `None` if the game cannot be opened.
    chosen: Option<Session>,
    /// The rules of the chosen game; `None` if they are not shown.
    reading: Option<Reading>,
    look: Look,
    /// The name of a file to open; `None` if no name is being typed.
    opening: Option<String>,
    /// The text of the search; `None` if no search is being typed.
    search: Option<String>,
    /// The list with the keyboard focus.
    focus: usize,
    /// The areas of the lists on the screen.
    areas: [Rect; 4],
    message: String,
    is_too_small: bool,
}

const GAME: usize = 0;
const VARIANT: usize = 1;
const PLAYERS: [usize; 2] = [2, 3];

impl Menu {
    /// The menu with the first game and these players chosen.
    pub(crate) fn new(games: Games, seating: Seating, look: Look) -> Self {
        let mut menu = Self {
            chosen: None,
            reading: None,
            opening: None,
            search: None,
            rows: Rows::of(&games, |_| true),
            game: 0,
            look,
            games,
            seating,
            lists: Default::default(),
            focus: GAME,
            areas: [Rect::ZERO; 4],
            message: String::new(),
            is_too_small: false,
        };
        menu.seat(seating);
        menu.choose_game(0, 0);
        menu
    }

    /// Returns to the menu from a game. The game and its players are chosen.
    pub(crate) fn come_back(&mut self, seating: Seating, session: &Session) {
        self.seat(seating);
        self.end_search();
        let words = session.chosen_by();
        let name = words.first().map_or("", String::as_str);
        let Some(game) = self.games.iter().position(|game| game.name() == name) else {
            return;
        };
        let is_it = |&variant: &usize| {
            let opened = self.open(game, variant);
            opened.is_some_and(|opened| opened.chosen_by() == words)
        };
        let variant = (0..self.games[game].variants().len()).find(is_it);
        self.choose_game(game, variant.unwrap_or(0));
    }

    fn seat(&mut self, seating: Seating) {
        self.seating = seating;
        for (list, seat) in PLAYERS.into_iter().zip(seating.seats) {
            let place = Seat::all().iter().position(|&it| it == seat);
            self.lists[list].select(place);
        }
    }

    fn choose_game(&mut self, game: usize, variant: usize) {
        self.game = game;
        self.lists[VARIANT].select(Some(variant));
        self.chosen = self.open(game, variant);
        self.message.clear();
    }

    fn open(&self, game: usize, variant: usize) -> Option<Session> {
        open(&*self.games, &self.record(game, variant), "the menu").ok()
    }

    fn record(&self, game: usize, variant: usize) -> Record {
        let game = &self.games[game];
        let words = game.variants().get(variant);
        let words = words.map_or("", |(_, words)| words);
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

    /// The number of lists that are shown. A game for one player has one list of players.
    fn shown(&self) -> usize {
        let session = self.chosen.as_ref();
        let is_for_two = session.is_some_and(Session::is_for_two);
        PLAYERS[usize::from(is_for_two)] + 1
    }

    fn items(&self, list: usize) -> Vec<Line<'_>> {
        match list {
            GAME => self.rows.lines(&self.games),
            VARIANT => {
                let variants = self.games[self.game].variants().iter();
                variants.map(|(name, _)| Line::from(&**name)).collect()
            }
            _ => {
                let name = |seat: &Seat| match seat {
                    Seat::Human => "human".to_owned(),
                    Seat::Computer(level) => format!("computer {}", level.number()),
                };
                Seat::all().iter().map(name).map(Line::from).collect()
            }
        }
    }

    /// Chooses an item of a list. A heading cannot be chosen.
    fn choose(&mut self, list: usize, item: usize) {
        match list {
            GAME => {
                if let Some(game) = self.rows.game(item) {
                    self.choose_game(game, 0);
                }
            }
            _ if item >= self.items(list).len() => {}
            VARIANT => self.choose_game(self.game, item),
            _ => {
                self.lists[list].select(Some(item));
                self.message.clear();
            }
        }
    }

    /// Moves the choice down by this many items.
    fn step(&mut self, by: isize) {
        if self.focus == GAME {
            return self.choose_game(self.rows.step(self.game, by), 0);
        }
        let len = self.items(self.focus).len();
        let item = self.chosen(self.focus).saturating_add_signed(by);
        self.choose(self.focus, item.min(len - 1));
    }

    /// Shows the games whose names match, and chooses the best match.
    fn look_for(&mut self, typed: String) {
        let found = found(&self.games, &typed);
        let is_found = |game| found.iter().any(|found| found.game == game);
        self.rows = Rows::of(&self.games, is_found);
        let best = found.iter().min_by_key(|found| found.rank);
        if let Some(best) = best.filter(|_| !typed.is_empty()) {
            self.choose_game(best.game, best.variant);
        }
        self.search = Some(typed);
    }

    /// Shows all games again.
    fn end_search(&mut self) {
        self.search = None;
        self.rows = Rows::of(&self.games, |_| true);
    }

    fn play(&self) -> Next {
        let seat = |list| Seat::all()[self.chosen(list)];
        Next::Open {
            record: Box::new(self.record(self.game, self.chosen(VARIANT))),
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
    /// Handles keys while a file name is typed. At the end, opens the game of the file or shows the error.
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
            None => Err("no file name was typed".to_owned()),
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

    /// Handles keys while a search is typed. Returns `false` for keys that keep their usual meaning.
    fn type_search(&mut self, key: &KeyEvent) -> bool {
        let Some(mut text) = self.search.take() else {
            return false;
        };
        match key.code {
            KeyCode::Char('/') => self.look_for(String::new()),
            KeyCode::Char(_) | KeyCode::Backspace => match dialog::edit(&mut text, key) {
                Answer::Open => self.look_for(text),
                _ => self.end_search(),
            },
            KeyCode::Esc => self.end_search(),
            // If no game matches, Enter does nothing.
            KeyCode::Enter if self.rows.is_empty() => self.search = Some(text),
            KeyCode::Up | KeyCode::Down | KeyCode::Home | KeyCode::End => {
                self.search = Some(text);
                return false;
            }
            _ => {
                self.end_search();
                return false;
            }
        }
        true
    }

    /// The areas of the lists, and the rest of the screen for the board. If there is room for one list only, that is
    /// the list with the focus.
    fn places(&self, area: Rect) -> ([Rect; 4], Rect) {
        /// The width of the frame and of the mark of the chosen item.
        const AROUND: usize = 4;
        const SEATS: u16 = 14;
        let titles = self.games.iter().map(|game| game.title().chars().count());
        let games = u16::try_from(titles.max().unwrap_or(0) + AROUND).unwrap_or(u16::MAX);
        let seats = u16::try_from(Seat::all().len() + 2).unwrap_or(u16::MAX);
        if area.width < games + 2 * SEATS || area.height < 2 * seats {
            let mut areas = [Rect::ZERO; 4];
            areas[self.focus] = area;
            return (areas, Rect::ZERO);
        }
        let columns = [games, 2 * SEATS].map(Constraint::Length);
        let [games, choices, right] =
            Layout::horizontal([columns[0], columns[1], Constraint::Fill(1)]).areas(area);
        let parts = [Constraint::Fill(1), Constraint::Length(seats)];
        let [variants, players] = Layout::vertical(parts).areas(choices);
        let [first, second] = Layout::horizontal([SEATS; 2].map(Constraint::Length)).areas(players);
        // A part of a board would be useless.
        let board = if right.width < SEATS {
            Rect::ZERO
        } else {
            right
        };
        ([games, variants, first, second], board)
    }
}

/// The keys in the last line of the screen, for windows of different widths.
const KEYS: [&str; 3] = [
    "Enter play  / search  arrows, Tab choose  o open file  F1 rules  q quit",
    "Enter play  / search  Tab next list  F1 rules  q quit",
    "/ search  F1 rules  q quit",
];
const SEARCHING: &str = "Enter plays, Tab goes to the variants, Esc shows all games";
/// The largest number of lines of text above the board.
const MOST_TOLD: u16 = 4;

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
        let mut told = self.message.clone();
        if let Some(session) = &self.chosen
            && told.is_empty()
        {
            told = session.summary();
        }
        let lines = folded(&told, frame.area().width.into()).len();
        let lines = u16::try_from(lines).unwrap_or(u16::MAX).clamp(2, MOST_TOLD);
        let parts = [1, 0, lines, 1].map(|height| match height {
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
            let mut state = self.lists[list];
            if list == GAME {
                state.select(self.rows.row(self.game));
            }
            let items = List::new(self.items(list)).highlight_symbol("> ");
            let items = items.scroll_padding(1).block(block);
            frame.render_stateful_widget(items, area, &mut state);
            self.lists[list] = state;
        }
        if let Some(session) = &self.chosen {
            BoardView::still(session, self.look, board).draw(frame.buffer_mut());
        }
        if let Some(text) = &self.search {
            let help = if self.rows.is_empty() {
                "no game has this name"
            } else {
                SEARCHING
            };
            draw_typed("search", text, Line::from(help).dim(), frame, about);
        } else if let Some(text) = &self.opening {
            let help = Line::from("Enter opens, Esc cancels").dim();
            draw_typed("open file", text, help, frame, about);
        } else {
            let told = Paragraph::new(told).wrap(Wrap { trim: true });
            frame.render_widget(told, about);
        }
        let fits = |keys: &&str| keys.len() <= bottom.width.into();
        let keys = KEYS.into_iter().find(fits).unwrap_or_default();
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
        if self.type_search(&key) {
            return None;
        }
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
            KeyCode::Char('/') => {
                self.focus = GAME;
                self.look_for(String::new());
            }
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
