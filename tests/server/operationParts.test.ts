import { afterEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { ACME, OTHER } from './aStore'
import { bulk, part, parts, prices, usePartsStore } from './bulkCalls'
import type { Client } from './client'
import { expectHumane, expectNoFault } from './humane'

/** Shared by all companies; a seller does not know it. */
const boxes = defineResource({
  name: 'boxes',
  table: 'CAJA',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Caja | Cajas',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    CODIGO: { kind: 'text', unique: true },
  },
  access: { admin: 'all' },
})
const { server, admin } = usePartsStore(boxes)
const api = '/hanadb/api'
const operations = `${api}/operations`

afterEach(() => expectNoFault(server))

type Row = Record<string, unknown>
const listed = async (user: Client, query = '', headers = {}) =>
  (await user.get(`${operations}${query}`, headers)).body.operations as unknown as Row[]
const boxNames = async (user: Client) =>
  ((await user.get(`${api}/boxes`)).body.data as unknown as Row[]).map(({ NOMBRE }) => NOMBRE)

/** One operation that changed two parts and a box. */
async function handOver() {
  const boss = await admin()
  const ids = [await part(boss, 'A'), await part(boss, 'B')].map(({ ID }) => Number(ID))
  const box = (await boss.post(`${api}/boxes`, { NOMBRE: 'Roja', CODIGO: 'R' })).body
  const operation = crypto.randomUUID()
  const query = `?source=reassign&operation=${operation}`
  const changed = ids.map(id => ({ id, changes: { PRECIO: 20 } }))
  server.setNow('2026-03-01T10:00:00.000Z')
  const first = (await bulk(boss, changed, query)).body.batch
  server.setNow('2026-03-01T10:00:01.000Z')
  const change = [{ id: box.ID, changes: { NOMBRE: 'Azul', CODIGO: 'A' } }]
  const second = (await bulk(boss, change, `${api}/boxes/bulk${query}`)).body.batch
  return { boss, ids, box, operation, first, second }
}

test('the batches of several lists are one operation with one list of records, also from a history', async () => {
  const { boss, ids, box, first, second } = await handOver()
  const whole = {
    ...{ id: first, kind: 'reassign', records: 3, changed: 3, _can: { undo: true } },
    parts: [
      { id: first, resource: 'parts' },
      { id: second, resource: 'boxes' },
    ],
  }
  expect(await listed(boss)).toMatchObject([whole])
  expect(await listed(boss, '?resource=boxes')).toMatchObject([whole])
  expect(await listed(boss, '?resource=parts')).toMatchObject([whole])
  for (const id of [first, second])
    expect((await boss.get(`${operations}/${id}`)).body).toMatchObject({
      operation: whole,
      records: [
        { resource: 'parts', record: ids[0], changes: { PRECIO: [10, 20] } },
        { resource: 'parts', record: ids[1] },
        { resource: 'boxes', record: box.ID, changes: { NOMBRE: ['Roja', 'Azul'] } },
      ],
    })
  const { history } = (await boss.get(`${api}/boxes/${box.ID}/history`)).body
  expect(history).toMatchObject([
    { batch: second, operation: { kind: 'reassign', records: 3 } },
    {},
  ])
})

test('one undo restores every list, for any administrator who may see them', async () => {
  const { boss, first, second } = await handOver()
  const stranger = await server.as('10', { EMPRESA: OTHER, EMPRESAS: [OTHER] })
  expectHumane(await stranger.post(`${parts}/bulk/${first}/undo`), [404])
  const partner = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const undo = await partner.post(`${api}/boxes/bulk/${second}/undo`)
  expect(undo).toMatchObject({ status: 200, body: { undone: 3, left: 0 } })
  expect(await prices(boss)).toEqual([10, 10])
  expect(await boxNames(boss)).toEqual(['Roja'])
  expect(await listed(boss)).toMatchObject([{ undone: {}, _can: { undo: false } }])
  expect((await boss.post(`${api}/boxes/bulk/${second}/undo`)).body.code).toBe('alreadyUndone')
})

test('a record of any list that changed since refuses the undo, or stays as it is on request', async () => {
  const { boss, ids, first } = await handOver()
  await boss.put(`${parts}/${ids[0]}`, { PRECIO: 99 }, { 'if-match': '2' })
  expect(await listed(boss)).toMatchObject([{ moved: 1, _can: { undo: false, undoRest: true } }])
  const refused = await boss.post(`${parts}/bulk/${first}/undo`)
  expectHumane(refused, [409])
  expect(refused.body.rows).toMatchObject([{ resource: 'parts', id: ids[0], title: 'A' }])
  expect(await boxNames(boss)).toEqual(['Azul'])
  expect(await boss.post(`${parts}/bulk/${first}/undo?skipRefused=true`)).toMatchObject({
    status: 200,
    body: { undone: 2, rows: [{ resource: 'parts', id: ids[0], code: 'movedSince' }] },
  })
  expect(await prices(boss)).toEqual([99, 10])
  expect(await boxNames(boss)).toEqual(['Roja'])
})

