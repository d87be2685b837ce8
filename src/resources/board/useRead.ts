import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Resource } from '../../model/resource'
import type { Sent } from '../useRecord'

/** Reads a record whole, as its own page does: with the moves open to this person now. */
export function useRead({ name }: Resource) {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  return (id: Sent['id']): Promise<Sent> =>
    client.fetchQuery({
      queryKey: [name, 'getOne', { id: String(id), meta: undefined }],
      queryFn: async ({ signal }) => (await dataProvider.getOne<Sent>(name, { id, signal })).data,
      staleTime: 2_000,
    })
}
