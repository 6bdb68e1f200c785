//! What every game gets: the driver, the counts, random play, and the tests for any game.

use std::cell::Cell as Counter;
use std::error::Error;
use std::fmt;

use collinear::rules::in_a_row::{
    BitTicTacToe, FOUR_IN_A_ROW, GOMOKU, GOMOKU_FREESTYLE, InARow, Refusal, State, TIC_TAC_TOE,
};
use collinear::rules::{
    Cell, Engine, EngineError, Finished, Game, Illegal, MoveCells, Outcome, PlayAllError, Position,
    Rules, Side, View, distinct_positions, divide, perft, perft_bulk, playout,
};
use collinear::testing::{Breach, Difference, RandomPlay, check_engine, check_rules, lockstep};
use collinear::{Bounds, Coord, Direction, Grid, Length, Wrap};

fn check_from_start<R: Rules<State: View>>(rules: &R, play: RandomPlay) -> Result<(), Breach> {
    check_rules(rules, &rules.start(), play)
}

fn compare_from_start<A, B>(a: &A, b: &B, play: RandomPlay) -> Result<(), Difference>
where
    A: Rules<State: View>,
    B: Rules<State: View, Move = A::Move>,
{
    lockstep(a, &a.start(), b, &b.start(), play)
}

/// A toy with all that in a row has not: passes, cycles, and games that end early or never.
///
/// A counter stands at 0. `Add` adds one, `Back` takes one away, `Pass` is always possible; the
/// game ends at `goal`: who gets there wins, and nobody at an even one.
#[derive(Clone, Copy, Debug)]
struct Climb {
    goal: u8,
    back: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Height {
    at: u8,
    turn: Side,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Add,
    Back,
    Pass,
}

impl Rules for Climb {
    type State = Height;
    type Move = Step;

    fn start(&self) -> Height {
        Height {
            at: 0,
            turn: Side::First,
        }
    }

    fn moves(&self, state: &Height) -> impl Iterator<Item = Step> {
        let back = (self.back && state.at > 0).then_some(Step::Back);
        [Step::Add, Step::Pass].into_iter().chain(back)
    }

    fn apply(&self, state: &mut Height, m: Step) {
        match m {
            Step::Add => state.at += 1,
            Step::Back => state.at -= 1,
            Step::Pass => {}
        }
        state.turn = state.turn.other();
    }

    fn outcome(&self, state: &Height) -> Option<Outcome> {
        let ended = if self.goal.is_multiple_of(2) {
            Outcome::Draw
        } else {
            Outcome::Win(state.turn.other())
        };
        (state.at == self.goal).then_some(ended)
    }
}

impl View for Height {
    type Board = collinear::Rect;
    type Key = Self;

    fn key(&self) -> Self {
        self.clone()
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn glyphs(&self) -> Grid<char> {
        Grid::filled(1, 1, char::from(b'0' + self.at)).expect("one cell")
    }
}

const CLIMB: Climb = Climb {
    goal: 3,
    back: true,
};

fn at(row: usize, col: usize) -> Coord {
    Coord::new(row, col)
}

mod a_game {
    use super::*;

    #[test]
    fn records_what_was_played() {
        let mut game = Game::new(CLIMB);
        assert_eq!(game.record(), []);
        for step in [Step::Add, Step::Pass, Step::Add] {
            game.play(step).unwrap();
        }
        assert_eq!(game.record(), [Step::Add, Step::Pass, Step::Add]);
        assert_eq!(game.state().at, 2);
        assert_eq!(game.rules().goal, 3);
        assert_eq!(game.outcome(), None);
        game.play(Step::Add).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Win(Side::Second)));
        assert_eq!(game.moves().count(), 0);
    }

    #[test]
    fn refuses_without_changing_anything() {
        let mut game = Game::new(CLIMB);
        game.play(Step::Add).unwrap();
        game.undo();
        let before = format!("{game:?}");
        assert!(matches!(game.play(Step::Back), Err(Illegal::NotLegal)));
        assert_eq!(format!("{game:?}"), before);
        assert_eq!(game.redo(), Some(Step::Add), "it can still be made again");
    }

    #[test]
    fn undoes_and_redoes_step_by_step() {
        let mut game = Game::new(CLIMB);
        assert_eq!((game.undo(), game.redo()), (None, None));
        game.play_all([Step::Add, Step::Add, Step::Back]).unwrap();
        assert_eq!(game.undo(), Some(Step::Back));
        assert_eq!((game.state().at, game.record().len()), (2, 2));
        assert_eq!(game.undo(), Some(Step::Add));
        assert_eq!(game.state().at, 1);
        assert_eq!(game.redo(), Some(Step::Add));
        assert_eq!(game.redo(), Some(Step::Back));
        assert_eq!(game.redo(), None);
        assert_eq!((game.state().at, game.record().len()), (1, 3));
    }

    #[test]
    fn forgets_what_was_taken_back_when_another_move_is_played() {
        let mut game = Game::new(CLIMB);
        game.play_all([Step::Add, Step::Add, Step::Back]).unwrap();
        game.undo();
        game.undo();
        game.play(Step::Pass).unwrap();
        assert_eq!(game.record(), [Step::Add, Step::Pass]);
        assert_eq!(game.state().at, 1);
        assert_eq!(game.redo(), None);
        assert_eq!(game.undo(), Some(Step::Pass));
        assert_eq!(game.redo(), Some(Step::Pass));
    }

    #[test]
    fn is_reset_to_where_it_began_and_can_be_redone() {
        let state = Height {
            at: 1,
            turn: Side::Second,
        };
        let mut game = Game::from_state(CLIMB, state.clone());
        game.play_all([Step::Add, Step::Add]).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
        game.reset();
        assert_eq!((game.state(), game.outcome()), (&state, None));
        assert_eq!(game.record(), []);
        assert_eq!(game.undo(), None);
        assert_eq!(game.redo(), Some(Step::Add));
        assert_eq!(game.redo(), Some(Step::Add));
        assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
    }

