//! [`MonteCarlo`]: playing at random, for games that are known by nothing but their rules.

use std::{fmt::Debug, ops::Range, sync::Arc};

use collinear::rules::{Outcome, Rules, Side, View, draw};
use fastrand::Rng;

use super::{
    Advice, Computer, Effort, Opinion, Over, Progress, Score, Search,
    trail::{Seen, Trail, result, sign},
};

/// Plays any game, with nothing but its rules to go by: it makes the move that wins more random games
/// than others.
///
/// Monte Carlo tree search by upper confidence bounds; wins, losses and draws that are proven in the
/// tree are not played out again. A side may move twice in a row. Where chance moves, a move is drawn by
/// its weight, in the tree and in random games. In a game for one who is stuck has lost, and it says so
/// if nothing leads to the goal; a score is a win if it is above the mean of the games before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonteCarlo;

/// How many random games each level plays.
const GAMES: [u32; 5] = [25, 125, 3_125, 15_625, 78_125];

/// A random game that goes on for more moves counts as a draw.
const LONGEST: u32 = 500;

impl<R> Computer<R> for MonteCarlo
where
    R: Rules<State: View + Send + Sync, Move: Send + Sync> + Send + Sync + 'static,
{
    fn search(&self, rules: &Arc<R>, state: &R::State, effort: Effort) -> Box<dyn Search<R::Move>> {
        let played = Played {
            trail: Trail::new(Arc::clone(rules), state),
            state: state.clone(),
            moves: Vec::new(),
            scores: Scores::default(),
        };
        Tree::begin(Box::new(played), effort)
    }
}

/// A trail, and a random game from its end.
struct Played<R: Rules> {
    trail: Trail<R>,
    /// The state of the random game, and its moves.
    state: R::State,
    moves: Vec<R::Move>,
    scores: Scores,
}

/// The scores that games for one ended with.
#[derive(Default)]
struct Scores {
    games: u128,
    sum: u128,
}

impl Scores {
    /// 1 for a score above the mean of those before, -1 for one below.
    fn result(&mut self, score: u64) -> i8 {
        let score = u128::from(score);
        let result = score.saturating_mul(self.games).cmp(&self.sum) as i8;
        self.games += 1;
        self.sum = self.sum.saturating_add(score);
        result
    }

    fn mean(&self) -> Option<i32> {
        let mean = self.sum.checked_div(self.games)?;
        Some(i32::try_from(mean).unwrap_or(i32::MAX))
    }

    fn result_of(&mut self, outcome: Outcome) -> i8 {
        match outcome {
            Outcome::Score(score) => self.result(score),
            _ => result(outcome),
        }
    }
}

/// What the search asks of [`Played`]. So it is compiled once for each type of moves, and not for each
/// game.
trait Position<M>: Send {
    fn forward(&mut self, m: M);
    fn back_to_the_root(&mut self);
    fn seen(&self) -> Seen;
    /// What can be played, and how likely each is if chance moves.
    fn moves(&self) -> Vec<(M, Option<u32>)>;
    fn result_of(&mut self, outcome: Outcome) -> i8;
    /// The mean of the scores that games for one ended with.
    fn score(&self) -> Option<i32>;
    fn play_on(&mut self, rng: &mut Rng) -> RandomGame;
}

/// A random game from a position that is not over.
struct RandomGame {
    /// 1 if the first player won, -1 if the second did.
    result: i8,
    moves: u32,
}

