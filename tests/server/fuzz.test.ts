import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOfHandler } from '../../server/http/addRoute'
import { catalogue } from '../../src/catalogue'
import { roles } from '../../src/domain/accounts/roles'
import type { Client } from './client'
import { expectNoFault } from './humane'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer({ hasOddRows: true })
const long = process.env.TEST_LONG === '1'

interface Shot {
  readonly method: string
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: Record<string, string>
  readonly body: string
}

const names = [...catalogue.resources.values()].flatMap(({ fields }) => [...fields.keys()])
const name = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom('q', 'tab', '_ID', 'email'),
  fc.string(),
)
const value = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -0, 1, 2, 1e300, 2 ** 53, 'COD-0000', 'ACTIVO', '10'),
  fc.string({ unit: 'grapheme' }),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 3 }),
)
const object = fc.dictionary(name, value, { maxKeys: 6 })
const filter = fc.dictionary(
  name,
  fc.oneof(
    value,
    fc.dictionary(
      fc.constantFrom('eq', 'ne', 'in', 'lt', 'gte', 'has', 'contains', 'empty', 'x'),
      value,
    ),
  ),
  { maxKeys: 3 },
)
const broken = fc.oneof(fc.constantFrom('', '{', '[]', 'null', '{"a":1,"a":2}'), fc.string())

const query = fc.record(
  {
    filter: fc.oneof(filter.map(JSON.stringify), broken),
    sort: fc.oneof(
      fc.tuple(name, fc.constantFrom('ASC', 'DESC', 'x')).map(pair => JSON.stringify(pair)),
      broken,
    ),
    range: fc.oneof(
      fc.tuple(fc.integer(), fc.integer()).map(pair => JSON.stringify(pair)),
      broken,
    ),
    after: fc.oneof(fc.string(), fc.base64String()),
    t: fc.string(),
    resource: fc.constantFrom('products', 'x', ''),
    field: name,
  },
  { requiredKeys: [] },
)
const headers = fc.record(
  {
    'if-match': fc.constantFrom('1', '"1"', 'W/"2"', 'x', ''),
    'idempotency-key': fc.constantFrom('abcdefgh', 'x', 'ñ'.repeat(3).normalize('NFD').slice(0, 1)),
    'x-empresa': fc.constantFrom(ACME, 'x', ''),
    'accept-language': fc.constantFrom('es', 'en', 'zz;q=9', ',,;'),
  },
  { requiredKeys: [] },
)
const param = fc.oneof(
  fc.constantFrom('1', '900000', 'COD-0001', '..', '%ED%A0%80', '%', 'tabs', 'export'),
  fc.string({ minLength: 1 }).map(text => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
)

/** Arbitrary input for one of the app's routes. */
const shotAt = (method: string, route: string): fc.Arbitrary<Shot> =>
  fc
    .record({
      params: fc.array(param, { minLength: 4, maxLength: 4 }),
      query,
      headers,
      body: fc.oneof(
        { weight: 4, arbitrary: object.map(each => JSON.stringify(each)) },
        { weight: 1, arbitrary: broken },
      ),
    })
    .map(({ params, ...shot }) => {
      let at = 0
      return { method, path: route.replace(/:\w+/g, () => params[at++] ?? 'x'), ...shot }
    })

async function fire(user: Client, { method, path, query: request, headers: given, body }: Shot) {
  const search = new URLSearchParams(request).toString()
  const hasBody = method !== 'GET'
  return user.send(`${path}${search ? `?${search}` : ''}`, {
    method,
    headers: { 'content-type': 'application/json', ...given },
    ...(hasBody && { body }),
  })
}

test('random requests to every address never make the server fail', async () => {
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const world = worldOf(server, { owner: boss.ID })
  for (const resource of catalogue.resources.values()) await world.insert(resource, 1)
  const routes = server.app.routes.filter(
    ({ handler, path }) => wordsOfHandler(handler) && !path.endsWith('/logout'),
  )
  const people = [server.anyone, boss]
  for (const role of long ? roles : (['7', '31'] as const))
    people.push(await server.as(role, { EMPRESA: ACME, EMPRESAS: [ACME] }))
  const seed = long ? Date.now() : 20_261_120
  expect(routes.length).toBeGreaterThan(50)
  for (const { method, path } of routes) {
    const shots = fc.sample(shotAt(method, path), { numRuns: long ? 150 : 5, seed })
    for (const [at, shot] of shots.entries()) {
      const user = people[at % people.length] ?? boss
      const { status, body } = await fire(user, shot)
      if (status >= 500) throw new Error(`seed ${seed}: ${JSON.stringify({ shot, body })}`)
    }
  }
  expectNoFault(server)
}, 1_200_000)
