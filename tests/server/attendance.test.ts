import { beforeEach, expect, test } from 'vitest'
import { sweepFiles } from '../../server/files/sweepFiles'
import { purgeTrash } from '../../server/trash/purge'
import type { Client } from './client'
import { aJpeg } from './fileBytes'
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

const marksOf = async (user: Client) =>
  (await user.get(path)).body[
    server.context.catalogue.get('attendance-marks').rest.envelope
  ] as unknown as Record<string, unknown>[]
const mark = (body: object = {}, key = 'marca-0001') =>
  seller.post(path, { TIPO: 'entrada', ...body }, { 'idempotency-key': key })

const lastsOf = (EMPRESA: string, DIAS_MARCAS: number) =>
  server.db.write
    .updateTable('EMPRESA')
    .set({ DIAS_MARCAS })
    .where('EMPRESA', '=', EMPRESA)
    .execute()

test('a mark has the server’s time, its person and their branch', async () => {
  const { status, body } = await mark({ GEOLOCALIZACION: place, PRECISION: 12 })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ USER_ID: seller.ID, SUCURSAL: '3', GEOLOCALIZACION: place, PRECISION: 12 },
    ...{ MARKED_DATE: '2026-03-02T13:31:00.000Z', RECIBIDO: '2026-03-02T13:31:00.000Z' },
  })
})

test('somebody of a branch that is in no list any more marks all the same', async () => {
  const far = await server.as('7', { EMPRESA: ACME, SUCURSAL: '01' })
  const { status, body } = await far.post(path, { TIPO: 'entrada' })
  expect([status, body.SUCURSAL]).toEqual([201, '01'])
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

test('a mark that says it was made days ago is refused and leads to a correction', async () => {
  const late = await mark({ MARKED_DATE: '2020-01-06T13:30:00.000Z' })
  expect([late.status, late.body.errors]).toEqual([
    422,
    {
      MARKED_DATE: 'An offline entry is accepted for up to 72 hours. Request a correction instead.',
    },
  ])
  expect((await mark({ MARKED_DATE: '2026-02-27T13:30:59.000Z' })).status).toBe(422)
  expect(await marksOf(boss)).toEqual([])
  expect((await mark({ MARKED_DATE: '2026-02-27T13:31:00.000Z' })).status).toBe(201)
})

test('a mark is its person’s and human resources’; nobody changes or deletes one', async () => {
  const address = `${path}/${(await mark()).body.ID}`
  const colleague = await server.as('7', { EMPRESA: ACME, SUCURSAL: '3' })
  const otherPlace = await server.as('10', { EMPRESA: OTHER })
  expect((await colleague.get(address)).status).toBe(404)
  expect((await otherPlace.get(address)).status).toBe(404)
  expect(await marksOf(colleague)).toEqual([])
  expect((await (await server.as('31', { EMPRESA: ACME })).get(path)).status).toBe(403)
  for (const user of [seller, boss]) {
    const version = { 'if-match': '1' }
    expect((await user.put(address, { TIPO: 'salida' }, version)).status).toBe(403)
    expect((await user.delete(address, version)).status).toBe(403)
  }
})

test('a correction becomes a mark once somebody else in human resources approves it', async () => {
  const requested = { TIPO: 'salida', MARKED_DATE: '2026-02-27T22:30:00.000Z' }
  const answer = await seller.post(corrections, { ...requested, MOTIVO: 'Olvidé marcar' })
  expect(answer.status).toBe(201)
  const approve = (user: Client, id: unknown) =>
    user.post(`${corrections}/${id}/flow/aprobar`, {}, { 'if-match': '1' })
  expect((await approve(seller, answer.body.ID_CORRECCION)).status).toBe(403)
  expect((await approve(boss, answer.body.ID_CORRECCION)).status).toBe(200)
  expect(await marksOf(seller)).toMatchObject([
    { ...requested, USER_ID: seller.ID, SUCURSAL: '3', CORRECCION: answer.body.ID_CORRECCION },
  ])
  const own = await boss.post(corrections, { ...requested, MOTIVO: 'Yo también' })
  expect((await approve(boss, own.body.ID_CORRECCION)).status).toBeGreaterThanOrEqual(409)
  expect(await marksOf(boss)).toHaveLength(1)
})

const photoFrom = async (user: Client) => {
  const place = 'resource=attendance-marks&field=FOTO&name=yo.jpg'
  const { status, body } = await user.send(`/hanadb/api/files?${place}`, {
    method: 'POST',
    body: aJpeg(),
    headers: { 'content-type': 'application/octet-stream' },
  })
  return { status, id: String(body.id), url: String(body.url) }
}
const opened = async (url: string) => (await server.request(url)).status

test('a photo goes with a mark and is seen by human resources alone, not even by who gave it', async () => {
  const photo = await photoFrom(seller)
  const created = await mark({ FOTO: { id: photo.id } })
  expect([photo.status, created.status]).toEqual([201, 201])
  const address = `${path}/${created.body.ID}`
  const colleague = await server.as('7', { EMPRESA: ACME, SUCURSAL: '3' })
  expect(created.body).not.toHaveProperty('FOTO')
  expect((await seller.get(address)).body).not.toHaveProperty('FOTO')
  expect(await marksOf(seller)).toEqual([expect.not.objectContaining({ FOTO: expect.anything() })])
  expect((await seller.get(`${path}?filter={"FOTO":{"empty":false}}`)).status).toBe(400)
  expect(JSON.stringify((await seller.get(`${address}/history`)).body)).not.toContain(photo.id)
  expect((await colleague.get(address)).status).toBe(404)
  expect(await opened(photo.url)).toBe(404)
  const seen = (await boss.get(address)).body as unknown as { FOTO: { id: string; url: string } }
  expect(seen.FOTO).toMatchObject({ id: photo.id, type: 'image/jpeg' })
  expect(await opened(seen.FOTO.url)).toBe(200)
  expect((await mark({ FOTO: { id: photo.id } }, 'marca-0002')).status).toBe(422)
  expect((await photoFrom(await server.as('31', { EMPRESA: ACME }))).status).toBe(403)
})

test('the photo of a mark goes with it, and is nobody’s from then on', async () => {
  const photo = await photoFrom(seller)
  expect(await opened(photo.url)).toBe(200)
  await mark({ FOTO: { id: photo.id } })
  await lastsOf(ACME, 0)
  server.setNow('2026-03-02T13:31:02.000Z')
  expect(await purgeTrash(server.context)).toEqual({ 'attendance-marks': 1 })
  expect(await opened(photo.url)).toBe(404)
  server.setNow('2026-03-04T13:31:02.000Z')
  await sweepFiles({ ...server.context, files: server.files })
  expect(server.files.bytes.has(photo.id)).toBe(false)
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
  await lastsOf(ACME, 90)
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
  const created = async (body: object) => (await boss.post(schedules, { ...hours, ...body })).status
  expect(await created({ NOMBRE: 'Empresa' })).toBe(201)
  expect(await created({ NOMBRE: 'Mía', USER_ID: seller.ID })).toBe(201)
  expect(await created({ NOMBRE: 'Sucursal', SUCURSAL: '3' })).toBe(201)
  expect(await created({ NOMBRE: 'De otro', USER_ID: boss.ID })).toBe(201)
  expect(await created({ NOMBRE: 'De otra', SUCURSAL: '4' })).toBe(201)
  const wrong = await boss.post(schedules, { ...hours, NOMBRE: 'Al revés', SALIDA: '07:59' })
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['SALIDA']])
  expect((await seller.post(schedules, { ...hours, NOMBRE: 'No' })).status).toBe(403)
  const read = (await seller.get(`${schedules}?sort=["ID","ASC"]`)).body as Record<string, unknown>
  const rows = Object.values(read)[0] as { NOMBRE: string; ENTRADA: string }[]
  expect(rows.map(({ NOMBRE }) => NOMBRE)).toEqual(['Empresa', 'Mía', 'Sucursal'])
  expect(rows[0]?.ENTRADA).toBe('08:00')
})

