import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { adoptHolidays } from '../../server/areas/attendance/adoptHolidays'
import { purgeTrash } from '../../server/trash/purge'
import { markState } from '../../src/domain/attendance/attendance'
import type { Client } from './client'
import { aJpeg } from './fileBytes'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
const marks = '/hanadb/api/attendance-marks'
let seller: Client
let boss: Client

interface Told {
  readonly keptFrom: string
  readonly people: Record<string, string>
  readonly days: readonly Record<string, unknown>[]
}

beforeEach(async () => {
  server.setNow('2026-03-06T23:00:00.000Z')
  seller = await server.as('7', { EMPRESA: ACME, SUCURSAL: '3', DISPLAYNAME: 'Ana' })
  boss = await server.as('10', { EMPRESA: ACME })
})

const sendRequest = (user: Client, query: string) =>
  user.get(`/hanadb/api/attendance/report?${query}`)
const report = async (user: Client, query = 'from=2026-03-02&to=2026-03-08') =>
  (await sendRequest(user, query)).body as unknown as Told
let ID = 900_000
const plant = async (...rows: readonly object[]) => {
  const created = rows.map(row => {
    ID += 1
    return { ID, EMPRESA: ACME, SUCURSAL: '3', ESTADO: 0, ...row }
  })
  for (let at = 0; at < created.length; at += 400)
    await server.insert('attendance-marks', ...created.slice(at, at + 400))
}
const day = (date: string, person = seller.ID, more = {}) =>
  (['entrada', 'salida'] as const).map((TIPO, at) => ({
    ...{ USER_ID: person, TIPO, MARKED_DATE: `${date}T${at === 0 ? 13 : 22}:30:00.000Z` },
    ...more,
  }))

test('the days of a person: worked, late, and those without any mark', async () => {
  await boss.post('/hanadb/api/work-schedules', {
    ...{ NOMBRE: 'Empresa', DIAS: ['lun', 'mar', 'mie', 'jue', 'vie'] },
    ...{ ENTRADA: '08:00', SALIDA: '17:00', TOLERANCIA: 10 },
  })
  await plant(...day('2026-03-03'), ...day('2026-03-05'))
  const { days, people } = await report(seller)
  expect(people).toEqual({ [seller.ID]: 'Ana' })
  expect(days.map(({ day, minutes, late, missing }) => [day, minutes, late, missing])).toEqual([
    ['2026-03-06', null, 0, ['entrada', 'salida']],
    ['2026-03-05', 540, 30, []],
    ['2026-03-04', null, 0, ['entrada', 'salida']],
    ['2026-03-03', 540, 30, []],
  ])
})

test('on a public holiday nobody is expected, until a person removes it', async () => {
  await boss.post('/hanadb/api/work-schedules', {
    ...{ NOMBRE: 'Empresa', DIAS: ['lun', 'mar', 'mie', 'jue', 'vie'], ENTRADA: '08:00' },
    ...{ SALIDA: '17:00', TOLERANCIA: 10 },
  })
  await plant(...day('2026-03-02'))
  const { body } = await boss.post('/hanadb/api/holidays', { FIESTA: 'Feria', DIA: '2026-03-04' })
  const seen = async () => (await report(seller)).days.map(({ day }) => day)
  expect(await seen()).toEqual(['2026-03-06', '2026-03-05', '2026-03-03', '2026-03-02'])
  await boss.delete(`/hanadb/api/holidays/${body.ID}`, { 'if-match': '1' })
  expect(await seen()).toContain('2026-03-04')
})

test('a holiday that the law does not name has a short name of plain letters', async () => {
  const boss = await server.as('10')
  for (const FIESTA of ['x'.repeat(201), 'Feria\u202E', '\u0007']) {
    const { status, body } = await boss.post('/hanadb/api/holidays', { FIESTA, DIA: '2026-03-05' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['FIESTA']])
  }
})

test('the holidays of the law are there from the start, and those that a person removed stay away', async () => {
  const start = () =>
    adoptHolidays(server.db, server.context.catalogue, new Date('2026-03-06T23:00:00.000Z'))
  const rows = async (query: string) =>
    (await boss.get(`/hanadb/api/holidays?range=[0,199]&sort=["DIA","ASC"]&${query}`)).body[
      server.context.catalogue.get('holidays').rest.envelope
    ] as unknown as readonly Record<string, unknown>[]
  const days = async () => (await rows('filter={}')).map(({ DIA }) => DIA)
  await start()
  const all = await days()
  expect([all[0], all.at(-1)]).toEqual(['2023-01-02', '2031-12-25'])
  expect(all).toContain('2026-11-03')
  const [{ ID } = {}] = await rows('filter={"DIA":"2026-11-03"}')
  await boss.delete(`/hanadb/api/holidays/${ID}`, { 'if-match': '1' })
  await start()
  expect(await days()).toEqual(all.filter(DIA => DIA !== '2026-11-03'))
})

