import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useGetManyAggregate } from 'ra-core'
import { useEffect, useReducer, useRef } from 'react'
import type { Language } from '../../base/text'
import { numbered } from '../../i18n/labels'
import { mayAct } from '../../model/access/access'
import { mayRead } from '../../model/access/mayRead'
import type { Resource } from '../../model/fields/resource'
import { recordTitle } from '../../model/fields/title'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { broughtTitleKey, TITLE } from '../../providers/dataProvider/listTitles'

type Row = Readonly<Record<string, unknown>>
type Key = string | number

/** The title that a record was read for, otherwise that of its fields. */
export const titleIn = (...[resource, record, tell]: Parameters<typeof recordTitle>): string =>
  typeof record[TITLE] === 'string' && !resource.title.some(name => name in record)
    ? record[TITLE]
    : recordTitle(resource, record, tell)

export const recordIn = (client: QueryClient, language: Language) => (target: Resource, key: Key) =>
  client.getQueryData<Row>([target.name, 'getOne', { id: String(key), meta: undefined }]) ??
  client.getQueryData<Row[]>(broughtTitleKey(target.name, key, language))?.[0]

/**
 * Titles of records, including titles of references: `…` while they load, their kind and key without access.
 * Missing records are read together, one request per resource.
 */
export const useTitleOf = (): ((resource: Resource, record: Row) => string) =>
  useReferredNames().titleOf

/** Titles of records by key, read together: `…` while they load, their kind and key without access. */
export const useTitleByKey = (): ((target: Resource, key: Key) => string) =>
  useReferredNames().nameOf

function useReferredNames() {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const language = useLanguage()
  const me = useMe()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const { current: asked } = useRef(new Map<Resource, Map<Key, 'missing' | 'coming' | 'unknown'>>())
  const cached = recordIn(client, language)
  // titles of references within titles; deeper ones show their key
  const titleOf = (resource: Resource, record: Row, depth = 0): string =>
    titleIn(resource, record, ({ target, print }, value) =>
      target && depth < 2 ? nameOf(target, value as Key, depth + 1) : print(value, language),
    )
  const nameOf = (target: Resource, key: Key, depth = 0): string => {
    const record = cached(target, key)
    if (record) return titleOf(target, record, depth)
    const keys = asked.get(target) ?? new Map<Key, 'missing'>()
    if (keys.get(key) === 'unknown' || !mayAct(target, me, 'show'))
      return numbered(target.schema.label, key, language)
    asked.set(target, keys)
    if (!keys.has(key)) keys.set(key, 'missing')
    return '…'
  }
  const readSome = async (target: Resource, keys: Map<Key, string>, some: readonly Key[]) => {
    for (const key of some) keys.set(key, 'coming')
    const { data } = await dataProvider
      .getMany<Row & { id: Key }>(target.name, { ids: [...some] })
      .catch(() => ({ data: [] }))
    for (const record of data) {
      const place = [target.name, 'getOne', { id: String(record.id), meta: undefined }]
      client.setQueryData(place, (known: unknown) => known ?? record)
    }
    for (const key of some) {
      if (cached(target, key)) keys.delete(key)
      else keys.set(key, 'unknown')
    }
    redraw()
  }
  useEffect(() => {
    for (const [target, keys] of asked) {
      const some = [...keys].flatMap(([key, state]) => (state === 'missing' ? [key] : []))
      if (some.length > 0) void readSome(target, keys, some)
    }
  })
  return { nameOf, titleOf }
}

/** A record of another resource; undefined while loading and, hidden, without access. */
export function useReferred(target: Resource, key: string | number, meta?: object) {
  const me = useMe()
  const enabled = mayAct(target, me, 'show') && target.title.some(name => mayRead(target, name, me))
  const { data, isPending } = useGetManyAggregate<Row & { id: string | number }>(
    target.name,
    { ids: [key], ...(meta && { meta }) },
    { enabled, staleTime: 60_000 },
  )
  const record = enabled ? data?.[0] : undefined
  const isHidden = !enabled || (data !== undefined && record === undefined)
  return { record, isPending: enabled && isPending, isHidden }
}
