import { isEqual } from 'es-toolkit'
import type { Values } from './draft'
import { mergeRows } from './mergeRows'
import type { FieldModel } from './resource'
import { sameValue } from './sameValue'

/** One thing as it was when somebody opened it, as they left it, and as somebody else saved it. */
export interface Versions<Value = Values> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/** What both changed, differently. A whole row that one changed and the other removed is a list of one, or of none. */
export interface Conflict extends Versions<unknown> {
  /** `PRECIO`, `LINEAS.12` for a row, `LINEAS.12.CANTIDAD` for its cell. */
  readonly path: string
  /** What prints the values. */
  readonly field: FieldModel
  /** The rows it stands among, and where, counted from 1. */
  readonly within?: { readonly lines: FieldModel; readonly place: number }
  /** I may not write it any more: only theirs can be had. */
  readonly locked?: true
}

export interface Merged {
  readonly values: Readonly<Record<string, unknown>>
  readonly conflicts: readonly Conflict[]
  /** Fields that carry something of theirs which nobody had to choose. */
  readonly taken: readonly FieldModel[]
}

/** What one field became. */
export interface Outcome {
  readonly value: unknown
  readonly conflicts: readonly Conflict[]
  readonly isTaken: boolean
}
/** Paths at which theirs was chosen. At all others of a conflict mine stands. */
export type Yielded = ReadonlySet<string>
interface Terms {
  readonly yielded?: Yielded
  /** The fields I may still write; all when not said. */
  readonly writable?: ReadonlySet<string>
}

/**
 * Puts two people's changes of one record together, field by field: what only one of them touched
 * is as they left it, what both changed differently is a conflict. What the server reckons is theirs.
 */
export function merge(
  fields: Iterable<FieldModel>,
  versions: Versions,
  { yielded = new Set(), writable }: Terms = {},
): Merged {
  const { base, mine, theirs } = versions
  const values: Record<string, unknown> = { ...theirs }
  const conflicts: Conflict[] = []
  const taken: FieldModel[] = []
  for (const field of fields) {
    const { name } = field
    const given = { base: base[name], mine: mine[name], theirs: theirs[name] }
    const isOpen = writable?.has(name) ?? true
    const became = isOpen ? mergeField(field, given, yielded) : yieldField(field, given)
    if (became.value !== undefined) values[name] = became.value
    conflicts.push(...became.conflicts)
    if (became.isTaken) taken.push(field)
  }
  return { values, conflicts, taken }
}

function mergeField(field: FieldModel, versions: Versions<unknown>, yielded: Yielded): Outcome {
  const { fields } = field
  if (!fields) return mergeValue(field, field.name, { versions, yielded })
  const byCell = { mergeCell: mergeValue, yielded }
  return (
    mergeRows({ ...field, fields }, versions, byCell) ??
    mergeValue(field, field.name, { versions, yielded })
  )
}

/** What I changed of a field that is closed to me now is not dropped in silence. */
function yieldField(field: FieldModel, { base, mine, theirs }: Versions<unknown>): Outcome {
  const same = (a: unknown, b: unknown) => field.readOnly || sameValue(field, a, b)
  const isLost = !same(mine, base) && !same(mine, theirs)
  const conflict = { path: field.name, field, base, mine, theirs, locked: true } as const
  return {
    value: theirs,
    conflicts: isLost ? [conflict] : [],
    isTaken: !isLost && !same(theirs, base),
  }
}

export interface Settling {
  readonly versions: Versions<unknown>
  readonly yielded: Yielded
}

/** One value that has no parts. */
export function mergeValue(
  field: FieldModel,
  path: string,
  { versions, yielded }: Settling,
): Outcome {
  const { base, mine, theirs } = versions
  const same = (a: unknown, b: unknown) => sameValue(field, a, b)
  const theyDid = !same(theirs, base)
  const settled = (value: unknown) => ({
    value,
    conflicts: [],
    isTaken: theyDid && value === theirs && !same(mine, theirs),
  })
  if (field.readOnly) return settled(theirs)
  // Said in another way only (an order, spaces): the way somebody changed it counts.
  if (same(mine, theirs)) return settled(isEqual(theirs, base) ? mine : theirs)
  if (!theyDid) return settled(mine)
  if (same(mine, base)) return settled(theirs)
  const value = yielded.has(path) ? theirs : mine
  return { value, conflicts: [{ path, field, base, mine, theirs }], isTaken: false }
}
