import { expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import { useServer } from './useServer'

const notes = defineResource({
  name: 'notes',
  table: 'NOTA',
  key: 'ID',
  title: 'TEXTO',
  label: { es: 'Nota | Notas' },
  fields: {
    ID: { kind: 'id' },
    TEXTO: { kind: 'text' },
    SECRETO: { kind: 'text', read: ['admin'] },
    FILAS: {
      kind: 'lines',
      fields: { A: { kind: 'text' }, B: { kind: 'money', read: ['admin'] } },
    },
  },
  access: { admin: 'all', salesAgent: 'read', credit: { read: { TEXTO: 'abierto' } } },
})
const server = useServer({ catalogue: aCatalogue(notes) })

test('the history of one field holds its changes only, and is refused for a field that is not readable', async () => {
  const boss = await server.as('10')
  const { body } = await boss.post('/hanadb/api/notes', { TEXTO: 'uno', SECRETO: 'x' })
  const at = `/hanadb/api/notes/${body.ID}`
  await boss.put(at, { TEXTO: '"SECRETO":[' }, { 'if-match': '1' })
  await boss.put(at, { SECRETO: 'y' }, { 'if-match': '2' })
  const versions = async (field: string, as = boss) => {
    const { body: answer } = await as.get(`${at}/history?field=${field}`)
    return (answer.history as unknown as { version: number }[] | undefined)?.map(
      ({ version }) => version,
    )
  }
  expect(await versions('SECRETO')).toEqual([3, 1])
  expect(await versions('TEXTO')).toEqual([2, 1])
  expect((await boss.get(`${at}/history?field=TEXTO&before=2`)).body.history).toHaveLength(1)
  const agent = await server.as('7')
  expect(await versions('TEXTO', agent)).toEqual([2, 1])
  expect((await agent.get(`${at}/history?field=SECRETO`)).body.code).toBe('badParameter')
})

test('a history tells who changed which field from what to what, newest first', async () => {
  const boss = await server.as('10', { DISPLAYNAME: 'Ana Jefa' })
  const { body } = await boss.post('/hanadb/api/notes', { TEXTO: 'uno' })
  await boss.put(`/hanadb/api/notes/${body.ID}`, { TEXTO: 'dos' }, { 'if-match': '1' })
  const { body: answer } = await boss.get(`/hanadb/api/notes/${body.ID}/history`)
  expect(answer.history).toMatchObject([
    {
      version: 2,
      action: 'update',
      by: { DISPLAYNAME: 'Ana Jefa' },
      changes: { TEXTO: ['uno', 'dos'] },
    },
    { version: 1, action: 'create', changes: { TEXTO: [null, 'uno'] } },
  ])
})

test('a long history comes in pages, and says whether there is more', async () => {
  const boss = await server.as('10')
  const { body } = await boss.post('/hanadb/api/notes', { TEXTO: '1' })
  const path = `/hanadb/api/notes/${body.ID}`
  for (let version = 1; version <= 30; version++)
    await boss.put(path, { TEXTO: String(version + 1) }, { 'if-match': String(version) })
  const newest = (await boss.get(`${path}/history`)).body
  expect(newest.history).toHaveLength(30)
  expect(newest).toMatchObject({ more: true, history: { 0: { version: 31 }, 29: { version: 2 } } })
  const oldest = (await boss.get(`${path}/history?before=2`)).body
  expect(oldest).toMatchObject({ more: false, history: [{ version: 1 }] })
})

test('a history shows no field, no row and no record its reader may not see', async () => {
  const boss = await server.as('10')
  const { body } = await boss.post('/hanadb/api/notes', {
    SECRETO: 'x1',
    FILAS: [{ A: 'a', B: 7.77 }],
  })
  const agent = await server.as('7')
  const details = JSON.stringify((await agent.get(`/hanadb/api/notes/${body.ID}/history`)).body)
  expect(details).toContain('FILAS')
  expect(details).not.toMatch(/SECRETO|x1|7\.77/)
  const credit = await server.as('9')
  expect((await credit.get(`/hanadb/api/notes/${body.ID}/history`)).status).toBe(404)
})

test('a password is never in a history', async () => {
  const boss = await server.as('10')
  const created = await boss.post('/hanadb/api/users', {
    DISPLAYNAME: 'Eva',
    EMAIL: 'eva@demo.test',
    PASSWORD: 'secreto-largo-1',
    ROLE: '7',
  })
  expect(created.status).toBe(201)
  const rows = await server.db.read.selectFrom('_HISTORY').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('secreto-largo')
})
