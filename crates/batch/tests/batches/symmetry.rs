//! Planes and actions turn with the board: a game and its image are the same game.

use collinear::{
    Bounds, Direction, Grid, Symmetry,
    rules::{
        Action, Encode, Engine, Rules, Side, View,
        draughts::{self, BitDraughts8x8, Draughts},
        hnefatafl::{BRANDUBH, BitHnefatafl7x7, Hnefatafl},
        in_a_row::{self, BitFourInARow, BitTicTacToe, FOUR_IN_A_ROW, TIC_TAC_TOE, TableInARow},
        peg_solitaire::{self, BitPegSolitaire, Goal, PegSolitaire},
        reversi::{self, BitReversi, BitReversi8x8, Reversi},
    },
};
use collinear_batch::Batch;

use Symmetry::{AntiTranspose, FlipLeftRight, FlipUpDown, HalfTurn, Identity, Transpose};

/// Plays random games, and their images from the image of the start.
#[track_caller]
fn check<E>(
    rules: E::Reference,
    symmetries: &[Symmetry],
    map: impl Fn(&<E::Reference as Rules>::State, Symmetry) -> <E::Reference as Rules>::State,
) where
    E: Engine + Encode + Clone,
{
    const GAMES: usize = 4;
    let rules = E::of(rules).expect("its board");
    let (shape, actions) = (rules.shape(), rules.actions());
    let mut found = rules.symmetries();
    found.sort_by_key(|symmetry| symmetries.iter().position(|other| other == symmetry));
    assert_eq!(found, symmetries);
    for &symmetry in symmetries {
        let mut batch = Batch::new(rules.clone(), GAMES, 2).without_reset();
        let mut images = batch.clone();
        let image = rules.enter(&map(&rules.leave(&rules.start()), symmetry));
        let image = image.expect("a state of the game");
        (0..GAMES).for_each(|game| images.set_state(game, &image));
        let (mut out, mut seen) = (batch.buffers::<u8>(), batch.buffers::<u8>());
        let (mut moves, mut mapped) = ([0_usize; GAMES], vec![0; shape.len()]);
        batch.observe(&mut out).expect("buffers of the batch");
        images.observe(&mut seen).expect("buffers of the batch");
        for ply in 0..12 {
            for game in 0..GAMES {
                let here = game * shape.len()..(game + 1) * shape.len();
                shape.map_planes(symmetry, &out.observation[here.clone()], &mut mapped);
                assert_eq!(seen.observation[here], mapped, "{symmetry:?}, ply {ply}");
                for action in
                    (0..actions.count()).filter(|&action| actions.action(action).is_some())
                {
                    let image = actions
                        .mapped(symmetry, action)
                        .expect("a symmetry of the game");
                    let [here, there] = [action, image].map(|it| game * actions.count() + it);
                    assert_eq!(
                        out.legal[here], seen.legal[there],
                        "{symmetry:?}, ply {ply}"
                    );
                }
            }
            assert_eq!((&out.reward, &out.done), (&seen.reward, &seen.done));
            if out.done.iter().any(|&done| done > 0) {
                break;
            }
            batch.random_actions(&mut moves);
            let images_of = moves.map(|action| actions.mapped(symmetry, action).expect("an image"));
            batch.step(&moves, &mut out).expect("legal actions");
            images.step(&images_of, &mut seen).expect("legal actions");
        }
    }
}

#[test]
fn games_in_a_row_turn_as_discs_fall_and_lines_run() {
    let same = |state: &in_a_row::State, _| state.clone();
    check::<BitFourInARow>(FOUR_IN_A_ROW, &[Identity, FlipLeftRight], same);
    check::<BitTicTacToe>(TIC_TAC_TOE, &Symmetry::ALL, same);
    let rows_only = TIC_TAC_TOE.with_axes(&[Direction::E]).expect("an axis");
    let four_left = [Identity, HalfTurn, FlipUpDown, FlipLeftRight];
    check::<TableInARow<u16>>(rows_only, &four_left, same);
    let corner = TIC_TAC_TOE.with_obstacles([(0, 0).into()]);
    let corner = corner.expect("on the board");
    check::<TableInARow<u16>>(corner, &[Identity, Transpose], same);
}

