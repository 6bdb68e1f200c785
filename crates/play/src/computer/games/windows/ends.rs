//! [`Ends`]: the cells at the ends of windows, where a stone makes a line too long.

use collinear::{Layout, Line, rules::Side};

/// The cells before and behind each window. A stone of the window's owner on such a cell makes the line too long.
pub(super) struct Ends {
    of_window: Box<[[Option<u32>; 2]]>,
    /// For each cell, the windows that end next to it.
    beside: Box<[Vec<usize>]>,
    /// Whether a line of each side can be too long.
    pub(super) count_for: [bool; 2],
}

impl Ends {
    pub(super) fn of<B: Layout>(
        windows: impl Iterator<Item = Line<B>>,
        cells: usize,
        index: impl Fn(B::Cell) -> Option<u32>,
    ) -> Self {
        let beyond = |window: &Line<B>| {
            let first = window.first()?;
            let mut ray = window.board().ray_with_origin(first, window.heading());
            let next = ray.nth(window.len())?;
            index(next).filter(|_| !window.contains(next))
        };
        let ends = windows.map(|window| [beyond(&window.reversed()), beyond(&window)]);
        let of_window: Box<[_]> = ends.collect();
        let mut beside: Vec<Vec<usize>> = vec![Vec::new(); cells];
        for (window, ends) in of_window.iter().enumerate() {
            for &end in ends.iter().flatten() {
                let beside = &mut beside[end as usize];
                // On a wrapped board, both ends of a window can be next to the same cell.
                if beside.last() != Some(&window) {
                    beside.push(window);
                }
            }
        }
        Self {
            of_window,
            beside: beside.into(),
            count_for: [false; 2],
        }
    }

    /// The windows that end next to a cell.
    pub(super) fn beside(&self, index: usize) -> &[usize] {
        &self.beside[index]
    }

    /// Returns whether a stone at an end of a window makes a line of this side too long.
    pub(super) fn are_taken(&self, window: usize, side: Side, stones: &[Option<Side>]) -> bool {
        let is_own = |&end: &u32| stones[end as usize] == Some(side);
        self.count_for[side.index()] && self.of_window[window].iter().flatten().any(is_own)
    }
}
