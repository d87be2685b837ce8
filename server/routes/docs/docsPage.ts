import type { Language } from '../../../src/base/text'
import type { JsonSchema } from '../../../src/kinds/kind/description'
import type { OpenApiDocument, OpenApiTag, RoleRights } from '../../../src/model/openapi/openapi'
import { say } from '../../../src/model/openapi/parts/texts'
import { flowSections } from './docsFlows'
import { fieldRules } from './docsRules'
import { docsStyle } from './docsStyle'
import { type Html, html, htmlTable, joinHtml } from './html'

interface Reader {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly language: Language
}

/** API documentation as a static page without scripts. */
export async function docsPage(
  document: OpenApiDocument,
  { lang, dir, language }: Reader,
): Promise<string> {
  const { title, description } = document.info
  const sections = document.tags.map(tag => sectionOf(tag, document, language))
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ raw: docsStyle }}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${description} <a href="openapi.json">openapi.json</a></p>
<nav>${joinHtml(document.tags.map(tag => html`<a href="#${tag.name}">${tag.description}</a>`))}</nav>
</header>
<main>${joinHtml(await Promise.all(sections))}</main>
</body>
</html>`.raw
}

async function sectionOf(
  tag: OpenApiTag,
  document: OpenApiDocument,
  language: Language,
): Promise<Html> {
  const record = document.components.schemas?.[tag.name]
  const created = document.components.schemas?.[`${tag.name}-create`]
  return html`<section id="${tag.name}">
<h2>${tag.description}<small>${tag.name}</small></h2>
${callsOf(tag, document)}
${await flowSections(tag['x-flows'] ?? [], language)}
${record && tag['x-roles'] ? html`<h3>${say('docsFields', language)}</h3>${fieldsTable(record, created, language)}` : ''}
${tag['x-roles'] ? html`<h3>${say('docsRoles', language)}</h3>${rolesTable(tag['x-roles'], language)}` : ''}
</section>`
}

function callsOf(tag: OpenApiTag, { paths }: OpenApiDocument): Html {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, { tags?: string[]; summary?: string }>)
      .filter(([, operation]) => operation.tags?.includes(tag.name))
      .map(
        ([verb, { summary }]) =>
          html`<li><span class="verb">${verb.toUpperCase()}</span><code>${path}</code> <span class="soft">${summary}</span></li>`,
      ),
  )
  return html`<ul class="calls">${joinHtml(calls)}</ul>`
}

function fieldsTable(record: JsonSchema, created: JsonSchema | undefined, language: Language) {
  const properties = { ...propertiesOf(record), ...propertiesOf(created) }
  const required = new Set((created?.required ?? []) as string[])
  const rows = Object.entries(properties)
    .filter(([name]) => !name.startsWith('_'))
    .map(
      ([name, field]) => html`<tr>
<th scope="row"><code>${name}</code></th><td>${field.title as string}</td><td>${field['x-kind'] as string}</td>
<td>${fieldRules(field, required.has(name), language)}</td></tr>`,
    )
  return htmlTable(say('docsFieldHeads', language), rows)
}
const propertiesOf = (schema: JsonSchema | undefined) =>
  (schema?.properties ?? {}) as Record<string, JsonSchema>

function rolesTable(roles: Readonly<Record<string, RoleRights>>, language: Language) {
  const rows = Object.entries(roles).map(
    ([role, { read, create, update, delete: remove }]) =>
      html`<tr><th scope="row">${role}</th>${joinHtml([read, create, update, remove].map(right => html`<td>${rightOf(right)}</td>`))}</tr>`,
  )
  return htmlTable(say('docsRightHeads', language), rows)
}

const rightOf = (right: boolean | string): Html => {
  if (typeof right === 'string') return html`<code>${right}</code>`
  return right ? html`<span class="must">✓</span>` : html`<span class="soft">—</span>`
}
