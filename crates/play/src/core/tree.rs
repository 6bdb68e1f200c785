//! [`Tree`]: the turns of a game with its branches.

#[cfg(all(test, feature = "program"))]
mod tests;

use std::{iter, sync::OnceLock};

use crate::core::turn::Turn;

/// The turns of a game with all its branches.
///
/// Turns are numbered from 1 in the order in which they were first made; 0 is the start. The current line leads from
/// the start through the present turn to the end of a branch. It consists of the turns that are made and those that can
/// be made again.
#[doc(alias("variations", "game tree", "history"))]
#[derive(Clone, Debug)]
pub struct Tree {
    /// The start, and the turns by their numbers.
    nodes: Vec<Node>,
    made: Vec<usize>,
    /// The rest of the current line, found on demand, because following it at each step would be slow.
    rest: OnceLock<Vec<usize>>,
    /// The number of moves in all turns.
    moves: usize,
}

#[derive(Clone, Debug, Default)]
struct Node {
    turn: Turn,
    before: usize,
    /// The number of turns that lead to this node.
    depth: usize,
    next: Vec<usize>,
    /// The next turn of the line through this node that was current last.
    followed: Option<usize>,
}

impl Tree {
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

    /// The numbers of the turns in the current line: the turns that are made, and the turns that can be made again.
    #[must_use]
    pub fn line(&self) -> (&[usize], &[usize]) {
        let follow = || iter::successors(self.followed(self.at()), |&end| self.followed(end));
        (&self.made, self.rest.get_or_init(|| follow().collect()))
    }

    /// Returns a turn by its number; the start has no moves.
    ///
    /// # Panics
    ///
    /// If no turn has this number.
    #[must_use]
    pub fn turn(&self, number: usize) -> &Turn {
        &self.nodes[number].turn
    }

    /// All turns from number 1 on, each with the number of the turn before it.
    #[must_use]
    pub fn turns(&self) -> impl ExactSizeIterator<Item = (usize, &Turn)> {
        let nodes = self.nodes[1..].iter();
        nodes.map(|node| (node.before, &node.turn))
    }

    /// The number of the turn before a turn; `None` at the start.
    #[must_use]
    pub fn before(&self, number: usize) -> Option<usize> {
        let node = self.nodes.get(number)?;
        (number > 0).then_some(node.before)
    }

    /// The numbers of the turns made after a turn. There are several if branches begin at the turn.
    #[must_use]
    pub fn next(&self, number: usize) -> &[usize] {
        self.nodes.get(number).map_or(&[], |node| &node.next)
    }

    /// The numbers of a turn and its alternatives, in the order in which they were made.
    #[must_use]
    pub fn rivals(&self, number: usize) -> &[usize] {
        self.before(number)
            .map_or(&[], |before| &self.nodes[before].next)
    }

    pub(crate) const fn moves(&self) -> usize {
        self.moves
    }

    /// The turn of the current line `by` turns after the present one, or before it if `by` is negative. Stops at the
    /// first and the last turn of the line.
    pub(crate) fn stepped(&self, by: isize) -> usize {
        let (made, rest) = self.line();
        let depth = made.len().saturating_add_signed(by);
        let last = depth.min(made.len() + rest.len()).checked_sub(1);
        last.map_or(0, |last| *made.iter().chain(rest).nth(last).unwrap_or(&0))
    }

    /// All lines, depth first. The current line, up to the present turn, comes first. Each line has the number of turns
    /// that it shares with the line before it, and its other turns.
    pub(crate) fn lines(&self) -> Vec<(usize, Vec<usize>)> {
        let made = &self.made;
        let mut lines = vec![(0, made.clone())];
        // The deepest branches come first, so that each line begins like the line before it.
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

    /// The way from the present turn to another: the number of turns to take back, and the turns to make after that.
    /// `None` if there is no such turn.
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

    /// Goes to a turn and makes the line with this turn the current one.
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

    pub(crate) fn made(&self) -> &[usize] {
        &self.made
    }

    /// The next turn after this one in the line that was current last.
    pub(crate) fn followed(&self, number: usize) -> Option<usize> {
        self.nodes[number].followed
    }

    /// Makes every branch continue with the turns that were made first.
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

    /// Adds a turn after the present one.
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

    /// Adds moves of chance to the present turn.
    pub(crate) fn extend(&mut self, by: Turn) {
        let at = self.at();
        self.moves += by.moves.len();
        let turn = &mut self.nodes[at].turn;
        turn.moves.extend(by.moves);
        turn.cells.extend(by.cells);
        turn.touched.extend(by.touched);
        turn.notes.extend(by.notes);
    }

    /// Removes the present turn, which must be the latest one, and goes to an equal turn.
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

    /// All turns, to renumber their cells.
    pub(crate) fn turns_mut(&mut self) -> impl Iterator<Item = &mut Turn> {
        self.nodes[1..].iter_mut().map(|node| &mut node.turn)
    }
}
