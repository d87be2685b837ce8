import { useListContext, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { printNumber } from '../../base/numbers'
import { useTitleOf } from '../../fields/record/recordTitle'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { ErrorState } from '../../ui/states/ErrorState'
import type { ListColumnChoice } from '../list/state/useColumns'
import { useTotal } from '../list/state/useTotal'
import { itemsOf } from './cells/sheetState'
import { cellWriter } from './cells/useSheet'
import { SheetGrid } from './SheetGrid'
import { MOST_IN_GRID, useAllRows } from './useAllRows'

export interface SheetProps {
  readonly columns: ListColumnChoice
  /** All rows of the filter in place of those of the page. */
  readonly isAll: boolean
  readonly onAll: () => void
  readonly onLeave: () => void
}

/** The rows of a list as an editable grid. */
export function Sheet({ columns, isAll, onAll, onLeave }: SheetProps) {
  const resource = useResource()
  const translate = useTranslate()
  const me = useMe()
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
