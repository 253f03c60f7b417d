<#-- Counts over all tables. -->
## ${words.text("conclusions.heading")}

${words.text("conclusions.text")}

<#list page.conclusions.lines as line>
- ${line}
</#list>

${page.conclusions.undecided}
