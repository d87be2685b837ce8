import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { SentRecord } from '../../resources/record/useRecord'

const PAGE = 200
/** More pages than any order has; the resource "Series" lists the rest. */
const PAGES = 10

/** Serials of an order, latest first. */
export function useSerials(order: number) {
  const dataProvider = useDataProvider()
  return useQuery<readonly SentRecord[]>({
    queryKey: ['serials', 'getList', 'order', order],
    retry: false,
    queryFn: async () => {
      const all: SentRecord[] = []
      for (let page = 1; page <= PAGES; page++) {
        const { data } = await dataProvider.getList<SentRecord>('serials', {
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
