//! The screen of `play`: keys and clicks in, the screen and what comes after it out.

mod boards;
#[path = "../../examples/play/catalogue.rs"]
#[allow(dead_code, reason = "the command line is not needed here")]
mod catalogue;
#[path = "../../examples/common/mod.rs"]
mod common;
mod computer;
#[path = "../../examples/play/file.rs"]
mod file;
mod files;
mod forks;
#[path = "../../examples/play/game/mod.rs"]
mod game;
mod games;
#[path = "../../examples/play/menu.rs"]
mod menu;
mod menus;
mod noise;
mod page;
mod picking;
mod player;
#[path = "../../examples/play/record.rs"]
mod record;
#[path = "../../examples/play/screen.rs"]
mod screen;
mod scripted;
#[path = "../../examples/play/seat.rs"]
mod seat;
mod turns;
mod wide;
#[path = "../../examples/play/window.rs"]
mod window;
mod windows;
