//! `check_topology` finds each broken law, and nothing wrong with our boards.

use collinear::{
    Aligned, Board, Bounds, Coord, Finite, Headings, Layout, NameError, Origin, Tiled, Topology,
    boards::Tracks,
    geometry::{Labels, LineStarts, Tiling},
    testing::{Breach, check_aligned, check_layout, check_tiled, check_topology, check_walks},
};

use super::list::{Visitor, Whole, each_board};

/// A line of three cells, 0 to 2, and a ring of three, 3 to 5, with one broken law.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Faulty(Option<&'static str>);

impl Faulty {
    fn breaks(&self, law: &str) -> bool {
        self.0 == Some(law)
    }

    fn right_step(from: u8, heading: i8) -> Option<u8> {
        let to = from.checked_add_signed(heading)?;
        match from {
            0..3 => Some(to).filter(|&to| to < 3),
            _ => Some(3 + to % 3),
        }
    }
}

impl Topology for Faulty {
    type Cell = u8;
    type Heading = i8;

    const STRAIGHT: bool = true;

    fn contains(&self, at: u8) -> bool {
        at < 6 && !(self.breaks("a listed cell is on the board") && at == 2)
    }

    fn step(&self, from: u8, heading: i8) -> Option<(u8, i8)> {
        match (self.0, from, heading) {
            (Some("a step leads to a cell of the board"), 2, 1) => Some((6, 1)),
            (Some("on a straight board a heading is the same everywhere"), 3, 1) => Some((4, 3)),
            (Some("a step can be taken back"), 5, 1) => Some((4, 1)),
            _ => Some((Self::right_step(from, heading)?, heading)),
        }
    }

    fn reversed(&self, at: u8, heading: i8) -> i8 {
        if self.breaks("a heading reversed twice is the same heading") && at == 1 {
            -1
        } else {
            -heading
        }
    }

    fn has_rings(&self) -> bool {
        !self.breaks("has_rings is true if the board has a ring")
    }

    fn leap(&self, from: u8, heading: i8, steps: usize) -> (u8, i8) {
        // Round the ring by one step too many.
        let more = usize::from(self.breaks("leap equals repeated steps") && from > 2 && steps > 3);
        (0..steps + more).fold((from, heading), |(at, heading), _| {
            self.step(at, heading).unwrap_or((at, heading))
        })
    }

    fn steps_ahead(&self, from: u8, heading: i8, at_most: usize) -> usize {
        let steps = match (from, heading) {
            (0..3, 1) => usize::from(2 - from),
            (0..3, _) => usize::from(from),
            (5, _) if self.breaks("steps_ahead counts the steps") => 3,
            _ => 2,
        };
        steps.min(at_most)
    }

    fn is_ring(&self, from: u8, _: i8) -> bool {
        from > 2 && !(self.breaks("is_ring is true exactly if the steps lead back") && from == 4)
    }
}

impl Finite for Faulty {
    type Cells = std::vec::IntoIter<u8>;
    type Starts = std::vec::IntoIter<(u8, i8)>;

    fn cells(&self) -> Self::Cells {
        let mut cells: Vec<u8> = (0..6).collect();
        if self.breaks("cells are listed in order, each once") {
            cells.swap(1, 2);
        }
        cells.into_iter()
    }

    fn cell_count(&self) -> usize {
        6 + usize::from(self.breaks("cell_count counts the cells"))
    }

    fn index_of(&self, at: u8) -> Option<usize> {
        let index = if self.breaks("index_of is the index of a cell among all cells") {
            at % 5
        } else {
            at
        };
        self.contains(at).then_some(index.into())
    }

    fn index_inside(&self, at: u8) -> usize {
        usize::from(at)
    }

    fn array_shape(&self) -> Vec<usize> {
        vec![
            2,
            if self.breaks("array_shape has room for exactly the cells") {
                4
            } else {
                3
            },
        ]
    }

    fn line_starts(&self, heading: i8) -> Self::Starts {
        let first = if heading == 1 { 0 } else { 2 };
        let mut starts = vec![(first, heading), (3, heading)];
        if self.breaks("line_starts lists every line once") {
            starts.pop();
        }
        starts.into_iter()
    }
}

impl Headings for Faulty {
    fn headings(&self, at: u8) -> impl Iterator<Item = i8> + Clone {
        let listed: &[i8] = match (self.0, at) {
            (Some("no heading is listed twice"), 1) => &[1, -1, 1],
            (Some("the reverse of every heading is listed"), 0) => &[1],
            (Some("the heading after a step is listed at its cell"), 4) => &[],
            _ => &[1, -1],
        };
        listed.iter().copied()
    }

    fn axes(&self, at: u8) -> impl Iterator<Item = i8> + Clone {
        let listed: &[i8] = match (self.0, at) {
            (Some("axes has one heading of each opposite pair"), 5) => &[1, -1],
            (Some("the heading after a step is listed at its cell"), 4) => &[],
            _ => &[1],
        };
        listed.iter().copied()
    }
}

