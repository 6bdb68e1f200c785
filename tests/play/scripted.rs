//! [`Scripted`]: tic-tac-toe with a computer that does what a test tells it.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicUsize, Ordering},
    mpsc::{self, Receiver, Sender},
};

use collinear::{
    picture::Look,
    rules::{Illegal, Outcome, Rules},
};

use crate::common::{
    AnyGame, TextGame,
    computer::{
        Advice, Computer,
        effort::{Effort, Stop},
    },
    new_game::TicTacToe,
};

type Inner = AnyGame<TicTacToe>;

/// Tic-tac-toe with a computer that does what a test tells it.
pub(crate) struct Scripted {
    game: Inner,
    orders: Mutex<Receiver<Order>>,
    stops: Stops,
    begun: Arc<AtomicUsize>,
    ended: Arc<AtomicUsize>,
}

/// What tells each search to stop, which none of them heeds.
type Stops = Arc<Mutex<Vec<Stop>>>;

/// What the computer is told.
pub(crate) enum Order {
    /// To advise a move, whether it is legal or not.
    Cell(usize, usize),
    Hopeless,
    Unknown,
    Panic,
}

/// Who tells it.
pub(crate) struct Director {
    orders: Sender<Order>,
    stops: Stops,
    begun: Arc<AtomicUsize>,
    ended: Arc<AtomicUsize>,
}

impl Director {
    pub(crate) fn order(&self, order: Order) {
        self.orders.send(order).expect("the game goes on");
    }

    /// How many searches were begun, and how many have ended.
    pub(crate) fn searches(&self) -> (usize, usize) {
        let count = |count: &AtomicUsize| count.load(Ordering::SeqCst);
        (count(&self.begun), count(&self.ended))
    }

    /// Whether each search that was begun was told to stop.
    pub(crate) fn stopped(&self) -> Vec<bool> {
        let stops = self.stops.lock().expect("nobody panicked");
        stops.iter().map(Stop::is_told).collect()
    }
}

impl Scripted {
    pub(crate) fn new() -> (Self, Director) {
        let (sender, receiver) = mpsc::channel();
        let (begun, ended) = (Arc::default(), Arc::default());
        let stops = Stops::default();
        let director = Director {
            orders: sender,
            stops: Arc::clone(&stops),
            begun: Arc::clone(&begun),
            ended: Arc::clone(&ended),
        };
        let game = AnyGame::new("Tic-tac-toe", TicTacToe);
        let orders = Mutex::new(receiver);
        let scripted = Self {
            game,
            orders,
            stops,
            begun,
            ended,
        };
        (scripted, director)
    }
}

impl Computer for Scripted {
    fn advise(self: &Arc<Self>, _: &Self::State, effort: &Effort) -> Advice<Self::Move> {
        if let Ok(mut stops) = self.stops.lock() {
            stops.push(effort.stop.clone());
        }
        self.begun.fetch_add(1, Ordering::SeqCst);
        let orders = self.orders.lock();
        let order = orders.map_or(Order::Unknown, |orders| {
            orders.recv().unwrap_or(Order::Unknown)
        });
        self.ended.fetch_add(1, Ordering::SeqCst);
        match order {
            Order::Cell(row, col) => Advice::Play((row, col).into()),
            Order::Hopeless => Advice::Hopeless,
            Order::Unknown => Advice::Unknown,
            Order::Panic => panic!("out of ideas"),
        }
    }
}

impl Rules for Scripted {
    type State = <Inner as Rules>::State;
    type Move = <Inner as Rules>::Move;

    fn start(&self) -> Self::State {
        self.game.start()
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Self::Move> {
        self.game.moves(state)
    }

    fn apply(&self, state: &mut Self::State, mov: Self::Move) {
        self.game.apply(state, mov);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        self.game.outcome(state)
    }
}

impl TextGame for Scripted {
    fn title(&self) -> String {
        self.game.title()
    }

    fn hint(&self, state: &Self::State) -> String {
        self.game.hint(state)
    }

    fn look(&self) -> Look {
        self.game.look()
    }

    fn read(&self, state: &Self::State, word: &str) -> Result<Vec<Self::Move>, Illegal> {
        self.game.read(state, word)
    }

    fn write(&self, before: &Self::State, mov: Self::Move) -> String {
        self.game.write(before, mov)
    }
}
