//! The endpoints of the API, one per file: each reads a question of `nimatron-api` and writes its answer.

pub(crate) mod certificate;
pub(crate) mod games;
pub(crate) mod genus;
pub(crate) mod grundy;
pub(crate) mod health;
pub(crate) mod messages;
pub(crate) mod moves;
pub(crate) mod nimber;
pub(crate) mod play;
pub(crate) mod quotient;
pub(crate) mod random;
pub(crate) mod reply;
pub(crate) mod solve;
pub(crate) mod table;
pub(crate) mod verify;
