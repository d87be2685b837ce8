import { afterEach, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import type { Client } from './client'
import { expectHumane, expectNoFault, snapshot } from './humane'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer()
const products = '/hanadb/api/products'
const languages = ['es', 'en']
const json = { 'content-type': 'application/json' }

afterEach(() => expectNoFault(server))

async function state() {
  const boss = await server.as('10', { EMPRESA: ACME })
  const world = worldOf(server, { owner: boss.ID })
  const product = await world.insert(catalogue.get('products'), 1)
  return { boss, world, path: `${products}/${product.CODIGO}` }
}

/** Refused in both languages with different texts, without any change. */
async function expectRefused(
  user: Client,
  [path, init]: readonly [string, RequestInit?],
  statuses: readonly number[],
) {
  const before = await snapshot(server)
  const message = new Set<string>()
  for (const language of languages) {
    const headers = { ...json, 'if-match': '1', 'accept-language': language, ...init?.headers }
    const answer = await user.send(path, { ...init, headers })
    expectHumane(answer, statuses)
    message.add(String(answer.body.message))
  }
  expect(message.size).toBe(2)
  expect(await snapshot(server)).toBe(before)
}

const deep = (depth: number) => `{"NOMBRE":${'['.repeat(depth)}${']'.repeat(depth)}}`

test.each<[string, string, number]>([
  ['broken', '{"NOMBRE":', 400],
  ['empty', '', 400],
  ['a list', '[{"NOMBRE":"x"}]', 400],
  ['a text', '"NOMBRE"', 400],
  ['null', 'null', 400],
  ['a number', '1e400', 400],
  ['with a key twice', '{"NOMBRE":"a","NOMBRE":"b"}', 400],
  ['with __proto__', '{"__proto__":{"STATUS":"ACTIVO"}}', 400],
  ['with constructor', '{"constructor":{"prototype":{"x":1}}}', 422],
  ['with toString', '{"toString":"x"}', 422],
  ['nested deep', deep(30), 400],
  ['nested endlessly', deep(50_000), 400],
  ['too large', `{"NOMBRE":"${'x'.repeat(1_100_000)}"}`, 413],
  ['with a NUL', '{"NOMBRE":"a\\u0000b"}', 400],
  ['with half a letter', '{"NOMBRE":"\\udc00"}', 400],
  ['with a byte order mark', '\ufeff{"NOMBRE":', 400],
  ['with a comment', '{"NOMBRE":"x" /* y */}', 400],
  ['with NaN', '{"NOMBRE":NaN}', 400],
])('a body %s is refused on create and update', async (_, body, status) => {
  const { boss, path } = await state()
  await expectRefused(boss, [products, { method: 'POST', body }], [status])
  await expectRefused(boss, [path, { method: 'PUT', body }], [status])
})

const wrong: unknown[] = [
  true,
  [],
  [[]],
  [null],
  {},
  { a: { b: 1 } },
  { id: '../x' },
  -1,
  1.234567,
  1e300,
  'x'.repeat(5000),
  '😀'.repeat(1500),
  '\u202e\u0007',
  "'; drop table PRODUCTO; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '2026-13-45',
]

test.each([...catalogue.resources.values()].map(resource => [resource.name, resource] as const))(
  'wrong values in every field of %s are told at their fields',
  async (_, resource) => {
    const { boss } = await state()
    const before = await snapshot(server)
    const names = [...resource.fields.keys()]
    for (const value of wrong) {
      const body = Object.fromEntries(names.map(name => [name, value]))
      for (const language of languages) {
        const answer = await boss.post(resource.rest.path, body, { 'accept-language': language })
        expectHumane(answer, [403, 422])
        const places = Object.keys(answer.body.errors ?? {}).map(place => place.split('.')[0])
        expect(places.filter(place => !names.includes(place ?? ''))).toEqual([])
      }
    }
    expect(await snapshot(server)).toBe(before)
  },
)

const cursor = (place: unknown) => btoa(encodeURIComponent(JSON.stringify(place)))
const many = Array.from({ length: 300 }, (_, n) => n)

test.each<[string, string]>([
  ['filter', '{"NADA":1}'],
  ['filter', '{"__proto__":{"a":1}}'],
  ['filter', '{"constructor":1}'],
  ['filter', '[1]'],
  ['filter', '5'],
  ['filter', 'x'],
  ['filter', '{"STATUS":{"nope":1}}'],
  ['filter', '{"STATUS":{"__proto__":1}}'],
  ['filter', '{"STATUS":{"constructor":1}}'],
  ['filter', '{"STATUS":{"gte":"A"}}'],
  ['filter', '{"STATUS":{"in":"ACTIVO"}}'],
  ['filter', JSON.stringify({ CODIGO: { in: many } })],
  ['filter', '{"STATUS":{"empty":"si"}}'],
  ['filter', '{"STATUS":{"eq":{"a":1}}}'],
  ['filter', '{"STATUS":true}'],
  ['filter', '{"STATUS":"a\\u0000b"}'],
  ['filter', '{"CODIGO":"\\ud800"}'],
  ['filter', '{"CODIGO":{"gte":"\' or 1=1"}}'],
  ['filter', '{"q":5}'],
  ['filter', `{"q":"${'x'.repeat(201)}"}`],
  ['filter', '{"tab":"nada"}'],
  ['filter', '{"tab":{"a":1}}'],
  ['filter', JSON.stringify(Object.fromEntries(many.map(n => [`F${n}`, 1])))],
  ['sort', '["NADA","ASC"]'],
  ['sort', '["NOMBRE_F","ASC"]'],
  ['sort', '["_DELETED_AT","ASC"]'],
  ['sort', '["NOMBRE","UP"]'],
  ['sort', '["NOMBRE; drop table x","ASC"]'],
  ['sort', '["NOMBRE"]'],
  ['sort', '{"a":1}'],
  ['sort', 'x'],
  ['range', 'x'],
  ['range', '[0]'],
  ['range', '[5,1]'],
  ['range', '[-1,3]'],
  ['range', '[0,999]'],
  ['range', '[0.5,2]'],
  ['range', '["0","5"]'],
  ['range', '[0,1e400]'],
  ['range', '[9007199254740993,9007199254740995]'],
  ['range', '[20000,20010]'],
  ['after', 'x'],
  ['after', '%%%'],
  ['after', 'x'.repeat(3000)],
  ['after', cursor(null)],
  ['after', cursor([])],
  ['after', cursor({ s: 'NOMBRE ASC', v: 5, k: 'A' })],
  ['after', cursor({ s: 'NOMBRE ASC', v: 'a\0b', k: 'A' })],
  ['after', cursor({ s: 'NOMBRE ASC', v: 'a', k: 'A\0' })],
  ['after', cursor({ s: 'NOMBRE ASC', v: { a: 1 }, k: 'A' })],
  ['after', cursor({ s: 'NOMBRE DESC', v: 'a', k: 'A' })],
  ['before', cursor({ s: 'NOMBRE ASC', v: 'a', k: 5 })],
])('a list asked with %s=%.60s is refused', async (name, value) => {
  const { boss } = await state()
  await expectRefused(boss, [`${products}?${name}=${encodeURIComponent(value)}`], [400])
})

test.each([1e300, 2 ** 53, -1, 1.5, true, '1', null])(
  'a page mark with the key %j of a number is refused or finds nothing',
  async k => {
    const { boss } = await state()
    const token = cursor({ s: 'DISPLAYNAME ASC', v: 'a', k })
    const answer = await boss.get(`/hanadb/api/users?after=${encodeURIComponent(token)}`)
    expect([200, 400]).toContain(answer.status)
  },
)

const ids = [
  '..%2f..%2fetc',
  '%2e%2e',
  '%ED%A0%80',
  '%zz',
  '%',
  'x'.repeat(5000),
  '%F0%9F%98%80',
  "'%20or%201=1--",
  '1e400',
  '-1',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  '0x10',
  '%20',
  '1.5',
  '__proto__',
  'null',
]

test.each(ids)('a record named %.60s is not found, whatever is wanted of it', async id => {
  const { boss } = await state()
  for (const base of [products, '/hanadb/api/users']) {
    await expectRefused(boss, [`${base}/${id}`], [400, 404])
    await expectRefused(
      boss,
      [`${base}/${id}`, { method: 'PUT', body: '{"NOMBRE":"x"}' }],
      [400, 404, 422],
    )
    await expectRefused(boss, [`${base}/${id}`, { method: 'DELETE' }], [400, 404])
  }
})

test('a NUL in an address is refused', async () => {
  const { boss } = await state()
  await expectRefused(boss, [`${products}/a%00b`], [400])
})

test.each(['abc', '"x"', '-1', '1e3', '99999999999999999999', 'W/"1", "2"', ''])(
  'the version %j is refused',
  async version => {
    const { boss, path } = await state()
    const init = { method: 'PUT', body: '{"NOMBRE":"Otro"}', headers: { 'if-match': version } }
    await expectRefused(boss, [path, init], [400, 428])
  },
)

test.each([
  '\u202eabc',
  '😀😀😀',
  'a\u0301b',
  '%',
  '_',
  '"',
  '\\',
  "'",
  '*',
  'ﬀ',
  '\u0000',
  '\ud800',
  '(',
  'NOT',
  'a OR b',
  'ＡＢＣ',
])('a search for %j is answered', async q => {
  const { boss } = await state()
  const filter = encodeURIComponent(JSON.stringify({ q }))
  expect((await boss.get(`${products}?filter=${filter}`)).status).toBe(200)
})
