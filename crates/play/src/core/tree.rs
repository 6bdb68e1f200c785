//! [`Tree`]: the turns of a game with its branches.

#[cfg(all(test, feature = "program"))]
mod tests;

use std::{iter, sync::OnceLock};

use crate::core::turn::Turn;

/// The turns of a game, with those that were taken back and what was played in their place: a tree, whose
/// branches are all that was tried.
///
/// A turn has a number, from 1 in the order in which turns were first made; 0 is the start of the game. The
/// line at hand leads from the start through the present turn to the end of a branch: the turns that are
/// made, and those that can be made again.
#[doc(alias("variations", "game tree", "history"))]
#[derive(Clone, Debug)]
pub struct Tree {
    /// The start, and the turns by their numbers.
    nodes: Vec<Node>,
    /// The turns that are made, without the start.
    made: Vec<usize>,
    /// The rest of the line at hand, as soon as somebody has asked for it: to follow it at each step would take
    /// as long as it is.
    rest: OnceLock<Vec<usize>>,
    /// How many moves all turns have.
    moves: usize,
}

#[derive(Clone, Debug, Default)]
struct Node {
    turn: Turn,
    before: usize,
    /// How many turns lead here.
    depth: usize,
    next: Vec<usize>,
    /// Which of the next ones the line led to last.
    followed: Option<usize>,
}

impl Tree {
    /// That of a game that begins.
    pub(crate) fn new() -> Self {
        Self {
            nodes: vec![Node::default()],
            made: Vec::new(),
            rest: OnceLock::new(),
            moves: 0,
        }
    }

    /// The number of the present turn; 0 if none is made.
    #[must_use]
    pub fn at(&self) -> usize {
        self.made.last().copied().unwrap_or(0)
    }

    /// The line at hand, as the numbers of its turns: those that are made, and those that can be made again.
    #[must_use]
    pub fn line(&self) -> (&[usize], &[usize]) {
        let follow = || iter::successors(self.followed(self.at()), |&end| self.followed(end));
        (&self.made, self.rest.get_or_init(|| follow().collect()))
    }

    /// A turn by its number; the one of the start has no moves.
    ///
    /// # Panics
    ///
    /// If no turn has this number.
    #[must_use]
    pub fn turn(&self, number: usize) -> &Turn {
        &self.nodes[number].turn
    }

    /// All turns by their numbers, from 1 on, each with the number of the one before it.
    #[must_use]
    pub fn turns(&self) -> impl ExactSizeIterator<Item = (usize, &Turn)> {
        let nodes = self.nodes[1..].iter();
        nodes.map(|node| (node.before, &node.turn))
    }

    /// The turn before, `None` at the start.
    #[must_use]
    pub fn before(&self, number: usize) -> Option<usize> {
        let node = self.nodes.get(number)?;
        (number > 0).then_some(node.before)
    }

    /// The turns that were made after this one; more than one where branches begin.
    #[must_use]
    pub fn next(&self, number: usize) -> &[usize] {
        self.nodes.get(number).map_or(&[], |node| &node.next)
    }

    /// The turn itself and those that were made in its place, the first one first.
    #[must_use]
    pub fn rivals(&self, number: usize) -> &[usize] {
        self.before(number)
            .map_or(&[], |before| &self.nodes[before].next)
    }

    /// How many moves all turns have.
    pub(crate) const fn moves(&self) -> usize {
        self.moves
    }

    /// The turn on the line at hand that comes so many after the present one, or before it if that is
    /// negative; the first one or the last one if there are not so many.
    pub(crate) fn stepped(&self, by: isize) -> usize {
        let (made, rest) = self.line();
        let depth = made.len().saturating_add_signed(by);
        let last = depth.min(made.len() + rest.len()).checked_sub(1);
        last.map_or(0, |last| *made.iter().chain(rest).nth(last).unwrap_or(&0))
    }

