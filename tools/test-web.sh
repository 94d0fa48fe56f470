#!/usr/bin/env bash
# Everything about the page: builds it (`cargo xtask web`), then types, linter, unit tests, wasm against native, browser tests.
# Installs what is missing where it can; a machine without Node.js or without a browser says so and runs the rest.
set -euo pipefail
cd "$(dirname "$0")/.."
export npm_config_update_notifier=false
if ! command -v npm >/dev/null; then
  echo "test-web: no Node.js here (20.19 or newer is needed): only the native tests of crates/web are run" >&2
  exec cargo test --package lorekeeper-web --quiet
fi
cargo xtask web
cd web
npm run --silent check
npm run --silent lint
native="$PWD/node_modules/.native.json"
(cd .. && cargo run --quiet --release --package lorekeeper-web --example native -- "$native")
LORE_NATIVE="$native" npm run --silent unit
browser=""
for name in chromium chromium-browser google-chrome; do
  if [ -x "/usr/bin/$name" ]; then browser="/usr/bin/$name"; break; fi
done
if [ -z "$browser" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "test-web: installing chromium" >&2
  (apt-get update && apt-get install --yes --no-install-recommends chromium) >/dev/null 2>&1 || true
  if [ -x /usr/bin/chromium ]; then browser=/usr/bin/chromium; fi
fi
if [ -z "$browser" ]; then
  echo "test-web: no browser here (Debian: apt-get install chromium): everything but the browser tests was run" >&2
  exit 0
fi
npm run --silent e2e -- "$@"
