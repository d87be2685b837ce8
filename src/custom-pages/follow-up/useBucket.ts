import { useGetList } from 'ra-core'
import { useState } from 'react'
import { today } from '../../domain/day'
import { type DayRange, rangeDays } from '../../domain/dayRanges'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Client } from '../../resources/clients/client'

/** Since when the days are counted. */
export type Basis = 'ULTIMA_FACTURA' | 'ULTIMA_GESTION'
export type Bucket = DayRange | 'never'

export interface Wanted {
  readonly types: readonly number[]
  readonly basis: Basis
  readonly bucket: Bucket
}

const STEP = 25

/** Whom an agent has to see: their own customers; a manager everybody's. */
function useFilter({ types, basis, bucket }: Wanted) {
  const { ID, ROLE } = useMe()
  const when = bucket === 'never' ? { empty: true } : rangeDays(bucket, today(new Date()))
  const own = ROLE === '10' || ROLE === '9' ? {} : { SlpCode: ID }
  return { Tipo: types, [basis]: when, ...own }
}

/** The customers of a bucket, who waits longest first, and the way to more of them. */
export function useBucket(wanted: Wanted) {
  const [perPage, setPerPage] = useState(STEP)
  const found = useGetList<Client>(
    'clients',
    {
      filter: useFilter(wanted),
      pagination: { page: 1, perPage },
      sort: { field: wanted.basis, order: 'ASC' },
      meta: listMeta,
    },
    { placeholderData: before => before },
  )
  return { ...found, showMore: () => setPerPage(before => before + STEP) }
}

const first = { page: 1, perPage: 1 }

/** How many there are; nothing until that is known. */
export function useCount(wanted: Wanted): string {
  const { total, meta } = useGetList('clients', {
    filter: useFilter(wanted),
    pagination: first,
    sort: { field: wanted.basis, order: 'ASC' },
    meta: listMeta,
  })
  if (total !== undefined) return String(total)
  return meta?.atLeast === undefined ? '…' : `${meta.atLeast}+`
}
