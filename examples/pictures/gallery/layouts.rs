//! A picture for each kind of board that is not a rectangle.

use collinear::{
    Direction, Grid, Headings, Layout, Length,
    boards::{Cuboid, Delta, Hex, HexPlane, Hexagons, Point, Tracks, Window},
    picture::{Margin, Mark, Picture, Style},
};

pub(super) fn pictures() -> [(&'static str, Picture); 5] {
    [
        ("morris", morris()),
        ("surakarta", surakarta()),
        ("qubic", qubic()),
        ("hex_window", hex_window()),
        ("star", star()),
    ]
}

/// A board of points with stones on the named points.
fn stones(board: &Tracks, stones: &[(char, &str)]) -> Grid<char, Tracks> {
    let mut grid = Grid::filled_on(board.board(), '.').expect("a few points");
    for (stone, names) in stones {
        for name in names.split_whitespace() {
            grid[board.cell_named(name).expect("a point")] = *stone;
        }
    }
    grid
}

fn morris() -> Picture {
    let board = Tracks::nine_mens_morris();
    let grid = stones(
        &board,
        &[('X', "d7 d6 d5 a1 g4 b2"), ('O', "a7 b4 c3 f6 e5 g1")],
    );
    let last = board.cell_named("d6").expect("a point");
    let axes: Vec<_> = board.axes(last).collect();
    let mut mills = grid.k_lines_through(last, &axes, Length::Exactly(3), |&stone| stone == 'X');
    let mill = mills.next().expect("three stones in a row");
    Picture::new(grid.clone())
        .with_line(&mill)
        .with_mark(Mark::Last(board.on_paper(last)))
        .with_title("Nine Men's Morris: a mill")
}

fn surakarta() -> Picture {
    let board = Tracks::surakarta();
    let grid = stones(
        &board,
        &[
            ('X', "a6 b6 c6 d6 e6 f6 a5 b5 c5 d5 f5 e4"),
            ('O', "a1 b1 c1 d1 e1 f1 a2 b2 c2 d2 e2 f2"),
        ],
    );
    Picture::new(grid).with_title("Surakarta")
}

fn qubic() -> Picture {
    let cuboid = Cuboid::new([4, 4, 4]).expect("64 cells");
    let mut grid = Grid::filled_on(cuboid.board(), '.').expect("64 cells");
    for n in 0..4 {
        grid[Point([n, n, n])] = 'X';
    }
    for at in [[0, 1, 2], [1, 3, 0], [2, 0, 1], [3, 2, 2]] {
        grid[Point(at)] = 'O';
    }
    let through = Point([1, 1, 1]);
    let mut fours = grid.k_lines_through(through, &Delta::<3>::AXES, Length::AtLeast(4), |&cell| {
        cell == 'X'
    });
    let four = fours.next().expect("four in a row");
    Picture::new(grid.clone())
        .with_line(&four)
        .with_title("Qubic: four in a row through all layers")
}

fn hex_window() -> Picture {
    let (first, second) = (
        [(0, 0), (1, 1), (2, 2), (3, 3), (-1, 1), (2, 0)],
        [(0, 1), (1, 0), (2, 1), (3, 2), (1, 2)],
    );
    let cells = |stones: &[(i32, i32)]| -> Vec<Hex> {
        stones.iter().map(|&(q, r)| Hex::new(q, r)).collect()
    };
    let (first, second) = (cells(&first), cells(&second));
    let shown = first.iter().chain(&second).flat_map(|at| at.disk(1));
    let window = Window::around(HexPlane, shown).expect("there are stones");
    let grid = Grid::on(window.board(), |at| match at {
        at if first.contains(&at) => 'X',
        at if second.contains(&at) => 'O',
        _ => '.',
    });
    let grid = grid.expect("a small window");
    let mut runs = grid.k_lines_through(
        Hex::new(1, 1),
        &Direction::HEX_AXES,
        Length::AtLeast(4),
        |&cell| cell == 'X',
    );
    let run = runs.next().expect("four in a row");
    Picture::new(grid.clone())
        .with_line(&run)
        .with_title("A window on an endless plane of hexagons")
}

fn star() -> Picture {
    let board = Hexagons::star(4).expect("73 cells");
    let grid = Grid::filled_on(board.clone(), '.').expect("73 cells");
    let tips: Vec<_> = board.corners().collect();
    let rays = Direction::HEX
        .into_iter()
        .map(|heading| grid.slide(tips[0], heading, .., |_| true));
    let look = Style {
        margin: Margin::Bare,
        ..Style::default()
    };
    let picture = Picture::new(grid.clone())
        .with_style(look)
        .with_marks(
            tips.iter()
                .map(|&tip| Mark::Last(board.topology().on_paper(tip))),
        )
        .with_title("A star of hexagons: its six corners, and how far one sees from the first");
    rays.fold(picture, |picture, ray| picture.with_line(&ray.line))
}
