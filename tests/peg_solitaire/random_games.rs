//! Random games on random boards, compared with a program that shares no code with the library.

use collinear::rules::peg_solitaire::{Goal, Lattice, PegSolitaire};
use collinear::rules::{Game, MoveCells, Notation, Outcome, Rules, Side, View};
use collinear::testing::{RandomPlay, check_notation, check_rules};
use collinear::{Coord, Hop};
use proptest::prelude::*;

use super::{
    at, game,
    naive::{End, Naive},
    random_boards::{a_game, a_lattice, a_picture},
    to_hole,
};

/// Cells on and off the board.
fn cells(game: &PegSolitaire) -> Vec<Coord> {
    let bounds = game.bounds();
    let off = [
        at(bounds.rows(), 0),
        at(0, bounds.cols()),
        at(usize::MAX, usize::MAX),
    ];
    bounds.coords().chain(off).collect()
}

fn hop([from, over, to]: super::naive::Jump) -> Hop {
    let [from, over, to] = [from, over, to].map(Coord::from);
    Hop { from, over, to }
}

fn sorted(hops: impl Iterator<Item = Hop>) -> Vec<Hop> {
    let mut hops: Vec<_> = hops.collect();
    hops.sort_by_key(|hop| (hop.from, hop.over, hop.to));
    hops
}

/// Compares everything that can be asked of a state.
fn same(game: &Game<PegSolitaire>, naive: &Naive) {
    let (rules, state) = (game.rules(), game.state());
    let goal = match rules.goal() {
        Goal::AnyHole => None,
        Goal::Hole(hole) => Some((hole.row, hole.col)),
    };
    let expected = naive.end(goal).map(|end| match end {
        End::Solved => Outcome::Solved,
        End::Stuck(left) => Outcome::Stuck { left },
    });
    assert_eq!(game.outcome(), expected, "{state}");
    if naive.rows.iter().any(|row| !row.is_empty()) {
        assert_eq!(state.to_string(), naive.picture());
    }
    assert_eq!(state.pegs(), naive.pegs().len());
    assert_eq!(state.turn(), Side::First);

    let jumps = sorted(naive.jumps().into_iter().map(hop));
    assert_eq!(sorted(rules.moves(state)), jumps, "{state}");
    assert_eq!(rules.count_moves(state), jumps.len(), "{state}");
    for from in cells(rules) {
        for to in cells(rules) {
            let jump = jumps.iter().find(|hop| (hop.from, hop.to) == (from, to));
            assert_eq!(
                rules.hop(state, from, to).ok().as_ref(),
                jump,
                "{from} {to}\n{state}"
            );
        }
    }
    for &hop in &jumps {
        let listed = rules.check(state, &hop).is_ok();
        assert_eq!(listed, expected.is_none());
        assert!(hop.cells(state).eq([hop.from, hop.to]));
    }
}

proptest! {
    #![proptest_config(super::cases(400))]

    #[test]
    fn are_the_same_games(
        rules in a_game(a_picture()),
        picks in proptest::collection::vec(any::<usize>(), 36),
    ) {
        let triangular = rules.lattice() == Lattice::Triangular;
        let mut naive = Naive::new(&rules.start_board().to_string(), triangular);
        let mut game = Game::new(rules);
        let (mut moves, mut last) = (0, None);
        for pick in picks {
            same(&game, &naive);
            let jumps = naive.jumps();
            if game.outcome().is_some() {
                break;
            }
            let jump = jumps[pick % jumps.len()];
            moves += usize::from(last != Some(jump[0]));
            last = Some(jump[2]);
            naive.play(jump);
            game.play(hop(jump)).expect("it is legal");
            prop_assert_eq!(game.state().turns(), moves);
            prop_assert_eq!(game.state().jumps(), game.record().len());
            prop_assert_eq!(game.state().last(), Some(hop(jump)));
            let (rules, state) = (game.rules(), game.state());
            let mut copy = rules.start();
            copy.clone_from(state);
            prop_assert_eq!(&copy, state, "all that was counted is copied");
            // The same board set up is the same position.
            let set_up = rules.set_up(state.grid().clone()).expect("it is one");
            prop_assert_eq!(set_up.key(), state.key());
            prop_assert_eq!(rules.count_moves(&set_up), rules.count_moves(state));
        }
    }

    #[test]
    fn chains_are_turns_that_can_be_played_to_their_end(
        picture in a_picture(),
        lattice in a_lattice(),
    ) {
        let game = game(lattice, &picture);
        let start = game.start();
        for from in cells(&game) {
            let chains: Vec<_> = game.chains(&start, from).take(50).collect();
            prop_assert_eq!(chains.is_empty(), game.moves(&start).all(|hop| hop.from != from));
            for chain in chains {
                let text = game.write_game(&start, &chain);
                prop_assert!(!text.contains(' '), "one turn: {}", text);
                let read = game.read_turn(&start, &text).expect("it can be played");
                prop_assert_eq!(&read, &chain);
                let mut state = start.clone();
                for hop in chain {
                    game.apply(&mut state, hop);
                }
                prop_assert_eq!(state.turns(), 1);
                let last = state.last().expect("a jump").to;
                prop_assert!(game.moves(&state).all(|hop| hop.from != last), "it goes on");
            }
        }
    }
}

#[test]
fn keep_the_promises_of_rules() {
    let boards = [
        PegSolitaire::english(),
        to_hole(PegSolitaire::named("french").unwrap(), at(0, 2)),
        PegSolitaire::named("asymmetric").unwrap(),
        PegSolitaire::triangle(5).expect("a triangle"),
        to_hole(PegSolitaire::triangle(4).expect("a triangle"), at(3, 0)),
        PegSolitaire::rectangle(3, 7).expect("a rectangle"),
        PegSolitaire::rectangle(1, 9).expect("a row"),
        PegSolitaire::rectangle(8, 2).expect("two columns"),
        PegSolitaire::rectangle(0, 3).expect("an empty board"),
        game(Lattice::Square, "1 1 0 .\n. 1 1 1\n1 0 1 1"),
    ];
    for game in boards {
        let walks = RandomPlay::new(super::budget::games(20), 200);
        check_rules(&game, &game.start(), walks)
            .unwrap_or_else(|breach| panic!("{breach}\n{}", game.start_board()));
        let few = RandomPlay { games: 1, ..walks };
        check_notation(&game, &game.start(), few)
            .unwrap_or_else(|breach| panic!("{breach}\n{}", game.start_board()));
    }
}
