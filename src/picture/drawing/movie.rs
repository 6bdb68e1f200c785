//! Draws a movie: each element once, with the times at which it is visible.
//!
//! A frame is a list of elements, the lowest first. The lists of all frames are merged into one that keeps the order of
//! each. Elements that some frames lack are hidden, and a CSS animation shows them when needed. Its keyframes are named
//! after their content, so the names of several movies in one page do not clash.

use alloc::{
    collections::BTreeMap,
    format,
    string::{String, ToString},
    vec::Vec,
};
use core::{fmt, mem};

use itertools::Itertools;

use super::{frame::Frame, open, scene::Scene};
use crate::picture::{Movie, Picture};

/// The number of frames for which the last one is shown.
const HELD: usize = 3;

/// The number of milliseconds for which each frame is shown.
const PACE: usize = 1000;

/// An element, and the frames that have it.
struct Layer {
    element: String,
    frames: Vec<usize>,
}

/// Writes the SVG, from `<svg` to `</svg>` and a line feed.
impl fmt::Display for Movie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { frames, .. } = self;
        let frame = Frame::around(frames.iter().flat_map(|picture| {
            let scene = Scene::of(picture);
            scene.frame(&scene.margin()).corners()
        }));
        let title = match (&self.title, frames.last()) {
            (Some(title), _) => title,
            (None, Some(last)) => &last.title(),
            (None, None) => "",
        };
        let layers = merged(frames, frame)?;
        let slots = frames.len() + HELD - 1;
        let mut groups: Vec<(Vec<(usize, usize)>, String)> = Vec::new();
        for (its_frames, layers) in &layers.into_iter().chunk_by(|layer| layer.frames.clone()) {
            let elements = layers.map(|layer| layer.element).collect();
            groups.push((times(&its_frames, frames.len()), elements));
        }
        let always = [(0, slots)];
        open(f, frame, title)?;
        let names = groups.iter().map(|(times, _)| times);
        let names: BTreeMap<_, _> = names
            .filter(|times| **times != always)
            .map(|times| (times, name(times, slots)))
            .collect();
        if !names.is_empty() {
            writeln!(f, "<style>@media (prefers-reduced-motion:no-preference){{")?;
            for (times, name) in &names {
                writeln!(f, "@keyframes {name}{{{}}}", keyframes(times, slots))?;
            }
            writeln!(f, "}}</style>")?;
        }
        let whole = PACE * slots;
        for (times, elements) in &groups {
            let Some(name) = names.get(times) else {
                write!(f, "{elements}")?;
                continue;
            };
            let is_last = times.last().is_some_and(|&(_, end)| end == slots);
            let hidden = if is_last {
                ""
            } else {
                r#" visibility="hidden""#
            };
            writeln!(
                f,
                r#"<g{hidden} style="animation:{name} {whole}ms step-end infinite">"#
            )?;
            writeln!(f, "{elements}</g>")?;
        }
        writeln!(f, "</svg>")
    }
}

/// The elements of all frames, merged so that the order in each frame is kept.
fn merged(frames: &[Picture], frame: Frame) -> Result<Vec<Layer>, fmt::Error> {
    let mut layers: Vec<Layer> = Vec::new();
    for (number, picture) in frames.iter().enumerate() {
        let mut text = String::new();
        let scene = Scene {
            one_by_one: true,
            ..Scene::of(picture)
        };
        scene.draw_on(frame, &mut text)?;
        let mut at = 0;
        for element in elements(&text) {
            let known = layers[at..]
                .iter()
                .position(|layer| layer.element == element);
            if let Some(further) = known {
                at += further;
            } else {
                let frames = Vec::new();
                layers.insert(at, Layer { element, frames });
            }
            layers[at].frames.push(number);
            at += 1;
        }
    }
    Ok(layers)
}

/// The top-level elements of a text, each with its children, which have no children themselves.
fn elements(text: &str) -> impl Iterator<Item = String> {
    let mut open = String::new();
    text.split_inclusive('\n').filter_map(move |line| {
        let opens = line.starts_with("<g ") || line.starts_with("<svg ");
        let closes = line.starts_with("</");
        let is_within = opens || !open.is_empty();
        open.push_str(line);
        (closes || !is_within).then(|| mem::take(&mut open))
    })
}

/// The intervals during which an element of these frames is visible.
fn times(frames: &[usize], count: usize) -> Vec<(usize, usize)> {
    let mut times: Vec<(usize, usize)> = Vec::new();
    for &frame in frames {
        let end = if frame + 1 == count {
            count + HELD - 1
        } else {
            frame + 1
        };
        match times.last_mut() {
            Some(last) if last.1 == frame => last.1 = end,
            _ => times.push((frame, end)),
        }
    }
    times
}

/// The name of the keyframes that show an element at these times.
fn name(times: &[(usize, usize)], slots: usize) -> String {
    let times = times
        .iter()
        .format_with("-", |(start, end), f| f(&format_args!("{start}-{end}")));
    format!("movie-{slots}-{times}")
}

fn keyframes(times: &[(usize, usize)], slots: usize) -> String {
    let ends = times
        .iter()
        .flat_map(|&(start, end)| [(start, "visible"), (end, "hidden")]);
    let begins_hidden = times.first().is_none_or(|&(start, _)| start > 0);
    let first = begins_hidden.then_some((0, "hidden"));
    let frames = first
        .into_iter()
        .chain(ends)
        .filter(|&(slot, _)| slot < slots);
    let frames =
        frames.map(|(slot, seen)| format!("{}%{{visibility:{seen}}}", percent(slot, slots)));
    frames.format("").to_string()
}

/// A fraction in percent, with up to two decimals.
fn percent(slot: usize, slots: usize) -> String {
    let hundredths = slot * 10_000 / slots;
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    if rest == 0 {
        whole.to_string()
    } else {
        format!("{whole}.{rest:02}")
    }
}
