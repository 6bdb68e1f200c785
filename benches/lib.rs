//! An empty library. The benchmarks are the other files in this folder.
