#!/usr/bin/env bash
# Renders the READMEs and charts from the reports in docs/benchmarks/results: render.sh [OPTION...]
# With -Ddoublets.verifyReadme it writes nothing, and fails if that would change a byte.
source "$(dirname "$0")/common.sh"

doublets report \
  -Ddoublets.results=docs/benchmarks/results \
  -Ddoublets.readme=README.md,README.ru.md \
  -Ddoublets.charts=docs/benchmarks \
  "$@"
