import { useStore } from 'ra-core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isObject, parseJson } from '../../../base/parseJson'
import type { Resource } from '../../../model/fields/resource'
import { isPageSize, mayFilter, maySort } from '../../../model/lists/listState'
import { sortKeys, unpackedSort } from '../../../model/lists/sortKeys'
import { useMe } from '../../../providers/backend/backendContext'

type Words = Readonly<Record<string, unknown>>

/**
 * Removes invalid parameters from the address, or from the stored state, before anything is fetched, and
 * returns their names. `isReady`: none is left.
 */
export function useUsableAddress(resource: Resource, storeKey: string) {
  const me = useMe()
  const [search, setSearch] = useSearchParams()
  const [stored, store] = useStore<Words | null>(storeKey, null)
  const [dropped, setDropped] = useState<readonly string[]>([])
  const using = { resource, me }
  const asked = badWords(Object.fromEntries(search), using)
  const kept = asked.length === 0 ? badWords(stored ?? {}, using) : []
  const isReady = asked.length === 0 && kept.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address becomes invalid
  useEffect(() => {
    if (isReady) return
    setDropped([...asked, ...kept])
    if (asked.length > 0) setSearch(mended(search, asked), { replace: true })
    // An invalid stored state is discarded whole.
    else store(null)
  }, [isReady, search.toString()])
  return { isReady, dropped }
}

type Using = Parameters<typeof maySort>[1]

/** Invalid parameters of the address, or of its filter. */
function badWords(words: Words, using: Using): readonly string[] {
  const { filter } = words
  const plain = Object.entries(words).filter(
    ([name, value]) => value !== undefined && checks[name]?.(value, using) === false,
  )
  const conditions = typeof filter === 'string' ? readFilter(filter) : filter
  const unread = conditions === undefined && filter !== undefined ? ['filter'] : []
  const unknown = Object.entries((conditions ?? {}) as Words).filter(
    ([name, condition]) => !mayFilter(name, condition, using),
  )
  const named = [...plain.map(([name, value]) => `${name}=${value}`), ...unread]
  return [...named, ...unknown.map(([name]) => name)].map(word => word.slice(0, 40))
}

const checks: Readonly<Record<string, (value: unknown, using: Using) => boolean>> = {
  sort: (value, using) =>
    sortKeys(unpackedSort({ field: String(value), order: 'ASC' })).every(
      ({ field }) => field === 'id' || maySort(field, using),
    ),
  order: value => value === 'ASC' || value === 'DESC',
  page: value => Number.isInteger(Number(value)) && Number(value) >= 1,
  perPage: value => isPageSize(Number(value)),
}

function readFilter(text: string): Words | undefined {
  const value = parseJson(text)
  return isObject(value) ? (value as Words) : undefined
}

function mended(search: URLSearchParams, bad: readonly string[]): URLSearchParams {
  const after = new URLSearchParams(search)
  const names = bad.map(word => word.split('=')[0] ?? '')
  for (const name of ['sort', 'order', 'page', 'perPage', 'filter'])
    if (names.includes(name)) after.delete(name)
  if (names.includes('sort')) after.delete('order')
  const filter = readFilter(after.get('filter') ?? '{}') ?? {}
  const left = Object.entries(filter).filter(([name]) => !bad.includes(name.slice(0, 40)))
  if (after.has('filter')) after.set('filter', JSON.stringify(Object.fromEntries(left)))
  return after
}
