import { useListContext } from 'ra-core'
import { useMemo } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import type { ListColumnChoice } from '../list/state/useColumns'
import type { SentRecord } from '../record/useRecord'
import { itemsOf } from './cells/sheetState'
import { cellWriter } from './cells/useSheet'
import { SheetGrid } from './SheetGrid'

export interface SheetProps {
  readonly columns: ListColumnChoice
  readonly onLeave: () => void
}

/** The rows of a list's page as an editable grid. */
export function Sheet({ columns, onLeave }: SheetProps) {
  const resource = useResource()
  const me = useMe()
  const titleOf = useTitleOf()
  const { data = [], refetch } = useListContext<SentRecord>()
  const mayWrite = useMemo(() => cellWriter(resource, me), [resource, me])
  return (
    <SheetGrid
      fields={columns.shown.filter(({ hasNoText }) => !hasNoText)}
      data={data}
      mayWrite={mayWrite}
      rowsOf={edits =>
        itemsOf(edits).map(({ record, changes }) => ({
          title: titleOf(resource, record),
          write: { id: record.id, _VERSION: record._VERSION, changes },
          cellOf: name => `${name} ${record.id}`,
        }))
      }
      onSaved={() => void refetch()}
      onLeave={onLeave}
    />
  )
}
