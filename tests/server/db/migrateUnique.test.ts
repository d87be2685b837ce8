import { expect, test } from 'vitest'
import type { DbRow } from '../../../server/db/db'
import { prepareDatabase } from '../../../server/db/migration/migrate'
import type { ColumnSpec, TableSpec } from '../../../server/db/spec'
import { aTable, freshDb } from './freshDb'

const { db } = freshDb()
const prepare = (...tables: TableSpec[]) => prepareDatabase(db(), tables, JSON.stringify(tables))
const rows = () => db().read.selectFrom('PHONE').selectAll().execute()
const insert = (row: DbRow) => db().write.insertInto('PHONE').values(row).execute()
const withColumn = (column: ColumnSpec) => aTable({ columns: [...aTable().columns, column] })

test('a new unique over equal rows stops the start and changes nothing', async () => {
  const plain = aTable({ indexes: [] })
  await prepare(plain)
  await insert({ ID: 1, NOMBRE: 'A' })
  await insert({ ID: 2, NOMBRE: 'A' })
  await expect(prepare(withColumn({ name: 'NEW', store: 'text' }))).rejects.toThrow(
    'rows with equal NOMBRE',
  )
  expect(Object.keys((await rows())[0] ?? {})).not.toContain('NEW')
})

test('a new unique for a while over equal rows is told, leaves them, and refuses the next one', async () => {
  const N: ColumnSpec = { name: 'N', store: 'int' }
  const among = { column: 'N', values: [1, 2] }
  const plain = { ...withColumn(N), indexes: [] }
  await prepare(plain)
  const rowsBefore = [
    [1, 'A', 1],
    [2, 'A', 2],
    [3, 'A', 3],
    [4, 'B', 1],
    [5, 'A', 1],
  ] as const
  for (const [ID, NOMBRE, of] of rowsBefore) await insert({ ID, NOMBRE, N: of })
  const unique = { ...plain, indexes: [{ columns: ['NOMBRE'], unique: true, live: true, among }] }
  const { warnings } = await prepare(unique)
  expect(warnings.filter(details => details.includes('PHONE'))).toEqual([
    expect.stringMatching(/PHONE has 2 rows whose NOMBRE an older row has.*ID 2, 5$/),
  ])
  expect(await rows()).toHaveLength(5)
  for (const NOMBRE of ['A', 'B']) await expect(insert({ ID: 6, NOMBRE, N: 1 })).rejects.toThrow()
  await insert({ ID: 6, NOMBRE: 'A', N: 3 })
  // Rebuilt without its check, the table still refuses it.
  await prepare({ ...unique, columns: unique.columns.map(({ nonNegative: _, ...each }) => each) })
  await expect(insert({ ID: 7, NOMBRE: 'B', N: 1 })).rejects.toThrow()
  expect(await rows()).toHaveLength(6)
})
