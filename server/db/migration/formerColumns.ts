import type { AnySchema } from '../../../src/model/schema'
import type { ColumnSpec } from '../spec'

/** Columns that no field uses any more but whose values are kept, under their own or another name. */
export const formerColumns = ({
  droppedColumns = [],
}: Pick<AnySchema, 'droppedColumns'>): ColumnSpec[] =>
  Array.isArray(droppedColumns)
    ? droppedColumns.map(name => ({ name, store: 'text' }))
    : Object.entries(droppedColumns).map(([name, was]) =>
        was === name ? { name, store: 'text' } : { name, store: 'text', was, frees: true },
      )
