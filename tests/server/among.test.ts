import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const shops = defineResource({
  ...{ name: 'shops', table: 'TIENDA', key: 'CODIGO', title: 'CODIGO', label: 'Tienda | Tiendas' },
  fields: {
    CODIGO: { kind: 'code', required: true },
    CIUDAD: { kind: 'text', filter: true },
  },
  access: { admin: 'all' },
})
const among = { match: { CIUDAD: { field: 'CIUDAD' } }, message: 'Of another town' } as const
const rounds = defineResource({
  ...{ name: 'rounds', table: 'RONDA', key: 'ID', title: 'ID', label: 'Ronda | Rondas' },
  fields: {
    ID: { kind: 'id' },
    CIUDAD: { kind: 'text' },
    TIENDA: { kind: 'reference', resource: 'shops', filterOptions: among },
    SEDE: {
      kind: 'reference',
      resource: 'shops',
      filterOptions: { match: { CIUDAD: ['Cuenca', 'Quito'] }, message: 'No branch there' },
    },
    VARIAS: { kind: 'references', resource: 'shops', filterOptions: among },
    PARADAS: {
      kind: 'lines',
      fields: { TIENDA: { kind: 'reference', resource: 'shops', filterOptions: among } },
    },
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(shops, rounds) })
const path = '/hanadb/api/rounds'

async function world() {
  const shop = (CODIGO: string, CIUDAD: string) => ({ CODIGO, CIUDAD })
  await server.insert('shops', shop('C1', 'Cuenca'), shop('C2', 'Cuenca'), shop('Q1', 'Quito'))
  return server.as('10')
}

test('what another field did not choose is refused at its place, in the words of the schema', async () => {
  const boss = await world()
  const wrong = await boss.post(path, {
    ...{ CIUDAD: 'Cuenca', TIENDA: 'Q1', VARIAS: ['C1', 'Q1'] },
    PARADAS: [{ TIENDA: 'C2' }, { TIENDA: 'Q1' }],
  })
  const words = 'Of another town'
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { TIENDA: words, VARIAS: words, 'PARADAS.1.TIENDA': words },
  ])
  const right = { CIUDAD: 'Cuenca', TIENDA: 'C1', VARIAS: ['C1', 'C2'] }
  expect((await boss.post(path, { ...right, PARADAS: [{ TIENDA: 'C2' }] })).status).toBe(201)
  expect((await boss.post(path, { TIENDA: 'Q1' })).status).toBe(201)
})

test('choosing otherwise leaves nothing behind that does not belong there', async () => {
  const boss = await world()
  const { body } = await boss.post(path, { CIUDAD: 'Cuenca', TIENDA: 'C1' })
  const change = (change: object) => boss.put(`${path}/${body.ID}`, change, { 'if-match': '1' })
  const moved = await change({ CIUDAD: 'Quito' })
  expect([moved.status, Object.keys(moved.body.errors ?? {})]).toEqual([422, ['TIENDA']])
  expect((await change({ CIUDAD: 'Quito', TIENDA: 'Q1' })).status).toBe(200)
})

test('one that is never so is refused, and told in the words of the schema', async () => {
  const boss = await world()
  await server.insert('shops', { CODIGO: 'M1', CIUDAD: 'Manta' })
  const created = await boss.post(path, { SEDE: 'M1' })
  expect([created.status, created.body.errors]).toEqual([422, { SEDE: 'No branch there' }])
  expect((await boss.post(path, { SEDE: 'Q1' })).status).toBe(201)
})
