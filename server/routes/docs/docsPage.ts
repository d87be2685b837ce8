import {
  type EngineLanguage,
  inLanguage,
  type Language,
  type Translations,
} from '../../../src/base/text'
import type { JsonSchema } from '../../../src/kinds/kind/description'
import type { OpenApiDocument, OpenApiTag, RoleRights } from '../../../src/model/openapi/openapi'
import { flowSections } from './docsFlows'
import { fieldRules } from './docsRules'
import { docsStyle } from './docsStyle'
import { type Html, html, joinHtml } from './html'

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
  const heads = inLanguage(words.columns, language)
  return html`<section id="${tag.name}">
<h2>${tag.description}<small>${tag.name}</small></h2>
${callsOf(tag, document)}
${await flowSections(tag['x-flows'] ?? [], language)}
${record && tag['x-roles'] ? html`<h3>${inLanguage(words.fields, language)}</h3>${fieldsTable(record, created, { heads, language })}` : ''}
${tag['x-roles'] ? html`<h3>${inLanguage(words.roles, language)}</h3>${rolesTable(tag['x-roles'], language)}` : ''}
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

interface Speaking {
  readonly heads: readonly string[]
  readonly language: Language
}
function fieldsTable(
  record: JsonSchema,
  created: JsonSchema | undefined,
  { heads, language }: Speaking,
) {
  const properties = { ...propertiesOf(record), ...propertiesOf(created) }
  const required = new Set((created?.required ?? []) as string[])
  const rows = Object.entries(properties)
    .filter(([name]) => !name.startsWith('_'))
    .map(
      ([name, field]) => html`<tr>
<th scope="row"><code>${name}</code></th><td>${field.title as string}</td><td>${field['x-kind'] as string}</td>
<td>${fieldRules(field, required.has(name), language)}</td></tr>`,
    )
  return tableOf(heads, rows)
}
const propertiesOf = (schema: JsonSchema | undefined) =>
  (schema?.properties ?? {}) as Record<string, JsonSchema>

function rolesTable(roles: Readonly<Record<string, RoleRights>>, language: Language) {
  const rows = Object.entries(roles).map(
    ([role, { read, create, update, delete: remove }]) =>
      html`<tr><th scope="row">${role}</th>${joinHtml([read, create, update, remove].map(right => html`<td>${rightOf(right)}</td>`))}</tr>`,
  )
  return tableOf(inLanguage(words.rights, language), rows)
}

const rightOf = (right: boolean | string): Html => {
  if (typeof right === 'string') return html`<code>${right}</code>`
  return right ? html`<span class="must">✓</span>` : html`<span class="soft">—</span>`
}

const tableOf = (heads: readonly string[], rows: readonly Html[]) =>
  html`<div class="wide"><table><thead><tr>${joinHtml(heads.map(head => html`<th scope="col">${head}</th>`))}</tr></thead><tbody>${joinHtml(rows)}</tbody></table></div>`

const words: {
  readonly fields: Translations
  readonly roles: Translations
  readonly columns: Readonly<Record<EngineLanguage, readonly string[]>>
  readonly rights: Readonly<Record<EngineLanguage, readonly string[]>>
} = {
  fields: { es: 'Campos', en: 'Fields', fr: 'Champs', vi: 'Trường', cn: '字段', ar: 'الحقول' },
  roles: {
    es: 'Quién puede',
    en: 'Who may',
    fr: 'Qui peut',
    vi: 'Ai được phép',
    cn: '谁可以',
    ar: 'من يحق له',
  },
  columns: {
    es: ['Nombre', 'Etiqueta', 'Tipo', 'Reglas'],
    en: ['Name', 'Label', 'Kind', 'Rules'],
    fr: ['Nom', 'Libellé', 'Type', 'Règles'],
    vi: ['Tên', 'Nhãn', 'Loại', 'Quy tắc'],
    cn: ['名称', '标签', '类型', '规则'],
    ar: ['الاسم', 'العنوان', 'النوع', 'القواعد'],
  },
  rights: {
    es: ['Rol', 'Leer', 'Crear', 'Cambiar', 'Eliminar'],
    en: ['Role', 'Read', 'Create', 'Change', 'Delete'],
    fr: ['Rôle', 'Lire', 'Créer', 'Modifier', 'Supprimer'],
    vi: ['Vai trò', 'Đọc', 'Tạo', 'Sửa', 'Xóa'],
    cn: ['角色', '读取', '新建', '修改', '删除'],
    ar: ['الدور', 'قراءة', 'إنشاء', 'تعديل', 'حذف'],
  },
}
