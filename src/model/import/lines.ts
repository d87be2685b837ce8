import { fold } from '../../base/fold'
import type { Message } from '../../kinds/kind/kind'
import type { ImportColumn, Matcher } from './columns'
import { type LineRow, namesRecord, type ReadRow } from './readRow'

interface LineGrouping {
  readonly columns: readonly ImportColumn[]
  readonly matcher: Matcher | undefined
  readonly clears: boolean
}

/**
 * Groups file rows into records with child rows: rows with the same key anywhere in the file, otherwise
 * consecutive rows with equal or blank record fields.
 */
export function withLines(rows: readonly ReadRow[], gathering: LineGrouping): ReadRow[] {
  const { columns } = gathering
  if (!columns.some(({ lines }) => lines)) return [...rows]
  return groupsOf(rows, gathering).map(group => joined(group, gathering))
}

function groupsOf(rows: readonly ReadRow[], gathering: LineGrouping): ReadRow[][] {
  const groups: ReadRow[][] = []
  const named = new Map<string, ReadRow[]>()
  let last: { readonly text: string; readonly group: ReadRow[] } | undefined
  for (const row of rows) {
    const { isNamed, isBlank, text } = identifyingFields(row, gathering)
    const goesOn = isBlank || text === last?.text
    const known = isNamed ? named.get(text) : goesOn ? last?.group : undefined
    const group = known ?? []
    if (!known) groups.push(group)
    group.push(row)
    if (isNamed) named.set(text, group)
    last = { text: isBlank && last ? last.text : text, group }
  }
  return groups
}

/** The fields that identify the record of a row: the matcher's, otherwise all. */
function identifyingFields(row: ReadRow, { columns, matcher }: LineGrouping) {
  const own = columns.filter(({ lines }) => !lines).map(({ name }) => name)
  const isNamed = matcher !== undefined && namesRecord(row, matcher)
  const relevant = isNamed ? matcher.fields.map(({ name }) => name) : own
  return {
    isNamed,
    isBlank: !own.some(name => hasValue(row, name)),
    text: fold(JSON.stringify(relevant.map(name => valueAt(row, name)))),
  }
}

const valueAt = ({ values, names, problems }: ReadRow, name: string) =>
  values[name] ?? names[name] ?? problems[name] ?? null
const hasValue = (row: ReadRow, name: string) => valueAt(row, name) !== null

function joined(rows: readonly ReadRow[], { columns, clears }: LineGrouping): ReadRow {
  const [head] = rows as [ReadRow]
  const own = columns.filter(({ lines }) => !lines)
  const record = recordOf(rows, own)
  const problems = { ...record.problems }
  const lines: Record<string, readonly LineRow[]> = {}
  for (const field of new Set(columns.flatMap(({ lines }) => lines ?? []))) {
    const mine = columns.filter(column => column.lines === field)
    const relevant = rows.filter(row => mine.some(({ name }) => hasValue(row, name)))
    if (relevant.length === 0 && !clears) continue
    lines[field.name] = relevant.map(row => lineOf(row, mine))
    for (const [at, row] of relevant.entries()) {
      const wrong = mine.filter(({ name }) => row.problems[name])
      for (const each of wrong)
        problems[`${field.name}.${at}.${each.field.name}`] = row.problems[each.name] as Message
    }
  }
  const numbers = rows.map(({ number }) => number)
  return { number: head.number, numbers, ...record, problems, lines }
}

/** Rows of one record must agree; blanks agree with every value. */
function recordOf(rows: readonly ReadRow[], own: readonly ImportColumn[]) {
  const values: Record<string, unknown> = {}
  const names: Record<string, readonly string[]> = {}
  const problems: Record<string, Message> = {}
  for (const { name } of own) {
    const relevant = rows.filter(row => hasValue(row, name))
    const first = relevant[0] ?? (rows[0] as ReadRow)
    const value = JSON.stringify(valueAt(first, name))
    const other = relevant.find(row => JSON.stringify(valueAt(row, name)) !== value)
    if (Object.hasOwn(first.values, name)) values[name] = first.values[name]
    if (first.names[name]) names[name] = first.names[name]
    if (first.problems[name]) problems[name] = first.problems[name]
    else if (other) problems[name] = { key: 'rowsDiffer', params: { row: other.number } }
  }
  return { values, names, problems }
}

function lineOf(row: ReadRow, columns: readonly ImportColumn[]): LineRow {
  const pick = <T>(value: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      columns.flatMap(({ name, field }) =>
        Object.hasOwn(value, name) ? [[field.name, value[name] as T]] : [],
      ),
    )
  return { number: row.number, values: pick(row.values), names: pick(row.names) }
}
