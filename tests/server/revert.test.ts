import { beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client, Json } from './client'
import { useServer } from './useServer'

const labels = defineResource({
  name: 'labels',
  table: 'ETIQUETA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Etiqueta | Etiquetas',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text' } },
  access: { admin: 'all', salesAgent: 'read' },
})
const notes = defineResource({
  name: 'notes',
  table: 'NOTA',
  key: 'CODIGO',
  title: 'TEXTO',
  label: 'Nota | Notas',
  fields: {
    CODIGO: { kind: 'code' },
    TEXTO: { kind: 'text', max: 20 },
    PRECIO: { kind: 'money', min: 0 },
    DOBLE: { kind: 'computed', formula: { mul: ['PRECIO', 2] } },
    SECRETO: { kind: 'text', read: ['admin'] },
    JEFE: { kind: 'text', write: ['admin'] },
    ETIQUETA: { kind: 'reference', resource: 'labels' },
    FOTO: { kind: 'image' },
    FILAS: {
      kind: 'lines',
      fields: { A: { kind: 'text' }, B: { kind: 'money', read: ['admin'] } },
    },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  access: {
    admin: 'all',
    salesAgent: { read: true, update: { TEXTO: { ne: 'cerrada' } } },
    warehouse: 'read',
  },
  flow: {
    vida: {
      initial: 1,
      states: { 1: { label: 'Abierta', colour: 'info' }, 2: { label: 'Lista', colour: 'success' } },
      transitions: { listo: { label: 'Listo', from: [1], to: 2, allow: ['admin'] } },
    },
  },
})
const server = useServer({ catalogue: aCatalogue(labels, notes) })
type Body = Record<string, unknown>
const path = '/hanadb/api/notes/N1'
let boss: Client
let agent: Client

beforeEach(async () => {
  boss = await server.as('10', { DISPLAYNAME: 'Ana Jefa' })
  agent = await server.as('7')
})

/** A note, then these changes by the administrator, one version each. */
async function aNote(first: Body, ...changes: Body[]) {
  expect((await boss.post('/hanadb/api/notes', { CODIGO: 'N1', ...first })).status).toBe(201)
  for (const [at, change] of changes.entries())
    expect((await boss.put(path, change, { 'if-match': String(at + 1) })).status).toBe(200)
  return String(changes.length + 1)
}
const revert = (user: Client, body: Body, version: string) =>
  user.post(`${path}/revert`, body, { 'if-match': version })

test('a field goes back to what it was before an entry, with an entry of its own', async () => {
  const version = await aNote({ TEXTO: 'uno', PRECIO: 1 }, { TEXTO: 'dos', PRECIO: 5 })
  const { status, body } = await revert(agent, { before: 2, field: 'PRECIO' }, version)
  expect([status, body]).toMatchObject([200, { TEXTO: 'dos', PRECIO: 1, DOBLE: 2, _VERSION: 3 }])
  const { history } = (await boss.get(`${path}/history`)).body
  expect(history).toMatchObject([
    { action: 'revert', version: 3, changes: { PRECIO: [5, 1], DOBLE: [10, 2] } },
    { version: 2 },
    { version: 1 },
  ])
})

test('a record goes back to before an entry, whatever came after; what the flow set stays', async () => {
  const version = await aNote({ TEXTO: 'uno' }, { TEXTO: 'dos' }, { TEXTO: 'tres', PRECIO: 3 })
  await boss.post(`${path}/flow/listo`, {}, { 'if-match': version })
  const { status, body } = await revert(boss, { before: 2 }, '4')
  expect([status, body]).toMatchObject([200, { TEXTO: 'uno', PRECIO: null, ESTADO: 2 }])
  const again = await revert(boss, { before: 2 }, '5')
  expect([again.status, again.body._VERSION]).toEqual([200, 5])
})

test('rows that were taken out come back whole, with what this person may not see of them', async () => {
  const rows = [
    { A: 'a', B: 7 },
    { A: 'b', B: 8 },
  ]
  await aNote({ FILAS: rows })
  const [first] = (await boss.get(path)).body.FILAS as unknown as Json[]
  await agent.put(path, { FILAS: [{ _ID: first?._ID, A: 'z' }] }, { 'if-match': '1' })
  expect((await revert(agent, { before: 2, field: 'FILAS' }, '2')).status).toBe(200)
  expect((await boss.get(path)).body.FILAS).toMatchObject(rows)
})

test('an old picture comes back while it is there, and is refused with the reason when it is gone', async () => {
  const [one = '', two = ''] = [crypto.randomUUID(), crypto.randomUUID()]
  const CREATED_AT = new Date().toISOString()
  const file = { RESOURCE: 'notes', FIELD: 'FOTO', NAME: 'x.png', TYPE: 'image/png', SIZE: 1 }
  for (const ID of [one, two])
    await server.db.write
      .insertInto('_FILE')
      .values({ ID, ...file, CREATED_AT, CREATED_BY: boss.ID })
      .execute()
  await aNote({ FOTO: one }, { FOTO: two })
  const back = await revert(agent, { before: 2, field: 'FOTO' }, '2')
  expect([back.status, back.body.FOTO]).toMatchObject([200, { id: one }])
  await server.db.write.deleteFrom('_FILE').where('ID', '=', two).execute()
  const gone = await revert(agent, { before: 3, field: 'FOTO' }, '3')
  expect([gone.status, Object.keys(gone.body.errors ?? {})]).toEqual([422, ['FOTO']])
})

test('a reference whose record was deleted is refused at its field', async () => {
  const { body: label } = await boss.post('/hanadb/api/labels', { NOMBRE: 'roja' })
  await aNote({ ETIQUETA: label.ID }, { ETIQUETA: null })
  await boss.delete(`/hanadb/api/labels/${label.ID}`, { 'if-match': '1' })
  const { status, body } = await revert(boss, { before: 2 }, '2')
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['ETIQUETA']])
  expect((await boss.get(path)).body._VERSION).toBe(2)
})

