#!/bin/sh
# How an answer grows with the characters in play: instructions of one answer with the listing after it, under callgrind. Prints a
# table and fails where it does not grow in a line: where twice as many characters bring more than 2.4 times as many further
# instructions (of the mixed ones not exactly twice as many are of each kind). --check compares it with tools/growth.txt and fails where
# a number is passed by more than a tenth; --keep writes that file.
set -eu
cd "$(dirname "$0")/.."
if ! command -v valgrind >/dev/null; then
    echo "valgrind is not installed; nothing was counted" >&2
    exit 2
fi
cargo build --quiet --profile counted -p lorekeeper-engine --example growth
counts=$(mktemp)
table=$(mktemp)
trap 'rm -f "$counts" "$table"' EXIT
echo "kind deed 4 8 16 32 64" >"$table"
for kind in plain listeners for-each others-strength others-challenger mixed; do
    for deed in quest challenge banish; do
        line="$kind $deed"
        for count in 4 8 16 32 64; do
            times=$(valgrind --tool=callgrind --callgrind-out-file="$counts" --toggle-collect='*counted_answer*' \
                target/counted/examples/growth "$kind" "$deed" "$count" 2>/dev/null)
            total=$(sed -n 's/^\(summary\|totals\): *//p' "$counts" | head -n 1)
            line="$line $((total / times))"
        done
        echo "$line" >>"$table"
    done
done
cat "$table"
awk 'NR > 1 { for (i = 5; i < 7; i++) if ($(i + 1) - $i > 2.4 * ($i - $(i - 1))) { print $1, $2 ": more than a line from " $i " to " $(i + 1); bad = 1 } }
    END { exit bad }' "$table" >&2
case "${1:-}" in
--keep) cp "$table" tools/growth.txt ;;
--check)
    awk 'NR == FNR { for (i = 3; i <= NF; i++) kept[FNR, i] = $i; next }
        FNR > 1 { for (i = 3; i <= NF; i++) if ($i > kept[FNR, i] * 1.1) { print $1, $2 ": " $i " instead of " kept[FNR, i]; bad = 1 } }
        END { exit bad }' tools/growth.txt "$table" >&2
    ;;
esac
