//! A picture for each query of the vocabulary, with its answer on the board of the README.

use collinear::{
    Coord, Direction, Gravity, Grid, Length, Move, Pattern, Removal,
    lines::{Region, longest_of},
    picture::{Figure, Margin, Mark, Picture, Style, Surface, Theme, Tiling},
};

use super::board;

pub(super) fn pictures() -> Vec<(&'static str, Picture)> {
    vec![
        ("run", run()),
        ("line_of_k", line_of_k()),
        ("completions", completions()),
        ("threats", threats()),
        ("census", census()),
        ("runs", runs()),
        ("whole_line", whole_line()),
        ("hit", hit()),
        ("path", path()),
        ("slide", slide()),
        ("bracket", bracket()),
        ("custodial", custodial()),
        ("intervene", intervene()),
        ("surround", surround()),
        ("hop", hop()),
        ("chain", chain()),
        ("pattern", pattern()),
        ("pattern_through", pattern_through()),
        ("drop", drop()),
        ("compact", compact()),
        ("regions", regions()),
        ("border", border()),
        ("enclosed", enclosed()),
        ("flood", flood()),
        ("connect", connect()),
    ]
}

/// A board of squares, labelled with the rows and columns of a [`Coord`].
pub(super) fn fields(glyphs: &Grid<char>, title: &str) -> Picture {
    let look = Style {
        margin: Margin::Indices,
        ..Style::default()
    };
    Picture::new(glyphs.clone())
        .with_style(look)
        .with_title(title)
}

/// A board with characters as letters and `#` as walls.
pub(super) fn letters(glyphs: &Grid<char>, title: &str) -> Picture {
    let look = Style {
        margin: Margin::Indices,
        theme: Theme::letters().with_figure('#', Figure::Off),
        ..Style::default()
    };
    fields(glyphs, title).with_style(look)
}

/// A plate with pits.
pub(super) fn pits(glyphs: &Grid<char>, title: &str) -> Picture {
    let look = Style {
        surface: Surface::Pits,
        margin: Margin::Indices,
        theme: Theme::wood(),
        ..Style::default()
    };
    fields(glyphs, title).with_style(look)
}

pub(super) fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

pub(super) fn is(glyph: char) -> impl Fn(&char) -> bool + Copy {
    move |&cell| cell == glyph
}

fn run() -> Picture {
    let board = board(". X X X O");
    let run = board.run_through(at(0, 2), Direction::E, is('X'));
    fields(&board, "Three X in a run, blocked at both ends").with_mark(run)
}

fn line_of_k() -> Picture {
    let board = board(
        "O . . . X
         . O . X .
         . X X O .
         . X X X X",
    );
    let lines = board.k_lines_through(at(2, 2), &Direction::AXES, Length::AtLeast(4), is('X'));
    fields(&board, "Four X on a diagonal")
        .with_marks(lines)
        .with_mark(Mark::Last(at(2, 2)))
}

fn completions() -> Picture {
    let board = board(
        "O . . . X
         . O . X .
         . X . . .
         O X X X .",
    );
    let four = Length::AtLeast(4);
    let cells = board.completions(&Direction::AXES, four, is('X'), is('.'));
    fields(&board, "Where a fourth X would win").with_marks(cells.map(Mark::Target))
}

fn threats() -> Picture {
    let board = board(
        ". . . . . . . .
         . . X X X . . O
         . . . X . . . .
         . O X X X X . .
         . . . . . . . .",
    );
    let five = Length::AtLeast(5);
    let threats = board.threats(&[Direction::E], five, is('X'), is('.'));
    let marks = threats.flat_map(|threat| {
        let gains = threat.gains().map(Mark::Target).collect::<Vec<_>>();
        [Mark::Line(threat.line)].into_iter().chain(gains)
    });
    fields(
        &board,
        "An open three and a four, and the cells that carry them out",
    )
    .with_marks(marks)
}

fn census() -> Picture {
    let board = board(
        ". X X . . O .
         X . . . X . X
         O X . X . . .",
    );
    let weigh = |&cell: &char| [u8::from(cell == 'X'), u8::from(cell == 'O')];
    let census = board.census(&[Direction::E], 3, weigh);
    let census = census.expect("a small board");
    let short = census.windows().filter(|&(_, sums)| sums == [2, 0]);
    fields(&board, "Windows of three that hold two X and no O")
        .with_marks(short.map(|(window, _)| window))
}

fn runs() -> Picture {
    let board = board("a a b . b b");
    let runs = board.runs(Direction::E, |&cell| (cell != '.').then_some(cell));
    let lines = runs.map(|(_, run)| run.line);
    letters(&board, "Three runs: two a, one b, two b").with_marks(lines)
}

