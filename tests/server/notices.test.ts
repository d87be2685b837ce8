import { beforeEach, expect, test } from 'vitest'
import noticeTexts from '../../server/notices/noticeTexts.json'
import { notifyDue } from '../../server/notices/notifyDue'
import { createRecords } from '../../server/routes/createRecords'
import { createCatalogue } from '../../src/model/check/catalogue'
import { defineResource } from '../../src/model/schema'
import { companies } from '../../src/schemas/companies'
import { users } from '../../src/schemas/users'
import { warehouses as shipped } from '../../src/schemas/warehouses'
import type { Client } from './client'
import { useServer } from './useServer'

// the stock of a warehouse is not part of this catalogue
const { related: _stock, ...warehouses } = shipped

const jobs = defineResource({
  name: 'jobs',
  table: 'JOB',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Trabajo | Trabajos',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    ENCARGADO: { kind: 'reference', resource: 'users', notifyAssignee: true },
    VENCE: { kind: 'date', reminder: { days: 2, notify: { field: 'ENCARGADO' } } },
    SECRETO: { kind: 'date', read: ['admin'], reminder: { notify: ['salesAgent'] } },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  access: { admin: 'all', credit: 'all', salesAgent: { read: { ENCARGADO: '$me.ID' } } },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: 'Abierto', colour: 'info' },
        2: { label: 'Revisado', colour: 'info' },
        3: { label: 'Hecho', colour: 'success' },
      },
      transitions: {
        hacer: {
          label: 'Hacer',
          from: [1],
          to: 2,
          allow: { '$me.ROLE': 'salesAgent', ENCARGADO: '$me.ID' },
          effects: [{ notify: ['admin'], text: { es: 'Por cerrar', en: 'To be closed' } }],
        },
        cerrar: { label: 'Cerrar', from: [2], to: 3, allow: ['admin'] },
        anular: {
          label: 'Anular',
          from: [1, 2],
          to: 3,
          allow: ['credit', 'admin'],
          colour: 'error',
        },
        reabrir: { label: 'Reabrir', from: [3], to: 1, allow: ['admin'] },
      },
    },
  },
})

const server = useServer({
  catalogue: createCatalogue([companies, warehouses, users, jobs] as never),
})
const path = '/hanadb/api/account/notices'
let boss: Client
let agent: Client

beforeEach(async () => {
  boss = await server.as('10')
  agent = await server.as('7')
})

const make = async (values: object) => (await boss.post('/hanadb/api/jobs', values)).body
const read = async (user: Client, query = '') => (await user.get(`${path}${query}`)).body

test('an assignee is notified once, with the record’s title, unless they assigned it themselves', async () => {
  const job = await make({ NOMBRE: 'Vitrina', ENCARGADO: agent.ID })
  await boss.put(`/hanadb/api/jobs/${job.ID}`, { NOMBRE: 'Vitrina nueva' }, { 'if-match': '"1"' })
  await make({ NOMBRE: 'Propio', ENCARGADO: boss.ID })
  expect(await read(agent)).toMatchObject({
    unread: 1,
    notices: [
      { kind: 'assigned', resource: 'jobs', record: job.ID, title: 'Vitrina nueva', isRead: false },
    ],
  })
  expect(await read(boss)).toEqual({ notices: [], unread: 0 })
})

test('a step tells whom it names, in the reader’s language', async () => {
  const job = await make({ NOMBRE: 'Vitrina', ENCARGADO: agent.ID })
  await agent.post(`/hanadb/api/jobs/${job.ID}/flow/hacer`, {}, { 'if-match': '"1"' })
  const { body } = await boss.get(path, { 'accept-language': 'en' })
  expect(body).toMatchObject({
    notices: [{ kind: 'flow', text: 'To be closed', label: 'Trabajo' }],
  })
})

