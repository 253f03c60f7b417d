<#-- The table "table" with what stands around it, without a heading. -->
<#include "provenance.md.ftl">

|<#list table.columns as column> ${column} |</#list>
|<#list table.columns as column><#if column?is_first> --- |<#else> ---: |</#if></#list>
<#list table.rows as row>
| ${row.label} |<#list row.cells as cell> ${cell.text} |</#list>
</#list>

<#list table.notes as note>
${note}

</#list>
<#if table.charts??>
![${table.charts.linearText}](${table.charts.linear?no_esc})

<details>
<summary>${words.text("chart.logarithmic")}</summary>

![${table.charts.logarithmicText}](${table.charts.logarithmic?no_esc})

</details>
</#if>
