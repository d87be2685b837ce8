import Add from '@mui/icons-material/Add'
import { HttpError, useCreatePath, useListContext, useTranslate } from 'ra-core'
import { useNarrow } from '../../fields/registry/useNarrow'
import { mayAct } from '../../model/access/access'
import { useMe, useViewedUser } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/useResourceView'
import { usePageDrawn } from '../../providers/opening/usePageDrawn'
import { ButtonLink } from '../../ui/controls/Button'
import { LoadingRows } from '../../ui/loading/Loading'
import { EmptyState } from '../../ui/states/EmptyState'
import { ErrorState } from '../../ui/states/ErrorState'
import { plainLater } from '../../ui/theme/plainLater'
import { LazySplit } from '../split/splitLater'
import { LazyGallery } from './rows/galleryLater'
import { RowCards } from './rows/RowCards'
import { RowTable } from './rows/RowTable'
import type { ListColumnChoice } from './state/useColumns'
import type { ListViewName } from './state/useListView'

const LazyNothing = plainLater(() => import('./empty/NothingFound'), 'NothingFound')
const LazyRefused = plainLater(() => import('./empty/RefusedList'), 'RefusedList')
const LazyOwnRows = plainLater(() => import('./empty/OwnRows'), 'OwnRows')

interface ListBodyProps {
  readonly columns: ListColumnChoice
  readonly view: ListViewName
}

/** The rows, or the reason for an empty list. */
export function ListBody({ columns, view }: ListBodyProps) {
  const translate = useTranslate()
  const narrow = useNarrow()
  const { data, error, isPending, isPlaceholderData, refetch, filterValues } = useListContext()
  usePageDrawn(useResourceView().resource.rest.path, !isPending)
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
  const { resource, translate } = useResourceView()
  const createPath = useCreatePath()
  const mayCreate = mayAct(resource, useMe(), 'create')
  const isNobody = useViewedUser()?.wanted.startsWith('role:')
  return (
    <EmptyState text={isNobody ? translate('app.viewAs.nobodys') : <LazyOwnRows />}>
      {mayCreate && (
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
