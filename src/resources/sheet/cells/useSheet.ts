import { useNotify } from 'ra-core'
import { useCallback, useMemo, useReducer, useRef } from 'react'
import { useKnownTitles } from '../../../fields/record/knownTitles'
import { type Me, policyOf } from '../../../model/access/access'
import { isJoined } from '../../../model/fields/concat'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import type { FoundKeys } from '../../../model/import/items'
import { holds } from '../../../model/rules/evaluate'
import { followedBy, settleOver } from '../../../model/validation/draft'
import { useBackend, useLanguage, useMe } from '../../../providers/backend/backendContext'
import { type SentRecord, useCatalogue } from '../../../providers/backend/catalogueContext'
import { importCalls } from '../../../providers/dataProvider/importing'
import type { CellPlace, Put } from './block'
import { type HeldValue, readTyped, textOfValue } from './cellText'
import { movedCell } from './keys'
import {
  blankSheet,
  type CellEdit,
  cellKey,
  type Edits,
  itemsOf,
  reduceSheet,
  type SheetAction,
  selectionOf,
} from './sheetState'

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
  const currentOf = useFollowing(resource, fields, state.edits)
  /** Accepts the value being edited; set by the open cell. */
  const takeTyped = useRef<(() => void) | undefined>(undefined)

  const heldAt = ({ row, col }: CellPlace): HeldValue => {
    const [record, field] = [data[row], fields[col] as FieldModel]
    const edit = record && state.edits.get(cellKey(record, field))
    const value = (record && currentOf(record, field)) ?? null
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
    ...{ isOpen, heldAt, currentOf, nameOf, put, enter, step },
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

/** Names per call. */
const MOST = 500

/** Resolves names of other records typed in cells, like an import. */
function useNames(resource: Resource, dispatch: (action: SheetAction) => void) {
  const notify = useNotify()
  const { http } = useBackend()
  const catalogue = useCatalogue()
  const calls = useMemo(() => importCalls(http, catalogue), [http, catalogue])

  const titles = useKnownTitles()
  const nameOf = useCallback(
    ({ target }: FieldModel, key: string | number) =>
      target ? titles.nameOf(target, key) : String(key),
    [titles],
  )
  const ask = async (field: FieldModel, names: readonly string[]) => {
    const found = new Map<string, FoundKeys>()
    try {
      for (let at = 0; at < names.length; at += MOST) {
        const some = names.slice(at, at + MOST)
        const answers = await calls.importNames(resource.name, field.name, { names: some })
        for (const [place, name] of some.entries())
          found.set(name, answers[place] ?? { problem: 'notReference' })
      }
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      for (const name of names) if (!found.has(name)) found.set(name, { problem: 'notAsked' })
    }
    dispatch({ type: 'found', field, found })
  }
  /** Resolves all names of these cells, each once per column. */
  const find = (edits: readonly CellEdit[]) => {
    const wanted = new Map<FieldModel, Set<string>>()
    for (const { field, names = [] } of edits) {
      const known = wanted.get(field) ?? new Set()
      wanted.set(field, known)
      for (const name of names) known.add(name)
    }
    for (const [field, names] of wanted) if (names.size > 0) void ask(field, [...names])
  }
  return { nameOf, find }
}

/** Value of an unedited cell: as stored, or as the server calculates it from the edited cells of its row. */
function useFollowing(resource: Resource, shown: readonly FieldModel[], edits: Edits) {
  const me = useMe()
  const values = useMemo(() => {
    const following = shown.filter(
      field => resource.fields.get(field.name) === field && followedBy(field, resource.fields)[0],
    )
    const sound = following.length > 0 ? [...edits].filter(([, edit]) => isRead(edit)) : []
    const found = new Map<string, unknown>()
    for (const { record, changes } of itemsOf(new Map(sound))) {
      const row = { ...record, ...changes }
      const settled = settleOver(resource, row, { me: { ...me }, before: record })
      for (const field of following) {
        const inputs = followedBy(field, resource.fields)
        const isKnown = inputs.every(name => name in row) && inputs.some(name => name in changes)
        if (isKnown) found.set(cellKey(record, field), settled[field.name])
      }
    }
    return found
  }, [resource, shown, edits, me])
  return (record: SentRecord, field: FieldModel) => {
    const key = cellKey(record, field)
    return values.has(key) ? values.get(key) : record[field.name]
  }
}

const isRead = ({ problem, names }: { problem?: unknown; names?: unknown }) => !problem && !names
