import { useCreatePath } from 'ra-core'
import { mayAct } from '../model/access'
import type { Resource } from '../model/resource'
import { useMe } from '../providers/backendContext'

type Row = Readonly<Record<string, unknown>>

/** Where a row leads: to its page, where there is none to its form, else nowhere. */
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
