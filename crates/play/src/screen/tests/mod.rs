//! Tests of the screen: keys and clicks, what is shown, and what follows.

mod analysis;
mod computer;
mod files;
mod forks;
mod layouts;
mod menus;
mod noise;
mod picking;
mod picture;
mod player;
mod reading;
mod script;
mod scripted;
mod turns;
