import { useGetList } from 'ra-core'
import { useState } from 'react'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../../resources/record/useRecord'
import { stages } from './stages'
import type { CreditNotePlace } from './useCreditNotePlace'

const STEP = 25

/** Orders of a stage, oldest first; or search results in any state, latest first. */
export function useOrders({ stage, words }: CreditNotePlace) {
  const [perPage, setPerPage] = useState(STEP)
  const isOld = !words && stage !== 'made'
  const orders = useGetList<SentRecord>(
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
    ...orders,
    hasMore: orders.data?.length === perPage,
    showMore: () => setPerPage(before => before + STEP),
  }
}
export type FoundOrders = ReturnType<typeof useOrders>
