//! Draws the pictures of the README and of the crate's docs, one SVG file each.
//!
//! ```text
//! cargo run --release --example pictures
//! cargo run --release --example pictures -- --check
//! cargo run --release --example pictures -- some/folder
//! ```

mod gallery;

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;
use collinear_play::{exit_status, read_arguments};

/// Draws the pictures of the README and of the crate's docs, one SVG file each.
#[derive(Parser)]
struct Arguments {
    /// Where the files lie [default: where those of the crate do]
    folder: Option<PathBuf>,

    /// Write nothing; name the files that are missing or out of date, and end with status 1 if
    /// there are any
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    let Arguments { folder, check } = read_arguments();
    let home = || Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/pictures");
    let folder = folder.unwrap_or_else(home);
    exit_status(if check {
        look(&folder)
    } else {
        draw(&folder).map(|()| ExitCode::SUCCESS)
    })
}

fn draw(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (name, picture) in gallery::pictures() {
        fs::write(folder.join(name), picture.to_string())?;
    }
    Ok(())
}

fn look(folder: &Path) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let mut status = ExitCode::SUCCESS;
    for (name, picture) in gallery::pictures() {
        let problem = match fs::read_to_string(folder.join(&name)) {
            Ok(text) if text == picture.to_string() => continue,
            Ok(_) => "out of date",
            Err(_) => "missing",
        };
        writeln!(out, "{name}: {problem}")?;
        status = ExitCode::FAILURE;
    }
    Ok(status)
}
