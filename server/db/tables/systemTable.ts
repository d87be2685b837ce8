import type { ColumnSpec, Store, TableSpec } from '../spec'

interface Keys {
  readonly key: string[]
  readonly indexes?: string[][]
  /** Folded texts that are searched anywhere in them; indexed on PostgreSQL. */
  readonly searched?: string[]
  /** Texts that hold other columns folded. */
  readonly folds?: Readonly<Record<string, string[]>>
}

/** A table of the platform, its indexes only for finding. */
export function system(
  name: string,
  columns: Record<string, Store>,
  { key, indexes = [], searched = [], folds = {} }: Keys,
): TableSpec {
  const spec = ([column, store]: [string, Store]): ColumnSpec => ({
    name: column,
    store,
    ...(folds[column] && { folds: folds[column] }),
  })
  return {
    name,
    primaryKey: key,
    columns: Object.entries(columns).map(spec),
    foreignKeys: [],
    indexes: [
      ...indexes.map(each => ({ columns: each })),
      ...searched.map(each => ({ columns: [each], trigram: true })),
    ],
  }
}
