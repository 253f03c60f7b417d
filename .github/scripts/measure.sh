#!/usr/bin/env bash
# Measures one table; its report goes to target/reports.
#
# CATEGORY, ID_BITS, SIZE  the table: links or objects, 32 or 64, the number of records
# POSTGRESQL               the server for the rows of objects that need one: a JDBC URL, or embedded; without it there
#                          are none
source "$(dirname "$0")/common.sh"

: "${CATEGORY:?links or objects}" "${ID_BITS:?32 or 64}" "${SIZE:?the number of records}"
case $CATEGORY in
  links) tables=("-Ddoublets.links=$SIZE" -Ddoublets.objects=none) ;;
  objects) tables=(-Ddoublets.links=none "-Ddoublets.objects=$SIZE") ;;
  *) fail "CATEGORY is '$CATEGORY': give links or objects" ;;
esac

variants=embedded
if [[ $CATEGORY == objects && -n ${POSTGRESQL:-} ]]; then
  variants+=,PostgreSQL_Hibernate
  tables+=("-Ddoublets.postgresql=$POSTGRESQL")
fi

doublets compare "${tables[@]}" \
  "-Ddoublets.idBits=$ID_BITS" \
  "-Ddoublets.variants=$variants" \
  -Ddoublets.results=target/reports
