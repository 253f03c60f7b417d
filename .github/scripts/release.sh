#!/usr/bin/env bash
# Builds what Maven Central asks for and publishes it: release.sh [MAVEN OPTION...]
# The tests are not run again. Two options leave out what needs secrets:
#
#   -DskipUpload  keeps the bundle in target/central-publishing/central-bundle.zip and sends nothing anywhere
#   -Dgpg.skip    signs nothing
#
# CENTRAL_USERNAME, CENTRAL_TOKEN  the account at Maven Central, to upload
# MAVEN_GPG_PASSPHRASE             the passphrase of the default key, to sign
source "$(dirname "$0")/common.sh"

# The publishing plugin needs Maven 3.9, the build does not.
MVN=$(.github/scripts/fetch-maven.sh 3.9.16)/bin/mvn
maven --settings .github/central-settings.xml -Prelease -DskipTests -Dmaven.install.skip=true deploy "$@"
