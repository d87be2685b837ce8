import { beforeEach, expect, test } from 'vitest'
import { purgeTrash } from '../../server/records/purge'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
const path = '/hanadb/api/attendance-marks'
const corrections = '/hanadb/api/mark-corrections'
const place = { lat: -2.9, lng: -79.004 }
let seller: Client
let boss: Client

beforeEach(async () => {
  server.setNow('2026-03-02T13:31:00.000Z')
  seller = await server.as('7', { EMPRESA: ACME, SUCURSAL: '3' })
  boss = await server.as('10', { EMPRESA: ACME })
})

const marksOf = async (who: Client) =>
  (await who.get(path)).body[
    server.context.catalogue.get('attendance-marks').rest.envelope
  ] as unknown as Record<string, unknown>[]
const mark = (body: object = {}, key = 'marca-0001') =>
  seller.post(path, { TIPO: 'entrada', ...body }, { 'idempotency-key': key })

test('a mark has the server’s time, its person and their branch', async () => {
  const { status, body } = await mark({ GEOLOCALIZACION: place, PRECISION: 12 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ USER_ID: seller.ID, SUCURSAL: '3', GEOLOCALIZACION: place, PRECISION: 12 },
    ...{ MARKED_DATE: '2026-03-02T13:31:00.000Z', RECIBIDO: '2026-03-02T13:31:00.000Z' },
  })
})

test('one made offline keeps the moment it was pressed and the one it arrived, once, for ever', async () => {
  const pressed = { MARKED_DATE: '2026-03-02T12:58:00.000Z' }
  const first = await mark(pressed)
  expect(first.body).toMatchObject({ ...pressed, RECIBIDO: '2026-03-02T13:31:00.000Z' })
  await server.db.write
    .updateTable('_IDEMPOTENCY')
    .set({ CREATED_AT: '2026-02-01T00:00:00.000Z' })
    .execute()
  expect((await mark(pressed)).body.ID).toBe(first.body.ID)
  expect(await marksOf(boss)).toHaveLength(1)
})

test.each([
  [{ MARKED_DATE: '2026-03-02T13:40:00.000Z' }, 'MARKED_DATE'],
  [{ USER_ID: 1 }, 'USER_ID'],
  [{ RECIBIDO: '2026-03-02T12:00:00.000Z' }, 'RECIBIDO'],
  [{ TIPO: 'siesta' }, 'TIPO'],
  [{ PRECISION: -1 }, 'PRECISION'],
])('%j is refused at its field and leaves nothing', async (body, field) => {
  const answer = await mark(body)
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
  expect(await marksOf(boss)).toEqual([])
})

test('a mark is its person’s and human resources’; nobody changes or deletes one', async () => {
  const address = `${path}/${(await mark()).body.ID}`
  const colleague = await server.as('7', { EMPRESA: ACME, SUCURSAL: '3' })
  const elsewhere = await server.as('10', { EMPRESA: OTHER })
  expect((await colleague.get(address)).status).toBe(404)
  expect((await elsewhere.get(address)).status).toBe(404)
  expect(await marksOf(colleague)).toEqual([])
  expect((await (await server.as('31', { EMPRESA: ACME })).get(path)).status).toBe(403)
  for (const who of [seller, boss]) {
    const version = { 'if-match': '1' }
    expect((await who.put(address, { TIPO: 'salida' }, version)).status).toBe(403)
    expect((await who.delete(address, version)).status).toBe(403)
  }
})

test('a correction becomes a mark once somebody else in human resources approves it', async () => {
  const wanted = { TIPO: 'salida', MARKED_DATE: '2026-02-27T22:30:00.000Z' }
  const asked = await seller.post(corrections, { ...wanted, MOTIVO: 'Olvidé marcar' })
  expect(asked.status).toBe(201)
  const approve = (who: Client, id: unknown) =>
    who.post(`${corrections}/${id}/flow/aprobar`, {}, { 'if-match': '1' })
  expect((await approve(seller, asked.body.ID_CORRECCION)).status).toBe(403)
  expect((await approve(boss, asked.body.ID_CORRECCION)).status).toBe(200)
  expect(await marksOf(seller)).toMatchObject([
    { ...wanted, USER_ID: seller.ID, SUCURSAL: '3', CORRECCION: asked.body.ID_CORRECCION },
  ])
  const own = await boss.post(corrections, { ...wanted, MOTIVO: 'Yo también' })
  expect((await approve(boss, own.body.ID_CORRECCION)).status).toBeGreaterThanOrEqual(409)
  expect(await marksOf(boss)).toHaveLength(1)
})

test('marks older than the retention period are gone for good', async () => {
  await mark()
  server.setNow('2029-02-01T12:00:00.000Z')
  expect(await purgeTrash(server.context)).toEqual({})
  server.setNow('2029-03-02T13:32:00.000Z')
  expect(await purgeTrash(server.context)).toEqual({ 'attendance-marks': 1 })
  const answers = await server.db.read.selectFrom('_IDEMPOTENCY').selectAll().execute()
  expect(answers).toEqual([])
})

test('a company that says how long its marks last is obeyed, the others keep to the law’s period', async () => {
  const other = await server.as('7', { EMPRESA: OTHER })
  await server.db.write
    .updateTable('EMPRESA')
    .set({ DIAS_MARCAS: 90 })
    .where('EMPRESA', '=', ACME)
    .execute()
  await mark()
  await other.post(path, { TIPO: 'entrada' }, { 'idempotency-key': 'marca-0002' })
  server.setNow('2026-05-31T13:00:00.000Z')
  expect(await purgeTrash(server.context)).toEqual({})
  server.setNow('2026-06-02T13:00:00.000Z')
  expect(await purgeTrash(server.context)).toEqual({ 'attendance-marks': 1 })
  expect(await marksOf(await server.as('10', { EMPRESA: OTHER }))).toHaveLength(1)
})

test('schedules are the administrator’s; others read what holds for them', async () => {
  const schedules = '/hanadb/api/work-schedules'
  const hours = { DIAS: ['lun'], ENTRADA: '8:00', SALIDA: '16:00', TOLERANCIA: 5 }
  const made = async (body: object) => (await boss.post(schedules, { ...hours, ...body })).status
  expect(await made({ NOMBRE: 'Empresa' })).toBe(201)
  expect(await made({ NOMBRE: 'Mía', USER_ID: seller.ID })).toBe(201)
  expect(await made({ NOMBRE: 'Sucursal', SUCURSAL: '3' })).toBe(201)
  expect(await made({ NOMBRE: 'De otro', USER_ID: boss.ID })).toBe(201)
  expect(await made({ NOMBRE: 'De otra', SUCURSAL: '4' })).toBe(201)
  const wrong = await boss.post(schedules, { ...hours, NOMBRE: 'Al revés', SALIDA: '07:59' })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['SALIDA']])
  expect((await seller.post(schedules, { ...hours, NOMBRE: 'No' })).status).toBe(403)
  const read = (await seller.get(`${schedules}?sort=["ID","ASC"]`)).body as Record<string, unknown>
  const rows = Object.values(read)[0] as { NOMBRE: string; ENTRADA: string }[]
  expect(rows.map(({ NOMBRE }) => NOMBRE)).toEqual(['Empresa', 'Mía', 'Sucursal'])
  expect(rows[0]?.ENTRADA).toBe('08:00')
})
