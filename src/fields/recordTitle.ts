import { useGetManyAggregate } from 'ra-core'
import type { Language } from '../domain/text'
import { mayAct } from '../model/access'
import { mayRead } from '../model/mayRead'
import type { Resource } from '../model/resource'
import { useMe } from '../providers/backendContext'

type Row = Readonly<Record<string, unknown>>

/** The name of a record: its title fields, else its key. */
export function titleOf(resource: Resource, record: Row, language: Language): string {
  const parts = resource.title.map(name => resource.fields.get(name)?.print(record[name], language))
  return parts.filter(Boolean).join(' ') || String(record[resource.key.name] ?? record.id ?? '')
}

/** A record of another resource; undefined while it loads and where one may not see it. */
export function useReferred(target: Resource, key: string | number) {
  const me = useMe()
  const enabled = mayAct(target, me, 'show') && target.title.some(name => mayRead(target, name, me))
  const { data, isPending } = useGetManyAggregate<Row & { id: string | number }>(
    target.name,
    { ids: [key] },
    { enabled, staleTime: 60_000 },
  )
  return { record: enabled ? data?.[0] : undefined, isPending: enabled && isPending }
}
