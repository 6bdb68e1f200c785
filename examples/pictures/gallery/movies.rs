//! Movies of games and queries.

use collinear::{
    Coord, Direction,
    lines::Trace,
    picture::{Mark, Movie, Picture},
    rules::{
        Game, Notation, View,
        in_a_row::{FOUR_IN_A_ROW, InARow},
    },
};

use super::{
    board,
    vocabulary::{is, letters},
};

pub(super) fn movies() -> [(&'static str, Movie); 2] {
    [
        ("four_in_a_row_movie", four_in_a_row()),
        ("bracket_movie", bracket()),
    ]
}

fn four_in_a_row() -> Movie {
    let mut game = Game::new(FOUR_IN_A_ROW);
    let shown = |game: &Game<InARow>| {
        let lines = FOUR_IN_A_ROW.winning_lines(game.state());
        Picture::new(game.state().glyphs())
            .with_style(FOUR_IN_A_ROW.style())
            .with_marks(lines.collect::<Vec<_>>())
            .with_marks(game.state().last().map(Mark::Last))
    };
    let mut frames = vec![shown(&game)];
    for column in FOUR_IN_A_ROW.split_turns("43322521111") {
        let m = FOUR_IN_A_ROW.read_move(game.state(), column);
        let done = m.and_then(|m| game.play(m));
        done.unwrap_or_else(|refused| panic!("{column}: {refused}"));
        frames.push(shown(&game));
    }
    Movie::new(frames).with_title("A game of four in a row")
}

/// Shows the cells that a query looks at, one after another.
fn bracket() -> Movie {
    let board = board("@ O O O X");
    let trace = Trace::new();
    let o = trace.ask("O?", |at| board[at] == 'O');
    let x = trace.ask("X?", |at| board[at] == 'X');
    let traced = board.bounds().traced(&trace);
    let from = Coord::new(0, 0);
    let traced = traced.bracket(from, Direction::E, 1.., o, x).is_ok();
    let bracket = board.bracket(from, Direction::E, 1.., is('O'), is('X'));
    debug_assert_eq!(traced, bracket.is_ok());
    let picture = letters(&board, "A bracket: three O, closed by an X");
    let frames = picture.frames(board.board(), &trace);
    let end = picture.clone().with_marks(bracket);
    let frames: Vec<_> = frames.chain([end]).collect();
    Movie::new(std::iter::once(picture).chain(frames))
}
