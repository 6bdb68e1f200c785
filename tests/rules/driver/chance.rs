//! Chance: moves that are drawn by their weight.

use super::*;

/// A game for one: a die is thrown, then the player takes what it shows or leaves it, until ten are
/// reached; the score is the number of throws. A four never comes.
struct Throws;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Thrown {
    shown: Option<u8>,
    sum: u8,
    throws: u64,
}

impl View for Thrown {
    type Board = Rect;
    type Key = Self;

    fn key(&self) -> Self {
        self.clone()
    }

    fn turn(&self) -> Side {
        Side::First
    }

    fn glyphs(&self) -> Grid<char> {
        Grid::filled(1, 1, '.').unwrap()
    }
}

impl Rules for Throws {
    type State = Thrown;
    type Move = u8;

    fn start(&self) -> Thrown {
        Thrown {
            shown: None,
            sum: 0,
            throws: 0,
        }
    }

    fn moves(&self, state: &Thrown) -> impl Iterator<Item = u8> {
        let taken = state.shown.map(|shown| [0, shown]);
        let thrown = state.shown.is_none().then_some(1..=6);
        taken
            .into_iter()
            .flatten()
            .chain(thrown.into_iter().flatten())
    }

    fn apply(&self, state: &mut Thrown, m: u8) {
        if state.shown.take().is_some() {
            state.sum += m;
        } else {
            state.shown = Some(m);
            state.throws += 1;
        }
    }

    fn outcome(&self, state: &Thrown) -> Option<Outcome> {
        (state.sum >= 10).then_some(Outcome::Score(state.throws))
    }

    fn is_chance(&self, state: &Thrown) -> bool {
        state.shown.is_none()
    }

    fn weight(&self, _: &Thrown, &m: &u8) -> u32 {
        [3, 1, 1, 0, 1, 2][usize::from(m) - 1]
    }
}

#[test]
fn draws_each_move_as_often_as_its_weight() {
    let start = Throws.start();
    let drawn: Vec<_> = (0..8)
        .map(|number| {
            let drawn = draw(&Throws, &start, |sum| {
                assert_eq!(sum, 8);
                number
            });
            drawn.unwrap()
        })
        .collect();
    assert_eq!(drawn, [1, 1, 1, 2, 3, 5, 6, 6]);
    // A number that is too large stands for the last move, through a pointer too.
    assert_eq!(draw(&&Throws, &start, |_| 99), Some(6));
}

#[test]
fn a_game_with_chance_has_no_value() {
    let value = collinear::rules::game_value(&Throws, &Throws.start());
    assert_eq!(value, Err(collinear::rules::NoValue::Chance));
}

/// A die without a side.
struct Nothing;

impl Rules for Nothing {
    type State = ();
    type Move = u8;

    fn start(&self) {}

    fn moves(&self, (): &()) -> impl Iterator<Item = u8> {
        1..=6
    }

    fn apply(&self, (): &mut (), _: u8) {}

    fn outcome(&self, (): &()) -> Option<Outcome> {
        None
    }

    fn is_chance(&self, (): &()) -> bool {
        true
    }

    fn weight(&self, (): &(), _: &u8) -> u32 {
        0
    }
}

#[test]
fn draws_nothing_where_no_move_has_a_weight() {
    assert_eq!(draw(&Nothing, &(), |n| 1 % n), None);
    assert_eq!(playout(&Nothing, &mut (), 10, |n| 1 % n), None);
}

#[test]
fn is_drawn_in_playouts_and_the_player_picks() {
    let (mut state, mut asked) = (Throws.start(), Vec::new());
    let outcome = playout(&Throws, &mut state, 100, |n| {
        asked.push(n);
        n - 1
    });
    assert_eq!(outcome, Some(Outcome::Score(2))); // twice a six
    assert_eq!(asked, [8, 2, 8, 2]);
}

#[test]
fn is_counted_move_by_move_and_keeps_the_contract() {
    let count = |depth| perft(&Throws, &Throws.start(), depth, Finished::Dropped);
    assert_eq!([0, 1, 2, 3].map(count), [1, 6, 12, 72]);
    check_from_start(&Throws, RandomPlay::default()).unwrap();
    // It is nobody's where the rules say nothing.
    let start = TIC_TAC_TOE.start();
    assert!(!TIC_TAC_TOE.is_chance(&start));
    assert_eq!(TIC_TAC_TOE.weight(&start, &at(0, 0)), 1);
}
