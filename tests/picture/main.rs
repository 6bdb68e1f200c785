//! Pictures: that their text is XML whatever is in them, that marks are where their cells are, that
//! styles know their games, and that the pictures of the README are up to date.

#[path = "../budget/mod.rs"]
mod budget;
#[path = "../../examples/pictures/gallery/mod.rs"]
mod gallery;
#[path = "../kernel/naive/mod.rs"]
mod naive;

mod boards;
mod committed;
mod contrast;
mod ends;
mod frames;
mod margins;
mod marks;
mod movie;
mod read;
mod snapshot;
mod styles;
mod trails;
mod wrapped;
mod xml;
