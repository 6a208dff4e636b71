#!/usr/bin/env bash
# Installs a build into a new folder and checks what is there: programs run, documents' links, manual pages,
# completions, desktop files, AppStream data. Usage: install_test.sh BUILD SOURCE
# Checks whose tools are missing are named and left out; with none of the tools the test is skipped (77).
set -euo pipefail
build=$1 source=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0 checks=0
fail() { echo "FAILED: $1"; failures=$((failures + 1)); }
has() { command -v "$1" >/dev/null && { checks=$((checks + 1)); return 0; }; echo "left out: $1 is missing"; return 1; }

cmake --install "$build" --prefix "$folder/first" >"$folder/log" || { cat "$folder/log"; exit 1; }
# The tree works wherever it is.
mv "$folder/first" "$folder/moved here"
tree="$folder/moved here"
share=$tree/share

for program in "$tree"/bin/*; do
    "$program" --version >/dev/null || fail "$program --version"
done
"$tree/bin/fourrivers-headless" run --headless --until "gravity on" >/dev/null || fail "the bundled tape"
"$tree/bin/fourrivers-headless" info "$share/fourrivers/shisen1k.tap" >/dev/null || fail "the installed tape"

# Each command has a page, and each option of `run` is in its page and in the completions.
for command in $("$tree/bin/fourrivers-headless" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    [ -s "$share/man/man1/fourrivers-$command.1" ] || fail "no page for $command"
    for file in bash-completion/completions/fourrivers zsh/site-functions/_fourrivers \
        fish/vendor_completions.d/fourrivers.fish; do
        grep -q -w -- "$command" "$share/$file" || fail "$command is not in $file"
    done
done
for option in $("$tree/bin/fourrivers-headless" run --help | sed -n 's/^  \(--[a-z-]*\).*/\1/p'); do
    grep -q -- "${option//-/\\\\-}" "$share/man/man1/fourrivers-run.1" || fail "$option is not in the page of run"
    grep -q -- "$option" "$share/bash-completion/completions/fourrivers" || fail "$option is not completed"
done

if has python3; then
    python3 "$source/tests/docs/markdown.py" "$share/doc/fourrivers" || fail "links of the documents"
fi
if has man; then
    for page in "$share"/man/man1/*.1; do
        warnings=$(cd "$share/man" && LC_ALL=C.UTF-8 man --warnings -E UTF-8 -l "$page" 2>&1 >/dev/null)
        [ -z "$warnings" ] || fail "$page: $warnings"
    done
fi
if has bash; then
    answer=$(bash --norc -c '. "$1"; complete -p fourrivers fourrivers-headless >/dev/null || exit 1
        COMP_WORDS=(fourrivers run --machine plus); COMP_CWORD=3; _fourrivers; echo "${COMPREPLY[*]}"
        COMP_WORDS=(fourrivers hexes so); COMP_CWORD=2; _fourrivers; echo "${COMPREPLY[*]}"' \
        bash "$share/bash-completion/completions/fourrivers" | tr '\n' ' ')
    [ "$answer" = "plus2 plus2a solve " ] || fail "bash completes: $answer"
fi
if has zsh; then
    zsh -n "$share/zsh/site-functions/_fourrivers" || fail "the completion for zsh"
fi
if has fish; then
    answer=$(HOME=$folder fish -c 'source $argv[1]; complete -C "fourrivers run --machine plus2a"
        complete -C "fourrivers hexes so"' "$share/fish/vendor_completions.d/fourrivers.fish" | cut -f 1 | tr '\n' ' ')
    [ "$answer" = "plus2a solve " ] || fail "fish completes: $answer"
fi
if [ -d "$share/applications" ]; then
    if has desktop-file-validate; then
        desktop-file-validate "$share"/applications/*.desktop || fail "the desktop files"
    fi
    if has appstreamcli; then
        appstreamcli validate --no-net "$share"/metainfo/*.xml || fail "the AppStream data"
    fi
    for file in "$share"/applications/*.desktop; do
        icon=$(sed -n 's/^Icon=//p' "$file")
        [ -s "$share/icons/hicolor/scalable/apps/$icon.svg" ] || fail "$icon has no SVG"
        [ -s "$share/icons/hicolor/48x48/apps/$icon.png" ] || fail "$icon has no PNG"
        words=$(sed -n 's/^Exec=//p' "$file")
        [ -x "$tree/bin/${words%% *}" ] || fail "$file starts nothing"
    done
    # Every type of the desktop file is defined.
    for type in $(sed -n 's/^MimeType=//p' "$share"/applications/*.desktop | tr ';' ' '); do
        grep -q "\"$type\"" "$share/mime/packages/fourrivers.xml" || fail "$type is not defined"
    done
    if has update-mime-database; then
        update-mime-database "$share/mime" >"$folder/log" 2>&1 || fail "the file types"
        grep -q ":application/x-spectrum-tap:\*.tap" "$share/mime/globs2" || fail ".tap has no type"
    fi
fi
[ "$checks" -gt 0 ] || { echo "skipped: no tool"; exit 77; }
[ "$failures" -eq 0 ] && echo "installed and checked"
exit $((failures > 0))
