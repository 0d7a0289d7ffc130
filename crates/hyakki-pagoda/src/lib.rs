//! Yokai Pagoda.