fn whole_line() -> Picture {
    let board = board(
        "O . O . .
         . O X . .
         X . X . X",
    );
    let row = board.bounds().lines(Direction::E).nth(2).into_iter();
    let cells = row.flatten().filter(|&cell| board[cell] == 'X');
    fields(&board, "Three X on a whole row, gaps and all").with_marks(cells.map(Mark::Cell))
}

fn hit() -> Picture {
    let board = board("@ . . o o");
    let (from, east) = (at(0, 0), Direction::E);
    let first = board.first_hit(from, east, |&cell| cell != '.').ok();
    let free = board.last_free(from, east, |&cell| cell == '.').ok();
    letters(&board, "The first hit, and the last free cell before it")
        .with_marks(first.map(Mark::Cell))
        .with_marks(free.map(Mark::Target))
}

fn path() -> Picture {
    let board = board("R . . # .");
    let path = board.path(at(0, 0), at(0, 4), is('.'));
    letters(&board, "A rook's path, blocked by a wall").with_marks(Mark::path(board.bounds(), path))
}

fn slide() -> Picture {
    let board = board(
        ". . # . . .
         . . . . . .
         . . R . . .
         . . . . . .",
    );
    let rook = at(2, 2);
    let slide = |direction| Mark::reach(board.slide(rook, direction, .., is('.')));
    letters(&board, "A rook's slides, up to a wall and three edges")
        .with_marks(Direction::ORTHOGONAL.map(slide))
}

fn bracket() -> Picture {
    let board = board(
        ". O O X .
         . O O O O",
    );
    let bracket = |from| board.bracket(from, Direction::E, 1.., is('O'), is('X'));
    let (hit, miss) = (bracket(at(0, 0)), bracket(at(1, 0)));
    let miss = miss.map_err(|miss| Mark::miss(board.bounds(), miss));
    fields(&board, "Two O in a bracket, and four in none")
        .with_marks(hit)
        .with_marks(miss.err())
}

fn custodial() -> Picture {
    let board = board(
        ". d a
         . . .
         a . .",
    );
    let step = Move {
        from: at(2, 0),
        to: at(0, 0),
    };
    let taken = board.custodial(step.to, Direction::E, is('d'), |anvil| anvil == Some(&'a'));
    fields(&board, "A soldier taken between two attackers")
        .with_mark(step)
        .with_marks(taken.map(Mark::Taken))
}

fn intervene() -> Picture {
    let board = board(
        ". . .
         o . o
         . X .",
    );
    let step = Move {
        from: at(2, 1),
        to: at(1, 1),
    };
    let taken = board.intervene(step.to, Direction::E, is('o'));
    fields(&board, "Two pieces taken by one that steps between them")
        .with_mark(step)
        .with_marks(taken.into_iter().flatten().map(Mark::Taken))
}

fn surround() -> Picture {
    let board = board(
        ". a . .
         a K a .
         . . . .",
    );
    let king = at(1, 1);
    let closes = |side: Option<&char>| side == Some(&'a');
    let sides = board.surround(king, &Direction::ORTHOGONAL, closes);
    let is_closed = |&side: &Direction| board.surround(king, &[side], closes).closed == 1;
    let closed = Direction::ORTHOGONAL.into_iter().filter(is_closed);
    fields(&board, "A king with attackers on three sides")
        .with_marks(closed.map(|side| Mark::Closed { at: king, side }))
        .with_marks(Mark::gap(board.bounds(), sides))
}

fn hop() -> Picture {
    let board = board("1 1 0 1 0");
    let hop = board.hop(at(0, 0), Direction::E, is('1'), is('0'));
    pits(&board, "A hop over a peg").with_marks(hop)
}

fn chain() -> Picture {
    let board = board(
        "1 1 0 1
         0 1 1 0
         0 1 0 1",
    );
    let directions = &Direction::ORTHOGONAL;
    let chains = board.chains(at(0, 0), directions, is('1'), is('0'), Removal::AtOnce);
    let chain = longest_of(chains).into_iter().next().unwrap_or_default();
    pits(&board, "A chain of hops by one peg").with_marks(chain)
}

fn pattern() -> Picture {
    let board = board(
        ". . . . . .
         . X X X . O
         . O O O X .",
    );
    let open_three = Pattern::literal::<3>(". X{3} .");
    let found = board.find_pattern(&[Direction::E], &open_three, |&cell| cell);
    let lines: Vec<_> = found.map(|it| it.line).collect();
    fields(&board, "An open three: X in a row with room at both ends").with_marks(lines)
}

