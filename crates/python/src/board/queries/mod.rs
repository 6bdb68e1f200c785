//! The queries of a board, by subject.

mod captures;
mod chains;
mod connected;
mod k_in_a_row;
mod moves;
mod patterns;
mod runs;
mod shapes;
mod sight;

use collinear::Length;

const fn length(k: usize, exactly: bool) -> Length {
    if exactly {
        Length::Exactly(k)
    } else {
        Length::AtLeast(k)
    }
}
