//! Tests of both searches in any game.

use std::sync::Arc;

use collinear::{
    Coord, Grid,
    rules::{Outcome, Rules, Side, View},
};
use collinear_play::computer::{Advice, Effort, MonteCarlo, Negamax, Score};

use crate::{
    advice,
    asked::asked,
    level, move_of,
    pile::{Left, Pile, Take, is_won},
};

/// A judge that finds all positions equal.
#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "judges are given references"
)]
fn blind(_: &Pile, _: &Left) -> i32 {
    0
}

/// Each side makes two moves in a row.
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

/// A walk for one player along a row from cell 0. The goal is cell 7, and a walker at cell 10 or beyond is stuck. A
/// step is one cell or three cells; the long step is listed first.
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

/// A game for one player is solved if that is possible. Otherwise it is reported as hopeless.
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

/// A rope. In each of forty-one moves, a side pulls the rope by one or lets it go by one. After that, the side that has
/// the rope wins.
struct Tug;

#[derive(Clone)]
struct Rope {
    /// The position of the rope, from the first player's point of view.
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

/// A result that cannot be proven is sampled for both players.
#[test]
fn what_wins_more_random_games_is_played() {
    let game = Arc::new(Tug);
    for (left, expected) in [(41, 1), (40, -1)] {
        for seed in 0..5 {
            let effort = Effort { seed, ..level(3) };
            let by = move_of(&MonteCarlo, &game, &Rope { at: 0, left }, effort);
            assert_eq!(by, expected, "{left} left");
            // A few random games do not show which move is worse.
            let state = Rope { at: 0, left };
            let [(better, same), (_, worse)] =
                [by, -by].map(|by| asked(&MonteCarlo, &game, &state, effort, &by));
            let share = |score| match score {
                Some(Score::Chance(share)) => share,
                other => panic!("{other:?}"),
            };
            assert_eq!(Some(better), same);
            assert!(
                (0.3..share(same)).contains(&share(worse)),
                "{worse:?} {same:?}"
            );
        }
    }
}
