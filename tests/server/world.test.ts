import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const shops = defineResource({
  ...{ name: 'shops', table: 'TIENDA', key: 'CODIGO', title: 'CODIGO', label: 'Tienda | Tiendas' },
  fields: {
    CODIGO: { kind: 'code', required: true },
    CIUDAD: { kind: 'text', filter: true },
    ABIERTA: { kind: 'boolean', filter: true },
  },
  access: { admin: 'all' },
})
const among = {
  match: { CIUDAD: ['Cuenca', 'Quito'], ABIERTA: true },
  message: 'No branch',
} as const
const rounds = defineResource({
  ...{ name: 'rounds', table: 'RONDA', key: 'ID', title: 'ID', label: 'Ronda | Rondas' },
  fields: {
    ID: { kind: 'id' },
    TIENDA: { kind: 'reference', resource: 'shops' },
    SEDE: { kind: 'reference', resource: 'shops', required: true, filterOptions: among },
    PARADAS: {
      kind: 'lines',
      fields: {
        SEDE: { kind: 'reference', resource: 'shops', required: true, filterOptions: among },
      },
    },
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(shops, rounds) })

test('an invented record refers to records that its schema accepts', async () => {
  const boss = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const body = await worldOf(server, { owner: boss.ID }).body(
    server.context.catalogue.get('rounds'),
    1,
  )
  const created = await boss.post('/hanadb/api/rounds', body)
  expect([created.status, created.body.errors]).toEqual([201, undefined])
})
