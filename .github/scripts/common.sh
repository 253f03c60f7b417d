# shellcheck shell=bash
# Sourced by the steps of the workflows. Each step runs from anywhere inside the repository, on a runner or by hand.
#
# MVN               the Maven to use, mvn by default
# MAVEN_REPOSITORY  the local repository to use, Maven's own by default

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Says why a step cannot go on, and ends it.
fail() {
  echo "$(basename "$0"): $*" >&2
  exit 1
}

# Runs Maven without what only a person at a terminal wants.
maven() {
  "${MVN:-mvn}" --batch-mode --no-transfer-progress \
    ${MAVEN_REPOSITORY:+"-Dmaven.repo.local=$MAVEN_REPOSITORY"} "$@"
}

# The version that this commit builds: the parent POM has no parent of its own, so it is the first one at that depth.
project_version() {
  sed -n 's|^  <version>\(.*\)</version>$|\1|p' pom.xml | head -n 1
}

# Runs a goal of this very plugin, as build.sh has installed it: doublets GOAL [OPTION...]
# PLUGIN_VERSION is the version to run, that of the commit by default.
doublets() {
  local goal=$1
  shift
  maven --non-recursive \
    "io.github.linksplatform:doublets-maven-plugin:${PLUGIN_VERSION:-$(project_version)}:$goal" "$@"
}

# Copies what would be committed to a directory of its own: copy_tree DIRECTORY
copy_tree() {
  rm -rf "$1"
  mkdir -p "$1"
  git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
    # A file that was deleted and not yet committed is not there to copy.
    [[ ! -f $file ]] || cp --parents "$file" "$1"
  done
}
