import { fold } from '../../base/fold'
import type { Resource } from '../fields/resource'
import type { Importing } from './columns'
import type { FoundKeys, FoundNames, ImportItem } from './items'
import type { ReadRow } from './readRow'

/** Result of a row in the validation run. */
interface RowResult {
  readonly row: ReadRow
  readonly isRefused: boolean
  /** Undefined: the server assigns the key. */
  readonly key: string | number | undefined
}

/** Columns that refer to records of the imported resource, such as a customer's parent. */
export const ownColumns = ({ columns }: Importing, resource: string): string[] =>
  columns.flatMap(({ name, field, lines }) =>
    field.target?.name === resource && !lines ? [name] : [],
  )

/** True when rows refer to missing records of their own resource, which the file may contain. */
export const mayReferToFile = (columns: readonly string[], found: FoundNames): boolean =>
  columns.some(name => [...(found.get(name)?.values() ?? [])].some(isUnknown))

/** Resolves names of records that the file itself creates, as its rows are validated. */
export function withinFile(resource: Resource, columns: readonly string[], before: FoundNames) {
  const found = new Map([...before].map(([name, known]) => [name, new Map(known)]))
  const makers = new Map<string | number, number>()
  const open = (row: ReadRow, column: string) =>
    (row.names[column] ?? []).filter(name => isUnknown(found.get(column)?.get(name)))
  return {
    found: found as FoundNames,
    /** Keys of records created by other rows of the file that an item refers to, with the row number. */
    madeFor: ({ changes }: ImportItem): Map<string | number, number> => {
      const named = columns.flatMap(column => [changes[column]].flat() as (string | number)[])
      return new Map(
        named.flatMap(key => {
          const number = makers.get(key)
          return number === undefined ? [] : [[key, number] as const]
        }),
      )
    },
    isOpen: (row: ReadRow) => columns.some(column => open(row, column).length > 0),
    learn({ row, isRefused, key }: RowResult) {
      const names = new Set(namesOf(resource, row, key))
      for (const column of columns) {
        const known = found.get(column) ?? new Map<string, FoundKeys>()
        for (const [name, matched] of known) {
          if (!names.has(fold(name.trim())) || (!isUnknown(matched) && !isWithin(matched, makers)))
            continue
          known.set(name, meaningOf({ row, isRefused, key }, matched))
        }
      }
      if (key !== undefined && !isRefused) makers.set(key, row.number)
    },
  }
}

const isUnknown = (found: FoundKeys | undefined) =>
  found !== undefined && 'problem' in found && found.problem === 'notReference'
const isWithin = (found: FoundKeys, makers: ReadonlyMap<string | number, number>) =>
  'key' in found && makers.has(found.key)

function meaningOf({ row, isRefused, key }: RowResult, matched: FoundKeys): FoundKeys {
  if ('key' in matched) return matched.key === key ? matched : { problem: 'severalFound' }
  const params = { row: row.number }
  if (isRefused) return { problem: 'brokenRow', params }
  return key === undefined ? { problem: 'madeByRow', params } : { key }
}

/** Names by which the server finds the record: key, unique fields, title. */
function namesOf(resource: Resource, { values }: ReadRow, key: string | number | undefined) {
  const { title, fields } = resource
  const unique = [...fields.values()]
    .filter(({ words }) => words.unique === true)
    .map(({ name }) => name)
  const [only, ...more] = title
  const ways = [resource.key.name, ...unique, ...(only && more.length === 0 ? [only] : [])]
  const matched = [key, ...ways.map(name => values[name])]
  return matched.flatMap(value =>
    value === null || value === undefined ? [] : [fold(String(value))],
  )
}
