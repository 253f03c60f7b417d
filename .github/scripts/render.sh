#!/usr/bin/env bash
# Puts the reports in target/reports among those that the README was rendered from, and renders it again.
# A table that was not measured this time keeps its last report.
source "$(dirname "$0")/common.sh"

results=docs/benchmarks/results
compgen -G 'target/reports/*.json' > /dev/null || fail "no job has finished a table: target/reports has no report"
mkdir -p "$results"
cp target/reports/*.json "$results/"

doublets report \
  "-Ddoublets.results=$results" \
  -Ddoublets.readme=README.md,README.ru.md \
  -Ddoublets.charts=docs/benchmarks
