#!/usr/bin/env bash
# Fetches a release of Maven from Maven Central, and prints its home directory: fetch-maven.sh VERSION
source "$(dirname "$0")/common.sh"

[[ $# -eq 1 ]] || fail "give the version of Maven to fetch, for example 3.9.16"
version=$1
home=target/maven/apache-maven-$version
if [[ ! -x $home/bin/mvn ]]; then
  maven --quiet --non-recursive org.apache.maven.plugins:maven-dependency-plugin:3.9.0:unpack \
    "-Dartifact=org.apache.maven:apache-maven:$version:zip:bin" -DoutputDirectory=target/maven >&2
  # Unpacking on Windows and by older plugins loses what makes it a program.
  chmod +x "$home/bin/mvn"
fi
# On Windows a form of the path that Windows and bash both understand.
if command -v cygpath > /dev/null; then
  cygpath --mixed --absolute "$home"
else
  echo "$PWD/$home"
fi
