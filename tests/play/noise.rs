//! Whatever is pressed and clicked, nothing panics, and the state is one that the moves lead to.

use std::time::Duration;

use collinear::rules::{Rules, View};
use proptest::prelude::*;
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{
        Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    },
};

use crate::{
    common::{AnyGame, computer::Computer, new_game::TicTacToe},
    forks::forks,
    game::{GameScreen, Table, palette::Palette},
    player::{HUMANS, weakest},
    screen::Screen,
    seat::Seat,
};

#[derive(Clone, Debug)]
enum Noise {
    Event(Event),
    Size(u16, u16),
    Tick,
}

/// All keys but those that ask for a file, which could be written.
fn key() -> impl Strategy<Value = Noise> {
    let keys = "hjklpurntiab+-.?:/m q123456789aeg-yY".chars();
    let chars: Vec<_> = keys.map(KeyCode::Char).collect();
    let others = vec![
        KeyCode::Esc,
        KeyCode::Backspace,
        KeyCode::Enter,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::F(1),
    ];
    prop_oneof![
        3 => proptest::sample::select(chars),
        2 => proptest::sample::select(others),
    ]
    .prop_map(|code| Noise::Event(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))))
}

fn mouse() -> impl Strategy<Value = Noise> {
    let kinds = vec![
        MouseEventKind::Down(MouseButton::Left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::Moved,
        MouseEventKind::Drag(MouseButton::Left),
        MouseEventKind::ScrollUp,
        MouseEventKind::ScrollDown,
    ];
    let place = prop_oneof![8 => (0..60_u16, 0..24_u16), 1 => (0..200_u16, 0..200_u16)];
    (proptest::sample::select(kinds), place).prop_map(|(kind, (column, row))| {
        Noise::Event(Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }))
    })
}

fn noise() -> impl Strategy<Value = Vec<Noise>> {
    let size = prop_oneof![
        3 => Just((80, 24)),
        2 => (0..120_u16, 0..120_u16),
        1 => (80..120_u16, 24..60_u16),
    ];
    let one = prop_oneof![
        8 => key(),
        8 => mouse(),
        1 => size.prop_map(|(width, height)| Noise::Size(width, height)),
        2 => Just(Noise::Tick),
    ];
    proptest::collection::vec(one, 0..120)
}

/// Makes the noise, and sees after each sound that the moves lead to the state.
fn endure<G: Computer>(game: G, start: &G::State, seats: [Seat; 2], noise: &[Noise]) {
    let table = Table {
        game: game.into(),
        start: start.clone(),
        words: Vec::new(),
        moves: Vec::new(),
        seats,
        limit: Duration::from_millis(1),
        pace: Duration::ZERO,
    };
    let mut screen = GameScreen::with_palette(table, Palette::Colours).expect("no moves to refuse");
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
    for sound in noise {
        match sound {
            Noise::Event(event) => drop(screen.handle(event)),
            Noise::Size(width, height) => terminal.backend_mut().resize(*width, *height),
            Noise::Tick => drop(screen.tick()),
        }
        let drawn = terminal.draw(|frame| screen.draw(frame));
        drawn.expect("nothing fails in memory");
        let played = screen.game();
        let mut state = start.clone();
        for &mov in played.record() {
            assert!(played.rules().check(&state, &mov).is_ok());
            played.rules().apply(&mut state, mov);
        }
        assert!(state.key() == played.state().key());
    }
}

/// The game that words choose.
fn endure_words<O>(words: &str, seats: [Seat; 2], noise: &[Noise])
where
    O: crate::common::Options<Game: Computer>,
{
    #[derive(clap::Parser)]
    #[command(no_binary_name = true)]
    struct Words<O: clap::Args> {
        #[command(flatten)]
        options: O,
    }
    let words = <Words<O> as clap::Parser>::try_parse_from(words.split_whitespace());
    let (game, start) = words.expect("options").options.game().expect("a game");
    endure(game, &start, seats, noise);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn no_noise_upsets_it(noise in noise(), computer in any::<bool>()) {
        use crate::common::{hnefatafl, in_a_row, peg_solitaire, reversi};
        let seats = if computer { [Seat::Human, weakest()] } else { HUMANS };
        endure_words::<in_a_row::Options>("", seats, &noise);
        endure_words::<in_a_row::Options>("--rows 40 --cols 40 --no-gravity", HUMANS, &noise);
        endure_words::<reversi::Options>("--rows 4 --cols 6", seats, &noise);
        endure_words::<peg_solitaire::Options>("--board triangle5", HUMANS, &noise);
        endure_words::<hnefatafl::options::Options>("--variant brandubh", HUMANS, &noise);
        let game = AnyGame::new("Tic-tac-toe", TicTacToe);
        endure(game, &TicTacToe.start(), seats, &noise);
        let game = forks(2);
        let start = game.start();
        endure(game, &start, HUMANS, &noise);
    }
}
