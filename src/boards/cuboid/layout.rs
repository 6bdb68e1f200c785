//! The paper of a box: layers side by side, or in a table for four dimensions.

use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};

use crate::geometry::{Bounds, Coord, Labels, Layout, NameError, Origin, column_name};

use super::{Cuboid, Point};

/// The layers are side by side with a gap of one column. Layers of the next dimension are below them with a gap of one
/// row, so a box of four dimensions is a table of squares. Further dimensions alternate in the same way.
///
/// The [name](Cuboid::name) of a cell is the letter of its column, the number of its row, then the letter of its layer.
/// The margin shows these letters and numbers.
///
/// ```
/// use collinear::{Grid, Layout, boards::{Cuboid, Point}};
///
/// let box_of_three = Cuboid::new([3, 2, 2])?;
/// let layers = Grid::on(box_of_three.board(), |Point([layer, ..])| (b'0' + layer as u8) as char)?;
/// assert_eq!(layers.to_string(), "0 0   1 1   2 2\n0 0   1 1   2 2");
/// assert_eq!(box_of_three.labels().unwrap().columns, ["aa", "ba", "", "ab", "bb", "", "ac", "bc"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<const N: usize> Layout for Cuboid<N> {
    /// Never has joined sides, since the sides of a layer are not the sides of the paper.
    fn paper(&self) -> Bounds {
        let [rows, cols] = self.paper_sides().map(|side| side.len());
        let sides = rows.zip(cols);
        // If the size overflows, the box does not fit in memory either.
        let paper = sides.and_then(|(rows, cols)| Bounds::new(rows, cols).ok());
        paper.unwrap_or_else(|| Bounds::of_array(0, 0))
    }

    fn on_paper(&self, Point(at): Point<N>) -> Coord {
        let [row, col] = self.paper_sides().map(|side| side.index_of(&at));
        Coord::new(row, col)
    }

    fn name(&self, at: Point<N>) -> String {
        Self::name_from(self, at, Origin::TopLeft).unwrap_or_else(|| at.to_string())
    }

    fn cell_named(&self, name: &str) -> Result<Point<N>, NameError> {
        self.cell_named_from(name, Origin::TopLeft)
    }

    fn has_labels(&self) -> bool {
        true
    }

    fn labels(&self) -> Option<Labels> {
        let [down, across] = self.paper_sides();
        let number = |index: usize| (index + 1).to_string();
        Some(Labels {
            rows: down.labels(".", number),
            columns: across.labels("", column_name),
        })
    }
}

impl<const N: usize> Cuboid<N> {
    /// The dimensions that run down the paper, and those that run across.
    fn paper_sides(&self) -> [PaperSide; 2] {
        [1, 0].map(|first| PaperSide {
            sides: (0..N)
                .rev()
                .skip(first)
                .step_by(2)
                .map(|side| (side, self.sides[side]))
                .collect(),
        })
    }
}

/// The dimensions of a box in one direction of the paper, the finest first, each with its size.
struct PaperSide {
    sides: Vec<(usize, usize)>,
}

impl PaperSide {
    /// The length on paper with gaps between blocks; `None` on overflow.
    fn len(&self) -> Option<usize> {
        let mut sides = self.sides.iter().enumerate();
        sides.try_fold(1, |block, (level, &(_, side))| blocks(level, block, side))
    }

    /// The row or column on paper of a cell.
    fn index_of(&self, at: &[usize]) -> usize {
        let (mut index, mut block) = (0_usize, 1_usize);
        for (level, &(side, size)) in self.sides.iter().enumerate() {
            let pitch = block.saturating_add(gap(level));
            index = index.saturating_add(at[side].saturating_mul(pitch));
            block = blocks(level, block, size).unwrap_or(usize::MAX);
        }
        index
    }

    /// The label of each row or column: a part for each dimension; empty at gaps.
    fn labels(&self, joint: &str, part: impl Fn(usize) -> String) -> Vec<String> {
        let Some((&(_, finest), coarser)) = self.sides.split_first() else {
            return vec![String::new()];
        };
        let mut labels: Vec<_> = (0..finest).map(&part).collect();
        for &(_, side) in coarser {
            let blocks = (0..side).map(|nth| {
                let block = labels.iter();
                let label = |label: &String| match label.as_str() {
                    "" => String::new(),
                    label => format!("{label}{joint}{}", part(nth)),
                };
                block.map(label).collect::<Vec<_>>()
            });
            let blocks: Vec<_> = blocks.collect();
            labels = blocks.join(&String::new());
        }
        labels
    }
}

/// The gap between blocks; cells of the finest dimension touch.
fn gap(level: usize) -> usize {
    usize::from(level > 0)
}

/// The length of several blocks on paper.
fn blocks(level: usize, block: usize, blocks: usize) -> Option<usize> {
    let gaps = blocks.saturating_sub(1) * gap(level);
    block.checked_mul(blocks)?.checked_add(gaps)
}
