//! Boxes, points and steps in files: lists of `N` numbers, checked when they are read.

use alloc::{format, vec::Vec};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::{Cuboid, Delta, Point};

/// The box as stored in a file, not yet checked.
#[derive(Serialize, Deserialize)]
struct Stored {
    sides: Vec<usize>,
    #[serde(default)]
    joined: Vec<bool>,
}

fn listed<T, E: Error, const N: usize>(list: Vec<T>) -> Result<[T; N], E> {
    let len = list.len();
    let wrong = |_| E::custom(format_args!("expected {N} numbers, found {len}"));
    list.try_into().map_err(wrong)
}

impl<const N: usize> Serialize for Point<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Point<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(listed(Vec::deserialize(deserializer)?)?))
    }
}

impl<const N: usize> Serialize for Delta<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.steps())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Delta<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps: [isize; N] = listed(Vec::deserialize(deserializer)?)?;
        let refusal = || format!("a step of {steps:?} leads nowhere or has no opposite");
        Self::new(steps).ok_or_else(|| D::Error::custom(refusal()))
    }
}

impl<const N: usize> Serialize for Cuboid<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (sides, joined) = (self.sides.to_vec(), self.joined.to_vec());
        Stored { sides, joined }.serialize(serializer)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Cuboid<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Stored { sides, joined } = Stored::deserialize(deserializer)?;
        let cuboid = Self::new(listed(sides)?).map_err(D::Error::custom)?;
        if joined.is_empty() {
            return Ok(cuboid);
        }
        Ok(cuboid.with_joined(listed(joined)?))
    }
}
