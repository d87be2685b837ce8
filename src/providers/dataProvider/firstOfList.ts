import type { SortPayload } from 'ra-core'
import { listMeta } from './dataProvider'

/** Parameters of a list's first records: `firstOfList('FECHA desc', 50, { USER_ID: 5 })`. */
export function firstOfList(sortBy: string, most: number, filter: object = {}) {
  const [field = '', order] = sortBy.split(' ')
  const sort: SortPayload = { field, order: order === 'desc' ? 'DESC' : 'ASC' }
  return { filter, sort, pagination: { page: 1, perPage: most }, meta: listMeta }
}

/** Parameters of the first records with all their columns, to choose from. */
export const firstChoices = (sortBy: string, most: number, filter: object = {}) => ({
  ...firstOfList(sortBy, most, filter),
  meta: { picker: true },
})
