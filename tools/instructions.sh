#!/bin/sh
# How many instructions a decision takes: the first games of the benchmark under callgrind. A busy machine counts the same as a
# quiet one, so that two numbers of one compiler can be compared. Games as an argument (100 without one).
set -eu
cd "$(dirname "$0")/.."
games=${1:-100}
if ! command -v valgrind >/dev/null; then
    echo "valgrind is not installed; nothing was counted" >&2
    exit 2
fi
cargo build --quiet --release -p lorekeeper-sim --example instructions
counts=$(mktemp)
trap 'rm -f "$counts"' EXIT
said=$(valgrind --tool=callgrind --callgrind-out-file="$counts" --toggle-collect='*counted_games*' \
    target/release/examples/instructions "$games" 2>/dev/null)
instructions=$(sed -n 's/^\(summary\|totals\): *//p' "$counts" | head -n 1)
decisions=${said%% *}
echo "$((instructions / decisions)) instructions for a decision ($games games, $said)"
