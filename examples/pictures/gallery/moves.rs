//! Pictures of queries about pieces that move, push, jump and see.

use std::mem;

use collinear::{
    Coord, Corners, Direction, Grid, Move, Origin, Stop,
    lines::Trace,
    picture::{Margin, Mark, Picture, Style, Theme},
};

use super::{
    board,
    vocabulary::{at, fields, is, letters, pits},
};

pub(super) fn pictures() -> Vec<(&'static str, Picture)> {
    vec![
        ("headings_of", headings_of()),
        ("slide_or_take", slide_or_take()),
        ("beam", beam()),
        ("seen_from", seen_from()),
        ("sees", sees()),
        ("field_of_view", field_of_view()),
        ("brackets", brackets()),
        ("hops", hops()),
        ("hops_on", hops_on()),
        ("far_hops", far_hops()),
        ("push", push()),
        ("reach_by", reach_by()),
        ("changes", changes()),
        ("trace", trace()),
    ]
}

fn headings_of() -> Picture {
    let board = board(
        ". . . . . .
         . R . . # .
         . . . . . .
         . . . . . B
         . . . . . .",
    );
    let headings = |at| match board[at] {
        'R' => Direction::ORTHOGONAL,
        _ => Direction::DIAGONAL,
    };
    let pieces = board.headings_of(|cell| "RB".contains(*cell), headings);
    let slides = pieces.map(|(at, direction)| board.slide(at, direction, .., is('.')));
    letters(
        &board,
        "A rook and a bishop slide, each along headings of its own",
    )
    .with_marks(slides.map(Mark::reach))
}

fn slide_or_take() -> Picture {
    let board = board("p . . R . k p");
    let (rook, own) = (at(0, 3), |cell: &char| cell.is_uppercase());
    let slide = |direction| {
        let theirs = |cell: &char| *cell != '.' && !own(cell);
        Mark::reach(board.slide_or_take(rook, direction, .., is('.'), theirs))
    };
    letters(
        &board,
        "A rook slides up to what it can take, on either side",
    )
    .with_marks([Direction::W, Direction::E].map(slide))
}

fn beam() -> Picture {
    let board = board(
        "> . . \\ . .
         . / . . . #
         . . . . . .
         . \\ . / . .",
    );
    let leaves = |cell: &char, way: Direction| match cell {
        '/' => Direction::new(-way.cols(), -way.rows()),
        '\\' => Direction::new(way.cols(), way.rows()),
        '#' => None,
        _ => Some(way),
    };
    let mut beam = board.beam(at(0, 0), Direction::E, leaves);
    let mut from = at(0, 0);
    let steps = beam.by_ref().map(|(to, _)| {
        let from = mem::replace(&mut from, to);
        Mark::Move(Move { from, to })
    });
    let steps: Vec<_> = steps.collect();
    let end = match beam.end() {
        Stop::Blocked(cell) => Some(Mark::Blocker(cell)),
        _ => None,
    };
    letters(&board, "Four mirrors turn a beam until it hits the wall")
        .with_marks(steps)
        .with_marks(end)
}

fn seen_from() -> Picture {
    let board = board(
        ". . . r . .
         . . . . . .
         q . P K . n
         . . . . . .
         . b . . . .",
    );
    let king = at(2, 3);
    let seen = board.seen_from(king, &Direction::ALL, |&cell| cell != '.');
    let marks = seen.map(|seen| match board[seen.at] {
        'P' => Mark::Last(seen.at),
        _ => Mark::Move(Move {
            from: seen.at,
            to: king,
        }),
    });
    letters(
        &board,
        "All that a king sees, and that sees him: three of theirs, and his pawn",
    )
    .with_marks(marks)
}

fn cave() -> Grid<char> {
    board(
        ". . . . . k .
         . . . # . . .
         . @ . # . . .
         . . . . . . .
         . . # . . . k",
    )
}

fn stones(board: &Grid<char>, title: &str) -> Picture {
    let look = Style {
        margin: Margin::Indices,
        theme: Theme::letters(),
        ..Style::default()
    };
    fields(board, title).with_style(look)
}

fn sees() -> Picture {
    let cave = cave();
    let eye = at(2, 1);
    let marks =
        [at(0, 5), at(4, 6)].map(|to| match cave.sees(eye, to, Corners::Lenient, is('#')) {
            Ok(()) => Mark::Move(Move { from: eye, to }),
            Err(blocker) => Mark::Blocker(blocker),
        });
    stones(
        &cave,
        "One kobold is seen; between the eye and the other one stands a wall",
    )
    .with_marks(marks)
}

