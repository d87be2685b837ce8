import { useResourceView } from '../../providers/backend/catalogueContext'
import '../resources.css'
import { ListBase, ListContextProvider, useListContext } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { sortFor } from '../../model/lists/listState'
import { openingFilter } from '../../model/lists/listTabs'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { LoadingRows } from '../../ui/states/Waiting'
import { useRecordPath } from '../record/recordPath'
import { ConditionStart } from './conditions/ConditionStart'
import { ListScreen } from './ListScreen'
import { type ListViewName, useListView } from './state/useListView'
import { useUsableAddress } from './state/useUsableAddress'
import { PER_PAGE, useNamedView } from './state/useViews'

/** The page shows errors itself, with a retry. */
const silent = () => undefined
const queryOptions = { meta: listMeta, onError: silent }
/** The columns of a board, the cells of a matrix and the days of a calendar read their own rows. */
const unread = { ...queryOptions, enabled: false }

const readsItself = (view: ListViewName) => !['list', 'gallery', 'split'].includes(view)

/** The list of a resource; the server decides which rows are readable. */
export function ListPage() {
  const { resource, me } = useResourceView()
  const shown = useListView(resource)
  const storeKey = `${resource.name}.${me.ID}.list`
  const asked = useSearchParams()[0].get('record')
  const pathOf = useRecordPath(resource)
  const { isAwaited } = useNamedView(resource)
  const { isReady, ...address } = useUsableAddress(resource, storeKey)
  if (!isReady) return <LoadingRows />
  const path = asked !== null && shown.view !== 'split' && pathOf({ id: asked })
  if (path && resource.schema.list?.split) return <Navigate to={path} replace />
  return (
    <ListBase
      disableAuthentication
      resource={resource.name}
      // Stored parameters would replace an address that names a record.
      storeKey={asked === null && storeKey}
      debounce={300}
      perPage={PER_PAGE}
      sort={sortFor(resource, me)}
      filterDefaultValues={openingFilter(resource, me)}
      exporter={false}
      queryOptions={isAwaited || readsItself(shown.view) ? unread : queryOptions}
    >
      <MergedFilters>
        <ConditionStart>
          <ListScreen {...shown} {...address} />
        </ConditionStart>
      </MergedFilters>
    </ListBase>
  )
}

type Filters = Readonly<Record<string, unknown>>

/**
 * Merges filters requested in quick succession: while a slow page loads, `filterValues` still has the
 * previous ones.
 */
export function MergedFilters({ children }: { readonly children: ReactNode }) {
  const list = useListContext()
  const shown = JSON.stringify(list.filterValues)
  const [before, setBefore] = useState(shown)
  const [asked, setAsked] = useState<readonly Filters[]>([])
  if (before !== shown) {
    setBefore(shown)
    setAsked(notYet(asked, shown))
  }
  const setFilters: typeof list.setFilters = (filters, ...more) => {
    setAsked(others => [...others, filters])
    list.setFilters(filters, ...more)
  }
  const filterValues = asked.at(-1) ?? list.filterValues
  return (
    <ListContextProvider value={{ ...list, filterValues, setFilters }}>
      {children}
    </ListContextProvider>
  )
}

/** Filters requested but not shown yet; empty if the address changed otherwise, for example by going back. */
function notYet(asked: readonly Filters[], shown: string): readonly Filters[] {
  const at = asked.findIndex(filters => JSON.stringify(filters) === shown)
  return at < 0 ? [] : asked.slice(at + 1)
}
