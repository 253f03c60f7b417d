#!/usr/bin/env bash
# Renders the reports in target/reports on top of the newest commit of a branch, commits and pushes. If somebody else
# has pushed meanwhile it starts again from their commit, so neither their work nor ours is lost.
#
# BRANCH    the branch
# ATTEMPTS  how often to try, 5 times by default
# PAUSE     how many seconds to wait before the second attempt, 5 by default, and as much longer before each further
source "$(dirname "$0")/common.sh"

: "${BRANCH:?the branch to commit to}"
published=(README.md README.ru.md docs/benchmarks)
attempts=${ATTEMPTS:-5}
pause=${PAUSE:-5}

# The newest commit may be of another version than the plugin that has measured, and that is installed.
PLUGIN_VERSION=$(project_version)
export PLUGIN_VERSION

# A function, so that bash has read all of it before a checkout may replace this file.
publish() {
  local attempt base
  for ((attempt = 1; attempt <= attempts; attempt++)); do
    git fetch --quiet origin "$BRANCH"
    base=$(git rev-parse FETCH_HEAD)
    git checkout --quiet --force --detach "$base"
    .github/scripts/merge.sh
    .github/scripts/render.sh
    git add -- "${published[@]}"
    if git diff --cached --quiet; then
      echo "The results are those that $BRANCH has already: there is nothing to commit."
      return
    fi
    git -c user.name='github-actions[bot]' \
      -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
      commit --quiet --message 'Update the benchmark results [skip ci]'
    if git push --quiet origin "HEAD:refs/heads/$BRANCH"; then
      echo "Committed to $BRANCH: $(git rev-parse --short HEAD)"
      return
    fi
    echo "Attempt $attempt of $attempts to push on top of $(git rev-parse --short "$base") was refused."
    if ((attempt < attempts)); then
      sleep $((pause * attempt))
    fi
  done
  fail "$BRANCH took no push in $attempts attempts; the reports are among the artifacts of this run"
}

publish
exit
