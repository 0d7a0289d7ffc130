//! Small neural nets over sparse inputs, with the same figures on every machine.
//!
//! - [`Net`] has weights; [`Evaluation`] is one look at a position: inputs are added to it, and it tells the logits.
//! - [`softmax`] makes probabilities of logits.
//!
//! Only additions, multiplications and divisions of 32-bit numbers are used, in an order that stands in the code: these are exact
//! to the last bit by IEEE 754, so that native and wasm builds choose alike. Functions of a system's mathematics would not be.
//!
//! ```
//! use hyakki_net::{Net, softmax};
//!
//! // Three inputs, two outputs, and no weights yet: everything is as likely as anything else.
//! let net = Net::zero(3, 2);
//! let mut evaluation = net.begin();
//! evaluation.add(0);
//! evaluation.add(2);
//! assert_eq!(softmax(&evaluation.logits()[..2]), [0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
//! ```

mod exp;
mod file;
mod net;

pub use exp::{exp, softmax};
pub use file::BadNet;
pub use net::{Evaluation, MAX_OUTPUTS, N_FIRST, N_SECOND, Net};
