import { beforeEach, expect, test } from 'vitest'
import { markState } from '../../src/domain/attendance/attendance'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME } from './world'

const server = useServer()
const marks = '/hanadb/api/attendance-marks'
const corrections = '/hanadb/api/mark-corrections'
let seller: Client
let boss: Client

beforeEach(async () => {
  server.setNow('2026-03-02T13:31:00.000Z')
  seller = await server.as('7', { EMPRESA: ACME, SUCURSAL: '3' })
  boss = await server.as('10', { EMPRESA: ACME })
})

const mark = async (user = seller) =>
  (await user.post(marks, { TIPO: 'entrada' })).body.ID as unknown as number
const requested = { TIPO: 'entrada', MARKED_DATE: '2026-03-02T13:02:00.000Z' }
const sendRequest = (body: object, user = seller) =>
  user.post(corrections, { ...requested, MOTIVO: 'El teléfono no tenía señal', ...body })
const decide = (id: unknown, move = 'aprobar', body = {}) =>
  boss.post(`${corrections}/${id}/flow/${move}`, body, { 'if-match': '1' })
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof sendRequest>>) => [
  status,
  Object.keys(body.errors ?? {}),
]

test('a correction names the wrong mark of that day, which stays behind as replaced', async () => {
  const MARCA = await mark()
  const answer = await sendRequest({ MARCA })
  expect(answer.status).toBe(201)
  expect((await decide(answer.body.ID_CORRECCION)).status).toBe(200)
  expect((await seller.get(`${marks}/${MARCA}`)).body).toMatchObject({
    ...{ ESTADO: markState.replaced, MARKED_DATE: '2026-03-02T13:31:00.000Z' },
  })
  const history = await boss.get(`${marks}/${MARCA}/history`)
  expect(JSON.stringify(history.body)).toContain(`"ESTADO":[${markState.counted},`)
})

test('a mark’s replacement counts, with the name of its person', async () => {
  const answer = await sendRequest({ MARCA: await mark() })
  await decide(answer.body.ID_CORRECCION)
  const { rest } = server.context.catalogue.get('attendance-marks')
  const { body } = await seller.get(`${marks}?sort=["ID","DESC"]`)
  const [created] = body[rest.envelope] as unknown as Record<string, unknown>[]
  const { DISPLAYNAME } = (await boss.get(`/hanadb/api/users/${seller.ID}`)).body
  expect(created).toMatchObject({
    ...{ ...requested, DISPLAYNAME, USER_ID: seller.ID, ESTADO: markState.counted },
    CORRECCION: answer.body.ID_CORRECCION,
  })
})

test('only a mark of one’s own, of that same day and not replaced yet is named', async () => {
  const MARCA = await mark()
  expect(fieldsOf(await sendRequest({ MARCA, MARKED_DATE: '2026-03-01T13:02:00.000Z' }))).toEqual([
    422,
    ['MARCA'],
  ])
  expect(fieldsOf(await sendRequest({ MARCA: await mark(boss) }))).toEqual([422, ['MARCA']])
  await decide((await sendRequest({ MARCA })).body.ID_CORRECCION)
  expect(fieldsOf(await sendRequest({ MARCA }))).toEqual([422, ['MARCA']])
})

test('a mark or an hour has one open correction at a time, and may be asked for again once it is refused', async () => {
  const MARCA = await mark()
  const first = await sendRequest({ MARCA })
  const again = await sendRequest({ MARCA, MARKED_DATE: '2026-03-02T13:05:00.000Z' })
  expect(Object.keys(again.body.errors ?? {})).toEqual(['MARCA'])
  expect(Object.keys((await sendRequest({})).body.errors ?? {})).toEqual(['MARKED_DATE'])
  const other = await server.as('7', { EMPRESA: ACME })
  expect((await sendRequest({}, other)).status).toBe(201)
  await decide(first.body.ID_CORRECCION, 'rechazar', { RESPUESTA: 'La cámara dice otra hora' })
  expect((await sendRequest({ MARCA })).status).toBe(201)
})

test('a correction of a day whose marks are deleted already is refused and says how long they are kept', async () => {
  const at = (day: string) => ({ MARKED_DATE: `${day}T13:02:00.000Z` })
  expect(fieldsOf(await sendRequest(at('2023-03-03')))).toEqual([422, ['MARKED_DATE']])
  expect((await sendRequest(at('2023-03-04'))).status).toBe(201)
  await server.db.write.updateTable('EMPRESA').set({ DIAS_MARCAS: 90 }).execute()
  const old = await sendRequest(at('2025-12-02'))
  expect(old.body.errors).toEqual({
    MARKED_DATE: 'Entries are kept for 90 days. Choose a later day.',
  })
  expect((await sendRequest(at('2025-12-03'))).status).toBe(201)
  expect(fieldsOf(await sendRequest(at('2026-03-03')))).toEqual([422, ['MARKED_DATE']])
})
