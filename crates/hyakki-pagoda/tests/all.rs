//! The tests of Yokai Pagoda.
