// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askFirst } from '../../scripts/askFirst'
import { withFirstAnswers } from '../../src/providers/opening/firstAnswers'
import { createFirstAsks, savedFirstAsks } from '../../src/providers/opening/firstAsks'
import { safeStorage } from '../../src/providers/session/storage'
import { aToken } from './aToken'
import { httpTo, jsonAnswer } from './httpTo'

const LIST = '/hanadb/api/products/?range=[0,24]'
const plan = {
  account: '/hanadb/api/account/my-account',
  settings: '/hanadb/api/settings',
  languages: { es: 'es', cn: 'zh-CN' },
  language: 'es',
  misses: 2,
}
const storage = safeStorage()
let sent: Request[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return jsonAnswer({ by: sent.length })
  })
  vi.stubGlobal('Request', RequestHere)
  localStorage.clear()
  signIn('7')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Addresses without a host, as a page resolves them. */
class RequestHere extends Request {
  constructor(url: string, init?: RequestInit) {
    super(new URL(url, window.location.origin), init)
  }
}

const signIn = (sub: string, seconds = 3600) =>
  localStorage.setItem('accessToken', aToken({ sub, exp: Date.now() / 1000 + seconds }))

interface Visit {
  readonly path?: string
  readonly company?: string
  readonly asks?: readonly string[]
  /** Sent beside what the page asks for. */
  readonly aside?: readonly string[]
}

/** One visit of a page, until its early answers are dropped; returns what left early and what left later. */
async function visit({
  path = '/dashboard/products',
  company = '01',
  asks = [LIST],
  aside = [],
}: Visit = {}) {
  window.history.replaceState(null, '', path)
  sent = []
  askFirst(plan)
  const early = sent.map(pathOf)
  const fetch = withFirstAnswers(request => window.fetch(request), storage)
  const http = httpTo(fetch, {
    base: window.location.origin,
    token: () => localStorage.getItem('accessToken'),
    company: () => company,
  })
  const answers = []
  for (const ask of asks) answers.push(await http.request(ask))
  for (const ask of aside) await http.request(ask, { aside: true })
  const later = sent.slice(early.length).map(pathOf)
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(8_000)
  return { early, later, answers, requests: sent }
}

const pathOf = ({ url }: Request) => decodeURIComponent(url.replace(window.location.origin, ''))
const always = [plan.account, plan.settings]

test('the second visit of a page sends its requests before the app runs, and uses each answer once', async () => {
  expect(await visit()).toMatchObject({ early: always, later: [LIST] })
  const second = await visit({ asks: [LIST, LIST] })
  expect(second.early).toEqual([...always, LIST])
  expect(second.later).toEqual([LIST])
  expect(second.answers).toEqual([{ by: 3 }, { by: 4 }])
  expect(second.requests[2]?.headers.get('X-Empresa')).toBe('01')
})

test('a copy that reads its list beside the page leaves the request of the page as it was noted', async () => {
  await visit({ aside: ['/hanadb/api/products/?sort=["CODIGO","ASC"]&range=[0,199]'] })
  expect((await visit()).early).toEqual([...always, LIST])
})

test('a list to which somebody returns between many records stays among the pages that are noted', async () => {
  const asks = createFirstAsks(storage)
  const open = async (page: string, path: string, headers = {}) => {
    const request = new RequestHere(path, { headers: { Accept: 'application/json', ...headers } })
    asks.note({ request, page, at: performance.now() })
    await vi.advanceTimersByTimeAsync(1_100)
  }
  await open('/dashboard/products', LIST)
  for (let id = 1; id <= 30; id++) {
    await open(`/dashboard/products/${id}`, `/hanadb/api/products/${id}`)
    await open('/dashboard/products', LIST, { 'If-None-Match': 'W/"1"' })
  }
  const pages = savedFirstAsks(storage)?.pages ?? {}
  expect(pages['/dashboard/products']).toHaveLength(1)
  expect(Object.keys(pages)).toHaveLength(20)
})

test('an answer for another company is not used', async () => {
  await visit()
  const { early, later } = await visit({ company: '02' })
  expect(early).toContain(LIST)
  expect(later).toEqual([LIST])
})

test('an answer from before a write is not used', async () => {
  await visit()
  window.history.replaceState(null, '', '/dashboard/products')
  sent = []
  askFirst(plan)
  const http = httpTo(
    withFirstAnswers(request => window.fetch(request), storage),
    {
      base: window.location.origin,
      token: () => localStorage.getItem('accessToken'),
      company: () => '01',
    },
  )
  await http.request('/hanadb/api/products/1', { method: 'PUT', body: {} })
  expect(await http.request(LIST)).toEqual({ by: 5 })
})

test('an early answer that nobody took is dropped after some seconds', async () => {
  await visit()
  const { requests } = await visit({ asks: [] })
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  expect((await visit({ asks: [] })).early).toEqual(always)
})

test('a query that differs on each visit is sent early no more', async () => {
  const now = () => `/hanadb/api/visits?from=${crypto.randomUUID()}`
  const first = now()
  await visit({ asks: [LIST, first] })
  const seen = []
  for (let n = 0; n < 3; n++) seen.push((await visit({ asks: [LIST, now()] })).early.length)
  expect(seen).toEqual([4, 4, 3])
  expect((await visit()).early).toEqual([...always, LIST])
})

test('another account, another language, an expired token or a sign-out sends nothing of it', async () => {
  await visit()
  signIn('8')
  expect((await visit({ asks: [] })).early).toEqual(always)
  signIn('7', -1)
  expect((await visit({ asks: [] })).early).toEqual([plan.settings])
  signIn('7')
  localStorage.setItem('i18nextLng', 'cn')
  const { early, requests } = await visit({ asks: [] })
  expect(early).toEqual(always)
  expect(requests[0]?.headers.get('Accept-Language')).toBe('zh-CN')
})

test('nothing is stored after the token is gone', async () => {
  const visiting = visit()
  localStorage.removeItem('accessToken')
  await visiting
  expect(localStorage.getItem('firstAsks')).toBeNull()
})

test('a request to another host, even one that somebody wrote into the storage, never gets the token', async () => {
  const ask = { path: '//elsewhere.test/x', headers: { 'accept-language': 'es' }, isSigned: true }
  const others = ['https://elsewhere.test/', '/\\elsewhere.test/', '/\t/elsewhere.test/']
  const pages = { '/dashboard/products': [ask, ...others.map(path => ({ ...ask, path }))] }
  localStorage.setItem('firstAsks', JSON.stringify({ owner: '7', pages }))
  expect((await visit({ asks: [] })).early).toEqual(always)
})
