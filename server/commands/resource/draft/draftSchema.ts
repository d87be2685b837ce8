import { business } from '../../../../src/base/business'
import { capabilitiesOf, kindOf } from '../../../../src/kinds/registry'
import type { Catalogue } from '../../../../src/model/fields/resource'
import type { JsonObject } from '../../../base/json'
import { isColumnName, type SampleColumn, sampleColumnsOf } from '../guess/columns'
import type { Guess, GuessContext, Words } from '../guess/guess'
import { guessField } from '../guess/guessField'
import { guessKeyOf, titleOf } from '../guess/keyAndTitle'
import { labelled } from '../guess/labels'
import type { SampleRow } from '../guess/readSample'

export interface DraftField {
  readonly column: SampleColumn
  readonly guess: Guess
  readonly words: Words
}

export interface SchemaDraft {
  readonly name: string
  readonly table: string
  readonly label: string
  readonly key: string
  readonly title: string
  readonly hasCompany: boolean
  readonly fields: readonly DraftField[]
  readonly columns: readonly string[]
  readonly sort: string
  readonly notes: readonly string[]
}

export function draftSchema(
  request: { readonly name: string; readonly table: string; readonly label: string },
  rows: readonly SampleRow[],
  around: GuessContext,
): SchemaDraft {
  const { catalogue } = around
  const columns = sampleColumnsOf(rows)
  const notes = columns.flatMap(({ name, header }) =>
    isColumnName(header) && header !== name
      ? [`${header} is called ${name}: that name is not free`]
      : [],
  )
  const isCompany = ({ name, texts }: SampleColumn) =>
    name === business().tenant?.column &&
    texts.length > 0 &&
    texts.every(text => /^\d{13}$/.test(text))
  const seen = columns
    .filter(column => !isCompany(column))
    .map(column => ({ column, guess: guessField(column, around) }))
  const key = guessKeyOf(seen, notes)
  const title = titleOf(seen, key)
  const fields = seen.map(({ column, guess }) => {
    const words = column.name === key ? keyWords(guess) : fieldWords(column, guess, title)
    return { column, guess, words: withoutClash({ column, words, key }, notes) }
  })
  const hasCompany =
    columns.some(isCompany) || fields.some(({ words }) => refersToCompany(words, catalogue))
  return { ...request, key, title, hasCompany, fields, ...listOf(fields, { key, title }), notes }
}

const keyWords = ({ words }: Guess): Words => {
  if (capabilitiesOf(words.kind).isNumeric) return { kind: 'id' }
  const { required: _, ...rest } = words
  return { ...rest, createOnly: true, search: true }
}

/** Required if never empty; filters for short values, search for text. */
function fieldWords(column: SampleColumn, { words, isUnique }: Guess, title: string): Words {
  const isFull = column.values.length === column.rows
  const isTitle = column.name === title
  const isOnce = column.distinct.size === column.rows && column.rows >= 5
  const { isCode, isNumeric, isNarrow, isYesNo } = capabilitiesOf(words.kind)
  return {
    ...words,
    ...labelled(column),
    ...(isFull && (isTitle || column.rows >= 3) && !isYesNo && { required: true }),
    ...(isUnique && isOnce && { unique: true }),
    ...((isTitle || isCode) && !isNumeric && { search: true }),
    ...(isNarrow && { filter: true }),
  }
}

/** Renames a row column that equals the key of its record. */
function withoutClash(
  { column, words, key }: { column: SampleColumn; words: Words; key: string },
  notes: string[],
): Words {
  const fields = words.fields as JsonObject | undefined
  if (!fields || !(key in fields)) return words
  const fresh = `${key}_${column.name}`
  notes.push(`${column.name}.${key} is called ${fresh}: rows carry their record’s ${key} already`)
  const renamed = Object.entries(fields).map(([name, value]) => [
    name === key ? fresh : name,
    value,
  ])
  return { ...words, fields: Object.fromEntries(renamed) }
}

const refersToCompany = (words: Words, { resources }: Catalogue) =>
  typeof words.resource === 'string' && resources.get(words.resource)?.company !== undefined

/** Key, title, then distinctive fields; sorted by date, newest first, if there is one. */
function listOf(fields: readonly DraftField[], { key, title }: { key: string; title: string }) {
  const rank = ({ kind }: Words) => listed.indexOf(kindOf(kind)?.extends ? ofBusiness : kind)
  const others = fields
    .filter(({ column, words }) => rank(words) >= 0 && ![key, title].includes(column.name))
    .sort((a, b) => rank(a.words) - rank(b.words))
    .map(({ column }) => column.name)
  const columns = [...new Set([key, title, ...others])].slice(0, 7)
  const order = fields.map(({ column }) => column.name)
  const day = fields.find(({ words }) => /day|instant/.test(kindOf(words.kind)?.store ?? ''))
  return {
    columns: [
      ...new Set([key, title, ...columns.sort((a, b) => order.indexOf(a) - order.indexOf(b))]),
    ],
    sort: day && columns.includes(day.column.name) ? `${day.column.name} desc` : title,
  }
}
/** Stands for every kind that the business brings. */
const ofBusiness = 'business'
const listed = [
  'choice',
  'reference',
  'date',
  'dateTime',
  'money',
  ofBusiness,
  'boolean',
  'integer',
  'percent',
  'decimal',
  'email',
  'code',
  'text',
]
