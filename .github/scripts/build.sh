#!/usr/bin/env bash
# Builds the plugin of this commit and installs it, so that the following steps measure and render with it.
# The tests are ci.yml's business.
source "$(dirname "$0")/common.sh"

maven --quiet -DskipTests -Dspotless.check.skip=true install
