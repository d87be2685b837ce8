import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const parcels = defineResource({
  name: 'parcels',
  table: 'PAQUETE',
  key: 'ID',
  title: 'ID',
  label: 'Paquete | Paquetes',
  fields: {
    ID: { kind: 'id' },
    ESTANTE: { kind: 'text' },
    PESO: { kind: 'integer' },
    COSTO: { kind: 'money', read: ['admin'] },
  },
  list: { columns: ['ID', 'ESTANTE'] },
  access: { admin: 'all', salesAgent: 'read' },
})
const server = useServer({ catalogue: aCatalogue(parcels) })

const sorted = (user: Client, field: string) =>
  user.get(`/hanadb/api/parcels?sort=${encodeURIComponent(JSON.stringify([field, 'DESC']))}`)

test('a list sorts by any readable column, without an index up to a number of rows', async () => {
  const admin = await server.as('10')
  await server.insert('parcels', { ID: 1, PESO: 5 }, { ID: 2, PESO: 9 }, { ID: 3 })
  const { body } = await sorted(admin, 'PESO')
  expect((body.data as unknown as { ID: number }[]).map(({ ID }) => ID)).toEqual([2, 1, 3])
  const refused = await sorted(await server.as('7'), 'COSTO')
  expect(refused).toMatchObject({ status: 400, body: { code: 'unknownSort' } })
  expect(refused.body.message).toContain('ID, ESTANTE')
  const rows = Array.from({ length: 9_997 }, (_, at) => ({ ID: at + 4, PESO: at }))
  for (let at = 0; at < rows.length; at += 1_000)
    await server.insert('parcels', ...rows.slice(at, at + 1_000))
  expect((await sorted(admin, 'PESO')).body.code).toBe('unknownSort')
  expect((await sorted(admin, 'ESTANTE')).status).toBe(200)
})
