//! Tests of judges. Values are equal on both engines and under symmetry, and are larger for better positions.

use collinear::{
    Coord, Grid, Rect, Symmetry, Wrap,
    rules::{
        Engine, EngineVisitor, Rules, Side, View,
        hnefatafl::{self, Army, BRANDUBH, Hnefatafl, Square as Piece, TABLUT},
        in_a_row::InARow,
        playout,
        reversi::{self, PlaceOrPass, Reversi, Square, Start},
    },
};
use collinear_games::draughts::{self, Draughts};

use collinear_play::computer::{Cells, Follower, Judge, King, Looking, MOST, Material, Windows};

/// The value of a state and the promising moves.
fn looked<R: Rules>(judge: &impl Follower<R>, rules: &R, state: &R::State) -> (i32, Vec<R::Move>) {
    let kept = judge.begin(rules, state);
    (
        judge.worth(&kept, rules, state),
        judge.promising(&kept, rules, state),
    )
}

/// Asks for the value of a state of the reference rules and for the promising moves.
struct Ask<'a, J, S> {
    judge: &'a J,
    state: &'a S,
}

macro_rules! asks {
    ($($judge:ty, $game:ty, $m:ty;)*) => {
        $(impl EngineVisitor<$game> for Ask<'_, $judge, <$game as Rules>::State> {
            type Answer = (i32, Vec<$m>);

            fn visit<E>(self, engine: E) -> Self::Answer
            where
                E: Engine<Reference = $game, Move = $m, State: View<Board = Rect>>,
            {
                let state = engine.enter(self.state).expect("a state that was played to");
                looked(self.judge, &engine, &state)
            }
        })*
    };
}

asks! {
    Windows, InARow, Coord;
    Looking<Cells>, Reversi, PlaceOrPass;
    Looking<King>, Hnefatafl, collinear::Move;
    Looking<Material>, Draughts, draughts::DraughtsMove;
}

/// Compares random positions on both engines and under every symmetry of the board.
fn same_from_all_sides<G, J>(
    game: &G,
    fastest: impl Fn(G, Ask<J, G::State>) -> (i32, Vec<G::Move>),
    judge: &J,
    symmetries: &[Symmetry],
    set_up: impl Fn(&G::State, Symmetry) -> G::State,
) where
    G: Rules<State: View> + Clone,
    J: Follower<G>,
{
    for seed in 0..150 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut state = game.start();
        let plies = rng.usize(..50);
        if playout(game, &mut state, plies, |n| rng.usize(..n)).is_some() {
            continue;
        }
        let (worth, promising) = looked(judge, game, &state);
        assert!(worth.abs() <= MOST);
        let legal: Vec<_> = game.moves(&state).collect();
        assert!(!promising.is_empty() && promising.iter().all(|m| legal.contains(m)));
        let ask = Ask {
            judge,
            state: &state,
        };
        let (on_bits, moves) = fastest(game.clone(), ask);
        assert_eq!(on_bits, worth, "{}", state.glyphs());
        assert_eq!(moves.len(), promising.len(), "{}", state.glyphs());
        for &symmetry in symmetries {
            let turned = set_up(&state, symmetry);
            assert_eq!(looked(judge, game, &turned).0, worth, "{}", state.glyphs());
        }
    }
}

#[test]
fn reversi_is_judged_the_same_from_all_sides() {
    let wrapped = Reversi::new(6, 6, Start::Crossed).expect("a board");
    for game in [Reversi::default(), wrapped.with_wrap(Wrap::Both)] {
        same_from_all_sides(
            &game,
            |game, ask| reversi::fastest(game, ask),
            &Looking(Cells::of(&game)),
            &Symmetry::ALL,
            |state, symmetry| {
                let turned = game.set_up(state.grid().transformed(symmetry), state.turn());
                turned.expect("a position")
            },
        );
    }
}

#[test]
fn hnefatafl_is_judged_the_same_from_all_sides() {
    for variant in [BRANDUBH, TABLUT] {
        let game = Hnefatafl::new(variant).expect("a preset");
        same_from_all_sides(
            &game,
            |game, ask| hnefatafl::fastest(game, ask),
            &Looking(King::of(&game)),
            &Symmetry::ALL,
            |state, symmetry| {
                let turned = game.set_up(state.grid().transformed(symmetry), state.army());
                turned.expect("a position")
            },
        );
    }
}

/// Swapping the colours and turning the board keeps the value.
#[test]
fn draughts_is_judged_the_same_for_both() {
    let swapped = |&piece: &draughts::Square| match piece {
        draughts::Square::Empty => draughts::Square::Empty,
        draughts::Square::Man(color) => draughts::Square::Man(color.other()),
        draughts::Square::King(color) => draughts::Square::King(color.other()),
    };
    for (name, preset) in draughts::Variant::PRESETS {
        let game = Draughts::new(preset).expect(name);
        let judge = Looking(Material::of(&game));
        let mut rng = fastrand::Rng::with_seed(5);
        for _ in 0..20 {
            let mut state = game.start();
            if playout(&game, &mut state, rng.usize(..40), |n| rng.usize(..n)).is_some() {
                continue;
            }
            let turned = state.grid().transformed(Symmetry::HalfTurn).map(swapped);
            let turned = game
                .set_up(turned, state.color().other())
                .expect("a position");
            let (worth, _) = looked(&judge, &game, &state);
            assert_eq!(worth, looked(&judge, &game, &turned).0, "{name}\n{state}");
            let ask = Ask {
                judge: &judge,
                state: &state,
            };
            let (on_bits, _) = draughts::fastest(game.clone(), ask);
            assert_eq!(worth, on_bits, "{name}\n{state}");
            assert!(worth.abs() <= MOST);
        }
    }
}