fn pattern_through() -> Picture {
    let board = board(
        ". O O . O .
         . X X . X .
         . O X . . .
         . . X . . .",
    );
    let broken_three = Pattern::literal::<5>(". X{2} . X .");
    let axes = &Direction::AXES;
    let found = board.find_pattern_through(at(1, 2), axes, &broken_three, |&cell| cell);
    let marks = found.flat_map(|it| {
        let gap = it.segments[2].iter().map(Mark::Target);
        gap.chain([it.line.into()]).collect::<Vec<_>>()
    });
    let marks: Vec<_> = marks.chain([Mark::Last(at(1, 2))]).collect();
    fields(&board, "The broken three through a stone, and its gap").with_marks(marks)
}

fn drop() -> Picture {
    let board = board(
        ". . . .
         . . . O
         . . O X
         . . X X",
    );
    let lands = board.landings(Direction::S, is('.'));
    let (fall, others): (Vec<_>, Vec<_>) = lands.partition(|to| to.col == 1);
    let look = Style {
        surface: Surface::Wells,
        margin: Margin::Indices,
        theme: Theme::sheet(),
        ..Style::default()
    };
    let fall = fall.into_iter().map(|to| Move { from: at(0, 1), to });
    fields(&board, "Where discs come to rest")
        .with_style(look)
        .with_marks(fall)
        .with_marks(others.into_iter().map(Mark::Target))
}

fn compact() -> Picture {
    let start = board(
        "a . b
         . # .
         . . c",
    );
    let mut board = start.clone();
    let mut falls = Vec::new();
    let mut falling = board.bounds().compact(Direction::S);
    while let Some(fall) = falling.next_fall(|at| match board[at] {
        '.' => Gravity::Empty,
        '#' => Gravity::Fixed,
        _ => Gravity::Falls,
    }) {
        board.swap(fall.from, fall.to);
        falls.push(fall);
    }
    letters(&start, "What falls when all gaps are closed").with_marks(falls)
}

fn regions() -> Picture {
    let board = board(
        "X X . O O
         . X O O .
         O . X . X
         O O X X X",
    );
    let stones = |&cell: &char| (cell != '.').then_some(cell);
    let mut numbers = board.map(|_| '.');
    for ((_, region), number) in board.regions(&Direction::ORTHOGONAL, stones).zip('1'..) {
        numbers.fill(region.cells().iter().copied(), number);
    }
    let title = "The groups of stones by numbers, diagonals not counted";
    let stones = board.indexed().filter(|&(_, &cell)| cell == 'X');
    letters(&numbers, title).with_marks(stones.map(|(at, _)| Mark::Cell(at)))
}

fn border() -> Picture {
    let board = board(
        ". . . . .
         . X X O .
         . . X O .
         . . O . .",
    );
    let group = board.flood([at(1, 1)], &Direction::ORTHOGONAL, is('X'));
    let cells = group.cells().iter().copied().map(Mark::Cell);
    let border = group
        .border(&Direction::ORTHOGONAL)
        .map(|at| match board[at] {
            '.' => Mark::Target(at),
            _ => Mark::Blocker(at),
        });
    fields(
        &board,
        "A group, its liberties, and the stones on its border",
    )
    .with_marks(cells)
    .with_marks(border)
}

fn enclosed() -> Picture {
    let board = board(
        ". X . . . X
         X . X X . .
         . X . . X .
         . X O . X .
         . . X X . .",
    );
    let enclosed = board.enclosed(&Direction::ORTHOGONAL, is('X'));
    let cells: Vec<_> = enclosed.flat_map(Region::into_cells).collect();
    fields(
        &board,
        "What dots enclose; the corners of the board they do not",
    )
    .with_marks(cells.into_iter().map(Mark::Cell))
}

fn flood() -> Picture {
    let board = board(
        "X X . X
         . . X .
         X . . X",
    );
    let region = board.flood([at(0, 0)], &Direction::ALL, is('X'));
    let cells = region.cells().iter().copied();
    fields(
        &board,
        "What is connected with the corner, diagonals and all",
    )
    .with_marks(cells.map(Mark::Cell))
}

fn connect() -> Picture {
    let board = board(
        "X . . O
         X O O .
         O X X O
         . O X X",
    );
    let is_right = |at: Coord| at.col == 3;
    let path = board.connect([at(0, 0)], is_right, &Direction::HEX, is('X'));
    let look = Style {
        tiling: Tiling::Hexagonal,
        margin: Margin::Indices,
        ..Style::default()
    };
    fields(
        &board,
        "A shortest way from side to side on a board of hexagons",
    )
    .with_style(look)
    .with_trail(path.unwrap_or_default())
}
