//! Tests of moves that are typed, taken back and refused, and of words that are moves or commands.

use std::fs;

use collinear_games::sokoban::Sokoban;

use super::{
    seen, terminal,
    transcript::{follow, play, session},
};
use crate::core::{playable::Playable, table::Seating};

#[test]
fn a_game_at_the_terminal() {
    let session = session("four_in_a_row --rows 2 --cols 3 --connect 2");
    let expected = "\
2 in a row on a 2x3 board
t targets, rules, u undo, r redo, n new, save FILE, q quit, ? help

  .  .  .
  .  .  .
  1  2  3

Red (X): column 1-3 > There is no move to take back.

Red (X): column 1-3 >
  .  .  .
  . (X) .
  1  2  3

Yellow (O): column 1-3 > \"9\": there is no column 9: columns are 1 to 3

Yellow (O): column 1-3 >
  .  O  .
  . [X][X]
  1  2  3

\"x\": the game is over: Red won

Red (X) won. Play again? y yes, n no, u undo >
  . (O) .
  .  X  .
  1  2  3

Red (X): column 1-3 >
";
    let typed = b"u\n2\n9\n2 3 x 1\nundo\n";
    assert_eq!(seen(&session, Seating::default(), typed), expected);
    // Colours add nothing that the text does not say.
    let mut out = Vec::new();
    let played = terminal::play(session, Seating::default(), &b"2"[..], &mut out);
    played.expect("memory can be written");
    assert!(out.contains(&b'\x1b'));
}

#[test]
fn after_the_end() {
    play(
        "\
game four_in_a_row --rows 1 --cols 4 --connect 2
> 1 3 2
~ Red (X) won. Play again? y yes, n no, u undo >
> r
There is no move to make again.
> t
The game is over.
> rules
2 in a row on a 1x4 board

Get 2 discs in a row, along a row, a column or a diagonal.
> ?
2 in a row on a 1x4 board

  column 1-4    a move
> u
  X  . (O) .
  1  2  3  4

Red (X): column 1-4 >
> r
 [X][X] O  .
~ Play again?
> u 4 2
  X [O][O] X
> y
  .  .  .  .
> new r
 (X) .  .  .
  1  2  3  4

Yellow (O): column 1-4 >
> 3 2
~ Play again?
> NO
! >
",
    );
}

#[test]
fn targets_and_what_moves_changed() {
    play(
        "\
game four_in_a_row
> 4 4
> t
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  . {.} .  .  .
  .  .  .  O  .  .  .
 {.}{.}{.} X {.}{.}{.}
  1  2  3  4  5  6  7

Red (X): column 1-7 >
> moves 8
\"8\": there is no column 8: columns are 1 to 7

game hnefatafl --variant brandubh
> d6-f6 d5-a5 f6-e6 d4-d6 a4-a3
> t d6
7  +  .  .  a  .  .  +
6 {.}{.}{.}<K> a  .  .
5  d  .  . {.} .  .  .
4  .  a  d {+} d  a  a
3  a  .  .  d  .  .  .
2  .  .  .  a  .  .  .
1  +  .  .  a  .  .  +
   a  b  c  d  e  f  g

~ Defenders (d): move such as
> t d4
\"d4\": no legal move from here
> d6-e5
\"d6-e5\": not straight: d6 and e5 are in different rows and columns
> ?
Hnefatafl, Brandubh, 7x7

game surakarta
> a2-a3 b5-b4 a3-a4
! captured
> c6xa4
~ captured: a4

game reversi
> f5
> d6
~ :O:
! captured
",
    );
}

/// Plays a game. A file with this text is the last word that chooses the game.
fn play_on_file(words: &str, text: &str, transcript: &str) {
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(file.path(), text).expect("written");
    play(&format!(
        "game {words} {}\n{transcript}",
        file.path().display()
    ));
}

#[test]
fn captures_before_they_are_made_and_after() {
    play_on_file(
        "hnefatafl --variant brandubh --position",
        ". . . . . . .\n. a d . d a .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n\
         . . . . . K .\n. . . a . . .\nattackers\n",
        "\
> t d1-d6
7  +  .  .  .  .  .  +
6  .  a <d>{.}<d> a  .
5  .  .  . <.> .  .  .
4  .  .  . <+> .  .  .
3  .  .  . <.> .  .  .
2  .  .  . <.> .  K  .
1  +  .  . {a} .  .  +
   a  b  c  d  e  f  g
> d1-d6
7  +  .  .  .  .  .  +
6  .  a :.:(a):.: a  .
5  .  .  . :.: .  .  .
4  .  .  . :+: .  .  .
3  .  .  . :.: .  .  .
2  .  .  . :.: .  K  .
1  +  .  . (.) .  .  +
   a  b  c  d  e  f  g

captured: c6 e6
",
    );
}