fn field_of_view() -> Picture {
    let cave = cave();
    let field = cave.field_of_view(at(2, 1), 9, Corners::Lenient, is('#'));
    stones(&cave, "All that is seen from the @: the walls cast shadows")
        .with_marks(field.map(Mark::Cell))
}

fn brackets() -> Picture {
    let board = board(
        ". . . . .
         . X O . .
         . O X . .
         . . . . .",
    );
    let cells = board.headings_of(is('.'), |_| Direction::ALL);
    let brackets = cells
        .filter_map(|(at, direction)| board.bracket(at, direction, 1.., is('O'), is('X')).ok());
    fields(&board, "All moves of X at Reversi, each with what it flips").with_marks(brackets)
}

fn hops() -> Picture {
    let board = board(
        "0 1 1 0 0
         0 0 1 0 0
         0 0 0 0 0",
    );
    let pegs = board.headings_of(is('1'), |_| Direction::ORTHOGONAL);
    let hops = pegs.filter_map(|(at, direction)| board.hop(at, direction, is('1'), is('0')).ok());
    pits(&board, "All hops of all pegs").with_marks(hops)
}

fn hops_on() -> Picture {
    let board = board("X O . O . O O");
    let hops = board.hops_on(at(0, 0), Direction::E, is('O'), is('.'));
    fields(
        &board,
        "Two hops straight on; behind the third O there is no room",
    )
    .with_marks(hops)
}

fn far_hops() -> Picture {
    let board = board("K . . m . . .");
    let mut hops = board.far_hops(at(0, 0), Direction::E, is('.'), is('m'), is('.'));
    let first = hops.next();
    letters(
        &board,
        "A flying king jumps over a man, however far before it and behind",
    )
    .with_marks(first)
    .with_marks(hops.map(|hop| Mark::Target(hop.to)))
}

fn push() -> Picture {
    let board = board(". X X O . .");
    let push = board.push(
        at(0, 1),
        Direction::E,
        2,
        |&cell| cell != '.',
        |to| to == Some(&'.'),
    );
    let push = push.ok();
    let on = push.and_then(|push| {
        let (from, to) = (push.line.last()?, push.to?);
        Some(Mark::Move(Move { from, to }))
    });
    fields(&board, "A push: two X and an O move on by one")
        .with_marks(push.map(|push| push.line))
        .with_marks(on)
}

fn reach_by() -> Picture {
    let board = board(
        "1 1 0 0 0
         0 0 1 0 0
         0 1 0 1 0
         0 0 0 0 0",
    );
    let hop = |from, direction| board.hop(from, direction, is('1'), is('0')).ok();
    let reached = board.reach_by([at(0, 0)], |from| {
        let hops = Direction::ALL.into_iter();
        hops.filter_map(move |direction| Some(hop(from, direction)?.to))
    });
    pits(&board, "Halma: where hops lead")
        .with_mark(Mark::Last(at(0, 0)))
        .with_marks(reached.cells()[1..].iter().copied().map(Mark::Target))
}

fn changes() -> Picture {
    let before = board(
        ". . . . .
         . . O . .
         . X . . .",
    );
    let mut after = before.clone();
    after.carry(at(2, 1), at(0, 3), '.');
    after.fill([at(1, 2)], '.');
    let changes = before.changes_to(&after);
    fields(
        &after,
        "What a hop has changed: where it began, what it took, where it ended",
    )
    .with_marks(changes.cells().map(Mark::Last))
}

fn is_on(board: &Grid<char>, wanted: char) -> impl Fn(Coord) -> bool {
    move |at| board[at] == wanted
}

fn trace() -> Picture {
    let board = board(". O O . X");
    let trace = Trace::new();
    let ask = |what, wanted| trace.ask(what, is_on(&board, wanted));
    let traced = board.bounds().traced(&trace);
    let bracket = traced.bracket(at(0, 0), Direction::E, 1.., ask("O?", 'O'), ask("X?", 'X'));
    assert!(bracket.is_err(), "there is a gap");
    let look = Style {
        margin: Margin::Chart(Origin::BottomLeft),
        ..Style::default()
    };
    let picture = Picture::new(board.clone()).with_style(look);
    let last = picture.frames(board.board(), &trace).last();
    last.unwrap_or(picture)
}
