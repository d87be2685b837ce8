import { useCreatePath } from 'ra-core'
import { mayAct } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'

type Row = Readonly<Record<string, unknown>>

/** Path of a row: its page, else its form, else undefined. */
export function useRecordPath(resource: Resource): (row: Row) => string | undefined {
  const me = useMe()
  const createPath = useCreatePath()
  const type = mayAct(resource, me, 'show')
    ? 'show'
    : mayAct(resource, me, 'edit')
      ? 'edit'
      : undefined
  return row => type && createPath({ resource: resource.name, type, id: row.id as string | number })
}
