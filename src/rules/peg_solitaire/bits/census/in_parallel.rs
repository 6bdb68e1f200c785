//! Work on several things, shared by the threads of rayon if it is there.

/// How many threads share the work.
#[cfg(feature = "rayon")]
pub(super) fn workers() -> usize {
    rayon::current_num_threads()
}

/// Does something with each of these.
#[cfg(feature = "rayon")]
pub(super) fn each<T: Send>(items: &mut [T], work: impl Fn(&mut T) + Send + Sync) {
    use rayon::iter::{IntoParallelRefMutIterator, ParallelIterator};
    items.par_iter_mut().for_each(work);
}

/// How many threads share the work: one.
#[cfg(not(feature = "rayon"))]
pub(super) fn workers() -> usize {
    1
}

/// Does something with each of these.
#[cfg(not(feature = "rayon"))]
pub(super) fn each<T>(items: &mut [T], work: impl Fn(&mut T)) {
    items.iter_mut().for_each(work);
}
