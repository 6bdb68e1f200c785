//! Moves and whole games from text: moves that are read are legal, and written games are read again.

#![no_main]

use std::{
    fmt::{Debug, Display},
    str::FromStr,
};

use arbitrary::{Result, Unstructured};
use collinear::rules::{
    Notation, hnefatafl::Hnefatafl, in_a_row::InARow, peg_solitaire::PegSolitaire, reversi::Reversi,
};
use collinear_fuzz::text::text;
use collinear_games::{connect6::Connect6, draughts::Draughts, pente::Pente, renju::Renju};
use libfuzzer_sys::fuzz_target;

const WORDS: &[&str] = &[
    "a1",
    "b1",
    "c1",
    "a2",
    "b2",
    "c2",
    "a3",
    "c3",
    "d1",
    "d4",
    "e5",
    "x1",
    "ax1",
    "pa",
    "PA",
    "-",
    "x",
    " ",
    "1",
    "2",
    "3",
    "9",
    "10",
    "18446744073709551616",
    "11-15",
    "22x15",
    ":",
    "xc5",
    "-a3",
    "-c1",
    "xb2",
    "pa1",
    "aa1",
    "z9",
    "A1",
    "a0",
    "\n",
    "é",
];

fuzz_target!(|bytes: &[u8]| {
    // An error means that the bytes are used up.
    let _ = any_game(&mut Unstructured::new(bytes));
});

/// On small and usual boards, and on boards with enough columns for names of two letters.
fn any_game(u: &mut Unstructured) -> Result<()> {
    match u.arbitrary::<u8>()? % 8 {
        0 => notation::<InARow>(
            &[
                "rows=4 cols=3 connect=3",
                "gomoku",
                "four-in-a-row",
                "rows=3 cols=30 gravity=down",
            ],
            u,
        ),
        1 => notation::<Reversi>(
            &["othello", "rows=4 cols=4 start=parallel", "rows=4 cols=29"],
            u,
        ),
        2 => notation::<PegSolitaire>(&["english", "triangle5", "board=.1./100/.1."], u),
        3 => notation::<Hnefatafl>(&["brandubh", "copenhagen", "tablut"], u),
        4 => notation::<Renju>(&["renju", "caro rows=5 cols=30"], u),
        5 => notation::<Pente>(&["keryo", "rows=5 cols=28"], u),
        6 => notation::<Connect6>(&["rows=6 cols=6", "rows=4 cols=30"], u),
        _ => notation::<Draughts>(
            &[
                "english",
                "russian rows=6 cols=6 men=2",
                "turkish rows=6 cols=5 men=1",
                "frisian",
                "international",
            ],
            u,
        ),
    }
}

fn notation<R>(names: &[&str], u: &mut Unstructured) -> Result<()>
where
    R: Notation<Move: Debug> + FromStr<Err: Display>,
{
    let name = *u.choose(names)?;
    let rules: R = name
        .parse()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let (start, mut played) = (rules.start(), Vec::new());
    let mut state = start.clone();
    for _ in 0..u.arbitrary::<u8>()? % 40 {
        if rules.outcome(&state).is_some() {
            break;
        }
        let index = usize::from(u.arbitrary::<u8>()?) % rules.count_moves(&state);
        let m = rules.moves(&state).nth(index).unwrap();
        let word = rules.write_move(&state, &m);
        assert_eq!(
            rules.read_move(&state, &word).ok(),
            Some(m.clone()),
            "{word}"
        );
        rules.apply(&mut state, m.clone());
        played.push(m);
    }
    let record = rules.write_game(&start, &played);
    assert_eq!(
        rules.read_game(&start, &record).ok(),
        Some(played),
        "{record}"
    );

    let text = text(u.bytes(u.len())?, WORDS);
    match rules.read_move(&state, &text) {
        Ok(m) => {
            assert!(rules.check(&state, &m).is_ok(), "{text} is {m:?}");
            let word = rules.write_move(&state, &m);
            assert_eq!(
                rules.read_move(&state, &word).ok(),
                Some(m),
                "{text} is {word}"
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match rules.read_game(&state, &text) {
        Ok(moves) => {
            let record = rules.write_game(&state, &moves);
            let again = rules.read_game(&state, &record).ok();
            assert_eq!(again, Some(moves), "{text} is {record}");
        }
        Err(error) => {
            let word = rules.split_turns(&text).nth(error.index);
            assert_eq!(word, error.word.as_deref());
            assert!(!error.to_string().is_empty());
        }
    }
    Ok(())
}
