//! Draws the pictures of the README and of the crate's documentation, one SVG file each.
//!
//! ```text
//! cargo run --release --example pictures
//! cargo run --release --example pictures -- --check
//! cargo run --release --example pictures -- some/folder
//! ```

mod gallery;

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

const HELP: &str = "\
Draws the pictures of the README and of the crate's docs, one SVG file each.

Usage: pictures [OPTIONS] [FOLDER]

  FOLDER   Where the files lie [default: where those of the crate do]
  --check  Write nothing; name the files that are missing or out of date, and end with status 1 if
           there are any
";

fn main() -> ExitCode {
    let mut folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/pictures");
    let mut check = false;
    for word in env::args_os().skip(1) {
        match word.to_str() {
            Some("--check") => check = true,
            Some("--help") => {
                print!("{HELP}");
                return ExitCode::SUCCESS;
            }
            Some(option) if option.starts_with('-') => {
                eprintln!("error: there is no option {option}");
                return ExitCode::from(2);
            }
            _ => folder = PathBuf::from(word),
        }
    }
    let done = if check { look(&folder) } else { draw(&folder) };
    done.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
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