/// Pairs of boards with the first player to move. The first board of a pair is better for that player.
#[test]
fn cells() {
    for (better, worse) in [
        // a corner, rather than a cell next to it
        (
            "X O . . . .\n. . O X . .\n. . X O . .\n. . . . . .",
            ". . . . . .\n. X O . . .\n. . X O . .\n. . O X . .",
        ),
        (
            ". . . . . .\n. . O X . .\n. . X X . .\n. . . . O .",
            ". . . . . .\n. X O X . .\n. . X O . .\n. . . . . .",
        ),
        // a cell next to an own corner is safe
        (
            "X X . . . .\n. . . . . .\n. . O X . .\n. . X O . .\n. . . . . .",
            "X . X . . .\n. . . . . .\n. . O X . .\n. . X O . .\n. . . . . .",
        ),
        // a cell next to a hole is a corner too
        (
            "# X O . . .\n. . O X . .\n. . X O . .\n. . . . . .",
            "# . O . . .\n. X O X . .\n. . X O . .\n. . . . . .",
        ),
    ] {
        let [better_worth, worse_worth] = [better, worse].map(|picture| {
            let grid = Grid::parse_with(picture, Square::from_glyph).expect(picture);
            let game = Reversi::from_start(grid, Side::First).expect(picture);
            Cells::of(&game).worth(&game, &game.start())
        });
        assert!(
            better_worth > worse_worth,
            "{better_worth} for\n{better}\n{worse_worth} for\n{worse}"
        );
    }
    // at the end of the game, discs count
    let most = "X O X O\nO X X X\nX X X O\nO X O .";
    let least = "X O X O\nO O O X\nX O O O\nO X O .";
    let [most, least] = [most, least].map(|picture| {
        let grid = Grid::parse_with(picture, Square::from_glyph).expect(picture);
        let game = Reversi::from_start(grid, Side::First).expect(picture);
        Cells::of(&game).worth(&game, &game.start())
    });
    assert!(most > least);
}

#[test]
fn corners_are_tried_first() {
    let picture = ". O X .\nX O O .\n. X O .\n. . . .";
    let grid = Grid::parse_with(picture, Square::from_glyph).expect(picture);
    let game = Reversi::from_start(grid, Side::First).expect("a board");
    let moves = Cells::of(&game).promising(&game, &game.start());
    assert_eq!(moves.first(), Some(&PlaceOrPass::Place(Coord::new(0, 0))));
    assert!(moves.len() > 1);
}

/// Positions of the king, and whether he escapes with his next move.
#[test]
fn next_to_the_way_out() {
    for (variant, picture, is_out) in [
        (
            BRANDUBH,
            "...K... ...a... ....... ....... ....... ....... .......",
            true,
        ),
        (
            BRANDUBH,
            "....... ....... ....... a..K..a ....... ....... .......",
            false,
        ),
        (
            TABLUT,
            "....a.... ....a.... ......... ......... aa..K.... ......... ......... ....a.... ....a....",
            true,
        ),
        (
            TABLUT,
            "....a.... ....a.... ......... ......... aa..K.aa. ......... ......... ....a.... ....a....",
            false,
        ),
    ] {
        let game = Hnefatafl::new(variant).expect("a preset");
        let board = Grid::parse_with(&picture.replace(' ', "\n"), Piece::from_glyph);
        let state = game
            .set_up(board.expect(picture), Army::Defenders)
            .expect(picture);
        let worth = King::of(&game).worth(&game, &state);
        assert_eq!(worth > 10_000, is_out, "{worth} for {picture}");
    }
}

/// Pairs of boards. With either side to move, the first board of a pair is better for the defenders.
#[test]
fn king() {
    let six = ".a...a. ....... ..ddd.. .aaK... ..ddd.. ....... .a...a.";
    for (variant, better, worse) in [
        // one attacker less, one defender more
        (
            BRANDUBH,
            six,
            ".a...a. ....... ..ddd.. .aaK... ..ddd.. ...a... .a...a.",
        ),
        (
            BRANDUBH,
            six,
            ".a...a. ....... ..ddd.. .aaK... ..dd... ....... .a...a.",
        ),
        // the king's way out takes fewer moves
        (
            BRANDUBH,
            "....... .a...a. ....... ...K... ....... .a...a. .......",
            "...a... ....... ....... a..K..a ....... ....... ...a...",
        ),
        (
            BRANDUBH,
            "...K... ...a... ....... ....... ....... ....... .......",
            "....... ....... ....... ...Ka.. ....... ....... .......",
        ),
        // no attacker is next to the king
        (
            BRANDUBH,
            "....... ....... ..a.... ...K... ....... ....... .......",
            "....... ....... ...a... ...K... ....... ....... .......",
        ),
        // every cell at the edge is a way out on this board
        (
            TABLUT,
            "a...a.... ....a.... ......... ......... aa..K.... ......... ......... ....a.... ....a....",
            "....a.... ....a.... ......... ......... aa..K.aa. ......... ......... ....a.... .........",
        ),
    ] {
        let game = Hnefatafl::new(variant).expect("a preset");
        let judge = King::of(&game);
        for army in Army::BOTH {
            let worth = |picture: &str| {
                let glyphs = picture.replace(' ', "\n");
                let board = Grid::parse_with(&glyphs, Piece::from_glyph).expect(picture);
                let state = game.set_up(board, army).expect(picture);
                let worth = judge.worth(&game, &state);
                if army == Army::Attackers {
                    -worth
                } else {
                    worth
                }
            };
            let (more, less) = (worth(better), worth(worse));
            assert!(
                more > less,
                "{army}: {more} for {better}, {less} for {worse}"
            );
        }
    }
}
