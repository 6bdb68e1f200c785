//! [`play`]: runs transcripts of a terminal.
//!
//! A line after `>` is typed. The line after it is the beginning of the answer. `~` marks a text that the answer
//! contains, and `!` a text that it does not contain.

use std::time::Duration;

use super::{answer_to, seen};
use crate::{
    computer::Level,
    core::{record::Record, seat::Seat, session::Session, table::Seating},
    program::{all_games, open},
};

/// Runs the games of a transcript. Each game begins with `game`. It begins with `against` if the computer is the second
/// player, and with `watch` if the computer plays both sides.
pub(super) fn play(transcript: &str) {
    let mut games = Vec::new();
    for line in transcript.lines() {
        let (first, words) = line.split_once(' ').unwrap_or_default();
        let (human, computer) = (Seat::Human, Seat::Computer(Level::WEAKEST));
        let seats = match first {
            "game" => [human; 2],
            "against" => [human, computer],
            "watch" => [computer; 2],
            _ => {
                let (_, _, lines) = games.last_mut().expect("a game");
                *lines += line;
                *lines += "\n";
                continue;
            }
        };
        games.push((words, seats, String::new()));
    }
    for (words, seats, lines) in games {
        let seating = Seating {
            seats,
            limit: Duration::from_mins(1),
            pace: Duration::ZERO,
            seed: 7,
        };
        follow(&session(words), seating, &lines);
    }
}

pub(super) fn session(words: &str) -> Session {
    let words = words.split_whitespace().map(str::to_owned);
    open(&all_games(), &Record::new(words.collect())).expect("a game")
}

/// Types the lines of one game.
pub(super) fn follow(session: &Session, seating: Seating, transcript: &str) {
    let (mut typed, mut begin) = (None::<String>, String::new());
    let mut answer = seen(session, seating, b"");
    for line in transcript.lines().chain([">"]) {
        if line.starts_with('>') {
            let answer = answer.trim_start();
            let begins = answer.starts_with(begin.trim());
            assert!(begins, "{typed:?}: {answer}\n{begin}");
            begin.clear();
        }
        if let Some(part) = line.strip_prefix("~ ") {
            assert!(answer.contains(part), "{typed:?}: no {part:?} in\n{answer}");
        } else if let Some(part) = line.strip_prefix("! ") {
            assert!(!answer.contains(part), "{typed:?}: {part:?} in\n{answer}");
        } else if let Some(words) = line.strip_prefix("> ") {
            let before = typed.map_or(String::new(), |typed| typed + "\n");
            let all = before + words;
            answer = answer_to(session, seating, &all);
            typed = Some(all);
        } else if line != ">" {
            begin += line;
            begin += "\n";
        }
    }
}
