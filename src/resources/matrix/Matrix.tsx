import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { useQueryClient } from '@tanstack/react-query'
import { useListContext, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { DayPick } from '../../fields/dates/DayPick'
import { mayAct, policyOf } from '../../model/access/access'
import { matrixOf } from '../../model/lists/matrixOf'
import { useResources, useResourceView } from '../../providers/backend/catalogueContext'
import { knowsBulk } from '../../providers/dataProvider/bulk'
import { Button, IconButton } from '../../ui/controls/Button'
import { useDebounced } from '../../ui/controls/useDebounced'
import { percentText } from '../../ui/figures/text/amounts'
import { SearchInput } from '../../ui/primitives/inputs'
import { Text } from '../../ui/primitives/layout'
import { ErrorState, LoadingRows } from '../../ui/states/Waiting'
import { BatchesButton } from '../list/tools/DialogTools'
import type { Edits } from '../sheet/cells/sheetState'
import { cellWriter, type MayWrite } from '../sheet/cells/useSheet'
import { SheetGrid, type SheetGridProps } from '../sheet/SheetGrid'
import type { ProposedRow } from '../sheet/useProposal'
import { fieldLabelled, type MatrixRow, marginOf, ROWS_PER_PAGE, useMatrix } from './useMatrix'
import { useNextValue } from './useNextValue'

/** A list with two keys as rows and columns; cells are edited like a spreadsheet and saved after a review. */
export function Matrix() {
  const { resource, translate, labels } = useResourceView()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const words = useDebounced(typed.trim())
  const [{ page, of }, setPage] = useState({ page: 1, of: words })
  const at = of === words ? page : 1
  const { rows, columns } = matrixOf(resource) ?? {}
  useResources([rows, columns].flatMap(field => field?.target.name ?? []))
  const { filterValues, setFilters } = useListContext()
  const planned = useNextValue(resource)
  const dayId = useId()
  const matrix = useMatrix(resource, {
    ...{ words, page: at, filter: filterValues, day: planned.day },
  })
  const noteOf = useNotes(matrix, planned)
  const { mayWrite, mayCreate } = useMayWrite(matrix, planned)
  const [filled, empty] = [true, false].map(isFilled =>
    matrix.columns.filter(
      ({ field }) => matrix.data.some(({ _cells }) => _cells.has(field.name)) === isFilled,
    ),
  )
  // A column without values is of use to those who may fill it.
  const shown = [...(filled ?? []), ...((mayCreate && empty) || [])]
  if (matrix.error) return <ErrorState error={matrix.error} onRetry={matrix.refetch} />
  const first = (at - 1) * ROWS_PER_PAGE + 1
  const label = `${translate('list.search')}: ${labels.many(matrix.rowsOf)}`
  return (
    <section className="p-card r-list" aria-label={labels.many(resource)}>
      <div className="r-toolbar">
        <SearchInput compact label={label} value={typed} onText={setTyped} />
        {planned.label && (
          <div className="p-row r-day">
            <label htmlFor={dayId}>
              <Text size="md">{planned.label}</Text>
            </label>
            <DayPick id={dayId} min={planned.firstDay} day={planned.typed} onDay={planned.setDay} />
          </div>
        )}
        <BatchesButton />
        {matrix.isNarrowed && (
          <Button color="inherit" onClick={() => setFilters({})} i18nKey="list.clearFilters" />
        )}
      </div>
      {matrix.isPending ? (
        <LoadingRows />
      ) : (
        <SheetGrid
          fields={[
            fieldLabelled(matrix.rowField, labels.one(matrix.rowsOf)),
            ...(matrix.cost ? [matrix.cost] : []),
            ...shown.map(({ field }) => field),
          ]}
          data={matrix.data}
          mayWrite={mayWrite}
          noteOf={noteOf}
          rowsOf={edits => rowsOf(matrix, planned, edits)}
          onSaved={() => void client.invalidateQueries({ queryKey: [resource.name] })}
        />
      )}
      <nav className="p-cluster r-pager" aria-label={translate('app.action.rowsPerPage')}>
        <span role="status">
          {matrix.data.length > 0 && (
            <bdi dir="ltr">{`${first}–${first + matrix.data.length - 1}`}</bdi>
          )}
        </span>
        <IconButton
          aria-label={translate('app.action.previousPage')}
          disabled={at === 1}
          onClick={() => setPage({ page: at - 1, of: words })}
        >
          <ChevronLeft className="p-mirror" />
        </IconButton>
        <IconButton
          aria-label={translate('app.action.nextPage')}
          disabled={!matrix.hasNext}
          onClick={() => setPage({ page: at + 1, of: words })}
        >
          <ChevronRight className="p-mirror" />
        </IconButton>
      </nav>
    </section>
  )
}

type MatrixParts = ReturnType<typeof useMatrix>
type Planned = ReturnType<typeof useNextValue>

/** A cell with a record by the right to change it; an empty one by the right to create, for today. */
function useMayWrite({ rowField, value, columnField, columns }: MatrixParts, planned: Planned) {
  const { resource, me } = useResourceView()
  const writes = cellWriter(resource, me)
  const { writable } = policyOf(resource, me)
  const names = [rowField.name, columnField.name, value.name]
  const mayCreate =
    knowsBulk(resource) && mayAct(resource, me, 'create') && names.every(name => writable.has(name))
  const mayWrite: MayWrite = (record, field) => {
    const isCell = columns.some(each => each.field.name === field.name)
    if (!isCell || planned.isPast || !knowsBulk(resource)) return false
    const cell = (record as MatrixRow)._cells.get(field.name)
    return cell
      ? planned.written.every(written => writes(cell, written))
      : mayCreate && !planned.day
  }
  return { mayWrite, mayCreate }
}

/** The margin of a cell over the cost of its row, where the reader sees a cost, and its next value. */
function useNotes({ columns }: MatrixParts, planned: Planned): SheetGridProps['noteOf'] {
  const translate = useTranslate()
  return (record, field, value) => {
    const isCell = columns.some(each => each.field.name === field.name)
    const margin = isCell ? marginOf(record, value) : undefined
    const next = planned.noteOf((record as MatrixRow)._cells.get(field.name))
    if (margin === undefined && next === undefined) return undefined
    const isAlarming = margin !== undefined && margin < 0
    const text = margin === undefined ? undefined : percentText(margin)
    const told = isAlarming ? translate('sheet.belowCost', { margin: text }) : text
    return { isAlarming, text: [told, next].filter(Boolean).join('\n') }
  }
}

/** Each edited cell is a change of its record, or a new record. */
function rowsOf({ rowField, columnField, columns }: MatrixParts, planned: Planned, edits: Edits) {
  return [...edits].flatMap(([key, edit]): ProposedRow[] => {
    const record = edit.record as MatrixRow
    const column = columns.find(({ field }) => field.name === edit.field.name)
    if (!column) return []
    const cell = record._cells.get(edit.field.name)
    const changes = planned.changesOf(edit.value ?? null, record._day)
    const keys = { [rowField.name]: record.id, [columnField.name]: column.key }
    return [
      {
        title: [record._title, String(column.field.words.label), planned.dayText(record._day)]
          .filter(Boolean)
          .join(' · '),
        write: cell
          ? { id: cell.id, _VERSION: cell._VERSION, changes }
          : { changes: { ...keys, ...changes } },
        cellOf: () => key,
      },
    ]
  })
}
