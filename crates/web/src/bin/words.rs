//! The page of the vocabulary.

collinear_web::page!(page = collinear_web::Page::of_words());
