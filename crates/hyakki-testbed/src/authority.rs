//! Who vouches for a server.

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};

/// An authority of a test's own, which vouches for servers.
pub struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
}

/// A certificate and its key, both as text (PEM).
pub(crate) struct Identity {
    pub(crate) certificate: String,
    pub(crate) key: String,
}

impl Authority {
    /// A new one, which nobody trusts yet.
    #[must_use]
    pub fn new() -> Authority {
        let mut params = CertificateParams::default();
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let issuer = CertifiedIssuer::self_signed(params, new_key());
        Authority {
            issuer: issuer.expect("an authority can vouch for itself"),
        }
    }

    /// What whoever trusts it puts into `sslrootcert` (PEM).
    #[must_use]
    pub fn certificate(&self) -> String {
        self.issuer.pem()
    }

    /// Vouches for the server of this name or address.
    pub(crate) fn vouch_for(&self, name: &str) -> Identity {
        let key = new_key();
        let params = CertificateParams::new([name.to_owned()]).expect("a name or an address");
        let certificate = params.signed_by(&key, &self.issuer);
        Identity {
            certificate: certificate.expect("the authority can sign").pem(),
            key: key.serialize_pem(),
        }
    }
}

impl Default for Authority {
    fn default() -> Authority {
        Authority::new()
    }
}

impl std::fmt::Debug for Authority {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Authority").finish_non_exhaustive()
    }
}

fn new_key() -> KeyPair {
    KeyPair::generate().expect("this machine has random numbers")
}
