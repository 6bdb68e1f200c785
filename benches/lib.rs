//! An empty library; the benchmarks are the files beside this one.
