//! Tests of moves made by picking cells, and of the places of cells on the screen.

use super::{
    player::{HUMANS, Player},
    script::{Stage, play},
};

#[test]
fn a_move_is_made_when_its_cells_are_picked_and_no_other_has_them() {
    play(
        "game forks
         @c1 | moves | c1={.} | d1={.}
         @d1 | moves 1 X c1-d1 | c1=(X) | d1=(X)
         // A move can contain a cell twice. The piece is two columns wide.
         @c1 @c1 | last 2 .. | sees (\u{1F34E}
         @b1 Enter | last 3 X b1 | d1=_X_",
    );
}

#[test]
fn moves_on_the_same_cells_are_chosen_from_a_list() {
    play(
        "game forks
         @a1 Enter | moves 1 X a1
         game forks
         @a1 Down Up j Space | moves 1 X a1#2
         // The list covers the names of columns. The item for picking more cells is not a move yet.
         game forks
         @a1 | sees which move? | below
         Down | below a1#2 would change 1 other cell
         Down | below
         Esc | moves | = First player (X): move such as a1
         @b1 Esc | moves
         @c1 @d1 | moves 1 X c1-d1

         game forks 2
         p | waits which move?
         Down Enter | moves 1 X pass#2
         game forks 1
         p | moves 1 X pass

         // Two captures lead from one square to the same other square.
         game draughts --fen W:W30:B25,17,26,18
         100x32 @30 @14 | waits which move?
         Down | sees > 30x21x14 | sees 30x21x14 would change 2 other cells",
    );
}

#[test]
fn a_piece_is_unpicked() {
    for how in ["Esc", "Backspace", "@f10", "!f10"] {
        play(&format!(
            "game hnefatafl
             @f10 | f10=<a> | b10={{.}}
             {how} | b10=_._ | = Attackers (a): move such as d11-d10"
        ));
    }
    play(
        "game hnefatafl
         @f10 @d11 | d11=<a> | b10=_._ | d10={.}
         @d10 | moves 1 a d11-d10",
    );
}

#[test]
fn who_can_only_pass_is_told_so() {
    play(
        "game reversi --rows 4 --cols 4 --start parallel
         :b4 c1 d2 c4 d1 a3 d4 | = White (O): only a pass is possible; press p
         @a1 | = only a pass is possible; press p
         p | last 8 O pa
         p | = you cannot pass now",
    );
}

#[test]
fn arrow_keys_make_moves_that_are_directions() {
    play(
        "game drift
         | = press an arrow key to move
         Left | last 1 left
         h | = left: you can play up, right or down here, not left
         // Taken back, to be made again.
         u | last 1 left
         r u u | = there is no move to take back
         ? | sees move in that direction",
    );
}

#[test]
fn discs_fall_wherever_in_the_column_one_clicks() {
    let player = Player::of("four_in_a_row");
    let (x, _) = player.place("3");
    let clicks = format!("@{x},2 @{x},7 | moves 1 X 3, 2 O 3");
    Stage::at(player).follow(&clicks);
}

#[test]
fn marks_tell_cells_apart_without_colours() {
    play(
        "game reversi
         | d3={.}
         t | d3=_._
         t @d3 | d3=(X) | d4=:X: | c3={.}
         >c3 | d4=<X> | below c3 would change 1 other cell

         // If every cell is a target, targets are shown only on request.
         game tic_tac_toe
         | a1=_._
         t | a1={.}

         game four_in_a_row --rows 3 --cols 3 --connect 3 --no-gravity
         :a1 a2 b1 b2 c1 | a1=[X] | b1=[X] | c1=[X] | b2=_O_
         // If there is no room between cells, only the left one of two marks is shown.
         game four_in_a_row --rows 20 --cols 30 --connect 3 --no-gravity
         :a1 a2 b1 b2 c1 | a1=[X[ | b1=[X[ | c1=[X]",
    );
}

#[test]
fn a_refusal_is_in_the_words_of_the_game() {
    play(
        "game four_in_a_row
         1*7 | = 1: column 1 is full
         9 | = 9: there is no column 9: columns are 1 to 7
         game reversi
         @e3 | = e3: a disc on e3 would turn nothing over | moves
         game hnefatafl
         @f9 | = f9: there is no piece on f9
         @f10 @h9 | = f10-h9: not straight: f10 and h9 are in different rows and columns
         game peg_solitaire
         @a3 | = a3: no legal move from here
         game word_search
         @a7 | = from a7 to where? Esc unpicks
         @c7 | = a7-c7: ..
         Esc :a7-c5 | moves 1 a7-c5",
    );
}

#[test]
fn the_cursor_goes_where_the_mouse_points() {
    for (words, cells) in [
        ("reversi", "a1 h1 a8 h8 c6 f2"),
        (
            "four_in_a_row --rows 19 --cols 19 --connect 5 --no-gravity",
            "a1 s1 a19 s19 c6 f2",
        ),
        ("peg_solitaire", "c1 e1 a3 g3 d4 e7"),
        (
            "peg_solitaire --board triangle5",
            "a1 a2 b2 a3 b3 c3 d4 a5 c5 e5",
        ),
    ] {
        let mut stage = Stage::of(words, HUMANS);
        for cell in cells.split_whitespace() {
            stage.follow(&format!(">{cell} | at {cell}"));
        }
    }
}

#[test]
fn keys_step_from_cell_to_cell_over_what_is_none() {
    play(
        "game peg_solitaire
         >c3 Left | at b3
         Up | at c2
         Left | at b3
         game peg_solitaire --board triangle5
         >e5 Up | at d4
         Up | at c3
         Down | at c4
         Right | at d4
         game tic_tac_toe
         >c3 Right Up | at c3
         Down | at c2
         Left | at b2

         // The cursor moves from point to point across gaps. From the middle of the board, it moves to the corner
         // first.
         game morris
         Left*6 Up*7 Enter | last 1 X a7
         Right Enter | last 2 O d7
         Right Enter | last 3 X g7
         Down Enter | last 4 O g4
         Left Enter | last 5 X f4
         Left Enter | last 6 O e4
         Left Enter | last 7 X c4",
    );
}

#[test]
fn a_click_beside_the_board_picks_nothing() {
    let player = Player::of("tic_tac_toe");
    let ((x, y), (right, _)) = (player.place("a3"), player.place("c3"));
    let (left, right) = (x - 7, right + 7);
    let beside = format!("@{left},{y} @{right},{y} @{x},0 @{x},19 @79,23 @300,300 | moves");
    Stage::at(player)
        .follow(&beside)
        .follow("@a3 | moves 1 X a3");
}
