//! How games end.

use super::*;

/// A player places a stone on the `?` of a picture: who wins, and with which lines.
fn placed(variant: Variant, picture: &str, turn: Side) -> (Option<Outcome>, Vec<String>) {
    let marks = Grid::parse(picture).expect(picture);
    let at = marks
        .cells_where(|&glyph| glyph == '?')
        .next()
        .expect("a cell");
    let (rules, state) = set_up(variant, picture, turn);
    let mut game = Game::from_state(rules, state);
    game.play(at).expect("a legal move");
    let lines = game
        .rules()
        .winning_lines(game.state())
        .map(|line| line.to_string());
    (game.outcome(), lines.collect())
}

const FIRST: Option<Outcome> = Some(Outcome::Win(Side::First));
const SECOND: Option<Outcome> = Some(Outcome::Win(Side::Second));

#[test]
fn six_win_for_whom_they_may() {
    let (six_of_first, six_of_second) = ("X X X ? X X .", "O O O ? O O .");
    let uneven = "omok overline=nothing,wins".parse().unwrap();
    assert_eq!(placed(uneven, six_of_first, Side::First).0, None);
    for variant in [uneven, RENJU] {
        let (outcome, lines) = placed(variant, six_of_second, Side::Second);
        assert_eq!(outcome, SECOND);
        assert_eq!(lines, ["6 cells E from (0, 0)"]);
    }
    // A winning overline may have closed ends; the edge closes none.
    let longer: Variant = "caro overline=wins".parse().unwrap();
    assert_eq!(placed(longer, "O X X ? X X X O", Side::First).0, FIRST);
    for (picture, outcome) in [("X X ? X X .", FIRST), ("O X X ? X X O .", None)] {
        assert_eq!(placed(CARO, picture, Side::First).0, outcome);
    }
}

#[test]
fn a_five_beats_every_foul_and_all_its_lines_are_told() {
    let picture = "
        X . . . X . . . X
        . X . . X . . X .
        . . X . X . X . .
        . . . X X X . . .
        X X X X ? X X X .
        . . . . . . . . .";
    // Two diagonals and a column of five, and eight in the row.
    let (outcome, lines) = placed(RENJU, picture, Side::First);
    assert_eq!(outcome, FIRST);
    assert_eq!(lines.len(), 3);
    assert!(
        lines.iter().all(|line| line.starts_with("5 cells")),
        "{lines:?}"
    );
}

#[test]
fn a_full_board_is_a_draw_and_so_is_one_without_a_legal_move() {
    assert_eq!(
        placed(OMOK, "X O ? X O", Side::First),
        (Some(Outcome::Draw), vec![])
    );
    // The first player's only free cell would make an overline.
    let (outcome, _) = placed(RENJU, "X X X . X X O ? O", Side::Second);
    assert_eq!(outcome, Some(Outcome::Draw));
    // The second player would win with it.
    let (outcome, _) = placed(RENJU, "O O O . O O X ? X", Side::First);
    assert_eq!(outcome, None);
    let (rules, state) = (sized(RENJU, 0, 3), sized(RENJU, 0, 3).start());
    assert_eq!(rules.outcome(&state), Some(Outcome::Draw));
}

#[test]
fn a_position_that_is_set_up_is_won_by_who_has_a_five() {
    let (rules, state) = set_up(RENJU, "O O O O O O .\nX X X X . . .", Side::First);
    assert_eq!(rules.outcome(&state), SECOND);
    assert_eq!(rules.winning_lines(&state).count(), 1);
    let (rules, state) = set_up(OMOK, "O O O O O O .\nX X X X . . .", Side::First);
    assert_eq!(rules.outcome(&state), None);
    assert_eq!(state.last(), None);
}
