#!/bin/sh
# The JSON output of rustdoc is not stable. Set here and not for cargo, the variable does not make build scripts run again.
RUSTC_BOOTSTRAP=1 exec rustdoc "$@"
