import { expect, test } from 'vitest'
import { Refusal } from '../../server/base/refusal'
import { type IdempotentRequest, once } from '../../server/write/idempotency'
import { aTable, freshDb } from './db/freshDb'

const { db } = freshDb([aTable()])

const anIntention = (change: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  key: 'key-12345',
  userId: 1,
  route: 'POST /phones',
  body: { NOMBRE: 'A' },
  now: new Date('2026-03-01T12:00:00Z'),
  ...change,
})

const create = (change: Partial<IdempotentRequest> = {}, fails = false, process = db()) =>
  once(process, anIntention(change), async trx => {
    const ID = await db().nextId('PHONE')
    await trx.insertInto('PHONE').values({ ID, COSTO: 1 }).execute()
    if (fails) throw new Refusal(422, 'invalid')
    return { ID }
  })
const phones = async () => (await db().all('select "ID" from "PHONE"', [])).length

test('the same intention twice is done once and answered twice alike', async () => {
  const first = await create()
  expect(await create()).toEqual(first)
  expect(await phones()).toBe(1)
})

test('without a key each call is an intention of its own', async () => {
  await create({ key: undefined })
  await create({ key: undefined })
  expect(await phones()).toBe(2)
})

test.each<[string, Partial<IdempotentRequest>]>([
  ['another body', { body: { NOMBRE: 'B' } }],
  ['another route', { route: 'POST /others' }],
])('the same key with %s is refused, with what was made', async (_name, change) => {
  const made = await create()
  await expect(create(change)).rejects.toMatchObject({ status: 409, extra: { record: made } })
  expect(await phones()).toBe(1)
})

test('keys of different people have nothing to do with each other', async () => {
  await create()
  await create({ userId: 2 })
  expect(await phones()).toBe(2)
})

test('a failed request may be repeated with the same key', async () => {
  await expect(create({}, true)).rejects.toMatchObject({ status: 422 })
  expect(await phones()).toBe(0)
  await create({ body: { NOMBRE: 'better' } })
  expect(await phones()).toBe(1)
})

test('at the same moment one is done, the others are told to wait', async () => {
  const attempts = await Promise.allSettled([create(), create(), create()])
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await phones()).toBe(1)
})

test('two processes that get it at the same moment do it once and answer alike', async () => {
  const [first, second] = await Promise.all([create(), create({}, false, { ...db() })])
  expect(second).toEqual(first)
  expect(await phones()).toBe(1)
})

test('a process refused for what another has just made gets its answer', async () => {
  const claim = (process = db()) =>
    once(process, anIntention(), async trx => {
      await trx.insertInto('PHONE').values({ ID: 7, COSTO: 1 }).execute()
      return { ID: 7 }
    })
  expect(await Promise.all([claim(), claim({ ...db() })])).toEqual([{ ID: 7 }, { ID: 7 }])
  expect(await phones()).toBe(1)
})

test('a key is kept for 24 hours, or for ever', async () => {
  const later = new Date('2026-03-02T13:00:00Z')
  await create()
  await create({ now: later })
  expect(await phones()).toBe(2)
  await create({ key: 'order-123', forever: true })
  await create({ key: 'order-123', forever: true, now: later })
  expect(await phones()).toBe(3)
})
