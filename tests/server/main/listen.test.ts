import type { AddressInfo, Server } from 'node:net'
import { expect, test } from 'vitest'
import { closeGently, openServer } from '../../../server/main/listen'
import type { Running } from '../../../server/main/start'
import { anEmbeddedFolder } from '../embedded'

const folder = anEmbeddedFolder()

/** Answers after so many milliseconds, with the address it was told. */
async function open(ms: number, trustProxy = false) {
  const told: string[] = []
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  const running: Running = {
    fetch: async (_request, env) => {
      arrive()
      await new Promise(resolve => setTimeout(resolve, ms))
      told.push('answered')
      return new Response(env?.address)
    },
    demoAccounts: [],
    retire: () => told.push('retired'),
    close: async () => void told.push('closed'),
  }
  const server = await openServer(running, folder.config({ trustProxy }))
  const { port } = (server as Server).address() as AddressInfo
  const get = (headers = {}) =>
    fetch(`http://127.0.0.1:${port}`, { headers }).then(
      answer => answer.text(),
      () => 'cut off',
    )
  return { running, server, told, get, arrived }
}

test('a request in flight is finished before the database closes', async () => {
  const { running, server, told, get, arrived } = await open(150)
  const answer = get()
  await arrived
  await closeGently(server, running)
  expect(await answer).toBe('127.0.0.1')
  expect(told).toEqual(['retired', 'answered', 'closed'])
  expect(await get()).toBe('cut off')
})

test('what takes longer than the grace is cut off', async () => {
  const { running, server, told, get, arrived } = await open(5_000)
  const answer = get()
  await arrived
  await closeGently(server, running, 50)
  expect(await answer).toBe('cut off')
  expect(told).toEqual(['retired', 'closed'])
})

test.each([
  [false, '127.0.0.1'],
  [true, '10.0.0.9'],
])('with TRUST_PROXY %s the address is %s', async (trustProxy, address) => {
  const { running, server, get } = await open(0, trustProxy)
  expect(await get({ 'x-forwarded-for': '1.2.3.4, 10.0.0.9' })).toBe(address)
  await closeGently(server, running)
})
