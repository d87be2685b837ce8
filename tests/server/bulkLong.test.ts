import { afterEach, expect, test, vi } from 'vitest'
import { undoBatch } from '../../server/bulk/undoBatch'
import { createRecords } from '../../server/routes/createRecords'
import type { Me } from '../../src/model/access/access'
import { ACME } from './aStore'
import { bulk, makers, part, parts, prices, rowsOf, usePartsStore } from './bulkCalls'
import type { Client } from './client'
import { expectHumane, expectNoFault } from './humane'

const { server, admin } = usePartsStore()

afterEach(() => expectNoFault(server))

/** Creates this many makers in one batch, as many in parallel as the server accepts. */
async function imported(boss: Client, count: number) {
  const batch = crypto.randomUUID()
  const input = `${makers}/bulk?batch=${batch}&source=import`
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => {
      const CODIGO = `M${from + at}`
      return { changes: { CODIGO, NOMBRE: `Fábrica ${CODIGO}` } }
    })
    expect((await bulk(boss, rows, input)).status).toBe(200)
  }
  return { batch, input, undo: `${makers}/bulk/${batch}/undo` }
}

const listed = async (boss: Client) =>
  (await boss.get('/hanadb/api/operations?resource=makers')).body.operations
const created = async (boss: Client) => (await boss.get(`${makers}/tabs`)).body.tabs?.all?.count

/** Undoes one part alone, as after the time of a request. */
function undoOnePart(boss: Client, batch: string) {
  const me = { ID: boss.ID, ROLE: '10', EMPRESA: ACME, EMPRESAS: [ACME] } as unknown as Me
  const records = createRecords(server.context)
  const resource = records.catalogue.get('makers')
  return undoBatch({ records, resource, me, language: 'es' }, { id: batch, maxMs: 0 })
}

test('an import of 2,500 rows is one entry, and one undo takes back all of it', async () => {
  const boss = await admin()
  const { batch, undo } = await imported(boss, 2500)
  const whole = { id: batch, kind: 'import', records: 2500, created: 2500, _can: { undo: true } }
  expect(await listed(boss)).toMatchObject([whole])
  // The time of a request never ends, on any machine.
  const time = vi.spyOn(performance, 'now').mockReturnValue(0)
  expect((await boss.post(undo)).body).toEqual({ batch, undone: 2500, left: 0 })
  time.mockRestore()
  expect(await created(boss)).toBe(0)
  expect(await listed(boss)).toMatchObject([
    { records: 2500, moved: 0, undone: { by: { ID: boss.ID } }, _can: { undo: false } },
  ])
})

test('an undo whose request has no more time goes on where it stands, and nothing is added meanwhile', async () => {
  const boss = await admin()
  const { batch, input, undo } = await imported(boss, 600)
  expect(await undoOnePart(boss, batch)).toEqual({ undone: 500, left: 100, refused: [] })
  expect(await listed(boss)).toMatchObject([
    { records: 600, left: 100, moved: 0, _can: { undo: true } },
  ])
  const late = await bulk(boss, [{ changes: { CODIGO: 'Z', NOMBRE: 'Z' } }], input)
  expect([late.status, late.body.code]).toEqual([409, 'batchTaken'])
  expect((await boss.get(`${makers}/M99`)).status).toBe(200)
  expect((await boss.get(`${makers}/M100`)).status).toBe(404)
  expect((await boss.post(undo)).body).toEqual({ batch, undone: 100, left: 0 })
  expect(await created(boss)).toBe(0)
})

test('a record of the rest that changes meanwhile keeps the rest from being undone', async () => {
  const boss = await admin()
  const { batch, undo } = await imported(boss, 600)
  await undoOnePart(boss, batch)
  await boss.put(`${makers}/M5`, { NOMBRE: 'Otra' }, { 'if-match': '1' })
  expect(await listed(boss)).toMatchObject([{ left: 100, moved: 1, _can: { undo: false } }])
  const refused = await boss.post(undo)
  expectHumane(refused, [409])
  expect(refused.body).toMatchObject({ code: 'undoRefused', rows: [{ id: 'M5' }] })
  expect(await created(boss)).toBe(100)
})

test('what cannot be deleted halts the undo there, says what was undone, and it goes on once it can', async () => {
  const boss = await admin()
  const { undo } = await imported(boss, 600)
  const { ID, _VERSION } = await part(boss, 'Pantalla', { FABRICANTE: 'M5' })
  const halted = await boss.post(undo, {}, { 'accept-language': 'es' })
  expectHumane(halted, [409])
  expect(halted.body).toMatchObject({
    code: 'undoHalted',
    message: '1 registro no se puede restablecer. Ya se deshicieron: 500',
    rows: [{ id: 'M5', code: 'inUse' }],
  })
  expect(await listed(boss)).toMatchObject([{ left: 100, _can: { undo: true } }])
  await boss.delete(`${parts}/${ID}`, { 'if-match': String(_VERSION) })
  expect((await boss.post(undo)).body).toMatchObject({ undone: 100, left: 0 })
  expect(await created(boss)).toBe(0)
})

test('selected records deleted in several calls are one entry, and one undo restores all of them', async () => {
  const boss = await admin()
  const rows = Array.from({ length: 500 }, (_, at) => ({
    changes: { NOMBRE: `P${at}`, PRECIO: 1 },
  }))
  const made = [...rowsOf((await bulk(boss, rows)).body), await part(boss, 'Última')]
  const ids = made.map(({ id, ID }) => ({ id: id ?? ID, delete: true }))
  const batch = crypto.randomUUID()
  for (const some of [ids.slice(0, 500), ids.slice(500)])
    expect((await bulk(boss, some, `?batch=${batch}`)).status).toBe(200)
  expect(await prices(boss)).toEqual([])
  const { operations } = (await boss.get('/hanadb/api/operations?resource=parts')).body
  const [entry] = operations as unknown as object[]
  expect(entry).toMatchObject({ id: batch, kind: 'delete', deleted: 501, _can: { undo: true } })
  expect((await boss.post(`${parts}/bulk/${batch}/undo`)).body).toMatchObject({ undone: 501 })
  expect((await boss.get(`${parts}/tabs`)).body.tabs?.all?.count).toBe(501)
})
