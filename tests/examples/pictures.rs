//! `pictures`: writes the pictures of the README and of the docs, and tells which are out of date.

use std::{fs, path::PathBuf};

use crate::run::{example, run};

#[test]
fn those_of_the_repository_are_up_to_date() {
    let run = run(example("pictures", "--check"), b"");
    assert_eq!((&run.out[..], &run.errors[..], run.status), ("", "", 0));
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
    let files = fs::read_dir(&folder).expect("it is there").count();
    let told = format!("wrote {files} pictures to {}\n", folder.display());
    assert_eq!(
        (written.out, &written.errors[..], written.status),
        (told, "", 0)
    );
    assert_eq!(check().status, 0);

    fs::write(folder.join("hop.svg"), "<svg/>").expect("there is room");
    fs::remove_file(folder.join("run.svg")).expect("it is there");
    let changed = check();
    assert_eq!(changed.out, "run.svg: missing\nhop.svg: out of date\n");
    assert_eq!(changed.status, 1);
}

#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    let mut command = example("pictures", "");
    command.arg(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
    let refused = run(command, b"");
    assert!(
        refused.errors.contains("Cargo.toml: "),
        "{}",
        refused.errors
    );
    assert_eq!((&refused.out[..], refused.status), ("", 1));
}
