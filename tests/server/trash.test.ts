import { beforeEach, expect, test } from 'vitest'
import { purgeTrash } from '../../server/trash/purge'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { useServer } from './useServer'

const shelves = defineResource({
  name: 'shelves',
  table: 'ESTANTE',
  key: 'CODIGO',
  title: 'NOMBRE',
  label: 'Estante | Estantes',
  tenant: true,
  fields: { CODIGO: { kind: 'code' }, NOMBRE: { kind: 'text', search: true } },
  access: { admin: 'all', credit: 'all', salesAgent: 'read' },
  trash: { allow: ['admin'], retention: 30 },
})
const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Caja | Cajas',
  tenant: true,
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', unique: true, search: true },
    TIPO: { kind: 'text' },
    COSTO: { kind: 'money', read: ['admin'] },
    ESTANTE: { kind: 'reference', resource: 'shelves' },
    PIEZAS: { kind: 'lines', fields: { CANTIDAD: { kind: 'integer' } } },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  access: {
    admin: 'all',
    credit: { read: { TIPO: 'A' }, delete: { TIPO: 'A' } },
    salesAgent: { read: true, update: true },
  },
  trash: true,
  flow: {
    vida: {
      initial: 1,
      states: { 1: { label: 'Nueva', colour: 'info' }, 2: { label: 'Lista', colour: 'success' } },
      transitions: { listo: { label: 'Listo', from: [1], to: 2, allow: ['admin'] } },
    },
  },
})
const notes = defineResource({
  name: 'notes',
  table: 'NOTA',
  key: 'ID',
  title: 'TEXTO',
  label: 'Nota | Notas',
  tenant: true,
  parent: 'ESTANTE',
  fields: {
    ID: { kind: 'id' },
    ESTANTE: { kind: 'reference', resource: 'shelves', onDelete: 'cascade' },
    TEXTO: { kind: 'text' },
  },
  access: { admin: 'all' },
})
const server = useServer({ catalogue: aCatalogue(shelves, boxes, notes) })
const path = '/hanadb/api/boxes'
const ACME = { EMPRESA: '0190000000001', EMPRESAS: ['0190000000001'] }
const OTHER = { EMPRESA: '0290000000001', EMPRESAS: ['0290000000001'] }
let boss: Client

beforeEach(async () => {
  boss = await server.as('10', { ...ACME, DISPLAYNAME: 'Ana Jefa' })
})

const created = async (box: Record<string, unknown>) => {
  const { status, body } = await boss.post(path, box)
  expect(status).toBe(201)
  return `${path}/${body.ID}`
}
const remove = async (one: string, version = '1') =>
  expect((await boss.delete(one, { 'if-match': version })).status).toBe(200)
const names = async (user: Client, query = '') => {
  const { status, body } = await user.get(`${path}/trash${query}`)
  return status === 200
    ? (body.data as unknown as { NOMBRE: string }[]).map(it => it.NOMBRE)
    : status
}

test('a deleted record lies in the trash with who and when, and comes back whole', async () => {
  const one = await created({ NOMBRE: 'Caja roja', COSTO: 5, PIEZAS: [{ CANTIDAD: 3 }] })
  await boss.post(`${one}/flow/listo`, {}, { 'if-match': '1' })
  await remove(one, '2')
  const { body, headers } = await boss.get(`${path}/trash`)
  expect(body.data).toMatchObject([
    { NOMBRE: 'Caja roja', _VERSION: 3, _DELETED: { by: { DISPLAYNAME: 'Ana Jefa' } } },
  ])
  expect(headers.get('content-range')).toBe('boxes 0-0/1')
  const back = await boss.post(`${one}/restore`, {}, { 'if-match': '3' })
  expect([back.status, back.body]).toMatchObject([
    200,
    { NOMBRE: 'Caja roja', COSTO: 5, PIEZAS: [{ CANTIDAD: 3 }], ESTADO: 2, _VERSION: 4 },
  ])
  const found = await boss.get(`${path}?filter=${encodeURIComponent('{"q":"roja"}')}`)
  expect(found.body.data).toHaveLength(1)
  expect(await names(boss)).toEqual([])
  const { history } = (await boss.get(`${one}/history`)).body
  expect((history as unknown as { action: string }[]).map(({ action }) => action)).toEqual([
    'restore',
    'delete',
    'listo',
    'create',
  ])
  expect((await boss.post(`${one}/restore`)).status).toBe(404)
})

test('the trash is searched, paged, and newest first', async () => {
  for (const NOMBRE of ['Caja uno', 'Caja dos', 'Cofre']) await remove(await created({ NOMBRE }))
  expect(await names(boss)).toEqual(['Cofre', 'Caja dos', 'Caja uno'])
  expect(await names(boss, `?filter=${encodeURIComponent('{"q":"caja"}')}&range=[1,1]`)).toEqual([
    'Caja uno',
  ])
  expect(await names(boss, '?sort=["NOMBRE","ASC"]')).toBe(400)
})

