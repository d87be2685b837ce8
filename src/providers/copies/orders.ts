import { fold } from '../../base/fold'
import type { FieldModel, Sort } from '../../model/fields/resource'
import { hasShadow } from '../../model/fields/shadow'
import { sortKeys } from '../../model/lists/sortKeys'
import { codePointOrder } from '../../model/rules/evaluate'
import type { RecordRow } from '../dataProvider/local/rowIdentity'
import type { ListCopy } from './copy'

/** Rows by one column, ascending: ties by key, rows without a value apart, because they are always last. */
export interface ColumnOrder {
  readonly filled: readonly RecordRow[]
  readonly empty: readonly RecordRow[]
}

/** The column holds one value, equal to the one on the wire. */
export const isSingle = ({ store, isList, isFile }: FieldModel) =>
  store !== null && store !== 'json' && !isList && !isFile

/** Rows in an order, as the server sorts them: folded texts by code point, nulls last, ties by key. */
export function sortedRows(copy: ListCopy, sort: Sort): readonly RecordRow[] | undefined {
  const name = JSON.stringify(sortKeys(sort))
  const known = copy.orders.get(name)
  if (known) return known
  const [first, next] = sortKeys(sort).map(({ field, order }) => {
    const column = columnOrder(copy, field)
    return column && (order === 'ASC' ? column : reversed(column))
  })
  const field = copy.resource.fields.get(sort.field)
  if (!first || !field || (sort.next && !next)) return undefined
  const value = reader(field, hasShadow(copy.resource, field))
  const sorted = next ? byBoth({ ...first, value }, [...next.filled, ...next.empty]) : first
  const rows = [...sorted.filled, ...sorted.empty]
  copy.orders.set(name, rows)
  return rows
}

const reversed = ({ filled, empty }: ColumnOrder): ColumnOrder => ({
  filled: [...filled].reverse(),
  empty: [...empty].reverse(),
})

/** Rows by a first column, those that are equal there in the order of another. */
function byBoth(
  { filled, value }: ColumnOrder & { readonly value: Reader },
  rows: readonly RecordRow[],
): ColumnOrder {
  const groupOf = new Map<RecordRow, RecordRow[]>()
  const groups: RecordRow[][] = []
  let last: Value = null
  for (const row of filled) {
    const its = value(row)
    if (its !== last) groups.push([])
    last = its
    groupOf.set(row, groups.at(-1) ?? [])
  }
  const empty: RecordRow[] = []
  for (const row of rows) (groupOf.get(row) ?? empty).push(row)
  return { filled: groups.flat(), empty }
}

type Value = string | number | null
type Reader = (row: RecordRow) => Value

/** The order by key as it is stored; a column of the same name sorts by its folded copy. */
const BY_KEY = ''

/** Undefined for a column that a database could sort differently. */
export function columnOrder(copy: ListCopy, name: string): ColumnOrder | undefined {
  const { resource } = copy
  const field = resource.fields.get(name || resource.key.name)
  if (!field || !isSingle(field)) return undefined
  const known = copy.columns.get(name)
  if (known?.version === copy.version) return known
  const value = reader(field, name !== BY_KEY && hasShadow(resource, field))
  const made = (known && patched(copy, known, value)) ?? sorted(copy, name, value)
  copy.columns.set(name, { ...made, version: copy.version })
  return made
}

function sorted(copy: ListCopy, name: string, value: Reader): ColumnOrder {
  const base = name === BY_KEY ? copy.rows.values() : (columnOrder(copy, BY_KEY)?.filled ?? [])
  const filled: Valued[] = []
  const empty: RecordRow[] = []
  let isRare = false
  for (const row of base) {
    const by = value(row)
    if (by === null) empty.push(row)
    else filled.push({ row, by })
    isRare ||= typeof by === 'string' && rare.test(by)
  }
  const compare = isRare ? compareRare : compareUsual
  filled.sort((a, b) => compare(a.by, b.by))
  return { filled: filled.map(({ row }) => row), empty }
}
interface Valued {
  readonly row: RecordRow
  readonly by: string | number
}

/** Of more changed rows the column is sorted again. */
const MOST_PATCHED = 100

/** The order without the rows that are gone, and with those that came. */
function patched(copy: ListCopy, before: ColumnOrder, value: Reader): ColumnOrder | undefined {
  const { rows, resource } = copy
  const stays = (row: RecordRow) => rows.get(String(row.id)) === row
  const [filled, empty] = [before.filled.filter(stays), before.empty.filter(stays)]
  const missing = rows.size - filled.length - empty.length
  if (missing > MOST_PATCHED) return undefined
  if (missing === 0) return { filled, empty }
  const there = new Set([...filled, ...empty])
  const key = reader(resource.key, false)
  for (const row of rows.values()) {
    if (there.has(row)) continue
    const place = value(row) === null ? empty : filled
    place.splice(placeIn(place, row, [value, key]), 0, row)
  }
  return { filled, empty }
}

/** Index of the first row that comes behind this one. */
function placeIn(rows: readonly RecordRow[], row: RecordRow, by: readonly Reader[]): number {
  const comesBehind = (other: RecordRow) => {
    for (const value of by) {
      const [one, its] = [value(row), value(other)]
      if (one !== its && one !== null && its !== null) return compareRare(one, its) < 0
    }
    return false
  }
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (comesBehind(rows[middle] as RecordRow)) to = middle
    else from = middle + 1
  }
  return from
}

const reader =
  ({ name }: FieldModel, isFolded: boolean): Reader =>
  row => {
    const value = row[name]
    if (value === null || value === undefined) return null
    if (typeof value === 'boolean') return Number(value)
    if (typeof value === 'number') return value
    return isFolded ? fold(String(value)) : String(value)
  }

type Compare = (a: string | number, b: string | number) => number

const compareUsual: Compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/** Units that sort differently from their code points. */
const rare = /[\ud800-\uffff]/

const compareRare: Compare = (a, b) =>
  typeof a === 'string' && typeof b === 'string' ? codePointOrder(a, b) : compareUsual(a, b)