impl Aligned for Faulty {
    fn heading_to(&self, from: u8, to: u8) -> Option<(i8, usize)> {
        if from == to || from > 2 || to > 2 {
            return None;
        }
        let steps = match (self.0, from, to) {
            (Some("heading_to leads to the cell"), 0 | 2, 0 | 2) => 1,
            (Some("two cells are aligned both ways"), 2, 0) => return None,
            _ => usize::from(from.abs_diff(to)),
        };
        Some((if from < to { 1 } else { -1 }, steps))
    }
}

impl Layout for Faulty {
    fn paper(&self) -> Bounds {
        Bounds::new(2, 3).unwrap()
    }

    fn on_paper(&self, at: u8) -> Coord {
        let at = if self.breaks("each cell has its own place on the paper") && at == 4 {
            1
        } else {
            at
        };
        Coord::new(usize::from(at / 3), usize::from(at % 3))
    }

    fn cell_named(&self, name: &str) -> Result<u8, NameError> {
        let at = self.paper().cell_named_from(name, Origin::BottomLeft)?;
        if self.breaks("each cell has its own name, which is read as that cell") && name == "B2" {
            return Err(NameError::Form);
        }
        Ok(u8::try_from(3 * at.row + at.col).unwrap())
    }

    fn labels(&self) -> Option<Labels> {
        self.breaks(
            "there are labels exactly if has_labels is true, one for each row and column of the paper",
        )
        .then(Labels::default)
    }

    fn strokes(&self) -> impl Iterator<Item = (u8, u8)> {
        let again = self
            .breaks("strokes join two cells, each pair once")
            .then_some((2, 1));
        [(0, 1), (1, 2)].into_iter().chain(again)
    }
}

/// The broken law, and the place.
fn found(answer: Result<(), Breach>) -> Option<(&'static str, String)> {
    let breach = answer.err()?;
    Some((breach.promise, breach.found.unwrap_or_default()))
}

#[test]
fn every_law_that_is_broken_is_found() {
    for (law, place) in [
        ("a listed cell is on the board", "at 2"),
        ("cells are listed in order, each once", "at 1"),
        ("index_of is the index of a cell among all cells", "at 5"),
        ("cell_count counts the cells", ""),
        ("array_shape has room for exactly the cells", ""),
        (
            "a heading reversed twice is the same heading",
            "at 1, heading 1",
        ),
        ("a step leads to a cell of the board", "at 2, heading 1"),
        (
            "on a straight board a heading is the same everywhere",
            "at 3, heading 1",
        ),
        // Found from the other end.
        ("a step can be taken back", "at 3, heading -1"),
        ("leap equals repeated steps", "at 3, heading 1"),
        ("steps_ahead counts the steps", "at 5, heading 1"),
        (
            "is_ring is true exactly if the steps lead back",
            "at 4, heading 1",
        ),
        (
            "has_rings is true if the board has a ring",
            "at 3, heading 1",
        ),
        ("no heading is listed twice", "at 1, heading 1"),
        ("the reverse of every heading is listed", "at 0, heading 1"),
        (
            "the heading after a step is listed at its cell",
            "at 3, heading 1",
        ),
        (
            "axes has one heading of each opposite pair",
            "at 5, heading 1",
        ),
        ("line_starts lists every line once", "at 3, heading -1"),
    ] {
        let board = Board::of(Faulty(Some(law)));
        assert_eq!(found(check_topology(&board)), Some((law, place.to_owned())));
    }
    for (law, place) in [
        ("heading_to leads to the cell", "at 0, heading 1"),
        ("two cells are aligned both ways", "at 0, heading 1"),
    ] {
        let board = Board::of(Faulty(Some(law)));
        assert_eq!(found(check_aligned(&board)), Some((law, place.to_owned())));
    }
    for (law, place) in [
        ("each cell has its own place on the paper", "at 4"),
        (
            "each cell has its own name, which is read as that cell",
            "at 1",
        ),
        (
            "there are labels exactly if has_labels is true, one for each row and column of the paper",
            "",
        ),
        ("strokes join two cells, each pair once", "at 2"),
    ] {
        let board = Board::of(Faulty(Some(law)));
        assert_eq!(found(check_layout(&board)), Some((law, place.to_owned())));
    }
    let sound = Board::of(Faulty(None));
    assert_eq!(found(check_topology(&sound)), None);
    assert_eq!(found(check_aligned(&sound)), None);
    assert_eq!(found(check_layout(&sound)), None);
    let text =
        check_topology(&Board::of(Faulty(Some("steps_ahead counts the steps")))).unwrap_err();
    assert_eq!(
        text.to_string(),
        "broken promise: steps_ahead counts the steps, at 5, heading 1"
    );
    let off = check_walks(&Board::of(Faulty(None)), [(9, 1)]).unwrap_err();
    assert_eq!(
        off.to_string(),
        "broken promise: a listed cell is on the board, at 9"
    );
}

