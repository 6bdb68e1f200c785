//! What both searches have to get right in any game.

use std::sync::Arc;

use collinear::{
    Coord, Grid,
    rules::{Outcome, Rules, Side, View},
};
use collinear_play::computer::{Advice, Effort, Judge, MonteCarlo, Negamax};

use crate::{
    advice, level, move_of,
    pile::{Left, Pile, Take, is_won, take},
};

/// Sees nothing, or that stones on the pile are good for who is to move.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "judges are given references"
)]
fn blind(_: &Pile, _: &Left) -> i32 {
    0
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "judges are given references"
)]
fn likes_stones(_: &Pile, state: &Left) -> i32 {
    state.stones.into()
}

/// Every state in which somebody can win is won, though each side has two moves in a row.
#[test]
fn searches_win_where_a_side_moves_twice() {
    let game = Arc::new(Pile(9));
    for stones in 1..=9 {
        for once_more in [false, true] {
            let turn = Side::First;
            let state = Left {
                stones,
                once_more,
                turn,
            };
            if !is_won(state) {
                continue;
            }
            let wins = |take: &Take| {
                let mut after = state;
                Pile(9).apply(&mut after, take.clone());
                is_won(after) == (after.turn == turn)
            };
            let searched = move_of(&Negamax::new(blind, [60; 5]), &game, &state, level(1));
            assert!(wins(&searched), "{state:?}: {searched:?}");
            let sampled = move_of(&MonteCarlo, &game, &state, level(4));
            assert!(wins(&sampled), "{state:?}: {sampled:?}");
        }
    }
}

/// A state is judged for the side whose turn it is, which may be the one that has just moved.
#[test]
fn states_are_judged_for_whose_turn_it_is() {
    let computer = Negamax::new(likes_stones, [1; 5]);
    for (once_more, expected) in [(false, take(0)), (true, take(2))] {
        let state = Left {
            stones: 9,
            once_more,
            turn: Side::Second,
        };
        for seed in 0..5 {
            let effort = Effort { seed, ..level(1) };
            let taken = move_of(&computer, &Arc::new(Pile(9)), &state, effort);
            assert_eq!(taken, expected, "{state:?}");
        }
    }
}

/// A game that is over has no best move.
#[test]
fn no_move_is_searched_after_the_end() {
    let state = Left {
        stones: 0,
        once_more: true,
        turn: Side::First,
    };
    let game = Arc::new(Pile(9));
    let computer = Negamax::new(blind, [3; 5]);
    assert_eq!(advice(&computer, &game, &state, level(1)), Advice::Unknown);
    let sampled = advice(&MonteCarlo, &game, &state, level(1));
    assert_eq!(sampled, Advice::Unknown);
}

/// A walk for one along a row, from cell 0: the goal is cell 7, and who comes to cell 10 or more is
/// stuck. A step is one cell or three; the long one is listed first.
struct Walk;

impl Rules for Walk {
    type State = At;
    type Move = usize;

    fn start(&self) -> At {
        At(0)
    }

    fn moves(&self, _: &At) -> impl Iterator<Item = usize> {
        [3, 1].into_iter()
    }

    fn apply(&self, At(at): &mut At, step: usize) {
        *at += step;
    }

    fn outcome(&self, &At(at): &At) -> Option<Outcome> {
        match at {
            7 => Some(Outcome::Solved),
            10.. => Some(Outcome::Stuck { left: 1 }),
            _ => None,
        }
    }
}

#[derive(Clone, Debug)]
struct At(usize);

impl View for At {
    type Board = collinear::Rect;
    type Key = usize;

    fn key(&self) -> usize {
        self.0
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        let at = |cell: Coord| if cell.col == self.0 { 'X' } else { '.' };
        Grid::from_fn(1, 11, at).expect("a row")
    }
}

/// Who plays alone comes to the goal if there is a way, and is told if there is none.
#[test]
fn games_for_one_are_solved() {
    let game = Arc::new(Walk);
    let ahead = Negamax::new(|_: &Walk, _: &At| 0, [12; 5]);
    for from in 0..7 {
        let (mut searched, mut sampled) = (At(from), At(from));
        while game.outcome(&searched).is_none() {
            let step = move_of(&ahead, &game, &searched, level(1));
            game.apply(&mut searched, step);
        }
        while game.outcome(&sampled).is_none() {
            let step = move_of(&MonteCarlo, &game, &sampled, level(3));
            game.apply(&mut sampled, step);
        }
        assert_eq!((searched.0, sampled.0), (7, 7), "from {from}");
    }
    for from in [8, 9] {
        let advice = advice(&MonteCarlo, &game, &At(from), level(3));
        assert_eq!(advice, Advice::Hopeless, "from {from}");
    }
}