test('a day that comes near is told once, and only what the reader may know of it', async () => {
  server.setNow('2026-05-10T15:00:00.000Z')
  await make({ NOMBRE: 'Pronto', ENCARGADO: agent.ID, VENCE: '2026-05-12' })
  await make({ NOMBRE: 'Lejos', ENCARGADO: agent.ID, VENCE: '2026-05-13' })
  await make({ NOMBRE: 'Ajeno', SECRETO: '2026-05-10' })
  const records = createRecords(server.context)
  await notifyDue(records)
  await notifyDue(records)
  const { notices } = (await read(agent, '?kind=due')) as unknown as {
    notices: Record<string, unknown>[]
  }
  expect(notices).toHaveLength(2)
  expect(notices).toContainEqual(
    expect.objectContaining({ title: 'Pronto', day: '2026-05-12', kind: 'due' }),
  )
  const hidden = notices.find(({ title }) => title !== 'Pronto')
  for (const word of ['title', 'record', 'resource', 'day']) expect(hidden).not.toHaveProperty(word)
})

test('notices are read and unread by their owner alone, some or all', async () => {
  for (const NOMBRE of ['a', 'b', 'c']) await make({ NOMBRE, ENCARGADO: agent.ID })
  const [last] = ((await read(agent)) as unknown as { notices: { id: number }[] }).notices
  expect((await boss.put(path, { ids: [last?.id] })).body).toEqual({ unread: 0 })
  expect((await agent.put(path, { ids: [last?.id] })).body).toEqual({ unread: 2 })
  expect((await read(agent, '?unread=true')).notices).toHaveLength(2)
  expect((await agent.put(path, { ids: [last?.id], read: false })).body).toEqual({ unread: 3 })
  expect((await agent.put(path, { ids: 'all' })).body).toEqual({ unread: 0 })
  for (const body of [
    {},
    { ids: [] },
    { ids: ['x'] },
    { ids: 'all', read: 1 },
    { ids: 'all', o: 1 },
  ])
    expect((await agent.put(path, body)).status).toBe(422)
  for (const query of ['?before=x', '?kind=other', '?unread=1'])
    expect((await agent.get(`${path}${query}`)).status).toBe(400)
  expect((await server.anyone.get(path)).status).toBe(401)
})

test('the live stream tells of a new notice whom it is for, and nobody else', async () => {
  const live = '/hanadb/api/live'
  const clerk = await server.as('9')
  const { after } = (await agent.get(live)).body
  await make({ NOMBRE: 'Vitrina', ENCARGADO: agent.ID })
  const readReceived = async (user: Client) =>
    ((await user.get(`${live}?after=${after}`)).body.changes as unknown as { resource: string }[])
      .map(({ resource }) => resource)
      .toSorted()
  expect(await readReceived(agent)).toEqual(['_notice', 'jobs'])
  expect([await readReceived(boss), await readReceived(clerk)]).toEqual([['jobs'], ['jobs']])
})

test('of what somebody does not want to hear they are not told', async () => {
  const asDefault = { app: true, mail: false }
  expect((await agent.get(`${path}/wishes`)).body).toEqual({
    flow: asDefault,
    assigned: asDefault,
    comment: asDefault,
    due: asDefault,
    asked: asDefault,
  })
  const requested = await agent.put(`${path}/wishes`, { assigned: { app: false } })
  expect(requested.body).toMatchObject({ flow: asDefault, assigned: { app: false, mail: false } })
  await make({ NOMBRE: 'Vitrina', ENCARGADO: agent.ID })
  expect(await read(agent)).toMatchObject({ notices: [], unread: 0 })
  for (const requests of [{ other: { app: true } }, { due: true }, { due: { sms: true } }])
    expect((await agent.put(`${path}/wishes`, requests)).status).toBe(422)
})

