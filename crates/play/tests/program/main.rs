//! Tests that run the program as people run it.

mod arguments;
mod commands;
mod convert;
#[cfg(unix)]
mod full_screen;
mod json;
#[cfg(unix)]
mod own_game;
mod piped;
mod position_files;
mod protocols;
#[cfg(unix)]
mod pty;
mod records;
mod run;
#[cfg(unix)]
mod shell;
