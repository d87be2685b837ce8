import { afterEach, expect, test } from 'vitest'
import { ACME, useStore } from './aStore'
import { expectHumane, expectNoFault } from './humane'
import { routes, shops, sites } from './mergeSchemas'

const { server, admin } = useStore(shops, routes, sites)
const api = (path: string) => `/hanadb/api/${path}`

afterEach(() => expectNoFault(server))

test('a record that a list or a line names is not deleted; what names it is counted and handed over', async () => {
  const boss = await admin()
  const make = async (path: string, values: object) =>
    Number((await boss.post(api(path), values)).body.ID)
  const [stays, goes] = [
    await make('shops', { NOMBRE: 'Norte' }),
    await make('shops', { NOMBRE: 'Sur' }),
  ]
  // A route whose key is also that of a shop.
  await server.insert('routes', { EMPRESA: ACME, ID: goes, NOMBRE: 'Sur' })
  const route = await make('routes', {
    ...{ NOMBRE: 'Norte', TIENDAS: [goes, stays] },
    PARADAS: [{ TIENDA: goes, RUTA_ID: goes }, { TIENDA: stays }],
  })
  for (const id of [stays, goes]) {
    const refused = await boss.delete(api(`shops/${id}`), { 'if-match': '1' })
    expectHumane(refused, [409])
    expect(refused.body).toMatchObject({ code: 'inUse', message: expect.stringMatching(/Rutas/) })
  }
  const references = api(`references/shops/${stays}`)
  expect((await boss.get(references)).body.references).toEqual([
    { resource: 'routes', field: 'TIENDAS', records: 1, mayChange: true },
    { resource: 'routes', field: 'PARADAS', records: 1, mayChange: true },
  ])
  const valueIn = async (field: string) =>
    (await boss.get(`${references}/records?from=routes&field=${field}`)).body.records
  expect(await valueIn('TIENDAS')).toMatchObject([{ id: route, value: [goes, stays] }])
  expect(await valueIn('PARADAS')).toMatchObject([
    { value: [{ _ID: expect.any(Number), TIENDA: goes }, { TIENDA: stays }] },
  ])
  const merge = { version: 1, others: [{ id: goes, version: 1 }] }
  expect((await boss.post(api(`merge/shops/${stays}`), merge)).status).toBe(200)
  expect((await boss.get(api(`routes/${route}`))).body).toMatchObject({
    PARADAS: [{ TIENDA: stays, RUTA_ID: goes }, { TIENDA: stays }],
  })
})

test('a refused deletion names only the lists that the reader may open', async () => {
  const boss = await admin()
  const seller = await server.as('7', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const { body: shop } = await boss.post(api('shops'), { NOMBRE: 'Este' })
  const refusal = async () => {
    const refused = await seller.delete(api(`shops/${shop.ID}`), { 'if-match': '1' })
    expectHumane(refused, [409])
    return refused.body.message
  }
  await boss.post(api('sites'), { NOMBRE: 'Bodega', TIENDA: shop.ID })
  expect(await refusal()).toBe('Other records that you cannot see still use this one')
  await boss.post(api('routes'), { NOMBRE: 'Norte', TIENDAS: [shop.ID] })
  expect(await refusal()).toBe(
    'Other records still use this one: Rutas, and others that you cannot see',
  )
})
