//! Falling blocks: known numbers of placements, random games compared with a naive program, refusals, texts, and the
//! promises of all games.

#[path = "../../../../tests/budget/mod.rs"]
mod budget;
mod naive;

use collinear::{
    Coord, Grid, Shape,
    rules::{Finished, Game, Outcome, Rules, View, perft},
    testing::{RandomPlay, check_notation, check_rules},
};
use collinear_games::falling::{ComeOrDrop, FallingBlocks, Piece, Square};
use fastrand::Rng;
use naive::Well;

/// The tetrominoes of the naive program.
const PICTURES: [(char, &str); 7] = [
    ('I', "####"),
    ('O', "##/##"),
    ('T', "###/.#."),
    ('S', ".##/##."),
    ('Z', "##./.##"),
    ('J', "###/..#"),
    ('L', "###/#.."),
];

fn game(text: &str) -> FallingBlocks {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

fn drop(turn: usize, row: usize, col: usize) -> ComeOrDrop {
    let at = at(row, col);
    ComeOrDrop::Drop { turn, at }
}

/// In an empty well of ten columns, each turn of width w has 11 - w places.
#[test]
fn tetrominoes_lie_in_known_numbers_of_places() {
    for (name, places) in [
        ('I', 17),
        ('O', 9),
        ('S', 17),
        ('Z', 17),
        ('J', 34),
        ('L', 34),
        ('T', 34),
    ] {
        let rules = game(&format!("queue={name}"));
        assert_eq!(rules.moves(&rules.start()).count(), places, "{name}");
    }
    let rules = game("queue=IOT");
    let counts = [17, 17 * 9, 17 * 9 * 34];
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(
            perft(&rules, &rules.start(), depth, Finished::Counted),
            count
        );
    }
    let tetris = FallingBlocks::tetris();
    let all: u128 = 17 * 3 + 9 + 34 * 3;
    assert_eq!(perft(&tetris, &tetris.start(), 2, Finished::Dropped), all);
}

/// All ways to drop a queue, counted by both.
#[test]
fn counts_are_those_of_a_naive_program() {
    fn count(well: &Well, queue: &[&str]) -> u128 {
        let Some((first, rest)) = queue.split_first() else {
            return 1;
        };
        let drops = well.drops(&naive::turns(first));
        drops.iter().map(|(_, _, after)| count(after, rest)).sum()
    }
    for (rows, cols, queue) in [
        (4, 4, "ITOSL"),
        (5, 3, "TLJ"),
        (3, 6, "SZSZ"),
        (2, 4, "OIO"),
        (1, 5, "II"),
    ] {
        let rules = game(&format!("rows={rows} cols={cols} queue={queue}"));
        let picture = |name| PICTURES.iter().find(|(other, _)| *other == name).unwrap().1;
        let pictures: Vec<_> = queue.chars().map(picture).collect();
        for depth in 1..=pictures.len() {
            let expected = count(&Well::empty(rows, cols), &pictures[..depth]);
            let found = last_ply(&rules, &rules.start(), depth);
            assert_eq!(found, expected, "{rows}x{cols} {queue} after {depth}");
        }
    }
}

/// The sequences with this many drops, whether or not the game ended with the last.
fn last_ply(rules: &FallingBlocks, state: &<FallingBlocks as Rules>::State, depth: usize) -> u128 {
    if depth == 0 || rules.outcome(state).is_some() {
        return u128::from(depth == 0);
    }
    let after = rules.moves(state).map(|m| {
        let mut after = state.clone();
        rules.apply(&mut after, m);
        last_ply(rules, &after, depth - 1)
    });
    after.sum()
}

#[test]
fn random_games_are_those_of_a_naive_program() {
    let mut random = Rng::with_seed(5);
    for _ in 0..budget::cases(300) {
        let (rows, cols) = (random.usize(1..12), random.usize(1..9));
        let rules = FallingBlocks::new(rows, cols).unwrap();
        let (mut state, mut well) = (rules.start(), Well::empty(rows, cols));
        for _ in 0..60 {
            assert!(rules.is_chance(&state));
            let (name, picture) = random.choice(PICTURES).unwrap();
            rules.check(&state, &ComeOrDrop::Comes(name)).unwrap();
            rules.apply(&mut state, ComeOrDrop::Comes(name));
            let drops = well.drops(&naive::turns(picture));
            let expected: Vec<_> = drops
                .iter()
                .map(|&(turn, (row, col), _)| drop(turn, row, col))
                .collect();
            assert_eq!(state.piece(), Some(name));
            if drops.is_empty() {
                assert_eq!(rules.outcome(&state), Some(Outcome::Score(well.score)));
                break;
            }
            assert_eq!(rules.outcome(&state), None);
            assert_eq!(rules.moves(&state).collect::<Vec<_>>(), expected);
            let index = random.usize(..drops.len());
            rules.apply(&mut state, expected[index]);
            well = drops[index].2.clone();
            let grid = state.grid().map(Square::is_block);
            let found: Vec<Vec<bool>> = grid
                .view()
                .rows()
                .into_iter()
                .map(|row| row.to_vec())
                .collect();
            assert_eq!(found, well.rows);
            assert_eq!(state.score(), well.score);
        }
    }
}

