//! Draws the picture of the screen for the README, and a picture with the boards of all games.

use std::{collections::BTreeMap, env, fmt::Write, fs, iter, path::Path};

use itertools::Itertools;
use ratatui::{
    buffer::{Buffer, Cell},
    layout::{Position, Rect, Size},
    style::{Color, Modifier, Style},
};

use super::player::{HUMANS, Player, record};
use crate::{
    core::catalogue::Group,
    program::{Entry, all_games},
    screen::game::{
        board::BoardView,
        look::{Glyphs, Look},
        palette::Palette,
    },
};

/// The size of a character.
const WIDTH: u16 = 8;
const HEIGHT: u16 = 16;

/// The colours of the terminal.
const PAPER: &str = "#1b1d23";
const INK: &str = "#d6d8dd";
const DIM: &str = "#8b8f99";

/// The screen as SVG: blocks as paths, text by line and colour.
fn picture(buffer: &Buffer, title: &str) -> String {
    let mut shapes = BTreeMap::<String, String>::new();
    let mut texts = BTreeMap::<(u16, String), (String, String)>::new();
    for place in buffer.area.positions() {
        let cell = &buffer[place];
        let (x, y) = (place.x * WIDTH, place.y * HEIGHT);
        if let Some(ground) = colour(cell.bg)
            && let Some([width, height]) = ground_from(buffer, place)
        {
            let [width, height] = [width * WIDTH, height * HEIGHT];
            let path = shapes.entry(format!("0{ground}")).or_default();
            let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
        }
        let symbol = cell.symbol();
        if quarters(symbol).is_none() && symbol != " " {
            let is_bold = cell.modifier.contains(Modifier::BOLD);
            let weight = if is_bold { "\" font-weight=\"bold" } else { "" };
            let key = (y + HEIGHT * 3 / 4, format!("{}{weight}", ink(cell)));
            let (places, symbols) = texts.entry(key).or_default();
            let _ = write!(places, "{} ", x + WIDTH / 2);
            symbols.push_str(symbol);
        }
    }
    for y in 0..2 * buffer.area.height {
        let inks = (0..2 * buffer.area.width).map(|x| quarter(buffer, x, y));
        let mut x = 0;
        for (ink, run) in &inks.chunk_by(Clone::clone) {
            let width = u16::try_from(run.count()).unwrap_or(u16::MAX);
            if let Some(ink) = ink {
                let path = shapes.entry(format!("1{ink}")).or_default();
                let [x, y] = [x * WIDTH / 2, y * HEIGHT / 2];
                let (width, height) = (width * WIDTH / 2, HEIGHT / 2);
                let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
            }
            x += width;
        }
    }
    let mut drawn = String::new();
    for (colour, path) in shapes {
        let _ = writeln!(drawn, "<path fill=\"{}\" d=\"{path}\"/>", &colour[1..]);
    }
    for ((y, ink), (places, symbols)) in texts {
        let places = places.trim_end();
        let _ = writeln!(
            drawn,
            "<text x=\"{places}\" y=\"{y}\" fill=\"{ink}\">{symbols}</text>"
        );
    }
    let (width, height) = (buffer.area.width * WIDTH, buffer.area.height * HEIGHT);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-12 -12 {} {}\" width=\"{width}\" \
         role=\"img\" font-family=\"monospace\" font-size=\"13\" text-anchor=\"middle\" \
         shape-rendering=\"crispEdges\">\n<title>{title}</title>\n\
         <rect x=\"-12\" y=\"-12\" width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\"/>\n\
         {drawn}</svg>\n",
        width + 24,
        height + 24,
    )
}

/// The width and height of the background that begins at a place. `None` if the background begins further to the left
/// or further up.
fn ground_from(buffer: &Buffer, place: Position) -> Option<[u16; 2]> {
    let area = buffer.area;
    let ground = |x: u16, y: u16| area.contains((x, y).into()).then(|| buffer[(x, y)].bg);
    // The run of a background that begins on a line.
    let run = |x: u16, y: u16| {
        let own = ground(x, y)?;
        let begins = x == 0 || ground(x - 1, y) != Some(own);
        let same = (x..area.right()).take_while(|&x| ground(x, y) == Some(own));
        begins.then(|| (own, same.count()))
    };
    let own = run(place.x, place.y)?;
    if place.y > 0 && run(place.x, place.y - 1) == Some(own) {
        return None;
    }
    let lines = (place.y..area.bottom()).take_while(|&y| run(place.x, y) == Some(own));
    Some([
        u16::try_from(own.1).ok()?,
        u16::try_from(lines.count()).ok()?,
    ])
}

