import type { Resource } from '../../model/fields/resource'
import type { ListTitles } from '../dataProvider/listTitles'
import type { RecordRow } from '../dataProvider/local/rowIdentity'
import type { LiveChange } from '../live/live'
import type { ColumnOrder } from './orders'

/** The rows of one list that a person reads, as the list answers them. */
export interface ListCopy {
  readonly resource: Resource
  readonly owner: string
  /** The mark of the rights under which the rows were read. */
  readonly rights: string
  /** The resources whose titles are kept. */
  readonly titled: ReadonlySet<string>
  readonly rows: Map<string, RecordRow>
  /** Titles of the records that the rows name, by resource and key. */
  readonly titles: Map<string, Map<string, string>>
  /** Resources of which a title may have changed since the last read began. */
  readonly retitled: Set<string>
  /** Records that changed and are not read again, each with the number of its changes. */
  readonly pending: Map<string, number>
  /** Differs with each change of the rows. */
  version: number
  /** The rows by one column, with the version that they are of. */
  readonly columns: Map<string, ColumnOrder & { readonly version: number }>
  /** Sorted rows by order; a change drops them. */
  readonly orders: Map<string, readonly RecordRow[]>
  isWhole: boolean
}

export const newCopy = (
  resource: Resource,
  whose: Pick<ListCopy, 'owner' | 'rights' | 'titled'>,
): ListCopy => ({
  resource,
  ...whose,
  retitled: new Set(),
  rows: new Map(),
  titles: new Map(),
  pending: new Map(),
  version: 0,
  columns: new Map(),
  orders: new Map(),
  isWhole: false,
})

export function addRows(copy: ListCopy, rows: readonly RecordRow[], titles: ListTitles) {
  for (const row of rows) copy.rows.set(String(row.id), row)
  for (const [name, byKey] of Object.entries(titles)) {
    if (!copy.titled.has(name) || copy.retitled.has(name)) continue
    const known = copy.titles.get(name) ?? new Map<string, string>()
    copy.titles.set(name, known)
    for (const [key, title] of Object.entries(byKey)) known.set(key, title)
  }
  noteChange(copy)
}

export function removeRow(copy: ListCopy, id: string) {
  copy.rows.delete(id)
  copy.pending.delete(id)
  noteChange(copy)
}

function noteChange(copy: ListCopy) {
  copy.version += 1
  copy.orders.clear()
}

/** A title that may have changed is read again where it is shown. */
export function forgetTitle(
  { titles, retitled }: ListCopy,
  { resource, id }: Pick<LiveChange, 'resource' | 'id'>,
) {
  retitled.add(resource)
  if (id === undefined) titles.delete(resource)
  else titles.get(resource)?.delete(String(id))
}

/** The titles that these rows need, where they are known. */
export function titlesFor(copy: ListCopy, rows: readonly RecordRow[]): ListTitles {
  const { list, fields } = copy.resource
  const titles: Record<string, Record<string, string>> = {}
  for (const name of list.columns) {
    const target = fields.get(name)?.target?.name
    const known = target && copy.titles.get(target)
    if (!target || !known) continue
    const found = titles[target] ?? {}
    titles[target] = found
    for (const key of rows.flatMap(row => row[name] ?? [])) {
      const title = known.get(String(key))
      if (title !== undefined) found[String(key)] = title
    }
  }
  return titles
}

/** The stored part of a copy. */
export interface StoredCopy {
  readonly rights: string
  /** Id of the last event that the rows hold. */
  readonly after: string
  readonly rows: readonly RecordRow[]
  readonly titles: ListTitles
}

export const storedCopy = (copy: ListCopy, after: string): StoredCopy => ({
  rights: copy.rights,
  after,
  rows: [...copy.rows.values()],
  titles: Object.fromEntries(
    [...copy.titles].map(([name, byKey]) => [name, Object.fromEntries(byKey)]),
  ),
})
