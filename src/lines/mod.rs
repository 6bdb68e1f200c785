mod bracket;
mod fall;
mod hit;
mod hop;
mod k_line;
mod miss;
mod path;
mod pattern;
mod run;
mod runs;
mod slide;
mod walk;

pub use self::{
    bracket::Bracket,
    fall::{Compaction, Fall, Matter},
    hop::Hop,
    k_line::{KLines, KLinesThrough, Length},
    miss::{Miss, Missing},
    path::PathError,
    pattern::{FindPattern, Pattern, PatternError, Segment, What},
    run::{Run, RunThrough},
    runs::Runs,
    walk::End,
};