#[test]
fn turns_of_several_moves() {
    play_on_file(
        "peg_solitaire --board",
        "1101010",
        "\
> t
1 <1> 1 {0} 1  0  1  0
> t a1-c1-e1
1 {1}<1>{0}<1>{0} 1  0
> t b1
\"b1\": no legal move from here
> a1-c1-e1
1 (0):0:(0):0:(1) 1  0
   a  b  c  d  e  f  g

pegs: 2, turns: 1, jumps: 2

jump such as e1-g1 >
> u
1  1  1  0  1  0  1  0
   a  b  c  d  e  f  g

pegs: 4, turns: 0, jumps: 0

jump such as a1-c1 >
> r
1 (0):0:(0):0:(1) 1  0
> u a1-c1 c1-e1 u
1 (0):0:(1) 1  0  1  0
   a  b  c  d  e  f  g

pegs: 3, turns: 1, jumps: 1
> u
> a1-c1-a1
\"a1-c1-a1\": jump 2: there is no peg in b1 to jump over from c1 to a1
> a1-c1-e1-g1
1 (0):0:(0):0:(0):0:(1)
   a  b  c  d  e  f  g

pegs: 1, turns: 1, jumps: 3

Solved. Play again? y yes, n no, u undo >
",
    );
}

#[test]
fn a_pass_that_is_left_out() {
    play_on_file(
        "reversi --position",
        ". X O O\n. O O O\nX\n",
        "\
> ?
Reversi, 2x4

  no disc can be placed; type pa to pass
> a1
1 (O):O: O  O
2  .  O  O  O
   a  b  c  d

discs: 0 7

~ White (O) won. Play again?
> u
1  .  X  O  O
2  .  O  O  O
   a  b  c  d

discs: 1 5

Black (X): no disc can be placed; type pa to pass >
> u
There is no move to take back.
> r
1 (O):O: O  O
2  .  O  O  O
> u pa
1  .  X  O  O
2  .  O  O  O
   a  b  c  d

discs: 1 5

White (O): cell a1-d2 >
",
    );
}

#[test]
fn the_computer_plays() {
    play(
        "\
against four_in_a_row --rows 2 --cols 3 --connect 2
> 2
  .  .  .
  . (X) .
  1  2  3

Yellow (O): thinking
~ Red (X): column 1-3 >

against four_in_a_row
> 4 4
~ \"4\": it is the computer's turn
> u
  .  .  .  .  .  .  .
> r
~ X
~ (O)
! thinking
> u
> u
There is no move to take back.

watch reversi --rows 4 --cols 4
~ Play again? y yes, n no, u undo >

watch peg_solitaire
! thinking
",
    );
}

/// `u` and `r` are steps in this game. The longer names are the commands.
#[test]
fn letters_of_commands_are_steps_in_sokoban() {
    play(
        "\
game sokoban
~ t targets, rules, undo, redo, n new, save FILE, q quit, ? help
> undo
There is no move to take back.
> u
8  #
> u
8  #
> undo undo
8  #
> redo
8  #
> undo ru
8  #
> undo undo
8  #
> undo
There is no move to take back.
> branch
~ branches: 1: u
> help
Sokoban
> ?
~ u, r can be moves here
",
    );
    let sokoban = |level: &str, transcript: &str| {
        let game = Playable::with_notation(Sokoban::new(level).unwrap());
        follow(&game.session(), Seating::default(), transcript);
    };
    // After one step too many, the letter is still not a command, and the question at the end lists the commands.
    for typed in ["u u", "uu", "u\n> u", "d\n> uu u"] {
        let transcript = format!(
            "> {typed}\n~ \"u\": the game is over\n~ Solved. Play again? y yes, n no, undo >\n\
             > undo\n! Play again?"
        );
        sokoban("###\n#.#\n#$#\n#@#\n#-#\n###", &transcript);
    }
    // This is printed the first time that a letter becomes a step.
    sokoban(
        "####\n#@-#\n#.$#\n#--#\n####",
        "~ u undo, redo, n new
> d
~ t targets, rules, undo, redo, n new
> u
! targets
> r
! targets",
    );
    sokoban("####\n#@-#\n#.$#\n#--#\n####", "> d u\n~ :@:");
}