    /// The line at hand up to the present turn, and then all that branches off, depth first: how many turns
    /// each has in common with the one before, and its own turns.
    pub(crate) fn lines(&self) -> Vec<(usize, Vec<usize>)> {
        let made = &self.made;
        let mut lines = vec![(0, made.clone())];
        // What branches off deepest comes first, so that each line begins like the one before.
        let mut open: Vec<(usize, usize)> = Vec::new();
        let starts = iter::once(&0).chain(made);
        for (depth, (&number, then)) in
            iter::zip(starts, made.iter().map(Some).chain([None])).enumerate()
        {
            let others = self.nodes[number].next.iter();
            let others = others.filter(|&next| Some(next) != then);
            let at = open.len();
            open.extend(others.map(|&next| (depth, next)));
            open[at..].reverse();
        }
        while let Some((depth, number)) = open.pop() {
            let mut line = vec![number];
            let mut end = number;
            while let [first, others @ ..] = &self.nodes[end].next[..] {
                let after = depth + line.len();
                open.extend(others.iter().rev().map(|&next| (after, next)));
                line.push(*first);
                end = *first;
            }
            lines.push((depth, line));
        }
        lines
    }

    /// How one gets to a turn: how many turns back, and which ones are then made. `None` if there is no such
    /// turn.
    pub(crate) fn way_to(&self, number: usize) -> Option<(usize, Vec<usize>)> {
        self.nodes.get(number)?;
        let (mut from, mut to) = (self.at(), number);
        let (mut back, mut forth) = (0, Vec::new());
        while from != to {
            if self.nodes[from].depth >= self.nodes[to].depth {
                from = self.nodes[from].before;
                back += 1;
            } else {
                forth.push(to);
                to = self.nodes[to].before;
            }
        }
        forth.reverse();
        Some((back, forth))
    }

    /// Makes a turn the present one, which leads the line at hand through it.
    pub(crate) fn go_to(&mut self, number: usize) {
        let Some((back, forth)) = self.way_to(number) else {
            return;
        };
        self.made.truncate(self.made.len() - back);
        for number in forth {
            let before = self.nodes[number].before;
            self.nodes[before].followed = Some(number);
            self.made.push(number);
        }
        self.rest.take();
    }

    /// The turns of the line at hand that are made.
    pub(crate) fn made(&self) -> &[usize] {
        &self.made
    }

    /// Which turn after this one the line led to last.
    pub(crate) fn followed(&self, number: usize) -> Option<usize> {
        self.nodes[number].followed
    }

    /// Leads the line at hand on through the turns that were made first, and so every branch.
    pub(crate) fn follow_first(&mut self) {
        for node in &mut self.nodes {
            node.followed = node.next.first().copied();
        }
        for &number in &self.made {
            let before = self.nodes[number].before;
            self.nodes[before].followed = Some(number);
        }
        self.rest.take();
    }

    /// Makes a new turn after the present one.
    pub(crate) fn push(&mut self, turn: Turn) {
        let (before, number) = (self.at(), self.nodes.len());
        self.moves += turn.moves.len();
        self.nodes.push(Node {
            turn,
            before,
            depth: self.nodes[before].depth + 1,
            ..Node::default()
        });
        self.nodes[before].next.push(number);
        self.go_to(number);
    }

    /// What chance makes of the present turn.
    pub(crate) fn extend(&mut self, by: Turn) {
        let at = self.at();
        self.moves += by.moves.len();
        let turn = &mut self.nodes[at].turn;
        turn.moves.extend(by.moves);
        turn.cells.extend(by.cells);
        turn.touched.extend(by.touched);
        turn.told.extend(by.told);
    }

    /// Forgets the turn that was made last and is present, and makes one like it in its place.
    pub(crate) fn replace_last(&mut self, by: usize) {
        if self.at() + 1 == self.nodes.len() && self.next(self.at()).is_empty() {
            let (at, before) = (self.at(), self.nodes[self.at()].before);
            self.go_to(before);
            self.moves -= self.nodes[at].turn.moves.len();
            self.nodes.truncate(at);
            self.nodes[before].next.pop();
            self.nodes[before].followed = None;
            self.go_to(by);
        }
    }

    /// All turns, to number their cells anew.
    pub(crate) fn turns_mut(&mut self) -> impl Iterator<Item = &mut Turn> {
        self.nodes[1..].iter_mut().map(|node| &mut node.turn)
    }
}
