import { type Db, sql } from '../../../server/db/db'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import { quoteName } from '../../../server/db/names'
import type { ColumnSpec } from '../../../server/db/spec'
import { analyse } from '../../../server/db/statistics'
import { tablesOf } from '../../../server/query/tables'
import { catalogue } from '../../../src/catalogue'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import type { Node } from '../../../src/model/rules/rule'
import { ACME } from '../world'

/** Every table, those of the resources with so many rows, without the rows they refer to. */
export async function fillTables(db: Db, resources: readonly Resource[], rows: number) {
  const tables = tablesOf(catalogue)
  const isPostgres = db.dialect === 'postgres'
  await prepareDatabase(db, tables, 'plans')
  if (!isPostgres) await sql`pragma foreign_keys = off`.execute(db.write)
  await db.transaction(async trx => {
    for (const setting of isPostgres
      ? ['session_replication_role = replica', 'statement_timeout = 0']
      : [])
      await sql.raw(`set local ${setting}`).execute(trx)
    for (const resource of resources) {
      const table = tables.find(({ name }) => name === resource.table)
      const columns = table?.columns.filter(({ name }) => name !== '_DELETED_AT') ?? []
      const names = columns.map(({ name }) => quoteName(name))
      const values = columns.map(column => storedValue(resource, column, { rows, isPostgres }))
      const numbers = `with recursive n(n) as (select 1 union all select n + 1 from n where n < ${rows})`
      await sql
        .raw(
          `${numbers} insert into ${quoteName(resource.table)} (${names}) select ${values} from n`,
        )
        .execute(trx)
    }
    await analyse(trx, db.dialect)
  })
}

interface Filling {
  readonly rows: number
  readonly isPostgres: boolean
}

/** One company; five values of a choice or reference, as many of others as there are rows. */
function storedValue(
  { company, fields, schema }: Resource,
  { name, store }: ColumnSpec,
  { rows, isPostgres }: Filling,
) {
  if (name === company?.name) return `'${ACME}'`
  const field = fields.get(name)
  if (store === 'bool') return isPostgres ? 'n % 2 = 0' : 'n % 2'
  const isUnique = schema.unique?.flat().includes(name) || field?.words.unique
  if (store === 'json') return 'null'
  const product = isPostgres ? 'n::bigint * 7919' : 'n * 7919'
  const number = field?.isNarrow && !isUnique ? 'n % 5' : `${product} % ${rows * 2 + 1}`
  return store === 'text' || store === 'day' || store === 'instant' ? `'v' || (${number})` : number
}
/** The values that every fifth row has, or the one of a single row. */
export function filterOn({ name, store }: FieldModel): Node {
  const isNumber = store === 'int' || store === 'cents' || store === 'real'
  const value = store === 'bool' ? true : isNumber ? 3 : 'v3'
  return { op: 'eq', left: { field: name }, right: { value } }
}
