import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'

interface Asked {
  /** Only changes of this field. */
  readonly field?: string | undefined
  /** Reads nothing. */
  readonly isOff?: boolean
}

/** The history of a record or of one of its fields, a page at a time. */
export function useHistory({ name }: Resource, { id }: SentRecord, asked: Asked = {}) {
  const { field, isOff = false } = asked
  const dataProvider = useDataProvider<AppDataProvider>()
  const query = useInfiniteQuery({
    queryKey: [name, 'history', String(id), ...(field === undefined ? [] : [field])],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.history(name, id, { before: pageParam, field, signal }),
    enabled: !isOff,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ history, more }) => (more ? history.at(-1)?.version : undefined),
  })
  return {
    ...query,
    entries: query.data?.pages.flatMap(page => page.history) ?? [],
    votes: query.data?.pages[0]?.votes ?? [],
  }
}
