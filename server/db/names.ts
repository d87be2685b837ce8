import type { ForeignKeySpec, IndexSpec, TableSpec } from './spec'

/** PostgreSQL truncates identifiers at 63 bytes silently. */
const LONGEST = 63

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

export const quoteAll = (names: readonly string[]) => names.map(quoteName).join(', ')

export const searchTable = (table: string) => `${table}_FTS`

export const searchIndex = (table: string) => short(`TX_${table}__SEARCH`)

/** The name encodes the definition, so that equal names mean equal indexes. */
export function indexName(table: string, index: IndexSpec) {
  const kind = index.trigram ? 'TX' : index.unique ? 'UX' : 'IX'
  return short(
    [
      kind,
      table,
      ...index.columns,
      ...(index.beside ?? []),
      ...(index.unless ? ['UNLESS', index.unless] : []),
      ...(index.among ? ['WHILE', index.among.column, ...index.among.values] : []),
      ...(index.live ? ['LIVE'] : index.dead ? ['DEAD'] : []),
    ].join('_'),
  )
}

export const foreignKeyName = (table: string, key: ForeignKeySpec) =>
  short(['FK', table, ...key.columns, key.table].join('_'))

export const primaryKeyName = (table: TableSpec) =>
  short(['PK', table.name, ...table.primaryKey].join('_'))

export const checkConstraintName = (table: string, column: string) => short(`CK_${table}_${column}`)

/** Our indexes are recognised by prefix; others stay untouched. */
export const isOurs = (name: string) => /^(IX|UX|TX|FK|CK)_/.test(name)

function short(name: string) {
  if (name.length <= LONGEST) return name
  let hash = 0
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return `${name.slice(0, LONGEST - 9)}_${(hash >>> 0).toString(16).padStart(8, '0')}`
}
