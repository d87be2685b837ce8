import { sql } from 'kysely'
import type { Trx } from './db'
import { countedBy, createIndex } from './ddl'
import { quote, quoteAll } from './names'
import type { Dialect, IndexSpec, TableSpec } from './spec'

/** A unique index to be made over rows that may repeat each other already. */
export interface Repeats {
  readonly table: TableSpec
  readonly index: IndexSpec
  /** The whole number that names a row. */
  readonly key: string
}

/** A rule of the business that is new to a database stops no start; what names a record does (`plan.ts`). */
export function repeatsIn(table: TableSpec, index: IndexSpec): Repeats | undefined {
  const [key, ...more] = table.primaryKey
  const isNumber = table.columns.some(({ name, store }) => name === key && store === 'int')
  if (!index.unique || !index.among || key === undefined || more.length > 0 || !isNumber)
    return undefined
  return { table, index, key }
}

/**
 * Makes the index without the rows that repeat an older one: they stay as they are, and no other row may repeat
 * the older one from now on. Answers what is to be told about them.
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
  const filled = index.columns.map(column => `${quote(column)} is not null`)
  const numbered =
    `select ${quote(key)} as k, row_number() over` +
    ` (partition by ${quoteAll(index.columns)} order by ${quote(key)}) as n` +
    ` from ${quote(table.name)} where ${[...filled, ...countedBy(index)].join(' and ')}`
  const { rows } = await sql
    .raw<{ k: number }>(`select k from (${numbered}) as d where n > 1 order by k`)
    .execute(trx)
  return rows.map(({ k }) => Number(k))
}
