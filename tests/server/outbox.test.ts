import { expect, test } from 'vitest'
import { otherSystems } from '../../server/business/systems'
import { handlersOf } from '../../server/main/handlers'
import { calling } from '../../server/main/jobs/calling'
import { enqueueCall } from '../../server/outbox/enqueueCall'
import type { Handlers } from '../../server/outbox/outbox'
import { placedEffects } from '../../src/model/check/placedEffects'
import { useServer } from './useServer'

const server = useServer()

const leave = (...names: string[]) =>
  server.db.transaction(async trx => {
    for (const name of names) await enqueueCall(trx, server.context, { name, body: {} })
  })
const calls = () => server.db.read.selectFrom('_OUTBOX').selectAll().orderBy('ID').execute()
const done: Handlers[string] = async () => ({ sent: true })

/** Runs the queue during the test's checks. */
async function running(handlers: Handlers, look: () => Promise<unknown>) {
  const stop = calling(server.context, handlers)
  try {
    await look()
  } finally {
    await stop()
  }
}
const stateOf = (call: string) => async () =>
  (await calls()).find(({ CALL }) => CALL === call)?.STATE

test('every call of a flow has a handler', () => {
  const { context } = server
  const handlers = { ...handlersOf(context), ...otherSystems(context) }
  const named = [...context.catalogue.resources.values()]
    .flatMap(placedEffects)
    .flatMap(({ effect }) => ('call' in effect ? [effect.call] : []))
  expect(named).toContain('servientrega.guia')
  expect(named.filter(name => !(name in handlers))).toEqual([])
})

test('calls that nobody makes hold up no other of their system, however many they are', async () => {
  await leave(...Array(30).fill('mail.nobody'), 'mail.post')
  expect(await server.runOutbox({ 'mail.post': done })).toBe(1)
  expect(await stateOf('post')()).toBe('done')
})

test('a call that nobody makes fails in sight, and is logged', async () => {
  await leave('mail.nobody', 'mail.post')
  await running({ 'mail.post': done }, async () => {
    await expect.poll(stateOf('post')).toBe('done')
    await expect
      .poll(async () => (await calls())[0])
      .toMatchObject({ ANSWER: '{"error":"Nobody makes the call mail.nobody"}' })
  })
  expect(server.logged[0]).toMatchObject({ event: 'nobody makes this call', call: 'mail.nobody' })
})

test('a far side that does not answer holds up its own calls alone', async () => {
  let answer: (message: Record<string, unknown>) => void = () => undefined
  const sendRequest = new Promise<Record<string, unknown>>(resolve => {
    answer = resolve
  })
  await leave('sap.factura', 'mail.post')
  const handlers: Handlers = { 'sap.factura': () => sendRequest, 'mail.post': done }
  await running(handlers, async () => {
    await expect.poll(stateOf('post')).toBe('done')
    expect(await stateOf('factura')()).toBe('waiting')
    await leave('mail.post')
    const states = async () => (await calls()).map(({ STATE }) => STATE)
    await expect.poll(states).toEqual(['waiting', 'done', 'done'])
    answer({})
    await expect.poll(stateOf('factura')).toBe('done')
  })
})
