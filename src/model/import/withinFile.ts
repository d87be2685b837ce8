import { fold } from '../../domain/fold'
import type { Resource } from '../resource'
import type { Importing } from './columns'
import type { Found, FoundNames, ImportItem } from './items'
import type { ReadRow } from './readRow'

/** What became of a row in the rehearsal. */
export interface Learned {
  readonly row: ReadRow
  readonly isRefused: boolean
  /** Undefined: the server will give it. */
  readonly key: string | number | undefined
}

/** The columns that name records of the very resource that is imported: a customer's parent. */
export const ownColumns = ({ columns }: Importing, resource: string): string[] =>
  columns.flatMap(({ name, field, lines }) =>
    field.target?.name === resource && !lines ? [name] : [],
  )

/** Whether rows name records of their own resource that are not there, and so may be in the file. */
export const mayNameItself = (columns: readonly string[], found: FoundNames): boolean =>
  columns.some(name => [...(found.get(name)?.values() ?? [])].some(isNowhere))

/** Names that no record has yet, and what is learned of them row by row as the file is rehearsed. */
export function withinFile(resource: Resource, columns: readonly string[], before: FoundNames) {
  const found = new Map([...before].map(([name, known]) => [name, new Map(known)]))
  const makers = new Map<string | number, number>()
  const open = (row: ReadRow, column: string) =>
    (row.names[column] ?? []).filter(name => isNowhere(found.get(column)?.get(name)))
  return {
    found: found as FoundNames,
    /** The records an item names that other rows make, each with its row. */
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
    learn({ row, isRefused, key }: Learned) {
      const names = new Set(namesOf(resource, row, key))
      for (const column of columns) {
        const known = found.get(column) ?? new Map<string, Found>()
        for (const [name, said] of known) {
          if (!names.has(fold(name.trim())) || (!isNowhere(said) && !isWithin(said, makers)))
            continue
          known.set(name, meaningOf({ row, isRefused, key }, said))
        }
      }
      if (key !== undefined && !isRefused) makers.set(key, row.number)
    },
  }
}

const isNowhere = (found: Found | undefined) =>
  found !== undefined && 'problem' in found && found.problem === 'notReference'
const isWithin = (found: Found, makers: ReadonlyMap<string | number, number>) =>
  'key' in found && makers.has(found.key)

function meaningOf({ row, isRefused, key }: Learned, said: Found): Found {
  if ('key' in said) return said.key === key ? said : { problem: 'severalFound' }
  const params = { row: row.number }
  if (isRefused) return { problem: 'brokenRow', params }
  return key === undefined ? { problem: 'madeByRow', params } : { key }
}

/** What the record of a row is called: as the server finds it, by its key, a unique field, its title. */
function namesOf(resource: Resource, { values }: ReadRow, key: string | number | undefined) {
  const { title, fields } = resource
  const unique = [...fields.values()]
    .filter(({ words }) => words.unique === true)
    .map(({ name }) => name)
  const [only, ...more] = title
  const ways = [resource.key.name, ...unique, ...(only && more.length === 0 ? [only] : [])]
  const said = [key, ...ways.map(name => values[name])]
  return said.flatMap(value => (value === null || value === undefined ? [] : [fold(String(value))]))
}
