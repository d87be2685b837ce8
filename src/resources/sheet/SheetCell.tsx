import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { textIn } from '../../domain/text'
import { viewOf } from '../../fields/registry'
import { ShownValue } from '../../fields/ShownValue'
import type { Message } from '../../model/kinds/kind'
import type { FieldModel } from '../../model/resource'
import { useLanguage } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import type { Sent } from '../useRecord'
import { isIn, type Place } from './block'
import { CellEditor } from './CellEditor'
import { cellKey, type Edit } from './sheetState'
import type { SheetCore } from './useSheet'

interface SheetCellProps {
  readonly sheet: SheetCore
  readonly field: FieldModel
  readonly record: Sent
  readonly place: Place
  /** What the server said of it. */
  readonly told: string | undefined
}

/** One cell: pending, wrong, locked or as it is; the one with the focus is the way into the grid. */
export function SheetCell({ sheet, field, record, place, told }: SheetCellProps) {
  const translate = useTranslate()
  const label = useLabels().field(field)
  const cell = useRef<HTMLTableCellElement>(null)
  const { state, dispatch, selection } = sheet
  const edit = state.edits.get(cellKey(record, field))
  const isHere = state.at.row === place.row && state.at.col === place.col
  const isTyping = isHere && state.typing !== undefined
  const isOpen = sheet.isOpen(place)
  const say = useProblemWords()
  const problem = edit?.problem ? say(edit.problem) : edit && told
  useEffect(() => {
    const isInside = cell.current?.closest('table')?.contains(document.activeElement)
    if (isHere && !isTyping && isInside) cell.current?.focus()
  }, [isHere, isTyping])
  return (
    <td
      ref={cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      tabIndex={isHere ? 0 : -1}
      data-align={viewOf(field).align}
      data-pending={edit ? '' : undefined}
      aria-selected={isIn(selection, place)}
      aria-readonly={!isOpen}
      aria-invalid={problem !== undefined}
      title={problem ?? (isOpen ? undefined : translate('app.sheet.locked'))}
      onMouseDown={event => {
        if (state.typing === undefined) dispatch({ type: 'go', to: place, extend: event.shiftKey })
        else if (!isHere) sheet.enter(state.typing, place)
      }}
      onDoubleClick={() => isOpen && dispatch({ type: 'begin', text: sheet.textAt(place) })}
    >
      {isTyping ? (
        <CellEditor
          field={field}
          label={label}
          text={state.typing ?? ''}
          onType={typed => dispatch({ type: 'begin', text: typed })}
          onEnter={(typed, by) => sheet.enter(typed, by && sheet.step(by))}
          onCancel={() => dispatch({ type: 'stop' })}
        />
      ) : (
        <Content field={field} edit={edit} stored={record[field.name]} />
      )}
      {problem && <span className="s-problem">{problem}</span>}
    </td>
  )
}

interface ContentProps {
  readonly field: FieldModel
  readonly edit: Edit | undefined
  readonly stored: unknown
}

/** What cannot be read stays as it was typed. */
const Content = ({ field, edit, stored }: ContentProps) =>
  edit?.problem ? (
    edit.text
  ) : (
    <ShownValue field={field} value={edit ? edit.value : stored} as="Cell" />
  )

function useProblemWords() {
  const translate = useTranslate()
  const language = useLanguage()
  return ({ key, params = {}, text }: Message): string =>
    text ? textIn(text, language) : translate(`validation.${key}`, params)
}
