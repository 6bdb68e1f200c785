//! A game whose pieces are two characters wide.

use collinear::{
    Coord, Grid,
    rules::{Outcome, Position, Rules},
};

use super::player::{HUMANS, Player};
use crate::{core::playable::Playable, screen::game::palette::Palette};

/// Fruit is put on free cells until there are none.
struct Orchard;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Tree {
    Bare,
    Apple,
}

impl From<Tree> for char {
    fn from(tree: Tree) -> Self {
        match tree {
            Tree::Bare => '.',
            Tree::Apple => '\u{1F34E}',
        }
    }
}

impl Rules for Orchard {
    type State = Position<Tree>;
    type Move = Coord;

    fn start(&self) -> Self::State {
        Position::new(Grid::filled(2, 3, Tree::Bare).expect("six cells"))
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Coord> {
        state.grid().cells_where(|&tree| tree == Tree::Bare)
    }

    fn apply(&self, state: &mut Self::State, at: Coord) {
        state.place(at, Tree::Apple);
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        (state.grid().count(|&tree| tree == Tree::Bare) == 0).then_some(Outcome::Draw)
    }
}

#[test]
fn pieces_that_are_two_characters_wide_are_seen() {
    let game = Playable::new(Orchard).with_title("Orchard");
    let mut player = Player::of_game(game, HUMANS, Palette::Plain);
    player.click("b2").click("c1");
    assert!(
        player.cell("b2").contains('\u{1F34E}'),
        "{}",
        player.screen()
    );
    assert_eq!(player.cell("c1"), "(\u{1F34E} ");
    assert_eq!(player.cell("a1"), " . ");
}
