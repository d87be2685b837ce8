import { isEqual } from 'es-toolkit/predicate'
import type { FieldModel } from '../fields/resource'
import { sameValue } from '../fields/sameValue'
import type { DraftValues } from './draft'
import { mergeRows } from './mergeRows'

/** Three versions of a value: as opened, as edited by the user, as saved by another user. */
export interface Versions<Value = DraftValues> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/**
 * A value changed differently on both sides. A row that one side changed and the other removed is a list
 * with one or no row.
 */
export interface Conflict extends Versions<unknown> {
  /** `PRECIO`; `LINEAS.12` for a row; `LINEAS.12.CANTIDAD` for its cell. */
  readonly path: string
  readonly field: FieldModel
  /** The child rows it belongs to, and its position from 1. */
  readonly within?: { readonly lines: FieldModel; readonly place: number }
  /** The user may no longer write it: only the saved value can be chosen. */
  readonly locked?: true
}

export interface Merged {
  readonly values: Readonly<Record<string, unknown>>
  readonly conflicts: readonly Conflict[]
  /** Fields with changes of the other user that were merged without a conflict. */
  readonly taken: readonly FieldModel[]
}

export interface MergeOutcome {
  readonly value: unknown
  readonly conflicts: readonly Conflict[]
  readonly isTaken: boolean
}
/** Paths where the saved value was chosen; elsewhere the user's value wins. */
export type SavedChoices = ReadonlySet<string>
interface MergeInput {
  readonly yielded?: SavedChoices
  /** Fields the user may still write; all when omitted. */
  readonly writable?: ReadonlySet<string>
}

/**
 * Merges two users' changes of a record by field. A field changed on one side takes that change; one
 * changed differently on both is a conflict. Computed fields take the saved value.
 */
export function merge(
  fields: Iterable<FieldModel>,
  versions: Versions,
  { yielded = new Set(), writable }: MergeInput = {},
): Merged {
  const { base, mine, theirs } = versions
  const values: Record<string, unknown> = { ...theirs }
  const conflicts: Conflict[] = []
  const taken: FieldModel[] = []
  for (const field of fields) {
    const { name } = field
    const given = { base: base[name], mine: mine[name], theirs: theirs[name] }
    const isOpen = writable?.has(name) ?? true
    const became = isOpen ? mergeField(field, given, yielded) : mergeUnwritable(field, given)
    if (became.value !== undefined) values[name] = became.value
    conflicts.push(...became.conflicts)
    if (became.isTaken) taken.push(field)
  }
  return { values, conflicts, taken }
}

function mergeField(
  field: FieldModel,
  versions: Versions<unknown>,
  yielded: SavedChoices,
): MergeOutcome {
  const { fields } = field
  if (!fields) return mergeValue(field, field.name, { versions, yielded })
  const byCell = { mergeCell: mergeValue, yielded }
  return (
    mergeRows({ ...field, fields }, versions, byCell) ??
    mergeValue(field, field.name, { versions, yielded })
  )
}

/** Reports a change to a field that is no longer writable instead of dropping it silently. */
function mergeUnwritable(
  field: FieldModel,
  { base, mine, theirs }: Versions<unknown>,
): MergeOutcome {
  const same = (a: unknown, b: unknown) => field.readOnly || sameValue(field, a, b)
  const isLost = !same(mine, base) && !same(mine, theirs)
  const conflict = { path: field.name, field, base, mine, theirs, locked: true } as const
  return {
    value: theirs,
    conflicts: isLost ? [conflict] : [],
    isTaken: !isLost && !same(theirs, base),
  }
}

/** Merges a value without parts. */
export function mergeValue(
  field: FieldModel,
  path: string,
  { versions, yielded }: { readonly versions: Versions<unknown>; readonly yielded: SavedChoices },
): MergeOutcome {
  const { base, mine, theirs } = versions
  const same = (a: unknown, b: unknown) => sameValue(field, a, b)
  const theyDid = !same(theirs, base)
  const settled = (value: unknown) => ({
    value,
    conflicts: [],
    isTaken: theyDid && value === theirs && !same(mine, theirs),
  })
  if (field.readOnly) return settled(theirs)
  // Equal values written differently (order, spaces): the changed notation wins.
  if (same(mine, theirs)) return settled(isEqual(theirs, base) ? mine : theirs)
  if (!theyDid) return settled(mine)
  if (same(mine, base)) return settled(theirs)
  const value = yielded.has(path) ? theirs : mine
  return { value, conflicts: [{ path, field, base, mine, theirs }], isTaken: false }
}
