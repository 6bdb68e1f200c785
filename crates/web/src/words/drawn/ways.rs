//! Answers that are paths, drawn as arrows and arcs.

use collinear::{
    Coord, Direction, Hop, Line, Miss, Move, PathError, Push, Ray, Run, Seen, Stop, picture::Mark,
};

use super::{Drawn, listed};
use crate::words::asked::{Asked, Placed, Sheet};

pub(in crate::words) fn distance<B: Sheet>(asked: &Asked<B>, answer: usize) -> Drawn {
    let (from, to) = (asked.from, asked.to);
    Drawn::found(answer.to_string(), [from, to]).with([Mark::Move(Move { from, to })])
}

pub(in crate::words) fn moves<B: Sheet>(
    _: &Asked<B>,
    answer: impl IntoIterator<Item = Move>,
) -> Drawn {
    let moves = answer.into_iter().map(|each| {
        let Move { from, to } = each;
        Drawn::found(format!("{from} to {to}"), [from, to]).with([Mark::Move(each)])
    });
    Drawn::all(moves, ["move", "moves"])
}

pub(in crate::words) fn direction<B: Sheet>(asked: &Asked<B>, answer: Option<Direction>) -> Drawn {
    let (from, to) = (asked.from, asked.to);
    match answer {
        Some(direction) => {
            Drawn::found(direction.to_string(), [from, to]).with([Mark::Move(Move { from, to })])
        }
        None => Drawn::missed(format!("None: {from} and {to} are not in line"), [from, to])
            .with([Mark::Blocker(to)]),
    }
}

pub(in crate::words) fn ray<B: Sheet>(asked: &Asked<B>, answer: Ray<B>) -> Drawn {
    let line = answer.line();
    let way = asked.way(asked.from, asked.heading, line.len(), Some(Stop::Edge));
    Drawn::found_if_any(line.to_string(), answer).with([way])
}

pub(in crate::words) fn step<B: Sheet>(asked: &Asked<B>, answer: Option<Coord>) -> Drawn {
    let way = |steps, stop| asked.way(asked.from, asked.heading, steps, stop);
    match answer {
        Some(at) => Drawn::found(at.to_string(), [at]).with([way(1, None)]),
        None => Drawn::missed("None: the edge of the board", []).with([way(0, Some(Stop::Edge))]),
    }
}

pub(in crate::words) fn hit<B: Sheet>(asked: &Asked<B>, answer: Result<Coord, Miss>) -> Drawn {
    let at = match answer {
        Ok(at) => at,
        Err(miss) => return asked.miss(miss),
    };
    let mut ray = asked.whole.ray(asked.from, asked.heading);
    let steps = ray.position(|cell| cell == at).map(|index| index + 1);
    let way = steps.map(|steps| asked.way(asked.from, asked.heading, steps, None));
    Drawn::found(at.to_string(), [at])
        .with(way)
        .with([Mark::Last(at)])
}

pub(in crate::words) fn seen<B: Sheet>(
    asked: &Asked<B>,
    answer: impl IntoIterator<Item = Seen>,
) -> Drawn {
    let seen = answer.into_iter().map(|seen| {
        let Seen { at, heading, steps } = seen;
        let unit = if steps == 1 { "step" } else { "steps" };
        let way = asked.way(asked.from, heading, steps, None);
        Drawn::found(format!("{at}, {steps} {unit} {heading}"), [at]).with([way, Mark::Last(at)])
    });
    Drawn::all(seen, ["cell", "cells"])
}

pub(in crate::words) fn sees<B: Sheet>(asked: &Asked<B>, answer: Result<(), impl Placed>) -> Drawn {
    let (from, to) = (asked.from, asked.to);
    match answer.map_err(Placed::placed) {
        Ok(()) => {
            Drawn::found(format!("{from} sees {to}"), [to]).with([Mark::Move(Move { from, to })])
        }
        Err(at) => Drawn::missed(format!("{at} is in the way"), [at])
            .with([Mark::Move(Move { from, to: at }), Mark::Blocker(at)]),
    }
}

pub(in crate::words) fn reach<B: Sheet>(asked: &Asked<B>, answer: Run<B>) -> Drawn {
    let Run { from, line, stop } = answer;
    let heading = if line.is_empty() {
        asked.heading
    } else {
        line.heading()
    };
    let way = asked.way(from, heading, line.len(), Some(stop));
    Drawn::found_if_any(format!("{line}, then {stop}"), line.iter()).with([way])
}

pub(in crate::words) fn path<B: Sheet>(
    asked: &Asked<B>,
    answer: Result<Line<B>, PathError>,
) -> Drawn {
    let error = match answer {
        Ok(line) => {
            let way = asked.way(asked.from, line.heading(), line.len(), None);
            return Drawn::found(line.to_string(), line.iter()).with([way]);
        }
        Err(error) => error,
    };
    let at = match error {
        PathError::Blocked { at, .. } => Some(at),
        _ => None,
    };
    let mark = Mark::path(asked.whole, Err(error)).unwrap_or(Mark::Blocker(asked.to));
    Drawn::missed(error.to_string(), at).with([mark])
}

pub(in crate::words) fn hop<B: Sheet>(asked: &Asked<B>, answer: Result<Hop, Miss>) -> Drawn {
    match answer {
        Ok(hop) => {
            let Hop { from, over, to } = hop;
            let text = format!("from {from} over {over} to {to}");
            Drawn::found(text, [from, over, to]).with([hop.into()])
        }
        Err(miss) => asked.miss(miss),
    }
}

pub(in crate::words) fn hops<B: Sheet>(
    asked: &Asked<B>,
    answer: impl IntoIterator<Item = Hop>,
) -> Drawn {
    let hops = answer.into_iter().map(|each| hop(asked, Ok(each)));
    Drawn::all(hops, ["hop", "hops"])
}

pub(in crate::words) fn chains<B: Sheet>(
    asked: &Asked<B>,
    answer: impl IntoIterator<Item = Vec<Hop>>,
) -> Drawn {
    let chains = answer.into_iter().map(|chain| {
        let cells: Vec<_> = chain.iter().map(|hop| hop.to).collect();
        Drawn {
            text: listed(&cells),
            ..hops(asked, chain)
        }
    });
    Drawn::all(chains, ["chain", "chains"])
}

pub(in crate::words) fn push<B: Sheet>(asked: &Asked<B>, answer: Result<Push<B>, Miss>) -> Drawn {
    let (line, to) = match answer {
        Ok(Push { line, to, .. }) => (line, to),
        Err(miss) => return asked.miss(miss),
    };
    let on = line.last().zip(to);
    let on = on.map(|(from, to)| Mark::Move(Move { from, to }));
    let end = to.map_or_else(|| "over the edge".to_owned(), |to| format!("on to {to}"));
    Drawn::found(format!("{line}, {end}"), line.iter())
        .with([asked.whole_line(&line).into()])
        .with(on)
}
