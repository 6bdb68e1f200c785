//! [`Stage`]: runs scripts of what a person does and sees, with one step per line.
//!
//! A line is an action, then expectations after bars. Actions are keys (`Up*3` is three times), clicks (`@d3` on a
//! cell, `@40,12` anywhere, `!d3` with the right button), the mouse over a cell `>d3`, the wheel, a window size
//! `40x12`, an order to the computer `<b2`, `'text` that replaces the typed line, and moves typed after `:`.
//!
//! | expectation | |
//! |---|---|
//! | `= ..` `below ..` | the message, and the line below it; two dots at the end match anything |
//! | `sees ..` `hides ..` `waits ..` | a text that is on the screen, is not, or appears soon |
//! | `moves ..` `last ..` | the list of moves, or its last one |
//! | `d3=_X_` `at d3` | a cell with its marks, and the cell under the cursor |
//! | `searches 2 1` | the numbers of searches begun and ended |
//! | `leaves ..` | what follows: `not`, `quit`, `menu` or the words of a game, and the levels of the players |

use collinear_games::nine_mens_morris::NineMensMorris;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};

use super::{
    forks::forks,
    player::{HUMANS, LETTERS, Player, record, seated, weakest},
    scripted::{Director, Heed, Order, Scripted},
};
use crate::{
    core::{drift::Drift, playable::Playable, seat::Seat, table::Seating},
    screen::shown::Next,
};

/// A player, and the director who gives orders to the computer.
pub(super) struct Stage {
    pub(super) player: Player,
    director: Option<Director>,
}

/// Runs the games of a script. Each game begins with `game`. It begins with `against` if the computer is the second
/// player, and with `watch` if the computer plays both sides.
pub(super) fn play(script: &str) {
    let mut stage = Stage::of("scripted", HUMANS);
    for line in script.lines() {
        let (first, words) = line.trim().split_once(' ').unwrap_or_default();
        let seats = match first {
            "game" => HUMANS,
            "against" => [Seat::Human, weakest()],
            "watch" => [weakest(); 2],
            _ => {
                stage.follow(line);
                continue;
            }
        };
        stage = Stage::of(words, seats);
    }
}

impl Stage {
    /// A game of the program or a game of these tests.
    pub(super) fn of(words: &str, seats: [Seat; 2]) -> Self {
        let seating = seated(seats);
        let player = match words {
            "scripted" => return Self::scripted(Heed::Orders, seating),
            "drift" => Player::of_game(Drift::game(), seating),
            "morris" => {
                let game = Playable::with_notation(NineMensMorris::default());
                Player::of_game(game, seating)
            }
            "forks" => Player::of_game(forks(0), seating),
            "forks 1" => Player::of_game(forks(1), seating),
            "forks 2" => Player::of_game(forks(2), seating),
            words => Player::opening(&record(words, ""), seats, LETTERS).expect("a game"),
        };
        Self::at(player)
    }

    pub(super) fn at(player: Player) -> Self {
        Self {
            player,
            director: None,
        }
    }

    /// Tic-tac-toe against a computer that follows orders.
    pub(super) fn scripted(heed: Heed, seating: Seating) -> Self {
        let (game, director) = Scripted::game(heed);
        let mut player = Player::of_game(game, seating);
        player.tick();
        Self {
            player,
            director: Some(director),
        }
    }

    /// Drops the screen.
    pub(super) fn leave(self) -> Director {
        self.director.expect("the computer is scripted")
    }

    /// Runs the lines and checks what they expect.
    pub(super) fn follow(&mut self, lines: &str) -> &mut Self {
        let is_comment = |line: &&str| line.trim().starts_with("//");
        for line in lines.lines().filter(|line| !is_comment(line)) {
            let mut parts = line.split(" | ").map(str::trim);
            self.act(parts.next().unwrap_or_default());
            for seen in parts {
                assert!(self.sees(seen), "{line}\n{seen}?\n{}", self.player.screen());
            }
        }
        self
    }