test('users who may not delete or see a record, or work elsewhere, find and restore nothing', async () => {
  const [a, b] = [
    await created({ NOMBRE: 'A', TIPO: 'A', COSTO: 7.77 }),
    await created({ NOMBRE: 'B' }),
  ]
  await remove(a)
  await remove(b)
  const credit = await server.as('9', ACME)
  expect(await names(credit)).toEqual(['A'])
  expect(JSON.stringify((await credit.get(`${path}/trash`)).body)).not.toMatch(/COSTO|7\.77/)
  const agent = await server.as('7', ACME)
  const stranger = await server.as('10', OTHER)
  expect([await names(agent), await names(stranger)]).toEqual([403, []])
  const statusOf = async (user: Client, one: string) => (await user.post(`${one}/restore`)).status
  expect(await statusOf(credit, b)).toBe(404)
  expect(await statusOf(agent, a)).toBe(403)
  expect(await statusOf(stranger, a)).toBe(404)
  expect(await statusOf(credit, a)).toBe(200)
  const filter = encodeURIComponent('{"COSTO":7.77}')
  expect(await names(credit, `?filter=${filter}`)).toBe(400)
})

test('only the roles a schema names bring back, whoever deletes', async () => {
  await boss.post('/hanadb/api/shelves', { CODIGO: 'E1', NOMBRE: 'Alto' })
  const credit = await server.as('9', ACME)
  expect((await credit.delete('/hanadb/api/shelves/E1', { 'if-match': '1' })).status).toBe(200)
  expect((await credit.get('/hanadb/api/shelves/trash')).status).toBe(403)
  expect((await credit.post('/hanadb/api/shelves/E1/restore')).status).toBe(403)
  expect((await boss.post('/hanadb/api/shelves/E1/restore')).status).toBe(200)
})

test('a unique value taken meanwhile, and what refers to the deleted, are refused at their fields', async () => {
  await boss.post('/hanadb/api/shelves', { CODIGO: 'E1', NOMBRE: 'Alto' })
  const taken = await created({ NOMBRE: 'Única' })
  const lost = await created({ NOMBRE: 'Perdida', ESTANTE: 'E1' })
  await remove(taken)
  await remove(lost)
  await boss.delete('/hanadb/api/shelves/E1', { 'if-match': '1' })
  await created({ NOMBRE: 'unica' })
  const problems = async (one: string) => {
    const { status, body } = await boss.post(`${one}/restore`, {}, { 'accept-language': 'en' })
    return [status, body.errors]
  }
  expect(await problems(taken)).toEqual([422, { NOMBRE: 'Already used by unica' }])
  expect(await problems(lost)).toMatchObject([422, { ESTANTE: expect.stringMatching(/deleted/) }])
  expect([...((await names(boss)) as string[])].sort()).toEqual(['Perdida', 'Única'])
  await boss.post('/hanadb/api/shelves/E1/restore')
  expect((await boss.post(`${lost}/restore`)).status).toBe(200)
})

test('a business key made anew leaves nothing of its former life in the trash', async () => {
  const shelf = { CODIGO: 'E1', NOMBRE: 'Alto' }
  await boss.post('/hanadb/api/shelves', shelf)
  await boss.delete('/hanadb/api/shelves/E1', { 'if-match': '1' })
  expect((await boss.post('/hanadb/api/shelves', { ...shelf, NOMBRE: 'Bajo' })).status).toBe(201)
  expect((await boss.get('/hanadb/api/shelves/trash')).body.data).toEqual([])
  expect((await boss.post('/hanadb/api/shelves/E1/restore')).status).toBe(404)
})

test('after its days the trash is emptied, but for what others refer to and what is kept for ever', async () => {
  server.setNow('2026-01-01T12:00:00.000Z')
  for (const CODIGO of ['E1', 'E2', 'E3']) await boss.post('/hanadb/api/shelves', { CODIGO })
  for (const ESTANTE of ['E1', 'E3'])
    await boss.post('/hanadb/api/notes', { ESTANTE, TEXTO: `Nota de ${ESTANTE}` })
  const box = await created({ NOMBRE: 'Vieja', ESTANTE: 'E2' })
  await remove(box)
  for (const CODIGO of ['E1', 'E2'])
    await boss.delete(`/hanadb/api/shelves/${CODIGO}`, { 'if-match': '1' })
  server.setNow('2026-01-20T12:00:00.000Z')
  await boss.delete('/hanadb/api/shelves/E3', { 'if-match': '1' })
  server.setNow('2026-02-02T12:00:00.000Z')
  expect(await purgeTrash(server.context)).toEqual({ shelves: 1 })
  const stored = (await boss.get('/hanadb/api/shelves/trash')).body.data
  expect(stored).toMatchObject([{ CODIGO: 'E3' }, { CODIGO: 'E2' }])
  expect(await names(boss)).toEqual(['Vieja'])
  const again = await boss.post('/hanadb/api/shelves', { CODIGO: 'E1' })
  expect([again.status, again.body._VERSION]).toEqual([201, 1])
  await boss.post('/hanadb/api/shelves/E3/restore', {})
  expect((await boss.get('/hanadb/api/notes')).body.data).toMatchObject([{ TEXTO: 'Nota de E3' }])
})
