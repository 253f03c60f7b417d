<#-- All tables of the category "category". -->
## ${category.heading}

<#list category.languages as language>
### ${language.heading}

<#list language.widths as width>
#### ${width.heading}

<#list width.tables as table>
##### ${table.heading}

<#include "table.md.ftl">

</#list>
</#list>
</#list>
