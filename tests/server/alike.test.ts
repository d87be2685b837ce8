import { expect, test } from 'vitest'
import { defineResource } from '../model/anyBusiness'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const shops = defineResource({
  name: 'shops',
  table: 'TIENDA',
  key: 'ID',
  title: 'NOMBRE',
  label: { es: 'Tienda | Tiendas' },
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    RUC: { kind: 'identity' },
    CELULAR: { kind: 'phone' },
    EMAIL: { kind: 'email', read: ['admin'] },
    CUPO: { kind: 'money', read: ['admin'] },
    CIUDAD: { kind: 'text' },
  },
  list: { columns: ['NOMBRE', 'CIUDAD', 'CUPO'] },
  matchFields: ['RUC', 'NOMBRE', 'CELULAR', 'EMAIL'],
  access: { admin: 'all', salesAgent: { read: { CIUDAD: { ne: 'Manta' } }, create: true } },
})
const server = useServer({ catalogue: aCatalogue(shops) })

const path = '/hanadb/api/shops/alike'
const ANDINA = 'Comercial Andina'
const ANDRADE = 'Comercial Andrade'

async function plant() {
  const admin = await server.as('10')
  const add = async (shop: object) =>
    (await admin.post('/hanadb/api/shops', shop)).body as unknown as { ID: number }
  const { ID } = await add({
    ...{ NOMBRE: ANDINA, RUC: '0102030405001', CELULAR: '0991111111' },
    ...{ EMAIL: 'andina@demo.test', CIUDAD: 'Cuenca', CUPO: 900 },
  })
  await add({ NOMBRE: ANDRADE, RUC: '1710034065', CIUDAD: 'Quito' })
  await add({ NOMBRE: 'Celulares del Puerto', CELULAR: '0992222222', CIUDAD: 'Manta' })
  return { admin, ID }
}
const answer = async (user: Client, values: object, more: object = {}) => {
  const { status, body } = await user.post(path, { values, ...more })
  expect(status).toBe(200)
  return (body.alike as unknown as { by: string[]; record: { NOMBRE: string } }[]).map(
    ({ by, record }) => [record.NOMBRE, ...by],
  )
}

test('the same identity, phone or mail is found, however it is written', async () => {
  const { admin } = await plant()
  expect(await answer(admin, { RUC: '0102030405' })).toEqual([[ANDINA, 'RUC']])
  expect(await answer(admin, { RUC: '1710034065001' })).toEqual([[ANDRADE, 'RUC']])
  expect(await answer(admin, { CELULAR: '099 111 1111' })).toEqual([[ANDINA, 'CELULAR']])
  expect(await answer(admin, { CELULAR: '+593 99 111 1111' })).toEqual([[ANDINA, 'CELULAR']])
  expect(await answer(admin, { EMAIL: 'Andina@DEMO.test' })).toEqual([[ANDINA, 'EMAIL']])
  expect(await answer(admin, { RUC: '', CELULAR: null })).toEqual([])
})

test('a name is found with a slip of the pen, in another order or legal form, and no other one', async () => {
  const { admin } = await plant()
  for (const NOMBRE of ['comercial andina', 'COMERCIAL ANDÍNAS', 'Andina Comercial Cía. Ltda.'])
    expect([NOMBRE, await answer(admin, { NOMBRE })]).toEqual([NOMBRE, [[ANDINA, 'NOMBRE']]])
  expect(await answer(admin, { NOMBRE: 'Comercial' })).toEqual([])
  expect(await answer(admin, { NOMBRE: 'an' })).toEqual([])
})

test('the rehearsal of an import tells whom a new record may repeat, as far as its reader knows', async () => {
  const { admin } = await plant()
  const seller = await server.as('7')
  const rows = [
    { changes: { NOMBRE: 'Otra', RUC: '1710034065001' } },
    { changes: { NOMBRE: 'Nueva', EMAIL: 'ANDINA@demo.test' } },
    { changes: { NOMBRE: 'Puerto', CELULAR: '0992222222' } },
  ]
  const told = async (user: Client, of: readonly object[]) => {
    const { body } = await user.post('/hanadb/api/shops/bulk?dryRun=true&skipRefused=true', of)
    return (body.rows as unknown as { warnings?: object }[]).map(({ warnings }) => warnings)
  }
  const andrade = { RUC: `Possible duplicate: ${ANDRADE}` }
  const andina = { EMAIL: `Possible duplicate: ${ANDINA}` }
  const puerto = { CELULAR: 'Possible duplicate: Celulares del Puerto' }
  expect(await told(admin, rows)).toEqual([andrade, andina, puerto])
  const [ruc, , phone] = rows
  expect(await told(seller, [ruc ?? {}, phone ?? {}])).toEqual([andrade, undefined])
})

test('the most similar record stands first, and a record does not resemble itself', async () => {
  const { admin, ID } = await plant()
  const values = { RUC: '1710034065', NOMBRE: 'Comercial Andina', CELULAR: '0991111111' }
  expect(await answer(admin, values)).toEqual([
    [ANDINA, 'NOMBRE', 'CELULAR'],
    [ANDRADE, 'RUC'],
  ])
  expect(await answer(admin, values, { but: ID })).toEqual([[ANDRADE, 'RUC']])
})

test('fields that the reader may not see are neither compared nor shown', async () => {
  const { ID } = await plant()
  const agent = await server.as('7')
  expect(await answer(agent, { CELULAR: '0992222222' })).toEqual([])
  const { body } = await agent.post(path, { values: { CELULAR: '0991111111' } })
  expect(body.alike).toEqual([
    {
      by: ['CELULAR'],
      record: {
        ...{ ID, NOMBRE: ANDINA, RUC: '0102030405001' },
        ...{ CELULAR: '0991111111', CIUDAD: 'Cuenca' },
      },
    },
  ])
  expect((await agent.post(path, { values: { EMAIL: 'andina@demo.test' } })).status).toBe(400)
  expect((await (await server.as('8')).post(path, { values: {} })).status).toBe(403)
  expect((await server.anyone.post(path, { values: {} })).status).toBe(401)
})

test.each([
  {},
  { values: [] },
  { values: { NADA: 'x' } },
  { values: { CIUDAD: 'Cuenca' } },
  { values: { NOMBRE: { ne: 'x' } } },
  { values: { NOMBRE: 'x'.repeat(201) } },
])('%j is refused', async body => {
  expect((await (await server.as('10')).post(path, body)).status).toBe(400)
})
