//! Tests of asked moves. One search judges the asked move and the best move.

use std::sync::Arc;

use collinear::{
    Length, Rect, Symmetry,
    rules::{
        Rules, View,
        hnefatafl::{BRANDUBH, Hnefatafl},
        in_a_row::{FOUR_IN_A_ROW, InARow, TIC_TAC_TOE},
        peg_solitaire::{PegSolitaire, Solve},
        playout,
        reversi::Reversi,
    },
};
use collinear_play::computer::{
    Advice, Computer, Effort, ForHnefatafl, ForInARow, ForPegSolitaire, ForReversi, MonteCarlo,
    Negamax, Score,
};

use crate::{
    in_a_row, level,
    pile::{Left, Pile, is_won},
};

/// The scores of a search for the position and for a move.
pub(crate) fn asked<R: Rules>(
    computer: &impl Computer<R>,
    game: &Arc<R>,
    state: &R::State,
    effort: Effort,
    m: &R::Move,
) -> (Score, Option<Score>) {
    let mut search = computer.search(game, state, effort);
    search.ask(m);
    search.finish();
    let opinion = search.opinion().expect("the game continues");
    (opinion.score, search.asked())
}

/// Asks about all first moves that are mirror images of the best move.
fn mirror_images<R>(computer: &impl Computer<R>, game: R, levels: &[u8])
where
    R: Rules<State: View<Board = Rect>>,
{
    let (start, game) = (game.start(), Arc::new(game));
    let after = |m: &R::Move| {
        let mut after = start.clone();
        game.apply(&mut after, m.clone());
        after.glyphs()
    };
    for effort in levels.iter().map(|&number| level(number)) {
        let Advice::Play(best) = computer.search(&game, &start, effort).finish() else {
            panic!("the game continues");
        };
        let best = after(&best);
        let is_image = |m: &R::Move| {
            let after = after(m);
            Symmetry::ALL
                .iter()
                .any(|&symmetry| after.transformed(symmetry) == best)
        };
        for m in game.moves(&start).filter(is_image) {
            let (score, asked) = asked(computer, &game, &start, effort, &m);
            assert_eq!(asked, Some(score), "{m:?} at {effort:?}");
        }
    }
}

#[test]
fn mirror_images_are_worth_the_same() {
    let gomoku = InARow::new(9, 9, Length::AtLeast(5)).expect("a small board");
    let brandubh = Hnefatafl::new(BRANDUBH).expect("a preset");
    mirror_images(&ForReversi, Reversi::default(), &[1, 2, 3, 4]);
    mirror_images(&ForInARow, TIC_TAC_TOE, &[1, 2, 3, 4, 5]);
    mirror_images(&ForInARow, gomoku, &[1, 3]);
    mirror_images(&ForHnefatafl, brandubh, &[1, 2, 3]);
}

/// One of the two threats remains after any other move. A later win is a win too.
#[test]
fn a_win_that_takes_longer_is_a_win() {
    let (game, state) = (
        Arc::new(FOUR_IN_A_ROW),
        in_a_row(
            &FOUR_IN_A_ROW,
            "
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . O . . . .
            . . O O . . .
            . . X X X . .
            ",
        ),
    );
    let wins = |moves| Score::Wins { moves };
    for (column, moves) in [(0, 2), (1, 1), (5, 1), (6, 2)] {
        let at = game.landing(&state, column).expect("there is room");
        for number in 2..=5 {
            let asked = asked(&ForInARow, &game, &state, level(number), &at);
            assert_eq!(asked, (wins(Some(1)), Some(wins(Some(moves)))));
        }
        let asked = asked(&MonteCarlo, &game, &state, level(4), &at);
        assert_eq!(asked, (wins(None), Some(wins(None))));
    }
}

/// Every move is proven, whatever the best move does.
#[test]
fn each_move_is_proven() {
    let game = Arc::new(Pile(9));
    let ahead = Negamax::new(|_: &Pile, _: &Left| 0, [60; 5]);
    for stones in 2..=9 {
        let state = Left {
            stones,
            ..game.start()
        };
        for take in game.moves(&state) {
            let mut after = state;
            game.apply(&mut after, take.clone());
            let wins = is_won(after) == (after.turn == state.turn);
            for (_, asked) in [
                asked(&ahead, &game, &state, level(1), &take),
                asked(&MonteCarlo, &game, &state, level(4), &take),
            ] {
                let decided = asked.and_then(Score::decided).expect("it is proven");
                assert_eq!(decided.is_gt(), wins, "{take:?} of {stones}");
            }
        }
    }
}

/// The solver's result after a jump is the score of the jump.
#[test]
fn jumps_leave_a_solution_or_none() {
    let game = Arc::new(PegSolitaire::named("triangle5").expect("a board"));
    let (mut solvable, mut hopeless) = (0, 0);
    for seed in 0..12 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = game.start();
        if playout(&*game, &mut state, 4, |n| rng.usize(..n)).is_some() {
            continue;
        }
        for jump in game.moves(&state) {
            let mut after = state.clone();
            game.apply(&mut after, jump);
            let mut search = ForPegSolitaire.search(&game, &state, level(3));
            search.ask(&jump);
            search.finish();
            let expected = match game.solver(&after).work(1_000_000) {
                Some(Solve::Solved(jumps)) => {
                    solvable += 1;
                    let moves = u32::try_from(jumps.len()).expect("few") + 1;
                    Score::Solvable { moves }
                }
                Some(Solve::Impossible) => {
                    hopeless += 1;
                    Score::Hopeless
                }
                other => panic!("{other:?}"),
            };
            assert_eq!(search.asked(), Some(expected), "{jump:?} of\n{state}");
        }
    }
    assert!(solvable.min(hopeless) > 0, "{solvable} {hopeless}");
}
