import { sql, type Trx } from '../db'
import { quoteAll, quoteName } from '../names'
import type { Dialect, IndexSpec, TableSpec } from '../spec'
import { countedBy, createIndex } from './ddl'

/** A unique index to create over rows that may already contain duplicates. */
export interface Repeats {
  readonly table: TableSpec
  readonly index: IndexSpec
  /** The integer column that identifies a row. */
  readonly key: string
}

/** A new business rule does not stop the start; a duplicate key does (`plan.ts`). */
export function repeatsIn(table: TableSpec, index: IndexSpec): Repeats | undefined {
  const [key, ...more] = table.primaryKey
  const isNumber = table.columns.some(({ name, store }) => name === key && store === 'int')
  if (!index.unique || !index.among || key === undefined || more.length > 0 || !isNumber)
    return undefined
  return { table, index, key }
}

/**
 * Creates the index without existing duplicates: they stay, and no other row may duplicate the oldest one.
 * Returns what to report about them.
 */
export async function indexWithoutRepeats(trx: Trx, dialect: Dialect, repeats: Repeats) {
  const { table, index, key } = repeats
  const values = await repeatedRows(trx, repeats)
  const except = values.length > 0 ? { except: { column: key, values } } : {}
  await sql.raw(createIndex(table, { ...index, ...except }, dialect)).execute(trx)
  if (values.length === 0) return []
  const columns = index.columns.join(', ')
  const named = [...values.slice(0, MOST_NAMED), ...(values.length > MOST_NAMED ? ['…'] : [])]
  return [
    `${table.name} has ${values.length} rows whose ${columns} an older row has as well. They stay as they are;` +
      ` from now on no row may repeat another. Look at these, and correct them: ${key} ${named.join(', ')}`,
  ]
}

const MOST_NAMED = 50

async function repeatedRows(trx: Trx, { table, index, key }: Repeats): Promise<number[]> {
  const filled = index.columns.map(column => `${quoteName(column)} is not null`)
  const numbered =
    `select ${quoteName(key)} as k, row_number() over` +
    ` (partition by ${quoteAll(index.columns)} order by ${quoteName(key)}) as n` +
    ` from ${quoteName(table.name)} where ${[...filled, ...countedBy(index)].join(' and ')}`
  const { rows } = await sql
    .raw<{ k: number }>(`select k from (${numbered}) as d where n > 1 order by k`)
    .execute(trx)
  return rows.map(({ k }) => Number(k))
}
