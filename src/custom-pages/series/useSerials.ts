import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { Sent } from '../../resources/useRecord'

const PAGE = 200
/** No order of ours has more; the rest would be under "Series". */
const PAGES = 10

/** Every serial of an order, the last loaded first. */
export function useSerials(order: number) {
  const dataProvider = useDataProvider()
  return useQuery<readonly Sent[]>({
    queryKey: ['serials', 'getList', 'order', order],
    retry: false,
    queryFn: async () => {
      const all: Sent[] = []
      for (let page = 1; page <= PAGES; page++) {
        const { data } = await dataProvider.getList<Sent>('serials', {
          filter: { ORDEN_ID: order },
          sort: { field: 'ID', order: 'DESC' },
          pagination: { page, perPage: PAGE },
          meta: listMeta,
        })
        all.push(...data)
        if (data.length < PAGE) break
      }
      return all
    },
  })
}
