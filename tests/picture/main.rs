//! Pictures: their text is valid XML for any content, marks are at their cells, and styles know their games.

#[path = "../budget/mod.rs"]
mod budget;
#[path = "../kernel/naive/mod.rs"]
mod naive;

mod boards;
mod contrast;
mod ends;
mod frames;
mod margins;
mod marks;
mod movie;
mod read;
#[path = "../styled/mod.rs"]
mod styled;
mod styles;
mod trails;
mod wrapped;
mod xml;
