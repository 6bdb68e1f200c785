//! The picture of the screen that the README shows.

use std::{collections::BTreeMap, env, fmt::Write, fs, path::Path};

use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Modifier},
};

use super::player::{HUMANS, Player, record};
use crate::screen::game::{
    look::{Glyphs, Look},
    palette::Palette,
};

/// How large a character is.
const WIDTH: u16 = 8;
const HEIGHT: u16 = 16;

/// The terminal's own colours.
const PAPER: &str = "#1b1d23";
const INK: &str = "#d6d8dd";
const DIM: &str = "#8b8f99";

/// The screen as SVG: what is blocks as paths, what is text as text.
fn picture(buffer: &Buffer, title: &str) -> String {
    let (mut shapes, mut texts) = (BTreeMap::<String, String>::new(), String::new());
    for place in buffer.area.positions() {
        let cell = &buffer[place];
        let (x, y) = (place.x * WIDTH, place.y * HEIGHT);
        if let Some(ground) = colour(cell.bg) {
            let path = shapes.entry(format!("0{ground}")).or_default();
            let _ = write!(path, "M{x} {y}h{WIDTH}v{HEIGHT}h-{WIDTH}z");
        }
        let (ink, symbol) = (ink(cell), cell.symbol());
        match quarters(symbol) {
            Some(quarters) => {
                let path = shapes.entry(format!("1{ink}")).or_default();
                for (right, down) in quarters {
                    let (x, y) = (x + right * WIDTH / 2, y + down * HEIGHT / 2);
                    let (width, height) = (WIDTH / 2, HEIGHT / 2);
                    let _ = write!(path, "M{x} {y}h{width}v{height}h-{width}z");
                }
            }
            None if symbol != " " => {
                let (x, y) = (x + WIDTH / 2, y + HEIGHT * 3 / 4);
                let weight = if cell.modifier.contains(Modifier::BOLD) {
                    " font-weight=\"bold\""
                } else {
                    ""
                };
                let _ = writeln!(
                    texts,
                    "<text x=\"{x}\" y=\"{y}\" fill=\"{ink}\"{weight}>{symbol}</text>"
                );
            }
            None => {}
        }
    }
    let mut paths = String::new();
    for (colour, path) in shapes {
        let _ = writeln!(paths, "<path fill=\"{}\" d=\"{path}\"/>", &colour[1..]);
    }
    let (width, height) = (buffer.area.width * WIDTH, buffer.area.height * HEIGHT);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-12 -12 {} {}\" width=\"{width}\" \
         role=\"img\" font-family=\"monospace\" font-size=\"13\" text-anchor=\"middle\" \
         shape-rendering=\"crispEdges\">\n<title>{title}</title>\n\
         <rect x=\"-12\" y=\"-12\" width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{PAPER}\"/>\n\
         {paths}{texts}</svg>\n",
        width + 24,
        height + 24,
    )
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

/// The quarters of a character that is a block: how many lie to the left and above.
fn quarters(symbol: &str) -> Option<Vec<(u16, u16)>> {
    let blocks = "▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".chars();
    let bits = 1 + blocks
        .into_iter()
        .position(|block| symbol.starts_with(block))?;
    let quarters = [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().enumerate();
    let drawn = quarters.filter(|(bit, _)| bits >> bit & 1 == 1);
    Some(drawn.map(|(_, quarter)| quarter).collect())
}

/// With `COLLINEAR_PICTURES=1` it is drawn anew.
#[test]
fn the_picture_of_the_screen_is_up_to_date() {
    let look = Look {
        palette: Palette::Colours,
        glyphs: Glyphs::Unicode,
    };
    let moves = record("reversi", "f5 d6 c3 d3 c4 f4 f6 f3 e6 e7 c6 f7");
    let mut player = Player::opening(&moves, HUMANS, look).expect("a game");
    player.resize(84, 32).press("Up Up Up Left");
    let drawn = picture(player.buffer(), "Reversi on the screen of a terminal");
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("pictures/terminal.svg");
    if env::var_os("COLLINEAR_PICTURES").is_some() {
        fs::write(&file, &drawn).expect("it can be written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == drawn,
        "out of date: COLLINEAR_PICTURES=1 cargo test -p collinear-play --lib picture"
    );
}
