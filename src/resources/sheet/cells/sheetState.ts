import { isEqual } from 'es-toolkit/predicate'
import type { FieldModel } from '../../../model/fields/resource'
import { type FoundKeys, keysForCell } from '../../../model/import/items'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import { type CellPlace, cellRangeOf } from './block'
import { checked, type HeldValue } from './cellText'

/** An unsaved cell. */
export interface CellEdit extends HeldValue {
  readonly record: SentRecord
}
/** By record and field, so that edits survive paging. */
export type Edits = ReadonlyMap<string, CellEdit>

export const cellKey = (record: SentRecord, field: FieldModel) => `${field.name} ${record.id}`

export interface SheetState {
  readonly at: CellPlace
  /** The fixed corner of the selection. */
  readonly anchor: CellPlace
  readonly edits: Edits
  readonly past: readonly Edits[]
  /** Undone edits, for redo. */
  readonly future: readonly Edits[]
  /** Initial text of the cell being edited. */
  readonly typing: string | undefined
}

export type SheetAction =
  | { readonly type: 'go'; readonly to: CellPlace; readonly extend?: boolean }
  | { readonly type: 'select'; readonly from: CellPlace; readonly to: CellPlace }
  | { readonly type: 'begin'; readonly text: string }
  | { readonly type: 'stop' | 'back' | 'again' | 'clear' }
  | { readonly type: 'put'; readonly edits: readonly CellEdit[] }
  | {
      readonly type: 'found'
      readonly field: FieldModel
      readonly found: ReadonlyMap<string, FoundKeys>
    }

const corner = { row: 0, col: 0 }
export const blankSheet: SheetState = {
  at: corner,
  anchor: corner,
  edits: new Map(),
  past: [],
  future: [],
  typing: undefined,
}

export function reduceSheet(state: SheetState, action: SheetAction): SheetState {
  switch (action.type) {
    case 'go': {
      const anchor = action.extend ? state.anchor : action.to
      return { ...state, at: action.to, anchor, typing: undefined }
    }
    case 'select':
      return { ...state, at: action.to, anchor: action.from, typing: undefined }
    case 'begin':
      return { ...state, typing: action.text, anchor: state.at }
    case 'stop':
      return { ...state, typing: undefined }
    case 'put':
      return { ...changed(state, action.edits), typing: undefined }
    case 'found':
      return everywhere(state, edit => answered(edit, action))
    case 'back':
      return travelled(state, { from: 'past', to: 'future' })
    case 'again':
      return travelled(state, { from: 'future', to: 'past' })
    case 'clear':
      return { ...state, edits: new Map(), past: [], future: [], typing: undefined }
  }
}

export const selectionOf = ({ at, anchor }: SheetState) => cellRangeOf(at, anchor)

interface Drawn {
  readonly fields: readonly FieldModel[]
  readonly data: readonly SentRecord[]
}

/** The next cell with an error after the focused one; after the last, the first. */
export function nextInvalid({ edits, at }: SheetState, { fields, data }: Drawn) {
  const rows = new Map(data.map(({ id }, row) => [id, row]))
  const places = [...edits.values()]
    .filter(({ problem }) => problem)
    .map(({ record, field }) => ({ row: rows.get(record.id) ?? -1, col: fields.indexOf(field) }))
    .filter(({ row, col }) => row >= 0 && col >= 0)
    .sort((one, other) => one.row - other.row || one.col - other.col)
  const isAfter = ({ row, col }: CellPlace) => row > at.row || (row === at.row && col > at.col)
  return places.find(isAfter) ?? places[0]
}

/** Drops edits that equal the record's value. */
function changed(state: SheetState, edits: readonly CellEdit[]): SheetState {
  const after = new Map(state.edits)
  for (const edit of edits) after.set(cellKey(edit.record, edit.field), edit)
  const past = [...state.past, state.edits].slice(-100)
  return { ...state, edits: withoutIdle(after), past, future: [] }
}

const withoutIdle = (edits: Edits): Edits =>
  new Map([...edits].filter(([, edit]) => !isAsStored(edit)))

const isAsStored = ({ problem, names, value, record, field }: CellEdit) =>
  !problem && !names && isEqual(value ?? null, record[field.name] ?? null)

type Stack = 'past' | 'future'
function travelled(state: SheetState, { from, to }: { from: Stack; to: Stack }): SheetState {
  const edits = state[from].at(-1)
  if (!edits) return state
  return { ...state, edits, [from]: state[from].slice(0, -1), [to]: [...state[to], state.edits] }
}

/** Applies a server answer to the undo and redo states as well. */
function everywhere(state: SheetState, change: (edit: CellEdit) => CellEdit): SheetState {
  const of = (edits: Edits) => withoutIdle(new Map([...edits].map(([key, e]) => [key, change(e)])))
  return {
    ...state,
    edits: of(state.edits),
    past: state.past.map(of),
    future: state.future.map(of),
  }
}

type Answer = Extract<SheetAction, { readonly type: 'found' }>
function answered(edit: CellEdit, { field, found }: Answer): CellEdit {
  const { record, text, names } = edit
  if (edit.field !== field || !names?.every(name => found.has(name))) return edit
  const meant = keysForCell(field, names, found)
  if ('problem' in meant) return { record, field, text, problem: meant.problem }
  return { record, field, ...checked(field, { text, value: meant.value }) }
}

/** One item per record, in the order of the first edit. */
export function itemsOf(edits: Edits) {
  const items = new Map<
    SentRecord['id'],
    { record: SentRecord; changes: Record<string, unknown> }
  >()
  for (const { record, field, value } of edits.values()) {
    const item = items.get(record.id) ?? { record, changes: {} }
    item.changes[field.name] = value ?? null
    items.set(record.id, item)
  }
  return [...items.values()]
}
