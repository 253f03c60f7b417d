#!/usr/bin/env bash
# Measures 100,000 links and 10,000 objects on every embedded engine and renders docs/other-engines.md:
# measure-other-engines.sh [OPTION...]
source "$(dirname "$0")/common.sh"

doublets compare \
  -Ddoublets.links=100000 -Ddoublets.objects=10000 -Ddoublets.idBits=64 \
  '-Ddoublets.variants=SQLite_Memory,SQLite_File,Doublets_United_*,Doublets_Split_*,H2_*,HSQLDB_*,DuckDB_*,RocksDB_*,LMDB_*,Xodus_*' \
  -Ddoublets.results=docs/other-engines \
  -Ddoublets.readme=docs/other-engines.md \
  -Ddoublets.charts=docs/other-engines \
  -Ddoublets.timeout=3600 \
  "$@"
