#!/usr/bin/env bash
# Plans the tables and sets the output "matrix" of the step: the jobs that measure them, one a table.
#
# LINKS, OBJECTS, ID_BITS  sizes and widths as the plugin takes them. Where they are empty it is by the event:
# GITHUB_EVENT_NAME        a pull request checks the whole pipeline on 1,000 records, everything else measures the
#                          sizes that the README shows
source "$(dirname "$0")/common.sh"

if [[ ${GITHUB_EVENT_NAME:-} == pull_request ]]; then
  default_links=1000
  default_objects=1000
else
  default_links=100000,1000000,10000000
  default_objects=100000,1000000
fi

objects=${OBJECTS:-$default_objects}
variants=embedded
if [[ $objects != none ]]; then
  variants+=,PostgreSQL_Hibernate
fi

# A job may take 6 hours; one that is estimated to take more than 5 is refused now rather than cut off then.
doublets plan \
  "-Ddoublets.links=${LINKS:-$default_links}" \
  "-Ddoublets.objects=$objects" \
  "-Ddoublets.idBits=${ID_BITS:-32,64}" \
  "-Ddoublets.variants=$variants" \
  -Ddoublets.maxMinutes=300
