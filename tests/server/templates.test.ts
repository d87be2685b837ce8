import { beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const offers = defineResource({
  name: 'offers',
  table: 'OFERTA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Oferta | Ofertas',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    COSTO: { kind: 'money', read: ['admin'] },
    LINEAS: {
      kind: 'lines',
      fields: {
        CANTIDAD: { kind: 'integer', required: true },
        COSTO: { kind: 'money', read: ['admin'] },
        REVISADA: { kind: 'boolean', write: ['admin'] },
      },
    },
  },
  access: { admin: 'all', salesAgent: 'all' },
})
const server = useServer({ catalogue: aCatalogue(offers) })
const path = '/hanadb/api/views'
const companies = { EMPRESA: ACME, EMPRESAS: [ACME, OTHER] }

let boss: Client
let seller: Client

beforeEach(async () => {
  boss = await server.as('10', companies)
  seller = await server.as('7', companies)
})

const share = async (values: object) => {
  const { body } = await boss.post(path, { resource: 'offers', name: 'Base', state: { values } })
  await boss.put(`${path}/${body.id}/default`, { for: 'everyone', on: true })
  return String(body.id)
}
const listed = async (user: Client, headers?: Record<string, string>) =>
  (await user.get(`${path}?resource=offers`, headers)).body.views

test('a shared template keeps from its reader what they may not read or write inside lines', async () => {
  const values = { NOMBRE: 'Kit', LINEAS: [{ CANTIDAD: 2, COSTO: 5, REVISADA: true }] }
  const id = await share(values)
  expect(await listed(boss)).toMatchObject([{ state: { values } }])
  const theirs = { NOMBRE: 'Kit', LINEAS: [{ CANTIDAD: 2 }] }
  expect(await listed(seller)).toMatchObject([{ id, isShared: true }])
  expect((await seller.get(`${path}/${id}`)).body.state).toEqual({ values: theirs })
})

test('a template stays a template for a reader who may use none of its values', async () => {
  await share({ COSTO: 5 })
  expect(await listed(seller)).toMatchObject([{ state: { values: {} } }])
})

test('a template is offered only in the company whose records it names', async () => {
  await share({ NOMBRE: 'Kit' })
  expect(await listed(boss, { 'x-empresa': OTHER })).toEqual([])
  expect(await listed(seller, { 'x-empresa': OTHER })).toEqual([])
  expect(await listed(boss, { 'x-empresa': ACME })).toHaveLength(1)
})
