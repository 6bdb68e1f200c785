//! Independent programs of the rules, to compare the games with: plain arrays and listed lines, without the library.

pub(crate) mod abalone;
pub(crate) mod bagh_chal;
pub(crate) mod board;
pub(crate) mod columns;
pub(crate) mod crossway;
pub(crate) mod dots_and_boxes;
pub(crate) mod endless;
pub(crate) mod gems;
pub(crate) mod go;
pub(crate) mod halma;
pub(crate) mod havannah;
pub(crate) mod hex;
pub(crate) mod khet;
pub(crate) mod konane;
pub(crate) mod lasca;
pub(crate) mod lights_out;
pub(crate) mod match_three;
pub(crate) mod minesweeper;
pub(crate) mod nine_mens_morris;
pub(crate) mod onitama;
pub(crate) mod order_and_chaos;
pub(crate) mod pentago;
pub(crate) mod phutball;
pub(crate) mod placing;
pub(crate) mod quarto;
pub(crate) mod sliding_blocks;
pub(crate) mod sudoku;
pub(crate) mod surakarta;
pub(crate) mod tak;
pub(crate) mod told;
pub(crate) mod tumbleweed;
pub(crate) mod ultimate;
pub(crate) mod word_search;
pub(crate) mod xiangqi;
pub(crate) mod yavalath;
pub(crate) mod yinsh;

/// A game in progress.
pub(crate) trait Game: Clone {
    type Move: Copy;

    /// Every move once; none after the end.
    fn moves(&self) -> Vec<Self::Move>;

    /// Plays a move that is one of [`Game::moves`].
    fn play(&mut self, m: Self::Move);

    /// The winner, 0 or 1.
    fn winner(&self) -> Option<u8>;

    /// The cells of the library's board, in their order.
    fn cells(&self) -> String;
}
