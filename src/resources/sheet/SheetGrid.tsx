import './sheet.css'
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { viewOf } from '../../fields/registry/registry'
import type { FieldModel } from '../../model/fields/resource'
import {
  type SentRecord,
  useLabels,
  useResourceView,
} from '../../providers/backend/catalogueContext'
import { LazyReview } from '../bulk/bulkLater'
import type { Proposal } from '../bulk/proposal'
import { PendingGuard } from '../form/saving/PendingGuard'
import { headText } from '../list/rows/ColumnHead'
import { leadingField } from '../list/rows/RowTable'
import { type Edits, nextInvalid } from './cells/sheetState'
import { type MayWrite, type SheetCore, useSheet } from './cells/useSheet'
import { SheetBar } from './SheetBar'
import { SheetCell } from './SheetCell'
import { SheetTools } from './SheetTools'
import { useDrawnRows } from './useDrawnRows'
import { useFillHandle } from './useFillHandle'
import { type ProposedRow, useProposal } from './useProposal'
import { useSheetKeys } from './useSheetKeys'
import { useTools } from './useTools'

export interface CellNote {
  readonly text: string
  readonly isAlarming: boolean
}

export interface SheetGridProps {
  /** Columns in order. */
  readonly fields: readonly FieldModel[]
  readonly data: readonly SentRecord[]
  readonly mayWrite: MayWrite
  /** The rows of a bulk call that the edits make. */
  readonly rowsOf: (edits: Edits) => readonly ProposedRow[]
  readonly onSaved: () => void
  /** A short note below the value of a cell, pending ones included. */
  readonly noteOf?:
    | ((record: SentRecord, field: FieldModel, value: unknown) => CellNote | undefined)
    | undefined
  /** Closes the grid, where it stands in place of a list. */
  readonly onLeave?: (() => void) | undefined
  /** Beside the tools. */
  readonly more?: ReactNode
}

/** An editable grid like a spreadsheet; changes are sent after a review. */
export function SheetGrid(props: SheetGridProps) {
  const { fields, data, mayWrite, rowsOf, onSaved, onLeave, noteOf, more } = props
  const { resource, translate, labels } = useResourceView()
  const table = useRef<HTMLTableElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const leading = leadingField(resource, fields)
  const sheet = useSheet(resource, { fields, data, mayWrite })
  const { state, dispatch } = sheet
  const leave = () => bar.current?.querySelector<HTMLElement>('.s-go')?.focus()
  const focusCell = () => table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  const tools = useTools(sheet, fields)
  const { announcement, say, act, handlers } = useSheetKeys(sheet, { onLeave: leave })
  const { propose, errorOf } = useProposal(resource, () => rowsOf(state.edits))
  const [proposal, setProposal] = useState<Proposal>()
  const isEdited = onLeave !== undefined || data.some(row => fields.some(it => mayWrite(row, it)))
  // The first editable cell.
  const first = data.length > 0 ? fields.findIndex((_, col) => sheet.isOpen({ row: 0, col })) : -1
  const isReady = data.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the grid is ready
  useEffect(() => {
    if (first > 0) dispatch({ type: 'go', to: { row: 0, col: first } })
    if (isReady) table.current?.querySelectorAll('td')[Math.max(0, first)]?.focus()
  }, [isReady])
  const selectColumn = (col: number) => {
    // The focus stays in the first row, so nothing scrolls away.
    dispatch({ type: 'select', from: { row: data.length - 1, col }, to: { row: 0, col } })
    say(translate('sheet.column', { number: data.length }))
  }
  const done = () => {
    setProposal(undefined)
    dispatch({ type: 'clear' })
    onSaved()
  }
  return (
    <>
      {isEdited && (
        <SheetBar
          ref={bar}
          state={state}
          onAct={action => {
            act({ do: action })
            focusCell()
          }}
          onDiscard={() => dispatch({ type: 'clear' })}
          onReview={() => setProposal(propose())}
          onInvalid={() => {
            focusCell()
            const to = nextInvalid(state, { fields, data })
            if (to) dispatch({ type: 'go', to })
          }}
          onLeave={onLeave}
        >
          <SheetTools
            tools={tools}
            onDone={done => {
              say(done)
              focusCell()
            }}
          />
          {more}
        </SheetBar>
      )}
      <p className="p-hidden" role="status">
        {announcement}
      </p>
      <div className="r-rows">
        <div className="r-scroll s-scroll" ref={frame}>
          <table
            ref={table}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move among its cells
            role="grid"
            className="r-table r-compact s-grid"
            aria-label={translate('sheet.label', { name: labels.many(resource) })}
            aria-multiselectable
            aria-rowcount={data.length + 1}
            {...handlers}
          >
            <thead>
              <tr>
                {fields.map((field, col) => (
                  <SheetHead
                    key={field.name}
                    field={field}
                    leads={field === leading}
                    onSelect={isEdited ? () => selectColumn(col) : undefined}
                  />
                ))}
              </tr>
            </thead>
            <Rows {...{ sheet, fields, leading, frame, errorOf, noteOf }} />
          </table>
        </div>
        {data.length === 0 && <p className="p-nothing">{translate('list.noResultTitle')}</p>}
      </div>
      <PendingGuard holds={state.edits.size > 0} />
      {proposal && (
        <LazyReview proposal={proposal} onFix={() => setProposal(undefined)} onDone={done} />
      )}
    </>
  )
}

interface RowsProps extends Pick<SheetGridProps, 'fields' | 'noteOf'> {
  readonly sheet: SheetCore
  readonly leading: FieldModel | undefined
  /** The element that scrolls. */
  readonly frame: RefObject<HTMLElement | null>
  readonly errorOf: (record: SentRecord, field: FieldModel) => string | undefined
}

function Rows({ sheet, fields, leading, frame, errorOf, noteOf }: RowsProps) {
  const { data, state } = sheet
  const handle = useFillHandle(sheet)
  const { rows, below, measure } = useDrawnRows(data.length, frame, state.at.row)
  return (
    <tbody>
      {rows.map(({ row, gap }) => {
        const record = data[row]
        if (!record) return null
        return (
          <Fragment key={record.id}>
            <Gap height={gap} />
            <tr ref={measure} data-index={row} aria-rowindex={row + 2}>
              {fields.map((field, col) => (
                <SheetCell
                  key={field.name}
                  {...{ sheet, handle, field, record, noteOf }}
                  place={{ row, col }}
                  leads={field === leading}
                  errorText={errorOf(record, field)}
                />
              ))}
            </tr>
          </Fragment>
        )
      })}
      <Gap height={below} />
    </tbody>
  )
}

/** The room of rows that are not drawn. */
const Gap = ({ height }: { readonly height: number }) =>
  height > 0 ? <tr style={{ height }} /> : null

interface SheetHeadProps {
  readonly field: FieldModel
  readonly leads: boolean
  readonly onSelect: (() => void) | undefined
}

/** The head of a column; a click selects its cells. */
function SheetHead({ field, leads, onSelect }: SheetHeadProps) {
  const label = headText(useLabels().field(field))
  return (
    <th scope="col" data-align={viewOf(field).align} data-leads={leads || undefined}>
      {onSelect ? (
        <button type="button" className="s-column" onClick={onSelect}>
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
