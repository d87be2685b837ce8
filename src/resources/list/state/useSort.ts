import { useListContext } from 'ra-core'
import type { Sort } from '../../../model/fields/resource'
import { packedSort, unpackedSort } from '../../../model/lists/sortKeys'

/** The order of the list, by one or two columns. */
export function useSort() {
  const list = useListContext()
  const sort = unpackedSort(list.sort)
  const setSort = (next: Sort) => list.setSort(packedSort(next))
  /** Sorts by a further column what the first leaves equal. */
  const thenBy = (field: string, order: Sort['order']) => {
    if (field !== sort.field) setSort({ ...sort, next: { field, order } })
  }
  return { sort, setSort, thenBy }
}
