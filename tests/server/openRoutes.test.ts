import { afterEach, expect, test, vi } from 'vitest'
import { count } from '../../server/access/rateLimits'
import { FieldProblems, MOST_ERRORS } from '../../server/base/refusal'
import { MOST_OPEN_BYTES, openTries, wordsOfHandler } from '../../server/http/addRoute'
import { catalogue } from '../../src/catalogue'
import { documentedBodies } from './documented'
import { expectNoFault } from './humane'
import { useInvitations } from './stories/useInvitations'

/** Number of body fields read by any code. */
let looks = 0

vi.mock('../../server/http/strictJson', async original => {
  const { parseStrictly } = await original<typeof import('../../server/http/strictJson')>()
  return { parseStrictly: (text: string) => watched(parseStrictly(text)) }
})

function watched(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const look = <T>(found: T): T => {
    looks++
    return found
  }
  return new Proxy(value, {
    get: (target, name) => look(watched(Reflect.get(target, name))),
    has: (target, name) => look(Reflect.has(target, name)),
    getOwnPropertyDescriptor: (target, name) =>
      look(Reflect.getOwnPropertyDescriptor(target, name)),
  })
}

const { server, open, opened, linkOf } = useInvitations()
const created = vi.spyOn(FieldProblems.prototype, 'add')
afterEach(() => expectNoFault(server))

const openRoutes = () =>
  server.app.routes.filter(
    ({ handler, method }) =>
      wordsOfHandler(handler)?.policy === 'public' && method !== 'GET' && method !== 'ALL',
  )
const addressOf = (path: string) => path.replace(':type', 'CEDULA_IDENTIDAD')

/** A guest with a link, so that every route reads its body. */
async function guestHeaders() {
  const shop = await open()
  const { invitation } = await opened(shop)
  const secret = await linkOf(shop.seller, invitation)
  return { 'content-type': 'application/json', 'x-invitation': secret }
}

const keys = (many: number) => Array.from({ length: many }, (_, at) => `"k${at.toString(36)}":1`)
const listOf = (many: number) => `[${Array.from({ length: many }, () => 1).join()}]`

/** Expensive inputs for a careless server, within the size a stranger may send. */
const hostile: readonly [string, (example: object) => string][] = [
  ['70,000 unknown fields', () => `{${keys(70_000).join()}}`],
  ['as many unknown fields as go in', () => `{${keys(2200).join()}}`],
  ['no field too many, and all unknown', () => `{${keys(499).join()}}`],
  ['a list of 70,000', () => listOf(70_000)],
  ['a list as long as goes in', () => listOf(8000)],
  ['levels without end', () => '['.repeat(16_000)],
  ['levels of objects', () => '{"a":'.repeat(3000)],
  ['a text without end', () => '"'.padEnd(16_000, 'x')],
  ['long texts', example => bodyOf(example, 'x'.repeat(9000))],
  ['lists of rows in every field', example => bodyOf(example, JSON.parse(listOf(200)))],
  ['fields in every field', example => bodyOf(example, JSON.parse(`{${keys(150).join()}}`))],
]

function bodyOf(example: object, value: unknown) {
  const names = Object.keys(example)
  const size = JSON.stringify(value).length + 30
  const some = names.slice(0, Math.max(1, Math.floor(16_000 / size)))
  return JSON.stringify({ ...example, ...Object.fromEntries(some.map(name => [name, value])) })
}

test('a hostile body costs little on every route that asks for no session', async () => {
  const headers = await guestHeaders()
  const exampleOf = documentedBodies(catalogue)
  const routes = openRoutes()
  expect(routes.length).toBeGreaterThan(8)
  const costly: string[] = []
  for (const { method, path } of routes) {
    const example = (exampleOf(method, path) ?? {}) as object
    for (const [name, make] of hostile) {
      const body = make(example)
      looks = 0
      created.mockClear()
      await server.db.write.deleteFrom('_LIMIT').execute()
      const answer = await server.anyone.send(addressOf(path), { method, headers, body })
      const bytes = JSON.stringify(answer.body).length
      const details = Object.keys(answer.body.errors ?? {}).length
      const isLate = body.length > MOST_OPEN_BYTES && looks > 0
      const cost = {
        status: answer.status,
        looks,
        made: created.mock.calls.length,
        told: details,
        bytes,
      }
      const isDear =
        isLate || looks > 2500 || cost.made > MOST_ERRORS || details > MOST_ERRORS || bytes > 10_000
      if (isDear || answer.status >= 500)
        costly.push(`${method} ${path}: ${name} ${JSON.stringify(cost)}`)
    }
  }
  expect(costly).toEqual([])
}, 300_000)

