//! Tests of games with chance: draws, hidden moves, records and taking back.

use collinear_games::minesweeper::Minesweeper;

use super::{answer_to, seen};
use crate::{
    core::{
        drift::Drift,
        playable::Playable,
        session::Session,
        table::{Seating, Table, typed},
    },
    text::pipe::{self, report},
};

fn seating(seed: u64) -> Seating {
    Seating {
        seed,
        ..Seating::default()
    }
}

fn drift(seed: u64) -> Table {
    Table::new(Drift::game().session(), seating(seed))
}

/// The words of all turns, as they are typed.
fn words(session: &Session) -> Vec<String> {
    typed(session.made())
}

/// Plays the first legal move until the game is over.
fn play_on(table: &mut Table) {
    while let Some(&(_, m)) = table.session.arrows().first() {
        table.play(m).expect("it is legal");
    }
}

#[test]
fn chance_moves_between_the_moves_that_are_typed() {
    for seed in 0..20 {
        let mut table = drift(seed);
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
        assert_eq!(turns[1].notes, [format!("chance: {}", played[2])]);
        assert_eq!(turns[1].cells.len(), 1, "the cell of chance alone");

        // Both turns are taken back and made again. The moves of chance before the first turn stay.
        assert_eq!(table.undo(), Some(()));
        assert_eq!(words(&table.session), begun);
        assert_eq!(table.undo(), None);
        assert_eq!(table.redo(), Some(()));
        assert_eq!(words(&table.session), played);
        // After a move is taken back, chance makes the same move again.
        table.undo();
        table.play(m).expect("it is legal");
        assert_eq!(words(&table.session), played);
    }
}

/// If moves of chance look alike, the choice among them stays hidden, because it would show a mine.
#[test]
fn what_chance_keeps_to_itself_is_not_told() {
    let mines = Playable::new(Minesweeper::default());
    let mut table = Table::new(mines.session(), seating(3));
    table.play_word("e5").expect("it is legal");
    let turn = table.session.last().expect("a turn");
    assert_eq!(turn.moves.len(), 11, "ten mines are laid");
    assert_eq!(turn.open_moves().count(), 1);
    assert!(!turn.notes.concat().contains("mine"), "{:?}", turn.notes);
}

/// The same seed gives the same game. Three of four draws are rocks.
#[test]
fn a_pipe_is_told_what_came() {
    let piped = |seed, moves: &str| {
        let (mut session, mut errors, mut out) = (Drift::game().session(), Vec::new(), Vec::new());
        pipe::play(&mut session, seed, moves.as_bytes(), &mut errors).expect("it can be read");
        report(&session, &mut out).expect("memory can be written");
        [out, errors].map(|bytes| String::from_utf8(bytes).expect("it is UTF-8"))
    };
    let [out, errors] = piped(7, "up b2=$ sideways");
    assert_eq!(out.matches("chance: ").count(), 2, "{out}");
    assert_eq!(errors.lines().count(), 2, "nobody orders chance: {errors}");

    let game = |seed| piped(seed, "up left down right up left down right")[0].clone();
    let mut games: Vec<_> = (0..20).map(game).collect();
    assert_eq!(games, (0..20).map(game).collect::<Vec<_>>());
    let came = games.concat();
    let rocks = 100 * came.matches("=R").count() / came.matches("chance: ").count();
    assert!((60..90).contains(&rocks), "{rocks} %");
    games.sort();
    games.dedup();
    assert!(games.len() > 15, "{}", games.len());
}

#[test]
fn a_new_game_has_other_luck() {
    let mut table = drift(3);
    let start = words(&table.session);
    let is_other = (0..10).any(|_| {
        table.reset();
        words(&table.session) != start
    });
    assert!(is_other, "{start:?}");
}

/// A record keeps the moves of chance, and a loaded game continues like the original.
#[test]
fn a_record_has_what_came() {
    let mut table = drift(11);
    play_on(&mut table);
    let record = table.record();
    assert_eq!(record.seed, Some(11));
    let result = record.result.as_deref().unwrap_or_default();
    assert!(result.starts_with("score "), "{result}");
    for (seed, len) in [(0, record.moves.len()), (11, (record.moves.len() / 2) | 1)] {
        let mut again = Drift::game().session();
        for (_, word) in &record.moves[..len] {
            again.play_word(word).expect("a move of a record");
        }
        let mut again = Table::new(again, seating(seed));
        play_on(&mut again);
        assert_eq!(again.session.text(), table.session.text());
        assert_eq!(again.record().moves, record.moves);
        assert!(again.session.made().eq(table.session.made()));
    }
}

/// The first letters of a move's word are enough.
#[test]
fn who_types_sees_what_came() {
    let session = Drift::game().session();
    let shown = seen(&session, seating(2), b"");
    assert!(shown.contains("chance: "), "{shown}");
    for seed in 0..4 {
        let table = drift(seed);
        let arrows = table.session.arrows();
        let names = arrows
            .iter()
            .filter_map(|&(_, m)| table.session.move_text(m));
        let names: Vec<_> = names.collect();
        for word in ["up", "UP", "dow", "le", "ri"] {
            let answer = answer_to(&session, seating(seed), word);
            let is_legal = names
                .iter()
                .any(|name| name.starts_with(&word.to_lowercase()));
            assert_eq!(
                answer.contains("chance: "),
                is_legal,
                "{seed} {word}: {answer}"
            );
        }
    }
    let refused = answer_to(&session, seating(2), "x");
    assert!(refused.starts_with("\"x\": "), "{refused}");
}
