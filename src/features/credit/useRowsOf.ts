import { useGetList } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import { useLive } from '../../providers/backend/backendContext'
import type { SentRecord } from '../../providers/backend/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'

const all = { page: 1, perPage: 50 }

/** Records that belong to a credit application, oldest first; refreshed when another system answers. */
export function useRowsOf(
  resource: Resource,
  application: Readonly<Record<string, unknown>> | undefined,
  order: 'ASC' | 'DESC',
) {
  const isAsked = application !== undefined
  const answer = useGetList<SentRecord>(
    resource.name,
    {
      filter: { ID_EMPRESA: application?.id },
      pagination: all,
      sort: { field: resource.key.name, order },
      meta: listMeta,
    },
    { enabled: isAsked },
  )
  useLive(news => {
    const isChanged = news === 'reset' || news.some(change => change.resource === resource.name)
    if (isChanged && isAsked) void answer.refetch()
  })
  return answer
}
