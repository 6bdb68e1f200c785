//! Shapes: the numbers of polyominoes and polyhexes, turns and pictures.

use super::*;
use collinear::{Shape, geometry::Tiling};
use itertools::iproduct;
use proptest::sample::subsequence;

const TILINGS: [Tiling; 2] = [Tiling::Square, Tiling::Hexagonal];

/// All connected shapes of this many cells: smaller shapes with an adjacent cell.
fn fixed(tiling: Tiling, cells: usize) -> BTreeSet<Shape> {
    let sides = match tiling {
        Tiling::Square => &Direction::ORTHOGONAL[..],
        Tiling::Hexagonal => &Direction::HEX,
    };
    let mut shapes = BTreeSet::from([Shape::new(tiling, [Coord::new(0, 0)])]);
    for _ in 1..cells {
        let grown = shapes.iter().flat_map(|shape| {
            // One row and one column of room on each side.
            let cells = shape.cells().iter();
            let cells: Vec<_> = cells.map(|at| Coord::new(at.row + 1, at.col + 1)).collect();
            let beside = iproduct!(cells.clone(), sides).map(|(at, side)| {
                let row = at.row.wrapping_add_signed(side.rows());
                Coord::new(row, at.col.wrapping_add_signed(side.cols()))
            });
            let beside: Vec<_> = beside.filter(|at| !cells.contains(at)).collect();
            let with = move |at| Shape::new(tiling, cells.iter().copied().chain([at]));
            beside.into_iter().map(with)
        });
        shapes = grown.collect();
    }
    shapes
}

/// The number of classes of shapes that these turns map onto each other.
fn classes(shapes: &BTreeSet<Shape>, turns: impl Fn(&Shape) -> Vec<Shape>) -> usize {
    let least = shapes.iter().map(|shape| turns(shape).into_iter().min());
    least.collect::<BTreeSet<_>>().len()
}

#[test]
fn there_are_as_many_polyominoes_and_polyhexes_as_is_known() {
    // Fixed, one-sided and free ones, from one cell on.
    let squares = [
        [1, 1, 1],
        [2, 1, 1],
        [6, 2, 2],
        [19, 7, 5],
        [63, 18, 12],
        [216, 60, 35],
    ];
    let hexagons = [[1, 1, 1], [3, 1, 1], [11, 3, 3], [44, 10, 7], [186, 33, 22]];
    for (tiling, known) in TILINGS.into_iter().zip([&squares[..], &hexagons]) {
        for (less, &expected) in known.iter().enumerate() {
            let shapes = fixed(tiling, less + 1);
            let one_sided = classes(&shapes, Shape::turns);
            let free = classes(&shapes, Shape::turns_and_mirrors);
            assert_eq!(
                [shapes.len(), one_sided, free],
                expected,
                "{tiling:?} {}",
                less + 1
            );
        }
    }
}

/// Cells in a random corner, which need not touch.
fn some_cells() -> impl Strategy<Value = Vec<Coord>> {
    (
        subsequence(cells(board(4, 4, Wrap::None)), 0..=8).prop_shuffle(),
        0_usize..3,
        0_usize..3,
    )
        .prop_map(|(cells, down, right)| {
            let moved = cells.into_iter();
            moved
                .map(|at| Coord::new(at.row + down, at.col + right))
                .collect()
        })
}

/// The squared distances between all pairs of cells, sorted: turns keep them.
fn distances(shape: &Shape) -> Vec<i64> {
    let place = |at: &Coord| [at.row, at.col].map(|index| i64::try_from(index).expect("small"));
    let pairs = iproduct!(shape.cells(), shape.cells()).map(|(a, b)| {
        let ([a_row, a_col], [b_row, b_col]) = (place(a), place(b));
        let (rows, cols) = (b_row - a_row, b_col - a_col);
        let between = if shape.tiling() == Tiling::Hexagonal {
            rows * cols
        } else {
            0
        };
        rows * rows - between + cols * cols
    });
    let mut all: Vec<_> = pairs.collect();
    all.sort_unstable();
    all
}

