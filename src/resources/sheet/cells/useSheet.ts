import { useReducer, useRef } from 'react'
import { type Me, policyOf } from '../../../model/access/access'
import { isJoined } from '../../../model/fields/concat'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { holds } from '../../../model/rules/evaluate'
import { useLanguage } from '../../../providers/backend/backendContext'
import type { SentRecord } from '../../record/useRecord'
import type { CellPlace, Put } from './block'
import { type HeldValue, readTyped, textOfValue } from './cellText'
import { movedCell } from './keys'
import { blankSheet, type CellEdit, cellKey, reduceSheet, selectionOf } from './sheetState'
import { useNames } from './useNames'

/** Whether a cell is editable. */
export type MayWrite = (record: SentRecord, field: FieldModel) => boolean

interface SheetInput {
  readonly fields: readonly FieldModel[]
  readonly data: readonly SentRecord[]
  readonly mayWrite: MayWrite
}

/** State of the grid, and the functions that write texts into cells. */
export function useSheet(resource: Resource, { fields, data, mayWrite }: SheetInput) {
  const language = useLanguage()
  const [state, dispatch] = useReducer(reduceSheet, blankSheet)
  const { nameOf, find } = useNames(resource, dispatch)
  /** Accepts the value being edited; set by the open cell. */
  const takeTyped = useRef<(() => void) | undefined>(undefined)

  const heldAt = ({ row, col }: CellPlace): HeldValue => {
    const [record, field] = [data[row], fields[col] as FieldModel]
    const edit = record && state.edits.get(cellKey(record, field))
    const value = record?.[field.name] ?? null
    return edit ?? { field, value, text: textOfValue(field, value, { language, nameOf }) }
  }
  const isOpen = ({ row, col }: CellPlace) => {
    const [record, field] = [data[row], fields[col]]
    return record !== undefined && field !== undefined && mayWrite(record, field)
  }
  /** Writes texts into existing, writable cells; returns their number. */
  const put = (puts: readonly Put[]): number => {
    const edits = puts.filter(isOpen).map(({ row, col, text, column, held }): CellEdit => {
      const [record, field] = [data[row] as SentRecord, fields[col] as FieldModel]
      const typed = held?.field === field ? held : readTyped(field, text, column)
      return { ...typed, record, field }
    })
    if (edits.length > 0) dispatch({ type: 'put', edits })
    find(edits)
    return edits.length
  }
  /** Accepts a typed or picked value, and moves to `then`. */
  const enter = (typed: string | HeldValue, then?: CellPlace) => {
    const { text, held } =
      typeof typed === 'string'
        ? { text: typed, held: undefined }
        : { text: typed.text, held: typed }
    put([{ ...state.at, text, column: [text], held }])
    if (then) dispatch({ type: 'go', to: then })
  }
  const size = { rows: data.length, cols: fields.length }
  const step = (by: CellPlace) => movedCell(state.at, by, size)
  const selection = selectionOf(state)

  return {
    ...{ state, dispatch, data, size, selection, takeTyped },
    ...{ isOpen, heldAt, nameOf, put, enter, step },
  }
}

export type SheetCore = ReturnType<typeof useSheet>

/** Whether a cell is editable according to the list row; the review has the final decision. */
export function cellWriter(resource: Resource, me: Me): MayWrite {
  const { writable, fixed } = policyOf(resource, me)
  return (record, field) => {
    const rule = !field.hasNoText && !field.isFormOnly ? writable.get(field.name) : undefined
    if (!rule || fixed.has(field.name) || record._can?.update === false) return false
    if (isJoined(field, record)) return false
    const allowed = record._can?.fields
    if (allowed) return allowed.includes(field.name)
    return holds(rule, record, {}) && holds(field.visibleWhen, record, me as never)
  }
}