test('everybody reads their own days, human resources those of their company, nobody else any', async () => {
  const other = await server.as('7', { EMPRESA: ACME, SUCURSAL: '4' })
  await plant(...day('2026-03-03'), ...day('2026-03-03', other.ID, { SUCURSAL: '4' }))
  const peopleIn = async (user: Client, more = '') =>
    (await report(user, `from=2026-03-02&to=2026-03-08${more}`)).days.map(({ person }) => person)
  expect(await peopleIn(seller)).toEqual([seller.ID])
  expect(await peopleIn(seller, `&person=${other.ID}`)).toEqual([])
  expect(await peopleIn(boss)).toEqual([other.ID, seller.ID])
  expect(await peopleIn(boss, '&branch=4')).toEqual([other.ID])
  expect(await peopleIn(boss, `&person=${seller.ID}`)).toEqual([seller.ID])
  expect(await peopleIn(await server.as('10', { EMPRESA: OTHER }))).toEqual([])
  const stranger = await server.as('31', { EMPRESA: ACME })
  expect((await sendRequest(stranger, 'from=2026-03-02&to=2026-03-08')).status).toBe(403)
})

test('downloading the days of others is logged as an export, reading one’s own is not', async () => {
  await plant(...day('2026-03-03'))
  await report(seller)
  await report(boss)
  expect(server.logged.filter(({ event }) => event === 'exported')).toMatchObject([
    { by: boss.ID, resource: 'attendance-marks', format: 'report.json' },
  ])
})

test.each([
  ['to=2026-03-08', 400],
  ['from=2026-03-08&to=2026-03-02', 400],
  ['from=2026-03-02&to=2026-02-30', 400],
  ['from=2026-03-02&to=2026-03-08&person=x', 400],
  ['from=2025-03-02&to=2026-03-08', 422],
])('%s is answered %i', async (query, status) => {
  expect((await sendRequest(boss, query)).status).toBe(status)
})

test('that a mark has a photo is told to human resources alone', async () => {
  const place = 'resource=attendance-marks&field=FOTO&name=yo.jpg'
  const photo = await seller.send(`/hanadb/api/files?${place}`, {
    ...{ method: 'POST', body: aJpeg() },
    headers: { 'content-type': 'application/octet-stream' },
  })
  await seller.post(marks, { TIPO: 'entrada', FOTO: { id: photo.body.id } })
  expect((await report(boss)).days).toMatchObject([{ pictured: [{ TIPO: 'entrada' }] }])
  expect((await report(seller)).days).toMatchObject([{ pictured: [] }])
})

test('marks that are held or replaced add no hours', async () => {
  const [entrada, salida] = day('2026-03-03')
  await plant({ ...entrada, ESTADO: markState.held }, { ...salida, ESTADO: markState.replaced })
  expect((await report(boss)).days).toMatchObject([
    { minutes: null, missing: ['entrada', 'salida'], held: [{ TIPO: 'entrada' }] },
  ])
})

test('more marks than a list tells at once are all counted', async () => {
  const dates = Array.from({ length: 28 }, (_, at) => `2026-02-${String(at + 1).padStart(2, '0')}`)
  const people = [seller.ID]
  for (let at = 1; at < 10; at += 1) people.push((await server.as('7', { EMPRESA: ACME })).ID)
  await plant(...dates.flatMap(date => people.flatMap(person => day(date, person))))
  const { days } = await report(boss, 'from=2026-02-01&to=2026-02-28')
  expect(days).toHaveLength(280)
  expect(days.every(({ minutes }) => minutes === 540)).toBe(true)
})

test('days whose marks were deleted stay told as such when marks are kept longer from now on', async () => {
  const lasts = (DIAS_MARCAS: number) =>
    server.db.write.updateTable('EMPRESA').set({ DIAS_MARCAS }).execute()
  await lasts(90)
  await boss.post('/hanadb/api/work-schedules', {
    ...{ NOMBRE: 'Empresa', DIAS: ['lun', 'mar', 'mie', 'jue', 'vie'] },
    ...{ ENTRADA: '08:30', SALIDA: '17:30', TOLERANCIA: 10 },
  })
  server.setNow('2026-03-06T13:30:00.000Z')
  await seller.post(marks, { TIPO: 'entrada' })
  server.setNow('2026-06-10T15:00:00.000Z')
  expect(await purgeTrash(server.context)).toMatchObject({ 'attendance-marks': 1 })
  await lasts(1095)
  boss = await server.as('10', { EMPRESA: ACME })
  await plant(...day('2026-03-10'), ...day('2026-03-16'))
  const answer = await report(boss, 'from=2026-03-06&to=2026-03-17')
  expect(answer.keptFrom).toBe('2026-03-13')
  expect(answer.days.map(({ day, missing, isGone }) => [day, missing, isGone])).toEqual([
    ['2026-03-17', ['entrada', 'salida'], false],
    ['2026-03-16', [], false],
    ['2026-03-13', ['entrada', 'salida'], false],
    ['2026-03-10', [], true],
  ])
})

test('the workbook of the marks leads from each place to the map', async () => {
  await seller.post(marks, { TIPO: 'entrada', GEOLOCALIZACION: { lat: -2.9, lng: -79.004 } })
  const input = { filter: {}, sort: ['MARKED_DATE', 'DESC'], format: 'xlsx' }
  const columns = ['ID', 'MARKED_DATE', 'GEOLOCALIZACION']
  const { body } = await boss.post(`${marks}/export`, { ...input, columns })
  const file = await server.request(String(body.url))
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
    '<f>HYPERLINK("https://www.google.com/maps?q=-2.9,-79.004","-2.900000, -79.004000")</f>',
  )
})
