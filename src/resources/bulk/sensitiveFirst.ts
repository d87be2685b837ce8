import type { FieldModel } from '../../model/fields/resource'

/** Rows with sensitive changes, their fields, and all rows with those first. */
export function sensitiveFirst<Row>(
  all: readonly Row[],
  sensitiveIn: (row: Row) => readonly FieldModel[],
) {
  const checkedRows = all.map(row => [row, sensitiveIn(row)] as const)
  const rows = checkedRows.flatMap(([row, found]) => (found.length > 0 ? [row] : []))
  const fields = [...new Set(checkedRows.flatMap(([, found]) => found))]
  const others = checkedRows.flatMap(([row, found]) => (found.length > 0 ? [] : [row]))
  return { rows, fields, first: [...rows, ...others] }
}