#[test]
fn reversi_turns_with_its_start_and_its_holes() {
    let of = |rules: Reversi| {
        move |state: &reversi::State, symmetry: Symmetry| {
            let grid = state.grid().transformed(symmetry);
            rules
                .set_up(grid, state.turn())
                .expect("the board of the game")
        }
    };
    let othello = Reversi::default();
    check::<BitReversi8x8>(othello.clone(), &Symmetry::ALL, of(othello));
    let holes = "# . . .\n. O X .\n. X O .\n. . . #";
    let holes = Grid::parse_with(holes, reversi::Square::from_glyph).expect("a picture");
    let holes = Reversi::from_start(holes, Side::First).expect("a game");
    let four = [Identity, HalfTurn, Transpose, AntiTranspose];
    check::<BitReversi<u16, 4, 4>>(holes.clone(), &four, of(holes));
}

#[test]
fn hnefatafl_and_peg_solitaire_turn() {
    let brandubh = Hnefatafl::new(BRANDUBH).expect("a preset");
    check::<BitHnefatafl7x7>(brandubh, &Symmetry::ALL, |state, _| state.clone());
    let same = |state: &peg_solitaire::State, symmetry| {
        assert_eq!(state.glyphs().transformed(symmetry), state.glyphs());
        state.clone()
    };
    check::<BitPegSolitaire>(PegSolitaire::english(), &Symmetry::ALL, same);
    let in_an_arm = PegSolitaire::english().with_goal(Goal::Hole((0, 3).into()));
    let in_an_arm = in_an_arm.expect("a hole in the upper arm");
    check::<BitPegSolitaire>(in_an_arm, &[Identity, FlipLeftRight], same);
    let triangle = PegSolitaire::triangle(4).expect("a board");
    let triangle = triangle.with_vacancy((3, 0).into());
    let triangle = triangle.expect("a hole in the axis");
    check::<BitPegSolitaire>(triangle, &[Identity, AntiTranspose], same);
}

#[test]
fn draughts_are_not_mirrored() {
    // The dark squares are light ones in the mirror; an action that two captures share in Turkish draughts is
    // not that of their images.
    for variant in [draughts::ENGLISH, draughts::TURKISH] {
        let rules = Draughts::new(variant).expect("a variant");
        check::<BitDraughts8x8>(rules, &[Identity], |state, _| state.clone());
    }
}

#[test]
fn actions_are_numbered_without_gaps_and_without_doubles() {
    use collinear::rules::Actions::{
        Cells, CellsOrPass, Columns, Hops, Moves, MovesOrPass, Numbers, Slides,
    };
    for (rows, cols) in [(3, 5), (1, 1), (4, 4), (0, 3)] {
        let board = Bounds::new(rows, cols).expect("a board");
        let all = [
            Columns(board),
            Cells(board),
            CellsOrPass(board),
            Slides(board),
            Hops(board),
            Moves(board),
            MovesOrPass(board),
            Numbers(7),
        ];
        for actions in all {
            for number in 0..actions.count() {
                let Some(action) = actions.action(number) else {
                    assert!(matches!(actions, Hops(_)), "{actions:?} {number}");
                    continue;
                };
                let is_still = |action| matches!(action, Action::Move(m) if m.from == m.to);
                // A slide that goes nowhere is numbered by its column and by its row.
                if !(matches!(actions, Slides(_)) && is_still(action)) {
                    assert_eq!(actions.number(action), Some(number), "{actions:?}");
                }
                for symmetry in Symmetry::ALL {
                    if let Some(image) = actions.mapped(symmetry, number) {
                        assert!(image < actions.count());
                    }
                }
                assert_eq!(actions.mapped(Identity, number), actions.number(action));
            }
            assert_eq!(actions.action(actions.count()), None);
        }
    }
}
