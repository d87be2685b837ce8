import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const owners = defineResource({
  name: 'owners',
  table: 'DUENO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Dueño | Dueños',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text', required: true, search: true } },
  related: [],
  access: { admin: 'all', salesAgent: { read: { NOMBRE: { ne: 'Martínez' } } }, credit: 'read' },
})
const jobs = defineResource({
  name: 'jobs',
  table: 'TRABAJO',
  key: 'ID',
  title: 'ID',
  label: 'Trabajo | Trabajos',
  fields: {
    ID: { kind: 'id', search: true },
    NOTA: { kind: 'text', search: true },
    DUENO: { kind: 'reference', resource: 'owners', search: true },
    REVISOR: { kind: 'reference', resource: 'owners', search: true, read: ['admin'] },
    URGENTE: { kind: 'integer', read: ['admin', 'credit'] },
  },
  list: {
    columns: ['ID', 'NOTA', 'DUENO'],
    sort: [
      { when: { '$me.ROLE': { in: ['credit', 'salesAgent'] } }, value: 'URGENTE desc' },
      { value: 'ID' },
    ],
  },
  access: { admin: 'all', salesAgent: 'read', credit: 'read', warehouse: 'read' },
})
const server = useServer({ catalogue: aCatalogue(owners, jobs) })

async function plant() {
  const admin = await server.as('10')
  const add = async (path: string, body: object) =>
    Number((await admin.post(`/hanadb/api/${path}`, body)).body.ID)
  const perez = await add('owners', { NOMBRE: 'Pérez Sol' })
  const martinez = await add('owners', { NOMBRE: 'Martínez' })
  await add('jobs', { NOTA: 'uno', DUENO: perez, URGENTE: 1 })
  await add('jobs', { NOTA: 'dos', DUENO: martinez, REVISOR: perez, URGENTE: 5 })
  await add('jobs', { NOTA: 'perezoso' })
  return admin
}
const listed = async (user: Client, query: object = {}) => {
  const words = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const { status, body } = await user.get(`/hanadb/api/jobs?${words}`)
  expect(status).toBe(200)
  return (body.data as unknown as { NOTA: string }[]).map(({ NOTA }) => NOTA)
}
const found = async (user: Client, q: string) => (await listed(user, { filter: { q } })).sort()

test('a row is found by the text of what it refers to, each word where it stands', async () => {
  const admin = await plant()
  expect(await found(admin, 'perez')).toEqual(['dos', 'perezoso', 'uno'])
  expect(await found(admin, 'PÉREZ SOL')).toEqual(['dos', 'uno'])
  expect(await found(admin, 'uno sol')).toEqual(['uno'])
  expect(await found(admin, 'pé so')).toEqual([])
  expect(await found(admin, 'martinez dos')).toEqual(['dos'])
  expect(await found(admin, 'nadie')).toEqual([])
})

test('users cannot find a row by fields they may not read', async () => {
  await plant()
  const credit = await server.as('9')
  expect(await found(credit, 'perez')).toEqual(['perezoso', 'uno'])
  expect(await found(credit, 'martinez')).toEqual(['dos'])
  const agent = await server.as('7')
  expect(await found(agent, 'martinez')).toEqual([])
  expect(await found(await server.as('8'), 'sol')).toEqual([])
})

test('tabs, totals and exports count what the search finds', async () => {
  const admin = await plant()
  const filter = encodeURIComponent(JSON.stringify({ q: 'martinez' }))
  const { body } = await admin.get(`/hanadb/api/jobs/tabs?filter=${filter}`)
  expect(body.tabs).toMatchObject({ all: { count: 1 } })
})

test('a list stands in the order of its reader’s role, where they may read what it goes by', async () => {
  const admin = await plant()
  expect(await listed(admin)).toEqual(['uno', 'dos', 'perezoso'])
  expect(await listed(await server.as('9'))).toEqual(['dos', 'uno', 'perezoso'])
  expect(await listed(await server.as('7'))).toEqual(['uno', 'dos', 'perezoso'])
})
