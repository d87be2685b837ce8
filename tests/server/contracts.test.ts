import { beforeEach, describe, expect, test } from 'vitest'
import { declaredRoutes } from '../../server/http/addRoute'
import { type AccountRole, roles } from '../../src/domain/accounts/roles'
import type { Route } from '../../src/model/route/defineRoute'
import { routeAddressOf } from '../../src/model/route/defineRoute'
import { routeYupOf } from '../../src/model/route/routeYupOf'
import { propsOf, type RouteShape } from '../../src/model/route/shapes'
import { isNever, never } from '../../src/model/rules/rule'
import type { Client } from './client'
import { declared } from './declared'
import { exampleOf } from './documented'
import { useInvitations } from './stories/useInvitations'
import { ACME } from './world'

const { server, open, opened, linkOf } = useInvitations()
const callers = new Map<AccountRole, Client>()
/** The link of an invitation, for routes of its guest. */
let guestHeaders: Readonly<Record<string, string>> = {}

beforeEach(() => {
  callers.clear()
  guestHeaders = {}
})

async function makeGuest() {
  const shop = await open()
  const { invitation } = await opened(shop)
  guestHeaders = { 'x-invitation': await linkOf(shop.seller, invitation) }
}

/** A person with the right that the route requires: an administrator, otherwise the first role that has it. */
async function callerOf({ policy, right, allow, headers }: Route): Promise<Client> {
  if (headers && 'X-Invitation' in headers && !guestHeaders['x-invitation']) await makeGuest()
  if (policy === 'public') return server.anyone
  const { resources } = server.context.catalogue
  const may = (role: AccountRole) =>
    allow?.includes(role) !== false &&
    (!right || !isNever(resources.get(right[0])?.grants(role)[right[1]] ?? never))
  const role = (['10', ...roles] as const).find(may) ?? '10'
  const known = callers.get(role) ?? (await server.as(role, { EMPRESA: ACME, EMPRESAS: [ACME] }))
  callers.set(role, known)
  return known
}

test('every declared route is served', () => {
  const served = declaredRoutes(server.app)
  expect(declared.filter(route => !served.includes(route)).map(({ name }) => name)).toEqual([])
})

const propertiesOf = (body: RouteShape | undefined) =>
  (body?.properties ?? {}) as Record<string, RouteShape>
const withBody = declared.filter(({ body }) => Object.keys(propertiesOf(body)).length > 0)
const withQuery = declared.filter(({ query }) => query)

describe.each(withBody.map(route => [route.name, route] as const))('%s', (_, route) => {
  const body = exampleOf(route.body as RouteShape) as Record<string, unknown>
  const fields = Object.entries(propertiesOf(route.body))

  test('refuses a field that is missing, mistyped or unknown by its name, and changes nothing', async () => {
    await callerOf(route)
    const before = await rows()
    for (const name of (route.body?.required ?? []) as string[]) {
      const { [name]: _left, ...rest } = body
      await expectRefused(route, rest, name)
    }
    for (const [name, shape] of fields) {
      const wrong = wrongValue(shape)
      if (wrong !== undefined) await expectRefused(route, { ...body, [name]: wrong }, name)
    }
    await expectRefused(route, { ...body, surplus: 1 }, 'surplus')
    expect(await rows()).toEqual(before)
  })

  test('refuses what is no object or no JSON', async () => {
    for (const text of ['[]', '"x"', '{'])
      expect((await send(route, queryOf(route), text)).status).toBe(400)
  })
})

describe.each(withQuery.map(route => [route.name, route] as const))('%s', (_, route) => {
  test('refuses a parameter that is missing or cannot be read', async () => {
    const query = queryOf(route)
    const text = route.body && JSON.stringify(exampleOf(route.body))
    for (const { name, isRequired, shape } of propsOf(route.query)) {
      const { [name]: _left, ...rest } = query
      if (isRequired) expect([400, 404]).toContain((await send(route, rest, text)).status)
      const wrong = ['x y', ''].find(each => !routeYupOf(shape).isValidSync(each))
      if (wrong !== undefined) {
        const { status } = await send(route, { ...query, [name]: wrong }, text)
        expect([name, [400, 404].includes(status)]).toEqual([name, true])
      }
    }
  })
})

const queryOf = ({ query }: Route) =>
  Object.fromEntries(
    propsOf(query).flatMap(({ name, isRequired, shape }) =>
      isRequired ? [[name, exampleOf(shape)]] : [],
    ),
  )

/** A value that this shape refuses, if any. */
const wrongValue = (shape: RouteShape) =>
  [12.5, 'x', true, [], {}, null].find(
    value => !routeYupOf(shape).isValidSync(value, { strict: true }),
  )

async function expectRefused(route: Route, body: object, name: string) {
  const answer = await send(route, queryOf(route), JSON.stringify(body))
  const named = Object.keys(answer.body.errors ?? {}).map(path => path.split('.')[0])
  expect([answer.status, named]).toEqual([422, expect.arrayContaining([name])])
}

async function send(route: Route, query: object, body: string | undefined) {
  await server.db.write.deleteFrom('_LIMIT').execute()
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map(name => [name, '1']))
  const user = await callerOf(route)
  return user.send(routeAddressOf(route, { params, query } as never), {
    method: route.method,
    headers: {
      ...{ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      ...guestHeaders,
    },
    ...(body !== undefined && { body }),
  })
}

/** Number of rows of each table of a resource, with their versions. */
async function rows() {
  const { catalogue } = server.context
  const tables = [...new Set([...catalogue.resources.values()].map(({ table }) => table))]
  const counted = tables.map(async table => {
    const found = await server.db.read.selectFrom(table).select('_VERSION').execute()
    return [table, found.length, found.reduce((sum, row) => sum + Number(row._VERSION), 0)]
  })
  return Promise.all(counted)
}
