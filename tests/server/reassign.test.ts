import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { ACME, OTHER } from './aStore'
import { bulk, makers, part, parts, usePartsStore } from './bulkCalls'
import { expectHumane, expectNoFault } from './humane'

/** Shared by all companies, while each company has makers of its own by the same keys. */
const remarks = defineResource({
  name: 'remarks',
  table: 'COMENTARIO',
  key: 'ID',
  title: 'ID',
  label: { es: 'Comentario | Comentarios' },
  fields: { ID: { kind: 'id' }, FABRICANTE: { kind: 'reference', resource: 'makers' } },
  access: { admin: 'all' },
})
const { server, admin } = usePartsStore(remarks)
const references = '/hanadb/api/references'

afterEach(() => expectNoFault(server))

const store = async () => {
  const boss = await admin()
  for (const CODIGO of ['M1', 'M2']) await boss.post(makers, { CODIGO, NOMBRE: CODIGO })
  const own = await part(boss, 'A', { FABRICANTE: 'M1' })
  await part(boss, 'B', { FABRICANTE: 'M1', TIPO: 'B', NOTA: 'x' })
  await part(boss, 'C', { FABRICANTE: 'M2' })
  return { boss, own }
}

test('what refers to a record is counted by field, as far as its reader may read and change it', async () => {
  const { boss } = await store()
  expect((await boss.get(`${references}/makers/M1`)).body.references).toEqual([
    { resource: 'parts', field: 'FABRICANTE', records: 2, mayChange: true },
  ])
  const works = { EMPRESA: ACME, EMPRESAS: [ACME] }
  const seller = await server.as('7', works)
  expect((await seller.get(`${references}/makers/M1`)).body.references).toMatchObject([
    { records: 1 },
  ])
  const reader = await server.as('9', works)
  expect((await reader.get(`${references}/makers/M1`)).body.references).toMatchObject([
    { mayChange: false, why: expect.stringMatching(/^This action requires role/) },
  ])
  expectHumane(await boss.get(`${references}/makers/M9`), [404])
  expectHumane(await boss.get(`${references}/moons/M1`), [404])
  expectHumane(await boss.get(`${references}/makers/M1`, { 'x-empresa': OTHER }), [404])
})

test('the referring records are listed with the versions that a reassignment needs, and one undo restores it', async () => {
  const { boss, own } = await store()
  const { records } = (
    await boss.get(`${references}/makers/M1/records?from=parts&field=FABRICANTE`)
  ).body as unknown as { records: { id: number; version: number; title: string }[] }
  expect(records).toMatchObject([{ id: own.ID, version: 1, title: 'A' }, { title: 'B' }])
  const items = records.map(({ id, version }) => ({
    ...{ id, _VERSION: version },
    changes: { FABRICANTE: 'M2' },
  }))
  const { body } = await bulk(boss, items, '?source=reassign')
  expect((await boss.get(`${references}/makers/M1`)).body.references).toEqual([])
  expect((await boss.get('/hanadb/api/operations')).body.operations).toMatchObject([
    { kind: 'reassign', records: 2 },
  ])
  await boss.post(`${parts}/bulk/${body.batch}/undo`)
  expect((await boss.get(`${references}/makers/M1`)).body.references).toMatchObject([
    { records: 2 },
  ])
})

test('records are listed only by fields that refer and may be read', async () => {
  const { boss } = await store()
  const of = (query: string) => boss.get(`${references}/makers/M1/records?${query}`)
  expectHumane(await of('from=parts&field=NOMBRE'), [404])
  expectHumane(await of('from=moons&field=FABRICANTE'), [404])
  expectHumane(await of('from=parts'), [400])
})

test('a reference that may name the record of another company is neither counted nor listed', async () => {
  const { boss } = await store()
  await boss.post('/hanadb/api/remarks', { FABRICANTE: 'M1' })
  expect((await boss.get(`${references}/makers/M1`)).body.references).toMatchObject([
    { resource: 'parts' },
  ])
  const listed = `${references}/makers/M1/records?from=remarks&field=FABRICANTE`
  expectHumane(await boss.get(listed), [404])
})

test('who may delete a record learns beforehand what refuses it, also where that is hidden', async () => {
  const { boss } = await store()
  const asked = async (person: typeof boss, query = '?deleting=true') =>
    (await person.get(`${references}/makers/M1${query}`)).body.refusal
  expect(await asked(boss)).toMatch(/^Other records still use this one/)
  expect(await asked(boss, '')).toBeUndefined()
  const works = { EMPRESA: ACME, EMPRESAS: [ACME] }
  expect(await asked(await server.as('9', works))).toBeUndefined()
  await boss.post(makers, { CODIGO: 'M8', NOMBRE: 'M8' })
  const free = await boss.get(`${references}/makers/M8?deleting=true`)
  expect(free.body).toEqual({ references: [] })
})
