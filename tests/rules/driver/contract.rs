//! Games with one fault each, and what the checks report: alone, beside a game without the fault, and as engines.

use super::{
    faulty::{Fault, Faulty},
    *,
};

#[test]
fn each_broken_promise_is_named() {
    let after_the_end = "every move after the end is refused with the outcome";
    let (refused, not_legal) = (
        "a move that is not listed is refused",
        "a move that is not listed is not legal",
    );
    let (clone_from, size_hint) = (
        "clone_from is a clone",
        "the size_hint of the moves is right",
    );
    let faults = [
        (Fault::StartDiffers, "the start is always the same"),
        (Fault::OutcomeDiffers, "a state always has the same outcome"),
        (Fault::ListsTwice, "no move is listed twice"),
        (Fault::MovesDiffer, "a state always has the same moves"),
        (Fault::NoMoves, "a game that is not over has a move"),
        (Fault::Miscounts, "count_moves counts the moves"),
        (Fault::HintsTooMany, size_hint),
        (Fault::HintsTooFew, size_hint),
        (Fault::AcceptsUnlisted, refused),
        (Fault::RefusesListed, "a listed move is accepted"),
        (Fault::AllAreLegal, not_legal),
        (Fault::OneIsIllegal, "a listed move is legal"),
        (Fault::DrawsTheTaken, "a random move is legal"),
        (Fault::DrawsNone, "random_move returns a move"),
        (Fault::AcceptsAfterTheEnd, after_the_end),
        (Fault::WrongOutcomeAfterTheEnd, after_the_end),
        (Fault::UnlistedAfterTheEnd, after_the_end),
        (Fault::ApplyDiffers, "a move always has the same result"),
        (Fault::ApplyDoesNothing, "a move changes the position"),
        (
            Fault::AppliesEachLater,
            "apply_each makes the same moves as apply",
        ),
        (
            Fault::DrawsOthersAtOnce,
            "random_moves makes the same moves as random_move",
        ),
        (Fault::CloneIsAnother, "a clone is the same position"),
        (
            Fault::CloneIsShared,
            "a clone is independent of its original",
        ),
        (Fault::CloneFromForgets, clone_from),
        (Fault::CloneFromForgetsMoves, clone_from),
        (Fault::KeyOfTheCount, "equal positions have the same moves"),
        (
            Fault::KeyOfFreeCells,
            "equal positions have the same outcome",
        ),
        (
            Fault::KeyWithoutTurn,
            "equal positions have the same side to move",
        ),
    ];
    for (fault, promise) in faults {
        let breach = check_all_from_start(&Faulty::new(fault), RandomPlay::default());
        let breach = breach.expect_err(&format!("{fault:?}"));
        assert_eq!(breach.promise, promise, "{fault:?}: {breach}");
    }
}

#[test]
fn games_are_told_apart_by_what_differs_first() {
    for (fault, promise) in [
        (Fault::None, None),
        (Fault::OtherOrder, None),
        (Fault::NoMoves, Some("the moves are the same")),
        (Fault::ListsTwice, Some("the moves are the same")),
        (Fault::Miscounts, Some("the number of moves is the same")),
        (Fault::DrawsTooEarly, Some("the outcome is the same")),
        (Fault::OtherWinner, Some("the outcome is the same")),
        (Fault::OtherGlyph, Some("the board is the same")),
        (Fault::OtherTurn, Some("the side to move is the same")),
        (Fault::AcceptsUnlisted, Some("the same moves are refused")),
        (Fault::RefusesListed, Some("the same moves are refused")),
    ] {
        let (sound, faulty, play) = (TIC_TAC_TOE, Faulty::new(fault), RandomPlay::default());
        // Whichever of the two is right.
        for found in [
            compare_from_start(&sound, &faulty, play),
            compare_from_start(&faulty, &sound, play),
        ] {
            let found = found.err();
            assert_eq!(found.map(|found| found.promise), promise, "{fault:?}");
        }
    }
}

#[test]
fn engines_are_told_apart_from_their_rules() {
    for (fault, promise) in [
        (Fault::None, None),
        (Fault::EntersNothing, Some("the engine accepts the state")),
        (
            Fault::LeavesTheStart,
            Some("the state returned by the engine shows the same board"),
        ),
        (
            Fault::LeavesWithoutADisc,
            Some("the state returned by the engine shows the same board"),
        ),
        (
            Fault::MiscountsReplies(Finished::Dropped),
            Some("the count of replies is the same"),
        ),
        (
            Fault::MiscountsReplies(Finished::Counted),
            Some("the count of replies is the same"),
        ),
        (
            Fault::MiscountsPlies,
            Some("the count of plies is the same"),
        ),
    ] {
        let engine = Faulty::new(fault);
        let checked = check_engine(&engine, &TIC_TAC_TOE.start(), RandomPlay::default());
        let found = checked.err().map(|breach| breach.promise);
        assert_eq!(found, promise, "{fault:?}");
    }
}

#[test]
fn a_difference_shows_both_sides_and_the_moves() {
    let faulty = Faulty::new(Fault::OtherGlyph);
    let found = compare_from_start(&TIC_TAC_TOE, &faulty, RandomPlay::default()).unwrap_err();
    assert_eq!(found.moves.len(), 1);
    assert!(found.board.contains('X') && found.board.contains('#'));
    let head = format!(
        "broken promise: the board is the same (after {})\n",
        found.moves[0]
    );
    assert_eq!(found.to_string(), head + &found.board);
    // Play starts in the given states: after one more move there is none before the first one.
    let m = at(1, 1);
    let (mut sound_state, mut state) = (TIC_TAC_TOE.start(), faulty.start());
    TIC_TAC_TOE.apply(&mut sound_state, m);
    faulty.apply(&mut state, m);
    let found = lockstep(
        &TIC_TAC_TOE,
        &sound_state,
        &faulty,
        &state,
        RandomPlay::default(),
    );
    assert_eq!(found.unwrap_err().moves.len(), 0);
}

