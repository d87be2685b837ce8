import type { FieldModel } from '../../model/resource'
import type { Sent } from '../useRecord'
import { type Place, rangeOf } from './block'
import type { Typed } from './cellText'

/** A cell that is not saved yet. */
export interface Edit extends Typed {
  readonly record: Sent
  readonly field: FieldModel
}
/** By record and field, so that they outlive the page they were made on. */
export type Edits = ReadonlyMap<string, Edit>

export const cellKey = (record: Sent, field: FieldModel) => `${field.name} ${record.id}`

export interface SheetState {
  readonly at: Place
  /** The other end of the selection. */
  readonly anchor: Place
  readonly edits: Edits
  readonly past: readonly Edits[]
  /** What is typed into the cell just now. */
  readonly typing: string | undefined
}

export type Action =
  | { readonly type: 'go'; readonly to: Place; readonly extend?: boolean }
  | { readonly type: 'begin'; readonly text: string }
  | { readonly type: 'stop' }
  | { readonly type: 'put'; readonly edits: readonly Edit[] }
  | { readonly type: 'back' }
  | { readonly type: 'clear' }

const corner = { row: 0, col: 0 }
export const blankSheet: SheetState = {
  at: corner,
  anchor: corner,
  edits: new Map(),
  past: [],
  typing: undefined,
}

export function reduceSheet(state: SheetState, action: Action): SheetState {
  switch (action.type) {
    case 'go':
      return {
        ...state,
        at: action.to,
        anchor: action.extend ? state.anchor : action.to,
        typing: undefined,
      }
    case 'begin':
      return { ...state, typing: action.text, anchor: state.at }
    case 'stop':
      return { ...state, typing: undefined }
    case 'put':
      return { ...changed(state, action.edits), typing: undefined }
    case 'back':
      return {
        ...state,
        edits: state.past.at(-1) ?? state.edits,
        past: state.past.slice(0, -1),
      }
    case 'clear':
      return { ...state, edits: new Map(), past: [], typing: undefined }
  }
}

export const selectionOf = ({ at, anchor }: SheetState) => rangeOf(at, anchor)

/** What is as the record has it already is no edit. */
function changed(state: SheetState, edits: readonly Edit[]): SheetState {
  const after = new Map(state.edits)
  for (const edit of edits) {
    const key = cellKey(edit.record, edit.field)
    const stored = edit.record[edit.field.name] ?? null
    if (!edit.problem && (edit.value ?? null) === stored) after.delete(key)
    else after.set(key, edit)
  }
  return { ...state, edits: after, past: [...state.past, state.edits].slice(-100) }
}

/** One item per record, in the order the records were first touched. */
export function itemsOf(edits: Edits) {
  const items = new Map<Sent['id'], { record: Sent; changes: Record<string, unknown> }>()
  for (const { record, field, value } of edits.values()) {
    const item = items.get(record.id) ?? { record, changes: {} }
    item.changes[field.name] = value ?? null
    items.set(record.id, item)
  }
  return [...items.values()]
}
