import { Agent, request } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeGently, openServer } from '../../../server/main/serve/listen'
import type { Door } from '../../../server/main/serve/openDoor'
import { anEmbeddedFolder } from '../embedded'

const folder = anEmbeddedFolder()

/** Answers after this many milliseconds, with the received address and whether the connection is secure. */
async function open(ms: number, trustProxy = false) {
  const reported: string[] = []
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  let isRetired = false
  const door: Pick<Door, 'fetch' | 'retire' | 'isRetired' | 'close'> = {
    fetch: async (_request, env) => {
      arrive()
      await new Promise(resolve => setTimeout(resolve, ms))
      reported.push('answered')
      return new Response(env?.isHttps ? `${env.address} safely` : env?.address)
    },
    isRetired: () => isRetired,
    retire: () => {
      isRetired = true
      reported.push('retired')
    },
    close: async () => void reported.push('closed'),
  }
  const server = await openServer(door, folder.config({ trustProxy }))
  const { port } = (server as Server).address() as AddressInfo
  const get = (headers = {}) =>
    fetch(`http://127.0.0.1:${port}`, { headers }).then(
      answer => answer.text(),
      () => 'cut off',
    )
  return { door, server, reported, get, arrived }
}

test('a request in flight is finished before the database closes', async () => {
  const { door, server, reported: details, get, arrived } = await open(800)
  const answer = get()
  await arrived
  await closeGently(server, door)
  expect(await answer).toBe('127.0.0.1')
  expect(details).toEqual(['retired', 'answered', 'closed'])
  expect(await get()).toBe('cut off')
})

test('who keeps asking while it retires is answered each time, over a connection that is their last', async () => {
  const { door, server, reported: details } = await open(5)
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const sendRequest = () =>
    new Promise<string>(resolve => {
      const sendRequest = request({ port, host: '127.0.0.1', agent }, answer => {
        answer.resume()
        answer.once('end', () => resolve(String(answer.headers.connection)))
      })
      sendRequest.once('error', error => resolve(error.message))
      sendRequest.end()
    })
  const received: string[] = []
  const requesting = async () => {
    while (!details.includes('ending')) received.push(await sendRequest())
  }
  const all = Promise.all([1, 2, 3, 4].map(requesting))
  await pause(100)
  const closing = closeGently(server, door, { retireMs: 3_000 })
  await pause(800)
  details.push('ending')
  await all
  await closing
  agent.destroy()
  expect(new Set(received)).toEqual(new Set(['keep-alive', 'close']))
})

test('a request that outlasts the grace period is cut off', async () => {
  const { door, server, reported: details, get, arrived } = await open(5_000)
  const answer = get()
  await arrived
  await closeGently(server, door, { graceMs: 50 })
  expect(await answer).toBe('cut off')
  expect(details).toEqual(['retired', 'closed'])
})

test.each([
  [false, '127.0.0.1'],
  [true, '10.0.0.9 safely'],
])('with TRUST_PROXY %s a request comes from %s', async (trustProxy, connection) => {
  const { door, server, get } = await open(0, trustProxy)
  const forwarded = { 'x-forwarded-for': '1.2.3.4, 10.0.0.9', 'x-forwarded-proto': 'http, https' }
  expect(await get(forwarded)).toBe(connection)
  await closeGently(server, door)
})
