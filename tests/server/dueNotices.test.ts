import { beforeEach, expect, test } from 'vitest'
import { moveOverdue } from '../../server/flow/moveOverdue'
import noticeTexts from '../../server/notices/noticeTexts.json'
import { notifyDue } from '../../server/notices/notifyDue'
import { createRecords } from '../../server/routes/createRecords'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { notes, plantNotes } from './dueNotes'
import { useServer } from './useServer'

const server = useServer({ catalogue: aCatalogue(notes) })
const path = '/hanadb/api/account/notices'
const NOW = '2026-05-10T15:00:00.000Z'
let boss: Client
let agent: Client
let clerk: Client

beforeEach(async () => {
  boss = await server.as('10')
  agent = await server.as('7')
  clerk = await server.as('9')
  server.setNow(NOW)
})

const make = async (values: object) => (await boss.post('/hanadb/api/notes', values)).body
const listed = async (user: Client, query = '?kind=due') =>
  (await user.get(`${path}${query}`)).body as unknown as {
    unread: number
    notices: {
      id: number
      title: string
      text: string
      count?: number
      filter?: object
      day?: string
      record: number
      isRead: boolean
    }[]
  }

const plantMany = (count: number, VENCE: string) =>
  plantNotes(server.context, { count, VENCE, person: agent.ID })

test('all of 700 dates that come near are told, each once, by one notice and one mail a day', async () => {
  await plantMany(700, '2026-05-12')
  await agent.put(`${path}/wishes`, { due: { mail: true } }, { 'accept-language': 'en' })
  const mails = async () => {
    await server.runOutbox()
    return (await boss.get('/hanadb/api/simulated-mails')).body.mails as unknown as object[]
  }
  const records = createRecords(server.context)
  await notifyDue(records)
  expect(await listed(agent)).toMatchObject({
    unread: 1,
    notices: [{ count: 700, filter: { VENCE: { gte: '2026-05-12', lte: '2026-05-12' } } }],
  })
  expect(await mails()).toMatchObject([{ SUBJECT: 'Mostrador: 700 notifications' }])
  await make({ NOMBRE: 'Tardío', ENCARGADO: agent.ID, VENCE: '2026-05-11' })
  await notifyDue(records)
  // the digest, and the record that was just assigned
  expect(await listed(agent)).toMatchObject({ unread: 2, notices: [{ count: 701 }] })
  expect((await listed(agent)).notices).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  server.setNow('2026-05-11T15:00:00.000Z')
  await notifyDue(records)
  expect(await mails()).toMatchObject([{ SUBJECT: expect.stringContaining('Tardío') }, {}])
})

test('the clock moves on all of 700 records whose day is over', async () => {
  await plantMany(700, '2026-05-09')
  await moveOverdue(createRecords(server.context))
  const { headers } = await boss.get(
    `/hanadb/api/notes?filter=${encodeURIComponent('{"ESTADO":2}')}&range=[0,0]`,
  )
  expect(headers.get('content-range')).toContain('/700')
})

test('the clock moves on an appointment hours after it, and not before', async () => {
  const state = async ({ ID }: Awaited<ReturnType<typeof make>>) =>
    (await boss.get(`/hanadb/api/notes/${ID}`)).body.ESTADO
  const kept = await make({ NOMBRE: 'Reciente', CITA: '2026-05-10T13:00:00.000Z' })
  const missed = await make({ NOMBRE: 'Perdida', CITA: '2026-05-10T12:59:59.000Z' })
  const records = createRecords(server.context)
  await moveOverdue(records)
  expect([await state(kept), await state(missed)]).toEqual([1, 3])
  server.setNow('2026-05-10T15:01:00.000Z')
  await moveOverdue(records)
  expect(await state(kept)).toBe(3)
})

test('an appointment is told of in the hour before it begins; not when it took place, and again when it moved', async () => {
  const at = (time: string) => `2026-05-10T${time}:00.000Z`
  const soon = await make({ NOMBRE: 'Pronto', ENCARGADO: agent.ID, CITA: at('15:40') })
  await make({ NOMBRE: 'Luego', ENCARGADO: agent.ID, CITA: at('16:01') })
  await make({ NOMBRE: 'Hecha', ENCARGADO: agent.ID, CITA: at('15:40'), HECHA: true })
  await make({ NOMBRE: 'Pasada', ENCARGADO: agent.ID, CITA: at('14:59') })
  const records = createRecords(server.context)
  await notifyDue(records)
  await notifyDue(records)
  const { notices } = await listed(agent)
  expect(notices).toMatchObject([{ title: 'Pronto', day: at('15:40'), text: noticeTexts.soon.en }])
  const moved = { CITA: at('15:50') }
  await boss.put(`/hanadb/api/notes/${soon.ID}`, moved, { 'if-match': '1' })
  await notifyDue(records)
  expect((await listed(agent)).notices).toHaveLength(2)
})

test('a person added to several assignees is notified, the former ones are not notified again', async () => {
  const { ID } = await make({ NOMBRE: 'Tarea', AYUDAN: [agent.ID] })
  await boss.put(`/hanadb/api/notes/${ID}`, { AYUDAN: [agent.ID, clerk.ID] }, { 'if-match': '1' })
  expect((await listed(agent, '?kind=assigned')).notices).toHaveLength(1)
  expect((await listed(clerk, '?kind=assigned')).notices).toHaveLength(1)
})

test('a comment is told to who the record is assigned to, who commented, and by its own words to who is mentioned', async () => {
  const { ID } = await make({ NOMBRE: 'Tarea', AYUDAN: [agent.ID] })
  const say = async (user: Client, TEXTO: string) => {
    const { body } = await user.get(`/hanadb/api/notes/${ID}`)
    const HILO = [...((body.HILO ?? []) as unknown as object[]), { TEXTO }]
    const version = { 'if-match': String(body._VERSION) }
    const saved = await user.put(`/hanadb/api/notes/${ID}`, { HILO }, version)
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  }
  const texts = async (user: Client) =>
    (await listed(user, '?kind=comment')).notices.map(({ text }) => text)
  await say(boss, 'Empiezo yo')
  expect([await texts(agent), await texts(boss)]).toEqual([[noticeTexts.comment.en], []])
  await say(agent, 'De acuerdo')
  expect(await texts(boss)).toEqual([noticeTexts.comment.en])
  const name = (await clerk.get('/hanadb/api/account/my-account')).body.user as unknown as {
    DISPLAYNAME: string
  }
  await say(agent, `¿Lo ves, @${name.DISPLAYNAME.toUpperCase()}? gracias`)
  expect(await texts(clerk)).toEqual([noticeTexts.mentioned.en])
  expect(await texts(agent)).toHaveLength(1)
  const { body } = await boss.get(`/hanadb/api/notes/${ID}`)
  const version = { 'if-match': String(body._VERSION) }
  await boss.put(`/hanadb/api/notes/${ID}`, { NOMBRE: 'Otra' }, version)
  expect(await texts(agent)).toHaveLength(1)
})
