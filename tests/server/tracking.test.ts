import { beforeEach, expect, test } from 'vitest'
import { purgeTrash } from '../../server/trash/purge'
import type { Client } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
const path = '/hanadb/api/positions'
const consents = '/hanadb/api/position-consents'
const place = { lat: -2.9, lng: -79.004 }
let lead: Client
let agent: Client
let boss: Client

beforeEach(async () => {
  // Monday, 10:00 in Ecuador
  server.setNow('2026-03-02T15:00:00.000Z')
  lead = await server.as('9', { EMPRESA: ACME })
  agent = await server.as('7', { EMPRESA: ACME, SUCURSAL: '3', JEFE: lead.ID })
  boss = await server.as('10', { EMPRESA: ACME })
})

const agree = async (user = agent) => {
  const { status, body } = await user.post(consents, { TEXTO: 'Acepto el aviso.' })
  expect(status).toBe(201)
  return Number(body.ID)
}
const send = (consent: number, more: object = {}, user = agent) =>
  user.post(path, { CONSENTIMIENTO: consent, GEOLOCALIZACION: place, PRECISION: 12, ...more })
const rowsOf = async (user: Client) =>
  Object.values((await user.get(path)).body)[0] as unknown as object[]
const withdraw = (id: number, user = agent) =>
  user.post(`${consents}/${id}/flow/retirar`, {}, { 'if-match': '1' })
interface Told {
  readonly people: readonly {
    readonly id: number
    readonly consent: object | null
    readonly isWorking: boolean
    readonly last: { readonly lat: number; readonly at: string } | null
  }[]
}
const trackedBy = async (user: Client) =>
  ((await user.get('/hanadb/api/tracking')).body as unknown as Told).people

test('a position takes its own person’s consent in force', async () => {
  expect((await send(999_999)).status).toBe(403)
  const own = await agree()
  const created = await send(own)
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ USER_ID: agent.ID, FECHA: '2026-03-02T15:00:00.000Z' })
  expect((await send(own, {}, boss)).status).toBe(403)
  expect((await agent.post(consents, { TEXTO: 'Otra vez' })).status).toBe(422)
  expect(await rowsOf(agent)).toHaveLength(1)
})

test.each([
  ['2026-03-02T13:29:00.000Z', 'before the hours of the company'],
  ['2026-03-02T23:00:00.000Z', 'after them'],
  ['2026-03-07T15:00:00.000Z', 'on a Saturday'],
])('at %s, %s, none is taken', async now => {
  server.setNow(now)
  const someone = await server.as('7', { EMPRESA: ACME })
  const { status, body } = await send(await agree(someone), {}, someone)
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['FECHA']])
  expect(await rowsOf(someone)).toEqual([])
})

test('a person’s own schedule goes before the company’s, and nobody sends a time that is yet to come', async () => {
  const consent = await agree()
  await boss.post('/hanadb/api/work-schedules', {
    ...{ NOMBRE: 'Tarde', USER_ID: agent.ID, DIAS: ['lun'], ENTRADA: '10:10', SALIDA: '22:00' },
    TOLERANCIA: 0,
  })
  expect((await send(consent)).status).toBe(422)
  server.setNow('2026-03-02T15:15:00.000Z')
  expect((await send(consent)).status).toBe(201)
  const ahead = await send(consent, { FECHA: '2026-03-02T15:30:00.000Z' })
  expect([ahead.status, Object.keys(ahead.body.errors ?? {})]).toEqual([422, ['FECHA']])
})

test('only the person, whom they report to and administrators of the company see a position', async () => {
  const address = `${path}/${(await send(await agree())).body.ID}`
  const stranger = await server.as('9', { EMPRESA: ACME })
  const colleague = await server.as('7', { EMPRESA: ACME, JEFE: lead.ID })
  const otherPlace = await server.as('10', { EMPRESA: OTHER })
  for (const user of [agent, lead, boss]) expect((await user.get(address)).status).toBe(200)
  for (const user of [stranger, colleague, otherPlace])
    expect((await user.get(address)).status).toBe(404)
  expect((await (await server.as('31', { EMPRESA: ACME })).get(path)).status).toBe(403)
  for (const user of [agent, lead, boss]) {
    const version = { 'if-match': '1' }
    expect((await user.put(address, { PRECISION: 1 }, version)).status).toBe(403)
    expect((await user.delete(address, version)).status).toBe(403)
  }
  expect((await trackedBy(stranger)).map(({ id }) => id)).toEqual([stranger.ID])
  expect((await trackedBy(colleague)).map(({ id }) => id)).toEqual([colleague.ID])
  expect((await trackedBy(lead)).map(({ id }) => id).sort()).toEqual(
    [lead.ID, agent.ID, colleague.ID].sort(),
  )
  expect((await trackedBy(boss)).find(({ id }) => id === agent.ID)?.last?.lat).toBe(place.lat)
  expect((await trackedBy(otherPlace)).some(({ last }) => last !== null)).toBe(false)
})

