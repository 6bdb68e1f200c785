//! Boards that are no rectangles on the screen: points, layers, a window that grows.

use collinear_games::{endless::HEXAGONAL_SIX, nine_mens_morris::NineMensMorris, qubic::qubic};
use insta::assert_snapshot;

use super::player::{HUMANS, Player, record, seated};
use crate::{
    core::playable::Playable,
    program::{all_games, named},
    screen::{
        game,
        game::{
            look::{Glyphs, Look},
            palette::Palette,
        },
    },
};

const UNICODE: Look = Look {
    palette: Palette::Colours,
    glyphs: Glyphs::Unicode,
};

fn morris() -> Player {
    let game = Playable::new(NineMensMorris::default()).with_notation();
    Player::of_game(game, HUMANS, Palette::Colours)
}

/// The moves that stand in the list: `2 O d7`.
fn moves(player: &Player) -> Vec<String> {
    let lines = player.lines().into_iter();
    let moves = lines.filter_map(|line| {
        // Behind a move may stand which branch it is.
        let words = line.split_whitespace().rev();
        let words: Vec<_> = words.filter(|word| !word.contains('/')).take(3).collect();
        let [text, piece, number] = words[..] else {
            return None;
        };
        let is_move = ["X", "O"].contains(&piece) && number.parse::<usize>().is_ok();
        is_move.then(|| text.to_owned())
    });
    moves.collect()
}

#[test]
fn a_morris_board() {
    let mut player = morris();
    player.play("a7 d7 d6 d3 g7");
    assert_snapshot!("morris", player.screen());
}

#[test]
fn arrows_go_from_point_to_point_over_gaps() {
    let mut player = morris();
    // From the middle of the board, wherever that is nearest to.
    for (keys, at) in [
        ("Left Left Left Left Left Left Up Up Up Up Up Up Up", "a7"),
        ("Right", "d7"),
        ("Right", "g7"),
        ("Down", "g4"),
        ("Left", "f4"),
        ("Left", "e4"),
        ("Left", "c4"),
    ] {
        player.press(keys).press("Enter");
        assert_eq!(
            moves(&player).last().map(String::as_str),
            Some(at),
            "{keys}"
        );
    }
}

#[test]
fn the_layers_of_a_box() {
    let mut player = Player::of_game(Playable::new(qubic()), HUMANS, Palette::Colours);
    player.play("a1a b2a b2b c2a c3c d2a").press("Right");
    assert_snapshot!("qubic", player.screen());
    // From layer to layer over the gap.
    player
        .play("d4a")
        .press("Right Right Right Right Right Enter");
    assert_eq!(moves(&player).len(), 8, "{}", player.screen());
}

#[test]
fn the_cursor_stays_on_its_cell_while_the_window_grows() {
    let game = Playable::new(HEXAGONAL_SIX).with_notation();
    let mut player = Player::of_game(game, HUMANS, Palette::Colours);
    player.press("Enter Right Enter");
    assert_eq!(moves(&player), ["0,0", "1,0"]);
    // Typed far to the left: all cells have other numbers now, and the cursor is where it was.
    player.play("-4,0").press("Right Enter");
    assert_eq!(moves(&player), ["0,0", "1,0", "-4,0", "2,0"]);
    player.press("u Left Left Left Enter");
    assert_eq!(moves(&player).last().map(String::as_str), Some("-1,0"));
    assert_snapshot!("hexagonal_six", player.screen());
}

/// What a game looks like on windows of these sizes, with discs, in colours; some are kept as snapshots.
#[test]
fn boards_grow_with_the_window() {
    for (name, words, moves, kept) in [
        ("reversi", "reversi", "f5 d6 c3", &[40][..]),
        ("four", "four_in_a_row", "4 4 3 5 4 1", &[120]),
        ("hnefatafl", "hnefatafl", "", &[120]),
        ("pegs", "peg_solitaire", "d2-d4", &[]),
        ("draughts", "draughts", "", &[]),
        ("hexagons", "abalone", "", &[120]),
        ("morris", "nine_mens_morris", "a7 d7 d6", &[120]),
    ] {
        let record = record(words, moves);
        let opened = game(&named(all_games()), &record, seated(HUMANS), UNICODE);
        let mut player = Player::at(Box::new(opened.expect("a game")));
        for (width, height) in [(40, 12), (80, 24), (120, 40), (200, 60)] {
            let shown = player.resize(width, height).screen();
            for line in shown.lines() {
                assert!(line.chars().count() <= width.into(), "{line}");
            }
            if kept.contains(&width) {
                assert_snapshot!(format!("{name}_at_{width}x{height}"), shown);
            }
        }
    }
}