#[test]
fn it_keeps_its_promises() {
    let walks = RandomPlay::new(4, 60);
    for text in [
        "tetris",
        "rows=6 cols=4",
        "rows=8 cols=5 queue=IOTSZJLIOTSZJL",
        "rows=6 cols=4 next=yes",
        "rows=6 cols=4 next=yes queue=IOTSZ",
        "rows=7 cols=4 pieces=u:#.#/###,O",
        "rows=0 cols=4",
        "rows=4 cols=0 queue=I",
        "queue=none",
    ] {
        let rules = game(text);
        check_rules(&rules, &rules.start(), walks)
            .and_then(|()| check_notation(&rules, &rules.start(), walks))
            .unwrap_or_else(|breach| panic!("{text}: {breach}"));
    }
}

/// The letters of blocks make no difference to the game.
#[test]
fn a_position_is_which_cells_are_taken() {
    let rules = game("rows=2 cols=4 queue=O");
    let set_up = |picture| {
        rules
            .set_up(Grid::parse_with(picture, Square::from_glyph).unwrap())
            .unwrap()
    };
    assert!(set_up(". . . .\nI I . .").key() == set_up(". . . .\nO S . .").key());
    assert!(set_up(". . . .\nI I . .").key() != set_up(". . . .\nI . I .").key());
}

/// Rows move down unchanged: blocks over a gap stay above it.
#[test]
fn four_rows_at_once_score_most() {
    let rules = game("rows=6 cols=3 queue=I");
    let well = ". . .\nJ . .\nJ J .\nJ J .\nJ J .\nJ J .";
    let state = rules
        .set_up(Grid::parse_with(well, Square::from_glyph).unwrap())
        .unwrap();
    let mut game = Game::from_state(rules, state);
    game.play(drop(1, 2, 2)).unwrap();
    assert_eq!((game.state().rows(), game.state().score()), (4, 1200));
    assert_eq!(
        game.state().to_string(),
        ". . .\n. . .\n. . .\n. . .\n. . .\nJ . ."
    );
    assert_eq!(game.outcome(), Some(Outcome::Score(1200)));
}

#[test]
fn refusals_say_why() {
    let mut game = Game::new(game("rows=4 cols=5"));
    let most = usize::MAX;
    let no_room = |col| format!("T has no room at the top to fall onto (2, {col})");
    for (m, why) in [
        (drop(0, 3, 0), "there is no piece to drop yet"),
        (ComeOrDrop::Comes('x'), "there is no piece x"),
        (ComeOrDrop::Comes('T'), ""),
        (ComeOrDrop::Comes('O'), "T must be dropped first"),
        (drop(4, 2, 0), "T has no turn 4; it has 4, numbered from 0"),
        (drop(0, 1, 0), "T would come to rest on a2"),
        (drop(0, 2, 3), &no_room(3)),
        (drop(0, 2, most), &no_room(most)),
    ] {
        let said = game.play(m).err().map(|illegal| illegal.to_string());
        assert_eq!(said.unwrap_or_default(), why);
    }
}

#[test]
fn what_is_no_game_is_refused() {
    let new = || FallingBlocks::new(4, 4).unwrap();
    let piece = |name, rows: &str| Piece::new(name, &Shape::parse(rows));
    let error = FallingBlocks::new(usize::MAX, 2).unwrap_err();
    assert!(error.to_string().contains(" is too large: "));
    for (pieces, why) in [
        (vec![], "there must be at least one piece"),
        (
            vec![piece('.', "#")],
            "'.' is not a letter, so it cannot name a piece",
        ),
        (
            vec![piece('a', "#"), piece('a', "##")],
            "two pieces have the name a",
        ),
        (vec![piece('a', "..")], "the piece a has no cells"),
    ] {
        let error = new().with_pieces(pieces).unwrap_err();
        assert_eq!(error.to_string(), why);
    }
    let error = new().with_queue("IX".chars()).unwrap_err();
    assert_eq!(error.to_string(), "there is no piece X");
    let low = new().set_up(Grid::filled(3, 4, Square::Empty).unwrap());
    let error = low.unwrap_err().to_string();
    assert!(error.starts_with("the board has 3 rows and "), "{error}");
    for (text, why) in [
        ("pieces=I,", "pieces=I,: a piece has no name"),
        (
            "pieces=u:#x",
            "pieces=u:#x: u:#x is not a piece; write one as u:#.#/###",
        ),
        ("pieces=I,I", "pieces=I,I: two pieces have the name I"),
        (
            "tetris rows=99999999999",
            "a board of 99999999999 rows and 10 columns is too large",
        ),
    ] {
        let error = text.parse::<FallingBlocks>().unwrap_err().to_string();
        assert!(error.starts_with(why), "{error}");
    }
}

#[test]
fn settings_are_read_as_they_are_written() {
    for text in [
        "tetris",
        "rows=6 cols=4",
        "rows=8 cols=5 queue=IOT",
        "rows=7 cols=4 pieces=u:#.#/###,O queue=uO",
        "rows=20 cols=10 next=yes",
        "rows=5 cols=4 pieces=I:##,O:#",
    ] {
        assert_eq!(game(text).to_string(), text);
    }
}
