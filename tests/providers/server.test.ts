// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServer } from '../../src/providers/session/server'
import { httpTo, jsonAnswer } from './httpTo'

const ours = () => jsonAnswer({ whatsapp: '593', demoAccounts: [] })
const busy = () => jsonAnswer({ code: 'busy', requestId: '1' }, 503)
const page = () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })
const absent = () => jsonAnswer({ message: 'Not found' }, 404)
const closed = () => jsonAnswer({}, 401)
const gateway = () => jsonAnswer({}, 502)
const silent = () => Promise.reject(new TypeError('no network'))

let request = 0
let answer: () => Response | Promise<Response>
beforeEach(() => {
  vi.useFakeTimers()
  request = 0
})
afterEach(() => vi.useRealTimers())

/** The state after the first answer; `silent` answers take two retries. */
async function serverThat(answers: typeof answer) {
  answer = answers
  const fetch = async () => {
    request += 1
    return answer()
  }
  const server = createServer({ http: httpTo(fetch), isWatched: true })
  await vi.advanceTimersByTimeAsync(3_000)
  await server.known()
  return server
}

test.each([['a page', page] as const, ['404', absent] as const, ['401', closed] as const])(
  'a server that answers %s in place of settings is plain',
  async (_, plain) => expect((await serverThat(plain)).isPlain()).toBe(true),
)

test.each([['settings', ours] as const, ['a refusal with our code', busy] as const])(
  'a server that answers %s is ours',
  async (_, own) => expect((await serverThat(own)).isPlain()).toBe(false),
)

test('one wrong answer limits our own server for ten seconds only', async () => {
  const server = await serverThat(page)
  const listener = vi.fn()
  server.subscribe(listener)
  answer = ours
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.isPlain()).toBe(false)
  expect(listener).toHaveBeenCalledTimes(1)
  expect((await server.settings()).whatsapp).toBe('593')
})

test('a plain server is asked twice more, then no longer', async () => {
  const server = await serverThat(absent)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(request).toBe(3)
  expect(server.isPlain()).toBe(true)
})

test.each([['no network', silent] as const, ['a gateway', gateway] as const])(
  'with %s the server counts as ours, and is asked until it answers',
  async (_, nothing) => {
    const server = await serverThat(nothing)
    expect(server.isPlain()).toBe(false)
    answer = absent
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.isPlain()).toBe(true)
  },
)

test('a plain server gets calls of the original API only, without headers of ours', async () => {
  const fetch = vi.fn(async (_request: Request) => jsonAnswer({ ok: true }))
  const http = httpTo(fetch, { isPlain: () => true, company: () => '0190', token: () => 'secret' })
  const refused = await http.exchange('/hanadb/api/visits', { method: 'POST', body: {} })
  expect(refused).toMatchObject({ status: 501, ok: false })
  await expect(http.request('/hanadb/api/visits')).rejects.toMatchObject({
    message: 'app.page.notProvided',
  })
  expect((await http.open('/hanadb/api/live', {})).status).toBe(501)
  expect((await http.upload('/hanadb/api/files', { body: new Blob([]) })).status).toBe(501)
  expect(fetch).not.toHaveBeenCalled()

  const headers = { 'Idempotency-Key': '1' }
  await http.exchange('/api/kanban/columns/new', {
    method: 'POST',
    body: {},
    headers,
    original: true,
  })
  const sent = [...(fetch.mock.calls[0]?.[0].headers.keys() ?? [])]
  expect(sent.sort()).toEqual(['accept', 'accept-language', 'authorization', 'content-type'])
})
