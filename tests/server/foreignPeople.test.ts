import { beforeEach, expect, test } from 'vitest'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
const monday = '2026-03-02T15:00:00.000Z'
let admin: Client
let near: Client
let far: Client

/** A person who works there, on the map and with a day of marks. */
async function working(EMPRESA: string, DISPLAYNAME: string) {
  const of = { EMPRESA, EMPRESAS: [EMPRESA] }
  const person = await server.as('7', { ...of, SUCURSAL: '3' })
  // search finds only names written by the API
  const own = `/hanadb/api/users/${person.ID}`
  expect((await person.put(own, { DISPLAYNAME }, { 'if-match': '1' })).status).toBe(200)
  const consent = await person.post('/hanadb/api/position-consents', { TEXTO: 'Acepto el aviso.' })
  const position = await person.post('/hanadb/api/positions', {
    CONSENTIMIENTO: consent.body.ID,
    GEOLOCALIZACION: { lat: -2.9, lng: -79.004 },
    PRECISION: 12,
  })
  expect([consent.status, position.status]).toEqual([201, 201])
  await server.insert('attendance-marks', {
    ...{ ID: 900_000 + person.ID, EMPRESA, SUCURSAL: '3', ESTADO: 0, TIPO: 'entrada' },
    ...{ USER_ID: person.ID, MARKED_DATE: '2026-03-02T13:30:00.000Z' },
  })
  return person
}

beforeEach(async () => {
  server.setNow(monday)
  admin = await server.as('10', { EMPRESA: ACME, EMPRESAS: [ACME], DISPLAYNAME: 'Jefa' })
  near = await working(ACME, 'Cercana Vela')
  far = await working(OTHER, 'Lejana Mora')
})

/** Every answer contains the person of our company and omits the other. */
function expectNear(text: string) {
  expect(text).toContain('Cercana')
  expect(text).not.toContain('Lejana')
}

test.each(['csv', 'xlsx'])('a %s export of people has those of the company', async format => {
  const columns = ['ID', 'DISPLAYNAME', 'EMAIL']
  const { status, body } = await admin.post('/hanadb/api/users/export', { format, columns })
  expect(status).toBe(200)
  const file = await server.anyone.get(String(body.url))
  expect(file.status).toBe(200)
  if (format === 'csv') expectNear(String(file.body.text))
})

test('an export that asks for people of another company is empty', async () => {
  const columns = ['ID', 'DISPLAYNAME']
  const filter = { ID: [far.ID] }
  const { body } = await admin.post('/hanadb/api/users/export', { format: 'csv', columns, filter })
  const file = await server.anyone.get(String(body.url))
  expect(String(file.body.text)).not.toContain('Lejana')
})

test.each([
  '/hanadb/api/positions',
  '/hanadb/api/position-consents',
  '/hanadb/api/attendance-marks',
])('an export of %s has nothing of people of another company', async path => {
  const { status, body } = await admin.post(`${path}/export`, {
    format: 'csv',
    columns: ['ID', 'USER_ID'],
  })
  expect(status).toBe(200)
  expectNear(String((await server.anyone.get(String(body.url))).body.text))
})

test('the map of people shows those of the company', async () => {
  const { status, body } = await admin.get('/hanadb/api/tracking')
  expect(status).toBe(200)
  const ids = (body.people as unknown as { readonly id: number }[]).map(({ id }) => id)
  expect(ids).toContain(near.ID)
  expect(ids).not.toContain(far.ID)
})

test('the attendance report has the days of the company, also when it asks for one person', async () => {
  const days = '/hanadb/api/attendance/report?from=2026-03-02&to=2026-03-02'
  expectNear(JSON.stringify((await admin.get(days)).body))
  const one = await admin.get(`${days}&person=${far.ID}`)
  expect(JSON.stringify(one.body)).not.toContain('Lejana')
  expect(JSON.stringify(one.body)).not.toContain(`"${far.ID}"`)
})

test('pickers and the palette find those of the company', async () => {
  const query = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const typed = (q: string) => admin.get(`/hanadb/api/users${query({ q })}`)
  expectNear(JSON.stringify((await typed('Cercana')).body))
  expect(JSON.stringify((await typed('Lejana')).body)).not.toContain('Lejana')
  const byKey = await admin.get(`/hanadb/api/users${query({ ID: [near.ID, far.ID] })}`)
  expectNear(JSON.stringify(byKey.body))
  expectNear(JSON.stringify((await admin.get('/hanadb/api/search?q=Cercana')).body))
  expect(JSON.stringify((await admin.get('/hanadb/api/search?q=Lejana')).body)).not.toContain(
    'Lejana Mora',
  )
  expect(JSON.stringify((await admin.get('/api/chat/contacts')).body)).not.toContain('Lejana')
})

test('the history of people of another company is not there, nor who changed what at home', async () => {
  const boss = await server.as('10', { EMPRESA: OTHER, EMPRESAS: [OTHER], DISPLAYNAME: 'Ajena' })
  await boss.put(`/hanadb/api/users/${far.ID}`, { CITY: 'Loja' }, { 'if-match': '2' })
  for (const of of ['', '/history'])
    expect((await admin.get(`/hanadb/api/users/${far.ID}${of}`)).status).toBe(404)
  expect((await admin.get(`/hanadb/api/users/${near.ID}/history`)).status).toBe(200)
})
