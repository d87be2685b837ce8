import { expect, test } from 'vitest'
import { withRollback } from '../../../server/db/withRollback'
import { aTable, freshDb } from './freshDb'

const { db } = freshDb([aTable()])

const add = (ID: number, fails = false) =>
  db().transaction(async trx => {
    await trx
      .insertInto('PHONE')
      .values({ ID, NOMBRE: `N${ID}` })
      .execute()
    if (fails) throw new Error(`not ${ID}`)
    return ID
  })
const ids = async () =>
  (await db().all('select "ID" from "PHONE" order by "ID"', [])).map(row => row.ID)

test('of the writes that come at once one fails alone', async () => {
  const done = await Promise.allSettled([add(1), add(2, true), add(3), add(1), add(4)])
  const [first, failing, third, twin, last] = done.map(({ status }) => status === 'fulfilled')
  expect({ failing, third, last }).toEqual({ failing: false, third: true, last: true })
  // The database decides which of the two with the same key is first.
  expect(first).toBe(!twin)
  expect(await ids()).toEqual([1, 3, 4])
})

test('an acknowledged write can be read by the other processes at once', async () => {
  const seen = await Promise.all([1, 2, 3].map(n => add(n).then(ids)))
  expect(seen.every((found, at) => found.includes(at + 1))).toBe(true)
})

test('a write sees what came before it and nothing of what failed', async () => {
  const counted = db().transaction(async trx =>
    (await trx.selectFrom('PHONE').select('ID').execute()).map(row => row.ID),
  )
  const [first] = await Promise.allSettled([add(7, true), counted])
  expect(first.status).toBe('rejected')
  expect(await counted).toEqual([])
})

test('an id taken by a write that failed is not given to another', async () => {
  const taking = (fails: boolean) =>
    db().transaction(async trx => {
      const ID = await db().nextId('PHONE')
      await trx
        .insertInto('PHONE')
        .values({ ID, NOMBRE: `N${ID}` })
        .execute()
      if (fails) throw new Error('no')
      return ID
    })
  await Promise.allSettled([taking(true), taking(false), taking(true), taking(false)])
  const more = await Promise.all(Array.from({ length: 120 }, () => taking(false)))
  expect(new Set([...(await ids())]).size).toBe(122)
  expect(Math.max(...more)).toBeGreaterThanOrEqual(122)
})

test('a rehearsal writes nothing and leaves the writes beside it alone', async () => {
  let runs = 0
  const rehearsed = withRollback(db(), async trx => {
    runs += 1
    await trx.insertInto('PHONE').values({ ID: 9, NOMBRE: 'N9' }).execute()
    return (await trx.selectFrom('PHONE').select('ID').where('ID', '=', 9).execute()).length
  })
  expect(await Promise.all([add(1), rehearsed, add(2)])).toEqual([1, 1, 2])
  expect([runs, await ids()]).toEqual([1, [1, 2]])
})
