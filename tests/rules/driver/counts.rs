//! Perft and distinct positions.

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
    // Games that ended earlier count as one each: 1 of them at ply 3.
    for (depth, paths) in [1, 2, 5, 13, 33].into_iter().enumerate() {
        assert_eq!(count(CLIMB, depth, Finished::Counted), paths, "{depth}");
    }
}

#[test]
fn of_finished_games_are_nothing_or_one_however_deep() {
    let ended = at_height(3, Side::First);
    for depth in [1, 2, 1_000, usize::MAX] {
        assert_eq!(perft(&CLIMB, &ended, depth, Finished::Dropped), 0);
        assert_eq!(perft(&CLIMB, &ended, depth, Finished::Counted), 1);
    }
    assert_eq!(perft(&CLIMB, &ended, 0, Finished::Dropped), 1);
    assert!(distinct_positions(&CLIMB, &ended).eq([1]));
}

/// Three moves in each state, without end, and counts that can be anything.
struct Immense {
    moves: usize,
    replies: Option<u128>,
}

impl Rules for Immense {
    type State = ();
    type Move = u8;

    fn start(&self) {}

    fn moves(&self, (): &()) -> impl Iterator<Item = u8> {
        0..3
    }

    fn apply(&self, (): &mut (), _: u8) {}

    fn outcome(&self, (): &()) -> Option<Outcome> {
        None
    }

    fn count_moves(&self, (): &()) -> usize {
        self.moves
    }
}

impl Engine for Immense {
    type Reference = Self;

    fn of(rules: Self) -> Result<Self, SetupError> {
        Ok(rules)
    }

    fn rules(&self) -> &Self {
        self
    }

    fn enter(&self, (): &()) -> Result<(), SetupError> {
        Ok(())
    }

    fn leave(&self, (): &()) {}

    fn count_replies(&self, (): &(), _: Finished) -> Option<u128> {
        self.replies
    }
}

#[test]
fn that_nothing_can_hold_are_the_largest_number_there_is() {
    let immense = |moves, replies| Immense { moves, replies };
    // More than 64 bits.
    let rules = immense(usize::MAX, None);
    let expected = 3 * (usize::MAX as u128);
    assert_eq!(perft(&rules, &(), 2, Finished::Dropped), expected);
    assert_eq!(perft_bulk(&rules, &(), 2, Finished::Dropped), expected);
    // The last two plies alone are a third of the largest number, or all of it.
    for (replies, depth, expected) in [(u128::MAX, 4, u128::MAX), (1 << 120, 5, 27 << 120)] {
        let rules = immense(3, Some(replies));
        let found = perft_bulk(&rules, &(), depth, Finished::Dropped);
        assert_eq!(found, expected);
    }
}

#[test]
fn of_positions_tell_the_side_to_move_apart_and_end_with_the_games() {
    // After n plies the heights are 0..=n, with the same side to move for all of them.
    let counts = distinct_positions(&CLIMB, &CLIMB.start());
    assert!(counts.take(6).eq([1, 2, 3, 4, 4, 4]));
    // Without lines no game ends before the board is full; then the counts stop.
    let endless = TIC_TAC_TOE.with_axes(&[]).unwrap();
    let counts = distinct_positions(&endless, &endless.start());
    assert!(counts.eq([1, 9, 72, 252, 756, 1260, 1680, 1260, 630, 126]));
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
    // Depth 1 makes no move; each further ply stores one board and its link of the chain.
    let (one, three, six) = (count(1), count(3), count(6));
    assert_eq!(one, 0);
    assert_eq!(three % 2, 0);
    assert_eq!(six, three / 2 * 5);
}
