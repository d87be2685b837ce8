import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, createConnection } from '../../src/providers/http/connection'
import type { HttpAnswer } from '../../src/providers/http/http'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that answers with the status set by a test; requests are observed as in the app. */
function aServer() {
  const server = { status: 200 }
  const request = async (): Promise<void> => {
    const { status } = server
    const request = Promise.resolve({ status } as HttpAnswer)
    connection.watch(request)
    await request
  }
  const connection: Connection = createConnection(request)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { server, connection, request, settle }
}

test('one request that fails is no lost connection, two in a row are', async () => {
  const { server, connection, request, settle } = aServer()
  server.status = 0
  await request()
  await settle()
  expect(connection.view()).toBe('fine')
  server.status = 200
  await request()
  server.status = 0
  await request()
  await settle()
  expect(connection.view()).toBe('fine')
  await request()
  await settle()
  expect(connection.view()).toBe('lost')
})

test('a browser that says it is offline is believed when the server is out of reach', async () => {
  const { server, connection, settle } = aServer()
  window.dispatchEvent(new Event('offline'))
  await settle()
  expect(connection.view()).toBe('fine')
  server.status = 0
  window.dispatchEvent(new Event('offline'))
  await settle()
  expect(connection.view()).toBe('lost')
})

test('the server is heard again by itself, and who listens is told until they stop', async () => {
  const { server, connection, request, settle } = aServer()
  const [details, stopped] = [vi.fn(), vi.fn()]
  connection.onReturn(details)
  connection.onReturn(stopped)()
  server.status = 502
  await request()
  await request()
  await settle()
  server.status = 200
  await vi.advanceTimersByTimeAsync(10_000)
  expect([connection.view(), details.mock.calls.length, stopped.mock.calls.length]).toEqual([
    'fine',
    1,
    0,
  ])
})
