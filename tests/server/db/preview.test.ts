import { expect, test } from 'vitest'
import { previewChanges } from '../../../server/db/migration/preview'
import { systemTables } from '../../../server/db/tables/systemTables'
import { openTestDb } from '../testDb'
import { aTable, freshDb } from './freshDb'

const { db } = freshDb([aTable()])
const columns = aTable().columns
const previewed = async (change: Partial<ReturnType<typeof aTable>> = {}) =>
  previewChanges(db(), [...systemTables(), aTable(change)])

test('unchanged tables are not listed', async () => {
  expect(await previewed()).toEqual([])
})

test('an empty database has no past', async () => {
  const { db: empty, drop } = await openTestDb()
  expect(await previewChanges(empty, [aTable()])).toBeUndefined()
  await drop()
})

test('a new column and a new index are told, and not made', async () => {
  const change = {
    columns: [...columns, { name: 'RUTA', store: 'text' as const }],
    indexes: [...aTable().indexes, { columns: ['RUTA'], unique: true, live: true }],
  }
  const [details] = (await previewed(change)) ?? []
  expect(details).toMatchObject({ table: 'PHONE', stops: [] })
  expect(details?.runs.join('\n')).toMatch(/add column "RUTA"[\s\S]*create unique index/)
  expect(await previewed(change)).toEqual([details])
})

test('undeclared columns are listed with the SQL that would drop them', async () => {
  const [details] =
    (await previewed({ columns: columns.filter(({ name }) => name !== 'ACTIVO') })) ?? []
  expect(details?.left).toEqual([
    {
      why: 'PHONE.ACTIVO is no longer declared',
      sql: expect.arrayContaining([expect.any(String)]),
    },
  ])
})

test('a table nobody declares any more is told', async () => {
  const [details] = (await previewChanges(db(), systemTables())) ?? []
  expect(details?.left[0]?.why).toBe('table PHONE is no longer declared')
})