impl<R> Position<R::Move> for Played<R>
where
    R: Rules<State: View + Send + Sync, Move: Send> + Send + Sync,
{
    fn forward(&mut self, m: R::Move) {
        self.trail.forward(m);
    }

    fn back_to_the_root(&mut self) {
        self.trail.back_to_the_root();
    }

    fn seen(&self) -> Seen {
        self.trail.seen()
    }

    fn moves(&self) -> Vec<(R::Move, Option<u32>)> {
        let (rules, state) = (&self.trail.rules, self.trail.state());
        let is_chance = rules.is_chance(state);
        let weight = |m: &R::Move| is_chance.then(|| rules.weight(state, m));
        let moves = rules.moves(state);
        let weighted = |m| {
            let weight = weight(&m);
            (m, weight)
        };
        moves.map(weighted).collect()
    }

    fn result_of(&mut self, outcome: Outcome) -> i8 {
        self.scores.result_of(outcome)
    }

    fn score(&self) -> Option<i32> {
        self.scores.mean()
    }

    fn play_on(&mut self, rng: &mut Rng) -> RandomGame {
        let rules = &*self.trail.rules;
        self.state.clone_from(self.trail.state());
        for moves in 0..LONGEST {
            if let Some(outcome) = rules.outcome(&self.state) {
                let result = self.scores.result_of(outcome);
                return RandomGame { result, moves };
            }
            let m = if rules.is_chance(&self.state) {
                draw(rules, &self.state, |n| any(n, rng))
            } else {
                self.moves.clear();
                self.moves.extend(rules.moves(&self.state));
                let place = any(self.moves.len(), rng);
                (place < self.moves.len()).then(|| self.moves.swap_remove(place))
            };
            // Faulty rules go on without a move, or without a weight where chance moves.
            let Some(m) = m else {
                return RandomGame { result: 0, moves };
            };
            rules.apply(&mut self.state, m);
        }
        RandomGame {
            result: 0,
            moves: LONGEST,
        }
    }
}

/// A place below a length, the same on all machines.
fn any(length: usize, rng: &mut Rng) -> usize {
    let length = u32::try_from(length).unwrap_or(u32::MAX);
    rng.u32(..length.max(1)) as usize
}

/// What is known of a position.
struct Node<M> {
    /// The move that leads here.
    m: M,
    /// What is good for the side that makes it, as a factor of what is good for the first player.
    sign: i8,
    /// How likely the move is, if chance makes it.
    weight: Option<u32>,
    /// How the game ends from here if nobody makes a mistake.
    proven: Option<i8>,
    games: u32,
    /// The results of the random games, for the side that makes the move.
    sum: i32,
    /// Where in the tree the positions after it are; `None` as long as it was not come by again.
    children: Option<Range<u32>>,
}

/// A search by random games.
struct Tree<M> {
    position: Box<dyn Position<M>>,
    /// Those that follow a position stand side by side. There are about as many as random games.
    nodes: Vec<Node<M>>,
    /// Whose turn it is at the root, and what can be played.
    sign: i8,
    root: Range<u32>,
    root_proven: Option<i8>,
    root_games: u32,
    /// Whether it is a game for one.
    is_for_one: bool,
    left: u32,
    rng: Rng,
    /// The nodes from the root to where it looks.
    path: Vec<usize>,
}

