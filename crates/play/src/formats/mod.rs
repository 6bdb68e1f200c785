//! Games as other programs write them.

pub(crate) mod ggf;
pub(crate) mod otn;
mod properties;
