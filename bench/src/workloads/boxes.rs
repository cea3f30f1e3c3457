//! All positions of Moore's Nim in a box.
