import { useCreatePath } from 'ra-core'
import type { FigureLink } from '../../../model/endpoints/figures'

/** Address of the rows behind a number: their filtered list, or a single record. */
export function useBehindPath(): (behind: FigureLink | undefined) => string | undefined {
  const createPath = useCreatePath()
  return behind => {
    if (!behind) return undefined
    const { resource, filter, id } = behind
    if (id !== undefined) return createPath({ resource, type: 'show', id })
    const list = createPath({ resource, type: 'list' })
    return filter ? `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}` : list
  }
}
