<#-- Where the figures of "table" come from. -->
<#assign p = table.provenance>
${p.method} ${p.software}. ${p.machine}, <#if p.runUrl?has_content>[${p.runName}](${p.runUrl?no_esc}) ${p.runDate}<#else>${p.runName} ${p.runDate}</#if>.<#if p.server?has_content> ${p.server}.</#if>
