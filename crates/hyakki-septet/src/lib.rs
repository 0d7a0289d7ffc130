//! Yokai Septet.
