//! People at a terminal, who sit in memory here.

mod hnefatafl;
mod in_a_row;
mod peg_solitaire;
mod reversi;

use collinear::rules::{
    hnefatafl::{BRANDUBH, COPENHAGEN, Hnefatafl},
    in_a_row::{FOUR_IN_A_ROW, GOMOKU, TIC_TAC_TOE},
    peg_solitaire::PegSolitaire,
    reversi::Reversi,
};
use proptest::prelude::*;

use crate::common::{TextGame, pipe, table};

/// What people see who type this, without colours and without the spaces at the ends of lines.
fn session<G: TextGame>(game: &G, start: G::State, typed: &[u8]) -> String {
    let mut out = anstream::StripStream::new(Vec::new());
    table::play(game, start, typed, &mut out).expect("memory can be written");
    let text = String::from_utf8(out.into_inner()).expect("it is UTF-8");
    let lines = text.lines().map(str::trim_end);
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The lines that are typed, and how the answer to the last of them begins.
type Session<'a> = (&'a str, &'a str);

fn check<G: TextGame>(game: &G, start: &G::State, sessions: &[Session]) {
    for (typed, answer) in sessions {
        let (before, _) = typed.rsplit_once('\n').unwrap_or_default();
        let before = session(game, start.clone(), before.as_bytes());
        let seen = session(game, start.clone(), typed.as_bytes());
        let seen = seen.strip_prefix(before.trim_end()).expect("it goes on");
        let seen = seen.trim_start_matches(' ');
        assert!(seen.starts_with(answer), "{typed}: {seen}");
    }
}

/// Whatever is typed, and whatever comes through a pipe.
fn survives<G: TextGame>(game: &G, input: &[u8]) -> Result<(), TestCaseError> {
    prop_assert!(session(game, game.start(), input).contains(" >"));
    let mut errors = Vec::new();
    let played = pipe::play(game, game.start(), input, &mut errors)?;
    let errors = String::from_utf8(errors).expect("it is UTF-8");
    prop_assert_eq!(played.refused, errors.lines().count());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn no_input_is_a_panic(
        words in "([1-9]|[a-p][0-9]{1,2}|[a-h][1-8](-[a-h][1-8]){1,2}|pa|t|u|r|n|y|q|\\?|\\PC| |\n){0,80}",
        noise: Vec<u8>,
    ) {
        for input in [words.as_bytes(), &noise] {
            for game in [FOUR_IN_A_ROW, TIC_TAC_TOE, GOMOKU] {
                survives(&game, input)?;
            }
            survives(&Reversi::default(), input)?;
            survives(&PegSolitaire::english(), input)?;
            for variant in [BRANDUBH, COPENHAGEN] {
                survives(&Hnefatafl::new(variant).expect("a preset"), input)?;
            }
        }
    }
}
