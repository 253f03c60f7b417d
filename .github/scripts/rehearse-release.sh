#!/usr/bin/env bash
# Builds the bundle of a release from what is in the work tree, unsigned and under a version of its own, and checks it.
# Nothing outside target is changed, nothing is installed, signed or sent.
source "$(dirname "$0")/common.sh"

version=$(project_version)
release=${version%-SNAPSHOT}
tree=$PWD
copy=$tree/target/release-rehearsal
copy_tree "$copy"
find "$copy" -name pom.xml -not -path '*/src/*' -exec sed -i "s|<version>$version</version>|<version>$release</version>|" {} +
# The Maven that is fetched serves both.
mkdir -p "$tree/target/maven" "$copy/target"
ln -s "$tree/target/maven" "$copy/target/maven"

cd "$copy"
.github/scripts/release.sh -DskipUpload=true -Dgpg.skip=true
.github/scripts/check-bundle.sh target/central-publishing/central-bundle.zip "$release" unsigned
