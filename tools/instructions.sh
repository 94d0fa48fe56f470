#!/bin/sh
# How many instructions a decision takes: the first games of the benchmark under callgrind. A busy machine counts the same as a
# quiet one, so that two numbers of one compiler can be compared. Games as an argument (100 without one); --check compares with the
# number kept in tools/instructions.txt and fails where it is passed by more than 2 %.
set -eu
cd "$(dirname "$0")/.."
check=no
if [ "${1:-}" = --check ]; then check=yes; shift; fi
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
count=$((instructions / decisions))
echo "$count instructions for a decision ($games games, $said)"
if [ "$check" = yes ]; then
    kept=$(sed -n 's/^\([0-9][0-9]*\).*/\1/p' tools/instructions.txt | head -n 1)
    if [ "$count" -gt $((kept * 102 / 100)) ]; then
        echo "more than 2 % above the kept number, $kept (tools/instructions.txt)" >&2
        exit 1
    fi
fi
