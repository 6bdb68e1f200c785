//! Games in which chance moves: what comes is drawn, seen, kept and taken back.

use super::{answer_to, seen};
use crate::{
    core::{
        drift::Drift,
        record::Record,
        session::Session,
        table::{Seating, Table},
        turn::Turn,
    },
    text::{pipe, report},
};

fn seating(seed: u64) -> Seating {
    Seating {
        seed,
        ..Seating::default()
    }
}

/// All moves that are made, as they are typed.
fn words(session: &Session) -> Vec<String> {
    crate::core::table::typed(session.made())
}

/// The moves of a game from a pipe, the text that is reported, and what was refused.
fn piped(seed: u64, moves: &str) -> (Vec<String>, String, String) {
    let (mut session, mut errors, mut out) = (Drift::game().session(), Vec::new(), Vec::new());
    pipe::play(&mut session, seed, moves.as_bytes(), &mut errors).expect("memory can be read");
    report(&session, &mut out).expect("memory can be written");
    let text = |bytes| String::from_utf8(bytes).expect("it is UTF-8");
    (words(&session), text(out), text(errors))
}

#[test]
fn chance_moves_between_the_moves_that_are_typed() {
    for seed in 0..20 {
        let mut table = Table::new(Drift::game().session(), seating(seed));
        let begun = words(&table.session);
        assert_eq!(begun.len(), 1, "chance begins");
        let Some(&(_, m)) = table.session.arrows().first() else {
            continue;
        };
        table.play(m).expect("it is legal");
        let turns: Vec<_> = table.session.made().collect();
        assert_eq!(turns.len(), 2);
        assert_eq!(turns[0].mover(), None);
        assert!(turns[1].mover().is_some() && turns[1].has_chance());
        let played = words(&table.session);
        assert_eq!(played.len(), 3, "what chance does belongs to the turn");
        assert_eq!(turns[1].told, [format!("chance: {}", played[2])]);
        assert_eq!(
            turns[1].cells.len(),
            1,
            "a move without cells, and the cell of chance"
        );

        // Both are taken back and made again; what came before the first move stays.
        assert_eq!(table.undo(), Some(()));
        assert_eq!(words(&table.session), begun);
        assert_eq!(table.undo(), None);
        assert_eq!(table.redo(), Some(()));
        assert_eq!(words(&table.session), played);
        // Whoever takes a move back finds the same luck.
        table.undo();
        table.play(m).expect("it is legal");
        assert_eq!(words(&table.session), played);
    }
}

#[test]
fn a_seed_makes_the_same_game_and_another_one_another() {
    let moves = "up left down right up left down right";
    let games: Vec<_> = (0..20).map(|seed| piped(seed, moves).0).collect();
    let again: Vec<_> = (0..20).map(|seed| piped(seed, moves).0).collect();
    assert_eq!(games, again);
    let mut distinct = games.clone();
    distinct.sort();
    distinct.dedup();
    assert!(distinct.len() > 15, "{}", distinct.len());
    // Three of four are rocks, over all seeds and plies.
    let drawn: Vec<_> = games
        .iter()
        .flatten()
        .filter(|word| word.contains('='))
        .collect();
    let rocks = drawn.iter().filter(|word| word.ends_with('R')).count();
    let share = 100 * rocks / drawn.len();
    assert!((60..90).contains(&share), "{share} % of {}", drawn.len());
}

#[test]
fn a_new_game_has_other_luck() {
    let mut table = Table::new(Drift::game().session(), seating(3));
    let mut starts = Vec::new();
    for _ in 0..10 {
        starts.extend(words(&table.session));
        table.reset();
    }
    starts.sort();
    starts.dedup();
    assert!(starts.len() > 3, "{starts:?}");
}

/// Of moves that look alike one is not told: it would say where a mine is.
#[cfg(feature = "program")]
#[test]
fn what_chance_keeps_to_itself_is_not_told() {
    let mines = crate::Playable::new(collinear_games::minesweeper::Minesweeper::default());
    let mut table = Table::new(mines.session(), seating(3));
    table.play_word("e5").expect("it is legal");
    let turn = table.session.last().expect("a turn");
    assert_eq!(turn.moves.len(), 11, "ten mines are laid");
    assert_eq!(turn.open_moves().count(), 1);
    assert!(
        turn.told.iter().all(|told| !told.contains("mine")),
        "{:?}",
        turn.told
    );
}

#[test]
fn a_pipe_is_told_what_came() {
    let (words, out, errors) = piped(7, "up b2=$ sideways");
    assert_eq!(words.len(), 3, "{words:?}");
    for word in [&words[0], &words[2]] {
        assert!(out.contains(&format!("chance: {word}\n")), "{out}");
    }
    assert_eq!(
        errors.lines().count(),
        2,
        "chance can't be told what to do: {errors}"
    );
}

/// What a record has of chance is not drawn anew, whatever the seed.
#[test]
fn a_record_has_what_came() {
    let mut table = Table::new(Drift::game().session(), seating(11));
    while let Some(&(_, m)) = table.session.arrows().first() {
        table.play(m).expect("it is legal");
    }
    let record = table.record();
    assert_eq!(record.seed, Some(11));
    let result = table.session.result();
    assert!(result.starts_with("score "), "{result}");
    assert_eq!(record.result.as_ref(), Some(&result));
    let mut again = Drift::game().session();
    for (_, word) in &record.moves {
        again.play_word(word).expect("a move of a record");
    }
    assert_eq!(again.text(), table.session.text());
    let turns = |session: &Session| {
        session
            .made()
            .map(|turn: &Turn| turn.moves.clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(turns(&again), turns(&table.session));
    // Half of it goes on as it would have.
    let half = (record.moves.len() / 2) | 1;
    let mut again = Drift::game().session();
    for (_, word) in &record.moves[..half] {
        again.play_word(word).expect("a move of a record");
    }
    let mut again = Table::new(again, seating(11));
    while let Some(&(_, m)) = again.session.arrows().first() {
        again.play(m).expect("it is legal");
    }
    assert_eq!(
        Record::of(&again.session, &again.seating).moves,
        record.moves
    );
}

#[test]
fn who_types_sees_what_came_and_may_begin_a_word() {
    let session = Drift::game().session();
    let shown = seen(&session, seating(2), b"");
    assert!(shown.contains("chance: "), "{shown}");
    for (seed, word) in
        (0..4).flat_map(|seed| ["up", "UP", "dow", "le", "ri"].map(|word| (seed, word)))
    {
        let answer = answer_to(&session, seating(seed), word);
        let table = Table::new(session.fork(), seating(seed));
        let arrows = table.session.arrows();
        let mut names = arrows
            .iter()
            .filter_map(|&(_, m)| table.session.move_text(m));
        let is_legal = names.any(|name| name.starts_with(&word.to_lowercase()));
        assert_eq!(
            answer.contains("chance: "),
            is_legal,
            "{seed} {word}: {answer}"
        );
    }
    let refused = answer_to(&session, seating(2), "x");
    assert!(refused.starts_with("\"x\": "), "{refused}");
}
