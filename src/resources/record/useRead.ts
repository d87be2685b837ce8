import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { Resource } from '../../model/fields/resource'
import type { SentRecord } from '../../providers/backend/catalogueContext'

/** Reads a whole record with its open transitions. */
export function useRead({ name }: Resource) {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  return (id: SentRecord['id']): Promise<SentRecord> =>
    client.fetchQuery({
      queryKey: [name, 'getOne', { id: String(id), meta: undefined }],
      queryFn: async ({ signal }) =>
        (await dataProvider.getOne<SentRecord>(name, { id, signal })).data,
      staleTime: 2_000,
    })
}
