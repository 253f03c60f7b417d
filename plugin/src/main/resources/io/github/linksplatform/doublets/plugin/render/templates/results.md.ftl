<#-- All tables of all categories, and what the stores promise. -->
<#list page.categories as category>
<#include "category.md.ftl">

</#list>
<#include "durability.md.ftl">
