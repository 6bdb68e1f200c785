//! Room that memory may not have.

use alloc::{collections::TryReserveError, vec::Vec};

/// So many of a value, if memory has room for them.
pub(super) fn filled<T: Copy>(value: T, len: usize) -> Result<Vec<T>, TryReserveError> {
    let mut values = Vec::new();
    values.try_reserve_exact(len)?;
    values.resize(len, value);
    Ok(values)
}
