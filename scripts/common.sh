# Shared parts of the scripts: the repository's path, the Debian packages it needs, and the build. Sourced, not run.
# Changes nothing outside the repository except apt packages.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

build_packages=(g++ cmake ninja-build pkg-config pasmo
    libsdl2-dev libcairo2-dev libimgui-dev libstb-dev libfontconfig-dev fonts-dejavu-core
    libzip-dev libsndfile1-dev libpng-dev libgif-dev zlib1g-dev
    libcli11-dev libexpected-dev libfmt-dev libutfcpp-dev nlohmann-json3-dev)
test_packages=(doctest-dev xvfb xauth)
check_packages=(clang clang-format clang-tidy)
package_packages=(dpkg-dev file)

say() { printf '%s: %s\n' "$(basename "$0")" "$1" >&2; }

# install_missing PACKAGE...: installs the packages that dpkg does not list as installed; prints nothing if there are none.
install_missing() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { say "please install as root: apt-get install ${missing[*]}"; exit 4; }
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    local log
    log=$(mktemp)
    if ! { "${as_root[@]}" apt-get update -q &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        rm -f "$log"
        say "apt could not install the packages above"
        exit 4
    fi
    rm -f "$log"
}

# build PRESET [cmake build arguments]: configures if needed, then builds what has changed.
build() {
    local preset=$1
    shift
    say "building ($preset)"
    (cd "$root" &&
        { [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset" >"build-$preset.log" 2>&1 ||
            { cat "build-$preset.log" >&2; exit 1; }; } &&
        rm -f "build-$preset.log" &&
        cmake --build --preset "$preset" "$@" >&2)
}
