//! [`bands`]: splits cells into straight lines.

use collinear::Coord;

/// Splits a path into straight lines of at least three adjacent cells. Each other cell becomes a part of its own.
pub(super) fn bands(cells: &[Coord]) -> Vec<&[Coord]> {
    let mut bands = Vec::new();
    let mut rest = cells;
    while !rest.is_empty() {
        let length = match straight(rest) {
            1 | 2 => 1,
            length => length,
        };
        let (band, others) = rest.split_at(length);
        bands.push(band);
        rest = others;
    }
    bands
}

/// The number of cells at the beginning that form a straight line.
fn straight(cells: &[Coord]) -> usize {
    let steps = cells.windows(2).map(|pair| step(pair[0], pair[1]));
    let first = cells.get(1).and_then(|&next| step(cells[0], next));
    1 + steps
        .take_while(|step| step.is_some() && *step == first)
        .count()
}

/// The step from a cell to an adjacent one, in rows and columns.
fn step(from: Coord, to: Coord) -> Option<(isize, isize)> {
    let way = |from: usize, to: usize| to.checked_signed_diff(from);
    let (down, right) = (way(from.row, to.row)?, way(from.col, to.col)?);
    (down.abs().max(right.abs()) == 1).then_some((down, right))
}

#[cfg(test)]
mod tests {
    use super::bands;
    use collinear::Coord;

    #[test]
    fn lines_are_bands_and_other_cells_stand_alone() {
        let rows = [
            (vec![(5, 0), (4, 1), (3, 2), (2, 3)], vec![4]),
            (
                vec![(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2)],
                vec![3, 3],
            ),
            (vec![(3, 3), (2, 3), (3, 4), (4, 3)], vec![1, 1, 1, 1]),
            (vec![(0, 0), (0, 5), (0, 10)], vec![1, 1, 1]),
        ];
        for (cells, lengths) in rows {
            let cells: Vec<Coord> = cells.into_iter().map(Coord::from).collect();
            let found: Vec<usize> = bands(&cells).iter().map(|band| band.len()).collect();
            assert_eq!(found, lengths, "{cells:?}");
        }
    }
}
