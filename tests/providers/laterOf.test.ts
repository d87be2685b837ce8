import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markKind, type QueuedMark } from '../../src/features/attendance/marks'
import type { Me } from '../../src/model/access/access'
import type { Backend } from '../../src/providers/backend/backend'
import type { HttpAnswer } from '../../src/providers/http/http'
import { laterOf, newEntryHead } from '../../src/providers/sendLater/laterOf'
import { followWaiting, waitingOf } from '../../src/providers/sendLater/waiting'
import { safeStorage } from '../../src/providers/session/storage'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A person's device without storage, whose server answers with the status set by a test. */
function aDevice() {
  const server = { status: 0, asked: 0, isSilent: false }
  const returns: (() => void)[] = []
  const held: (() => void)[] = []
  const exchange = async (): Promise<HttpAnswer> => {
    server.asked += 1
    const { status } = server
    if (server.isSilent) await new Promise<void>(resolve => held.push(resolve))
    return { status, ok: status === 200, headers: new Headers(), body: {} }
  }
  const me = { ID: 1, EMPRESA: 'A' } as unknown as Me
  const backend = {
    ...{ http: { exchange, upload: exchange }, storage: safeStorage() },
    connection: { onReturn: (listener: () => void) => void returns.push(listener) },
    ...{ onMe: () => () => undefined, me: () => me, ownMe: () => me },
  } as unknown as Backend
  const reopen = () => {
    for (const listener of returns) listener()
  }
  return { server, held, backend, reopen, queue: laterOf(backend, markKind) }
}
const aMark = (): QueuedMark => ({ ...newEntryHead('1|A'), type: 'entrada', isOffline: true })

test('a busy server is asked again at growing intervals, and all that waits is told', async () => {
  const { server, backend, queue } = aDevice()
  const listener = vi.fn()
  followWaiting(backend, listener)
  server.status = 503
  await queue.add(aMark())
  expect(server.asked).toBe(1)
  const requests: number[] = []
  for (let seconds = 0; seconds < 60; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000)
    requests.push(server.asked)
  }
  expect(requests[1]).toBeGreaterThanOrEqual(3)
  expect(server.asked).toBeLessThan(8)
  expect(waitingOf(backend)).toMatchObject([{ kind: 'mark', entry: { state: 'waiting' } }])
  server.status = 200
  await vi.advanceTimersByTimeAsync(40_000)
  expect([queue.list(), waitingOf(backend)]).toEqual([[], []])
  expect(listener).toHaveBeenCalled()
})

test('what a page does with an answer, or a lock that is refused, stops no queue', async () => {
  const { server, queue } = aDevice()
  const listener = vi.fn()
  vi.stubGlobal('reportError', listener)
  queue.onDone(() => {
    throw new Error('the page is gone')
  })
  server.status = 200
  await queue.add(aMark())
  expect([server.asked, queue.list(), listener.mock.calls.length]).toEqual([1, [], 1])
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('refused')) } })
  await queue.add(aMark())
  expect([server.asked, queue.list()]).toEqual([2, []])
  vi.unstubAllGlobals()
})

test('an entry that waits or was refused is sent once more when its maker wants it', async () => {
  const { server, backend, queue } = aDevice()
  const retry = async () => {
    waitingOf(backend)[0]?.retry?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  server.status = 503
  await queue.add(aMark())
  await retry()
  expect([server.asked, queue.list()[0]?.state]).toEqual([2, 'waiting'])
  server.status = 422
  await retry()
  expect([server.asked, queue.list()[0]?.state]).toEqual([3, 'refused'])
  server.status = 200
  await retry()
  expect([server.asked, queue.list()]).toEqual([4, []])
})

test('a connection that is back is used at once, also where an attempt still hangs on the one before', async () => {
  const { server, held, reopen, queue } = aDevice()
  server.isSilent = true
  const adding = queue.add(aMark())
  await vi.advanceTimersByTimeAsync(0)
  server.isSilent = false
  server.status = 200
  reopen()
  for (const answer of held) answer()
  await adding
  await vi.advanceTimersByTimeAsync(0)
  expect([server.asked, queue.list()]).toEqual([2, []])
})
