import { expect, test } from 'vitest'
import { sql } from '../../server/db/db'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { bulk } from './bulkCalls'
import { useServer } from './useServer'

const crates = defineResource({
  name: 'crates',
  table: 'CAJON_IMPORTADO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Cajón | Cajones',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text', required: true } },
  access: { admin: 'all' },
})

const server = useServer({ catalogue: aCatalogue(crates) })
const isSqlite = process.env.TEST_DB !== 'postgres'

/** The planner's estimate of the number of crates. */
async function known() {
  const counted = isSqlite
    ? sql<{ size: number }>`
        select max(cast(stat as integer)) as size from sqlite_stat1 where tbl = 'CAJON_IMPORTADO'`
    : sql<{ size: number }>`select reltuples as size from pg_class
        where relname = 'CAJON_IMPORTADO' and relnamespace = current_schema()::regnamespace`
  return Number((await counted.execute(server.db.read)).rows[0]?.size ?? 0)
}

test('once an import has answered, the database plans for the rows it brought', async () => {
  const boss = await server.as('10')
  const rows = Array.from({ length: 150 }, (_, n) => ({ changes: { NOMBRE: `C${n}` } }))
  const { status } = await bulk(boss, rows, '/hanadb/api/crates/bulk')
  expect(status).toBe(200)
  expect(await known()).toBe(150)
})
