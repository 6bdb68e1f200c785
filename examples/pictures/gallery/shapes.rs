//! Pictures of queries about several cells at once: shapes, joint slides, parts and blocks.

use collinear::{
    Direction, Part, Shape, Symmetry,
    lines::SlideTogether,
    picture::{Mark, Picture},
};

use super::{
    board,
    vocabulary::{at, fields, is, letters},
};

pub(super) fn pictures() -> [(&'static str, Picture); 4] {
    [
        ("shape", shape()),
        ("slide_together", slide_together()),
        ("block", block()),
        ("transform_part", transform_part()),
    ]
}

fn shape() -> Picture {
    let board = board(
        "x . . . x .
         . . x . . .
         x x x x . x
         x x x x x x",
    );
    let hook = Shape::parse("# # #\n# . .");
    let laid = hook.turns().into_iter().flat_map(|turn| {
        let places = board.placements(&turn, is('.'));
        places
            .filter_map(|place| board.board().lay(&turn, place))
            .collect::<Vec<_>>()
    });
    let laid: Vec<_> = laid.collect();
    fields(
        &board,
        "Where a hook of four cells fits, however it is turned",
    )
    .with_marks(laid.iter().flatten().copied().map(Mark::Cell))
    .with_marks(laid.iter().map(|cells| Mark::Target(cells[0])))
}

fn slide_together() -> Picture {
    let board = board(
        ". . . . t . .
         a a . . t . .
         . . . . . b b
         . . . . . b b",
    );
    let slides = [('a', Direction::E), ('b', Direction::N)];
    let slides = slides.map(|(piece, direction)| {
        board.slide_together(board.cells_where(is(piece)), direction, .., is('.'))
    });
    let cells = |slide: &SlideTogether| {
        let from = slide.from.iter().copied().map(Mark::Cell);
        let to = slide.to.iter().copied().map(Mark::Target);
        let blockers = slide.blockers.iter().copied().map(Mark::Blocker);
        from.chain(to).chain(blockers).collect::<Vec<_>>()
    };
    letters(&board, "A car slides up to a truck, a block up to the edge")
        .with_marks(slides.iter().flat_map(cells))
}

fn block() -> Picture {
    let board = board(
        ". X X .
         X X X .
         X X . X",
    );
    let last = at(1, 1);
    let blocks = board.bounds().blocks_through(last, 2, 2);
    let blocks = blocks.filter(|block| block.cells().all(|at| board[at] == 'X'));
    fields(&board, "Two full squares through the last X")
        .with_marks(blocks.flat_map(Part::cells).map(Mark::Cell))
        .with_mark(Mark::Last(last))
}

fn transform_part() -> Picture {
    let mut board = board(
        "X O . . . .
         . X . . O .
         . . O . . .
         . . . . X .
         . O . . . .
         . . . X . .",
    );
    let Some(part) = board.bounds().part(at(0, 0), 3, 3) else {
        unreachable!("a quadrant")
    };
    let turned = board.transform_part(part, Symmetry::QuarterTurn);
    turned.unwrap_or_else(|error| unreachable!("a square: {error}"));
    fields(&board, "A quadrant after a quarter turn clockwise")
        .with_marks(part.cells().map(Mark::Cell))
}
