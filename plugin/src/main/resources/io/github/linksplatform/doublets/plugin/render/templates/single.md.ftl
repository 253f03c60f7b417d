<#-- One table under a heading of its own. -->
### ${table.title}

<#include "table.md.ftl">
