import { beforeAll, describe, expect, test } from 'vitest'
import { type RouteOptions, wordsOfHandler } from '../../server/http/addRoute'
import { catalogue } from '../../src/catalogue'
import { type RoleCode, roles } from '../../src/domain/accounts/roles'
import { rolesThatRead } from '../../src/model/access/requires'
import type { Resource } from '../../src/model/fields/resource'
import type { Answer, Client } from './client'
import { expectNoFault } from './humane'
import { matrixWorld } from './matrixWorld'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer({ keepRows: true })
let world: Awaited<ReturnType<typeof matrixWorld>>
let admin: Client
/** One person per role without records. */
const strangers = new Map<RoleCode, Client>()

beforeAll(async () => {
  world = await matrixWorld(server)
  admin = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  for (const role of roles) strangers.set(role, await server.as(role, { EMPRESA: ACME }))
})

type Ask = (path: string, body?: object) => Promise<Answer>
const askAs =
  (client: Client, headers: Record<string, string> = {}): Ask =>
  (path, body) =>
    body ? client.post(path, body, headers) : client.get(path, headers)

/** Signed addresses name a session; everything else must be identical. */
const read = ({ status, headers, body }: Answer) => ({
  status,
  range: headers.get('content-range'),
  body: JSON.parse(
    JSON.stringify(body, (key, value) =>
      key === 'requestId'
        ? 'a request'
        : typeof value === 'string' && key === 'url'
          ? value.split('?')[0]
          : value,
    ),
  ),
})

const pathOf = ({ rest }: Resource) => rest.path.replace(/\/$/, '')

/** The lists of a resource, its counts and its export, for one person. */
async function wholes(sendRequest: Ask, resource: Resource): Promise<unknown[]> {
  const path = pathOf(resource)
  const file = await sendRequest(`${path}/export`, { format: 'csv' })
  const lines = file.status === 200 ? await server.anyone.get(String(file.body.url)) : file
  return [await sendRequest(path), await sendRequest(`${path}/tabs`), file, lines].map(read)
}

/** Records, histories, and filters on two fields: one that all may read, and one that few may. */
async function parts(sendRequest: Ask, resource: Resource): Promise<unknown[]> {
  const path = pathOf(resource)
  const query = (name: string, value: unknown) =>
    `${path}?${name}=${encodeURIComponent(JSON.stringify(value))}`
  const keys = world.rowsOf(resource).map(row => row[resource.key.name])
  const few = [keys[0], keys.at(-1)].map(key => `${path}/${encodeURIComponent(String(key))}`)
  const names = [resource.key.name, hardest(resource)]
  const paths = [
    query('filter', { q: 'zz' }),
    ...few,
    `${few[1]}/history`,
    ...names.map(name => query('filter', { [name]: { empty: false } })),
    ...names.map(name => query('sort', [name, 'DESC'])),
  ]
  const answers: unknown[] = []
  for (const each of paths) answers.push([each, read(await sendRequest(each))])
  return answers
}

/** The field that the fewest roles may read. */
const hardest = (resource: Resource) =>
  [...resource.fields.values()].toSorted(
    (a, b) => rolesThatRead(resource, a).length - rolesThatRead(resource, b).length,
  )[0]?.name ?? ''

describe.each(roles)('role %s', role => {
  test.each([...catalogue.resources.keys()])('%s is shown as to that very account', async name => {
    const resource = catalogue.get(name)
    const person = world.people.get(role) as { client: Client }
    const eyes = askAs(admin, { 'x-view-as': `user:${person.client.ID}` })
    const own = askAs(person.client)
    expect(await wholes(eyes, resource)).toEqual(await wholes(own, resource))
    expect(await parts(eyes, resource)).toEqual(await parts(own, resource))
    expectNoFault(server)
  })
})

/** A stranger owns only their own account. */
const isAboutOneself = ({ name }: Resource) => name === 'users'

test.each(roles)(
  'role %s is shown as to somebody of that role to whom nothing belongs',
  async role => {
    const stranger = strangers.get(role) as Client
    for (const resource of catalogue.resources.values()) {
      if (isAboutOneself(resource)) continue
      const seen = await wholes(askAs(admin, { 'x-view-as': `role:${role}` }), resource)
      expect(seen, resource.name).toEqual(await wholes(askAs(stranger), resource))
    }
    expectNoFault(server)
  },
)

test('every write is refused while viewing as another user', async () => {
  const before = await rowCounts()
  const routes = server.app.routes.filter(
    ({ method, handler, path }) =>
      !['GET', 'ALL'].includes(method) &&
      !path.startsWith('/hanadb/api/account/') &&
      !isOpenToLookers(wordsOfHandler(handler)),
  )
  expect(routes.length).toBeGreaterThan(50)
  for (const { method, path } of routes) {
    const answer = await admin.send(path.replace(/:\w+/g, '1'), {
      method,
      headers: { 'x-view-as': 'role:7', 'content-type': 'application/json' },
      ...(method !== 'DELETE' && { body: '{}' }),
    })
    expect([method, path, answer.status, answer.body.code]).toEqual([
      method,
      path,
      403,
      'viewAsReadOnly',
    ])
  }
  expect(await rowCounts()).toEqual(before)
})

const isOpenToLookers = (words: RouteOptions | undefined) =>
  words?.policy === 'public' || words?.reads === true

async function rowCounts() {
  const tables = [...catalogue.resources.values()].map(({ table }) => table)
  const counted = [...tables, '_HISTORY', '_FILE'].map(async table => {
    const rows = await server.db.read.selectFrom(table).selectAll().execute()
    return [table, JSON.stringify(rows).length]
  })
  return Promise.all(counted)
}

test('only an administrator looks as somebody else, and a refusal says so', async () => {
  const seller = strangers.get('7') as Client
  const headers = { 'x-view-as': 'role:8', 'accept-language': 'es' }
  const answer = await seller.get('/hanadb/api/users', headers)
  expect([answer.status, answer.body.message]).toEqual([
    403,
    'Esta acción requiere el rol Administrador',
  ])
})

test.each(['role:77', 'role:', 'user:abc', 'user:1e3', 'admin', ''])(
  '"%s" is nobody to look as',
  async requested => {
    const answer = await admin.get('/hanadb/api/users', { 'x-view-as': requested })
    expect([answer.status, answer.body.code]).toEqual([400, 'badViewAs'])
  },
)

test('suspended, deleted and foreign users cannot be viewed as', async () => {
  const codeOf = async ({ ID }: Client) =>
    (await admin.get('/hanadb/api/products', { 'x-view-as': `user:${ID}` })).body.code
  expect(await codeOf(await server.as('7', { EMPRESA: ACME, ACTIVE: false }))).toBe('noSuchAccount')
  expect(await codeOf(await server.as('7', { EMPRESA: OTHER }))).toBe('noSuchAccount')
  expect(await codeOf({ ID: 987_654 } as Client)).toBe('noSuchAccount')
})

test('the account stays one’s own, and every look is in the log', async () => {
  const headers = { 'x-view-as': 'role:7' }
  const account = await admin.get('/hanadb/api/account/my-account', headers)
  expect(account.body.user).toMatchObject({ ID: admin.ID, ROLE: '10' })
  const seen = await admin.get('/hanadb/api/view-as', headers)
  expect(seen.body.me).toMatchObject({ ID: -1, ROLE: '7', EMPRESA: ACME, WAREHOUSE: [] })
  expect(server.logged).toMatchObject([
    { event: 'viewAs', by: admin.ID, as: 'role:7', path: '/hanadb/api/view-as' },
  ])
})
