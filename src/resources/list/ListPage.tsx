import '../resources.css'
import './views.css'
import { ListBase } from 'ra-core'
import { mayAct } from '../../model/access'
import { rolesThatMay } from '../../model/requires'
import { Forbidden } from '../../pieces/states/Forbidden'
import { LoadingRows } from '../../pieces/states/Loading'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { PageProps } from '../resourceViews'
import { ListScreen } from './ListScreen'
import { useListView } from './useListView'
import { useUsableAddress } from './useUsableAddress'
import { PER_PAGE } from './useViews'

/** The page itself says what went wrong, with a way to try again. */
const silent = () => undefined
const queryOptions = { meta: listMeta, onError: silent }
/** A board's columns read their rows themselves. */
const boardOptions = { ...queryOptions, enabled: false }

/** The list of a resource. What may be read is decided by the server; a role that may never list is told here. */
export function ListPage({ resource }: PageProps) {
  const me = useMe()
  const shown = useListView(resource)
  const storeKey = `${resource.name}.${me.ID}.list`
  const { isReady, ...address } = useUsableAddress(resource, storeKey)
  if (!mayAct(resource, me, 'list')) {
    return <Forbidden what="list" able={rolesThatMay(resource, 'list')} />
  }
  if (!isReady) return <LoadingRows />
  return (
    <ListBase
      disableAuthentication
      resource={resource.name}
      storeKey={storeKey}
      debounce={300}
      perPage={PER_PAGE}
      sort={resource.list.sort}
      exporter={false}
      queryOptions={shown.view === 'board' ? boardOptions : queryOptions}
    >
      <ListScreen resource={resource} {...shown} {...address} />
    </ListBase>
  )
}
