import { isEqual } from 'es-toolkit/predicate'
import type { FieldModel } from '../fields/resource'
import { sameRow } from '../fields/sameValue'
import type { Conflict, MergeOutcome, mergeValue, SavedChoices, Versions } from './merge'

type Row = Readonly<Record<string, unknown>>
type Lines = FieldModel & { readonly fields: readonly FieldModel[] }
interface RowMergeInput {
  readonly mergeCell: typeof mergeValue
  readonly yielded: SavedChoices
}
/** Merge result of a row; undefined row: removed. */
interface RowOutcome {
  readonly row: Row | undefined
  readonly conflicts: readonly Conflict[]
  readonly isTaken: boolean
}

/**
 * Merges child rows by id: added rows stay, cells merge like fields, and a row removed on one side and
 * changed on the other is a conflict. Undefined for rows without ids.
 */
export function mergeRows(
  lines: Lines,
  versions: Versions<unknown>,
  means: RowMergeInput,
): MergeOutcome | undefined {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(rowsOf)
  if (!base || !mine || !theirs || ![...base, ...theirs].every(hasId)) return undefined
  const [was, my, their] = [byId(base), byId(mine), byId(theirs)]
  const made = new Map<unknown, RowOutcome>()
  for (const id of new Set([...was.keys(), ...my.keys(), ...their.keys()])) {
    const place = (my.has(id) ? mine : base).findIndex(row => row._ID === id) + 1
    const given = { base: was.get(id), mine: my.get(id), theirs: their.get(id) }
    made.set(id, mergeRow({ lines, id, place }, given, means))
  }
  const fresh = new Map(mine.filter(row => !hasId(row)).map(row => [row, { row }]))
  const standing = (key: unknown) => made.get(key)?.row ?? fresh.get(key as Row)?.row
  const outcomes = [...made.values()]
  return {
    value: orderOf({ base, mine, theirs })
      .map(standing)
      .filter(row => row !== undefined),
    conflicts: outcomes.flatMap(({ conflicts }) => conflicts),
    isTaken: outcomes.some(({ isTaken }) => isTaken),
  }
}

interface RowPlace {
  readonly lines: Lines
  readonly id: unknown
  readonly place: number
}
function mergeRow(
  at: RowPlace,
  { base, mine, theirs }: Versions<Row | undefined>,
  means: RowMergeInput,
): RowOutcome {
  if (mine && theirs) return mergeCells(at, { base: base ?? {}, mine, theirs }, means)
  const left = mine ?? theirs
  const untouched = !left || !base || sameRow(at.lines.fields, left, base)
  // On one side only: added there, or removed on the other side, which holds if the row is unchanged.
  if (untouched) {
    const row = base ? undefined : left
    return { row, conflicts: [], isTaken: base ? mine !== undefined : theirs !== undefined }
  }
  const { lines, id, place } = at
  const path = `${lines.name}.${id}`
  const asList = (row: Row | undefined) => (row ? [row] : [])
  const conflict = {
    path,
    field: lines,
    within: { lines, place },
    base: asList(base),
    mine: asList(mine),
    theirs: asList(theirs),
  }
  const row = means.yielded.has(path) ? theirs : mine
  return { row, conflicts: [conflict], isTaken: false }
}

function mergeCells(
  { lines, id, place }: RowPlace,
  versions: Versions<Row>,
  { mergeCell, yielded }: RowMergeInput,
): RowOutcome {
  const { base, mine, theirs } = versions
  const row: Record<string, unknown> = { ...theirs }
  const became = lines.fields.map(field => {
    const { name } = field
    const cells = { base: base[name], mine: mine[name], theirs: theirs[name] }
    const path = `${lines.name}.${id}.${name}`
    const outcome = mergeCell(field, path, { versions: cells, yielded })
    if (outcome.value !== undefined) row[name] = outcome.value
    return outcome
  })
  const within = { lines, place }
  return {
    row,
    conflicts: became.flatMap(({ conflicts }) => conflicts.map(it => ({ ...it, within }))),
    isTaken: became.some(({ isTaken }) => isTaken),
  }
}

/**
 * Rows of both sides, in the user's order if the user moved any, otherwise in the saved order. A row of one
 * side only follows its predecessor. New rows have no id and are distinct.
 */
function orderOf({ base, mine, theirs }: Versions<readonly Row[]>): readonly unknown[] {
  const [was, my, their] = [base.map(keyOf), mine.map(keyOf), theirs.map(keyOf)]
  const [first, second] = isMoved(was, my) ? [my, their] : [their, my]
  const order = [...first]
  for (const [at, key] of second.entries()) {
    if (order.includes(key)) continue
    const isThere = (one: unknown) => order.includes(one)
    const before = second.slice(0, at).reverse().find(isThere)
    const behind = second.slice(at + 1).find(isThere)
    if (before !== undefined) order.splice(order.indexOf(before) + 1, 0, key)
    else order.splice(behind === undefined ? order.length : order.indexOf(behind), 0, key)
  }
  return order
}

function isMoved(was: readonly unknown[], is: readonly unknown[]) {
  const [old, now] = [was.filter(key => is.includes(key)), is.filter(key => was.includes(key))]
  return !isEqual(old, now)
}

const hasId = ({ _ID }: Row) => _ID !== undefined && _ID !== null
const keyOf = (row: Row) => (hasId(row) ? row._ID : row)
const byId = (rows: readonly Row[]) => new Map(rows.filter(hasId).map(row => [row._ID, row]))
const rowsOf = (value: unknown): readonly Row[] | undefined => {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? (value as Row[]) : undefined
}
