import { expect, test } from 'vitest'
import { searchResources } from '../../server/read/searchResources'
import { createRecords } from '../../server/routes/createRecords'
import type { Me } from '../../src/model/access/access'
import type { Found } from '../../src/model/endpoints/search'
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
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    CIUDAD: { kind: 'text' },
    DEUDA: { kind: 'text', read: ['admin'] },
  },
  list: { columns: ['DEUDA', 'NOMBRE', 'CIUDAD'] },
  related: [],
  trash: true,
  access: { admin: 'all', salesAgent: { read: { NOMBRE: { ne: 'Martínez' } } }, credit: 'read' },
})
const units = defineResource({
  name: 'units',
  table: 'UNIDAD',
  key: 'ID',
  title: 'ID',
  label: 'Unidad | Unidades',
  fields: {
    ID: { kind: 'id', search: true, prefix: 'UN' },
    SERIE: { kind: 'code', search: true, unique: true },
    VISTA: { kind: 'code', search: true },
    DUENO: { kind: 'reference', resource: 'owners', search: true },
  },
  list: { columns: ['ID', 'DUENO', 'SERIE'] },
  access: { admin: 'all', salesAgent: 'read', credit: 'read' },
})
const notes = defineResource({
  name: 'notes',
  table: 'NOTA',
  key: 'ID',
  title: 'ID',
  label: 'Nota | Notas',
  menu: false,
  fields: { ID: { kind: 'id' }, TEXTO: { kind: 'text', search: true } },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(owners, units, notes) })
const [ACME, OTHER] = ['0190000000001', '0190000000002']
const at = { EMPRESA: ACME, EMPRESAS: [ACME, OTHER] }

async function plant() {
  const admin = await server.as('10', at)
  const add = async (path: string, body: object, headers = {}) =>
    Number((await admin.post(`/hanadb/api/${path}`, body, headers)).body.ID)
  const perez = await add('owners', { NOMBRE: 'Pérez', CIUDAD: 'Cuenca', DEUDA: 'perez debe' })
  const martinez = await add('owners', { NOMBRE: 'Martínez', DEUDA: 'Pérez' })
  await add('owners', { NOMBRE: 'Pérez lejano' }, { 'x-empresa': OTHER })
  const gone = await add('owners', { NOMBRE: 'Pérez borrado' })
  const deleted = await admin.delete(`/hanadb/api/owners/${gone}`, { 'if-match': '"1"' })
  expect(deleted.status).toBe(200)
  await add('units', { SERIE: 'ZX81', DUENO: perez })
  await add('units', { SERIE: 'ZX82', VISTA: 'ZX81', DUENO: martinez })
  await add('notes', { TEXTO: 'Pérez' })
  return admin
}
const sendRequest = async (user: Client, q: string) => {
  const { status, body } = await user.get(`/hanadb/api/search?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  expect(body.left).toEqual([])
  return body.found as unknown as Found[]
}
const named = async (user: Client, q: string) =>
  (await sendRequest(user, q)).map(({ resource, title }) => `${resource} ${title}`).sort()

test('one question finds rows of every list that is on the menu, each with a word about it', async () => {
  const found = await sendRequest(await plant(), 'perez')
  expect(found).toEqual([
    expect.objectContaining({
      resource: 'owners',
      title: 'Pérez',
      subtitle: 'perez debe · Cuenca',
      match: 'words',
    }),
    expect.objectContaining({ resource: 'units', subtitle: 'Pérez · ZX81', match: 'words' }),
  ])
})

test('a misspelt name finds the rows it was meant for, if no row has it as typed', async () => {
  const admin = await plant()
  expect(await named(admin, 'Perze')).toEqual(['owners Pérez'])
  expect(await named(admin, 'martinz')).toEqual(['owners Martínez'])
  expect(await named(admin, 'perdices')).toEqual([])
})

test('neither the trash nor another company is searched', async () => {
  const admin = await plant()
  expect(await named(admin, 'borrado')).toEqual([])
  expect(await named(admin, 'lejano')).toEqual([])
  const { body } = await admin.get('/hanadb/api/search?q=lejano', { 'x-empresa': OTHER })
  expect(body.found).toMatchObject([{ resource: 'owners', title: 'Pérez lejano' }])
})

test('the global search shows no more than the user’s lists', async () => {
  await plant()
  const agent = await server.as('7', at)
  expect(await named(agent, 'martinez')).toEqual([])
  const [unit] = await sendRequest(agent, 'ZX82')
  expect(unit).toMatchObject({ resource: 'units', subtitle: 'ZX82' })
  expect(unit?.subtitle).not.toMatch(/Mart|debe/)
  const [owner] = await sendRequest(await server.as('9', at), 'perez')
  expect(owner).toMatchObject({ title: 'Pérez', subtitle: 'Cuenca' })
  expect(await named(await server.as('8', at), 'perez')).toEqual([])
  expect((await server.anyone.get('/hanadb/api/search?q=perez')).status).toBe(401)
})

test('a code names its record before whatever else tells of it', async () => {
  const found = await sendRequest(await plant(), 'zx81')
  expect(found.map(({ subtitle, match }) => [subtitle, match])).toEqual([
    ['Pérez · ZX81', 'own'],
    ['Martínez · ZX82', 'code'],
  ])
})

test('a prefix alone finds nothing, no words are no question, and a book is none either', async () => {
  const admin = await plant()
  expect(await sendRequest(admin, 'UN')).toEqual([])
  for (const q of ['', '%20%20', 'a'.repeat(201)]) {
    const { status, body } = await admin.get(`/hanadb/api/search?q=${q}`, {
      'accept-language': 'es',
    })
    expect([status, body.message]).toEqual([400, 'El texto de búsqueda no es válido'])
  }
})

test('a list that fails is named and logged, and the others answer', async () => {
  const admin = await plant()
  await server.db.write.schema.alterTable('UNIDAD').renameTo('UNIDAD_X').execute()
  try {
    const { status, body } = await admin.get('/hanadb/api/search?q=perez')
    expect(status).toBe(200)
    expect(body).toMatchObject({ found: [{ resource: 'owners' }], left: ['units'] })
    expect(server.logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'search', resource: 'units' }),
    )
  } finally {
    await server.db.write.schema.alterTable('UNIDAD_X').renameTo('UNIDAD').execute()
  }
})

test('lists that were not searched in time are named', async () => {
  const { ID } = await plant()
  const me = { ID, ROLE: '10', EMPRESA: ACME, EMPRESAS: [ACME], WAREHOUSE: [] } as unknown as Me
  const searching = { records: createRecords(server.context), me, language: 'es' } as const
  const input = { words: 'perez', onFault: () => {} }
  const none = await searchResources(searching, {
    ...input,
    timeoutMs: 0,
    signal: AbortSignal.abort(),
  })
  expect(none.found).toEqual([])
  expect(none.left).toEqual(expect.arrayContaining(['owners', 'units']))
  const all = await searchResources(searching, { ...input, timeoutMs: 10_000 })
  expect(all).toMatchObject({ left: [] })
  expect(all.found).toHaveLength(2)
})
