#![doc = include_str!("../../examples/tutorial.md")]
