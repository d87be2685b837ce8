import { useTranslate } from 'ra-core'
import { memo, useEffect, useRef } from 'react'
import { textIn } from '../../domain/text'
import { ReferredText } from '../../fields/Referred'
import { viewOf } from '../../fields/registry'
import { isNone, ShownValue } from '../../fields/ShownValue'
import { namedIn } from '../../i18n/labels'
import type { Message } from '../../model/kinds/kind'
import type { FieldModel } from '../../model/resource'
import { useLanguage } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import type { Sent } from '../useRecord'
import { isIn, type Place } from './block'
import { CellEditor } from './CellEditor'
import { cellKey, type Edit } from './sheetState'
import type { FillHandle } from './useFillHandle'
import type { SheetCore } from './useSheet'

interface SheetCellProps {
  readonly sheet: SheetCore
  readonly handle: FillHandle
  readonly field: FieldModel
  readonly record: Sent
  readonly place: Place
  readonly leads: boolean
  /** What the server said of it. */
  readonly told: string | undefined
}

/** One cell: pending, wrong, locked or as it is; the one with the focus is the way into the grid. */
export function SheetCell(props: SheetCellProps) {
  const { sheet, handle, field, record, place, leads, told } = props
  const translate = useTranslate()
  const label = useLabels().field(field)
  const cell = useRef<HTMLTableCellElement>(null)
  const { state, dispatch, selection } = sheet
  const edit = state.edits.get(cellKey(record, field))
  const isHere = isAt(state.at, place)
  const isTyping = isHere && state.typing !== undefined
  const isOpen = sheet.isOpen(place)
  const isCorner = isAt(selection.to, place)
  const say = useProblemWords()
  const problem = edit?.problem ? say(edit.problem) : edit && told
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
        <Content field={field} edit={edit} stored={record[field.name]} />
      )}
      {problem && !isTyping && <span className="s-problem">{problem}</span>}
      {isCorner && isOpen && !isTyping && <Handle onBegin={handle.begin} />}
    </td>
  )
}

const isAt = (one: Place, other: Place) => one.row === other.row && one.col === other.col

const Handle = ({ onBegin }: { readonly onBegin: () => void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+D is its key
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
  readonly edit: Edit | undefined
  readonly stored: unknown
}

/** What cannot be read stays as it was typed; a cell of a grid leads nowhere. */
const Content = memo(({ field, edit, stored }: ContentProps) => {
  if (edit?.problem || edit?.names) return <span className="s-text">{edit.text}</span>
  const value = edit ? edit.value : stored
  const { target } = field
  if (isNone(value)) return null
  if (target && field.kind === 'reference')
    return (
      <span className="s-text">
        <ReferredText target={target} id={value as string | number} />
      </span>
    )
  if (linked.has(field.kind))
    return (
      <span className="s-text" dir="ltr">
        {String(value)}
      </span>
    )
  return (
    <span className="s-text">
      <ShownValue field={field} value={value} as="Cell" />
    </span>
  )
})
const linked = new Set<FieldModel['kind']>(['email', 'url', 'phone'])

function useProblemWords() {
  const translate = useTranslate()
  const language = useLanguage()
  return (message: Message): string =>
    message.text
      ? textIn(message.text, language)
      : translate(`validation.${message.key}`, namedIn(message, language))
}
