#!/bin/sh
# Which small changes to the rule decisions of the engine does no ruling notice? See the text at the top of mutants.py.
exec python3 "$(dirname "$0")/mutants.py" "$@"
