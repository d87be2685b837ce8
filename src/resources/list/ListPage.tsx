import '../resources.css'
import { ListBase } from 'ra-core'
import { sortFor } from '../../model/lists/listState'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { LoadingRows } from '../../ui/loading/Loading'
import { ConditionStart } from './conditions/ConditionStart'
import { ListScreen } from './ListScreen'
import { type ListViewName, useListView } from './state/useListView'
import { useUsableAddress } from './state/useUsableAddress'
import { PER_PAGE } from './state/useViews'
import { AskedFilters } from './tools/AskedFilters'

/** The page shows errors itself, with a retry. */
const silent = () => undefined
const queryOptions = { meta: listMeta, onError: silent }
/** The columns of a board, the cells of a matrix and the days of a calendar read their own rows. */
const boardOptions = { ...queryOptions, enabled: false }

const readsItself = (view: ListViewName) => !['list', 'gallery', 'split'].includes(view)

/** The list of a resource; the server decides which rows are readable. */
export function ListPage() {
  const resource = useResource()
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
      queryOptions={readsItself(shown.view) ? boardOptions : queryOptions}
    >
      <AskedFilters>
        <ConditionStart>
          <ListScreen {...shown} {...address} />
        </ConditionStart>
      </AskedFilters>
    </ListBase>
  )
}
