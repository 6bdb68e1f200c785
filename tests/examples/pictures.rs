//! `pictures`: writes the pictures of the README and of the docs, and reports which are out of date.

use std::{
    collections::BTreeSet,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use crate::run::{example, run};

#[test]
fn those_of_the_repository_are_up_to_date() {
    let run = run(example("pictures", "--check"), b"");
    assert_eq!((&run.out[..], &run.errors[..], run.status), ("", "", 0));
}

/// The names of the pictures in a folder.
fn svg_files(folder: &Path) -> BTreeSet<OsString> {
    let files = fs::read_dir(folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name());
    let is_svg = |name: &OsString| Path::new(name).extension().is_some_and(|end| end == "svg");
    names.filter(is_svg).collect()
}

#[test]
fn a_folder_is_written_and_what_changes_in_it_is_told() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    let _ = fs::remove_dir_all(&folder);
    let check = || {
        let mut command = example("pictures", "--check");
        command.arg(&folder);
        run(command, b"")
    };
    let nothing_there = check();
    assert!(nothing_there.out.contains("run.svg: missing\n"));
    assert_eq!(nothing_there.status, 1);

    let mut command = example("pictures", "");
    command.arg(&folder);
    let written = run(command, b"");
    let files = svg_files(&folder);
    let told = format!("wrote {} pictures to {}\n", files.len(), folder.display());
    assert_eq!(
        (written.out, &written.errors[..], written.status),
        (told, "", 0)
    );
    assert_eq!(check().status, 0);
    // The repository has no other pictures.
    assert_eq!(svg_files(Path::new("examples/pictures")), files);

    fs::write(folder.join("hop.svg"), "<svg/>").expect("there is room");
    fs::remove_file(folder.join("run.svg")).expect("it is there");
    let changed = check();
    assert_eq!(changed.out, "run.svg: missing\nhop.svg: out of date\n");
    assert_eq!(changed.status, 1);
}
