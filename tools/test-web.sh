#!/usr/bin/env bash
# Everything about the page: builds it (`cargo xtask web`), then types, linter, unit tests, wasm against native, browser tests.
# Installs what is missing where it can; a machine without Node.js or without a browser says so and runs the rest.
# Arguments go to Playwright. LORE_BROWSER names a Chromium elsewhere. LORE_LOAD=2 says that the machine is busy, twice as slow as a quiet one: only timed budgets look at it.
# LORE_LONG=1 compares the speed of random games with an optimised native program as well, which must be built for that.
set -euo pipefail
cd "$(dirname "$0")/.."
export npm_config_update_notifier=false
target="${CARGO_TARGET_DIR:-$PWD/target}"
say() { echo "test-web: $*" >&2; }

if ! command -v npm >/dev/null || ! command -v node >/dev/null; then
  say "no Node.js here (20.19 or newer is needed): only the native tests of crates/web are run"
  exec cargo test --package lorekeeper-web --quiet
fi
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || {
  say "Node.js $(node --version) is older than 20.19: only the native tests of crates/web are run"
  exec cargo test --package lorekeeper-web --quiet
}

if [ ! -d web/node_modules ] && ! npm view svelte version >/dev/null 2>&1; then
  say "the package registry cannot be reached: only the native tests of crates/web are run"
  exec cargo test --package lorekeeper-web --quiet
fi

say "building the page"
cargo xtask web

cd web
say "types, linter"
npm run --silent check
npm run --silent lint

say "native rulings and games, to compare with"
# Selected as `cargo test --workspace` selects it: nothing is built twice.
(cd .. && cargo build --quiet --locked --workspace --example native)
export LORE_NATIVE="$target/native.json"
"$target/debug/examples/native" "$LORE_NATIVE"
if [ "${LORE_LONG:-}" = 1 ]; then
  (cd .. && cargo build --quiet --locked --release --package lorekeeper-web --example native)
  export LORE_NATIVE_PROGRAM="$target/release/examples/native"
fi
say "unit tests, wasm against native"
npm run --silent unit

find_browser() {
  browser=""
  for name in "${LORE_BROWSER:-chromium}" chromium-browser google-chrome google-chrome-stable; do
    if browser=$(command -v "$name") && "$browser" --version >/dev/null 2>&1; then return; fi
    browser=""
  done
}
find_browser
if [ -z "$browser" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  say "installing chromium"
  (apt-get update && apt-get install --yes --no-install-recommends chromium) >/dev/null 2>&1 || true
  find_browser
fi
if [ -z "$browser" ]; then
  say "no browser here (Debian: apt-get install chromium): everything but the browser tests was run"
  exit 0
fi
say "lore with the page in it"
(cd .. && cargo build --quiet --locked --workspace --bin lore)
say "browser tests with $browser"
LORE_BROWSER="$browser" LORE_BIN="$target/debug/lore" npm run --silent e2e -- "$@"
