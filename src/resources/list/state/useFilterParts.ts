import { useQueries } from '@tanstack/react-query'
import { pick } from 'es-toolkit'
import { HttpError, useDataProvider, useListContext } from 'ra-core'
import { useResource } from '../../../providers/backend/catalogueContext'
import { listMeta } from '../../../providers/dataProvider/dataProvider'
import { type ConditionItem, conditionsIn, filterOfConditions } from '../conditions/items'

type Filters = Readonly<Record<string, unknown>>

/** One part of a list's filter: its search, its tab, or one condition. */
export interface FilterPart {
  readonly name: string
  readonly item?: ConditionItem
  /** This part alone. */
  readonly alone: Filters
  /** All other parts. */
  readonly others: Filters
}

/** The parts of the list's filter; conditions joined by "or" are one part. */
export function useFilterParts(): readonly FilterPart[] {
  const { filterValues } = useListContext()
  const { joint, items } = conditionsIn(filterValues)
  const words: Filters = pick(filterValues, ['q', 'tab'])
  const conditions = items.map((item, at): FilterPart => {
    const others = { ...words, ...filterOfConditions({ joint, items: items.toSpliced(at, 1) }) }
    const alone = filterOfConditions({ joint: 'all', items: [item] })
    return { name: `condition ${at}`, item, alone, others }
  })
  const named = Object.entries(words).map(([name, value]): FilterPart => {
    const { [name]: _, ...others } = filterValues
    return { name, alone: { [name]: value }, others }
  })
  return [...named, ...conditions]
}

interface CountedPart {
  readonly part: FilterPart
  readonly total: number
  readonly isAtLeast: boolean
}
const firstRow = { page: 1, perPage: 1 }

/** How many rows each of these filters leaves; `refused` where the server does not take it. */
export function usePartAnswers(parts: readonly FilterPart[], which: 'alone' | 'others') {
  const resource = useResource()
  const dataProvider = useDataProvider()
  const sort = { field: resource.key.name, order: 'ASC' } as const
  const answers = useQueries({
    queries: parts.slice(0, MOST).map(part => ({
      queryKey: [resource.name, 'filterPart', part[which]],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const params = { pagination: firstRow, sort, filter: part[which], meta: listMeta, signal }
        const { total, meta } = await dataProvider.getList(resource.name, params)
        return { total: total ?? Number(meta?.atLeast), isAtLeast: total === undefined }
      },
    })),
  })
  return {
    isPending: answers.some(({ isPending }) => isPending),
    counted: parts.flatMap((part, at): CountedPart[] => {
      const counted = answers[at]?.data
      return counted ? [{ part, ...counted }] : []
    }),
    refused: parts.filter((_, at) => {
      const { error } = answers[at] ?? {}
      return error instanceof HttpError && error.status === 400
    }),
  }
}

/** Requests for one explanation. */
const MOST = 12
