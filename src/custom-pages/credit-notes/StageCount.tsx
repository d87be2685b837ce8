import { useGetList } from 'ra-core'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { type Stage, stages } from './stages'

/** How many orders stand there; nothing until that is known. */
export function StageCount({ stage }: { readonly stage: Stage }) {
  const { total, meta } = useGetList('warranty-orders', {
    filter: stages[stage],
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'ID_ORDEN', order: 'ASC' },
    meta: listMeta,
  })
  const text = total ?? (meta?.atLeast === undefined ? undefined : `${meta.atLeast}+`)
  return text === undefined ? null : <span className="r-count">{text}</span>
}