test('a revert that the rules do not allow now is refused: states, secrets, other authors, stale versions', async () => {
  const version = await aNote(
    { TEXTO: 'uno', SECRETO: 's1', JEFE: 'j1' },
    { TEXTO: 'dos', SECRETO: 's2', JEFE: 'j2' },
  )
  const problems = async (user: Client, body: Body, at = version) => {
    const answer = await revert(user, body, at)
    return [answer.status, answer.body.code, Object.keys(answer.body.errors ?? {})]
  }
  expect(await problems(agent, { before: 2, field: 'JEFE' })).toEqual([422, 'invalid', ['JEFE']])
  expect(await problems(agent, { before: 2 })).toEqual([422, 'invalid', ['JEFE']])
  expect(await problems(agent, { before: 2, field: 'SECRETO' })).toEqual([
    422,
    'invalid',
    ['SECRETO'],
  ])
  expect(await problems(boss, { before: 2, field: 'PRECIO' })).toEqual([422, 'invalid', ['PRECIO']])
  expect(await problems(await server.as('8'), { before: 2 })).toEqual([403, 'forbiddenRoles', []])
  expect(await problems(boss, { before: 2 }, '1')).toEqual([412, 'staleVersion', []])
  expect(await problems(boss, { before: 1 })).toEqual([409, 'nothingBefore', []])
  expect(await problems(boss, { before: 9 })).toEqual([404, 'notFound', []])
  expect(await problems(boss, { before: 'x' })).toEqual([400, 'badVersion', []])
  expect(await problems(boss, { before: 2, all: true })).toEqual([400, 'unknownParameter', []])
  await boss.post(`${path}/flow/listo`, {}, { 'if-match': version })
  expect(await problems(boss, { before: 3, field: 'ESTADO' }, '3')).toEqual([
    422,
    'invalid',
    ['ESTADO'],
  ])
  expect((await boss.post(`${path}/revert`, { before: 2 })).status).toBe(428)
  expect((await boss.get(path)).body).toMatchObject({ TEXTO: 'dos', JEFE: 'j2', _VERSION: 3 })
})

test('a deed sent twice with its key is done once', async () => {
  const version = await aNote({ TEXTO: 'uno' }, { TEXTO: 'dos' })
  const headers = { 'if-match': version, 'idempotency-key': 'the-same-wish' }
  const twice = [
    await boss.post(`${path}/revert`, { before: 2 }, headers),
    await boss.post(`${path}/revert`, { before: 2 }, headers),
  ]
  expect(twice.map(({ status, body }) => [status, body._VERSION])).toEqual([
    [200, 3],
    [200, 3],
  ])
})

test('a history says what its reader may put back', async () => {
  await aNote(
    { TEXTO: 'uno', SECRETO: 's1', PRECIO: 1 },
    { TEXTO: 'dos', SECRETO: 's2', PRECIO: 2 },
    { PRECIO: 1 },
  )
  await boss.post(`${path}/flow/listo`, {}, { 'if-match': '3' })
  const offered = async (user: Client) =>
    ((await user.get(`${path}/history`)).body.history as unknown as Json[]).map(({ _can }) => _can)
  expect(await offered(agent)).toEqual([
    { fields: [], record: false },
    { fields: ['PRECIO'], record: true },
    { fields: ['TEXTO'], record: true },
    { fields: [], record: false },
  ])
  expect((await offered(boss))[2]).toEqual({ fields: ['TEXTO', 'SECRETO'], record: true })
  expect(new Set((await offered(await server.as('8'))).map(it => JSON.stringify(it))).size).toBe(1)
})
