//! The laws of iterators.

use std::iter::FusedIterator;

/// The promises of iterators that know their length and run from both ends. Each bit of `ends` chooses an end.
pub(crate) fn obeys_the_laws_of_iterators<I>(iter: &I, ends: u64)
where
    I: DoubleEndedIterator + ExactSizeIterator + FusedIterator + Clone,
    I::Item: PartialEq + std::fmt::Debug,
{
    let list = plain_list(iter.clone());
    size_is_exact_after_every_pull(iter.clone(), list.len());
    both_ends_share_one_list(iter.clone(), plain_list(iter.clone()), ends);

    // The shortcuts agree with next and next_back.
    assert_eq!(iter.clone().count(), list.len());
    assert_eq!(iter.clone().last().as_ref(), list.last());
    assert!(
        iter.clone()
            .rev()
            .eq(plain_list(iter.clone()).into_iter().rev())
    );
    for n in 0..list.len() + 2 {
        let (mut front, mut back) = (iter.clone(), iter.clone());
        assert_eq!(front.nth(n).as_ref(), list.get(n));
        assert_eq!(front.len(), list.len().saturating_sub(n + 1));
        assert_eq!(front.next().as_ref(), list.get(n + 1));
        assert_eq!(back.nth_back(n).as_ref(), list.iter().nth_back(n));
        assert_eq!(back.len(), list.len().saturating_sub(n + 1));
    }
}

fn plain_list<I: Iterator>(mut iter: I) -> Vec<I::Item> {
    std::iter::from_fn(|| iter.next()).collect()
}

fn size_is_exact_after_every_pull<I>(mut iter: I, len: usize)
where
    I: DoubleEndedIterator + ExactSizeIterator,
    I::Item: PartialEq + std::fmt::Debug,
{
    for left in (0..len).rev() {
        assert!(iter.next().is_some());
        assert_eq!(iter.size_hint(), (left, Some(left)));
        assert_eq!(iter.len(), left);
    }
    for _ in 0..3 {
        assert_eq!(iter.next(), None, "it is fused at the front");
        assert_eq!(iter.next_back(), None, "it is fused at the back");
        assert_eq!(iter.size_hint(), (0, Some(0)));
    }
}

fn both_ends_share_one_list<I>(mut iter: I, list: Vec<I::Item>, ends: u64)
where
    I: DoubleEndedIterator + ExactSizeIterator + Clone,
    I::Item: PartialEq + std::fmt::Debug,
{
    let mut left = std::collections::VecDeque::from(list);
    for pull in 0..left.len() + 2 {
        let before = iter.clone();
        let (found, expected) = if ends >> (pull % 64) & 1 == 0 {
            (iter.next(), left.pop_front())
        } else {
            (iter.next_back(), left.pop_back())
        };
        assert_eq!(found, expected);
        assert_eq!(iter.len(), left.len());
        assert!(iter.clone().eq(plain_list(iter.clone())));
        let taken = usize::from(expected.is_some());
        assert_eq!(before.len(), left.len() + taken, "a clone goes its own way");
    }
}
