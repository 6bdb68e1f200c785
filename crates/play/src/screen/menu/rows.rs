//! [`Rows`]: the list of games in groups.

use ratatui::{style::Modifier, text::Line};

use crate::core::catalogue::{Group, NamedGame};

/// The list of games. If there are several groups, each group has a heading.
pub(super) struct Rows(Vec<Row>);

enum Row {
    Heading(Group),
    /// A game, as an index into all games.
    Game(usize),
}

impl Rows {
    pub(super) fn of(games: &[NamedGame], is_shown: impl Fn(usize) -> bool) -> Self {
        let group = |game: &usize| games[*game].group();
        let is_listed = |game: &usize| group(game) != Group::Unlisted && is_shown(*game);
        let mut shown: Vec<_> = (0..games.len()).filter(is_listed).collect();
        shown.sort_by_key(group);
        let has_groups = games.iter().any(|game| game.group() != games[0].group());
        let mut rows = Vec::new();
        for of_group in shown.chunk_by(|one, other| group(one) == group(other)) {
            if has_groups {
                rows.push(Row::Heading(group(&of_group[0])));
            }
            rows.extend(of_group.iter().map(|&game| Row::Game(game)));
        }
        Self(rows)
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The game of a row; `None` for a heading.
    pub(super) fn game(&self, row: usize) -> Option<usize> {
        match self.0.get(row)? {
            Row::Heading(_) => None,
            Row::Game(game) => Some(*game),
        }
    }

    pub(super) fn row(&self, game: usize) -> Option<usize> {
        (0..self.0.len()).find(|&row| self.game(row) == Some(game))
    }

    /// The game `by` places below another game. If there are not enough games, the last one in that direction.
    pub(super) fn step(&self, from: usize, by: isize) -> usize {
        let games: Vec<_> = (0..self.0.len()).filter_map(|row| self.game(row)).collect();
        let place = games.iter().position(|&game| game == from).unwrap_or(0);
        let place = place.saturating_add_signed(by);
        let game = games.get(place).or(games.last());
        game.copied().unwrap_or(from)
    }

    pub(super) fn lines<'g>(&self, games: &'g [NamedGame]) -> Vec<Line<'g>> {
        let lines = self.0.iter().map(|row| match row {
            Row::Heading(group) => {
                let mut name = group.name().to_owned();
                name[..1].make_ascii_uppercase();
                Line::styled(name, Modifier::BOLD | Modifier::UNDERLINED)
            }
            Row::Game(game) => Line::from(games[*game].title()),
        });
        lines.collect()
    }
}
