//! Five in a row with captures, and with forbidden moves.

use collinear::{
    Coord, Direction, Grid, Length,
    rules::{Cell, Rules, Side, View},
};
use collinear_games::{
    pente::{self, KERYO, PENTE, Pente},
    renju::{self, CARO, OMOK, Overline, RENJU, Renju},
};
use collinear_play::computer::{Captures, Fives, Follower};

use super::{
    follows,
    naive::{BLOCKS, CLOSES, Naive, worth_of},
    said,
};

fn captured_worth(stones: usize, goal: usize) -> i64 {
    let [stones, goal] = [stones.min(goal), goal.max(1)].map(|n| i64::try_from(n).expect("few"));
    4_000 * stones / goal * stones / goal
}

/// Captured stones disappear. They count more near a win, and a capture can win or block.
#[test]
fn captures_win_and_block() {
    for (variant, captured_to_win) in [(PENTE, 10), (PENTE, 2), (PENTE, 0), (KERYO, 5)] {
        let variant = pente::Variant {
            rows: 7,
            cols: 8,
            captured_to_win,
            ..variant
        };
        let game = Pente::new(variant).expect("a small board");
        let judge = Captures::of(&game).expect("a small board");
        let naive = Naive::on(&game.bounds(), &Direction::AXES, Length::AtLeast(5));
        follows(&judge, &game, |state, said| {
            let (turn, other) = (state.turn, state.turn.other());
            let seen = naive.look(&state.glyphs(), turn);
            let moves: Vec<_> = game.moves(state).collect();
            let captured = |side: Side, m: Option<Coord>| {
                let mut after = state.clone().with_turn(side);
                if let Some(m) = m {
                    game.apply(&mut after, m);
                }
                after.extra[side.index()]
            };
            let wins_by =
                |side, m| captured_to_win > 0 && captured(side, Some(m)) >= captured_to_win;
            let [own, theirs] = [turn, other].map(|side| captured(side, None));
            let worth = |stones| captured_worth(stones, captured_to_win);
            let sum = seen.sum + worth(own) - worth(theirs);
            let [mut wins, threats] = seen.closing;
            wins.extend(moves.iter().filter(|&&m| wins_by(turn, m)));
            let worth_now = worth_of(sum, !wins.is_empty(), threats.len());
            assert_eq!(said.worth, worth_now, "{state:?}");

            let is_lost = |m| wins_by(other, m);
            let is_threatened = !threats.is_empty() || moves.iter().any(|&m| is_lost(m));
            let hope = |at| {
                let stones = captured(turn, Some(at));
                seen.hopes[at]
                    + match stones - own {
                        _ if wins_by(turn, at) => CLOSES,
                        _ if is_lost(at) => BLOCKS,
                        0 => 0,
                        _ if is_threatened => BLOCKS,
                        _ => 3 * (worth(stones) - worth(own)),
                    }
            };
            assert_eq!(
                said.promising,
                naive.best_of(moves.clone(), hope),
                "{state:?}"
            );
        });
    }
}

/// Forbidden lines and overlines are not threats, and promising moves are legal. If a line of five does not always win,
/// there is no such judge.
#[test]
fn forbidden_moves_are_not_promising() {
    let limits = |overline| renju::Limits {
        overline,
        ..OMOK.limits[0]
    };
    let [wins, nothing] = [Overline::Wins, Overline::Nothing].map(limits);
    let mixed = renju::Variant {
        limits: [wins, nothing],
        ..OMOK
    };
    for variant in [RENJU, OMOK, mixed] {
        let game = Renju::new(renju::Variant {
            rows: 8,
            cols: 8,
            ..variant
        })
        .expect("a small board");
        let judge = Fives::of(&game).expect("any five wins");
        let mut naive = Naive::on(&game.bounds(), &Direction::AXES, Length::AtLeast(5));
        naive.is_exact = Side::BOTH.map(|side| game.limits(side).overline != Overline::Wins);
        follows(&judge, &game, |state, said| {
            let seen = naive.look(&state.glyphs(), state.turn());
            let [wins, threats] = seen.closing.map(|cells| cells.len());
            let worth = worth_of(seen.sum, wins > 0, threats);
            assert_eq!(said.worth, worth, "{state}");
            let promising = naive.best_of(game.moves(state), |at| seen.hopes[at]);
            assert_eq!(said.promising, promising, "{state}");
        });
    }
    assert!(Fives::of(&Renju::new(CARO).expect("a preset")).is_none());
}

/// The first player cannot make an overline, so an overline of the first player needs no block. An overline of the
/// second player wins.
#[test]
fn overlines_are_threats_of_who_may_make_them() {
    let game = Renju::new(renju::Variant {
        rows: 1,
        cols: 15,
        ..RENJU
    })
    .expect("a small board");
    let judge = Fives::of(&game).expect("any five wins");
    for (picture, turn, blocks) in [
        (". X X X . X X . . O . O . . O", Side::Second, None),
        (". O O O . O O . . X . X . . X", Side::First, Some(4)),
        (". X X X . X . . . O . O . O .", Side::Second, Some(4)),
    ] {
        let board = Grid::parse_with(picture, Cell::from_glyph).expect(picture);
        let state = game.set_up(board, turn).expect(picture);
        let said = said(&judge, &judge.begin(&game, &state), &game, &state);
        let expected: Vec<_> = blocks.into_iter().map(|col| Coord::new(0, col)).collect();
        match blocks {
            None => assert!(said.promising.len() > 1, "{picture}"),
            Some(_) => assert_eq!(said.promising, expected, "{picture}"),
        }
    }
}
