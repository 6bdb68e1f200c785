//! Draws, and the ends with a loser.

use collinear::rules::{Engine, Outcome, Rules, Side};
use collinear_games::draughts::{
    BitDraughts8x8, Color, ENGLISH, End, FRISIAN, INTERNATIONAL, TURKISH,
};

use super::{after, game, moves, position};

#[test]
fn the_third_occurrence() {
    let rules = game(INTERNATIONAL);
    let state = position(&rules, Color::White, "w K47 45 b K4 6");
    let once = "47-41 4-15 41-47 15-4 ";
    let second = after(&rules, &state, once);
    assert_eq!((second.occurrences(), second.end()), (2, None));
    let third = after(&rules, &second, once);
    assert_eq!(third.end(), Some(End::Repetition));
    assert_eq!(rules.outcome(&third), Some(Outcome::Draw));
}

#[test]
fn too_many_moves_of_kings() {
    let mut variant = INTERNATIONAL;
    variant.draws.repetition = false;
    variant.draws.king_moves = Some(2);
    let rules = game(variant);
    let state = position(&rules, Color::White, "w K47 45 b K4 6");
    let third = after(&rules, &state, "47-41 4-15 41-36");
    assert_eq!(third.end(), None);
    assert_eq!(after(&rules, &third, "15-20").end(), Some(End::KingMoves));
    assert_eq!(after(&rules, &third, "6-11").end(), None);
}

#[test]
fn a_lone_king() {
    let rules = game(TURKISH);
    let bits = BitDraughts8x8::new(rules.clone()).expect("8x8");
    for (pieces, end) in [("w Ka1 b Kb8", Some(End::LoneKing)), ("w Ka1 b Ka5", None)] {
        let state = position(&rules, Color::White, pieces);
        assert_eq!(state.end(), end);
        let entered = bits.enter(&state).expect("a state of this game");
        assert_eq!(bits.outcome(&entered), rules.outcome(&state));
    }
    let rules = game(FRISIAN);
    let state = position(&rules, Color::White, "w K46 b K4");
    let third = after(&rules, &state, "46-41 4-9 41-46");
    assert_eq!(third.end(), None);
    assert_eq!(after(&rules, &third, "9-4").end(), Some(End::LoneKing));
}

#[test]
fn a_frisian_king_rests_after_three_moves() {
    let rules = game(FRISIAN);
    let state = position(&rules, Color::White, "w K46 45 b 1 2 3");
    let tired = after(&rules, &state, "46-41 1-6 41-46 6-11 46-41 11-16");
    assert_eq!(moves(&rules, &tired), ["45-40"]);
    let alone = position(&rules, Color::White, "w K46 b 1 2 3");
    let alone = after(&rules, &alone, "46-41 1-6 41-46 6-11 46-41 11-16");
    assert!(moves(&rules, &alone).len() > 1);
}

#[test]
fn who_cannot_move_has_lost() {
    let rules = game(ENGLISH);
    let state = position(&rules, Color::White, "w 13 b 6 9");
    assert_eq!(state.end(), Some(End::Blocked));
    assert_eq!(rules.outcome(&state), Some(Outcome::Win(Side::First)));
    let state = position(&rules, Color::White, "b 6 9");
    assert_eq!(state.end(), Some(End::NoPieces));
}
