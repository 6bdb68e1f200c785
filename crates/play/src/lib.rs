//! Play any game written with collinear.
