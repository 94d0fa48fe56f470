#!/usr/bin/env sh
# Formats every source of the workspace, or with --check says what is not formatted. `cargo fmt` alone passes over the files of
# languages: their modules are declared by a macro (`vocabulary::tables!`), which it does not follow.
set -eu
cd "$(dirname "$0")/.."
edition=$(sed -n 's/^edition = "\(.*\)"/\1/p' Cargo.toml)
find crates -name '*.rs' -print0 | xargs -0 rustfmt --edition "$edition" "$@"
