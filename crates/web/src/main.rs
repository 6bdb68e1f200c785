//! The page of all games.

collinear_web::page!(games = collinear_play::all_games());
