#!/usr/bin/env bash
# Builds the jars of a release twice, in two directories, and fails if they are not the same bytes.
source "$(dirname "$0")/common.sh"

# Prints the sums of the jars that a copy of the tree builds: sums_of DIRECTORY
sums_of() {
  copy_tree "$1"
  (
    cd "$1"
    maven --quiet -Prelease -DskipTests -Dgpg.skip=true -Dspotless.check.skip=true -pl engine,plugin verify >&2
    sha256sum ./*/target/*.jar
  )
}

first=$(sums_of "$PWD/target/reproducible/first")
second=$(sums_of "$PWD/target/reproducible/second/deeper")
echo "$first"
[[ $first == "$second" ]] || fail "the second build of the same sources differs:
$second"
