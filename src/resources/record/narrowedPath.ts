import { useCreatePath } from 'ra-core'
import type { Resource } from '../../model/fields/resource'

/** Path of a resource's list, filtered by these values. */
export function useNarrowedPath() {
  const createPath = useCreatePath()
  return ({ name }: Pick<Resource, 'name'>, filter: Readonly<Record<string, unknown>>) => {
    const list = createPath({ resource: name, type: 'list' })
    return `${list}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`
  }
}
