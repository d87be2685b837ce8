import type { ColumnSpec, Store, TableSpec } from './spec'

/** A table of the platform, its indexes only for finding. */
export function system(
  name: string,
  columns: Record<string, Store>,
  { key, indexes = [] }: { key: string[]; indexes?: string[][] },
): TableSpec {
  const spec = ([column, store]: [string, Store]): ColumnSpec => ({ name: column, store })
  return {
    name,
    primaryKey: key,
    columns: Object.entries(columns).map(spec),
    foreignKeys: [],
    indexes: indexes.map(each => ({ columns: each })),
  }
}
