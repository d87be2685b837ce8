import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import { useMemo } from 'react'
import { printNumber } from '../../base/numbers'
import { useTitleOf } from '../../fields/record/recordTitle'
import {
  type SentRecord,
  useResource,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { ErrorState } from '../../ui/states/Waiting'
import type { ListColumnChoice } from '../list/state/useColumns'
import { useTotal } from '../list/state/useTotal'
import { readMost } from '../record/readMost'
import { itemsOf } from './cells/sheetState'
import { cellWriter } from './cells/useSheet'
import { SheetGrid } from './SheetGrid'

export interface SheetProps {
  readonly columns: ListColumnChoice
  /** All rows of the filter in place of those of the page. */
  readonly isAll: boolean
  readonly onAll: () => void
  readonly onLeave: () => void
}

/** The rows of a list as an editable grid. */
export function Sheet({ columns, isAll, onAll, onLeave }: SheetProps) {
  const { resource, translate, me } = useResourceView()
  const titleOf = useTitleOf()
  const total = useTotal()
  const { hasNextPage, hasPreviousPage } = useListContext()
  const { rows, isWhole, isReading, error, refetch } = useAllRows(isAll)
  const mayWrite = useMemo(() => cellWriter(resource, me), [resource, me])
  if (error) return <ErrorState error={error} what="list" onRetry={refetch} />
  return (
    <SheetGrid
      fields={columns.shown.filter(({ hasNoText }) => !hasNoText)}
      data={rows}
      mayWrite={mayWrite}
      rowsOf={edits =>
        itemsOf(edits).map(({ record, changes }) => ({
          title: titleOf(resource, record),
          write: { id: record.id, _VERSION: record._VERSION, changes },
          cellOf: name => `${name} ${record.id}`,
        }))
      }
      onSaved={refetch}
      onLeave={onLeave}
      more={
        <>
          {(hasNextPage || hasPreviousPage) && (!isAll || isReading) && (
            <Button color="inherit" loading={isReading} onClick={onAll}>
              {translate('sheet.allRows', { total })}
            </Button>
          )}
          {!isWhole && (
            <span role="status">
              {translate('sheet.firstRows', { number: printNumber(MOST_IN_GRID) })}
            </span>
          )}
        </>
      }
    />
  )
}

/** Most rows of a grid; a filter narrows the list to the others. */
const MOST_IN_GRID = 5000

/** The rows of the list's page, or all rows of its filter. */
function useAllRows(isAll: boolean) {
  const resource = useResource()
  const dataProvider = useDataProvider()
  const { data: page = [], refetch, filterValues: filter, sort } = useListContext<SentRecord>()
  const reading = { filter, sort, most: MOST_IN_GRID }
  const all = useQuery({
    queryKey: [resource.name, 'sheet', filter, sort],
    queryFn: ({ signal }) => readMost(dataProvider, resource.name, { ...reading, signal }),
    enabled: isAll,
    gcTime: 0,
  })
  return {
    rows: all.data?.rows ?? page,
    isWhole: all.data?.isWhole ?? true,
    isReading: isAll && all.isPending,
    error: all.error,
    refetch: () => void (isAll ? all.refetch() : refetch()),
  }
}
