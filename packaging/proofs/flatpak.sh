# Usage: packaging/prove flatpak
# shellcheck shell=bash disable=SC2154
#
# Parses the manifest and runs its build commands into a prefix, without the sandbox, with this machine's Qt. Neither the
# runtime nor flatpak-builder is tried.
id=$(named ID)
built=$top/build/flatpak
log=$top/build/flatpak.log

# Prints the manifest's commands; fails where it is not what flatpak-builder reads, or names another application.
commands()
{
    python3 - "$top/packaging/flatpak/$id.yaml" "$id" <<'PYTHON'
import sys, yaml
manifest = yaml.safe_load(open(sys.argv[1], encoding="utf-8"))
assert manifest["id"] == sys.argv[2] and manifest["command"] == "oriflamme"
assert manifest["runtime"] and manifest["sdk"] and not any("network" in argument for argument in manifest["finish-args"])
module, = manifest["modules"]
assert all(source["type"] == "dir" for source in module["sources"])
print("\n".join(module["build-commands"]))
PYTHON
}

run_commands()
{
    rm -rf "$built"
    mkdir -p "$built/source"
    git -C "$top" archive HEAD | tar -C "$built/source" -x
    (cd "$built/source" && FLATPAK_DEST=$built/app FLATPAK_ID=$id bash -ec "$(commands)")
    QT_QPA_PLATFORM=offscreen "$built/app/bin/oriflamme" --version
}

ensure "${build_packages[@]}" "${run_packages[@]}" git librsvg2-bin python3-yaml
mkdir -p "$top/build"
: >"$log"
step "the manifest parsed" "$log" commands
step "its commands run into a prefix" "$log" run_commands
say "Not run: flatpak-builder, the runtime and the sandbox."
