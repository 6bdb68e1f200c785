//! Tests of reviews, at levels that finish their work.

use super::{Judged, Verdict, choices};
use crate::{
    computer::{Effort, Level, Progress, Score},
    core::{record::Record, session::Session},
    program::{all_games, open},
};

fn after(game: &str, moves: &str) -> Session {
    let words = game.split(' ').map(str::to_owned).collect();
    let mut session = open(&all_games(), &Record::new(words)).expect(game);
    for word in moves.split_whitespace() {
        session.play_word(word).expect(word);
    }
    session
}

/// The judgement of a move at a level.
fn judged(session: &Session, place: usize, level: u8) -> Option<Judged> {
    let level = Level::new(level)?;
    let mut search = session.search(Effort { level, seed: 1 })?;
    search.ask(&place);
    search.finish();
    Some(Judged::of(
        session,
        &search.opinion()?,
        search.asked(),
        place,
    ))
}

/// The judgements of all moves in a position at a level.
fn all_judged(session: &Session, level: u8) -> Vec<(String, Judged)> {
    let moves = session.move_texts().into_iter().enumerate();
    let judged = |(place, text)| Some((text, judged(session, place, level)?));
    moves.filter_map(judged).collect()
}

/// The cells of a move under the eight symmetries of a square board.
fn up_to_symmetry(session: &Session, cells: &[usize]) -> Vec<(usize, usize)> {
    let board = session.board();
    let last = board.rows().len() - 1;
    let images = (0..8).map(|way| {
        let image = |&at: &usize| {
            let (mut x, mut y) = (board.cells()[at].x / 2, board.cells()[at].y);
            if way & 1 > 0 {
                x = last - x;
            }
            if way & 2 > 0 {
                y = last - y;
            }
            if way & 4 > 0 { (y, x) } else { (x, y) }
        };
        cells.iter().map(image).collect()
    });
    images.min().unwrap_or_default()
}

/// Mirror images of the best move are not marked, even if a time limit cuts the search short.
#[test]
fn mirror_images_are_not_marked() {
    let gomoku = "four_in_a_row --rows 8 --cols 8 --connect 5 --no-gravity";
    for (game, moves, level) in [
        ("tic_tac_toe", "b2", 3),
        ("reversi", "", 2),
        ("reversi", "", 3),
        ("hnefatafl --variant brandubh", "", 2),
        ("hnefatafl --variant brandubh", "", 3),
        (gomoku, "", 2),
        (gomoku, "", 3),
    ] {
        let session = after(game, moves);
        let cells = session.moves().into_iter();
        let classes: Vec<_> = cells
            .map(|cells| up_to_symmetry(&session, &cells))
            .collect();
        let level = Level::new(level).expect("from 1 to 5");
        let search = || session.search(Effort { level, seed: 1 }).expect(game);
        let best = search().finish().to_play().expect(game);
        let mut judged = 0;
        for place in (0..classes.len()).filter(|&place| classes[place] == classes[best]) {
            let mut search = search();
            search.ask(&place);
            let mut progress = Progress::Going;
            while progress == Progress::Going {
                progress = search.work(500);
                let opinion = search.opinion();
                let opinion = opinion.filter(|opinion| classes[opinion.line[0]] == classes[best]);
                if let Some(opinion) = opinion {
                    let found = Judged::of(&session, &opinion, search.asked(), place);
                    assert_eq!(found.fault(), None, "{game}: {found:?}");
                    judged += usize::from(found.played.is_some());
                }
            }
        }
        assert!(judged > 0, "{game}");
    }
}

/// A move with the same result as the best move gives nothing away. The expected values come from another solver.
#[test]
fn perfect_play_is_judged_by_how_the_game_ends() {
    for (game, moves, expected) in [
        ("four_in_a_row", "", ["4", "3 5", "1 2 6 7"]),
        ("four_in_a_row", "1", ["2 3 4 6", "", "1 5 7"]),
        ("tic_tac_toe", "b2", ["a1 a3 c1 c3", "a2 b1 b3 c2", ""]),
        ("tic_tac_toe", "a1 b1", ["a2 a3 b2", "b3 c1 c2 c3", ""]),
    ] {
        let judged = all_judged(&after(game, moves), 5);
        let found = [0.0, 0.5, 1.0].map(|given| {
            let giving = judged.iter();
            let giving = giving.filter(|(_, judged)| judged.given() == Some(given));
            let mut texts: Vec<_> = giving.map(|(text, _)| text.as_str()).collect();
            texts.sort_unstable();
            texts.join(" ")
        });
        assert_eq!(found, expected, "{game}, {moves}");
    }
}

/// Scores are from the first player's point of view and use the game's unit.
#[test]
fn scores_are_said_in_words() {
    let wins = |moves| Score::Wins { moves: Some(moves) };
    for (game, moves, score, words) in [
        (
            "reversi",
            "",
            Score::Worth(45),
            "Black (X) is about 2 discs ahead",
        ),
        (
            "reversi",
            "",
            Score::Worth(-24),
            "Black (X) is about 1 disc behind",
        ),
        ("reversi", "", Score::Worth(-9), "even"),
        (
            "reversi",
            "d3",
            Score::Worth(45),
            "Black (X) is about 2 discs behind",
        ),
        (
            "reversi",
            "d3",
            Score::By(12),
            "Black (X) ends 12 discs behind",
        ),
        ("reversi", "", Score::By(0), "a draw"),
        (
            "draughts",
            "",
            Score::Worth(210),
            "Black (b) is about 2 men ahead",
        ),
        (
            "abalone",
            "",
            Score::Worth(-390),
            "Black (X) is about 2 marbles behind",
        ),
        ("four_in_a_row", "", Score::Worth(9), "even"),
        (
            "four_in_a_row",
            "",
            Score::Worth(-10),
            "Red (X) is slightly behind",
        ),
        ("four_in_a_row", "", Score::Worth(50), "Red (X) is ahead"),
        (
            "four_in_a_row",
            "4",
            Score::Worth(200),
            "Red (X) is far behind",
        ),
        ("four_in_a_row", "4", wins(1), "Red (X) loses in 1 move"),
        ("four_in_a_row", "4", -wins(15), "Red (X) wins in 15 moves"),
        (
            "hex",
            "",
            Score::Chance(0.55),
            "Red (X) wins 55 % of random games",
        ),
        ("twenty48", "", Score::Worth(1200), "a score of 1200"),
        (
            "peg_solitaire",
            "",
            Score::Solvable { moves: 31 },
            "solvable in 31 moves",
        ),
    ] {
        let said = Verdict::of_mover(&after(game, moves), score, Vec::new());
        assert_eq!(said.text(), words, "{game}, {moves}");
    }
}

#[test]
fn each_move_of_a_turn_is_judged_where_it_was_made() {
    let session = after("peg_solitaire", "d2-d4 f3-d3 c3-e3 d5-d3-f3");
    let mut played = after("peg_solitaire", "d2-d4 f3-d3 c3-e3");
    for (position, place) in choices(&session, 4) {
        assert_eq!(position.text(), played.text());
        played.play(place).expect("it is legal");
    }
    assert_eq!(played.text(), session.text());

    let mut session = after("twenty48", "");
    session.let_chance_move(1);
    session.play(0).expect("it is legal");
    session.let_chance_move(1);
    let turns = 1..=session.tree().turns().len();
    let judged = turns.map(|turn| choices(&session, turn).len());
    assert_eq!(judged.sum::<usize>(), 1);
}
