import { useGetList } from 'ra-core'
import type { Resource } from '../../model/resource'
import { useLive } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../useRecord'

const all = { page: 1, perPage: 50 }

/** What belongs to a credit application, in the order of its making; what another system answers shows at once. */
export function useRowsOf(
  resource: Resource,
  application: Readonly<Record<string, unknown>> | undefined,
  order: 'ASC' | 'DESC',
) {
  const isAsked = application !== undefined
  const answer = useGetList<Sent>(
    resource.name,
    {
      filter: { ID_EMPRESA: application?.id },
      pagination: all,
      sort: { field: resource.key.name, order },
      meta: listMeta,
    },
    { retry: false, enabled: isAsked },
  )
  useLive(news => {
    const isTold = news === 'reset' || news.some(change => change.resource === resource.name)
    if (isTold && isAsked) void answer.refetch()
  })
  return answer
}
