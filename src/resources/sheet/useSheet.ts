import { useListContext } from 'ra-core'
import { useMemo, useReducer } from 'react'
import type { FieldModel, Resource } from '../../model/resource'
import { useLanguage, useMe } from '../../providers/backendContext'
import type { Sent } from '../useRecord'
import type { Place, Put } from './block'
import { readTyped, textOfValue } from './cellText'
import { moved } from './keys'
import { blankSheet, cellKey, type Edit, reduceSheet, selectionOf } from './sheetState'
import { cellWriter } from './writableCell'

/** The grid's state, and how texts get into its cells. */
export function useSheet(resource: Resource, fields: readonly FieldModel[]) {
  const language = useLanguage()
  const me = useMe()
  const { data = [] } = useListContext<Sent>()
  const [state, dispatch] = useReducer(reduceSheet, blankSheet)
  const mayWrite = useMemo(() => cellWriter(resource, me), [resource, me])

  const textAt = ({ row, col }: Place): string => {
    const [record, field] = [data[row], fields[col]]
    if (!record || !field) return ''
    const edit = state.edits.get(cellKey(record, field))
    return edit ? edit.text : textOfValue(field, record[field.name], language)
  }
  const isOpen = ({ row, col }: Place) => {
    const [record, field] = [data[row], fields[col]]
    return record !== undefined && field !== undefined && mayWrite(record, field)
  }
  /** Puts texts into the cells that are there and may be written; answers how many. */
  const put = (puts: readonly Put[]): number => {
    const edits = puts.filter(isOpen).map(({ row, col, text, column }): Edit => {
      const [record, field] = [data[row] as Sent, fields[col] as FieldModel]
      return { record, field, ...readTyped(field, text, column) }
    })
    if (edits.length > 0) dispatch({ type: 'put', edits })
    return edits.length
  }
  /** Takes what was typed, and goes on from there. */
  const enter = (text: string, then?: Place) => {
    put([{ ...state.at, text, column: [text] }])
    if (then) dispatch({ type: 'go', to: then })
  }
  const selection = selectionOf(state)
  const step = (by: Place) => moved(state.at, by, { rows: data.length, cols: fields.length })

  return { state, dispatch, data, selection, isOpen, textAt, put, enter, step }
}

export type SheetCore = ReturnType<typeof useSheet>
