//! Who closes a line has lost.

use collinear::rules::{Finished, game_value, in_a_row::BitTicTacToe, perft};

use super::engines::engines;
use super::*;

/// By the number of plies: games that the first player wins, the second, and drawn ones.
fn ended(rules: &InARow) -> [[u64; 3]; 10] {
    fn count(rules: &InARow, state: &State, ended: &mut [[u64; 3]]) {
        match rules.outcome(state) {
            Some(Outcome::Win(side)) => ended[0][side.index()] += 1,
            Some(_) => ended[0][2] += 1,
            None => {
                for m in rules.moves(state) {
                    let mut next = state.clone();
                    rules.apply(&mut next, m);
                    count(rules, &next, &mut ended[1..]);
                }
            }
        }
    }
    let mut counts = [[0; 3]; 10];
    count(rules, &rules.start(), &mut counts);
    counts
}

/// Who closes a line ends the game as ever. Tic-tac-toe is a draw both ways.
#[test]
fn winners_are_exchanged() {
    let small = falling(2, 3, AtLeast(2));
    for rules in [small, small.with_wrap(Wrap::EastWest).unwrap()] {
        let exchanged = ended(&rules).map(|[first, second, drawn]| [second, first, drawn]);
        assert_eq!(ended(&rules.misere()), exchanged);
    }
    assert_eq!(ended(&small)[3], [18, 0, 0]);
    let value = game_value(&TIC_TAC_TOE.misere(), &TIC_TAC_TOE.start());
    assert_eq!(value, Ok(Outcome::Draw));
}

/// Who begins wins at 2 in a row on 2x2 as long as lines win, and loses when they don't.
#[test]
fn the_second_disc_of_who_begins_closes_a_line() {
    let game = mnk(2, 2, AtLeast(2));
    let value = |game: InARow| game_value(&game, &game.start());
    assert_eq!(value(game), Ok(Outcome::Win(Side::First)));
    assert_eq!(value(game.misere()), Ok(Outcome::Win(Side::Second)));
}

#[test]
fn the_line_that_lost_is_shown() {
    let mut game = played(FOUR_IN_A_ROW.misere(), "1213141");
    assert_eq!(game.outcome(), SECOND_WON);
    let line = [(2, 0), (3, 0), (4, 0), (5, 0)].map(Coord::from).to_vec();
    assert_eq!(winning_lines(&game), BTreeSet::from([line]));
    assert!(matches!(refused(&mut game, (5, 6)), Illegal::Over(_)));
    let picture = game.state().to_string();
    assert_eq!(
        set_up(FOUR_IN_A_ROW.misere(), &picture).outcome(),
        SECOND_WON
    );
    assert_eq!(set_up(FOUR_IN_A_ROW, &picture).outcome(), FIRST_WON);
}

#[test]
fn the_same_moves_are_counted_on_every_engine() {
    for rules in [TIC_TAC_TOE, falling(4, 4, Exactly(3))] {
        let misere = rules.misere();
        assert_eq!(engines(&misere).len(), 3);
        for engine in engines(&misere) {
            for finished in [Finished::Dropped, Finished::Counted] {
                let counted = engine.perft(&misere.start(), 6, finished);
                let expected = perft(&rules, &rules.start(), 6, finished);
                assert_eq!(counted, expected, "{}", engine.name());
            }
        }
    }
    let counted = game_value(
        &BitTicTacToe::new(TIC_TAC_TOE.misere()).unwrap(),
        &BitTicTacToe::new(TIC_TAC_TOE).unwrap().start(),
    );
    assert_eq!(counted, Ok(Outcome::Draw));
}

/// A game that is played for a line is another one than that in which it is avoided.
#[test]
fn it_is_another_game() {
    assert_ne!(TIC_TAC_TOE.misere(), TIC_TAC_TOE);
    assert_eq!(TIC_TAC_TOE.misere().misere(), TIC_TAC_TOE.misere());
    assert!(TIC_TAC_TOE.misere().is_misere() && !TIC_TAC_TOE.is_misere());
}
