import { isEqual } from 'es-toolkit'
import { type Found, meantBy } from '../../model/import/items'
import type { FieldModel } from '../../model/resource'
import type { Sent } from '../useRecord'
import { type Place, rangeOf } from './block'
import { checked, type Held } from './cellText'

/** A cell that is not saved yet. */
export interface Edit extends Held {
  readonly record: Sent
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
  /** What was taken back, to be done again. */
  readonly future: readonly Edits[]
  /** What the cell being typed in began with. */
  readonly typing: string | undefined
}

export type Action =
  | { readonly type: 'go'; readonly to: Place; readonly extend?: boolean }
  | { readonly type: 'select'; readonly from: Place; readonly to: Place }
  | { readonly type: 'begin'; readonly text: string }
  | { readonly type: 'stop' | 'back' | 'again' | 'clear' }
  | { readonly type: 'put'; readonly edits: readonly Edit[] }
  | {
      readonly type: 'found'
      readonly field: FieldModel
      readonly found: ReadonlyMap<string, Found>
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

export function reduceSheet(state: SheetState, action: Action): SheetState {
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

export const selectionOf = ({ at, anchor }: SheetState) => rangeOf(at, anchor)

/** What is as the record has it already is no edit. */
function changed(state: SheetState, edits: readonly Edit[]): SheetState {
  const after = new Map(state.edits)
  for (const edit of edits) after.set(cellKey(edit.record, edit.field), edit)
  const past = [...state.past, state.edits].slice(-100)
  return { ...state, edits: withoutIdle(after), past, future: [] }
}

const withoutIdle = (edits: Edits): Edits =>
  new Map([...edits].filter(([, edit]) => !isAsStored(edit)))

const isAsStored = ({ problem, names, value, record, field }: Edit) =>
  !problem && !names && isEqual(value ?? null, record[field.name] ?? null)

type Stack = 'past' | 'future'
function travelled(state: SheetState, { from, to }: { from: Stack; to: Stack }): SheetState {
  const edits = state[from].at(-1)
  if (!edits) return state
  return { ...state, edits, [from]: state[from].slice(0, -1), [to]: [...state[to], state.edits] }
}

/** An answer also reaches what was taken back. */
function everywhere(state: SheetState, change: (edit: Edit) => Edit): SheetState {
  const of = (edits: Edits) => withoutIdle(new Map([...edits].map(([key, e]) => [key, change(e)])))
  return {
    ...state,
    edits: of(state.edits),
    past: state.past.map(of),
    future: state.future.map(of),
  }
}

interface FoundNames {
  readonly field: FieldModel
  readonly found: ReadonlyMap<string, Found>
}
function answered(edit: Edit, { field, found }: FoundNames): Edit {
  const { record, text, names } = edit
  if (edit.field !== field || !names?.every(name => found.has(name))) return edit
  const meant = meantBy(field, names, found)
  if ('problem' in meant) return { record, field, text, problem: meant.problem }
  return { record, field, ...checked(field, { text, value: meant.value }) }
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