    fn act(&mut self, words: &str) {
        let (words, moves) = match words.split_once(':') {
            Some((words, moves)) if !moves.is_empty() => (words, Some(moves)),
            _ => (words, None),
        };
        for word in words.split_whitespace() {
            let (word, times) = word.split_once('*').unwrap_or((word, "1"));
            for _ in 0..times.parse().expect("a number") {
                self.act_once(word);
            }
        }
        if let Some(moves) = moves {
            self.player.play(moves);
        }
    }

    fn act_once(&mut self, word: &str) {
        let player = &mut self.player;
        let size = word.split_once('x').map(|(x, y)| (x.parse(), y.parse()));
        if let Some((Ok(width), Ok(height))) = size {
            player.resize(width, height);
            return;
        }
        let place = |text: &str| match text.split_once(',') {
            Some((x, y)) => (x.parse().expect(text), y.parse().expect(text)),
            None => player.place(text),
        };
        let [left, right] = [MouseButton::Left, MouseButton::Right].map(MouseEventKind::Down);
        match (word, word.split_at_checked(1)) {
            ("idle", _) => drop(player.idle()),
            ("^C", _) => drop(player.interrupt()),
            ("WheelUp", _) => player.mouse(MouseEventKind::ScrollUp, (40, 12)),
            ("WheelDown", _) => player.mouse(MouseEventKind::ScrollDown, (40, 12)),
            (_, Some(("@", at))) => player.mouse(left, place(at)),
            (_, Some(("!", at))) => player.mouse(right, place(at)),
            (_, Some((">", at))) => player.mouse(MouseEventKind::Moved, place(at)),
            (_, Some(("<", order))) => self.order(order),
            (_, Some(("'", file))) => drop(player.rewrite(file).press("Enter")),
            (key, _) => drop(player.press(key)),
        }
    }

    /// An order to the computer: a cell, or a failure.
    fn order(&self, order: &str) {
        let order = match order {
            "hopeless" => Order::Hopeless,
            "unknown" => Order::Unknown,
            "panic" => Order::Panic,
            cell => {
                let [column, row] = cell.as_bytes() else {
                    panic!("{cell} is no cell");
                };
                Order::Cell(usize::from(b'3' - row), usize::from(column - b'a'))
            }
        };
        self.director().order(order);
    }

    pub(super) fn director(&self) -> &Director {
        self.director.as_ref().expect("the computer is scripted")
    }

    fn sees(&mut self, seen: &str) -> bool {
        let (what, text) = seen.split_once(' ').unwrap_or((seen, ""));
        let player = &mut self.player;
        let is_like = |seen: String| match text.strip_suffix("..") {
            Some(begin) => seen.starts_with(begin),
            None => seen == text,
        };
        match what {
            "=" => is_like(player.message()),
            "below" => is_like(player.preview()),
            "sees" => player.screen().contains(text),
            "hides" => !player.screen().contains(text),
            "waits" => player.wait_for(text).screen().contains(text),
            "moves" => is_like(player.moves().join(", ")),
            "last" => is_like(player.moves().pop().unwrap_or_default()),
            "at" => player.points_at(text),
            "searches" => {
                let expected = text.split_once(' ').expect("two numbers");
                let expected = (expected.0.parse(), expected.1.parse());
                let director = self.director.as_ref().expect("the computer is scripted");
                let is_done = |_: &Player| {
                    let (begun, ended) = director.searches();
                    (Ok(begun), Ok(ended)) == expected
                };
                is_done(player.wait_until(is_done, seen))
            }
            "leaves" => is_like(left(player.next.take())),
            _ => {
                let (cell, look) = seen.split_once('=').expect("a cell and its look");
                player.cell(cell) == look.replace('_', " ")
            }
        }
    }
}

/// What follows a screen, with the levels of the players. People have no level.
fn left(next: Option<Next>) -> String {
    let (what, seating) = match next {
        None => return "not".to_owned(),
        Some(Next::Quit) => return "quit".to_owned(),
        Some(Next::Menu { seating }) => ("menu".to_owned(), seating),
        Some(Next::Open { record, seating }) => (record.game.join(" "), seating),
    };
    let [first, second] = seating.seats.map(|seat| match seat {
        Seat::Human => 0,
        Seat::Computer(level) => level.number(),
    });
    format!("{what}, {first} {second}")
}
