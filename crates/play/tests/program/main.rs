//! The program, run as people run it.

mod arguments;
mod commands;
#[cfg(unix)]
mod full_screen;
#[cfg(unix)]
mod outside;
mod own_game;
mod piped;
mod position_files;
#[cfg(unix)]
mod pty;
mod records;
mod run;