    #[test]
    fn plays_several_moves_or_none() {
        let mut game = Game::new(CLIMB);
        game.play_all([Step::Add, Step::Pass]).unwrap();
        game.undo();
        let before = format!("{game:?}");
        let error = game
            .play_all([Step::Back, Step::Back, Step::Add])
            .unwrap_err();
        assert_eq!(error.index, 1);
        assert!(matches!(error.illegal, Illegal::NotLegal));
        assert_eq!(error.to_string(), "move 2: not a legal move here");
        assert_eq!(
            format!("{game:?}"),
            before,
            "what was taken back is kept, too"
        );

        // After the end as well.
        let error = game
            .play_all([Step::Add, Step::Add, Step::Pass])
            .unwrap_err();
        assert_eq!(error.index, 2);
        assert_eq!(
            error.to_string(),
            "move 3: the game is over: first player won"
        );
        assert_eq!(format!("{game:?}"), before);

        // No moves are no reason to forget.
        game.play_all([]).unwrap();
        assert_eq!(game.redo(), Some(Step::Pass));
        game.undo();
        game.play_all([Step::Back, Step::Add]).unwrap();
        assert_eq!(game.record(), [Step::Add, Step::Back, Step::Add]);
        assert_eq!(game.redo(), None);
    }

    #[test]
    fn is_cloned_whole() {
        let mut game = Game::new(CLIMB);
        game.play_all([Step::Add, Step::Pass]).unwrap();
        game.undo();
        let mut copy = game.clone();
        assert_eq!(copy.redo(), Some(Step::Pass));
        assert_eq!((copy.record().len(), game.record().len()), (2, 1));
    }

    #[test]
    fn can_be_played_by_lent_rules() {
        let rules = FOUR_IN_A_ROW;
        let (mut lent, mut owned) = (Game::new(&rules), Game::new(rules));
        for column in [3, 3, 2, 2, 4, 4, 9, 5] {
            let Ok(lands) = rules.landing(owned.state(), column) else {
                let off = at(5, column);
                let texts = [owned.play(off), lent.play(off)].map(|r| r.unwrap_err().to_string());
                assert_eq!(texts[0], texts[1]);
                continue;
            };
            assert!(lent.moves().eq(owned.moves()));
            let counts = (
                rules.count_moves(owned.state()),
                lent.rules().count_moves(lent.state()),
            );
            assert_eq!(counts.0, counts.1);
            lent.play(lands).unwrap();
            owned.play(lands).unwrap();
            assert_eq!(lent.state(), owned.state());
        }
        assert_eq!(lent.outcome(), Some(Outcome::Win(Side::First)));
        check_from_start(&&rules, RandomPlay::default()).unwrap();
        compare_from_start(&rules, &&rules, RandomPlay::default()).unwrap();
    }
}

mod refusals {
    use super::*;

    #[derive(Debug)]
    struct Cause;

    #[derive(Debug)]
    struct Reason(Cause);

    impl fmt::Display for Cause {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("the cause")
        }
    }

    impl fmt::Display for Reason {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("the reason")
        }
    }

    impl Error for Cause {}

    impl Error for Reason {
        fn source(&self) -> Option<&(dyn Error + 'static)> {
            Some(&self.0)
        }
    }

    #[test]
    fn carry_the_games_own_reason() {
        let illegal = Illegal::refused(Reason(Cause));
        assert!(illegal.reason::<Reason>().is_some());
        assert!(illegal.reason::<Cause>().is_none());
        assert!(illegal.reason::<Refusal>().is_none());
        // The text is the reason's, and what comes next is what lies behind it.
        assert_eq!(illegal.to_string(), "the reason");
        assert_eq!(illegal.source().expect("a source").to_string(), "the cause");

        let error = PlayAllError { index: 4, illegal };
        assert_eq!(error.to_string(), "move 5: the reason");
        assert_eq!(error.source().expect("a source").to_string(), "the cause");
    }

    #[test]
    fn without_a_reason_have_none() {
        let over = Illegal::Over(Outcome::Win(Side::Second));
        assert_eq!(over.to_string(), "the game is over: second player won");
        assert_eq!(
            Illegal::Over(Outcome::Draw).to_string(),
            "the game is over: draw"
        );
        assert_eq!(Illegal::NotLegal.to_string(), "not a legal move here");
        for illegal in [over, Illegal::NotLegal] {
            assert!(illegal.reason::<Refusal>().is_none());
            assert!(illegal.source().is_none());
        }
    }

    #[test]
    fn can_be_sent_elsewhere() {
        fn sent<T: Error + Send + Sync + 'static>() {}
        sent::<Illegal>();
        sent::<PlayAllError>();
    }
}

mod counts {
    use super::*;

    fn count(rules: Climb, depth: usize, finished: Finished) -> u128 {
        perft(&rules, &rules.start(), depth, finished)
    }

    #[test]
    fn of_sequences_are_those_counted_by_hand() {
        // At height 0 there are 2 moves, at 1 and 2 there are 3, and at 3 the game has ended:
        //   plies    0  1  2  3   4
        //   at 0     1  1  2  4   9
        //   at 1     0  1  2  5  12
        //   at 2     0  0  1  3   8
        //   at 3     0  0  0  1   3   (reached at that ply)
        for (depth, paths) in [1, 2, 5, 13, 32].into_iter().enumerate() {
            assert_eq!(count(CLIMB, depth, Finished::Dropped), paths, "{depth}");
        }
        // Games that ended before count as one each: 1 of them at ply 3.
        for (depth, paths) in [1, 2, 5, 13, 33].into_iter().enumerate() {
            assert_eq!(count(CLIMB, depth, Finished::Counted), paths, "{depth}");
        }
    }

    #[test]
    fn of_finished_games_are_nothing_or_one_however_deep() {
        let ended = Height {
            at: 3,
            turn: Side::First,
        };
        for depth in [1, 2, 1_000, usize::MAX] {
            assert_eq!(perft(&CLIMB, &ended, depth, Finished::Dropped), 0);
            assert_eq!(perft(&CLIMB, &ended, depth, Finished::Counted), 1);
            assert_eq!(divide(&CLIMB, &ended, depth, Finished::Counted).count(), 0);
        }
        assert_eq!(perft(&CLIMB, &ended, 0, Finished::Dropped), 1);
        // Every game of tic-tac-toe has ended long before.
        let start = TIC_TAC_TOE.start();
        let all = perft(&TIC_TAC_TOE, &start, usize::MAX, Finished::Counted);
        assert_eq!(all, 255_168);
        assert_eq!(
            perft(&TIC_TAC_TOE, &start, usize::MAX, Finished::Dropped),
            0
        );
    }

    #[test]
    fn can_be_larger_than_64_bits() {
        // Three times as many as a state says that it has moves.
        struct Wide;
        impl Rules for Wide {
            type State = u8;
            type Move = u8;
            fn start(&self) -> u8 {
                0
            }
            fn moves(&self, _: &u8) -> impl Iterator<Item = u8> {
                0..3
            }
            fn apply(&self, state: &mut u8, _: u8) {
                *state += 1;
            }
            fn outcome(&self, _: &u8) -> Option<Outcome> {
                None
            }
            fn count_moves(&self, _: &u8) -> usize {
                usize::MAX
            }
        }
        assert_eq!(
            perft(&Wide, &0, 2, Finished::Dropped),
            3 * (usize::MAX as u128)
        );
    }

