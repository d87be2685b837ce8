import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue as shipped } from '../../src/catalogue'
import { createCatalogue } from '../../src/model/check/catalogue'
import { type AnySchema, defineResource } from '../../src/model/schema'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME } from './world'

/** The schema in the README, "Add a resource in ten minutes". */
const [, written = ''] =
  readFileSync('README.md', 'utf8').match(/`src\/schemas\/couriers\.ts`[^`]*```ts\n(.*?)```/s) ?? []
const words = written.replace(/^import .*$/m, '').replace('export const couriers =', 'return')
const couriers = new Function('defineResource', words)(defineResource) as AnySchema

const schemas = [...shipped.resources.values()].map(({ schema }) => schema)
const catalogue = createCatalogue([...schemas, couriers])
const PATH = '/hanadb/api/couriers'

describe('what README promises of a schema that is dropped in', () => {
  const server = useServer({ catalogue, change: { publicDocs: true } })
  let admin: Client

  const [here, there] = ['001', '002']
  const courier = (n: number, more: object = {}) => ({
    NOMBRE: `Courier ${n}`,
    RUC: catalogue.get('couriers').fields.get('RUC')?.sample(n),
    TARIFA: 3.5,
    ...more,
  })
  const rowsOf = async (user: Client, filter: object = {}) =>
    (await user.get(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

  beforeEach(async () => {
    admin = await server.as('10', { EMPRESA: ACME })
    const warehouses = [here, there].map(WhsCode => ({ WhsCode, WhsName: WhsCode, EMPRESA: ACME }))
    await server.insert('warehouses', ...warehouses)
  })

  test('who has a contract is asked for the day it ends, and routes are kept with the courier', async () => {
    const RUTAS = [{ CIUDAD: 'Cuenca', DIAS: 2 }, { CIUDAD: 'Loja' }]
    const contract = courier(1, { CONTRATO: true, RUTAS })
    const refused = await admin.post(PATH, contract)
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['VENCE']])
    const created = await admin.post(PATH, { ...contract, VENCE: '2027-01-31' })
    expect([created.status, created.body.RUTAS]).toMatchObject([201, RUTAS])
    const noDays = [{ CIUDAD: 'Loja', DIAS: 0 }]
    expect((await admin.post(PATH, courier(2, { RUTAS: noDays }))).status).toBe(422)
    expect((await admin.post(PATH, courier(1))).body.errors).toHaveProperty('RUC')
  })

  test('it is filtered, searched and exported', async () => {
    await admin.post(PATH, courier(1, { NOMBRE: 'Rápido', BODEGA: here }))
    await admin.post(PATH, courier(2, { NOMBRE: 'Lento', BODEGA: there }))
    expect(await rowsOf(admin, { BODEGA: here })).toMatchObject({ data: [{ NOMBRE: 'Rápido' }] })
    expect(await rowsOf(admin, { q: 'rapido' })).toMatchObject({ data: [{ NOMBRE: 'Rápido' }] })
    const input = { format: 'csv', filter: { BODEGA: there }, columns: ['NOMBRE'] }
    const { body } = await admin.post(`${PATH}/export`, input)
    const file = await server.anyone.get(String(body.url))
    expect(String(file.body.text).trim().split(/\r?\n/).slice(1)).toEqual(['Lento'])
  })

  test('a warehouse has its own couriers alone, and no tariff anywhere', async () => {
    await admin.post(PATH, courier(1, { BODEGA: here }))
    const other = (await admin.post(PATH, courier(2, { BODEGA: there }))).body.ID
    const bodega = await server.as('8', { EMPRESA: ACME, WAREHOUSE: [here] })
    const list = (await rowsOf(bodega)) as unknown as { data: object[] }
    expect(list.data).toMatchObject([{ NOMBRE: 'Courier 1' }])
    expect(list.data[0]).not.toHaveProperty('TARIFA')
    expect((await bodega.get(`${PATH}/${other}`)).status).toBe(404)
    expect((await bodega.get(`${PATH}?sort=["TARIFA","ASC"]`)).status).toBe(400)
    expect((await bodega.post(PATH, courier(3))).status).toBe(403)
  })

  test('the document of the interface has it, and the page', async () => {
    const { body } = await server.anyone.get('/hanadb/api/openapi.json')
    expect(Object.keys(body.paths ?? {})).toEqual(
      expect.arrayContaining([PATH, `${PATH}/{id}`, `${PATH}/export`]),
    )
    const page = await server.anyone.get('/hanadb/api/docs')
    expect(page.body.text).toContain('id="couriers"')
  })
})

test('without the schema it refers to the start stops, and names the field', () => {
  const alone = schemas.filter(({ name }) => ['users', 'companies'].includes(name))
  expect(() => createCatalogue([...alone, couriers])).toThrow('couriers.BODEGA')
})
