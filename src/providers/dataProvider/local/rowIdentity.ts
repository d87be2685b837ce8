import type { Resource, Sort } from '../../../model/fields/resource'
import { sortKeys, unpackedSort } from '../../../model/lists/sortKeys'

export type WireRow = Readonly<Record<string, unknown>>
export type RecordRow = WireRow & { readonly id: string | number }

/** A row with react-admin's `id` beside the schema's key. */
export function withId(resource: Resource, row: WireRow): RecordRow {
  const id = row[resource.rest.key] as string | number
  return { ...row, [resource.key.name]: id, id }
}

/** The row of another server, where a field with several values may have a single one. */
export function listsOf({ fields }: Resource, row: WireRow): WireRow {
  const known = [...fields.values()].filter(
    ({ name, operators }) => row[name] != null && operators.includes('has'),
  )
  return { ...row, ...Object.fromEntries(known.map(({ name }) => [name, [row[name]].flat()])) }
}

/** Translates react-admin's `id` to the server's name; other names stay. */
const serverName = (resource: Resource, name: string): string =>
  name === 'id' && !resource.fields.has('id') ? resource.rest.key : name

/** The query of a list call, with `id` translated in filter and sort. */
export function serverQuery(resource: Resource, query: URLSearchParams): URLSearchParams {
  const translated = new URLSearchParams(query)
  const filter = readJson(query.get('filter'), {}) as WireRow
  const names = Object.entries(filter).map(([name, value]) => [serverName(resource, name), value])
  translated.set('filter', JSON.stringify(Object.fromEntries(names)))
  const sort = sortIn(query)
  if (sort) {
    const keys = sortKeys(sort).map(({ field, order }) => [serverName(resource, field), order])
    translated.set('sort', JSON.stringify(keys.flat()))
  }
  return translated
}

/** The order of a list call. */
export function sortIn(query: URLSearchParams): Sort | undefined {
  const [field, order = 'ASC'] = readJson(query.get('sort'), []) as [string?, Sort['order']?]
  return field === undefined ? undefined : unpackedSort({ field, order })
}

const readJson = (text: string | null, otherwise: unknown): unknown =>
  text === null ? otherwise : JSON.parse(text)
