import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { type AccountRole, accountRoles } from '../../src/domain/accounts/roles'
import { type Policy, policyOf } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { holds } from '../../src/model/rules/evaluate'
import { isAlways, isNever } from '../../src/model/rules/rule'
import type { Json } from './client'
import { expectNoFault } from './humane'
import { expectBulkRefused, forbidden } from './matrixBulk'
import { expectFeatures } from './matrixFeatures'
import { expectImport } from './matrixImport'
import { expectNoTrace, expectOnly, openedIn } from './matrixOnly'
import { expectReasons, expectRuleWords } from './matrixReasons'
import { expectSources } from './matrixSources'
import { matrixWorld, type Person } from './matrixWorld'
import { useServer } from './useServer'

const server = useServer({ keepRows: true })
let world: Awaited<ReturnType<typeof matrixWorld>>
/** Moment before all events of that world. */
let dawn: unknown

beforeAll(async () => {
  dawn = (await (await server.as('10')).get('/hanadb/api/live')).body.after
  world = await matrixWorld(server)
})

interface Cell extends Person {
  readonly resource: Resource
  readonly policy: Policy
  readonly path: string
  readonly seen: readonly Record<string, unknown>[]
  readonly hidden: readonly FieldModel[]
}

function cellOf(role: AccountRole, resource: Resource): Cell {
  const person = world.people.get(role) as Person
  const policy = policyOf(resource, person.me)
  return {
    ...person,
    resource,
    policy,
    path: resource.rest.path.replace(/\/$/, ''),
    seen: world.rowsOf(resource).filter(row => world.maySee(resource, row, person.me)),
    hidden: [...resource.fields.values()].filter(({ name }) => !policy.readable.has(name)),
  }
}

const sendRequest = (path: string, query: Record<string, unknown>) =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&')}`
const keysOf = ({ resource }: Cell, rows: unknown) =>
  (rows as Record<string, unknown>[]).map(row => row[resource.key.name]).sort()
const listed = (cell: Cell, body: Json) => keysOf(cell, body[cell.resource.rest.envelope])

describe.each(accountRoles)('role %s', role => {
  test.each([...catalogue.resources.keys()])('%s', async name => {
    const cell = cellOf(role, catalogue.get(name))
    if (isNever(cell.policy.read)) await expectShut(cell)
    else {
      await expectRows(cell)
      await expectFields(cell)
      await expectQuestions(cell)
      await expectExport(cell)
    }
    await expectWrites(cell)
    await expectImport(cell, world)
    await expectFeatures(cell, world.rowsOf(cell.resource))
    expectNoFault(server)
  })
})

interface Heard {
  readonly resource: string
  readonly id?: unknown
  readonly many?: number
}

test.each(accountRoles)('role %s hears of what it may read, and of nothing else', async role => {
  const { client } = world.people.get(role) as Person
  const received: Heard[] = []
  for (let [from, after] = [undefined as unknown, dawn]; after !== from; ) {
    const { status, body } = await client.get(`/hanadb/api/live?after=${after}`)
    expect([status, body.reset]).toEqual([200, undefined])
    received.push(...(body.changes as unknown as Heard[]))
    ;[from, after] = [after, body.after]
  }
  for (const resource of catalogue.resources.values()) {
    const cell = cellOf(role, resource)
    const keys = keysOf(cell, cell.seen).map(String)
    const read = received.filter(each => each.resource === resource.name)
    const ids = read.flatMap(({ id }) => (id === undefined ? [] : [String(id)]))
    expect([resource.name, ids.filter(id => !keys.includes(id))]).toEqual([resource.name, []])
    const most = Math.max(0, ...read.map(({ many = 0 }) => many))
    expect(most, resource.name).toBeLessThanOrEqual(keys.length)
    if (resource.name === 'products') expect(read.length > 0).toBe(keys.length > 0)
  }
})

test('a reason names what its reader may read, and nothing else, in every schema for every role', async () => {
  const received = { reasons: 0, hiding: 0 }
  for (const role of accountRoles) {
    const people = cellOf(role, catalogue.get('users'))
    const known = keysOf(people, people.seen)
    const strangers = world
      .rowsOf(people.resource)
      .filter(({ ID }) => !known.includes(ID))
      .map(({ DISPLAYNAME }) => String(DISPLAYNAME))
    for (const resource of catalogue.resources.values()) {
      const cell = cellOf(role, resource)
      if (isNever(cell.policy.read)) continue
      received.reasons += await expectReasons(cell, strangers)
      received.hiding += await expectRuleWords(cell, server.context)
    }
  }
  expect(received.reasons).toBeGreaterThan(50)
  expect(received.hiding).toBeGreaterThan(0)
})

test('every rule on records lets somebody see some rows and hides others', () => {
  const blind = accountRoles.flatMap(role =>
    [...catalogue.resources.values()].flatMap(resource => {
      const { seen, policy } = cellOf(role, resource)
      if (isNever(policy.read) || isAlways(policy.read)) return []
      const some = seen.length > 0 && seen.length < world.rowsOf(resource).length
      return some ? [] : [`${role} ${resource.name}: ${seen.length}`]
    }),
  )
  expect(blind).toEqual([])
})

