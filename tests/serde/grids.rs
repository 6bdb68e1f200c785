//! Grids and changes.

use super::*;

#[test]
fn grids_come_back_row_by_row() {
    let grid = Grid::from_rows([[1, 2, 3], [4, 5, 6]]).unwrap();
    let stored = json!({"rows": 2, "cols": 3, "wrap": "None", "cells": [1, 2, 3, 4, 5, 6]});
    there_and_back(&grid, stored);
    let torus = Grid::parse("X O\n. X\n. .").unwrap().with_wrap(Wrap::Both);
    let cells = ["X", "O", ".", "X", ".", "."];
    there_and_back(
        &torus,
        json!({"rows": 3, "cols": 2, "wrap": "Both", "cells": cells}),
    );
    let plain: Grid<i32> = from_value(json!({"rows": 1, "cols": 1, "cells": [7]})).unwrap();
    assert_eq!(plain, Grid::filled(1, 1, 7).unwrap());
    // A board without cells keeps its sides.
    let stored = json!({"rows": 0, "cols": 3, "wrap": "None", "cells": []});
    there_and_back(&Grid::filled(0, 3, 'x').unwrap(), stored);
}

#[test]
fn grids_of_a_wrong_number_of_cells_are_refused() {
    for count in [0, 3, 7] {
        let message = format!("{count} cells do not fill 2 rows and 3 columns");
        let stored = json!({"rows": 2, "cols": 3, "cells": vec![1; count]});
        refused::<Grid<i32>>(stored, &message);
    }
    let half = 1_u64 << 32;
    // 0 cells if the product overflows.
    let wraps = json!({"rows": half, "cols": half, "cells": []});
    refused::<Grid<i32>>(wraps, "a board of 4294967296 rows and 4294967296 columns");
    refused::<Grid<i32>>(json!({"rows": 2, "cols": 3}), "missing field `cells`");
    let letter = json!({"rows": 1, "cols": 1, "cells": ["x"]});
    refused::<Grid<i32>>(letter, "expected i32");
}

#[test]
fn a_size_that_is_only_said_costs_nothing() {
    let text = r#"{"rows": 1073741824, "cols": 1073741824, "cells": [1]}"#;
    let allocated = allocation_counter::measure(|| {
        let read = serde_json::from_str::<Grid<u8>>(text);
        assert!(read.is_err());
    });
    assert!(allocated.bytes_max < 10_000, "{}", allocated.bytes_max);
}
