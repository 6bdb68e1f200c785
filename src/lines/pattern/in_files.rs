//! Patterns in files: as text if their kinds are characters, else as segments.

use alloc::{string::String, vec::Vec};
use core::{any::Any, array};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{Kinds, Pattern, kinds::MOST};

/// With feature `serde`: as its [text](Pattern#text) if its kinds are characters, else as its segments.
impl<K: Serialize + 'static> Serialize for Pattern<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self as &dyn Any).downcast_ref::<Pattern<char>>() {
            Some(pattern) => serializer.collect_str(pattern),
            None => self.segments.serialize(serializer),
        }
    }
}

impl<'de, K: Deserialize<'de> + 'static> Deserialize<'de> for Pattern<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut pattern = Self::new(Vec::new());
        match (&mut pattern as &mut dyn Any).downcast_mut::<Pattern<char>>() {
            Some(pattern) => {
                let text = String::deserialize(deserializer)?;
                *pattern = text.parse().map_err(D::Error::custom)?;
            }
            None => pattern.segments = Vec::deserialize(deserializer)?,
        }
        Ok(pattern)
    }
}

/// With feature `serde`: as a list.
impl<K: Serialize> Serialize for Kinds<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Deserialize<'de>> Deserialize<'de> for Kinds<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::deserialize(deserializer)?;
        if !(1..=MOST).contains(&list.len()) {
            return Err(D::Error::custom("a set holds one to eight kinds"));
        }
        let mut list = list.into_iter();
        Ok(Self {
            kinds: array::from_fn(|_| list.next()),
        })
    }
}

/// The most cells of a segment: nothing if there is no limit, whatever the width of a number.
pub(super) mod limit {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends it")]
    pub(in super::super) fn serialize<S: Serializer>(
        max: &usize,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Some(*max)
            .filter(|&max| max < usize::MAX)
            .serialize(serializer)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<usize, D::Error> {
        Ok(Option::deserialize(deserializer)?.unwrap_or(usize::MAX))
    }
}
