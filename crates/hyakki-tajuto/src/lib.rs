//! Tajuto.
