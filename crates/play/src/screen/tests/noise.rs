//! Tests that no key or click causes a panic, and that the state follows from the moves.

use std::{fmt::Debug, time::Duration};

use collinear_games::tic_tac_toe::TicTacToe;
use proptest::{prelude::*, sample::select};
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::{
    forks::forks,
    player::{HUMANS, LETTERS, Player, record, seated, weakest},
};
use crate::{
    core::{
        playable::Playable,
        seat::Seat,
        session::Session,
        table::{Seating, Table},
    },
    program::{all_games, open},
    screen::game::GameScreen,
};

#[derive(Clone, Debug)]
enum Noise {
    Event(Event),
    Size(u16, u16),
    Tick,
}

/// All keys except those that ask for a file.
fn key() -> impl Strategy<Value = Noise> {
    let keys = "hjklpurntiab+-.?:/m q123456789aeg-yY".chars();
    let chars: Vec<_> = keys.map(KeyCode::Char).collect();
    let arrows = [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down];
    let pages = [KeyCode::PageUp, KeyCode::PageDown, KeyCode::F(1)];
    let others = [KeyCode::Esc, KeyCode::Backspace, KeyCode::Enter];
    let others = [&arrows[..], &pages, &others].concat();
    let codes = prop_oneof![3 => select(chars), 2 => select(others)];
    codes.prop_map(|code| Noise::Event(Event::Key(KeyEvent::new(code, KeyModifiers::NONE))))
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
    let modifiers = KeyModifiers::NONE;
    (select(kinds), place).prop_map(move |(kind, (column, row))| {
        Noise::Event(Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers,
        }))
    })
}

fn noise() -> impl Strategy<Value = Vec<Noise>> {
    let size = prop_oneof![
        3 => Just((80, 24)),
        2 => (0..100_u16, 0..50_u16),
        1 => (80..120_u16, 24..40_u16),
    ];
    let one = prop_oneof![
        8 => key(),
        8 => mouse(),
        1 => size.prop_map(|(width, height)| Noise::Size(width, height)),
        2 => Just(Noise::Tick),
    ];
    proptest::collection::vec(one, 0..120)
}

/// Presses the keys and checks that the moves lead to the state.
fn endure(game: &Session, seats: [Seat; 2], noise: &[Noise]) {
    let seating = Seating {
        limit: Duration::from_millis(1),
        ..seated(seats)
    };
    let screen = GameScreen::new(Table::new(game.fork(), seating), LETTERS);
    let mut player = Player::watching(Box::new(screen));
    for sound in noise {
        match sound {
            Noise::Event(event) => player.event(event),
            Noise::Size(width, height) => drop(player.resize(*width, *height)),
            Noise::Tick => drop(player.tick()),
        }
        let (played, mut again) = (player.screen.session(), game.fork());
        for turn in played.made() {
            for (mover, word) in &turn.moves {
                let is_next = mover.map_or_else(|| again.is_chance(), |side| again.turn() == side);
                assert!(is_next, "{word}");
                assert_eq!(again.play_word(word), Ok(()));
            }
        }
        assert_eq!(seen(&again), seen(played));
    }
}

/// Everything that a session shows of its state.
fn seen(session: &Session) -> impl PartialEq + Debug {
    (
        session.glyphs(),
        session.turn(),
        session.outcome(),
        session.moves(),
        session.facts(),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn no_noise_upsets_it(noise in noise(), computer in any::<bool>()) {
        let seats = if computer { [Seat::Human, weakest()] } else { HUMANS };
        for (words, seats) in [
            ("four_in_a_row", seats),
            ("four_in_a_row --rows 40 --cols 40 --no-gravity", HUMANS),
            ("reversi --rows 4 --cols 6", seats),
            ("peg_solitaire --board triangle5", HUMANS),
            ("hnefatafl --variant brandubh", HUMANS),
            ("word_search", HUMANS),
        ] {
            let game = open(&all_games(), &record(words, "")).expect("a game");
            endure(&game, seats, &noise);
        }
        endure(&Playable::new(TicTacToe).session(), seats, &noise);
        endure(&forks(2).session(), HUMANS, &noise);
    }
}