/** A body that records how much of it was read. */
function aStream() {
  const read = { bytes: 0 }
  const body = new ReadableStream(
    {
      pull(controller) {
        read.bytes += 1000
        controller.enqueue(new Uint8Array(1000))
      },
    },
    { highWaterMark: 0 },
  )
  return { read, init: { body, duplex: 'half' } as RequestInit }
}

test('a client refused too often is refused before its body is read', async () => {
  const headers = await guestHeaders()
  const { context } = server
  for (const { method, path } of openRoutes()) {
    const user = `${method} ${path} 127.0.0.1`
    await count(context, { ...openTries, by: openTries.most }, user)
    const { read, init } = aStream()
    const { status } = await server.anyone.send(addressOf(path), { method, headers, ...init })
    expect([path, status, read.bytes]).toEqual([path, 429, 0])
  }
})

test('refusals of an open route count per address, accepted requests do not', async () => {
  const state = '/hanadb/api/account/login'
  const boss = await server.as('10', { EMAIL: 'ana@demo.test' })
  const right = { email: 'ana@demo.test', password: 'secret-1' }
  for (let n = 0; n < 3; n++) expect((await server.anyone.post(state, right)).status).toBe(200)
  const counted = await server.db.read.selectFrom('_LIMIT').selectAll().execute()
  expect(counted.filter(({ KEY, COUNT }) => /^open:/.test(String(KEY)) && COUNT !== 0)).toEqual([])
  expect(boss.ID).toBeGreaterThan(0)
})

test('a guest who has sent too many files is told so before one more is read', async () => {
  const headers = await guestHeaders()
  const at = '/hanadb/api/invitation/documents/cedula?name=cedula.pdf'
  const pdf = { 'content-type': 'application/octet-stream' }
  for (let n = 0; n < 40; n++)
    await server.anyone.send(at, { method: 'POST', headers: { ...headers, ...pdf }, body: 'x' })
  await server.db.write.deleteFrom('_LIMIT').where('KEY', 'like', 'open:%').execute()
  const { read, init } = aStream()
  const { status } = await server.anyone.send(at, {
    method: 'POST',
    headers: { ...headers, ...pdf },
    ...init,
  })
  expect([status, read.bytes]).toEqual([429, 0])
})

test('a password of more than 128 characters is refused before it is weighed or hashed', async () => {
  const hash = vi.spyOn(server.context.hash, 'hash')
  const verify = vi.spyOn(server.context.hash, 'verify')
  const long = 'correct horse battery staple '.repeat(5)
  const boss = await server.as('10', { EMAIL: 'ana@demo.test' })
  const account = '/hanadb/api/account'
  hash.mockClear()
  const answers = [
    await server.anyone.post(`${account}/login`, { email: 'ana@demo.test', password: long }),
    await server.anyone.post(`${account}/register`, {
      ...{ EMAIL: 'eva@demo.test', PASSWORD: long, DISPLAYNAME: 'Eva' },
    }),
    await boss.post(`${account}/password`, { current: long, PASSWORD: 'una frase larga 7' }),
    await boss.post(`${account}/password`, { current: 'secret-1', PASSWORD: long }),
    await boss.put(`/hanadb/api/users/${boss.ID}`, { PASSWORD: long }, { 'if-match': '1' }),
    await boss.post('/hanadb/api/users', { PASSWORD: long, EMAIL: 'x@demo.test' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 422, 422, 422, 422, 422])
  const weighed = [...hash.mock.calls.map(([text]) => text), ...verify.mock.calls.map(([, t]) => t)]
  expect(weighed.filter(text => text.length > 128)).toEqual([])
})
