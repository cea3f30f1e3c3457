//! `nimatron serve`: the page and the HTTP API.

use std::io::Write;
use std::net::SocketAddr;

use nimatron::Messages;
use nimatron_web::{Limits, app, bind, serve};

use crate::args::ServeArgs;
use crate::failure::{Failure, placed};

pub(crate) fn run(args: &ServeArgs, messages: &Messages, out: &mut impl Write) -> Result<(), Failure> {
    let address = SocketAddr::new(args.bind, args.port);
    let listener = bind(address).map_err(|error| placed(address, error))?;
    writeln!(out, "http://{}/", listener.local_addr()?)?;
    out.flush()?;
    writeln!(std::io::stderr(), "{}", messages.format("serve-stop", &[]))?;
    let budget = args.limits.budget();
    let limits = Limits {
        hosts: args.host.clone(),
        steps: budget.steps(),
        memory: budget.bytes(),
        ..Limits::default()
    };
    Ok(serve(listener, app(limits.clone()), limits)?)
}
