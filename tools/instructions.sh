#!/bin/sh
# How many instructions a decision takes, and a clone of a game that is given back again: the first games of the benchmark under
# callgrind. A busy machine counts the same as a quiet one, so that two numbers of one compiler can be compared. Games as an argument
# (100 without one); --check compares with the numbers kept in tools/instructions.txt and fails where one is passed by more than 2 %.
set -eu
cd "$(dirname "$0")/.."
check=no
if [ "${1:-}" = --check ]; then check=yes; shift; fi
games=${1:-100}
if ! command -v valgrind >/dev/null; then
    echo "valgrind is not installed; nothing was counted" >&2
    exit 2
fi
cargo build --quiet --profile counted -p lorekeeper-sim --example instructions --example clones
counts=$(mktemp)
trap 'rm -f "$counts"' EXIT
# What an example says of the part that is counted; the instructions lie in $counts.
counted() {
    part=$1
    shift
    valgrind --tool=callgrind --callgrind-out-file="$counts" --toggle-collect="*$part*" "$@" 2>/dev/null
}
instructions() {
    sed -n 's/^\(summary\|totals\): *//p' "$counts" | head -n 1
}
compare() {
    kept=$(sed -n "s/^\([0-9][0-9]*\) instructions for a $2.*/\1/p" tools/instructions.txt)
    if [ "$check" = yes ] && [ "$1" -gt $((kept * 102 / 100)) ]; then
        echo "more than 2 % above the kept number for a $2, $kept (tools/instructions.txt)" >&2
        exit 1
    fi
}
said=$(counted counted_games target/counted/examples/instructions "$games")
decisions=${said%% *}
decision=$(($(instructions) / decisions))
echo "$decision instructions for a decision ($games games, $said)"
clones=$(counted counted_clones target/counted/examples/clones)
clone=$(($(instructions) / clones))
echo "$clone instructions for a clone that is given back again"
compare "$decision" decision
compare "$clone" clone
