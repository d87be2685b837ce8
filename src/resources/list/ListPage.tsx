import '../resources.css'
import './views.css'
import { ListBase } from 'ra-core'
import { sortFor } from '../../model/listState'
import { LoadingRows } from '../../pieces/states/Loading'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { PageProps } from '../resourceViews'
import { AskedFilters } from './AskedFilters'
import { ListScreen } from './ListScreen'
import { useListView } from './useListView'
import { useUsableAddress } from './useUsableAddress'
import { PER_PAGE } from './useViews'

/** The page itself says what went wrong, with a way to try again. */
const silent = () => undefined
const queryOptions = { meta: listMeta, onError: silent }
/** A board's columns read their rows themselves. */
const boardOptions = { ...queryOptions, enabled: false }

/** The list of a resource. What may be read is decided by the server. */
export function ListPage({ resource }: PageProps) {
  const me = useMe()
  const shown = useListView(resource)
  const storeKey = `${resource.name}.${me.ID}.list`
  const { isReady, ...address } = useUsableAddress(resource, storeKey)
  if (!isReady) return <LoadingRows />
  return (
    <ListBase
      disableAuthentication
      resource={resource.name}
      storeKey={storeKey}
      debounce={300}
      perPage={PER_PAGE}
      sort={sortFor(resource, me)}
      exporter={false}
      queryOptions={shown.view === 'board' ? boardOptions : queryOptions}
    >
      <AskedFilters>
        <ListScreen resource={resource} {...shown} {...address} />
      </AskedFilters>
    </ListBase>
  )
}