    #[test]
    fn that_nothing_can_hold_are_the_largest_number_there_is() {
        // The last two plies alone are half of that, or all of it.
        struct Immense(u128);
        impl Rules for Immense {
            type State = u8;
            type Move = u8;
            fn start(&self) -> u8 {
                0
            }
            fn moves(&self, _: &u8) -> impl Iterator<Item = u8> {
                0..3
            }
            fn apply(&self, state: &mut u8, _: u8) {
                *state += 1;
            }
            fn outcome(&self, _: &u8) -> Option<Outcome> {
                None
            }
        }
        impl Engine for Immense {
            type Reference = Self;
            fn of(rules: Self) -> Result<Self, EngineError> {
                Ok(rules)
            }
            fn rules(&self) -> &Self {
                self
            }
            fn enter(&self, state: &u8) -> Result<u8, EngineError> {
                Ok(*state)
            }
            fn leave(&self, state: &u8) -> u8 {
                *state
            }
            fn count_replies(&self, _: &u8, _: Finished) -> Option<u128> {
                Some(self.0)
            }
        }
        for (replies, depth, expected) in [
            (u128::MAX / 3, 3, u128::MAX),
            (u128::MAX / 2, 3, u128::MAX),
            (u128::MAX, 4, u128::MAX),
            (1 << 120, 5, 27 << 120),
        ] {
            let rules = Immense(replies);
            let found = perft_bulk(&rules, &0, depth, Finished::Dropped);
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn divided_by_first_moves_sum_to_the_whole() {
        for depth in 0..6 {
            for finished in [Finished::Dropped, Finished::Counted] {
                let start = CLIMB.start();
                let parts: Vec<_> = divide(&CLIMB, &start, depth, finished).collect();
                let moves: Vec<_> = parts.iter().map(|&(m, _)| m).collect();
                if depth == 0 {
                    assert!(moves.is_empty());
                    continue;
                }
                assert_eq!(moves, [Step::Add, Step::Pass]);
                let sum: u128 = parts.iter().map(|(_, count)| count).sum();
                assert_eq!(sum, perft(&CLIMB, &start, depth, finished), "{depth}");
            }
        }
        // Each part is the count after that move, computed when it is asked for.
        let start = TIC_TAC_TOE.start();
        for (m, count) in divide(&TIC_TAC_TOE, &start, 6, Finished::Dropped) {
            let mut next = start.clone();
            TIC_TAC_TOE.apply(&mut next, m);
            assert_eq!(count, perft(&TIC_TAC_TOE, &next, 5, Finished::Dropped));
        }
    }

    #[test]
    fn of_positions_tell_the_side_to_move_apart_and_end_with_the_games() {
        // After n plies the heights 0..=n; whose turn it is is the same for all of them.
        let counts = distinct_positions(&CLIMB, &CLIMB.start());
        assert!(counts.take(6).eq([1, 2, 3, 4, 4, 4]));
        // Without a way back or a pass each game is the same.
        let start = TIC_TAC_TOE.with_axes(&[]).unwrap();
        let mut counts = distinct_positions(&start, &start.start());
        let found: Vec<_> = counts.by_ref().collect();
        assert_eq!(found, [1, 9, 72, 252, 756, 1260, 1680, 1260, 630, 126]);
        assert_eq!(counts.next(), None);
        // From a finished state there is one position.
        let ended = Height {
            at: 3,
            turn: Side::First,
        };
        assert!(distinct_positions(&CLIMB, &ended).eq([1]));
    }

    #[test]
    fn allocate_one_state_a_ply_and_none_a_node() {
        let start = FOUR_IN_A_ROW.start();
        let count = |depth| {
            let allocated = allocation_counter::measure(|| {
                assert_ne!(perft(&FOUR_IN_A_ROW, &start, depth, Finished::Dropped), 0);
            });
            allocated.count_total
        };
        // Depth 1 makes no move; each ply more keeps one board and its place in the chain.
        let (one, three, six) = (count(1), count(3), count(6));
        assert_eq!(one, 0);
        assert_eq!(three % 2, 0);
        assert_eq!(six, three / 2 * 5);
    }
}

mod playouts {
    use super::*;

    #[test]
    fn stop_at_the_limit() {
        let endless = Climb {
            goal: 200,
            back: true,
        };
        for plies in [0, 1, 7, 150] {
            let mut state = endless.start();
            let mut picked = 0;
            let outcome = playout(&endless, &mut state, plies, |n| {
                picked += 1;
                assert_eq!(n, if picked == 1 { 2 } else { 3 });
                0
            });
            assert_eq!(
                (outcome, picked, usize::from(state.at)),
                (None, plies, plies)
            );
        }
    }

    #[test]
    fn answer_how_the_game_ended_even_on_the_last_ply() {
        for plies in [3, 4, usize::MAX] {
            let mut state = CLIMB.start();
            let outcome = playout(&CLIMB, &mut state, plies, |_| 0);
            assert_eq!(outcome, Some(Outcome::Win(Side::First)), "{plies}");
            // And after the end nothing is played.
            let outcome = playout(&CLIMB, &mut state, plies, |_| panic!("no move is left"));
            assert_eq!(outcome, Some(Outcome::Win(Side::First)));
            assert_eq!(state.at, 3);
        }
        let draw = Climb {
            goal: 2,
            back: false,
        };
        assert_eq!(
            playout(&draw, &mut draw.start(), 9, |_| 0),
            Some(Outcome::Draw)
        );
    }

    #[test]
    fn take_the_last_move_for_a_number_that_is_too_large() {
        for pick in [6, 7, 8, usize::MAX] {
            let mut state = FOUR_IN_A_ROW.start();
            assert_eq!(playout(&FOUR_IN_A_ROW, &mut state, 1, |_| pick), None);
            assert_eq!(state.last(), Some(at(5, 6)));
        }
    }

    #[test]
    fn stop_where_a_game_has_no_move_and_no_outcome() {
        struct Stuck;
        impl Rules for Stuck {
            type State = ();
            type Move = ();
            fn start(&self) {}
            fn moves(&self, (): &()) -> impl Iterator<Item = ()> {
                std::iter::empty()
            }
            fn apply(&self, (): &mut (), (): ()) {}
            fn outcome(&self, (): &()) -> Option<Outcome> {
                None
            }
        }
        assert_eq!(playout(&Stuck, &mut (), 10, |_| panic!("no move")), None);
    }
}

mod shown {
    use super::*;

    #[test]
    fn a_position_is_its_board_and_the_side_to_move() {
        let mut position = Position::new(Grid::filled(2, 3, Cell::Empty).unwrap());
        assert_eq!((position.turn(), position.last), (Side::First, None));
        position.place(at(1, 2), Cell::Of(Side::First));
        assert_eq!(
            (position.turn(), position.last),
            (Side::Second, Some(at(1, 2)))
        );
        assert_eq!(position.glyphs().to_string(), ". . .\n. . X");

        // Where the last move was is no part of the position; whose turn it is, is.
        let other = Position {
            last: None,
            ..position.clone()
        };
        assert_ne!(other, position);
        assert_eq!(other.key(), position.key());
        let other = Position {
            turn: Side::First,
            ..position.clone()
        };
        assert_ne!(other.key(), position.key());

        let mut copy = Position::new(Grid::filled(5, 1, Cell::Empty).unwrap());
        copy.clone_from(&position);
        assert_eq!(copy, position);
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn a_position_has_no_place_off_its_board() {
        Position::new(Grid::filled(2, 3, Cell::Empty).unwrap()).place(at(2, 0), Cell::Empty);
    }

    #[test]
    fn moves_name_the_cells_to_be_picked() {
        assert!(at(2, 5).cells().eq([at(2, 5)]));
        let board = Bounds::new(1, 3).unwrap();
        let hop = board
            .hop(at(0, 0), Direction::E, |_| true, |_| true)
            .unwrap();
        assert!(hop.cells().eq([at(0, 0), at(0, 2)]));
    }

    #[test]
    fn a_state_of_the_library_is_shown_as_it_stands() {
        let mut state = FOUR_IN_A_ROW.start();
        FOUR_IN_A_ROW.apply(&mut state, at(5, 3));
        assert_eq!(state.turn(), Side::Second);
        assert_eq!(state.glyphs().to_string(), state.to_string());
        assert_eq!(state.glyphs()[(5, 3)], 'X');
    }

    #[test]
    fn sides_and_cells_have_their_characters() {
        for (cell, glyph) in [
            (Cell::Empty, '.'),
            (Cell::Of(Side::First), 'X'),
            (Cell::Of(Side::Second), 'O'),
        ] {
            assert_eq!(char::from(cell), glyph);
            assert_eq!(Cell::from_glyph(glyph), Some(cell));
        }
        for glyph in ['x', 'o', '0', ' ', 'Х'] {
            assert_eq!(Cell::from_glyph(glyph), None);
        }
        assert_eq!(
            format!("{:>8}|{:<8}", Side::First, Side::Second),
            "   first|second  "
        );
        assert_eq!(Side::First.other(), Side::Second);
        assert_eq!(Side::Second.other(), Side::First);
        assert_eq!(Cell::default(), Cell::Empty);
    }
}

/// Games that break one promise each, and what is said of them.
mod contract {
    use super::*;

    /// Tic-tac-toe with one fault.
    struct Faulty {
        fault: Fault,
        /// What makes answers differ from call to call.
        calls: Counter<usize>,
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Fault {
        StartDiffers,
        OutcomeDiffers,
        ListsTwice,
        MovesDiffer,
        NoMoves,
        Miscounts,
        HintsTooMany,
        HintsTooFew,
        AcceptsUnlisted,
        RefusesListed,
        AcceptsAfterTheEnd,
        WrongOutcomeAfterTheEnd,
        UnlistedAfterTheEnd,
        ApplyDiffers,
        ApplyDoesNothing,
        CloneIsAnother,
        CloneIsShared,
        CloneFromForgets,
        CloneFromForgetsMoves,
    }

    /// A state that can break the promises of states.
    #[derive(Debug)]
    struct FaultyState {
        fault: Fault,
        position: Position<Cell>,
        shared: std::rc::Rc<Counter<usize>>,
        forgets_moves: bool,
    }

    impl Clone for FaultyState {
        fn clone(&self) -> Self {
            let mut copy = Self {
                fault: self.fault,
                position: self.position.clone(),
                shared: self.shared.clone(),
                forgets_moves: false,
            };
            match self.fault {
                Fault::CloneIsAnother => copy.position.turn = copy.position.turn.other(),
                Fault::CloneIsShared => {}
                _ => copy.shared = std::rc::Rc::new(Counter::new(self.shared.get())),
            }
            copy
        }

        fn clone_from(&mut self, source: &Self) {
            let turn = self.position.turn;
            let copy = source.clone();
            (self.position, self.shared) = (copy.position, copy.shared);
            if self.fault == Fault::CloneFromForgets {
                self.position.turn = turn;
            }
            self.forgets_moves = self.fault == Fault::CloneFromForgetsMoves;
        }
    }

    impl View for FaultyState {
        type Board = collinear::Rect;
        type Key = (Grid<Cell>, Side, usize);

        fn key(&self) -> Self::Key {
            let (grid, turn) = self.position.key();
            (grid, turn, self.shared.get())
        }

        fn turn(&self) -> Side {
            self.position.turn
        }

        fn glyphs(&self) -> Grid<char> {
            self.position.glyphs()
        }
    }

    /// Moves with a size hint that need not be true.
    struct Hinted<I>(I, (usize, Option<usize>));

    impl<I: Iterator> Iterator for Hinted<I> {
        type Item = I::Item;

        fn next(&mut self) -> Option<I::Item> {
            self.0.next()
        }

        fn size_hint(&self) -> (usize, Option<usize>) {
            self.1
        }
    }

    impl Faulty {
        fn new(fault: Fault) -> Self {
            Self {
                fault,
                calls: Counter::new(0),
            }
        }

        fn is(&self, fault: Fault) -> bool {
            self.fault == fault
        }

        fn every_other_call(&self) -> bool {
            self.calls.set(self.calls.get() + 1);
            self.calls.get().is_multiple_of(2)
        }

        /// What the game is without its fault.
        fn honest(state: &FaultyState) -> Option<Outcome> {
            let grid = &state.position.grid;
            let winner = [Side::First, Side::Second].into_iter().find(|&side| {
                let own = |cell: &Cell| *cell == Cell::Of(side);
                let mut lines = grid.k_lines(&Direction::AXES, Length::AtLeast(3), own);
                lines.next().is_some()
            });
            let full = grid.count(Cell::is_empty) == 0;
            winner.map(Outcome::Win).or(full.then_some(Outcome::Draw))
        }
    }

    impl Rules for Faulty {
        type State = FaultyState;
        type Move = Coord;

        fn start(&self) -> FaultyState {
            let mut position = Position::new(Grid::filled(3, 3, Cell::Empty).expect("9 cells"));
            if self.is(Fault::StartDiffers) && self.every_other_call() {
                position.turn = Side::Second;
            }
            FaultyState {
                fault: self.fault,
                position,
                shared: std::rc::Rc::default(),
                forgets_moves: false,
            }
        }

        fn moves(&self, state: &FaultyState) -> impl Iterator<Item = Coord> {
            let mut moves: Vec<_> = state.position.grid.cells_where(Cell::is_empty).collect();
            moves.truncate(if state.forgets_moves { 1 } else { usize::MAX });
            let late = moves.len() < 6;
            match self.fault {
                Fault::ListsTwice if late => moves.push(moves[0]),
                Fault::MovesDiffer if late && self.every_other_call() => moves.rotate_left(1),
                Fault::NoMoves if late => moves.clear(),
                _ => {}
            }
            let hint = match self.fault {
                Fault::HintsTooMany => (moves.len() + 1, None),
                Fault::HintsTooFew => (0, Some(moves.len() - 1)),
                _ => (moves.len(), Some(moves.len())),
            };
            Hinted(moves.into_iter(), hint)
        }

        fn apply(&self, state: &mut FaultyState, at: Coord) {
            match self.fault {
                Fault::ApplyDoesNothing => return,
                Fault::ApplyDiffers => {
                    self.calls.set(self.calls.get() + 1);
                    state.shared.set(self.calls.get());
                }
                Fault::CloneIsShared => state.shared.set(state.shared.get() + 1),
                _ => {}
            }
            let mover = state.position.turn;
            state.position.place(at, Cell::Of(mover));
        }

        fn outcome(&self, state: &FaultyState) -> Option<Outcome> {
            let outcome = Self::honest(state);
            if self.is(Fault::OutcomeDiffers) && outcome.is_some() && self.every_other_call() {
                return Some(Outcome::Draw);
            }
            outcome
        }

        fn count_moves(&self, state: &FaultyState) -> usize {
            let count = state.position.grid.count(Cell::is_empty);
            count + usize::from(self.is(Fault::Miscounts) && count < 6)
        }

        fn check(&self, state: &FaultyState, m: &Coord) -> Result<(), Illegal> {
            let outcome = Self::honest(state);
            let free = state.position.grid[*m].is_empty();
            match (self.fault, outcome) {
                (Fault::UnlistedAfterTheEnd, Some(_)) => Err(Illegal::NotLegal),
                (Fault::WrongOutcomeAfterTheEnd, Some(Outcome::Win(side))) => {
                    Err(Illegal::Over(Outcome::Win(side.other())))
                }
                (Fault::AcceptsAfterTheEnd, Some(_)) | (Fault::AcceptsUnlisted, None) => Ok(()),
                (Fault::RefusesListed, None) if *m == at(1, 1) => Err(Illegal::NotLegal),
                (_, Some(outcome)) => Err(Illegal::Over(outcome)),
                (_, None) if free => Ok(()),
                (_, None) => Err(Illegal::NotLegal),
            }
        }
    }

    #[test]
    fn each_broken_promise_is_named() {
        let faults = [
            (Fault::StartDiffers, "the start is always the same"),
            (Fault::OutcomeDiffers, "a state has one outcome"),
            (Fault::ListsTwice, "no move is listed twice"),
            (Fault::MovesDiffer, "a state has one list of moves"),
            (Fault::NoMoves, "a game that goes on has a move"),
            (Fault::Miscounts, "count_moves counts the moves"),
            (Fault::HintsTooMany, "the size_hint of the moves is right"),
            (Fault::HintsTooFew, "the size_hint of the moves is right"),
            (
                Fault::AcceptsUnlisted,
                "a move that is not listed is refused",
            ),
            (Fault::RefusesListed, "a listed move is accepted"),
            (
                Fault::AcceptsAfterTheEnd,
                "every move after the end is refused as such",
            ),
            (
                Fault::WrongOutcomeAfterTheEnd,
                "every move after the end is refused as such",
            ),
            (
                Fault::UnlistedAfterTheEnd,
                "every move after the end is refused as such",
            ),
            (Fault::ApplyDiffers, "a move has one result"),
            (Fault::ApplyDoesNothing, "a move changes the position"),
            (Fault::CloneIsAnother, "a clone is the same position"),
            (
                Fault::CloneIsShared,
                "a clone is independent of its original",
            ),
            (Fault::CloneFromForgets, "clone_from is a clone"),
            (Fault::CloneFromForgetsMoves, "clone_from is a clone"),
        ];
        for (fault, promise) in faults {
            let breach = check_from_start(&Faulty::new(fault), RandomPlay::default());
            let breach = breach.expect_err(&format!("{fault:?}"));
            assert_eq!(breach.promise, promise, "{fault:?}: {breach}");
        }
    }

    /// A piece that goes round on three cells, and what its key leaves out.
    #[derive(Clone, Copy)]
    struct Round(LeftOut);

    #[derive(Clone, Copy, PartialEq, Eq)]
    enum LeftOut {
        Turn,
        Moves,
        Outcome,
    }

    #[derive(Clone)]
    struct RoundState(LeftOut, usize);

    impl View for RoundState {
        type Board = collinear::Rect;
        type Key = (usize, Option<Side>);

        fn key(&self) -> Self::Key {
            let turn = self.turn();
            (self.1 % 3, Some(turn).filter(|_| self.0 != LeftOut::Turn))
        }

        fn turn(&self) -> Side {
            if self.1.is_multiple_of(2) {
                Side::First
            } else {
                Side::Second
            }
        }

        fn glyphs(&self) -> Grid<char> {
            Grid::from_fn(1, 3, |at| if at.col == self.1 % 3 { '@' } else { '.' }).expect("3 cells")
        }
    }

    impl Rules for Round {
        type State = RoundState;
        type Move = usize;

        fn start(&self) -> RoundState {
            RoundState(self.0, 0)
        }

        fn moves(&self, state: &RoundState) -> impl Iterator<Item = usize> {
            let late = self.0 == LeftOut::Moves && state.1 >= 6;
            if late { 2..3 } else { 1..2 }
        }

        fn apply(&self, state: &mut RoundState, steps: usize) {
            state.1 += steps;
        }

        fn outcome(&self, state: &RoundState) -> Option<Outcome> {
            let late = self.0 == LeftOut::Outcome && state.1 >= 6;
            late.then_some(Outcome::Draw)
        }
    }

    #[test]
    fn a_key_has_to_hold_all_that_decides_how_the_game_goes_on() {
        for (left_out, promise, plies) in [
            (LeftOut::Turn, "one position has one side to move", 3),
            (LeftOut::Moves, "one position has one list of moves", 6),
            (LeftOut::Outcome, "one position has one outcome", 6),
        ] {
            let breach = check_from_start(&Round(left_out), RandomPlay::default()).unwrap_err();
            assert_eq!((breach.promise, breach.moves.len()), (promise, plies));
        }
    }

    /// Marks on two cells, whose key only counts them: no key comes twice in one game.
    struct Marks;

    #[derive(Clone)]
    struct Marked([bool; 2]);

    impl View for Marked {
        type Board = collinear::Rect;
        type Key = usize;

        fn key(&self) -> usize {
            self.0.iter().filter(|&&mark| mark).count()
        }

        fn turn(&self) -> Side {
            Side::First
        }

        fn glyphs(&self) -> Grid<char> {
            Grid::from_rows([self.0.map(|mark| if mark { '@' } else { '.' })]).expect("a row")
        }
    }

    impl Rules for Marks {
        type State = Marked;
        type Move = usize;

        fn start(&self) -> Marked {
            Marked([false; 2])
        }

        fn moves(&self, state: &Marked) -> impl Iterator<Item = usize> {
            (0..2).filter(|&cell| !state.0[cell])
        }

        fn apply(&self, state: &mut Marked, cell: usize) {
            state.0[cell] = true;
        }

        fn outcome(&self, state: &Marked) -> Option<Outcome> {
            (state.0 == [true; 2]).then_some(Outcome::Draw)
        }
    }

    #[test]
    fn keys_are_compared_between_games() {
        let breach = check_from_start(&Marks, RandomPlay::default()).unwrap_err();
        assert_eq!(breach.promise, "one position has one list of moves");
    }

    #[test]
    fn a_breach_tells_the_moves_that_led_to_it() {
        let start =
            check_from_start(&Faulty::new(Fault::StartDiffers), RandomPlay::default()).unwrap_err();
        assert_eq!(start.moves, Vec::<String>::new());
        assert_eq!(
            start.to_string(),
            "not so: the start is always the same (at the start)"
        );
        let breach =
            check_from_start(&Faulty::new(Fault::NoMoves), RandomPlay::default()).unwrap_err();
        // Fewer than six moves are left after four.
        assert_eq!(breach.moves.len(), 4);
        let moves = breach.moves.join(" ");
        let text = format!("not so: a game that goes on has a move (after {moves})");
        assert_eq!(breach.to_string(), text);
        // They are a game: each is a cell, and no cell comes twice.
        assert!(breach.moves.iter().all(|m| m.starts_with('(')));
    }

    #[test]
    fn the_games_begin_in_the_state_that_is_given() {
        let faulty = Faulty::new(Fault::NoMoves);
        let mut late = faulty.start();
        for _ in 0..3 {
            let m = faulty.moves(&late).next().unwrap();
            faulty.apply(&mut late, m);
        }
        let breach = check_rules(&faulty, &late, RandomPlay::default()).unwrap_err();
        assert_eq!(breach.promise, "a game that goes on has a move");
        assert_eq!(breach.moves.len(), 1);
    }

    #[test]
    fn the_same_seed_plays_the_same_games_and_another_seed_others() {
        let breach = |seed| {
            let walks = RandomPlay {
                seed,
                ..RandomPlay::default()
            };
            check_from_start(&Faulty::new(Fault::NoMoves), walks).unwrap_err()
        };
        let found: Vec<Breach> = (0..20).map(breach).collect();
        assert_eq!(found, (0..20).map(breach).collect::<Vec<_>>());
        let first = &found[0];
        assert!(found.iter().any(|other| other != first));
    }

    #[test]
    fn no_games_find_no_faults() {
        let none = RandomPlay {
            games: 0,
            ..RandomPlay::default()
        };
        assert_eq!(
            check_from_start(&Faulty::new(Fault::Miscounts), none),
            Ok(())
        );
        let no_plies = RandomPlay {
            plies: 0,
            ..RandomPlay::default()
        };
        assert_eq!(
            check_from_start(&Faulty::new(Fault::Miscounts), no_plies),
            Ok(())
        );
        assert_eq!(
            compare_from_start(&TIC_TAC_TOE, &FOUR_IN_A_ROW, none),
            Ok(())
        );
    }

    #[test]
    fn the_games_of_the_library_keep_their_promises() {
        for rules in [FOUR_IN_A_ROW, TIC_TAC_TOE] {
            check_from_start(&rules, RandomPlay::default()).unwrap();
        }
        for rules in [GOMOKU, GOMOKU_FREESTYLE] {
            let few = RandomPlay {
                games: 2,
                plies: 60,
                seed: 7,
            };
            check_from_start(&rules, few).unwrap();
        }
        check_from_start(&CLIMB, RandomPlay::default()).unwrap();
    }

    #[test]
    fn variants_keep_their_promises() {
        let walks = |seed| RandomPlay {
            games: 5,
            plies: 60,
            seed,
        };
        let mut checked = 0;
        for (rows, cols) in [
            (0, 0),
            (0, 3),
            (1, 1),
            (1, 6),
            (6, 1),
            (2, 3),
            (4, 3),
            (5, 6),
        ] {
            for k in 1..=4 {
                for length in [Length::AtLeast(k), Length::Exactly(k)] {
                    for wrap in [Wrap::None, Wrap::EastWest, Wrap::NorthSouth, Wrap::Both] {
                        let rules = InARow::new(rows, cols, length).unwrap();
                        let rules = rules.with_wrap(wrap).unwrap();
                        for rules in [Ok(rules), rules.with_gravity()].into_iter().flatten() {
                            let rules = rules.with_axes(&Direction::AXES[..k]).unwrap();
                            if let Err(breach) = check_from_start(&rules, walks(checked)) {
                                panic!("{rules:?}: {breach}");
                            }
                            checked += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(checked, 8 * 4 * 2 * 6);
    }
}

/// Engines of tic-tac-toe with one difference each.
mod two_engines {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    enum Twist {
        None,
        OtherOrder,
        MissesAMove,
        ListsInstead,
        CountsOneMore,
        DrawsTooEarly,
        OtherWinner,
        OtherGlyph,
        OtherTurn,
        Accepts,
        Refuses,
    }

    struct Twisted(Twist);

    #[derive(Clone)]
    struct TwistedState(Twist, collinear::rules::in_a_row::State);

    impl TwistedState {
        fn is_late(&self) -> bool {
            self.1.grid().count(Cell::is_empty) < 6
        }
    }

    impl View for TwistedState {
        // Keys need not be of the same type.
        type Board = collinear::Rect;
        type Key = String;

        fn key(&self) -> String {
            self.1.to_string()
        }

        fn turn(&self) -> Side {
            if self.0 == Twist::OtherTurn && self.is_late() {
                self.1.turn().other()
            } else {
                self.1.turn()
            }
        }

        fn glyphs(&self) -> Grid<char> {
            let glyph = if self.0 == Twist::OtherGlyph {
                '#'
            } else {
                'X'
            };
            self.1
                .glyphs()
                .map(|&cell| if cell == 'X' { glyph } else { cell })
        }
    }

    impl Rules for Twisted {
        type State = TwistedState;
        type Move = Coord;

        fn start(&self) -> TwistedState {
            TwistedState(self.0, TIC_TAC_TOE.start())
        }

        fn moves(&self, state: &TwistedState) -> impl Iterator<Item = Coord> {
            let mut moves: Vec<_> = TIC_TAC_TOE.moves(&state.1).collect();
            let late = state.is_late();
            match self.0 {
                Twist::OtherOrder => moves.reverse(),
                Twist::MissesAMove if late => drop(moves.pop()),
                // As many, but one of them twice.
                Twist::ListsInstead if late && moves.len() > 1 => moves[0] = moves[1],
                _ => {}
            }
            moves.into_iter()
        }

        fn apply(&self, state: &mut TwistedState, m: Coord) {
            TIC_TAC_TOE.apply(&mut state.1, m);
        }

        fn outcome(&self, state: &TwistedState) -> Option<Outcome> {
            let outcome = TIC_TAC_TOE.outcome(&state.1);
            match self.0 {
                Twist::DrawsTooEarly if TIC_TAC_TOE.count_moves(&state.1) == 1 => {
                    outcome.or(Some(Outcome::Draw))
                }
                Twist::OtherWinner => match outcome {
                    Some(Outcome::Win(side)) => Some(Outcome::Win(side.other())),
                    other => other,
                },
                _ => outcome,
            }
        }

        fn count_moves(&self, state: &TwistedState) -> usize {
            TIC_TAC_TOE.count_moves(&state.1)
                + usize::from(self.0 == Twist::CountsOneMore && state.is_late())
        }

        fn check(&self, state: &TwistedState, m: &Coord) -> Result<(), Illegal> {
            match self.0 {
                Twist::Accepts if state.is_late() => Ok(()),
                Twist::Refuses if state.is_late() => Err(Illegal::NotLegal),
                _ => TIC_TAC_TOE.check(&state.1, m),
            }
        }
    }

    #[test]
    fn that_are_equal_pass() {
        let walks = RandomPlay::default();
        for twist in [Twist::None, Twist::OtherOrder] {
            assert_eq!(
                compare_from_start(&TIC_TAC_TOE, &Twisted(twist), walks),
                Ok(())
            );
            assert_eq!(
                compare_from_start(&Twisted(twist), &TIC_TAC_TOE, walks),
                Ok(())
            );
        }
    }

    #[test]
    fn that_differ_are_told_apart_by_what_differs_first() {
        let twists = [
            (Twist::MissesAMove, "moves"),
            (Twist::ListsInstead, "moves"),
            (Twist::CountsOneMore, "number of moves"),
            (Twist::DrawsTooEarly, "outcome"),
            (Twist::OtherWinner, "outcome"),
            (Twist::OtherGlyph, "board"),
            (Twist::OtherTurn, "side to move"),
            (Twist::Accepts, "refusal"),
            (Twist::Refuses, "refusal"),
        ];
        for (twist, what) in twists {
            // Whichever of them is right.
            let differences = [
                compare_from_start(&TIC_TAC_TOE, &Twisted(twist), RandomPlay::default()),
                compare_from_start(&Twisted(twist), &TIC_TAC_TOE, RandomPlay::default()),
            ];
            for difference in differences {
                let difference = difference.expect_err(&format!("{twist:?}"));
                assert_eq!(difference.what, what, "{twist:?}: {difference}");
                assert_ne!(difference.left, difference.right);
            }
        }
    }

    #[test]
    fn a_difference_shows_both_sides_and_the_moves() {
        let twisted = Twisted(Twist::OtherGlyph);
        let difference =
            compare_from_start(&TIC_TAC_TOE, &twisted, RandomPlay::default()).unwrap_err();
        assert_eq!(difference.moves.len(), 1);
        assert!(difference.left.contains('X') && difference.right.contains('#'));
        let text = difference.to_string();
        let head = format!("the board differs after [{}]:\n", difference.moves[0]);
        assert!(text.starts_with(&head), "{text}");
        assert!(text.ends_with(&format!("{}\n\n{}", difference.left, difference.right)));
        let again = compare_from_start(&TIC_TAC_TOE, &twisted, RandomPlay::default()).unwrap_err();
        assert_eq!(again, difference);
    }

    /// The engine of tic-tac-toe on sets of cells with one of these faults.
    struct Slipping(BitTicTacToe, Slip);

    #[derive(Clone, Copy, PartialEq)]
    enum Slip {
        None,
        EntersNothing,
        StartsAnew,
        ForgetsADisc,
        Miscounts(Finished),
    }

    type BitState = <BitTicTacToe as Rules>::State;

    impl Rules for Slipping {
        type State = BitState;
        type Move = Coord;

        fn start(&self) -> BitState {
            self.0.start()
        }

        fn moves(&self, state: &BitState) -> impl Iterator<Item = Coord> {
            self.0.moves(state)
        }

        fn apply(&self, state: &mut BitState, m: Coord) {
            self.0.apply(state, m);
        }

        fn outcome(&self, state: &BitState) -> Option<Outcome> {
            self.0.outcome(state)
        }
    }

    impl Engine for Slipping {
        type Reference = InARow;

        fn of(rules: InARow) -> Result<Self, EngineError> {
            Ok(Self(BitTicTacToe::of(rules)?, Slip::None))
        }

        fn rules(&self) -> &InARow {
            self.0.rules()
        }

        fn enter(&self, state: &State) -> Result<BitState, EngineError> {
            match self.1 {
                Slip::EntersNothing => Err(EngineError::Gravity),
                _ => self.0.enter(state),
            }
        }

        fn leave(&self, state: &BitState) -> State {
            let left = self.0.leave(state);
            let is_late = left.grid().count(|cell| !cell.is_empty()) > 2;
            match (self.1, left.last().filter(|_| is_late)) {
                (Slip::ForgetsADisc, Some(last)) => {
                    let mut grid = left.grid().clone();
                    grid[last] = Cell::Empty;
                    TIC_TAC_TOE.set_up(grid).unwrap_or(left)
                }
                (Slip::StartsAnew, Some(_)) => TIC_TAC_TOE.start(),
                _ => left,
            }
        }

        fn count_replies(&self, state: &BitState, finished: Finished) -> Option<u128> {
            let count = self.0.count_replies(state, finished)?;
            // Only after a move can be won: before that there is nothing to be miscounted.
            let can_be_won = self.0.count_moves(state) == 4;
            Some(count + u128::from(can_be_won && self.1 == Slip::Miscounts(finished)))
        }
    }

    #[test]
    fn engines_are_told_apart_from_their_rules() {
        let slips = [
            (Slip::None, None),
            (Slip::EntersNothing, Some("start")),
            (Slip::ForgetsADisc, Some("board that is given back")),
            (Slip::StartsAnew, Some("board that is given back")),
            (Slip::Miscounts(Finished::Dropped), Some("count of replies")),
            (Slip::Miscounts(Finished::Counted), Some("count of replies")),
        ];
        for (slip, what) in slips {
            let engine = Slipping(BitTicTacToe::of(TIC_TAC_TOE).unwrap(), slip);
            let checked = check_engine(&engine, &TIC_TAC_TOE.start(), RandomPlay::default());
            assert_eq!(checked.err().map(|difference| difference.what), what);
        }
    }

    /// What is checked begins where it is said, not at the start.
    #[test]
    fn random_play_begins_in_the_state_that_is_given() {
        let mut game = Game::new(TIC_TAC_TOE);
        for m in [(0, 0), (1, 1), (0, 1)] {
            game.play(m.into()).unwrap();
        }
        let play = RandomPlay::default();
        let state = TwistedState(Twist::DrawsTooEarly, game.state().clone());
        let twisted = Twisted(Twist::DrawsTooEarly);
        let found = lockstep(&TIC_TAC_TOE, game.state(), &twisted, &state, play).unwrap_err();
        let from_start = compare_from_start(&TIC_TAC_TOE, &twisted, play).unwrap_err();
        assert_eq!(found.what, from_start.what);
        assert!(found.moves.len() < from_start.moves.len());
    }

    #[test]
    fn gravity_and_none_are_different_games() {
        let placed = InARow::new(6, 7, Length::AtLeast(4)).unwrap();
        let difference =
            compare_from_start(&FOUR_IN_A_ROW, &placed, RandomPlay::default()).unwrap_err();
        assert_eq!((difference.what, difference.moves.len()), ("moves", 0));
    }
}

/// A move need not be `Copy`: a chain of jumps is one.
mod chains_as_moves {
    use collinear::Hop;
    use collinear::rules::peg_solitaire::{Lattice, PegSolitaire, State};

    use super::*;

    /// Peg solitaire in which a move is all the jumps that one peg makes.
    #[derive(Debug)]
    struct Turns(PegSolitaire);

    impl Turns {
        fn on(picture: &str) -> Self {
            let grid = Lattice::Square.parse(picture).expect("a picture");
            Self(PegSolitaire::from_start(grid, Lattice::Square).expect("a board"))
        }

        fn extend(&self, state: &State, begun: &[Hop], chains: &mut Vec<Vec<Hop>>) {
            for hop in self.0.moves(state) {
                if begun.last().is_none_or(|last| last.to == hop.from) {
                    let chain = [begun, &[hop]].concat();
                    let mut next = state.clone();
                    self.0.apply(&mut next, hop);
                    chains.push(chain.clone());
                    self.extend(&next, &chain, chains);
                }
            }
        }
    }

    impl Rules for Turns {
        type State = State;
        type Move = Vec<Hop>;

        fn start(&self) -> State {
            self.0.start()
        }

        fn moves(&self, state: &State) -> impl Iterator<Item = Vec<Hop>> {
            let mut chains = Vec::new();
            self.extend(state, &[], &mut chains);
            chains.into_iter()
        }

        fn apply(&self, state: &mut State, chain: Vec<Hop>) {
            for hop in chain {
                self.0.apply(state, hop);
            }
        }

        fn outcome(&self, state: &State) -> Option<Outcome> {
            self.0.outcome(state)
        }
    }

    #[test]
    fn are_played_taken_back_and_made_again() {
        let rules = Turns::on("1 1 0 1 0");
        let chains: Vec<_> = rules.moves(&rules.start()).collect();
        let [short, long] = &chains[..] else {
            panic!("a1-c1 and a1-c1-e1: {chains:?}");
        };
        assert_eq!((short.len(), long.len()), (1, 2));

        let mut game = Game::new(&rules);
        game.play(long.clone()).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::Solved));
        assert_eq!(game.undo().as_ref(), Some(long));
        assert_eq!(game.redo().as_ref(), Some(long));
        game.reset();

        let too_long = [long.as_slice(), short].concat();
        assert!(matches!(game.play(too_long), Err(Illegal::NotLegal)));
        let last_two = game.play_all([short.clone(), long.clone()]).unwrap_err();
        assert_eq!(last_two.index, 1);
        game.play_all([short.clone(), long[1..].to_vec()]).unwrap();
        assert_eq!(game.record(), [short.clone(), long[1..].to_vec()]);
    }

    #[test]
    fn are_counted() {
        let rules = Turns::on("1 1 0 1 0");
        let start = rules.start();
        let counts = [1, 2].map(|depth| perft(&rules, &start, depth, Finished::Dropped));
        assert_eq!(counts, [2, 2]);
        assert_eq!(perft(&rules, &start, 2, Finished::Counted), 3);
        let parts = divide(&rules, &start, 2, Finished::Counted);
        let parts: Vec<_> = parts.map(|(chain, count)| (chain.len(), count)).collect();
        assert_eq!(parts, [(1, 2), (2, 1)]);
        let mut state = start.clone();
        let outcome = playout(&rules, &mut state, 9, |n| n - 1);
        assert_eq!(outcome, Some(Outcome::Solved));
        assert!(distinct_positions(&rules, &start).eq([1, 2, 2]));
    }

    #[test]
    fn keep_the_promises() {
        let rules = Turns::on("1 1 1 . 1\n1 0 1 1 1\n1 1 1 0 1");
        check_from_start(&rules, RandomPlay::default()).unwrap();
        compare_from_start(&rules, &&rules, RandomPlay::default()).unwrap();
    }
}
