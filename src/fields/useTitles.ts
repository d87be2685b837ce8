import { useGetMany } from 'ra-core'
import { useCatalogue } from '../providers/catalogueContext'
import { useTitleOf } from './recordTitle'

/** What these records are called, as far as they may be read. */
export function useTitles(resource: string, ids: readonly unknown[]): ReadonlyMap<string, string> {
  const titleOf = useTitleOf()
  const model = useCatalogue().get(resource)
  const wanted = [...new Set(ids.filter(id => id !== null && id !== undefined))] as string[]
  const { data } = useGetMany(
    resource,
    { ids: wanted },
    { enabled: wanted.length > 0, retry: false },
  )
  return new Map(
    (data ?? []).flatMap(record =>
      record ? [[String(record.id), titleOf(model, record)] as const] : [],
    ),
  )
}

export const named = (titles: ReadonlyMap<string, string>, id: unknown): string =>
  id === null || id === undefined ? '' : (titles.get(String(id)) ?? String(id))
