import { beforeEach, expect, test } from 'vitest'
import type { Client, Json } from './client'
import { useServer } from './useServer'
import { ACME, OTHER, worldOf } from './world'

const server = useServer()
const calendar = '/hanadb/api/customers/calendar'
let seller: Client
let visit: Readonly<Record<string, unknown>>

beforeEach(async () => {
  seller = await server.as('7', { EMPRESA: ACME })
  const world = worldOf(server, { owner: seller.ID })
  visit = await world.insert(server.context.catalogue.get('visits'), 3, {
    USER_ID: seller.ID,
    FECHA: '2026-03-02T15:00:00.000Z',
    FECHA_FIN: '2026-03-02T16:00:00.000Z',
    VISITO: false,
  })
})

const eventsOf = async (user: Client, userId: unknown = user.ID) => {
  const { status, body } = await user.get(`${calendar}?USER_ID=${userId}`)
  return { status, events: (body.events ?? []) as unknown as readonly Json[] }
}
const close = (user: Client, body: object) => user.put(`${calendar}/events/update`, body)

test('an agent reads their agenda, with the name of each customer', async () => {
  const { events } = await eventsOf(seller)
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    id: visit.ID_AGENDA,
    ID_AGENDA: visit.ID_AGENDA,
    CLIENTE_ID: visit.CLIENTE_ID,
    FECHA: '2026-03-02T15:00:00.000Z',
    start: '2026-03-02T15:00:00.000Z',
    VISITO: false,
  })
  expect(String(events[0]?.CLIENTE)).not.toBe(String(visit.CLIENTE_ID))
})

test('closing a visit carries its number alone and changes nothing else, however often', async () => {
  const before = (await eventsOf(seller)).events[0]
  for (let times = 0; times < 2; times++) {
    const { status, body } = await close(seller, { ID_AGENDA: visit.ID_AGENDA })
    expect(status).toBe(200)
    expect(body.event).toEqual({ ...before, VISITO: true, _VERSION: 2 })
  }
})

test('a closed visit is moved to no other time, and one may be noted that took place', async () => {
  const path = `/hanadb/api/visits/${visit.ID_AGENDA}`
  const put = async (body: object) => {
    const { _VERSION } = (await seller.get(path)).body
    return seller.put(path, body, { 'if-match': `"${_VERSION}"` })
  }
  expect((await put({ FECHA: '2026-03-01T15:00:00.000Z' })).status).toBe(200)
  await close(seller, { ID_AGENDA: visit.ID_AGENDA })
  for (const name of ['FECHA', 'FECHA_FIN']) {
    const { status, body } = await put({ [name]: '2026-03-01T15:30:00.000Z' })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [name]])
  }
  expect((await put({ NOTA: 'Recibió' })).status).toBe(200)
  const { CLIENTE_ID } = (await seller.get(path)).body
  const past = { CLIENTE_ID, FECHA: '2026-03-01T15:00:00.000Z', VISITO: true }
  expect((await seller.post('/hanadb/api/visits', past)).status).toBe(201)
})

test.each([
  [{}, 'ID_AGENDA'],
  [{ ID_AGENDA: 'x' }, 'ID_AGENDA'],
  [{ ID_AGENDA: '1037' }, 'ID_AGENDA'],
  [{ ID_AGENDA: 1.5 }, 'ID_AGENDA'],
  [{ ID_AGENDA: 1, NOTA: 'otra' }, 'NOTA'],
])('%j is refused at its field', async (body, field) => {
  const answer = await close(seller, body)
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]])
})

test('an agenda is its owner’s and their managers’; to anybody else it is not there', async () => {
  const other = await server.as('7', { EMPRESA: ACME })
  expect((await eventsOf(other, seller.ID)).status).toBe(404)
  expect((await close(other, { ID_AGENDA: visit.ID_AGENDA })).status).toBe(404)
  const manager = await server.as('9', { EMPRESA: ACME })
  expect((await eventsOf(manager, seller.ID)).events).toHaveLength(1)
  expect((await eventsOf(await server.as('10', { EMPRESA: OTHER }), seller.ID)).events).toEqual([])
  expect((await eventsOf(manager, 999_999)).status).toBe(404)
  const keeper = await server.as('8', { EMPRESA: ACME })
  expect((await eventsOf(keeper)).status).toBe(403)
  expect((await eventsOf(keeper, seller.ID)).status).toBe(404)
  expect((await eventsOf(seller, 'x')).status).toBe(404)
  const body = { USER_ID: seller.ID, CLIENTE_ID: visit.CLIENTE_ID, FECHA: visit.FECHA }
  expect((await other.post('/hanadb/api/visits', body)).status).toBe(403)
})

test('a team leader reads and edits the agenda of their own agents alone', async () => {
  const lead = await server.as('7', { EMPRESA: ACME })
  const led = await server.as('6', { EMPRESA: ACME, JEFE: lead.ID })
  const body = { USER_ID: led.ID, CLIENTE_ID: visit.CLIENTE_ID, FECHA: visit.FECHA }
  const created = await lead.post('/hanadb/api/visits', body)
  expect(created.status).toBe(201)
  expect((await eventsOf(lead, led.ID)).events).toMatchObject([{ USER_ID: led.ID }])
  const people = await lead.get(`/hanadb/api/users?filter={"JEFE":${lead.ID}}&range=[0,9]`)
  expect(Object.values(people.body)).toContainEqual([expect.objectContaining({ ID: led.ID })])
  expect((await close(lead, { ID_AGENDA: created.body.ID_AGENDA })).status).toBe(200)
  expect((await eventsOf(lead, seller.ID)).status).toBe(404)
  expect((await eventsOf(led, lead.ID)).status).toBe(404)
  const otherwise = { ...body, USER_ID: seller.ID }
  expect((await lead.post('/hanadb/api/visits', otherwise)).status).toBe(403)
})
