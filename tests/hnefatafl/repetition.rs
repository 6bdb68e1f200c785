//! Positions that occur for the third time.

use collinear::rules::hnefatafl::{
    Army, BRANDUBH, End, Ending, Hnefatafl, Repetition, State, Variant,
};
use collinear::rules::{Game, Notation, Outcome, Rules, Side, View};

fn rules(repetition: Repetition) -> Hnefatafl {
    let ending = Ending {
        repetition,
        ..BRANDUBH.ending
    };
    Hnefatafl::new(Variant { ending, ..BRANDUBH }).expect("a game")
}

fn played(repetition: Repetition, moves: &str) -> State {
    let mut game = Game::new(rules(repetition));
    for text in moves.split_whitespace() {
        assert_eq!(game.outcome(), None, "before {text}");
        let slide = game.rules().read_move(game.state(), text).expect(text);
        game.play(slide).expect(text);
    }
    game.state().clone()
}

/// Back to the same position, with the attackers to move.
const TO_AND_FRO: &str = "d6-c6 d5-c5 c6-d6 c5-d5 ";

#[test]
fn the_third_occurrence_counts() {
    let rows = [
        (Repetition::Ignored, None),
        (Repetition::Draw, Some(Outcome::Draw)),
        (
            Repetition::LossFor(Army::Attackers),
            Some(Outcome::Win(Side::Second)),
        ),
        (
            Repetition::LossFor(Army::Defenders),
            Some(Outcome::Win(Side::First)),
        ),
    ];
    for (repetition, outcome) in rows {
        let once = played(repetition, TO_AND_FRO);
        assert_eq!(once.end(), None, "{repetition:?}");
        let occurrences = if outcome.is_some() { 2 } else { 1 };
        assert_eq!(once.occurrences(), occurrences, "{repetition:?}");
        let before = played(repetition, &(TO_AND_FRO.to_owned() + "d6-c6 d5-c5 c6-d6"));
        assert_eq!(before.end(), None, "{repetition:?}");
        let third = played(repetition, &TO_AND_FRO.repeat(2));
        assert_eq!(rules(repetition).outcome(&third), outcome, "{repetition:?}");
        assert_eq!(
            third.end(),
            outcome.map(|_| End::Repetition),
            "{repetition:?}"
        );
        let occurrences = if outcome.is_some() { 3 } else { 1 };
        assert_eq!(third.occurrences(), occurrences, "{repetition:?}");
    }
}

// kaggle-environments#1295: repetition was counted whoever was to move.
#[test]
fn row_46_the_same_board_was_a_repetition_whoever_was_to_move() {
    // The attackers need three moves to come back, the defenders two.
    let five = "d6-c6 d5-c5 c6-b6 c5-d5 b6-d6 ";
    let once = played(Repetition::Draw, five);
    let start = rules(Repetition::Draw).start();
    assert_eq!(once.grid(), start.grid());
    assert_ne!(once.turn(), start.turn());
    assert_ne!(once.key(), start.key());
    assert_eq!(once.occurrences(), 1);

    // The board of the start for the third time, but only twice with the attackers to move.
    let twice = played(Repetition::Draw, &(TO_AND_FRO.to_owned() + five));
    assert_eq!(twice.grid(), start.grid());
    assert_eq!((twice.end(), twice.occurrences()), (None, 1));
}

#[test]
fn other_pieces_on_the_same_cells_are_another_position() {
    // Two attackers are swapped: to the eye, and to the rules, the position is the same.
    let swapped = played(
        Repetition::Draw,
        "d6-c6 d5-c5 d7-e7 c5-d5 e7-e6 d5-c5 c6-c7 c5-d5 e6-d6 d5-c5 c7-d7 c5-d5",
    );
    let start = rules(Repetition::Draw).start();
    assert_eq!(swapped.grid(), start.grid());
    assert_eq!(swapped.occurrences(), 2);
}
