import { memo, useEffect, useRef } from 'react'
import { textIn } from '../../base/text'
import { ReferredText } from '../../fields/record/Referred'
import { viewOf } from '../../fields/registry/registry'
import { isNone, ShownValue } from '../../fields/registry/ShownValue'
import { namedIn } from '../../i18n/labels'
import type { Message } from '../../kinds/kind/kind'
import type { FieldModel } from '../../model/fields/resource'
import { type SentRecord, useTexts } from '../../providers/backend/catalogueContext'
import { type CellPlace, isIn } from './cells/block'
import { CellEditor } from './cells/CellEditor'
import { type CellEdit, cellKey } from './cells/sheetState'
import type { SheetCore } from './cells/useSheet'
import type { CellNote, SheetGridProps } from './SheetGrid'
import type { FillHandle } from './useFillHandle'

interface SheetCellProps {
  readonly sheet: SheetCore
  readonly handle: FillHandle
  readonly field: FieldModel
  readonly record: SentRecord
  readonly place: CellPlace
  readonly leads: boolean
  /** The server's message about this cell. */
  readonly errorText: string | undefined
  readonly noteOf: SheetGridProps['noteOf']
}

/** One cell: pending, invalid, locked or unchanged; the focused cell is the tab stop of the grid. */
export function SheetCell(props: SheetCellProps) {
  const { sheet, handle, field, record, place, leads, errorText, noteOf } = props
  const { translate, labels } = useTexts()
  const label = labels.field(field)
  const cell = useRef<HTMLTableCellElement>(null)
  const { state, dispatch, selection } = sheet
  const edit = state.edits.get(cellKey(record, field))
  const isHere = isAt(state.at, place)
  const isTyping = isHere && state.typing !== undefined
  const isOpen = sheet.isOpen(place)
  const isCorner = isAt(selection.to, place)
  const say = useProblemWords()
  const stored = sheet.currentOf(record, field)
  const note = noteOf?.(record, field, edit ? edit.value : stored)
  const problem = edit?.problem ? say(edit.problem) : edit && errorText
  useEffect(() => {
    const isInside = cell.current?.closest('table')?.contains(document.activeElement)
    if (isHere && !isTyping && isInside) cell.current?.focus()
  }, [isHere, isTyping])
  const onMouseDown = (event: React.MouseEvent) => {
    if (event.button !== 0 || isTyping) return
    sheet.takeTyped.current?.()
    dispatch({ type: 'go', to: place, extend: event.shiftKey })
  }
  return (
    <td
      ref={cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      tabIndex={isHere ? 0 : -1}
      data-align={viewOf(field).align}
      data-leads={leads || undefined}
      data-pending={edit !== undefined || undefined}
      data-reached={handle.reaches(place) || undefined}
      aria-selected={isIn(selection, place)}
      aria-readonly={!isOpen}
      aria-invalid={problem !== undefined}
      aria-busy={edit?.names !== undefined}
      title={problem ?? (isOpen ? undefined : translate('sheet.locked'))}
      onMouseDown={onMouseDown}
      onMouseEnter={({ buttons }) => {
        if (buttons !== 1 || state.typing !== undefined) return
        if (handle.isPulling) handle.over(place)
        else dispatch({ type: 'go', to: place, extend: true })
      }}
      onDoubleClick={() =>
        isOpen && !isTyping && dispatch({ type: 'begin', text: sheet.heldAt(place).text })
      }
    >
      {isTyping ? (
        <CellEditor
          sheet={sheet}
          field={field}
          label={label}
          begun={state.typing ?? ''}
          held={sheet.heldAt(place)}
        />
      ) : (
        <Content field={field} edit={edit} stored={stored} />
      )}
      {!isTyping && <Note note={note} />}
      {problem && !isTyping && <span className="s-problem">{problem}</span>}
      {isCorner && isOpen && !isTyping && <Handle onBegin={handle.begin} />}
    </td>
  )
}

const Note = ({ note }: { readonly note: CellNote | undefined }) =>
  note ? (
    <small className="s-note" data-alarming={note.isAlarming || undefined}>
      {note.text}
    </small>
  ) : null

const isAt = (one: CellPlace, other: CellPlace) => one.row === other.row && one.col === other.col

const Handle = ({ onBegin }: { readonly onBegin: () => void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard shortcut is Ctrl+D
  <span
    className="s-handle"
    onMouseDown={event => {
      event.stopPropagation()
      event.preventDefault()
      onBegin()
    }}
  />
)

interface ContentProps {
  readonly field: FieldModel
  readonly edit: CellEdit | undefined
  readonly stored: unknown
}

/** Unreadable text stays as typed; cells of a grid contain no links. */
const Content = memo(({ field, edit, stored }: ContentProps) => {
  if (edit?.problem || edit?.names) return <span className="s-text">{edit.text}</span>
  const value = edit ? edit.value : stored
  const { target, reference, isLink } = field
  if (isNone(value)) return null
  return (
    <span className="s-text" dir={isLink ? 'ltr' : undefined}>
      {target && reference ? (
        <ReferredText target={target} id={value as string | number} />
      ) : isLink ? (
        String(value)
      ) : (
        <ShownValue field={field} value={value} as="Cell" />
      )}
    </span>
  )
})

function useProblemWords() {
  const { translate, language } = useTexts()
  return (message: Message): string =>
    message.text
      ? textIn(message.text, language)
      : translate(`validation.${message.key}`, namedIn(message, language))
}
