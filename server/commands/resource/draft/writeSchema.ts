import { business } from '../../../../src/base/business'
import type { JsonObject } from '../../../base/json'
import { inOwnLanguage } from '../guess/labels'
import type { SchemaDraft } from './draftSchema'

/** `customer-visits` becomes customerVisits, the name of file and constant. */
export const constantOf = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

export function schemaOf(draft: SchemaDraft): JsonObject {
  const hasKey = draft.fields.some(({ column }) => column.name === draft.key)
  return {
    name: draft.name,
    table: draft.table,
    key: draft.key,
    title: draft.title,
    ...(draft.hasCompany && { tenant: true }),
    label: inOwnLanguage(draft.label),
    fields: {
      ...(!hasKey && { [draft.key]: { kind: 'id' } }),
      ...Object.fromEntries(draft.fields.map(({ column, words }) => [column.name, words])),
    },
    list: { columns: draft.columns, sort: draft.sort },
    access: { [business().adminRole]: 'all' },
  }
}

/** Comment above the rights of a draft, with names of roles of the business. */
function decide() {
  const { adminRole, guestRole, roles } = business()
  const other = Object.keys(roles).find(role => role !== adminRole && role !== guestRole)
  return [
    "Administrators only, until you decide who reads ('*': 'read'), who creates and changes, and",
    `which records (${other}: { read: true, update: { OWNER: '$me.ID' } }); a field: read: ['${adminRole}'].`,
  ]
}

/** The draft as TypeScript, unformatted; `from` names the sample. */
export function schemaSourceOf(draft: SchemaDraft, from: string): string {
  const { fields, access, ...head } = schemaOf(draft)
  const { list, ...first } = head
  const words = (all: object) =>
    Object.entries(all).map(([name, value]) => `  ${keyText(name)}: ${literal(value)},`)
  return [
    `import { defineResource } from '../business'`,
    '',
    `/** ${draft.label.split('|')[0]?.trim()}: ${from}. */`,
    `export const ${constantOf(draft.name)} = defineResource({`,
    ...words(first),
    '  fields: {',
    ...words(fields as object).map(line => `  ${line}`),
    '  },',
    ...words({ list }),
    ...decide().map(line => `  // ${line}`),
    ...words({ access }),
    '})',
    '',
  ].join('\n')
}

function literal(value: unknown): string {
  if (typeof value === 'string') return textLiteral(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(([name, each]) => `${keyText(name)}: ${literal(each)}`)
  return `{ ${parts.join(', ')} }`
}

const textLiteral = (text: string) => {
  const quoted = JSON.stringify(text)
  return text.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`
}

const keyText = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : textLiteral(name))
