#!/usr/bin/env bash
# Fails if rendering the same reports once more changes a byte.
source "$(dirname "$0")/common.sh"

fingerprint() {
  git ls-files --cached --others --exclude-standard README.md README.ru.md docs/benchmarks | sort | xargs git hash-object
}

before=$(fingerprint)
.github/scripts/render.sh
[[ $(fingerprint) == "$before" ]] || fail "rendering the same reports twice gives two results:
$(git diff --stat)"
