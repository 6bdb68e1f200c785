//! [`Menu`]: which game, which variant of it, and who plays.

use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::{
    Frame,
    layout::{Constraint, Layout, Position, Rect},
    style::Stylize,
    text::Line,
    widgets::{Block, List, ListState, Paragraph},
};

use super::{Entries, Next, Shown, window};
use crate::{
    program::{Entry, open},
    record::Record,
    seat::Seat,
    table::Seating,
};

/// Lists side by side, each with something that is chosen: the game, its variant, and for each
/// player who it is.
pub(crate) struct Menu {
    entries: Entries,
    seating: Seating,
    lists: [ListState; 4],
    /// How many people the chosen game takes.
    players: usize,
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
    pub(crate) fn new(entries: Entries, seating: Seating) -> Self {
        let all = Seat::all();
        let place = |seat| all.iter().position(|&it| it == seat);
        let [first, second] = seating.seats.map(place);
        let mut menu = Self {
            players: 0,
            entries,
            seating,
            lists: [Some(0), Some(0), first, second]
                .map(|chosen| ListState::default().with_selected(chosen)),
            focus: GAME,
            areas: [Rect::ZERO; 4],
            message: String::new(),
            is_too_small: false,
        };
        menu.count_players();
        menu
    }

    /// Finds out how many people the chosen game takes.
    fn count_players(&mut self) {
        let record = Record::new(vec![self.entry().name().to_owned()]);
        let session = open(&self.entries, &record);
        self.players = if session.is_ok_and(|session| session.is_for_two()) {
            2
        } else {
            1
        };
    }

    fn chosen(&self, list: usize) -> usize {
        self.lists[list].selected().unwrap_or(0)
    }

    fn entry(&self) -> &Entry {
        &self.entries[self.chosen(GAME)]
    }

    /// The lists that are there: a game for one has one player.
    fn shown(&self) -> usize {
        PLAYERS[0] + self.players
    }

    fn items(&self, list: usize) -> Vec<String> {
        match list {
            GAME => self.entries.iter().map(Entry::title).collect(),
            VARIANT => {
                let variants = self.entry().variants().iter();
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
            self.count_players();
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
        let entry = self.entry();
        let (_, words) = &entry.variants()[self.chosen(VARIANT)];
        let words = [entry.name()].into_iter().chain(words.split_whitespace());
        let seat = |list| Seat::all()[self.chosen(list)];
        Next::Open {
            record: Record::new(words.map(str::to_owned).collect()),
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

impl Shown for Menu {
    fn draw(&mut self, frame: &mut Frame) {
        const TITLES: [&str; 4] = ["Game", "Variant", "First player", "Second player"];
        self.is_too_small = window::is_too_small(frame.area());
        if self.is_too_small {
            return window::draw_too_small(frame, "Ctrl-C leaves");
        }
        let parts = [
            Constraint::Length(2),
            Constraint::Fill(1),
            Constraint::Length(2),
        ];
        let [title, middle, bottom] = Layout::vertical(parts).areas(frame.area());
        frame.render_widget(Line::from("collinear: games of lines").bold(), title);
        let columns = Layout::horizontal([20, 27, 17, 16].map(Constraint::Max)).split(middle);
        let shown = self.shown();
        self.areas = [Rect::ZERO; 4];
        for list in 0..shown {
            let alone = list == PLAYERS[0] && shown == PLAYERS[1];
            let title = if alone { "Player" } else { TITLES[list] };
            let block = if list == self.focus {
                Block::bordered().title(title.bold())
            } else {
                Block::bordered().title(title).dim()
            };
            self.areas[list] = block.inner(columns[list]);
            let items = List::new(self.items(list))
                .highlight_symbol("> ")
                .block(block);
            frame.render_stateful_widget(items, columns[list], &mut self.lists[list]);
        }
        let keys = "arrows choose   Tab next list   Enter play   q quit   or click, then Enter";
        let below = [Line::from(self.message.as_str()), Line::from(keys).dim()];
        frame.render_widget(Paragraph::new(below.to_vec()), bottom);
    }

    fn handle(&mut self, event: &Event) -> Option<Next> {
        if self.is_too_small {
            return None;
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
            KeyCode::Enter | KeyCode::Char(' ') => return Some(self.play()),
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
