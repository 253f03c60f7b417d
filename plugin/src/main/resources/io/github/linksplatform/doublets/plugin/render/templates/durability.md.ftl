<#-- What a committed record survives, by store; nothing where no report records it. -->
<#if page.durability?has_content>
## ${words.text("durability.heading")}

${words.text("durability.text")}

| ${words.text("column.storage")} | ${words.text("durability.column")} |
| --- | --- |
<#list page.durability as row>
| ${row.label} | ${row.survives} |
</#list>
</#if>
