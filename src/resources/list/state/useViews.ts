import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isEqual } from 'es-toolkit/predicate'
import { useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openView, type SavedView, views } from '../../../model/endpoints/views'
import type { Resource } from '../../../model/fields/resource'
import type { ListState } from '../../../model/lists/listState'
import { openingFilter } from '../../../model/lists/listTabs'
import { packedSort, unpackedSort } from '../../../model/lists/sortKeys'
import { useBackend, useIsPlain, useMe } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import type { ListColumnChoice } from './useColumns'
import { useKeptState } from './useKeptState'

/** Initial page size; the stored state replaces it. */
export const PER_PAGE = 25

export type Views = ReturnType<typeof useViews>

const isId = (text: string | null) => /^[\da-f]{8}-[\da-f-]{27}$/.test(text ?? '')

/** The views stored for a list, and the one named in the address; `isAwaited`: its state is not in the address yet. */
export function useNamedView(resource: Resource) {
  const { http } = useBackend()
  const [search] = useSearchParams()
  const wanted = search.get('view')
  const id = isId(wanted) ? (wanted as string) : undefined
  const isPlain = useIsPlain()
  const kept = useQuery({
    queryKey: [resource.name, 'views'],
    queryFn: () => call(http, views, { query: { resource: resource.name } }),
    staleTime: 300_000,
    enabled: !isPlain,
  })
  // The others are templates of the form.
  const all = (kept.data?.views ?? []).filter(({ state }) => !state.values)
  const listed = all.find(view => view.id === id)
  const linked = useQuery({
    queryKey: [resource.name, 'view', id],
    queryFn: () => call(http, openView, { params: { id: id ?? '' } }),
    enabled: id !== undefined && !listed && !kept.isPending,
  })
  const isOnlyNamed = id !== undefined && !search.has('sort')
  const isMissing = id !== undefined && !listed && linked.isError
  return {
    all,
    kept: kept.data,
    active: listed ?? (id ? linked.data : undefined),
    isOnlyNamed,
    isMissing,
    isAwaited: isOnlyNamed && !isMissing && !isPlain,
  }
}

/** The views of a list, the active one, and the list's state; stored on the server where supported. */
export function useViews(resource: Resource, columns: ListColumnChoice) {
  const client = useQueryClient()
  const [search] = useSearchParams()
  const [isBare] = useState(search.size === 0)
  const { all, kept, active, isOnlyNamed, isMissing, isAwaited } = useNamedView(resource)
  const present = usePresent(columns)
  const { take, put } = useTake(resource, columns)
  const inFull = (state: ListState) => full(resource, state)
  useKeptState(resource, { present, inFull, kept, isBare, put, take })

  const taken = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isOnlyNamed) taken.current = undefined
    else if (active && taken.current !== active.id) {
      taken.current = active.id
      take(active)
    }
  }, [active, isOnlyNamed, take])

  return {
    all,
    /** The view named in the address. */
    active,
    /** The list differs from the active view. */
    isChanged:
      active !== undefined && !isOnlyNamed && !isEqual(inFull(active.state), inFull(present)),
    /** The view in the address does not exist or is not accessible. */
    isMissing,
    /** The view in the address is not applied yet: nothing is asked for until then. */
    isAwaited,
    present,
    take,
    /** Returns to the schema's state, or to the view published for the role. */
    reset: () => put({}),
    refresh: () => client.invalidateQueries({ queryKey: [resource.name, 'views'] }),
  }
}

function usePresent(columns: ListColumnChoice): ListState {
  const { shown, isArranged, widths, density, pinned, group } = columns
  const { filterValues, sort, perPage } = useListContext()
  return {
    // Columns that were not chosen stay as many as there is room for.
    ...(isArranged && { columns: shown.map(({ name }) => name) }),
    widths,
    density,
    ...(pinned.length > 0 && { pinned }),
    ...(group && { group: group.name }),
    filter: filterValues,
    sort: unpackedSort({ field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' }),
    perPage,
  }
}

/** Fills a state with the schema's defaults. */
const full = ({ list }: Resource, state: ListState): ListState => ({
  columns: list.columns,
  widths: {},
  density: 'comfortable',
  filter: {},
  sort: list.sort,
  perPage: PER_PAGE,
  ...state,
})

function useTake(resource: Resource, columns: ListColumnChoice) {
  const me = useMe()
  const [, setSearch] = useSearchParams()
  const put = (state: ListState, id?: string) => {
    const { filter: _filter, sort: _sort, perPage: _perPage, ...look } = state
    columns.take(look)
    // A view without a filter shows all rows.
    const filter = id ? {} : openingFilter(resource, me)
    setSearch(addressOf(resource, { filter, ...state }, id), { replace: true })
  }
  return { put, take: (view: SavedView) => put(view.state, view.id) }
}

function addressOf(resource: Resource, state: ListState, id?: string) {
  const { sort, filter, perPage } = full(resource, state)
  const kept = sort && packedSort(sort)
  return {
    ...(id && { view: id }),
    page: '1',
    perPage: String(perPage),
    sort: kept?.field ?? resource.key.name,
    order: kept?.order ?? 'ASC',
    filter: JSON.stringify(filter),
  }
}
