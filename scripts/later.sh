# Compiling while somebody plays: scripts/play begins with the plain build, and the next start has the compiled
# one. Sourced after lib.sh, never run. Plain enough for the bash 3.2 of macOS.
#
#   build/later/SUM/            a whole compiled build of the source with this sum: only ever renamed into place
#   build/later/SUM.lock/       somebody compiles it; holds the number of the process
#   build/later/SUM.failed      it can't be compiled: tried again a day later, or when the source changes
#   build/later/new.XXXXXX/     being written
#   build/later/log             what pip said last

LATER="$ROOT/build/later"

# compile_now SUM: make build/later/SUM, unless the source changes meanwhile. Leaves nothing half-written behind.
compile_now() {
    local new
    mkdir -p "$LATER"
    new=$(mktemp -d "$LATER/new.XXXXXX") || return 1
    if install_compiled "$new/made" && [ "$(sum_of_source)" = "$1" ]; then
        # A rename is all or nothing, and fails if another start was quicker, which then made the same.
        "$VENV/bin/python" -c 'import os, sys; os.rename(*sys.argv[1:])' "$new/made" "$LATER/$1" 2>/dev/null || true
    fi
    rm -rf "$new"
    [ -d "$LATER/$1" ]
}

# can_compile: quickly, before pip fetches anything.
can_compile() {
    (cd "$ROOT" && "$VENV/bin/python" -c 'import hatch_compile, sys; sys.exit(hatch_compile.hindrance() != "")') 2>/dev/null
}

# is_locked SUM: does a living process compile it? A lock without a number is just being made, or an hour old.
is_locked() {
    local lock="$LATER/$1.lock" pid
    [ -d "$lock" ] && [ -z "$(find "$lock" -maxdepth 0 -mmin +60)" ] || return 1
    pid=$(cat "$lock/pid" 2>/dev/null) && [ -n "$pid" ] || return 0
    # In a container, a killed process may stay as a zombie, which kill takes for a living one.
    case $(ps -o stat= -p "$pid" 2>/dev/null) in Z*) return 1 ;; esac
    kill -0 "$pid" 2>/dev/null
}

# compile_later SUM: in the background, with what the processor has left, without a word. Ctrl-C and the end of the
# terminal do not stop it. Of two starts at once, one compiles.
compile_later() {
    mkdir -p "$LATER"
    sweep
    [ ! -e "$LATER/$1.failed" ] || return 0
    if [ -d "$LATER/$1.lock" ]; then
        ! is_locked "$1" || return 0
        rm -rf "$LATER/$1.lock" # of a process that was killed
    fi
    mkdir "$LATER/$1.lock" 2>/dev/null || return 0
    # Two subshells: the game is not the parent of what compiles, and need not wait for it.
    ( (run_later "$1") < /dev/null > "$LATER/log" 2>&1 & )
}

run_later() {
    trap '' HUP INT
    trap 'exit 1' TERM
    trap 'rm -rf "$LATER/$1.lock"' EXIT
    sh -c 'echo "$PPID"' > "$LATER/$1.lock/pid" # bash 3.2 has no $BASHPID
    renice -n 15 -p "$(cat "$LATER/$1.lock/pid")" || true
    if ! can_compile || ! compile_now "$1"; then
        [ "$(sum_of_source)" != "$1" ] || : > "$LATER/$1.failed"
    fi
}

# What killed processes left, what failed a day ago, and builds that no start has used for two days.
sweep() {
    find "$LATER" -mindepth 1 -maxdepth 1 -name 'new.*' -mmin +60 -exec rm -rf {} +
    find "$LATER" -mindepth 1 -maxdepth 1 -name '*.failed' -mtime +0 -exec rm -f {} +
    find "$LATER" -mindepth 1 -maxdepth 1 -type d -mtime +2 -exec rm -rf {} +
}
