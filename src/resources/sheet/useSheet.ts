import { useListContext } from 'ra-core'
import { useMemo, useReducer, useRef } from 'react'
import type { FieldModel, Resource } from '../../model/resource'
import { useLanguage, useMe } from '../../providers/backendContext'
import type { Sent } from '../useRecord'
import type { Place, Put } from './block'
import { type Held, readTyped, textOfValue } from './cellText'
import { moved } from './keys'
import { blankSheet, cellKey, type Edit, reduceSheet, selectionOf } from './sheetState'
import { useNames } from './useNames'
import { cellWriter } from './writableCell'

/** The grid's state, and how texts get into its cells. */
export function useSheet(resource: Resource, fields: readonly FieldModel[]) {
  const language = useLanguage()
  const me = useMe()
  const { data = [] } = useListContext<Sent>()
  const [state, dispatch] = useReducer(reduceSheet, blankSheet)
  const { nameOf, find } = useNames(resource, dispatch)
  const mayWrite = useMemo(() => cellWriter(resource, me), [resource, me])
  /** Takes what is being typed; the open cell puts it here. */
  const takeTyped = useRef<(() => void) | undefined>(undefined)

  const heldAt = ({ row, col }: Place): Held => {
    const [record, field] = [data[row], fields[col] as FieldModel]
    const edit = record && state.edits.get(cellKey(record, field))
    const value = record?.[field.name] ?? null
    return edit ?? { field, value, text: textOfValue(field, value, { language, nameOf }) }
  }
  const isOpen = ({ row, col }: Place) => {
    const [record, field] = [data[row], fields[col]]
    return record !== undefined && field !== undefined && mayWrite(record, field)
  }
  /** Puts texts into the cells that are there and may be written; answers how many. */
  const put = (puts: readonly Put[]): number => {
    const edits = puts.filter(isOpen).map(({ row, col, text, column, held }): Edit => {
      const [record, field] = [data[row] as Sent, fields[col] as FieldModel]
      const typed = held?.field === field ? held : readTyped(field, text, column)
      return { ...typed, record, field }
    })
    if (edits.length > 0) dispatch({ type: 'put', edits })
    find(edits)
    return edits.length
  }
  /** Takes what was typed or picked, and goes on from there. */
  const enter = (typed: string | Held, then?: Place) => {
    const { text, held } =
      typeof typed === 'string'
        ? { text: typed, held: undefined }
        : { text: typed.text, held: typed }
    put([{ ...state.at, text, column: [text], held }])
    if (then) dispatch({ type: 'go', to: then })
  }
  const size = { rows: data.length, cols: fields.length }
  const step = (by: Place) => moved(state.at, by, size)
  const selection = selectionOf(state)

  return {
    ...{ state, dispatch, data, size, selection, takeTyped },
    ...{ isOpen, heldAt, nameOf, put, enter, step },
  }
}

export type SheetCore = ReturnType<typeof useSheet>
