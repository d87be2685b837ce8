import { isEqual } from 'es-toolkit'
import type { Resource } from '../../model/resource'
import type { Row } from './identity'

/** What an update sends: only what differs from the record the form opened with. */
export function changesOf(resource: Resource, data: Row, previous: Row | undefined): Row {
  const changed = Object.entries(written(resource, data)).filter(
    ([name, value]) => value !== undefined && !(previous && isEqual(value, previous[name])),
  )
  return Object.fromEntries(changed)
}

/** A record without what react-admin and the server add to it: `id`, `_VERSION`, `_can`. */
export const written = (resource: Resource, data: Row): Row =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name]) => !name.startsWith('_') && (name !== 'id' || resource.fields.has('id')),
    ),
  )
