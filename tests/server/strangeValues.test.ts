import { expect, test } from 'vitest'
import { wordsOfHandler } from '../../server/http/addRoute'
import { catalogue } from '../../src/catalogue'
import { documentedBodies } from './documented'
import { expectNoFault, snapshot } from './humane'
import { useInvitations } from './stories/useInvitations'
import { ACME, worldOf } from './world'

const { server, open, opened, linkOf } = useInvitations()
const long = process.env.TEST_LONG === '1'

/** Converting one of these to text or number, or reading its fields, would run code of the sender. */
const strange: readonly unknown[] = [
  { toString: 1, valueOf: 1, toJSON: 1 },
  [{ toString: null, valueOf: null }],
  { toString: { a: 1 }, length: -1, constructor: 0, hasOwnProperty: 0 },
  [[]],
  {},
  12,
  true,
  'x',
]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

type Path = readonly string[]

/** Every place of a body: the whole, its fields, those of its rows. */
const placesIn = (body: unknown, path: Path = []): Path[] => [
  path,
  ...(isObject(body)
    ? Object.entries(body).flatMap(([name, part]) => placesIn(part, [...path, name]))
    : []),
]

function put(body: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(body))
    return body.map((part, at) => (String(at) === name ? put(part, rest, value) : part))
  const record = isObject(body) ? body : {}
  return { ...record, [name]: put(record[name], rest, value) }
}

/** The body with a strange value in each place in turn (in a push run one each), and in all of them. */
function shotsAt(body: unknown): string[] {
  const each = placesIn(body).flatMap((path, at) => {
    const some = long ? strange : [strange[at % strange.length]]
    return some.map(value => put(body, path, value))
  })
  const names = isObject(body) && !Array.isArray(body) ? Object.keys(body) : []
  const all = strange.map(value => Object.fromEntries(names.map(name => [name, value])))
  const more = ['{"toString":1,"valueOf":{},"toJSON":[]}', '{"__proto__":{"toString":1}}']
  return [...[...each, ...all].map(shot => JSON.stringify(shot)), ...more]
}

test('no route turns what it was sent into text before it knows what it is', async () => {
  const shop = await open()
  const { invitation } = await opened(shop)
  const secret = await linkOf(shop.seller, invitation)
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const world = worldOf(server, { owner: boss.ID })
  const keys = new Map<string, unknown>()
  for (const resource of catalogue.resources.values()) {
    const record = await world.insert(resource, 1)
    keys.set(resource.rest.path.replace(/\/$/, ''), record[resource.key.name])
  }
  const exampleOf = documentedBodies(catalogue)
  const routes = server.app.routes.filter(
    ({ handler, method, path }) =>
      wordsOfHandler(handler) && method !== 'GET' && !/logout|sessions/.test(path),
  )
  expect(routes.length).toBeGreaterThan(50)
  const failed: string[] = []
  for (const { method, path } of routes) {
    const [base = ''] = path.split('/:id')
    const at = path
      .replace(':id', encodeURIComponent(String(keys.get(base) ?? 1)))
      .replace(/:\w+/g, 'x')
    const before = await snapshot(server)
    let isRefused = true
    let n = 0
    for (const body of shotsAt(exampleOf(method, path) ?? {})) {
      const headers = {
        'content-type': 'application/json',
        'if-match': '"1"',
        'idempotency-key': `strange-${method}-${n++}`,
        'x-invitation': secret,
      }
      if (n % 40 === 1) await server.db.write.deleteFrom('_LIMIT').execute()
      const answer = await boss.send(at, { method, headers, body })
      isRefused &&= answer.status >= 400
      if (answer.status >= 500) failed.push(`${method} ${path} ${body.slice(0, 300)}`)
    }
    if (isRefused && (await snapshot(server)) !== before) failed.push(`${method} ${path} changed`)
  }
  expect(failed).toEqual([])
  expect(server.logged.filter(({ event }) => event === 'fault')).toEqual([])
}, 1_200_000)

test('no list turns a filter, an order or a range into text before it knows what it is', async () => {
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const lists = server.app.routes.filter(
    ({ handler, method, path }) => wordsOfHandler(handler) && method === 'GET' && !/:/.test(path),
  )
  const named = Object.fromEntries(['q', 'tab', 'ID', 'CODIGO'].map(name => [name, strange[0]]))
  const queriesWith = (value: unknown) => [
    { filter: value },
    { filter: { q: value } },
    { filter: { tab: value } },
    { filter: { ID: value } },
    { filter: { CODIGO: { eq: value, in: [value] } } },
    { filter: named },
    { sort: [value, 'ASC'] },
    { sort: ['ID', value] },
    { range: [value, value] },
    { after: value },
  ]
  const failed: string[] = []
  for (const [at, { path }] of lists.entries())
    for (const query of (long ? strange : [strange[at % strange.length]]).flatMap(queriesWith)) {
      const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
      const request = `${path}?${new URLSearchParams(Object.fromEntries(texts))}`
      const { status } = await boss.get(request)
      if (status >= 500) failed.push(`${request} ${status}`)
    }
  expect(lists.length).toBeGreaterThan(50)
  expect(failed).toEqual([])
  expectNoFault(server)
}, 600_000)
