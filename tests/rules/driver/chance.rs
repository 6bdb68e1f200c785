//! Chance: moves that are drawn by weight.

use super::*;

/// A game for one: throw a die, then take its number or leave it, until the sum is ten; the score is the number of
/// throws. A four never comes.
struct Throws {
    is_blank: bool,
}

const THROWS: Throws = Throws { is_blank: false };

/// The number on the die, the sum, and the number of throws.
type Thrown = Position<char, Rect, (u8, u64)>;

fn shown(state: &Thrown) -> Option<u8> {
    let digit = state.grid()[Coord::new(0, 0)].to_digit(10)?;
    u8::try_from(digit).ok()
}

impl Rules for Throws {
    type State = Thrown;
    type Move = u8;

    fn start(&self) -> Thrown {
        Position::new(Grid::filled(1, 1, '.').unwrap()).with_extra((0, 0))
    }

    fn moves(&self, state: &Thrown) -> impl Iterator<Item = u8> {
        shown(state)
            .map_or_else(|| (1..=6).collect(), |shown| vec![0, shown])
            .into_iter()
    }

    fn apply(&self, state: &mut Thrown, m: u8) {
        let is_thrown = self.is_chance(state);
        let glyph = if is_thrown { char::from(b'0' + m) } else { '.' };
        state.put(at(0, 0), glyph);
        state.extra.0 += if is_thrown { 0 } else { m };
        state.extra.1 += u64::from(is_thrown);
    }

    fn outcome(&self, state: &Thrown) -> Option<Outcome> {
        (state.extra.0 >= 10).then_some(Outcome::Score(state.extra.1))
    }

    fn is_chance(&self, state: &Thrown) -> bool {
        shown(state).is_none()
    }

    fn weight(&self, _: &Thrown, &m: &u8) -> u32 {
        if self.is_blank {
            0
        } else {
            [3, 1, 1, 0, 1, 2][usize::from(m) - 1]
        }
    }
}

#[test]
fn draws_each_move_as_often_as_its_weight() {
    let start = THROWS.start();
    let drawn: Vec<_> = (0..8)
        .map(|number| {
            let drawn = draw(&THROWS, &start, |sum| {
                assert_eq!(sum, 8);
                number
            });
            drawn.unwrap()
        })
        .collect();
    assert_eq!(drawn, [1, 1, 1, 2, 3, 5, 6, 6]);
    // A number that is too large means the last move, also through a pointer.
    assert_eq!(draw(&&THROWS, &start, |_| 99), Some(6));
}

#[test]
fn a_game_with_chance_has_no_value() {
    let value = collinear::rules::game_value(&THROWS, &THROWS.start());
    assert_eq!(value, Err("no value: chance makes a move"));
}

#[test]
fn draws_nothing_where_no_move_has_a_weight() {
    let (blank, mut state) = (Throws { is_blank: true }, THROWS.start());
    assert_eq!(draw(&blank, &state, |n| 1 % n), None);
    assert_eq!(playout(&blank, &mut state, 10, |n| 1 % n), None);
}

#[test]
fn is_drawn_in_playouts_and_the_player_picks() {
    let (mut state, mut asked) = (THROWS.start(), Vec::new());
    let outcome = playout(&THROWS, &mut state, 100, |n| {
        asked.push(n);
        n - 1
    });
    assert_eq!(outcome, Some(Outcome::Score(2))); // twice a six
    assert_eq!(asked, [8, 2, 8, 2]);
}

#[test]
fn is_counted_move_by_move_and_keeps_the_contract() {
    let count = |depth| perft(&THROWS, &THROWS.start(), depth, Finished::Dropped);
    assert_eq!([0, 1, 2, 3].map(count), [1, 6, 12, 72]);
    check_from_start(&THROWS, RandomPlay::default()).unwrap();
    // By default chance makes no move.
    let start = TIC_TAC_TOE.start();
    assert!(!TIC_TAC_TOE.is_chance(&start));
    assert_eq!(TIC_TAC_TOE.weight(&start, &at(0, 0)), 1);
}
