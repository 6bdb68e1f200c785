//! Nothing to use: the benches lie beside this file.
