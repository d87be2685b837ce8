import '../resources.css'
import { ListBase } from 'ra-core'
import { mayAct } from '../../model/access'
import { rolesThatMay } from '../../model/requires'
import { Forbidden } from '../../pieces/states/Forbidden'
import { useMe } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import type { PageProps } from '../resourceViews'
import { ListScreen } from './ListScreen'
import { useListView } from './useListView'

/** The first page a person opens; later they find it as they left it. */
const PER_PAGE = 25
/** The page itself says what went wrong, with a way to try again. */
const silent = () => undefined
const queryOptions = { meta: listMeta, onError: silent }
/** A board's columns read their rows themselves. */
const boardOptions = { ...queryOptions, enabled: false }

/** The list of a resource. What may be read is decided by the server; a role that may never list is told here. */
export function ListPage({ resource }: PageProps) {
  const me = useMe()
  const shown = useListView(resource)
  if (!mayAct(resource, me, 'list')) {
    return <Forbidden what="list" able={rolesThatMay(resource, 'list')} />
  }
  return (
    <ListBase
      disableAuthentication
      resource={resource.name}
      storeKey={`${resource.name}.${me.ID}.list`}
      debounce={300}
      perPage={PER_PAGE}
      sort={resource.list.sort}
      exporter={false}
      queryOptions={shown.view === 'board' ? boardOptions : queryOptions}
    >
      <ListScreen resource={resource} {...shown} />
    </ListBase>
  )
}
