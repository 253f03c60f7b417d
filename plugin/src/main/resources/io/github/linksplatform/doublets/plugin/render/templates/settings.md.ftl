<#-- What the rows of each table were measured with, as far as its report says. -->
## ${words.text("settings.heading")}

${words.text("settings.text")}

<#list page.tables() as table>
<#assign stores = details[table.slug].stores?filter(store -> store.versions?has_content || store.settings?has_content)>
<#if stores?has_content>
### ${table.title}

| ${words.text("column.storage")} | ${words.text("page.versions")} | ${words.text("page.settings")} |
| --- | --- | --- |
<#list stores as store>
| ${store.label} | ${store.versions} | ${store.settings} |
</#list>

</#if>
</#list>