test('users who chose mail get their unread notices together in their language', async () => {
  await agent.put(`${path}/wishes`, { assigned: { mail: true } }, { 'accept-language': 'fr' })
  const mails = async () =>
    (await boss.get('/hanadb/api/simulated-mails')).body.mails as unknown as Record<
      string,
      string
    >[]
  const one = await make({ NOMBRE: 'Vitrina', ENCARGADO: agent.ID })
  await server.runOutbox()
  const [first] = await mails()
  expect(first).toMatchObject({ SUBJECT: `Trabajo Vitrina: ${noticeTexts.assigned.fr}` })
  expect(first?.TEXT).toContain(`https://mostrador.test/dashboard/jobs/${one.ID}/show`)
  expect(first?.TEXT).toContain('/dashboard/user/account?tab=notices')

  for (const NOMBRE of ['Rampa', 'Letrero', 'Caja']) await make({ NOMBRE, ENCARGADO: agent.ID })
  const { notices } = (await read(agent)) as unknown as { notices: { id: number }[] }
  await agent.put(path, { ids: [notices[0]?.id] })
  await server.runOutbox()
  const [second, ...others] = await mails()
  expect(others).toHaveLength(1)
  expect(second?.SUBJECT).toBe('Mostrador : 2 avis')
  expect(second?.TEXT).toMatch(/Letrero[\s\S]*Rampa/)
  expect(second?.TEXT).not.toContain('Caja')

  await agent.put(`${path}/wishes`, { assigned: { app: false } })
  await make({ NOMBRE: 'Callado', ENCARGADO: agent.ID })
  await server.runOutbox()
  expect(await mails()).toHaveLength(2)
})

test('what waits is what one may take on: not what one may only undo, nor what is over', async () => {
  const clerk = await server.as('9')
  const one = await make({ NOMBRE: 'Vitrina', ENCARGADO: agent.ID })
  await make({ NOMBRE: 'Ajeno', ENCARGADO: boss.ID })
  const waiting = async (user: Client) => (await user.get('/hanadb/api/waiting')).body.waiting
  expect(await waiting(agent)).toEqual({ jobs: 1 })
  expect(await waiting(boss)).toEqual({})
  await agent.post(`/hanadb/api/jobs/${one.ID}/flow/hacer`, {}, { 'if-match': '"1"' })
  expect([await waiting(agent), await waiting(boss), await waiting(clerk)]).toEqual([
    {},
    { jobs: 1 },
    {},
  ])
})

test('notified people are checked at start', () => {
  const wrong = {
    ...jobs,
    fields: {
      ...jobs.fields,
      VENCE: { kind: 'date', reminder: { notify: { field: 'NOMBRE' } } },
    },
  }
  expect(() => createCatalogue([companies, warehouses, users, wrong] as never)).toThrow(
    /jobs\.VENCE: reminder.notify: NOMBRE/,
  )
})

test('administrators of roles are notified once a day of an access request', async () => {
  const asks = '/hanadb/api/account/access-requests'
  const page = '/dashboard/invoice/list'
  const sendRequest = (body: object) => agent.post(asks, body)
  expect((await agent.get(`${asks}?page=${page}`)).body).toEqual({ at: null })
  const first = await sendRequest({ page })
  expect(first.status).toBe(201)
  expect((await sendRequest({ page })).body).toEqual(first.body)
  expect((await agent.get(`${asks}?page=${page}`)).body).toEqual(first.body)
  expect(await read(boss, '?kind=asked')).toMatchObject({
    unread: 1,
    notices: [{ kind: 'asked', resource: 'users', record: agent.ID, page }],
  })
  expect(await read(agent)).toEqual({ notices: [], unread: 0 })
  for (const wrong of [{}, { page: 'https://example.com' }, { page, to: 1 }, { page: '/x' }])
    expect((await sendRequest(wrong)).status).toBe(422)
  for (let n = 0; n < 4; n += 1) await sendRequest({ page: `/dashboard/p${n}` })
  expect((await sendRequest({ page: '/dashboard/p9' })).status).toBe(429)
  expect((await read(boss, '?kind=asked')).unread).toBe(5)
})
