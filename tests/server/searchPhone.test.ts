import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { defineResource } from '../model/anyBusiness'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const owners = defineResource({
  name: 'owners',
  table: 'DUENO',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Dueño | Dueños',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true, search: true },
    TELEFONO: { kind: 'phone', search: true, filter: true },
  },
  related: [],
  trash: { allow: ['admin'], retention: 30 },
  access: { admin: 'all' },
})
const jobs = defineResource({
  name: 'jobs',
  table: 'TRABAJO',
  key: 'ID',
  title: 'FACTURA',
  label: 'Trabajo | Trabajos',
  fields: {
    ID: { kind: 'id' },
    FACTURA: { kind: 'code', search: true },
    DUENO: { kind: 'reference', resource: 'owners', search: true },
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(owners, jobs) })

/** One number in the notation of three people. */
const ana = ['0907123456', '+593907123456', '593 907 123 456']

async function plant() {
  const admin = await server.as('10')
  const add = async (path: string, body: object) =>
    Number((await admin.post(`/hanadb/api/${path}`, body)).body.ID)
  for (const [n, TELEFONO] of ana.entries()) {
    const DUENO = await add('owners', { NOMBRE: `Ana ${n}`, TELEFONO })
    await add('jobs', { FACTURA: `001-001-00000000${n}`, DUENO })
  }
  await add('owners', { NOMBRE: 'Luis', TELEFONO: '022123456' })
  await add('jobs', { FACTURA: '0907-999' })
  return admin
}
const found = async (user: Client, path: string, filter: object) => {
  const { status, body } = await user.get(
    `/hanadb/api/${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
  )
  expect(status).toBe(200)
  return (body.data as unknown as { NOMBRE?: string; FACTURA?: string }[])
    .map(({ NOMBRE, FACTURA }) => NOMBRE ?? FACTURA)
    .sort()
}
const everyAna = ['Ana 0', 'Ana 1', 'Ana 2']

test.each([
  '0907123456',
  '090 712 3456',
  '0907-123-456',
  '(0907) 123456',
  '907123456',
  '+593907123456',
  '+593 907 123 456',
  '00593 90 712 3456',
  '593907123456',
  '+593 0907 123456',
  '0907',
])(
  'whoever has this phone is found by %s, in the search box, by filter and behind a reference',
  async q => {
    const admin = await plant()
    expect(await found(admin, 'owners', { q })).toEqual(everyAna)
    expect(await found(admin, 'owners', { TELEFONO: { contains: q } })).toEqual(everyAna)
    expect(await found(admin, 'jobs', { q })).toEqual(
      expect.arrayContaining(['001-001-000000000', '001-001-000000001', '001-001-000000002']),
    )
  },
)

test.each(['0907123456', '+593 907 123 456', '00593907123456', '+593 0907 123456', '907123456'])(
  'a list is filtered by the phone %s in whichever way it was stored',
  async phone => {
    const admin = await plant()
    expect(await found(admin, 'owners', { TELEFONO: phone })).toEqual(everyAna)
    expect(await found(admin, 'owners', { TELEFONO: { in: [phone, '0999999999'] } })).toEqual(
      everyAna,
    )
    expect(await found(admin, 'owners', { TELEFONO: { ne: phone } })).toEqual(['Luis'])
    expect(await found(admin, 'owners', { TELEFONO: { nin: [phone] } })).toEqual(['Luis'])
    expect(await found(admin, 'owners', { TELEFONO: '+593 2 212 3456' })).toEqual(['Luis'])
  },
)

test('a document number that could be a phone is still found as it stands', async () => {
  const admin = await plant()
  expect(await found(admin, 'jobs', { q: '001-001-000000001' })).toEqual(['001-001-000000001'])
  expect(await found(admin, 'jobs', { q: '0907-999' })).toEqual(['0907-999'])
})

test('a whole phone names its owners before the records that tell of them', async () => {
  const admin = await plant()
  const { body } = await admin.get('/hanadb/api/search?q=090%20712%203456')
  const hits = body.found as unknown as { title: string; match: string }[]
  expect(
    hits
      .slice(0, 3)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(everyAna)
  expect(hits.map(({ match }) => match)).toEqual([
    ...['code', 'code', 'code', 'words', 'words', 'words'],
  ])
})

test('another number finds nobody', async () => {
  const admin = await plant()
  expect(await found(admin, 'owners', { q: '0907123457' })).toEqual([])
  expect(await found(admin, 'owners', { TELEFONO: { contains: '+593 2 213' } })).toEqual([])
  expect(await found(admin, 'owners', { q: '02 212 3456' })).toEqual(['Luis'])
})

test('deleted people are found by phone as well', async () => {
  const admin = await plant()
  const { body } = await admin.get(
    `/hanadb/api/owners?filter=${encodeURIComponent('{"q":"Luis"}')}`,
  )
  const [luis] = body.data as unknown as [{ ID: number }]
  expect((await admin.delete(`/hanadb/api/owners/${luis.ID}`, { 'if-match': '1' })).status).toBe(
    200,
  )
  expect(await found(admin, 'owners/trash', { q: '+593 2 212 3456' })).toEqual(['Luis'])
  expect(await found(admin, 'owners/trash', { q: '+593 2 212 3457' })).toEqual([])
})

test.each([
  ['clients', 'Celular'],
  ['users', 'PHONENUMBER'],
  ['credit-applications', 'NUM_TELEFONO'],
  ['credit-invitations', 'NUM_TELEFONO'],
  ['contact-messages', 'TELEFONO'],
])('%s are found by %s', (name, field) => {
  expect(catalogue.get(name).searched.map(({ name }) => name)).toContain(field)
})
