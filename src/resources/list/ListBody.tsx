import Add from '@mui/icons-material/Add'
import { HttpError, useCreatePath, useListContext } from 'ra-core'
import { useNarrow } from '../../fields/registry/useNarrow'
import { mayAct } from '../../model/access/access'
import { useViewedUser } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { usePageDrawn } from '../../providers/opening/usePageDrawn'
import { ButtonLink } from '../../ui/controls/Button'
import { EmptyState } from '../../ui/states/EmptyState'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { plainLater } from '../../ui/theme/plainLater'
import { LazySplit } from '../split/splitLater'
import { RowCards } from './rows/RowCards'
import { RowTable } from './rows/RowTable'
import type { ListColumnChoice } from './state/useColumns'
import type { ListViewName } from './state/useListView'

/** Loaded when the gallery opens. */
export const LazyGallery = plainLater(() => import('./rows/Gallery'), 'Gallery')
const LazyNothing = plainLater(() => import('./empty/NothingFound'), 'NothingFound')
const LazyRefused = plainLater(() => import('./empty/RefusedList'), 'RefusedList')
const LazyOwnRows = plainLater(() => import('./empty/OwnRows'), 'OwnRows')

interface ListBodyProps {
  readonly columns: ListColumnChoice
  readonly view: ListViewName
}

/** The rows, or the reason for an empty list. */
export function ListBody({ columns, view }: ListBodyProps) {
  const { resource, translate } = useResourceView()
  const narrow = useNarrow()
  const { data, error, isPending, isPlaceholderData, refetch, filterValues } = useListContext()
  usePageDrawn(resource.rest.path, !isPending)
  if (error instanceof HttpError && error.status === 400) return <LazyRefused error={error} />
  if (error) {
    return (
      <ErrorState
        error={error}
        what="list"
        title={translate('list.errorTitle')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (isPending) return <LoadingRows />
  if (data?.length === 0) {
    const isFiltered = Object.keys(filterValues).length > 0
    return isFiltered ? <LazyNothing /> : <Empty />
  }
  const Special = view === 'gallery' ? LazyGallery : view === 'split' ? LazySplit : undefined
  const Rows = Special ?? (narrow ? RowCards : RowTable)
  return (
    <div className={isPlaceholderData ? 'r-rows r-stale' : 'r-rows'} aria-busy={isPlaceholderData}>
      <Rows columns={columns} />
    </div>
  )
}

function Empty() {
  const { resource, translate, me } = useResourceView()
  const createPath = useCreatePath()
  const isNobody = useViewedUser()?.wanted.startsWith('role:')
  return (
    <EmptyState text={isNobody ? translate('app.viewAs.nobodys') : <LazyOwnRows />}>
      {mayAct(resource, me, 'create') && (
        <ButtonLink
          variant="contained"
          startIcon={<Add />}
          to={createPath({ resource: resource.name, type: 'create' })}
          i18nKey="list.createFirst"
        />
      )}
    </EmptyState>
  )
}
