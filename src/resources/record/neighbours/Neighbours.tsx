import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useQueryClient } from '@tanstack/react-query'
import { useCreatePath, useEvent, useGetList, useStore } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Resource } from '../../../model/fields/resource'
import { sortFor } from '../../../model/lists/listState'
import { openingFilter } from '../../../model/lists/listTabs'
import { useMe } from '../../../providers/backend/backendContext'
import { type SentRecord, useResourceView } from '../../../providers/backend/catalogueContext'
import { listMeta } from '../../../providers/dataProvider/dataProvider'
import { IconButton } from '../../../ui/controls/Button'
import { isTyping, useShownKeys } from '../../../ui/controls/pageKeys'
import { PER_PAGE } from '../../list/state/useViews'

export interface NeighboursProps {
  readonly id: SentRecord['id']
  /** The page that opens: the same as this one. */
  readonly type: 'show' | 'edit'
}

const keys = [
  { label: 'app.action.nextRecord', keys: ['J'] },
  { label: 'app.action.previousRecord', keys: ['K'] },
]

/** A scanner sends the next letter of a code sooner. */
const SCANNED_MS = 80

/** Buttons to the previous and the next record of the list, also by K and J. */
export function Neighbours({ id, type }: NeighboursProps) {
  const { resource, translate } = useResourceView()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const found = useNeighbours(resource, id)
  useShownKeys(keys)
  const go = (to: Neighbour | undefined) => {
    if (!found || !to) return
    found.goTo(to)
    navigate(createPath({ resource: resource.name, type, id: to.id }))
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = useEvent((event: KeyboardEvent) => {
    clearTimeout(timer.current)
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (!found || !isPlain || isTyping(event.target)) return
    const to = { j: found.next, k: found.previous }[event.key]
    timer.current = setTimeout(() => go(to), SCANNED_MS)
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('keydown', press)
    }
  }, [press])
  if (!found?.previous && !found?.next) return null
  const named = (name: 'next' | 'previous', key: string) => {
    const label = translate(`app.action.${name}Record`)
    return { 'aria-label': label, title: `${label} (${key})`, 'aria-keyshortcuts': key }
  }
  return (
    <span className="r-neighbours">
      <IconButton
        {...named('previous', 'K')}
        disabled={!found.previous}
        onClick={() => go(found.previous)}
      >
        <ChevronLeft className="p-mirror" />
      </IconButton>
      <IconButton {...named('next', 'J')} disabled={!found.next} onClick={() => go(found.next)}>
        <ChevronRight className="p-mirror" />
      </IconButton>
    </span>
  )
}

type Id = SentRecord['id']
interface StoredList {
  readonly page: number
  readonly perPage: number
  readonly sort: string
  readonly order: 'ASC' | 'DESC'
  readonly filter: Readonly<Record<string, unknown>>
}
/** A record before or after, and the page of the list it is on. */
interface Neighbour {
  readonly id: Id
  readonly page: number
}

const FRESH_MS = 300_000

/**
 * The records before and after this one in the list as the person left it, with its filter and order. Without
 * a visit to the list, or if the record is on another page of it, there are none.
 */
function useNeighbours(resource: Resource, id: Id) {
  const me = useMe()
  const client = useQueryClient()
  const [kept, keep] = useStore<StoredList | undefined>(`${resource.name}.${me.ID}.list`)
  const sort = sortFor(resource, me)
  const list: StoredList = {
    ...{ page: 1, perPage: PER_PAGE, sort: sort.field, order: sort.order },
    filter: openingFilter(resource, me),
    ...kept,
  }
  const queryOf = (page: number) => ({
    pagination: { page: Number(page), perPage: Number(list.perPage) },
    sort: { field: list.sort, order: list.order },
    filter: list.filter,
    meta: listMeta,
  })
  const page = Number(list.page)
  const isVisited =
    kept !== undefined ||
    client.getQueryData([resource.name, 'getList', queryOf(page)]) !== undefined
  const options = { staleTime: FRESH_MS } as const
  const here = useGetList<SentRecord>(resource.name, queryOf(page), {
    ...options,
    enabled: isVisited,
  })
  const rows = here.data ?? []
  const at = rows.findIndex(row => String(row.id) === String(id))
  const isFirst = at === 0 && page > 1
  const isLast = at >= 0 && at === rows.length - 1 && here.pageInfo?.hasNextPage !== false
  const hasMore = here.total === undefined || page * Number(list.perPage) < here.total
  const beside = useGetList<SentRecord>(resource.name, queryOf(isFirst ? page - 1 : page + 1), {
    ...options,
    enabled: isFirst || (isLast && hasMore),
  })
  const inPage = (row: SentRecord | undefined, on: number): Neighbour | undefined =>
    row && { id: row.id, page: on }
  if (at < 0) return undefined
  return {
    previous: isFirst ? inPage(beside.data?.at(-1), page - 1) : inPage(rows[at - 1], page),
    next: isLast && !isFirst ? inPage(beside.data?.[0], page + 1) : inPage(rows[at + 1], page),
    /** The list opens later at the page of this record. */
    goTo: ({ page: next }: Neighbour) => next !== page && keep({ ...list, page: next }),
  }
}
