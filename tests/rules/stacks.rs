//! Stacks of pieces, beside lists that grow and shrink.

use std::hash::{BuildHasher, RandomState};

use collinear::rules::{Owned, Stack};
use fastrand::Rng;

const MOST: usize = 6;

type Pile = Stack<char, MOST>;

fn pile(pieces: &[char]) -> Pile {
    pieces.iter().copied().collect()
}

#[test]
fn stacks_are_lists_with_a_limit() {
    let (mut random, hasher) = (Rng::with_seed(3), RandomState::new());
    let (mut stacks, mut lists) = ([Pile::default(); 3], [const { Vec::new() }; 3]);
    for _ in 0..2000 {
        let (from, to, count) = (random.usize(..3), random.usize(..3), random.usize(..8));
        let taken = count.min(lists[from].len());
        let stays = lists[from].len() - taken;
        let (hand, moved) = match random.u8(..3) {
            0 => (stacks[from].lift(count), lists[from].split_off(stays)),
            1 => {
                let rest = lists[from].split_off(taken);
                let hand = stacks[from].take_lowest(count);
                (hand, std::mem::replace(&mut lists[from], rest))
            }
            _ => {
                let piece = *random.choice(&['X', 'o', '-']).unwrap();
                (pile(&[piece]), vec![piece])
            }
        };
        assert_eq!(hand, pile(&moved));
        if random.bool() {
            stacks[to].put(hand);
            lists[to].extend(moved);
        } else {
            stacks[to].put_under(hand);
            lists[to].splice(0..0, moved);
        }
        lists[to].truncate(MOST);
        for (stack, list) in stacks.iter().zip(&lists) {
            assert_eq!(stack.to_string(), list.iter().collect::<String>());
            assert!(stack.pieces().rev().eq(list.iter().rev().copied()));
            assert_eq!(
                (stack.height(), stack.is_empty()),
                (list.len(), list.is_empty())
            );
            assert_eq!(stack.top(), list.last().copied());
            assert_eq!(stack.owner(), list.last().and_then(Owned::owner));
            assert_eq!(char::from(*stack), list.last().copied().unwrap_or('.'));
            // Pieces that were above do not count any more.
            assert_eq!(*stack, pile(list));
            assert_eq!(hasher.hash_one(stack), hasher.hash_one(pile(list)));
        }
    }
}
