import type { Resource } from '../../model/resource'

export type Row = Readonly<Record<string, unknown>>
export type RecordRow = Row & { readonly id: string | number }

/** A row as react-admin wants it: `id` beside the schema's key, wherever this server keeps that. */
export function withId(resource: Resource, row: Row): RecordRow {
  const id = row[resource.rest.id] as string | number
  return { ...row, [resource.key.name]: id, id }
}

/** react-admin's `id` under the name the server knows; every other name stays. */
export const serverName = (resource: Resource, name: string): string =>
  name === 'id' && !resource.fields.has('id') ? resource.rest.id : name

/** The query of a list call, `id` translated in filter and sort. */
export function serverQuery(resource: Resource, query: URLSearchParams): URLSearchParams {
  const translated = new URLSearchParams(query)
  const filter = readJson(query.get('filter'), {}) as Row
  const names = Object.entries(filter).map(([name, value]) => [serverName(resource, name), value])
  translated.set('filter', JSON.stringify(Object.fromEntries(names)))
  const [field, order] = readJson(query.get('sort'), []) as [string?, string?]
  if (field) translated.set('sort', JSON.stringify([serverName(resource, field), order]))
  return translated
}

const readJson = (text: string | null, otherwise: unknown): unknown =>
  text === null ? otherwise : JSON.parse(text)
