//! How Hnefatafl is played by typing.

use collinear::{
    Coord, Grid, Origin, Slide,
    picture::Look,
    rules::{
        Illegal, Notation, Rules, Side, View,
        hnefatafl::{Army, End, Escape, Hnefatafl, Square, State},
    },
};
use itertools::Itertools;

use crate::common::{Player, TextGame, changed};

/// What is shown on an empty cell that is the king's.
const ROYAL: char = '+';

impl TextGame for Hnefatafl {
    fn title(&self) -> String {
        let (rows, cols) = (self.bounds().rows(), self.bounds().cols());
        let name = self.variant().name().unwrap_or("a variant of its own");
        let marked = match self.variant().ending.escape {
            Escape::Corners => "the throne and the corners",
            Escape::Edge => "the throne",
        };
        format!(
            "Hnefatafl, {name}, {rows}x{cols}: a attackers, d defenders, K the king, {ROYAL} {marked}"
        )
    }

    fn hint(&self, state: &State) -> String {
        let example = self.moves(state).next();
        let example = example.map(|slide| format!(" such as {}", self.write_move(state, &slide)));
        format!("move{}", example.unwrap_or_default())
    }

    fn look(&self) -> Look {
        Hnefatafl::look(self)
    }

    /// With the throne, and the corners if they are the king's.
    fn shown(&self, state: &State) -> Grid<char> {
        let mut glyphs = state.glyphs();
        let mut marked = vec![self.throne()];
        if self.variant().ending.escape == Escape::Corners {
            let (bottom, right) = (self.bounds().rows() - 1, self.bounds().cols() - 1);
            let corners = [(0, 0), (0, right), (bottom, 0), (bottom, right)];
            marked.extend(corners.map(Coord::from));
        }
        for at in marked {
            if state.grid()[at].is_empty() {
                glyphs[at] = ROYAL;
            }
        }
        glyphs
    }

    fn read(&self, state: &State, word: &str) -> Result<Vec<Slide>, Illegal> {
        self.read_move(state, word).map(|slide| vec![slide])
    }

    fn player(&self, side: Side) -> Option<Player> {
        Some(match self.army(side) {
            Army::Attackers => Player {
                word: "attackers",
                name: "Attackers",
                glyph: 'a',
            },
            Army::Defenders => Player {
                word: "defenders",
                name: "Defenders",
                glyph: 'd',
            },
        })
    }

    fn owner(&self, glyph: char) -> Option<Side> {
        let army = Square::from_glyph(glyph)?.army()?;
        Some(self.side(army))
    }

    fn write(&self, before: &State, slide: Slide) -> String {
        self.write_move(before, &slide)
    }

    /// The cells between, and those of the pieces that were captured.
    fn touched(&self, before: &State, slide: Slide, after: &State) -> Vec<Coord> {
        let between = self.bounds().between(slide.from, slide.to);
        let captured = changed(before, &slide, after);
        between.into_iter().flatten().chain(captured).collect()
    }

    fn told(&self, after: &State) -> Option<String> {
        let captured = after.captured().iter();
        let mut names = captured.filter_map(|&at| self.bounds().name(at, Origin::BottomLeft));
        let names = names.join(" ");
        (!names.is_empty()).then(|| format!("captured: {names}"))
    }

    /// The king who escaped, or the fort around him.
    fn deciding(&self, state: &State) -> Vec<Coord> {
        match state.end() {
            Some(End::Escaped) => state.king().into_iter().collect(),
            Some(End::ExitFort) => {
                let fort = self.exit_fort(state);
                fort.map(|fort| fort.wall).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    fn facts(&self, state: &State) -> Vec<String> {
        let end = state.end();
        end.map(|end| format!("reason: {end}"))
            .into_iter()
            .collect()
    }
}
