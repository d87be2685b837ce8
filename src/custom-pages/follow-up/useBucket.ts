import { useGetList } from 'ra-core'
import { useState } from 'react'
import { today } from '../../base/day'
import { type DayRange, rangeDays } from '../../base/dayRanges'
import type { Client } from '../../features/customers/client'
import { useMe } from '../../providers/backend/backendContext'
import { firstOfList } from '../../providers/dataProvider/firstOfList'

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
    firstOfList(query.basis, perPage, useFilter(query)),
    { placeholderData: before => before },
  )
  return { ...clients, showMore: () => setPerPage(before => before + STEP) }
}

/** Number of customers; empty until known. */
export function useCount(query: BucketQuery): string {
  const { total, meta } = useGetList('clients', firstOfList(query.basis, 1, useFilter(query)))
  if (total !== undefined) return String(total)
  return meta?.atLeast === undefined ? '…' : `${meta.atLeast}+`
}
