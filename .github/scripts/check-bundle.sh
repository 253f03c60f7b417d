#!/usr/bin/env bash
# Checks a bundle against what Maven Central requires of it, and lists all that is missing:
# check-bundle.sh BUNDLE VERSION [unsigned]
#
# Required are https://central.sonatype.org/publish/requirements/: for each component its POM with certain elements, the
# jar, its sources and Javadoc, and of each file checksums (which are recomputed here) and a signature (which is checked
# by gpg with the keys there are).
source "$(dirname "$0")/common.sh"

[[ $# -ge 2 ]] || fail "give the bundle and the version"
bundle=$PWD/$1
version=$2
signatures=${3:-signed}
[[ -f $bundle ]] || fail "there is no bundle at $bundle"

content=$(mktemp -d)
trap 'rm -rf "$content"' EXIT
cd "$content"
"${JAVA_HOME:+$JAVA_HOME/bin/}jar" --extract --file "$bundle"

faults=()
fault() {
  faults+=("$*")
}

check_pom() {
  local pom=$1 element
  for element in modelVersion groupId artifactId version name description url \
    licenses license developers developer scm connection developerConnection; do
    grep -q "<${element}[ >]" "$pom" || fault "$pom has no <$element>"
  done
  grep -q "<version>$version</version>" "$pom" || fault "$pom is not of version $version"
  ! grep -q 'SNAPSHOT' "$pom" || fault "$pom depends on a snapshot"
  ! grep -q '<repository>' "$pom" || fault "$pom names a repository, which Central does not look into"
  ! grep -q '<parent>' "$pom" || fault "$pom has a parent, which the bundle has not"
}

check_jar() {
  local jar=$1 entry=$2
  "${JAVA_HOME:+$JAVA_HOME/bin/}jar" --list --file "$jar" | grep -q "$entry" || fault "$jar has nothing like $entry"
}

check_file() {
  local file=$1 kind
  for kind in md5 sha1 sha256 sha512; do
    if [[ ! -f $file.$kind ]]; then
      # Central asks for the first two.
      [[ $kind == sha* && $kind != sha1 ]] || fault "$file has no $kind"
    elif [[ $(tr -d '[:space:]' < "$file.$kind") != "$("${kind}sum" < "$file" | cut -d ' ' -f 1)" ]]; then
      fault "$file is not what its $kind says"
    fi
  done
  if [[ $signatures == unsigned ]]; then
    :
  elif [[ ! -f $file.asc ]]; then
    fault "$file has no signature"
  elif ! gpg --quiet --verify "$file.asc" "$file" 2> gpg.log; then
    fault "$file has a wrong signature: $(cat gpg.log)"
  fi
}

for component in doublets-engine doublets-maven-plugin; do
  base=io/github/linksplatform/$component/$version/$component-$version
  for file in "$base.pom" "$base.jar" "$base-sources.jar" "$base-javadoc.jar" "$base-cyclonedx.json"; do
    if [[ -f $file ]]; then
      check_file "$file"
    else
      fault "$file is missing"
    fi
  done
  [[ ! -f $base.pom ]] || check_pom "$base.pom"
  [[ ! -f $base.jar ]] || check_jar "$base.jar" '\.class$'
  [[ ! -f $base-sources.jar ]] || check_jar "$base-sources.jar" '\.java$'
  [[ ! -f $base-javadoc.jar ]] || check_jar "$base-javadoc.jar" 'index\.html$'
done

while IFS= read -r other; do
  case $other in
    ./gpg.log | ./io/github/linksplatform/doublets-engine/* | ./io/github/linksplatform/doublets-maven-plugin/*) ;;
    *) fault "$other is not to be published" ;;
  esac
done < <(find . -type f)

if [[ ${#faults[@]} -gt 0 ]]; then
  printf '%s\n' "${faults[@]}" >&2
  fail "the bundle has ${#faults[@]} faults"
fi
echo "The bundle of $version has all that Maven Central requires ($signatures)."
