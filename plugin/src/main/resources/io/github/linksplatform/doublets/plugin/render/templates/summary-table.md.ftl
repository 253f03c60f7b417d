<#-- The table "table" of a summary: no charts. -->
### ${table.title}

<#include "provenance.md.ftl">

|<#list table.columns as column> ${column} |</#list>
|<#list table.columns as column><#if column?is_first> --- |<#else> ---: |</#if></#list>
<#list table.rows as row>
| ${row.label} |<#list row.cells as cell> <#if cell.verdict == "faster">**${cell.text}**<#else>${cell.text}</#if> |</#list>
</#list>

<#list table.notes as note>
${note}

</#list>