/// A few cells in a row with one fault: it claims to be straight and is not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Small {
    /// Four cells on two rings that share their first step.
    Rings,
    /// Four cells without any steps; every second one has its own headings.
    Headings,
    /// Squares in these columns.
    Row(&'static [usize], &'static str),
}

impl Topology for Small {
    type Cell = usize;
    type Heading = isize;

    const STRAIGHT: bool = true;

    fn contains(&self, at: usize) -> bool {
        self.cells().any(|cell| cell == at)
    }

    fn step(&self, from: usize, heading: isize) -> Option<(usize, isize)> {
        let next = match (self, heading) {
            (Self::Headings, _) => None,
            (Self::Rings, 1) => Some([1, 2, 3, 0][from]),
            (Self::Rings, -1) => Some([3, 0, 1, 2][from]),
            (Self::Rings, 2) => Some([1, 3, 0, 2][from]),
            (Self::Rings, _) => Some([2, 0, 3, 1][from]),
            (Self::Row(..), _) => from.checked_add_signed(heading),
        };
        Some((next.filter(|&next| self.contains(next))?, heading))
    }

    fn reversed(&self, _: usize, heading: isize) -> isize {
        -heading
    }
}

impl Finite for Small {
    type Cells = std::iter::Copied<std::slice::Iter<'static, usize>>;
    type Starts = LineStarts<Self>;

    fn cells(&self) -> Self::Cells {
        let cells = match self {
            Self::Row(cells, _) => cells,
            _ => &[0, 1, 2, 3][..],
        };
        cells.iter().copied()
    }

    fn cell_count(&self) -> usize {
        self.cells().count()
    }

    fn index_of(&self, at: usize) -> Option<usize> {
        self.cells().position(|cell| cell == at)
    }

    fn line_starts(&self, heading: isize) -> Self::Starts {
        LineStarts::new(self.clone(), heading)
    }
}

impl Headings for Small {
    fn headings(&self, at: usize) -> impl Iterator<Item = isize> + Clone {
        let headings: &[isize] = match self {
            Self::Rings => &[1, -1, 2, -2],
            Self::Headings if at % 2 == 1 => &[2, -2],
            Self::Row(_, "two cells that share a side are one step apart") => &[2, -2],
            _ => &[1, -1],
        };
        headings.iter().copied()
    }
}

impl Tiled for Small {
    const TILING: Tiling = Tiling::Square;

    fn row_and_col(&self, at: usize) -> [i64; 2] {
        [0, i64::try_from(at).unwrap()]
    }

    fn cell_in(&self, row: i64, col: i64) -> Option<usize> {
        let at = usize::try_from(col).ok()?;
        let moved = usize::from(
            matches!(
                self,
                Self::Row(_, "cell_in finds each cell in its row and column")
            ) && at == 2,
        );
        (row == 0 && self.contains(at)).then_some(at - moved)
    }
}

#[test]
fn a_straight_board_is_alike_everywhere() {
    for (board, place) in [(Small::Rings, "at 0, heading 1"), (Small::Headings, "at 1")] {
        let found = found(check_topology(&Board::of(board)));
        assert_eq!(
            found,
            Some((
                "on a straight board a heading is the same everywhere",
                place.to_owned()
            ))
        );
    }
}

#[test]
fn squares_lie_where_their_rows_and_columns_say() {
    for (cells, law, cell) in [
        (
            &[0, 1, 2][..],
            "cell_in finds each cell in its row and column",
            2,
        ),
        (
            &[4, 5, 6],
            "two cells that share a side are one step apart",
            4,
        ),
        (
            &[0, 1, 3],
            "all cells between two cells are on the board",
            0,
        ),
    ] {
        let found = found(check_tiled(&Board::of(Small::Row(cells, law))));
        assert_eq!(found, Some((law, format!("at {cell}"))));
    }
    let sound = Board::of(Small::Row(&[3, 4, 5], "a listed cell is on the board"));
    assert_eq!(check_tiled(&sound), Ok(()));
}

#[test]
fn our_boards_keep_the_laws() {
    struct Laws;
    impl Visitor for Laws {
        const OF_KINDS: bool = true;

        fn visit<T: Whole>(&mut self, board: &Board<T>) {
            assert_eq!(check_topology(board), Ok(()), "{board:?}");
            assert_eq!(check_aligned(board), Ok(()), "{board:?}");
            assert_eq!(check_layout(board), Ok(()), "{board:?}");
        }
    }
    each_board(&mut Laws);
    for ready in [Tracks::star(), Tracks::surakarta()] {
        assert_eq!(check_topology(&ready.board()), Ok(()));
    }
}
