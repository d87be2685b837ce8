import { useGetList } from 'ra-core'
import { useState } from 'react'
import { today } from '../../base/day'
import { type DayRange, rangeDays } from '../../base/dayRanges'
import type { Client } from '../../features/customers/client'
import { useMe } from '../../providers/backend/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'

/** Start of the count. */
export type Basis = 'ULTIMA_FACTURA' | 'ULTIMA_GESTION'
export type Bucket = DayRange | 'never'

export interface BucketQuery {
  readonly types: readonly number[]
  readonly basis: Basis
  readonly bucket: Bucket
}

const STEP = 25

/** An agent's own customers; everyone's for managers. */
function useFilter({ types, basis, bucket }: BucketQuery) {
  const { ID, ROLE } = useMe()
  const when = bucket === 'never' ? { empty: true } : rangeDays(bucket, today(new Date()))
  const own = ROLE === '10' || ROLE === '9' ? {} : { SlpCode: ID }
  return { Tipo: types, [basis]: when, ...own }
}

/** Customers of a range, longest wait first, in pages. */
export function useBucket(query: BucketQuery) {
  const [perPage, setPerPage] = useState(STEP)
  const clients = useGetList<Client>(
    'clients',
    {
      filter: useFilter(query),
      pagination: { page: 1, perPage },
      sort: { field: query.basis, order: 'ASC' },
      meta: listMeta,
    },
    { placeholderData: before => before },
  )
  return { ...clients, showMore: () => setPerPage(before => before + STEP) }
}

const first = { page: 1, perPage: 1 }

/** Number of customers; empty until known. */
export function useCount(query: BucketQuery): string {
  const { total, meta } = useGetList('clients', {
    filter: useFilter(query),
    pagination: first,
    sort: { field: query.basis, order: 'ASC' },
    meta: listMeta,
  })
  if (total !== undefined) return String(total)
  return meta?.atLeast === undefined ? '…' : `${meta.atLeast}+`
}
