//! [`Ends`]: what makes a line too long.

use collinear::{Layout, Line};

/// The cells before and behind each window, on which a stone of its owner makes its line too long.
pub(super) struct Ends {
    pub(super) of_window: Box<[[Option<u32>; 2]]>,
    /// The windows that end beside a cell.
    pub(super) beside: Box<[Vec<usize>]>,
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
                // Round the edge it may end there at both sides.
                if beside.last() != Some(&window) {
                    beside.push(window);
                }
            }
        }
        Self {
            of_window,
            beside: beside.into(),
        }
    }
}
