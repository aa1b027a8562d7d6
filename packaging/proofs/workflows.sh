# Usage: packaging/prove workflows
# shellcheck shell=bash disable=SC2154
#
# Runs the steps of the workflow `build` for Linux one by one from the file, as on a machine of this suite, in a clone of
# what is committed; and that of `release` which must stop while nobody answers for a release. What others' actions do is
# named and left out, and what is for other systems is not run.
ensure python3-yaml git
log=$top/build/prove-workflows.log
clone=$top/build/workflows
rm -rf "$clone"
git clone -q --no-local "file://$top" "$clone"
: >"$log"

# Prints the steps of a job that count for a suite, each ended by a null: what it runs, or "uses ACTION".
steps()
{
    /usr/bin/python3 - "$clone/.github/workflows/$1.yml" "$2" "$suite" <<'END'
import sys, yaml
file, job, suite = sys.argv[1:]
for step in yaml.safe_load(open(file))["jobs"][job]["steps"]:
    if step.get("if", f"matrix.suite == '{suite}'") != f"matrix.suite == '{suite}'":
        continue
    print(step.get("run", "uses " + step.get("uses", "")).replace("${{ matrix.suite }}", suite), end="\0")
END
}

in_clone() { cd "$clone" && GITHUB_REF_NAME=$1 bash -e -c "$2"; }
# It must say that nobody answers for a release yet, and not fail for something else.
refuses() { ! in_clone "$@" 2>"$listed" && grep stand-in "$listed"; }

listed=$(mktemp)
steps build linux >"$listed.build"
steps release named >"$listed.release"
while IFS= read -r -d '' command; do
    case $command in
    uses\ *) say "Left out: $command" ;;
    *) step "build: $command" "$log" in_clone main "$command" ;;
    esac
done <"$listed.build"
tag=v$(named version)
while IFS= read -r -d '' command; do
    case $command in
    uses\ *) say "Left out: $command" ;;
    *) step "release, refused: $command" "$log" refuses "$tag" "$command" ;;
    esac
done <"$listed.release"
rm "$listed"*
