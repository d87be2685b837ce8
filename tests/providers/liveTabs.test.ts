import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Http } from '../../src/providers/http/http'
import { createLive, type LiveNews } from '../../src/providers/live/live'
import { liveStateOf } from '../../src/providers/live/liveState'
import { followInTabs } from '../../src/providers/live/liveTabs'

const change = { resource: 'brands', id: 'K', version: 1 }
const ends: (() => void)[] = []

/** One lock for all tabs, like a browser's. */
function oneLock() {
  let last: Promise<unknown> = Promise.resolve()
  let isHeld = false
  type Work = (lock: object | null) => Promise<unknown>
  return {
    request: (_: string, { ifAvailable }: { ifAvailable?: boolean }, work: Work) => {
      if (ifAvailable && isHeld) return work(null)
      isHeld = true
      last = last
        .then(() => work({}))
        .finally(() => {
          isHeld = false
        })
      return last
    },
  }
}

/** A server that accepts every request and whose streams end on demand. */
type Said = readonly [event: string, id: string, data: object]
function serverOf(first: readonly Said[]) {
  const asked: string[] = []
  let streaming: ReadableStreamDefaultController | undefined
  const say = ([event, id, data]: Said) =>
    streaming?.enqueue(
      new TextEncoder().encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`),
    )
  const open = vi.fn(async (path: string, { signal }: { signal?: AbortSignal }) => {
    asked.push(path)
    const body = new ReadableStream({
      start(controller) {
        streaming = controller
        for (const said of first) say(said)
        signal?.addEventListener('abort', () => controller.error(new Error('cut')))
      },
    })
    return new Response(body)
  })
  const exchange = vi.fn(async (path: string) => {
    asked.push(path)
    const body = { after: 7, changes: [change] }
    return { ok: true, status: 200, headers: new Headers(), body }
  })
  return { asked, open, exchange, say, http: { open, exchange } as unknown as Http }
}

function tab(http: Http, began = Date.now()) {
  const live = createLive(true)
  const heard: LiveNews[] = []
  live.subscribe(news => heard.push(news))
  const leave = followInTabs({ http, live, name: 'desk', began })
  ends.push(leave)
  return { heard, leave, state: liveStateOf(live) }
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, locks: oneLock() })
  const page = Object.assign(new EventTarget(), { BroadcastChannel })
  vi.stubGlobal('window', page)
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

test('the first stream asks for what happened since the pages began to read', async () => {
  const { asked, http } = serverOf([
    ['open', '6', {}],
    ['changes', '7', [change]],
  ])
  const { heard } = tab(http, Date.now() - 4000)
  await expect.poll(() => heard).toEqual([[change]])
  expect(asked).toHaveLength(1)
  const since = Number(/\?since=(\d+)$/.exec(asked[0] ?? '')?.[1])
  expect(since).toBeGreaterThanOrEqual(4000)
  expect(since).toBeLessThan(60_000)
})

test('a stream that was cut before its first event asks from the same moment', async () => {
  const { asked, open, http } = serverOf([['open', '6', {}]])
  open.mockImplementationOnce(async path => {
    asked.push(path)
    throw new TypeError('cut')
  })
  tab(http, Date.now() - 4000)
  await expect.poll(() => asked.length).toBe(2)
  const [first, second] = asked.map(path => Number(path.split('since=')[1]))
  expect(second).toBeGreaterThan(first ?? Number.NaN)
})

test('a second tab asks once for what came before it listened, and takes over where the first was', async () => {
  const { asked, http, say } = serverOf([['open', '6', {}]])
  const first = tab(http)
  await expect.poll(() => asked.length).toBe(1)
  const second = tab(http, Date.now() - 3000)
  await expect.poll(() => second.heard).toEqual([[change]])
  expect(Number(asked[1]?.split('since=')[1])).toBeGreaterThanOrEqual(3000)
  say(['changes', '8', [{ ...change, version: 2 }]])
  say(['beat', '9', {}])
  await expect.poll(() => second.heard).toHaveLength(2)
  await new Promise(resolve => setTimeout(resolve, 50))
  first.leave()
  await expect.poll(() => asked.length).toBe(3)
  expect(asked[2]).toBe('/hanadb/api/live?after=9')
  expect(second.heard).toHaveLength(2)
})

test('a tab that takes over is not current before its own stream is', async () => {
  const { open, http, say } = serverOf([['open', '6', {}]])
  const first = tab(http)
  await expect.poll(() => open.mock.calls.length).toBe(1)
  const second = tab(http)
  await expect.poll(() => second.heard).toHaveLength(1)
  say(['beat', '9', {}])
  await expect.poll(() => second.state.now().isCurrent).toBe(true)
  open.mockImplementationOnce(() => new Promise(() => {}))
  first.leave()
  await expect.poll(() => second.state.now().isCurrent).toBe(false)
})

test('a stream that says the session is over is asked once more, and not again after the refusal', async () => {
  const { asked, open, exchange, http } = serverOf([
    ['beat', '6', {}],
    ['over', '6', {}],
  ])
  const refusal = { ok: false, status: 401, headers: new Headers(), body: {} as never }
  exchange.mockImplementation(async path => {
    asked.push(path)
    return refusal
  })
  const { state } = tab(http)
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]).toBe('/hanadb/api/live?after=6')
  await expect.poll(() => state.now().isCurrent).toBe(false)
  await new Promise(resolve => setTimeout(resolve, 1_000))
  expect(open).toHaveBeenCalledTimes(1)
})

test('a browser that says it has no network is not asked again before it has one', async () => {
  Object.assign(navigator, { onLine: false })
  const { asked, open, http } = serverOf([['open', '6', {}]])
  open.mockImplementationOnce(async path => {
    asked.push(path)
    throw new TypeError('no network')
  })
  tab(http)
  await new Promise(resolve => setTimeout(resolve, 1200))
  expect(asked).toHaveLength(1)
  Object.assign(navigator, { onLine: true })
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => asked.length).toBe(2)
})