test('who is followed comes with consent, hours and the newest position', async () => {
  const consent = await agree()
  await send(consent)
  server.setNow('2026-03-02T15:20:00.000Z')
  await send(consent, { GEOLOCALIZACION: { lat: -2.95, lng: -79.1 } })
  const [details] = (await trackedBy(lead)).filter(({ id }) => id === agent.ID)
  expect(details).toMatchObject({
    consent: { id: consent },
    isWorking: true,
    last: { lat: -2.95, at: '2026-03-02T15:20:00.000Z' },
  })
  server.setNow('2026-03-03T00:00:00.000Z')
  const later = await trackedBy(await server.as('10', { EMPRESA: ACME }))
  expect(later.find(({ id }) => id === agent.ID)).toMatchObject({ isWorking: false })
  server.setNow('2026-03-12T15:00:00.000Z')
  const muchLater = await trackedBy(await server.as('10', { EMPRESA: ACME }))
  expect(muchLater.find(({ id }) => id === agent.ID)).toMatchObject({ last: null })
})

test('a consent is withdrawn only by who gave it, and takes every position and its history along', async () => {
  const consent = await agree()
  await send(consent)
  await agent.post(
    path,
    { CONSENTIMIENTO: consent, GEOLOCALIZACION: place, MENSAJE: '12-34' },
    { 'idempotency-key': 'posicion-0001' },
  )
  expect((await withdraw(consent, boss)).status).toBe(403)
  expect((await withdraw(consent)).body).toMatchObject({
    ESTADO: 1,
    RETIRADO: '2026-03-02T15:00:00.000Z',
  })
  expect(await rowsOf(boss)).toEqual([])
  for (const table of ['POSICION', '_HISTORY', '_IDEMPOTENCY']) {
    const rows = await server.db.read.selectFrom(table).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(String(place.lng))
  }
  expect((await send(consent)).status).toBe(403)
  expect((await trackedBy(lead)).find(({ id }) => id === agent.ID)).toMatchObject({
    ...{ consent: null, last: null },
  })
  // consent can be given again
  expect((await send(await agree())).status).toBe(201)
})

test('positions last as long as the company says', async () => {
  await send(await agree())
  server.setNow('2026-04-02T15:00:00.000Z')
  expect(await purgeTrash(server.context)).toEqual({ positions: 1 })
})

test('the team has one conversation; whoever opens it takes part from then on', async () => {
  const open = async (user: Client) =>
    (await user.post('/api/chat/conversations/team', {})).body.conversation as unknown as {
      id: number
      type: string
      messages: { body: string }[]
    }
  const first = await open(agent)
  expect(first.type).toBe('GROUP')
  await agent.post('/api/chat/messages', { conversationId: first.id, body: 'Salgo a ruta' })
  const second = await open(lead)
  expect([second.id, second.messages]).toEqual([first.id, []])
  await agent.post('/api/chat/messages', { conversationId: first.id, body: 'Llegué' })
  expect((await open(lead)).messages.map(({ body }) => body)).toEqual(['Llegué'])
  const otherPlace = await server.as('7', { EMPRESA: OTHER })
  expect((await open(otherPlace)).id).not.toBe(first.id)
  await lead.post('/api/chat/conversations/update', { conversationId: first.id, leave: true })
  expect(await open(lead)).toBeUndefined()
  expect((await lead.get('/api/chat/conversations')).body.conversations).toEqual([])
  await agent.post('/api/chat/messages', { conversationId: first.id, body: 'Sin usted' })
  const back = await lead.post('/api/chat/conversations/team', { join: true })
  expect(back.body.conversation).toMatchObject({ id: first.id, messages: [] })
  const customer = await server.as('31', { EMPRESA: ACME })
  expect((await customer.post('/api/chat/conversations/team', {})).status).toBe(403)
})