test('after an undo that halted, the list tells what is left and the next undo restores it', async () => {
  const { boss, box, first } = await handOver()
  // The parts, which were written first, are undone last: the code of the box is taken.
  const taken = (await boss.post(`${api}/boxes`, { NOMBRE: 'Otra', CODIGO: 'R' })).body
  const undo = `${parts}/bulk/${first}/undo`
  const refused = await boss.post(undo)
  expectHumane(refused, [409])
  expect(refused.body.rows).toMatchObject([{ resource: 'boxes', id: box.ID }])
  expect(await prices(boss)).toEqual([20, 20])
  expect(await boss.post(`${undo}?skipRefused=true`)).toMatchObject({
    status: 200,
    body: { undone: 2, rows: [{ resource: 'boxes', id: box.ID }] },
  })
  expect(await listed(boss)).toMatchObject([{ left: 1, _can: { undo: true } }])
  const again = await boss.post(`${undo}?skipRefused=true`)
  expectHumane(again, [409])
  expect(again.body).toMatchObject({ code: 'undoRefused', rows: [{ id: box.ID }] })
  await boss.delete(`${api}/boxes/${taken.ID}`, { 'if-match': '1' })
  expect(await boss.post(undo)).toMatchObject({ status: 200, body: { undone: 1, left: 0 } })
  expect(await boxNames(boss)).toEqual(['Roja'])
  expect(await listed(boss)).toMatchObject([{ undone: {} }])
})

/** Two boxes got other codes, and a third one took a former code. */
async function recodedBoxes() {
  const boss = await admin()
  const make = async (NOMBRE: string, CODIGO: string) =>
    Number((await boss.post(`${api}/boxes`, { NOMBRE, CODIGO })).body.ID)
  const ids = [await make('Roja', 'R'), await make('Verde', 'V')]
  const rows = ids.map((id, at) => ({ id, changes: { CODIGO: `N${at}` } }))
  const { batch } = (await bulk(boss, rows, `${api}/boxes/bulk`)).body
  const taker = await make('Otra', 'R')
  const undo = (query = '') => boss.post(`${api}/boxes/bulk/${batch}/undo${query}`)
  const codes = async () =>
    ((await boss.get(`${api}/boxes`)).body.data as unknown as Row[]).map(({ CODIGO }) => CODIGO)
  return { boss, ids, taker, undo, codes }
}

test('a refused undo is repeated once nothing stands in its way', async () => {
  const { boss, ids, taker, undo, codes } = await recodedBoxes()
  const refused = await undo()
  expectHumane(refused, [409])
  expect(refused.body).toMatchObject({ code: 'undoRefused', rows: [{ id: ids[0] }] })
  expect(await codes()).toEqual(['N0', 'N1', 'R'])
  await boss.delete(`${api}/boxes/${taker}`, { 'if-match': '1' })
  expect(await undo()).toMatchObject({ status: 200, body: { undone: 2, left: 0 } })
  expect(await codes()).toEqual(['R', 'V'])
})

test('a second undo restores the record that the first one had to leave out, once nothing stands in its way', async () => {
  const { boss, ids, taker, undo, codes } = await recodedBoxes()
  expect(await undo('?skipRefused=true')).toMatchObject({
    status: 200,
    body: { undone: 1, rows: [{ id: ids[0], title: 'Roja' }] },
  })
  expect(await codes()).toEqual(['N0', 'V', 'R'])
  for (const query of ['', '?skipRefused=true']) {
    const again = await undo(query)
    expectHumane(again, [409])
    expect(again.body).toMatchObject({ code: 'undoRefused', rows: [{ id: ids[0] }] })
  }
  expect(await listed(boss)).toMatchObject([{ undone: {}, leftOut: 1, _can: { undo: true } }])
  await boss.delete(`${api}/boxes/${taker}`, { 'if-match': '1' })
  expect(await undo()).toMatchObject({ status: 200, body: { undone: 1, left: 0 } })
  expect(await codes()).toEqual(['R', 'V'])
  expect(await listed(boss)).toMatchObject([{ undone: {}, leftOut: 0, _can: { undo: false } }])
  expect((await undo()).body.code).toBe('alreadyUndone')
})

test('what changed after an operation stays out of every undo of it, and is told so', async () => {
  const { boss, ids, taker, undo, codes } = await recodedBoxes()
  await boss.put(`${api}/boxes/${ids[1]}`, { CODIGO: 'Z' }, { 'if-match': '2' })
  await undo('?skipRefused=true')
  await boss.delete(`${api}/boxes/${taker}`, { 'if-match': '1' })
  const rest = { undo: false, undoRest: false }
  expect(await listed(boss)).toMatchObject([{ moved: 1, _can: { ...rest, undoRest: true } }])
  expect(await undo('?skipRefused=true')).toMatchObject({ status: 200, body: { undone: 1 } })
  expect(await codes()).toEqual(['R', 'Z'])
  expect(await listed(boss)).toMatchObject([{ undone: {}, leftOut: 1, moved: 1, _can: rest }])
})

test('an operation has one author, one kind and one batch of each list, and ends with its undo', async () => {
  const { boss, ids, operation, first } = await handOver()
  const partner = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME] })
  const change = [{ id: ids[0], changes: { PRECIO: 30 } }]
  const code = async (user: Client, query: string) =>
    (await bulk(user, change, `?operation=${operation}${query}`)).body.code
  expect(await code(partner, '&source=reassign')).toBe('batchTaken')
  expect(await code(boss, '')).toBe('batchTaken')
  expect(await code(boss, '&source=reassign')).toBe('batchTaken')
  expect(await code(boss, `&source=reassign&batch=${first}`)).toBeUndefined()
  await boss.post(`${parts}/bulk/${first}/undo`)
  expect(await code(boss, `&source=reassign&batch=${first}`)).toBe('batchTaken')
  expectHumane(await bulk(boss, change, '?operation=mine'), [400])
})

test('an operation shows only the lists that its reader may see', async () => {
  const { boss, first, second } = await handOver()
  await server.db.write.updateTable('USUARIO').set({ ROLE: '7', _VERSION: 2 }).execute()
  expect(await listed(boss)).toMatchObject([
    { id: first, records: 2, parts: [{ id: first, resource: 'parts' }] },
  ])
  expectHumane(await boss.get(`${operations}/${second}`), [404])
  expect((await boss.get(`${operations}/${first}`)).body.operation).toMatchObject({ records: 2 })
})
