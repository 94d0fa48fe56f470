#!/usr/bin/env bash
# The Python package from nothing: a clean virtual environment, `pip install ./python`, and its tests. A few minutes.
#
#   tools/test-python.sh                     the ordinary tests
#   LOREKEEPER_LONG=1 tools/test-python.sh   the larger runs as well (ten thousand games, a killed node, a hundred thousand games)
#   LOREKEEPER_VENV=DIR tools/test-python.sh keep the environment there and use it again
#
# What it needs: Python 3.10 or later with `venv`, and the package index. Where either is missing it says so and ends well.
set -euo pipefail
cd "$(dirname "$0")/.."

python=${PYTHON:-python3}
if ! "$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))' >/dev/null 2>&1; then
  echo "skipped: no Python 3.10 or later with venv on this machine (the Python package is not tested)"
  exit 0
fi

if [ -n "${LOREKEEPER_VENV:-}" ]; then
  venv=$LOREKEEPER_VENV
else
  venv=$(mktemp -d)
  trap 'rm -rf "$venv"' EXIT
fi
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"

# Everything that is built goes into the target folder of the workspace, where cargo's own build is used again.
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$PWD/target}
# Optimised a little and not linked as one: a third of the time to build, and these tests measure nothing.
if [ "${LOREKEEPER_LONG:-}" != 1 ]; then
  export CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=1
fi
pip() { "$venv/bin/python" -m pip install --quiet --disable-pip-version-check "$@"; }
# Without the package index nothing can be tested; with it, a package that cannot be installed is a fault.
if ! pip "pytest>=7"; then
  echo "skipped: the package index cannot be reached (the Python package is not tested)"
  exit 0
fi
pip "./python[test]"
# Ray is large and has no wheel for every Python; its tests are left out where it cannot be had.
pip "ray>=2.9" ||
  echo "ray cannot be had here: the tests of the cluster are left out"

# What `lore sim` says is compared with, so that there must be one. Selected as `cargo test --workspace` selects it: nothing is built twice.
if [ "${LOREKEEPER_LONG:-}" = 1 ]; then
  cargo build --release --quiet --locked -p lorekeeper-lore
  export LORE=${LORE:-$CARGO_TARGET_DIR/release/lore}
else
  cargo build --quiet --locked --workspace --bin lore
  export LORE=${LORE:-$CARGO_TARGET_DIR/debug/lore}
fi

"$venv/bin/python" -m pytest python/tests "$@"
