//! Repetition and moves without progress, beside a list of positions.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use super::*;

fn hash(past: &Past<char>) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(past)
}

#[test]
fn the_past_is_a_list_whose_order_decides_nothing() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..200 {
        let (mut past, mut list) = (Past::default(), Vec::new());
        for _ in 0..random.usize(..20) {
            let (before, progress) = (random.char('a'..='d'), random.u8(..20) == 0);
            past.record(before, progress);
            list.push(before);
            if progress {
                list.clear();
            }
            assert_eq!((past.len(), past.is_empty()), (list.len(), list.is_empty()));
            assert_eq!(past.positions(), list);
            for now in 'a'..='d' {
                let of_player = list.iter().rev().skip(1).step_by(2);
                let expected = 1 + of_player.filter(|&&earlier| earlier == now).count();
                assert_eq!(past.occurrences(&now), expected, "{past:?}");
            }
        }
        // The positions of each player, in any order.
        let mut players = [Vec::new(), Vec::new()];
        for (index, &position) in list.iter().enumerate() {
            players[index % 2].push(position);
        }
        for player in &mut players {
            random.shuffle(player);
        }
        for (index, position) in list.iter_mut().enumerate() {
            *position = players[index % 2][index / 2];
        }
        let mut same: Past<_> = list.iter().copied().collect();
        assert_eq!((&same, hash(&same)), (&past, hash(&past)));
        same.record('a', false);
        assert!(same != past && hash(&same) != hash(&past));
        if let [one, other, ..] = list[..] {
            list.swap(0, 1);
            let swapped: Past<_> = list.iter().copied().collect();
            assert_eq!(swapped == past, one == other);
            assert_eq!(hash(&swapped) == hash(&past), one == other);
        }
    }
}

/// Two pieces that moved in a different order passed through different boards.
#[test]
fn hashes_of_pairs_do_not_cancel_out() {
    // Before the second and the fourth ply.
    let past = |one, other| [[0, 0], one, [0, 0], other].into_iter().collect();
    let pasts: [Past<[u8; 2]>; 2] = [past([1, 1], [2, 2]), past([1, 2], [2, 1])];
    assert_ne!(pasts[0], pasts[1]);
    let hash = |past| BuildHasherDefault::<DefaultHasher>::default().hash_one(past);
    assert_ne!(hash(&pasts[0]), hash(&pasts[1]));
}
