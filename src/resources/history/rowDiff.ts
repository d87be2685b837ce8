import { isEqual } from 'es-toolkit/predicate'
import type { FieldModel } from '../../model/fields/resource'

type Row = Readonly<Record<string, unknown>>

export interface RowChange {
  readonly id: string
  readonly is: 'Added' | 'Removed' | 'Changed'
  readonly cells: readonly {
    readonly column: FieldModel
    readonly values: readonly [old: unknown, now: unknown]
  }[]
}

/** Compares child rows by id: added, removed and changed rows. */
export function rowChanges(
  columns: readonly FieldModel[],
  old: unknown,
  now: unknown,
): readonly RowChange[] {
  const [before, after] = [byId(old), byId(now)]
  const ids = new Set([...after.keys(), ...before.keys()])
  return [...ids]
    .map(id => rowChange(columns, id, [before.get(id), after.get(id)]))
    .filter(({ is, cells }) => is !== 'Changed' || cells.length > 0)
}

function rowChange(
  columns: readonly FieldModel[],
  id: string,
  [was, is]: readonly [Row | undefined, Row | undefined],
): RowChange {
  const cells = columns
    .map(column => ({ column, values: [was?.[column.name], is?.[column.name]] as const }))
    .filter(({ values: [a, b] }) => !isEqual(a ?? null, b ?? null))
  if (was && is) return { id, is: 'Changed', cells }
  if (is) return { id, is: 'Added', cells }
  return { id, is: 'Removed', cells: cells.map(asItStood) }
}

/** A removed row is shown with its previous values. */
const asItStood = ({ column, values: [was] }: RowChange['cells'][number]) => ({
  column,
  values: [undefined, was] as const,
})

/** Rows without an id are identified by their index. */
const byId = (rows: unknown) =>
  new Map(
    (Array.isArray(rows) ? (rows as Row[]) : []).map((row, at) => [
      String(row._ID ?? `#${at}`),
      row,
    ]),
  )
