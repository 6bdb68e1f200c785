//! The list of games in `examples/games.md`: its queries are there, and the files that it names ask them.

use std::{collections::BTreeSet, fs, path::Path};

use walkdir as _;
