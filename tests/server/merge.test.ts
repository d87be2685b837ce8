import { afterEach, expect, test } from 'vitest'
import { ACME, OTHER, useStore } from './aStore'
import type { Client } from './client'
import { expectHumane, expectNoFault, snapshot } from './humane'
import { bills, routes, shops, sites } from './mergeSchemas'

const { server, admin } = useStore(shops, bills, routes, sites)
const api = (path: string) => `/hanadb/api/${path}`

afterEach(() => expectNoFault(server))

const make = async (user: Client, path: string, values: object) => {
  const { body } = await user.post(api(path), values)
  return Number(body.ID)
}
const shown = async (user: Client, path: string) => (await user.get(api(path))).body

async function twoShops() {
  const boss = await admin()
  const stays = await make(boss, 'shops', { NOMBRE: 'Andina', LUGARES: [{ CALLE: 'Uno' }] })
  const goes = await make(boss, 'shops', {
    ...{ NOMBRE: 'ANDINA S.A.', CORREO: 'andina@example.com', CLAVE: 'k' },
    LUGARES: [{ CALLE: 'Dos' }, { CALLE: 'Tres' }],
  })
  const merge = (user: Client, more: object = {}, headers?: Record<string, string>) =>
    user.post(
      api(`merge/shops/${stays}`),
      { version: 1, others: [{ id: goes, version: 1 }], ...more },
      headers,
    )
  return { boss, stays, goes, merge }
}

test('the record that stays does not take a reference to itself', async () => {
  const { boss, stays, goes, merge } = await twoShops()
  await boss.put(api(`shops/${goes}`), { MATRIZ: stays }, { 'if-match': '1' })
  const others = [{ id: goes, version: 2 }]
  const { status } = await merge(boss, { others, values: { MATRIZ: goes } })
  expect([status, (await shown(boss, `shops/${stays}`)).MATRIZ]).toEqual([200, null])
})

test('a merge moves what refers to the other record, takes chosen values, and one undo restores all', async () => {
  const { boss, stays, goes, merge } = await twoShops()
  const bill = await make(boss, 'bills', { NUMERO: '1', TIENDA: goes })
  const route = await make(boss, 'routes', {
    ...{ NOMBRE: 'Norte', TIENDAS: [goes, stays], PARADAS: [{ TIENDA: goes }, { TIENDA: stays }] },
  })
  const branch = await make(boss, 'shops', { NOMBRE: 'Sucursal', MATRIZ: goes })
  const wish = { values: { CORREO: goes, LUGARES: goes } }
  const told = {
    changes: { CORREO: [null, 'andina@example.com'] },
    deleted: 1,
    moved: expect.arrayContaining([
      { resource: 'bills', field: 'TIENDA', records: 1 },
      { resource: 'routes', field: 'TIENDAS', records: 1 },
      { resource: 'routes', field: 'PARADAS', records: 1 },
      { resource: 'shops', field: 'MATRIZ', records: 1 },
    ]),
  }
  const before = await snapshot(server)
  expect((await merge(boss, { ...wish, dryRun: true })).body).toMatchObject({
    ...{ ...told, batch: null },
  })
  expect(await snapshot(server)).toBe(before)

  const done = await merge(boss, wish)
  expect(done).toMatchObject({ status: 200, body: told })
  expect((await boss.get(api(`shops/${goes}`))).status).toBe(404)
  expect(await shown(boss, `shops/${stays}`)).toMatchObject({
    ...{ NOMBRE: 'Andina', CORREO: 'andina@example.com', CLAVE: null },
    LUGARES: [{ CALLE: 'Dos' }, { CALLE: 'Tres' }],
  })
  expect(await shown(boss, `bills/${bill}`)).toMatchObject({ TIENDA: stays, _VERSION: 2 })
  expect(await shown(boss, `routes/${route}`)).toMatchObject({
    ...{ TIENDAS: [stays], PARADAS: [{ TIENDA: stays }, { TIENDA: stays }] },
  })
  expect(await shown(boss, `shops/${branch}`)).toMatchObject({ MATRIZ: stays })
  expect((await boss.get(api('operations'))).body.operations).toMatchObject([
    { id: done.body.batch, kind: 'merge', deleted: 1, changed: 2, _can: { undo: true } },
  ])

  const undone = await boss.post(api(`shops/bulk/${done.body.batch}/undo`))
  expect(undone).toMatchObject({ status: 200, body: { undone: 3, left: 0 } })
  expect(await shown(boss, `shops/${goes}`)).toMatchObject({ CORREO: 'andina@example.com' })
  expect(await shown(boss, `shops/${stays}`)).toMatchObject({
    ...{ CORREO: null, LUGARES: [{ CALLE: 'Uno' }] },
  })
  expect(await shown(boss, `bills/${bill}`)).toMatchObject({ TIENDA: goes })
  expect(await shown(boss, `routes/${route}`)).toMatchObject({
    ...{ TIENDAS: [goes, stays], PARADAS: [{ TIENDA: goes }, { TIENDA: stays }] },
  })
  expect(await shown(boss, `shops/${branch}`)).toMatchObject({ MATRIZ: goes })
})

test('an undo leaves a reference that names a third record since', async () => {
  const { boss, goes, merge } = await twoShops()
  const third = await make(boss, 'shops', { NOMBRE: 'Tercera' })
  const route = await make(boss, 'routes', { NOMBRE: 'Sur', TIENDAS: [goes] })
  const { body } = await merge(boss)
  await boss.put(api(`routes/${route}`), { TIENDAS: [third] }, { 'if-match': '2' })
  expect((await boss.post(api(`shops/bulk/${body.batch}/undo`))).status).toBe(200)
  expect(await shown(boss, `routes/${route}`)).toMatchObject({ TIENDAS: [third] })
})

