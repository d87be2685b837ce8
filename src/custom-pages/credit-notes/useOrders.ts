import { useGetList } from 'ra-core'
import { useState } from 'react'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'
import { stages } from './stages'
import type { Place } from './usePlace'

const STEP = 25

/** The orders of a stage, who waits longest first; those the words fit, whatever their state, the last first. */
export function useOrders({ stage, words }: Place) {
  const [perPage, setPerPage] = useState(STEP)
  const isOld = !words && stage !== 'made'
  const found = useGetList<Sent>(
    'warranty-orders',
    {
      filter: words ? { q: words } : stages[stage],
      pagination: { page: 1, perPage },
      sort: { field: 'ID_ORDEN', order: isOld ? 'ASC' : 'DESC' },
      meta: listMeta,
    },
    { retry: false },
  )
  return {
    ...found,
    hasMore: found.data?.length === perPage,
    showMore: () => setPerPage(before => before + STEP),
  }
}
export type FoundOrders = ReturnType<typeof useOrders>