/// How many moves it takes until the stones are gone, if the winner hurries and the loser does not.
fn length(state: Left) -> usize {
    if Pile(0).outcome(&state).is_some() {
        return 0;
    }
    let moves = Pile(0).moves(&state).map(|take| {
        let mut after = state;
        Pile(0).apply(&mut after, take);
        (is_won(after) == (after.turn == state.turn), length(after))
    });
    let moves: Vec<_> = moves.collect();
    let wins = moves.iter().filter(|&&(wins, _)| wins);
    let wins: Vec<_> = wins.collect();
    let length = if wins.is_empty() {
        moves.iter().map(|&(_, length)| length).max()
    } else {
        wins.into_iter().map(|&(_, length)| length).min()
    };
    1 + length.expect("the game goes on")
}

/// A win that comes sooner is better, and a loss that comes later.
#[test]
fn wins_come_soon_and_losses_late() {
    let game = Arc::new(Pile(9));
    let computer = Negamax::new(blind, [60; 5]);
    for stones in 1..=9 {
        for (once_more, seed) in [(false, 1), (true, 2), (false, 3), (true, 4)] {
            let turn = Side::First;
            let mut state = Left {
                stones,
                once_more,
                turn,
            };
            let expected = length(state);
            let mut made = 0;
            while game.outcome(&state).is_none() {
                let effort = Effort { seed, ..level(1) };
                let take = move_of(&computer, &game, &state, effort);
                game.apply(&mut state, take);
                made += 1;
            }
            assert_eq!(made, expected, "{stones} {once_more}");
        }
    }
}

/// Says that nothing is worth anything, and leaves out all moves but the last.
struct Last;

impl Judge<Pile> for Last {
    fn worth(&self, _: &Pile, _: &Left) -> i32 {
        0
    }

    fn promising(&self, rules: &Pile, state: &Left) -> Vec<Take> {
        rules.moves(state).last().into_iter().collect()
    }
}

#[test]
fn only_promising_moves_are_made() {
    let game = Arc::new(Pile(9));
    let last = move_of(&Negamax::new(Last, [3; 5]), &game, &game.start(), level(1));
    assert_eq!(last, take(2));
}

/// A rope that each side pulls by one, or lets go by one, forty-one times in all; then who has it has
/// won.
struct Tug;

#[derive(Clone)]
struct Rope {
    /// How far the first player has it.
    at: i8,
    left: u8,
}

impl Rules for Tug {
    type State = Rope;
    type Move = i8;

    fn start(&self) -> Rope {
        Rope { at: 0, left: 41 }
    }

    fn moves(&self, _: &Rope) -> impl Iterator<Item = i8> {
        [-1, 1].into_iter()
    }

    fn apply(&self, rope: &mut Rope, by: i8) {
        rope.at += by;
        rope.left -= 1;
    }

    fn outcome(&self, rope: &Rope) -> Option<Outcome> {
        let winner = Side::BOTH[usize::from(rope.at < 0)];
        (rope.left == 0).then_some(Outcome::Win(winner))
    }
}

impl View for Rope {
    type Board = collinear::Rect;
    type Key = (i8, u8);

    fn key(&self) -> (i8, u8) {
        (self.at, self.left)
    }

    fn turn(&self) -> Side {
        Side::BOTH[usize::from(self.left.is_multiple_of(2))]
    }

    fn glyphs(&self) -> Grid<char> {
        Grid::filled(1, 1, '.').expect("a cell")
    }
}

/// What can't be proven is sampled, for the first player and for the second.
#[test]
fn what_wins_more_random_games_is_played() {
    let game = Arc::new(Tug);
    for (left, expected) in [(41, 1), (40, -1)] {
        for seed in 0..5 {
            let effort = Effort { seed, ..level(3) };
            let by = move_of(&MonteCarlo, &game, &Rope { at: 0, left }, effort);
            assert_eq!(by, expected, "{left} left");
        }
    }
}