impl<M: Clone + Debug + Send + Sync + 'static> Tree<M> {
    fn begin(position: Box<dyn Position<M>>, effort: Effort) -> Box<dyn Search<M>> {
        let Seen { turn, outcome } = position.seen();
        if outcome.is_some() {
            return Box::new(Over);
        }
        let mut tree = Self {
            position,
            nodes: Vec::new(),
            sign: sign(turn),
            root: 0..0,
            root_proven: None,
            root_games: 0,
            is_for_one: false,
            left: effort.level.of(GAMES),
            rng: Rng::with_seed(effort.seed),
            path: Vec::new(),
        };
        tree.root = tree.expand(turn);
        if tree.root.is_empty() {
            return Box::new(Over);
        }
        Box::new(tree)
    }

    /// Nodes for all that can be played where it looks, in random order.
    fn expand(&mut self, turn: Side) -> Range<u32> {
        let mut moves = self.position.moves();
        for end in (1..moves.len()).rev() {
            moves.swap(any(end + 1, &mut self.rng), end);
        }
        let nodes = moves.into_iter().map(|(m, weight)| Node {
            m,
            sign: sign(turn),
            weight,
            proven: None,
            games: 0,
            sum: 0,
            children: None,
        });
        let length = |nodes: &Vec<_>| u32::try_from(nodes.len()).unwrap_or(u32::MAX);
        let from = length(&self.nodes);
        self.nodes.extend(nodes);
        from..length(&self.nodes)
    }

    fn nodes(&self, range: &Range<u32>) -> &[Node<M>] {
        &self.nodes[range.start as usize..range.end as usize]
    }

    /// The node to look at among those that follow a position: where chance moves one that is drawn by
    /// its weight, else the most urgent.
    fn next(&mut self, children: &Range<u32>, games: u32) -> usize {
        let weights = self.nodes(children).iter().filter_map(|node| node.weight);
        let sum = weights.map(u64::from).sum::<u64>();
        if sum == 0 {
            return self.most_urgent(children, games);
        }
        let mut left = self.rng.u64(..sum);
        for (place, node) in (children.start as usize..).zip(self.nodes(children)) {
            let weight = u64::from(node.weight.unwrap_or(0));
            if left < weight {
                return place;
            }
            left -= weight;
        }
        children.start as usize
    }

    /// The node to look at among those that follow a position where a player moves: one that was not looked at yet, or else
    /// one that promises much or is little known.
    fn most_urgent(&self, children: &Range<u32>, games: u32) -> usize {
        let log = real(games.max(1)).log2();
        let urgency = |node: &Node<M>| match node.proven {
            Some(result) if result * node.sign < 0 => -1.0,
            Some(result) if result * node.sign > 0 => f32::INFINITY,
            _ if node.games == 0 => f32::INFINITY,
            _ => node.share() + (2.0 * log / real(node.games)).sqrt(),
        };
        let mut best = (children.start as usize, f32::NEG_INFINITY);
        for (place, node) in (children.start as usize..).zip(self.nodes(children)) {
            let urgency = urgency(node);
            if urgency > best.1 {
                best = (place, urgency);
            }
        }
        best.0
    }

    /// Plays one more random game; answers how many moves were made.
    fn play(&mut self) -> u32 {
        self.position.back_to_the_root();
        self.path.clear();
        let (mut children, mut games) = (self.root.clone(), self.root_games);
        let mut made = 0;
        let (result, is_proven) = loop {
            let place = self.next(&children, games);
            self.path.push(place);
            if let Some(result) = self.nodes[place].proven {
                break (result, true);
            }
            self.position.forward(self.nodes[place].m.clone());
            made += 1;
            if self.nodes[place].children.is_none()
                && let Some(outcome) = self.position.seen().outcome
            {
                self.is_for_one |= outcome.is_for_one();
                let result = self.position.result_of(outcome);
                let is_proven = !matches!(outcome, Outcome::Score(_));
                self.nodes[place].proven = is_proven.then_some(result);
                break (result, is_proven);
            }
            if self.nodes[place].games == 0 {
                let game = self.position.play_on(&mut self.rng);
                made += game.moves;
                break (game.result, false);
            }
            games = self.nodes[place].games;
            children = if let Some(children) = &self.nodes[place].children {
                children.clone()
            } else {
                let turn = self.position.seen().turn;
                let children = self.expand(turn);
                self.nodes[place].children = Some(children.clone());
                children
            };
            if children.is_empty() {
                break (0, false);
            }
        };
        self.note(result, is_proven);
        made
    }

    /// Notes the result of a random game on all of the path, and what is proven by it.
    fn note(&mut self, result: i8, mut is_proven: bool) {
        self.root_games += 1;
        let path = std::mem::take(&mut self.path);
        for (depth, &place) in path.iter().enumerate().rev() {
            let node = &mut self.nodes[place];
            node.games += 1;
            node.sum += i32::from(result * node.sign);
            if is_proven {
                let before = depth.checked_sub(1).map(|depth| path[depth]);
                let siblings =
                    before.map_or(Some(&self.root), |at| self.nodes[at].children.as_ref());
                let proven = siblings.and_then(|siblings| proven(self.nodes(siblings)));
                is_proven = proven.is_some();
                match before {
                    Some(before) => self.nodes[before].proven = proven,
                    None => self.root_proven = proven,
                }
            }
        }
        self.path = path;
    }

    /// The node with the move that leads to what is proven of the position before it, or else the one that most
    /// games were played with.
    fn best(&self, children: &Range<u32>, proven: Option<i8>) -> Option<&Node<M>> {
        let merit = |node: &&Node<M>| {
            let result = node.proven.map(|result| result * node.sign);
            let goal = proven.map(|result| result * node.sign);
            let is_goal = goal.is_some() && result == goal;
            (is_goal, result != Some(-1), node.games, node.sum)
        };
        self.nodes(children).iter().max_by_key(merit)
    }

    /// Whether it is known of a game for one that nothing leads to the goal.
    fn is_hopeless(&self) -> bool {
        self.is_for_one && self.root_proven == Some(-1)
    }

    fn is_done(&self) -> bool {
        self.left == 0 || self.root_proven.is_some()
    }
}

