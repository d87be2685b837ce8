import { useGetMany } from 'ra-core'
import { useResource } from '../../providers/backend/catalogueContext'
import { useTitleOf } from './recordTitle'

/** Titles of these records; unreadable ones are absent. */
export function useTitles(resource: string, ids: readonly unknown[]): ReadonlyMap<string, string> {
  const titleOf = useTitleOf()
  const model = useResource(resource)
  const wanted = [...new Set(ids.filter(id => id !== null && id !== undefined))] as string[]
  const { data } = useGetMany(resource, { ids: wanted }, { enabled: wanted.length > 0 })
  return new Map(
    (data ?? []).flatMap(record =>
      record ? [[String(record.id), titleOf(model, record)] as const] : [],
    ),
  )
}

export const named = (titles: ReadonlyMap<string, string>, id: unknown): string =>
  id === null || id === undefined ? '' : (titles.get(String(id)) ?? String(id))
