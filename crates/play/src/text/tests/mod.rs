//! Tests with people at a terminal, simulated in memory.

mod analysis;
mod boards;
mod chance;
mod save;
mod transcript;
mod turns;

use clap::Command;
use proptest::prelude::*;

use super::{pipe, terminal};
use crate::{
    core::{playable::Playable, session::Session, table::Seating},
    program::Options,
};

fn game<O: Options>(options: &str) -> Playable<O::Rules> {
    let command = O::augment_args(Command::new("game").no_binary_name(true));
    let matches = command.get_matches_from(options.split_whitespace());
    let options = O::from_arg_matches(&matches).expect("they are options");
    options.playable().expect("it is a game")
}

/// What is printed after this input, without colours and trailing spaces.
fn seen(session: &Session, seating: Seating, typed: &[u8]) -> String {
    let mut out = anstream::StripStream::new(Vec::new());
    terminal::play(session.fork(), seating, typed, &mut out).expect("memory can be written");
    let text = String::from_utf8(out.into_inner()).expect("it is UTF-8");
    let lines = text.lines().map(str::trim_end);
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The typed lines, and the beginning of the answer to the last line.
type Typed<'a> = (&'a str, &'a str);

fn check(session: &Session, all_typed: &[Typed]) {
    for (typed, answer) in all_typed {
        let answered = answer_to(session, Seating::default(), typed);
        assert!(answered.starts_with(answer), "{typed}: {answered}");
    }
}

fn answer_to(session: &Session, seating: Seating, typed: &str) -> String {
    let (before, _) = typed.rsplit_once('\n').unwrap_or_default();
    let before = seen(session, seating, before.as_bytes());
    let seen = seen(session, seating, typed.as_bytes());
    let answer = seen.strip_prefix(before.trim_end()).expect("it goes on");
    answer.trim_start_matches(' ').to_owned()
}

/// Checks that the program survives any input, at a terminal and from a pipe.
fn survives(session: &Session, input: &[u8]) -> Result<(), TestCaseError> {
    prop_assert!(seen(session, Seating::default(), input).contains(" >"));
    let mut errors = Vec::new();
    let refused = pipe::play(&mut session.fork(), 7, input, &mut errors)?;
    let errors = String::from_utf8(errors).expect("it is UTF-8");
    prop_assert_eq!(refused.min(21), errors.lines().count());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_input_is_a_panic(
        typed in "([1-9]|[a-p][0-9]{1,2}|[a-h][1-8](-[a-h][1-8]){1,2}|pa|t|u|r|n|y|q|back|forward|first|last|branch [1-3]|\\?|\\PC| |\n){0,80}",
        noise: Vec<u8>,
    ) {
        let games = [
            "four_in_a_row",
            "four_in_a_row --rows 3 --cols 3 --connect 3 --no-gravity",
            "four_in_a_row --rows 15 --cols 15 --connect 5 --no-gravity",
            "reversi",
            "peg_solitaire",
            "hnefatafl --variant brandubh",
            "draughts",
            "draughts --variant russian",
        ];
        for words in games {
            let session = transcript::session(words);
            survives(&session, typed.as_bytes())?;
            survives(&session, &noise)?;
        }
    }
}
