import { expect, test } from 'vitest'
import type { DbRow } from '../../../server/db/db'
import { violationOf } from '../../../server/db/migration/violation'
import { withRollback } from '../../../server/db/withRollback'
import { aTable, freshDb } from './freshDb'

const tables = [aTable()]
const { db } = freshDb(tables)

const insert = (row: DbRow) => db().write.insertInto('PHONE').values(row).execute()
const names = async () =>
  (await db().read.selectFrom('PHONE').select('NOMBRE').orderBy('ID').execute()).map(
    row => row.NOMBRE,
  )

test('a written row can be read', async () => {
  await insert({ ID: 1, NOMBRE: 'Ñandú', COSTO: 1250, ACTIVO: true })
  const [row] = await db().all('select * from "PHONE"', [])
  expect(row).toMatchObject({ ID: 1, NOMBRE: 'Ñandú', COSTO: 1250 })
  expect([true, 1]).toContain(row?.ACTIVO)
})

test('a long number in a text column keeps its digits', async () => {
  await insert({ ID: 1, NOMBRE: '352099001761481' })
  expect(await names()).toEqual(['352099001761481'])
})

test.each([Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY, undefined, {}, [1], 1n])(
  'a value like %s never reaches the database',
  async value => {
    const query = db().read.selectFrom('PHONE').select('ID').compile()
    await expect(
      db().all(`${query.sql} where "COSTO" = ${placeholder()}`, [value]),
    ).rejects.toThrow('cannot be bound')
    expect(await names()).toEqual([])
  },
)

const placeholder = () => (db().dialect === 'sqlite' ? '?' : '$1')

test('a failed transaction leaves nothing behind', async () => {
  const failing = db().transaction(async trx => {
    await trx.insertInto('PHONE').values({ ID: 1, NOMBRE: 'A' }).execute()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await names()).toEqual([])
})

test('a rehearsal leaves nothing behind, whichever of its parts failed', async () => {
  const rehearsed = await withRollback(db(), async trx => {
    const part = (ID: number) => () =>
      trx
        .insertInto('PHONE')
        .values({ ID, NOMBRE: `N${ID}` })
        .execute()
    await db().apart(trx, part(1))
    await expect(db().apart(trx, part(1))).rejects.toThrow()
    await db().apart(trx, part(2))
    return (await trx.selectFrom('PHONE').selectAll().execute()).length
  })
  expect(rehearsed).toBe(2)
  expect(await names()).toEqual([])
})

test('transactions that wait for each other all arrive', async () => {
  const one = (n: number) =>
    db().transaction(async trx => {
      await trx
        .insertInto('PHONE')
        .values({ ID: n, NOMBRE: `N${n}` })
        .execute()
      await new Promise(resolve => setTimeout(resolve, 2))
    })
  await Promise.all(Array.from({ length: 20 }, (_, n) => one(n + 1)))
  expect(await names()).toHaveLength(20)
})

test('a read does not wait for an open transaction, nor see it', async () => {
  await db().transaction(async trx => {
    await trx.insertInto('PHONE').values({ ID: 1, NOMBRE: 'A' }).execute()
    expect(await names()).toEqual([])
  })
  expect(await names()).toEqual(['A'])
})

test('a conditional change under contention never goes below zero', async () => {
  await insert({ ID: 1, NOMBRE: 'A', COSTO: 5 })
  const take = () =>
    db().transaction(trx =>
      trx
        .updateTable('PHONE')
        .set(eb => ({ COSTO: eb('COSTO', '-', 1) }))
        .where('ID', '=', 1)
        .where('COSTO', '>=', 1)
        .returning('COSTO')
        .executeTakeFirst(),
    )
  const taken = await Promise.all(Array.from({ length: 12 }, take))
  expect(taken.filter(Boolean)).toHaveLength(5)
})

test('ids are never given twice, also not after a rollback', async () => {
  const given: number[] = []
  const take = async (fails: boolean) => {
    const work = db().transaction(async () => {
      given.push(await db().nextId('PHONE'))
      if (fails) throw new Error('no')
    })
    await work.catch(() => {})
  }
  await Promise.all(Array.from({ length: 120 }, (_, n) => take(n % 3 === 0)))
  given.push(await db().nextId('PHONE', 1000), await db().nextId('PHONE'))
  expect(new Set(given).size).toBe(given.length)
  const [row] = await db().all('select "VALUE" from "_COUNTER"', [])
  expect(Number(row?.VALUE)).toBeGreaterThanOrEqual(Math.max(...given))
})

test.each([
  { kind: 'unique', columns: ['NOMBRE'], row: { ID: 2, NOMBRE: 'A' } },
  { kind: 'unique', columns: ['ID'], row: { ID: 1, NOMBRE: 'B' } },
  { kind: 'check', columns: ['COSTO'], row: { ID: 2, NOMBRE: 'B', COSTO: -1 } },
])('a $kind violation of $columns is told in the words of the tables', async expected => {
  await insert({ ID: 1, NOMBRE: 'A' })
  const error = await insert(expected.row).catch((caught: unknown) => caught)
  const { kind, columns } = expected
  expect(violationOf(error, tables)).toEqual({ kind, table: 'PHONE', columns })
  const answering = db().write.insertInto('PHONE').values(expected.row).returning('ID').execute()
  const same = await answering.catch((caught: unknown) => caught)
  expect(violationOf(same, tables)).toEqual({ kind, table: 'PHONE', columns })
})

test('a deleted record no longer holds its unique value', async () => {
  await insert({ ID: 1, NOMBRE: 'A', _DELETED_AT: '2026-01-01T00:00:00.000Z' })
  await insert({ ID: 2, NOMBRE: 'A' })
  expect(await names()).toEqual(['A', 'A'])
})

test('text sorts by code point, whatever the locale of the database', async () => {
  await insert({ ID: 3, NOMBRE: 'b' })
  await insert({ ID: 1, NOMBRE: 'á' })
  await insert({ ID: 2, NOMBRE: 'B' })
  const rows = await db().read.selectFrom('PHONE').select('NOMBRE').orderBy('NOMBRE').execute()
  expect(rows.map(row => row.NOMBRE)).toEqual(['B', 'b', 'á'])
})

test('sums and counts are numbers', async () => {
  await insert({ ID: 1, NOMBRE: 'A', COSTO: 150 })
  await insert({ ID: 2, NOMBRE: 'B', COSTO: 250 })
  const row = await db()
    .read.selectFrom('PHONE')
    .select(eb => [eb.fn.sum('COSTO').as('s'), eb.fn.countAll().as('n')])
    .executeTakeFirst()
  expect({ ...row }).toEqual({ s: 400, n: 2 })
})
