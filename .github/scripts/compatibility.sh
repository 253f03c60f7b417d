#!/usr/bin/env bash
# Runs the integration tests, which are real builds that use the plugin, with several releases of Maven on the JDK at
# JAVA_HOME: compatibility.sh [VERSION...]
#
# PROJECTS  which integration tests, by folder names separated by commas, all by default
source "$(dirname "$0")/common.sh"

versions=("$@")
[[ $# -gt 0 ]] || versions=(3.6.3 3.9.16 4.0.0-rc-5)

failed=()
for version in "${versions[@]}"; do
  home=$(.github/scripts/fetch-maven.sh "$version")
  log=target/maven/compatibility-$version.log
  echo "Maven $version on $("${JAVA_HOME:+$JAVA_HOME/bin/}java" -version 2>&1 | head -n 1)"
  if maven -DskipTests -Dinvoker.skip=false "-Dinvoker.mavenHome=$home" ${PROJECTS:+"-Dinvoker.test=$PROJECTS"} verify > "$log" 2>&1; then
    grep -E 'Passed:|SUCCESS \(' "$log" || true
  else
    failed+=("$version")
    tail -n 60 "$log"
  fi
done
[[ ${#failed[@]} -eq 0 ]] || fail "the integration tests fail with Maven ${failed[*]}; the logs are in target/maven"
