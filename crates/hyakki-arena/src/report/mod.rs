//! Pages with plots: one file each, with everything in it.

mod contest_page;
pub(crate) mod page;
pub(crate) mod plot;

pub(crate) use contest_page::contest_page;
pub(crate) use page::title_of;