#[test]
fn a_breach_tells_the_moves_that_led_to_it() {
    let start =
        check_from_start(&Faulty::new(Fault::StartDiffers), RandomPlay::default()).unwrap_err();
    assert_eq!(start.moves, Vec::<String>::new());
    let text = start.to_string();
    let head = "broken promise: the start is always the same (before the first move)\n. . .\n";
    assert!(text.starts_with(head), "{text}");
    let breach = check_from_start(&Faulty::new(Fault::NoMoves), RandomPlay::default()).unwrap_err();
    // The shortest breach has four moves, each a cell.
    assert_eq!(breach.moves.len(), 4);
    assert_eq!(breach.board.matches(['X', 'O']).count(), 4);
    assert!(breach.board.ends_with("\nfirst to move"), "{breach}");
    let moves = breach.moves.join(" ");
    let text = format!("broken promise: a game that is not over has a move (after {moves})\n");
    assert_eq!(breach.to_string(), text + &breach.board);
    // Of many moves only the last ones are shown.
    let long = Faulty::new(Fault::WrongOutcomeAfterTheEnd);
    let breach = check_from_start(&long, RandomPlay::default()).unwrap_err();
    let (count, last) = (breach.moves.len(), breach.moves.last().expect("a win"));
    let told = format!("(after {count} moves, the last {last})\n");
    assert!(breach.to_string().contains(&told), "{breach}");
}

#[test]
fn a_breach_tells_the_move_or_the_numbers_that_break_a_promise() {
    let found = |fault| {
        let breach = check_from_start(&Faulty::new(fault), RandomPlay::default()).unwrap_err();
        let (text, found) = (breach.to_string(), breach.found.expect("it is told"));
        let told = format!("{}, {found} (", breach.promise);
        assert!(text.contains(&told), "{text}");
        found
    };
    for fault in [Fault::ListsTwice, Fault::RefusesListed] {
        let cell = found(fault);
        assert!(cell.starts_with('(') && cell.len() < 10, "{cell}");
    }
    assert_eq!(found(Fault::Miscounts), "6, but 5 are listed");
    assert_eq!(found(Fault::HintsTooMany), "(10, None), but 9 are listed");
}

#[test]
fn as_many_games_are_played_as_is_said_from_where_and_how_it_is_said() {
    let faulty = Faulty::new(Fault::NoMoves);
    let mut late = faulty.start();
    for _ in 0..3 {
        let m = faulty.moves(&late).next().unwrap();
        faulty.apply(&mut late, m);
    }
    let breach = check_rules(&faulty, &late, RandomPlay::default()).unwrap_err();
    assert_eq!(breach.moves.len(), 1);

    let play = |games, plies, seed| {
        let play = RandomPlay {
            seed,
            ..RandomPlay::new(games, plies)
        };
        check_from_start(&faulty, play)
    };
    assert_eq!((play(0, 9, 1), play(9, 0, 1)), (Ok(()), Ok(())));
    let found: Vec<_> = (0..20).map(|seed| play(9, 9, seed)).collect();
    assert_eq!(found[3], play(9, 9, 3));
    assert!(found.iter().any(|other| *other != found[0]));
}

#[test]
fn a_move_is_asked_about_as_long_as_there_are_tries() {
    for (fault, promise) in [
        (Fault::RefusesListed, "a listed move is accepted"),
        (
            Fault::AcceptsUnlisted,
            "a move that is not listed is refused",
        ),
    ] {
        let check = |tries| {
            let play = RandomPlay {
                tries,
                ..RandomPlay::default()
            };
            let checked = check_from_start(&Faulty::new(fault), play);
            checked.err().map(|breach| breach.promise)
        };
        assert_eq!(check(1), Some(promise));
        assert_ne!(check(0), Some(promise));
    }
}

#[test]
fn a_plain_version_is_told_apart_by_the_positions_that_differ() {
    for (fault, differs) in [
        (Fault::None, None),
        (Fault::OtherOrder, None),
        (Fault::NoMoves, Some("too many: 0 [], missing: 5 [")),
        (Fault::ListsTwice, Some("too many: 1 [(\"")),
        (Fault::OtherGlyph, Some("too many: 9 [(\"#")),
        (Fault::OtherWinner, Some("Win(Second)")),
    ] {
        let faulty = Faulty::new(fault);
        let next = |state: &State| {
            let continues = TIC_TAC_TOE.outcome(state).is_none();
            let moves = TIC_TAC_TOE.moves(state).filter(|_| continues);
            let after = |m| {
                let mut next = state.clone();
                TIC_TAC_TOE.apply(&mut next, m);
                (seen(&TIC_TAC_TOE, &next), next)
            };
            moves.map(after).collect()
        };
        let checked = check_against(
            &faulty,
            &faulty.start(),
            |state| seen(&faulty, state),
            &TIC_TAC_TOE.start(),
            next,
            RandomPlay::default(),
        );
        let found = checked.err().and_then(|breach| breach.found);
        match (found, differs) {
            (Some(found), Some(differs)) => assert!(found.contains(differs), "{fault:?}: {found}"),
            (found, differs) => assert_eq!(found.as_deref(), differs, "{fault:?}"),
        }
    }
}

/// The board, and the result.
fn seen<R: Rules<State: View>>(rules: &R, state: &R::State) -> (String, String) {
    (
        state.glyphs().iter().collect(),
        format!("{:?}", rules.outcome(state)),
    )
}