/** Every channel refuses people without read access. */
async function expectShut({ client, path, resource }: Cell) {
  const [row] = world.rowsOf(resource)
  const one = `${path}/${encodeURIComponent(String(row?.[resource.key.name]))}`
  const answers = [
    await client.get(path),
    await client.get(`${path}/tabs`),
    await client.get(one),
    await client.get(`${one}/history`),
    await client.post(`${path}/export`, { format: 'csv' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
}

/** List, count, picker and search return exactly the rows that the rules allow. */
async function expectRows(cell: Cell) {
  const { client, path, resource, seen } = cell
  const expected = keysOf(cell, seen)
  const list = await client.get(path)
  expect([list.status, listed(cell, list.body)]).toEqual([200, expected])
  expect(list.headers.get('content-range')).toMatch(new RegExp(`/${seen.length}$`))
  const tabs = await client.get(`${path}/tabs`)
  expect(tabs.body.tabs?.all).toMatchObject({ count: seen.length })
  const all = keysOf(cell, world.rowsOf(resource)).slice(0, 150)
  const many = await client.get(sendRequest(path, { filter: { [resource.key.name]: all } }))
  expect([many.status, listed(cell, many.body)]).toEqual([200, expected])
  if (resource.searched.length === 0) return
  const found = await client.get(sendRequest(path, { filter: { q: 'zz' } }))
  expect(listed(cell, found.body).filter(key => !expected.includes(key))).toEqual([])
}

/** List, record and history omit unreadable fields. */
async function expectFields(cell: Cell) {
  const { client, path, resource, seen, policy } = cell
  const list = await client.get(path)
  for (const row of list.body[resource.rest.envelope] as unknown as object[]) expectOnly(cell, row)
  const [row] = seen
  const unseen = world.rowsOf(resource).find(each => !seen.includes(each))
  const addressOf = (each: typeof row) =>
    `${path}/${encodeURIComponent(String(each?.[resource.key.name]))}`
  if (row) {
    const one = await client.get(addressOf(row))
    expect(one.status).toBe(200)
    expectOnly(openedIn(cell), one.body)
    expectSources(resource.fields.values(), one.body)
    const history = await client.get(`${addressOf(row)}/history`)
    expect(history.status).toBe(200)
    expectNoTrace(cell, JSON.stringify(history.body))
  }
  const twin = seen.some(each => each[resource.key.name] === unseen?.[resource.key.name])
  if (!unseen || twin) return
  expect((await client.get(addressOf(unseen))).status).toBe(404)
  expect((await client.get(`${addressOf(unseen)}/history`)).status).toBe(404)
  expect(policy.readable.size).toBeGreaterThan(0)
}

async function expectQuestions({ client, path, hidden, policy, resource }: Cell) {
  for (const { name } of hidden) {
    const filter = await client.get(sendRequest(path, { filter: { [name]: { empty: true } } }))
    const sort = await client.get(sendRequest(path, { sort: [name, 'ASC'] }))
    expect([name, filter.status, sort.status]).toEqual([name, 400, 400])
  }
  const open = (names: ReadonlySet<string>) => [...names].filter(name => policy.readable.has(name))
  for (const name of open(resource.sortable).slice(0, 2))
    expect((await client.get(sendRequest(path, { sort: [name, 'DESC'] }))).status).toBe(200)
  for (const name of open(resource.filterable).slice(0, 2))
    expect(
      (await client.get(sendRequest(path, { filter: { [name]: { empty: false } } }))).status,
    ).toBe(200)
}

async function expectExport(cell: Cell) {
  const { client, path, hidden, policy, resource, seen } = cell
  const [secret] = hidden
  if (secret) {
    const input = { format: 'csv', columns: [secret.name] }
    expect((await client.post(`${path}/export`, input)).status).toBe(400)
  }
  const columns = [...policy.readable].filter(
    each => resource.fields.get(each)?.kind !== 'password',
  )
  const { status, body } = await client.post(`${path}/export`, { format: 'csv', columns })
  expect(status).toBe(200)
  const file = await server.anyone.get(String(body.url))
  expect(file.status).toBe(200)
  expectNoTrace(cell, String(file.body.text))
  if (seen.length === 0) expect(String(file.body.text)).not.toContain('zz ')
}

/** Unwritable fields are refused at the field; without any write access the request is refused. */
async function expectWrites(cell: Cell) {
  const { client, path, policy, resource, seen } = cell
  const row = seen.find(each => holds(policy.update, each, {})) ?? seen[0]
  const one = `${path}/${encodeURIComponent(String(row?.[resource.key.name]))}`
  const may = row !== undefined && holds(policy.update, row, {})
  const trial = {
    bodies: forbidden(cell),
    row: may ? row : undefined,
    rows: world.rowsOf(resource),
  }
  expectNoTrace(cell, await expectBulkRefused(cell, trial))
  for (const body of forbidden(cell)) {
    const created = await client.post(path, body)
    expect(created.status).toBe(isNever(policy.create) ? 403 : 422)
    if (created.status === 422) expect(errorsOf(created.body)).toEqual(Object.keys(body).sort())
    if (!row) continue
    const changed = await client.put(one, body, { 'if-match': '1' })
    if (may) expect(errorsOf(changed.body)).toEqual(Object.keys(body).sort())
    expect([403, 422]).toContain(changed.status)
  }
  if (!row) return
  if (!may) expect((await client.put(one, {}, { 'if-match': '1' })).status).toBe(403)
  if (!holds(policy.delete, row, {}))
    expect((await client.delete(one, { 'if-match': '1' })).status).toBe(403)
}

const errorsOf = (body: Json) => Object.keys(body.errors ?? {}).sort()
