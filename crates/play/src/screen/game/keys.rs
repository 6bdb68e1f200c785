//! [`Command`]: the commands of keys.

use collinear::rules::Side;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::picking::Picking;
use crate::core::{board::Toward, session::Session};

/// A command that a key gives while no question is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Step(Toward),
    Pick,
    Unpick,
    Column(usize),
    Pass,
    Flag,
    Type,
    /// Begins to type a move. The first character is this one, which is not a command.
    Begin(char),
    Undo,
    Redo,
    New,
    Targets,
    Hint,
    Seat(Side),
    Faster,
    Slower,
    Pause,
    Save,
    Draw,
    Load,
    Menu,
    Quit,
    Help,
    Rules,
    /// Goes this many turns forward, or back if the number is negative.
    Turn(isize),
    /// Goes to another branch at the last turn.
    Aside(isize),
    Analyse,
    Review,
    /// Scrolls the list of moves by this many lines.
    Scroll(isize),
}

/// The number of lines in a page of the list of moves.
const PAGE: isize = 8;

impl Command {
    pub(super) fn read(key: &KeyEvent) -> Option<Self> {
        if key.modifiers.difference(KeyModifiers::SHIFT) != KeyModifiers::NONE {
            return None;
        }
        Some(match key.code {
            KeyCode::Left | KeyCode::Char('h') => Self::Step(Toward::Left),
            KeyCode::Down | KeyCode::Char('j') => Self::Step(Toward::Down),
            KeyCode::Up | KeyCode::Char('k') => Self::Step(Toward::Up),
            KeyCode::Right | KeyCode::Char('l') => Self::Step(Toward::Right),
            KeyCode::Enter | KeyCode::Char(' ') => Self::Pick,
            KeyCode::Esc | KeyCode::Backspace => Self::Unpick,
            KeyCode::Char(digit @ '1'..='9') => Self::Column(digit.to_digit(10)? as usize),
            KeyCode::Char('p') => Self::Pass,
            KeyCode::Char('f') => Self::Flag,
            KeyCode::Char(':' | '/') => Self::Type,
            KeyCode::Char('u') => Self::Undo,
            KeyCode::Char('r') => Self::Redo,
            KeyCode::Char('n') => Self::New,
            KeyCode::Char('t') => Self::Targets,
            KeyCode::Char('i') => Self::Hint,
            KeyCode::Char('a') => Self::Seat(Side::First),
            KeyCode::Char('b') => Self::Seat(Side::Second),
            KeyCode::Char('+' | '=') => Self::Faster,
            KeyCode::Char('-') => Self::Slower,
            KeyCode::Char('.') => Self::Pause,
            KeyCode::Char('s') => Self::Save,
            KeyCode::Char('d') => Self::Draw,
            KeyCode::Char('o') => Self::Load,
            KeyCode::Char('m') => Self::Menu,
            KeyCode::Char('q') => Self::Quit,
            KeyCode::Char('?') => Self::Help,
            KeyCode::F(1) => Self::Rules,
            KeyCode::Char('[') => Self::Turn(-1),
            KeyCode::Char(']') => Self::Turn(1),
            KeyCode::Home => Self::Turn(isize::MIN),
            KeyCode::End => Self::Turn(isize::MAX),
            KeyCode::Char('{') => Self::Aside(-1),
            KeyCode::Char('}') => Self::Aside(1),
            KeyCode::Char('e') => Self::Analyse,
            KeyCode::Char('v') => Self::Review,
            KeyCode::Char(begin) if begin.is_alphanumeric() => Self::Begin(begin),
            KeyCode::PageUp => Self::Scroll(-PAGE),
            KeyCode::PageDown => Self::Scroll(PAGE),
            _ => return None,
        })
    }
}

/// The keys and their effects, as the help shows them.
const KEYS: &[(&str, &str)] = &[
    (ARROWS, MOVES_CURSOR),
    (ARROWS, BY_ARROWS),
    (ARROWS, FALLING),
    ("Enter, Space", DROPS),
    (TIME, "turn the timer on or off: pieces fall by themselves"),
    (PICKS[0], "pick a cell: first from, then to"),
    (PICKS[1], "unpick it; so does a second click"),
    (COLUMNS, "drop a disc into that column"),
    ("p", "pass"),
    (FLAG, "put a flag on a cell or take it off"),
    (": or /, free letters", "type moves, written as in the list"),
    ("u, r, n", "take a move back, make it again; new game"),
    (
        "[ ] Home End, { }",
        "step through the moves; change the branch",
    ),
    (
        "e, v",
        "evaluate the position; review moves and mark ? and ??",
    ),
    ("t", "show or hide where moves can go"),
    ("i", "ask the computer for a hint"),
    (FOR_TWO[0], "choose who plays the first side, the second"),
    (FOR_TWO[1], "computer against itself: faster, slower, pause"),
    ("PgUp, PgDn, wheel", "scroll the list of moves"),
    ("s, d, o", "save the game, draw it as SVG, open one"),
    ("m, q, ?, F1", "menu, quit, this help, the rules"),
];

const ARROWS: &str = "arrows, h j k l";
const MOVES_CURSOR: &str = "move the cursor; so does the mouse";
const BY_ARROWS: &str = "move in that direction";
const FALLING: &str = "shift the piece; up turns it, down lowers it";
const DROPS: &str = "drop the piece";
const TIME: &str = ".";
const PICKS: [&str; 2] = ["Enter, Space, click", "Esc, right click"];
const COLUMNS: &str = "1 to 9";
const FLAG: &str = "f, right click";
/// Keys that work only in games for two players.
const FOR_TWO: [&str; 2] = ["a, b", "+, -, ."];

pub(super) fn help(session: &Session) -> impl Iterator<Item = (&'static str, &'static str)> {
    let has_columns = session.board().is_by_column();
    let is_for_two = session.is_for_two();
    let by_arrows = !session.arrows().is_empty();
    let falls = !session.falls().is_empty();
    let of_arrows = match (falls, by_arrows) {
        (true, _) => FALLING,
        (false, true) => BY_ARROWS,
        (false, false) => MOVES_CURSOR,
    };
    let has_flags = Picking::of(session).has_asides();
    let keys = KEYS.iter().copied();
    keys.filter(move |&(keys, what)| {
        (keys != ARROWS || what == of_arrows)
            && (falls || (what != DROPS && keys != TIME))
            && (!(falls || by_arrows) || !PICKS.contains(&keys))
            && (has_columns || keys != COLUMNS)
            && (has_flags || keys != FLAG)
            && (is_for_two || !FOR_TWO.contains(&keys))
    })
}

/// The most common keys, for the last line of the screen.
pub(super) const PLAYING: &str =
    "Enter pick  : type a move  u undo  n new  i hint  s save  q quit  ? help";
/// The keys in a narrow window.
pub(super) const NARROW: &str = "? help  u undo  q quit";
/// The keys while the computer plays itself.
pub(super) const WATCHING: &str =
    ". pause  + faster  - slower  u undo  r redo  n new  s save  q quit  ? help";
