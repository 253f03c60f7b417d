<#-- What a summary begins with. -->
## ${words.text("summary.title")}

<#list page.conclusions.lines as line>
- ${line}
</#list>

${page.conclusions.undecided}
