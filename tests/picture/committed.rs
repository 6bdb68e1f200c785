//! The pictures that lie in the repository.

use std::{collections::BTreeSet, fs, path::Path};

use roxmltree::Document;

use crate::gallery;

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/pictures"))
}

#[test]
fn they_are_up_to_date_and_xml() {
    for (name, expected) in gallery::files() {
        let text = fs::read_to_string(folder().join(&name)).unwrap_or_default();
        assert!(
            text == expected,
            "{name} is out of date: cargo run --example pictures"
        );
        assert!(Document::parse(&text).is_ok(), "{name}");
    }
}

#[test]
fn there_are_no_others() {
    let files = fs::read_dir(folder()).expect("the pictures");
    let paths = files.map(|file| file.expect("a file").path());
    let pictures = paths.filter(|path| path.extension().is_some_and(|kind| kind == "svg"));
    let names = pictures.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()));
    let expected: BTreeSet<_> = gallery::files().map(|(name, _)| name).collect();
    assert_eq!(names.collect::<BTreeSet<_>>(), expected);
}

/// The README shows files that there are, and the docs all words of the vocabulary.
#[test]
fn the_readme_and_the_docs_show_them() {
    let readme = include_str!("../../README.md");
    let ends = [')', '"'];
    let paths = readme
        .split(['(', '"'])
        .filter_map(|rest| rest.split(ends).next());
    let is_picture = |path: &Path| {
        path.extension()
            .is_some_and(|end| end == "svg" || end == "png")
    };
    let pictures = paths.filter(|path| is_picture(Path::new(path)));
    let pictures: Vec<_> = pictures.collect();
    assert!(pictures.len() > 10);
    for path in pictures {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        assert!(file.exists(), "{path}");
    }
    let pages = [
        include_str!("../../src/lines/mod.rs"),
        include_str!("../../src/grid/changes.rs"),
        include_str!("../../src/grid/remove.rs"),
        include_str!("../../src/grid/write.rs"),
    ];
    let missing = gallery::words().map(|(name, _)| name).filter(|name| {
        let path = format!("examples/pictures/{name}\"");
        !pages.iter().any(|page| page.contains(&path))
    });
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<String>::new());
}
