//! [`Scripted`]: a computer for tic-tac-toe that follows the orders of a test.

use std::{
    mem,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use collinear::{Coord, rules::Rules};
use collinear_games::tic_tac_toe::TicTacToe;

use crate::{
    computer::{Advice, Computer, Effort, Progress, Search},
    core::playable::Playable,
};

/// A computer for tic-tac-toe that follows the orders of a test.
pub(crate) struct Scripted {
    script: Arc<Script>,
    heed: Heed,
}

/// What a search waits for before it ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Heed {
    /// An order. The search cannot be stopped.
    Orders,
    /// An order or a request to stop.
    Stops,
}

/// The orders and the states of the searches.
struct Script {
    orders: Mutex<Receiver<Order>>,
    efforts: Mutex<Vec<Effort>>,
    /// For each search, whether it was dropped.
    stopped: Mutex<Vec<bool>>,
    /// The numbers of searches that began and that followed their orders.
    begun: AtomicUsize,
    ended: AtomicUsize,
}

#[derive(Clone, Copy)]
pub(crate) enum Order {
    /// Suggests a move, legal or not.
    Cell(usize, usize),
    Hopeless,
    Unknown,
    Panic,
}

/// Gives orders.
pub(crate) struct Director {
    orders: Sender<Order>,
    script: Arc<Script>,
}

/// How long to wait until a search stops, and how long a search runs that does not stop.
const PATIENCE: Duration = Duration::from_secs(20);
const A_WHILE: Duration = Duration::from_millis(20);

impl Director {
    pub(crate) fn order(&self, order: Order) {
        self.orders.send(order).expect("the game goes on");
    }

    /// The numbers of searches that began and that ended as ordered.
    pub(crate) fn searches(&self) -> (usize, usize) {
        let count = |count: &AtomicUsize| count.load(Ordering::SeqCst);
        (count(&self.script.begun), count(&self.script.ended))
    }

    pub(crate) fn efforts(&self) -> Vec<Effort> {
        lock(&self.script.efforts).clone()
    }

    /// For each search, whether it is dropped, after some time to stop.
    pub(crate) fn stopped_after_a_while(&self) -> Vec<bool> {
        thread::sleep(A_WHILE);
        lock(&self.script.stopped).clone()
    }

    /// Returns whether all searches are dropped soon.
    pub(crate) fn all_stop(&self) -> bool {
        let begin = Instant::now();
        while self.stopped_after_a_while().contains(&false) {
            if begin.elapsed() > PATIENCE {
                return false;
            }
        }
        true
    }
}

impl Scripted {
    /// Tic-tac-toe with a scripted computer, and the director of the computer.
    pub(crate) fn game(heed: Heed) -> (Playable<TicTacToe>, Director) {
        let (sender, receiver) = mpsc::channel();
        let script = Arc::new(Script {
            orders: Mutex::new(receiver),
            efforts: Mutex::default(),
            stopped: Mutex::default(),
            begun: AtomicUsize::new(0),
            ended: AtomicUsize::new(0),
        });
        let director = Director {
            orders: sender,
            script: Arc::clone(&script),
        };
        let game = Playable::new(TicTacToe)
            .with_title("Tic-tac-toe")
            .with_computer(Self { script, heed });
        (game, director)
    }
}

impl Computer<TicTacToe> for Scripted {
    fn search(
        &self,
        _: &Arc<TicTacToe>,
        _: &<TicTacToe as Rules>::State,
        effort: Effort,
    ) -> Box<dyn Search<Coord>> {
        let mut stopped = lock(&self.script.stopped);
        stopped.push(false);
        lock(&self.script.efforts).push(effort);
        Box::new(ScriptedSearch {
            script: Arc::clone(&self.script),
            heed: self.heed,
            number: stopped.len() - 1,
            is_begun: false,
            advice: Advice::Unknown,
        })
    }
}

struct ScriptedSearch {
    script: Arc<Script>,
    heed: Heed,
    number: usize,
    is_begun: bool,
    advice: Advice<Coord>,
}

impl ScriptedSearch {
    /// The next order, if there is one or if the search can wait for it.
    fn order(&self) -> Option<Order> {
        let orders = lock(&self.script.orders);
        if self.heed == Heed::Orders {
            return Some(orders.recv().unwrap_or(Order::Unknown));
        }
        match orders.recv_timeout(Duration::from_millis(1)) {
            Ok(order) => Some(order),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Order::Unknown),
        }
    }
}

impl Search<Coord> for ScriptedSearch {
    fn work(&mut self, _: u64) -> Progress {
        if !mem::replace(&mut self.is_begun, true) {
            self.script.begun.fetch_add(1, Ordering::SeqCst);
        }
        let Some(order) = self.order() else {
            return Progress::Going;
        };
        self.script.ended.fetch_add(1, Ordering::SeqCst);
        self.advice = match order {
            Order::Cell(row, col) => Advice::Play((row, col).into()),
            Order::Hopeless => Advice::Hopeless,
            Order::Unknown => Advice::Unknown,
            Order::Panic => panic!("out of ideas"),
        };
        Progress::Done
    }

    fn advice(&self) -> Advice<Coord> {
        self.advice
    }
}

impl Drop for ScriptedSearch {
    fn drop(&mut self) {
        lock(&self.script.stopped)[self.number] = true;
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nobody panicked")
}
