import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { sendByXhr } from '../../src/providers/http/upload'

const MINUTE_MS = 60_000
const closing: (() => void)[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const close of closing.splice(0)) close()
})

/** Accepts a request and never answers it. */
async function silentServer() {
  const read = { arrived: () => {}, left: () => {} }
  const arrived = new Promise<void>(resolve => Object.assign(read, { arrived: resolve }))
  const left = new Promise<void>(resolve => Object.assign(read, { left: resolve }))
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') return void response.end()
    request.resume().on('end', read.arrived)
    response.on('close', read.left)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/upload`, arrived, left }
}

test('an upload that a server never answers ends after a silent minute, as without a connection', async () => {
  const { url, arrived, left } = await silentServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ends = vi.fn()
  const sending = sendByXhr({ url, headers: new Headers(), body: new Blob(['a photo']) })
  sending.catch(ends)
  await arrived
  vi.advanceTimersByTime(MINUTE_MS - 1000)
  await Promise.resolve()
  expect(ends).not.toHaveBeenCalled()
  vi.advanceTimersByTime(MINUTE_MS)
  await expect(sending).rejects.toThrow(TypeError)
  await left
})
