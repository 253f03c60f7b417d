#!/usr/bin/env bash
# Executes every step of every workflow on this machine, in their order, on small sizes: from the matrix to the commit of
# the README and again; the tests on this system and JDK, with each Maven; a release up to Maven Central, for which
# something of our own stands in. Outside target only temporary files are written, and they are removed.
source "$(dirname "$0")/common.sh"

maven --projects engine,plugin,it -Dinvoker.skip=true \
  -Dtest=MatrixTest -Dsurefire.failIfNoSpecifiedTests=false \
  -Dit.test=WorkflowRehearsalIT -Ddoublets.rehearsal=true verify