/// How the game ends after the best of these moves, if that is proven; after whichever of them, if chance
/// moves.
fn proven<M>(nodes: &[Node<M>]) -> Option<i8> {
    let first = nodes.first()?;
    if first.weight.is_some() {
        let possible = nodes.iter().filter(|node| node.weight != Some(0));
        let mut results = possible.map(|node| node.proven);
        let result = results.next()??;
        return results.all(|other| other == Some(result)).then_some(result);
    }
    let sign = first.sign;
    let results = || {
        nodes
            .iter()
            .map(|node| node.proven.map(|result| result * sign))
    };
    if results().any(|result| result == Some(1)) {
        return Some(sign);
    }
    let all: Option<Vec<_>> = results().collect();
    Some(sign * all?.into_iter().max()?)
}

#[expect(
    clippy::cast_precision_loss,
    reason = "a few more games make no difference"
)]
fn real(games: u32) -> f32 {
    games as f32
}

impl<M> Node<M> {
    /// What share of the games was won, a draw being half a win.
    fn share(&self) -> f32 {
        let games = i32::try_from(self.games).unwrap_or(i32::MAX);
        let doubled = u32::try_from(games.saturating_add(self.sum)).unwrap_or(0);
        real(doubled) / (2.0 * real(self.games.max(1)))
    }
}

impl<M: Clone + Debug + Send + Sync + 'static> Search<M> for Tree<M> {
    fn work(&mut self, positions: u64) -> Progress {
        let mut left = positions;
        while left > 0 && !self.is_done() {
            left = left.saturating_sub(self.play().max(1).into());
            self.left -= 1;
        }
        if self.is_done() {
            Progress::Done
        } else {
            Progress::Going
        }
    }

    fn advice(&self) -> Advice<M> {
        if self.is_hopeless() {
            return Advice::Hopeless;
        }
        let best = self.best(&self.root, self.root_proven);
        best.map_or(Advice::Unknown, |node| Advice::Play(node.m.clone()))
    }

    fn opinion(&self) -> Option<Opinion<M>> {
        if self.is_hopeless() {
            return Some(Opinion::new(Score::Hopeless, Vec::new()));
        }
        let best = self.best(&self.root, self.root_proven)?;
        let score = match self.root_proven.map(|result| result * self.sign) {
            _ if best.weight.is_some() || best.games == 0 => return None,
            Some(1) => Score::Wins { moves: None },
            Some(-1) => Score::Loses { moves: None },
            Some(_) => Score::Draws,
            None => match self.position.score() {
                Some(score) => Score::Worth(score),
                None => Score::Chance(best.share()),
            },
        };
        let next = |node: &&Node<M>| {
            let children = node.children.as_ref().filter(|_| node.games >= KNOWN)?;
            self.best(children, node.proven)
        };
        let line = std::iter::successors(Some(best), next);
        let line = line.take_while(|node| node.weight.is_none());
        let line = line.map(|node| node.m.clone()).collect();
        Some(Opinion::new(score, line))
    }
}

/// The line goes on after a position that so many random games were played from.
const KNOWN: u32 = 20;
