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
    exit_status(if check { look(&folder) } else { draw(&folder) })
}

fn draw(folder: &Path) -> io::Result<ExitCode> {
    let named = |path: &Path, error: io::Error| {
        io::Error::new(error.kind(), format!("{}: {error}", path.display()))
    };
    fs::create_dir_all(folder).map_err(|error| named(folder, error))?;
    let mut count = 0;
    for (name, text) in gallery::files() {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| named(&path, error))?;
        count += 1;
    }
    writeln!(
        io::stdout(),
        "wrote {count} pictures to {}",
        folder.display()
    )?;
    Ok(ExitCode::SUCCESS)
}

fn look(folder: &Path) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    let mut status = ExitCode::SUCCESS;
    for (name, expected) in gallery::files() {
        let problem = match fs::read_to_string(folder.join(&name)) {
            Ok(text) if text == expected => continue,
            Ok(_) => "out of date",
            Err(_) => "missing",
        };
        writeln!(out, "{name}: {problem}")?;
        status = ExitCode::FAILURE;
    }
    Ok(status)
}
