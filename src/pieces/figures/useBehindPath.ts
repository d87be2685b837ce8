import { useCreatePath } from 'ra-core'
import type { Behind } from '../../model/dashboard'

/** Where the rows behind a number are seen: their list under its filter, or the one record. */
export function useBehindPath(): (behind: Behind | undefined) => string | undefined {
  const createPath = useCreatePath()
  return behind => {
    if (!behind) return undefined
    const { resource, filter, id } = behind
    if (id !== undefined) return createPath({ resource, type: 'show', id })
    const list = createPath({ resource, type: 'list' })
    return filter ? `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}` : list
  }
}