test('who may be missed in a branch is found by company, and what they marked elsewhere or earlier by person', async () => {
  await mark()
  const sendRequest = async (resource: string, filter: object) => {
    const { rest } = server.context.catalogue.get(resource)
    const query = encodeURIComponent(JSON.stringify(filter))
    const { status, body } = await boss.get(`${rest.path}?filter=${query}`)
    expect(status).toBe(200)
    return body[rest.envelope] as unknown as Record<string, unknown>[]
  }
  const otherPlace = (branch: string) => ({
    ...{ USER_ID: [seller.ID], SUCURSAL: { ne: branch } },
    MARKED_DATE: { gte: '2026-03-02', lte: '2026-03-02' },
  })
  const before = (lte: string) => ({ USER_ID: [seller.ID], MARKED_DATE: { lte } })
  const ours = await sendRequest('users', { ROLE: ['10', '7'], ACTIVE: true, EMPRESA: ACME })
  expect(ours.find(({ ID }) => ID === seller.ID)).toMatchObject({ EMPRESA: ACME, SUCURSAL: '3' })
  expect(await sendRequest('users', { ROLE: ['10', '7'], ACTIVE: true, EMPRESA: OTHER })).toEqual(
    [],
  )
  expect(await sendRequest('attendance-marks', otherPlace('4'))).toHaveLength(1)
  expect(await sendRequest('attendance-marks', otherPlace('3'))).toEqual([])
  expect(await sendRequest('attendance-marks', before('2026-03-02'))).toHaveLength(1)
  expect(await sendRequest('attendance-marks', before('2026-03-01'))).toEqual([])
})
