import { keepPreviousData } from '@tanstack/react-query'
import { useInfiniteGetList, useListContext } from 'ra-core'
import { useMemo } from 'react'
import { printNumber } from '../../base/numbers'
import type { Resource } from '../../model/fields/resource'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../record/useRecord'
import type { BoardPlan } from './boardOf'
import { columnFilter } from './columnFilter'
import type { Travelling } from './useBoardDrop'

interface ColumnOf {
  readonly plan: BoardPlan
  readonly state: number
  readonly travelling: Travelling | undefined
}
const firstPage = { page: 1, perPage: 25 }

/** A column's rows under the list's filters and order; a moving card is shown at its target. */
export function useColumn({ name }: Resource, { plan, state, travelling }: ColumnOf) {
  const { filterValues, sort } = useListContext()
  const filter = columnFilter(plan, filterValues, state)
  const query = useInfiniteGetList<SentRecord>(
    name,
    { filter, sort, pagination: firstPage, meta: listMeta },
    { retry: false, placeholderData: keepPreviousData, onError: () => undefined },
  )
  const { pages } = query.data ?? {}
  const rows = useMemo(() => {
    const read = pages?.flatMap(page => page.data) ?? []
    if (!travelling) return read
    const others = read.filter(({ id }) => id !== travelling.row.id)
    return travelling.to === state ? [travelling.row, ...others] : others
  }, [pages, travelling, state])
  return { ...query, rows, total: totalOf(pages?.[0]) }
}

/** Totals above a thousand are not counted. */
function totalOf(page: { total?: number; meta?: { atLeast?: number } } | undefined): string {
  if (!page) return '…'
  return page.total === undefined
    ? `${printNumber(page.meta?.atLeast ?? 0)}+`
    : printNumber(page.total)
}
