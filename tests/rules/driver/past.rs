//! Repetition and moves without progress, against a list of positions.

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
            assert!(past.latest_first().eq(list.iter().rev()));
            for now in 'a'..='d' {
                let expected = 1 + list.iter().filter(|&&earlier| earlier == now).count();
                assert_eq!(past.occurrences(&now), expected, "{past:?}");
            }
        }
        random.shuffle(&mut list);
        let mut same: Past<_> = list.iter().copied().collect();
        assert_eq!((&same, hash(&same)), (&past, hash(&past)));
        if let Some(one) = list.first_mut() {
            *one = 'e';
            let other: Past<_> = list.iter().copied().collect();
            assert_ne!((&other, hash(&other)), (&past, hash(&past)));
            assert!(other != past && hash(&other) != hash(&past), "{other:?}");
        }
        same.push('a');
        assert_ne!(same, past);
    }
}

/// Two pieces that moved in either order leave other boards behind them.
#[test]
fn hashes_of_pairs_do_not_cancel_out() {
    let past = |boards: [[u8; 2]; 2]| boards.into_iter().collect::<Past<_>>();
    let hash = |past| BuildHasherDefault::<DefaultHasher>::default().hash_one(past);
    let [one, other] = [[[1, 1], [2, 2]], [[1, 2], [2, 1]]].map(past);
    assert!(one != other && hash(&one) != hash(&other));
}

#[test]
fn a_clone_copies_nothing_and_a_long_past_is_dropped() {
    let past: Past<usize> = (0..300_000).collect();
    let memory = allocation_counter::measure(|| drop(past.clone()));
    assert_eq!(memory.count_total, 0);
    let mut longer = past.clone();
    longer.push(300_000);
    drop(past);
    assert!(longer.latest_first().copied().eq((0..=300_000).rev()));
}
