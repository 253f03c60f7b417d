<#-- What changed against a baseline: the numbers of operations by kind, and those that did change. -->
## ${words.text("changes.title")}

<#list counts as count>
- ${count}
</#list>

<#if rows?has_content>
<#if unit?has_content>
${unit}

</#if>
| ${words.text("changes.table")} | ${words.text("column.storage")} | ${words.text("page.operation")} | ${words.text("changes.before")} | ${words.text("changes.now")} | ${words.text("changes.change")} | ${words.text("changes.limit")} | |
| --- | --- | --- | ---: | ---: | ---: | ---: | --- |
<#list rows as row>
| ${row.table} | ${row.store} | ${row.operation} | ${row.before} | ${row.now} | ${row.change} | ${row.limit} | ${row.kind} |
</#list>
</#if>

${cut}