proptest! {
    #![proptest_config(naive::cases(200))]

    #[test]
    fn a_shape_is_its_cells_moved_to_the_corner(cells in some_cells(), by in (0_usize..5, 0_usize..5)) {
        for tiling in TILINGS {
            let shape = Shape::new(tiling, cells.iter().copied());
            let moved = cells.iter().map(|at| Coord::new(at.row + by.0, at.col + by.1));
            prop_assert_eq!(&shape, &Shape::new(tiling, moved));
            prop_assert_eq!(&shape, &Shape::new(tiling, shape.cells().iter().copied()));
            prop_assert_eq!(shape.cells().len(), cells.len());
            prop_assert!(shape.cells().is_sorted());
            for side in [|at: &Coord| at.row, |at: &Coord| at.col] {
                prop_assert_eq!(shape.cells().iter().map(side).min().unwrap_or(0), 0);
            }
        }
    }

    #[test]
    fn a_picture_of_a_shape_is_read_as_that_shape(cells in some_cells()) {
        let shape = Shape::new(Tiling::Square, cells);
        prop_assert_eq!(Shape::parse(&shape.to_string()), shape);
    }

    #[test]
    fn any_text_is_a_picture(text in "[#.\n a]*") {
        let shape = Shape::parse(&text);
        let marks = text.chars().filter(|mark| !mark.is_whitespace() && *mark != '.');
        prop_assert_eq!(shape.cells().len(), marks.count());
    }

    #[test]
    fn turns_are_all_maps_that_keep_distances(cells in some_cells()) {
        for tiling in TILINGS {
            let shape = Shape::new(tiling, cells.iter().copied());
            let all = shape.turns_and_mirrors();
            let turns = shape.turns();
            prop_assert_eq!(&turns[0], &shape);
            prop_assert_eq!(&all[..turns.len()], &turns[..]);
            prop_assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "without doubles");
            for other in &all {
                prop_assert_eq!(distances(other), distances(&shape));
                prop_assert_eq!(other.turns_and_mirrors().into_iter().collect::<BTreeSet<_>>(),
                    all.iter().cloned().collect(), "they are the same of each");
            }
            // The orbit of the shape times its symmetries is the size of the group.
            let symmetries = collinear::geometry::shape_symmetries(tiling, shape.cells()).len();
            let elements = if tiling == Tiling::Square { 8 } else { 12 };
            prop_assert_eq!(all.len() * symmetries.max(1), if cells.is_empty() { 1 } else { elements });
            prop_assert_eq!(elements / 2 % turns.len(), 0);
        }
    }
}

#[test]
fn turns_are_clockwise() {
    let corner = Shape::parse("#\n# #");
    let turns: Vec<_> = corner.turns().iter().map(Shape::to_string).collect();
    assert_eq!(turns, ["# .\n# #", "# #\n# .", "# #\n. #", ". #\n# #"]);
    let bent = Shape::parse("# # .\n. . #").with_tiling(Tiling::Hexagonal);
    let turns = bent.turns();
    assert_eq!(turns.len(), 6);
    assert_eq!(turns[1].to_string(), "# .\n. #\n. #");
}

#[test]
fn cells_far_apart_are_a_shape_too() {
    let far = [
        Coord::new(0, 0),
        Coord::new(usize::MAX, usize::MAX),
        Coord::new(usize::MAX, 0),
    ];
    for tiling in TILINGS {
        let shape = Shape::new(tiling, far);
        assert_eq!(shape.cells().len(), 3);
        // A turn of hexagons may overflow.
        assert!(shape.turns().contains(&shape));
        assert!(shape.turns_and_mirrors().len() <= 12);
        let torus = board(5, 5, Wrap::Both);
        assert_eq!(torus.lay(&shape, Coord::new(0, 0)), None);
        assert_eq!(torus.placements(&shape, |_| true).count(), 0);
    }
}
