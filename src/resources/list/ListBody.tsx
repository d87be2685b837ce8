import Add from '@mui/icons-material/Add'
import { useCreatePath, useListContext, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { useNarrow } from '../../fields/inputs/useNarrow'
import { mayAct } from '../../model/access'
import { ButtonLink } from '../../pieces/Button'
import { EmptyState } from '../../pieces/states/EmptyState'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { NoResult } from '../../pieces/states/NoResult'
import { useLooked, useMe } from '../../providers/backendContext'
import type { PageProps } from '../resourceViews'
import { Gallery } from './galleryLater'
import { RowCards } from './RowCards'
import { RowTable } from './RowTable'
import { SortChoice } from './SortChoice'
import type { Columns } from './useColumns'
import type { View } from './useListView'

interface ListBodyProps extends PageProps {
  readonly columns: Columns
  readonly view: View
}

/** The rows, or why there are none. */
export function ListBody({ resource, columns, view }: ListBodyProps) {
  const translate = useTranslate()
  const narrow = useNarrow()
  const { data, error, isPending, isPlaceholderData, refetch, filterValues, setFilters } =
    useListContext()
  if (error) {
    return (
      <ErrorState
        error={error}
        what="list"
        title={translate('app.list.errorTitle')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (isPending) return <LoadingRows />
  if (data?.length === 0) {
    const isFiltered = Object.keys(filterValues).length > 0
    return isFiltered ? <NoResult onClear={() => setFilters({})} /> : <Empty resource={resource} />
  }
  const isGallery = view === 'gallery'
  const Rows = isGallery ? Gallery : narrow ? RowCards : RowTable
  return (
    <div className={isPlaceholderData ? 'r-rows r-stale' : 'r-rows'} aria-busy={isPlaceholderData}>
      {(narrow || isGallery) && <SortChoice resource={resource} columns={columns} />}
      <Suspense fallback={<LoadingRows />}>
        <Rows resource={resource} columns={columns} />
      </Suspense>
    </div>
  )
}

function Empty({ resource }: PageProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const mayCreate = mayAct(resource, useMe(), 'create')
  const isNobody = useLooked()?.wanted.startsWith('role:')
  return (
    <EmptyState text={isNobody ? translate('app.viewAs.nobodys') : undefined}>
      {mayCreate && (
        <ButtonLink
          variant="contained"
          startIcon={<Add />}
          to={createPath({ resource: resource.name, type: 'create' })}
        >
          {translate('app.list.createFirst')}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