test('a merge is refused as a whole: without a right, by a changed record, in another company', async () => {
  const { boss, stays, goes, merge } = await twoShops()
  const fixed = await make(boss, 'shops', { NOMBRE: 'FIJA' })
  const works = { EMPRESA: ACME, EMPRESAS: [ACME] }
  const [seller, clerk] = [await server.as('7', works), await server.as('9', works)]
  const before = await snapshot(server)
  const refusals: [Awaited<ReturnType<typeof merge>>, number, object?][] = [
    // Roles that may not delete, and a record that may not be changed.
    [await merge(clerk), 403],
    [
      await seller.post(api(`merge/shops/${fixed}`), {
        version: 1,
        others: [{ id: goes, version: 1 }],
      }),
      403,
    ],
    // A field that the seller may not read or nobody has.
    [
      await merge(seller, { values: { CLAVE: goes } }),
      422,
      { errors: { CLAVE: expect.any(String) } },
    ],
    [await merge(boss, { values: { LUNA: goes } }), 422, { errors: { LUNA: expect.any(String) } }],
    [
      await merge(boss, { values: { CORREO: 999 } }),
      422,
      { errors: { CORREO: expect.any(String) } },
    ],
    // Versions, companies, and the record itself.
    [await merge(boss, { version: 2 }), 412, { code: 'staleVersion' }],
    [await merge(boss, { others: [{ id: goes, version: 7 }] }), 412],
    [await merge(boss, {}, { 'x-empresa': OTHER }), 404],
    [await merge(boss, { others: [{ id: stays, version: 1 }] }), 400, { code: 'mergeOthers' }],
    [await merge(boss, { others: [] }), 400],
    [await boss.post(api(`merge/moons/${stays}`), { version: 1, others: [] }), 404],
  ]
  for (const [answer, status, body = {}] of refusals) {
    expectHumane(answer, [status])
    expect(answer.body).toMatchObject(body)
  }
  expect(await snapshot(server)).toBe(before)
})

test('records that the person may not read, or of which both have one, refuse it and are named', async () => {
  const { boss, stays, goes, merge } = await twoShops()
  await make(boss, 'bills', { NUMERO: 'OCULTA', TIENDA: goes })
  const seller = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const hidden = await merge(seller)
  expectHumane(hidden, [409])
  expect(hidden.body).toMatchObject({ code: 'inUse', message: expect.stringMatching(/Facturas/) })
  for (const TIENDA of [stays, goes]) await make(boss, 'sites', { NOMBRE: `En ${TIENDA}`, TIENDA })
  const before = await snapshot(server)
  const taken = await merge(boss, { dryRun: true })
  expectHumane(taken, [409])
  expect(taken.body).toMatchObject({
    ...{ code: 'referenceTaken', message: expect.stringContaining(`En ${goes}`) },
  })
  expect(await snapshot(server)).toBe(before)
})

test('a repeated merge with the same key has one effect', async () => {
  const { boss, merge } = await twoShops()
  const key = { 'idempotency-key': 'merge-0001' }
  const [first, again] = [await merge(boss, {}, key), await merge(boss, {}, key)]
  expect(again).toMatchObject({ status: 200, body: first.body })
})

test('records that name each other are merged, and one undo restores their references', async () => {
  const { boss, stays, goes } = await twoShops()
  const third = await make(boss, 'shops', { NOMBRE: 'Sucursal', MATRIZ: goes })
  await boss.put(api(`shops/${stays}`), { MATRIZ: goes }, { 'if-match': '1' })
  await boss.put(api(`shops/${goes}`), { MATRIZ: third }, { 'if-match': '1' })
  const others = [
    { id: goes, version: 2 },
    { id: third, version: 1 },
  ]
  const { status, body } = await boss.post(api(`merge/shops/${stays}`), { version: 2, others })
  expect(status).toBe(200)
  expect(await shown(boss, `shops/${stays}`)).toMatchObject({ MATRIZ: null })
  expect(await boss.post(api(`shops/bulk/${body.batch}/undo`))).toMatchObject({ status: 200 })
  expect(await shown(boss, `shops/${stays}`)).toMatchObject({ MATRIZ: goes })
  expect(await shown(boss, `shops/${goes}`)).toMatchObject({ MATRIZ: third })
  expect(await shown(boss, `shops/${third}`)).toMatchObject({ MATRIZ: goes })
})

test('a merge of several records moves at most 500 references in all', async () => {
  const { boss, stays, goes } = await twoShops()
  const third = await make(boss, 'shops', { NOMBRE: 'Tercera' })
  const bill = (TIENDA: number, at: number) => ({ changes: { NUMERO: `${TIENDA}-${at}`, TIENDA } })
  for (const id of [goes, third]) {
    const bills = Array.from({ length: 251 }, (_, at) => bill(id, at))
    expect((await boss.post(api('bills/bulk'), bills)).status).toBe(200)
  }
  const others = [goes, third].map(id => ({ id, version: 1 }))
  const merge = (some: object[]) =>
    boss.post(api(`merge/shops/${stays}`), { version: 1, others: some, dryRun: true })
  expect(await merge(others)).toMatchObject({ status: 409, body: { code: 'tooManyReferences' } })
  expect(await merge(others.slice(1))).toMatchObject({ status: 200 })
})
