#!/usr/bin/env python3
"""A sample of small changes to the rule decisions of the engine: which of them does no ruling notice?

    python3 tools/mutants.py [COUNT] [SEED]

Works on a copy of the repository in a temporary folder and builds there, so nothing here is touched. A mutant is one change in one
line of crates/engine/src/{legal,flow,pipe,resolve}: a comparison turned round, a condition negated, `&&` for `||`, a number
one off, an early return dropped. It is caught if it does not compile (counted apart), if a ruling fails, a count of
fixed positions moves or a property does not hold; or if that does not end in time. What survives is printed as a
difference: each one asks for a ruling, or is a change that means nothing.

This is a sample, small by design: a mutant costs one build of the engine. `cargo mutants -p engine` does them all, overnight.
"""
import os, random, re, shutil, subprocess, sys, tempfile

FOLDERS = ["legal", "flow", "pipe", "resolve"]
CHANGES = [
    (r" == ", " != "), (r" != ", " == "), (r" < ", " <= "), (r" > ", " >= "), (r" <= ", " < "), (r" >= ", " > "),
    (r" && ", " || "), (r" \|\| ", " && "), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"\.any\(", ".all("), (r"\.all\(", ".any("), (r" \+ 1\b", " + 2"), (r" - 1\b", ""), (r"\bif !", "if "),
    (r"\.is_empty\(\)", ".len() == 1"), (r"\.is_some_and\(", ".is_none_or("),
]
TESTS = [["-p", "notation", "--test", "rulings"], ["-p", "proof", "--test", "proof", "perft"], ["-p", "proof", "--test", "proof", "properties"]]
SECONDS = 300


def candidates(root):
    for folder in FOLDERS:
        base = os.path.join(root, "crates/engine/src", folder)
        for name in sorted(os.listdir(base)):
            path = os.path.join(base, name)
            lines = open(path, encoding="utf-8").read().split("\n")
            for number, line in enumerate(lines):
                code = line.split("//")[0]
                if not code.strip() or code.lstrip().startswith(("#", "use ")):
                    continue
                for pattern, new in CHANGES:
                    for found in re.finditer(pattern, code):
                        yield path, number, line[: found.start()] + new + line[found.end():]


def run(root, arguments):
    command = ["cargo", "test", "-q", *arguments]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode == 0:
        return None
    return "does not compile" if "could not compile" in done.stderr else "test fails"


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    root = os.path.join(tempfile.gettempdir(), "lorekeeper-mutants")
    # The target folder of an earlier sample is kept: it saves the first build.
    os.makedirs(root, exist_ok=True)
    for entry in os.listdir(root):
        if entry != "target":
            path = os.path.join(root, entry)
            shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
    files = subprocess.run(["git", "ls-files"], cwd=here, capture_output=True, text=True, check=True).stdout.split("\n")
    for file in filter(None, files):
        target = os.path.join(root, file)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy2(os.path.join(here, file), target)
    for test in TESTS:
        if run(root, test) is not None:
            sys.exit(f"the tests must pass before anything is changed: cargo test {' '.join(test)}")
    sample = list(candidates(root))
    random.Random(seed).shuffle(sample)
    tally = {"caught": 0, "survived": 0, "does not compile": 0}
    for path, number, line in sample:
        if tally["caught"] + tally["survived"] >= count:
            break
        text = open(path, encoding="utf-8").read()
        lines = text.split("\n")
        old, lines[number] = lines[number], line
        open(path, "w", encoding="utf-8").write("\n".join(lines))
        outcome = next(filter(None, (run(root, test) for test in TESTS)), None)
        open(path, "w", encoding="utf-8").write(text)
        kind = {None: "survived", "does not compile": "does not compile"}.get(outcome, "caught")
        tally[kind] += 1
        print(f"{kind}: {os.path.relpath(path, root)}:{number + 1}\n  - {old.strip()}\n  + {line.strip()}", flush=True)
    print(f"caught {tally['caught']} of {tally['caught'] + tally['survived']}; {tally['does not compile']} did not compile")


main()
