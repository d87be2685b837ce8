import type { ColumnSpec } from '../spec'

interface Former {
  readonly droppedColumns?: readonly string[]
  readonly archivedColumns?: Readonly<Record<string, string>>
}
/** Columns that no field uses any more but whose values are kept, under their own or another name. */
export const formerColumns = ({
  droppedColumns = [],
  archivedColumns = {},
}: Former): ColumnSpec[] => [
  ...droppedColumns.map(name => ({ name, store: 'text' as const })),
  ...Object.entries(archivedColumns).map(([name, was]) => ({
    ...{ name, store: 'text' as const },
    ...{ was, frees: true },
  })),
]
