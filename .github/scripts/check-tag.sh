#!/usr/bin/env bash
# Fails unless the tag that is released is the version that the POMs say.
#
# TAG  the tag, v and a version
source "$(dirname "$0")/common.sh"

version=$(project_version)
[[ $version != *-SNAPSHOT ]] || fail "the version is $version: set the one to release with" \
  "'mvn versions:set -DnewVersion=X.Y.Z', commit, and tag that commit"
[[ ${TAG:?the tag} == "v$version" ]] || fail "the tag is $TAG and the version $version: the tag of this version is v$version"
