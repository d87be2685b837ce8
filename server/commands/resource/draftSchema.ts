import type { Catalogue } from '../../../src/model/resource'
import { type Column, columnsOf } from './columns'
import type { Guess, Words } from './guess'
import { guessField } from './guessField'
import { keyOf, titleOf } from './keyAndTitle'
import { labelled } from './labels'
import type { SampleRow } from './readSample'

/** A field as it will be written, with what was seen of it. */
export interface DraftField {
  readonly column: Column
  readonly guess: Guess
  readonly words: Words
}

export interface Draft {
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

export interface Wish {
  readonly name: string
  readonly table: string
  readonly label: string
}

/** A sample and a name become a schema: kinds by the values, the rest by what lists and forms live on. */
export function draftSchema(wish: Wish, rows: readonly SampleRow[], catalogue: Catalogue): Draft {
  const notes: string[] = []
  const columns = columnsOf(rows)
  const isCompany = ({ name, texts }: Column) =>
    name === 'EMPRESA' && texts.length > 0 && texts.every(text => /^\d{13}$/.test(text))
  const seen = columns
    .filter(column => !isCompany(column))
    .map(column => ({ column, guess: guessField(column, { catalogue }) }))
  const key = keyOf(seen, notes)
  const title = titleOf(seen, key)
  const fields = seen.map(({ column, guess }) => {
    const words = column.name === key ? keyWords(guess) : fieldWords(column, guess, title)
    return { column, guess, words: withoutClash({ column, words, key }, notes) }
  })
  const hasCompany =
    columns.some(isCompany) || fields.some(({ words }) => refersToCompany(words, catalogue))
  return { ...wish, key, title, hasCompany, fields, ...listOf(fields, { key, title }), notes }
}

const keyWords = ({ words }: Guess): Words => {
  if (words.kind === 'id' || words.kind === 'integer') return { kind: 'id' }
  const { required: _, ...rest } = words
  return { ...rest, createOnly: true, search: true }
}

/** Required where it was never empty; filters for what is short, search for what people type. */
function fieldWords(column: Column, { words }: Guess, title: string): Words {
  const isFull = column.values.length === column.rows
  const isTitle = column.name === title
  const isOnce = column.distinct.size === column.rows && column.rows >= 5
  const { kind } = words
  return {
    ...words,
    ...labelled(column),
    ...(isFull && (isTitle || column.rows >= 3) && kind !== 'boolean' && { required: true }),
    ...(uniqueKinds.has(kind) && isOnce && { unique: true }),
    ...((isTitle || searchedKinds.has(kind)) && kind !== 'id' && { search: true }),
    ...(filteredKinds.has(kind) && { filter: true }),
  }
}
const uniqueKinds = new Set(['identity', 'imei'])
const searchedKinds = new Set(['identity', 'imei', 'code'])
const filteredKinds = new Set(['choice', 'boolean', 'reference'])

/** A row already carries its record's key: a column of that name in it gets another one. */
function withoutClash(
  { column, words, key }: { column: Column; words: Words; key: string },
  notes: string[],
): Words {
  const fields = words.fields as Readonly<Record<string, unknown>> | undefined
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
  typeof words.to === 'string' && resources.get(words.to)?.company !== undefined

/** Key and title, then what tells records apart at a glance; the newest first where there is a day. */
function listOf(fields: readonly DraftField[], { key, title }: { key: string; title: string }) {
  const rank = (words: Words) => listed.indexOf(words.kind)
  const others = fields
    .filter(({ column, words }) => rank(words) >= 0 && ![key, title].includes(column.name))
    .sort((a, b) => rank(a.words) - rank(b.words))
    .map(({ column }) => column.name)
  const columns = [...new Set([key, title, ...others])].slice(0, 7)
  const order = fields.map(({ column }) => column.name)
  const day = fields.find(({ words }) => words.kind === 'date' || words.kind === 'dateTime')
  return {
    columns: [
      ...new Set([key, title, ...columns.sort((a, b) => order.indexOf(a) - order.indexOf(b))]),
    ],
    sort: day && columns.includes(day.column.name) ? `${day.column.name} desc` : title,
  }
}
const listed = [
  'choice',
  'reference',
  'date',
  'dateTime',
  'money',
  'identity',
  'imei',
  'phone',
  'boolean',
  'integer',
  'percent',
  'decimal',
  'email',
  'code',
  'text',
]