fn colour(colour: Color) -> Option<String> {
    match colour {
        Color::Rgb(red, green, blue) => Some(format!("#{red:02x}{green:02x}{blue:02x}")),
        _ => None,
    }
}

fn ink(cell: &Cell) -> String {
    let own = if cell.modifier.contains(Modifier::DIM) {
        DIM
    } else {
        INK
    };
    colour(cell.fg).unwrap_or_else(|| own.to_owned())
}

/// The quarters of a block character as bits: upper left, upper right, lower left, lower right.
fn quarters(symbol: &str) -> Option<usize> {
    let mut blocks = "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".chars();
    Some(1 + blocks.position(|block| symbol.starts_with(block))?)
}

/// The colour of a quarter of a character, if it is drawn.
fn quarter(buffer: &Buffer, x: u16, y: u16) -> Option<String> {
    let cell = &buffer[(x / 2, y / 2)];
    let bits = quarters(cell.symbol())?;
    (bits >> (x % 2 + 2 * (y % 2)) & 1 == 1).then(|| ink(cell))
}

/// A terminal that can show everything.
const RICH: Look = Look {
    palette: Palette::Colours,
    glyphs: Glyphs::Unicode,
};

#[test]
fn the_picture_of_the_screen_is_up_to_date() {
    let moves = record("reversi", "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 c6 f7");
    let mut player = Player::opening(&moves, HUMANS, RICH).expect("a game");
    player.resize(84, 32).press("Up Up Up Left");
    let drawn = picture(player.buffer(), "Reversi on the screen of a terminal");
    assert_kept("terminal.svg", &drawn);
}

/// The number of boards in a row, and the size of each with its title.
const ACROSS: u16 = 5;
const BOARD: Size = Size::new(46, 24);

#[test]
fn the_boards_of_all_games_are_up_to_date() {
    let is_listed = |entry: &Entry| entry.game.group() != Group::Unlisted;
    let games: Vec<_> = all_games().into_iter().filter(is_listed).collect();
    let down = u16::try_from(games.len())
        .expect("few games")
        .div_ceil(ACROSS);
    let mut sheet = Buffer::empty(Rect::new(0, 0, ACROSS * BOARD.width, down * BOARD.height));
    for (place, entry) in iter::zip(0.., games) {
        let mut session = entry.game.open(&[]).expect("a game");
        session.let_chance_move(1);
        for turn in 0..TURNS {
            let count = session.moves().len();
            if session.outcome().is_some() || session.play(turn * PRIME % count.max(1)).is_err() {
                break;
            }
            session.let_chance_move(1);
        }
        let corner = (place % ACROSS * BOARD.width, place / ACROSS * BOARD.height);
        let [width, height] = [BOARD.width - 2, BOARD.height - 2];
        sheet.set_string(corner.0, corner.1, entry.game.title(), Style::new());
        let board = Rect::new(corner.0, corner.1 + 1, width, height);
        BoardView::still(&session, RICH, board).draw(&mut sheet);
    }
    let drawn = picture(
        &sheet,
        "The boards of all games on the screen of a terminal",
    );
    assert_kept("games.svg", &drawn);
}

/// The number of turns, and the distance in the list between one move and the next.
const TURNS: usize = 10;
const PRIME: usize = 7919;

/// Compares a drawing with its file. If `COLLINEAR_PICTURES=1` is set, writes the file instead.
fn assert_kept(name: &str, drawn: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("pictures")
        .join(name);
    if env::var_os("COLLINEAR_PICTURES").is_some() {
        fs::write(&file, drawn).expect("it can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == drawn,
        "out of date: COLLINEAR_PICTURES=1 cargo test -p collinear-play --lib picture"
    );
}
