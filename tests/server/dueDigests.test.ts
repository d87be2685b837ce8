import { beforeEach, expect, test } from 'vitest'
import { sendDigests } from '../../server/notices/noticeDigests'
import { WAITS_FOR_DIGEST } from '../../server/notices/notices'
import { notifyDue } from '../../server/notices/notifyDue'
import { createRecords } from '../../server/routes/createRecords'
import { aCatalogue } from './aCatalogue'
import type { Client } from './client'
import { notes, plantNotes } from './dueNotes'
import { useServer } from './useServer'

const server = useServer({ catalogue: aCatalogue(notes) })
const path = '/hanadb/api/account/notices'
let boss: Client
let agent: Client
let clerk: Client

beforeEach(async () => {
  boss = await server.as('10')
  agent = await server.as('7')
  clerk = await server.as('9')
  server.setNow('2026-05-10T15:00:00.000Z')
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

test('one date of a day leads to its record, several to the list of exactly those, and each day begins anew', async () => {
  const due = async (NOMBRE: string, VENCE: string) =>
    Number((await make({ NOMBRE, ENCARGADO: agent.ID, VENCE })).ID)
  const records = createRecords(server.context)
  const first = await due('Uno', '2026-05-11')
  await notifyDue(records)
  const [alone] = (await listed(agent)).notices
  expect(alone).toMatchObject({ title: 'Uno', record: first, day: '2026-05-11' })
  expect(alone).not.toHaveProperty('count')
  await agent.put(path, { ids: [alone?.id] })
  const second = await due('Dos', '2026-05-12')
  await due('Lejos', '2026-05-13')
  await notifyDue(records)
  await notifyDue(records)
  const { notices } = await listed(agent)
  expect(notices).toMatchObject([
    { text: 'Upcoming due dates: 2', label: 'Pagarés', count: 2, isRead: false },
  ])
  expect(notices[0]).not.toHaveProperty('day')
  const { body } = await agent.get(
    `/hanadb/api/notes?filter=${encodeURIComponent(JSON.stringify(notices[0]?.filter))}`,
  )
  const found = body.data as unknown as { ID: number }[]
  expect(found.map(({ ID }) => ID).toSorted()).toEqual([first, second])
  server.setNow('2026-05-11T15:00:00.000Z')
  await notifyDue(records)
  expect((await listed(agent)).notices).toMatchObject([{ title: 'Lejos' }, { count: 2 }])
})

test('a digest is read and unread as a whole, and one that is read is not mailed', async () => {
  await plantMany(3, '2026-05-12')
  await agent.put(`${path}/wishes`, { due: { mail: true } })
  await notifyDue(createRecords(server.context))
  const [digest] = (await listed(agent)).notices
  expect((await clerk.put(path, { ids: [digest?.id] })).body).toEqual({ unread: 0 })
  expect((await agent.put(path, { ids: [digest?.id] })).body).toEqual({ unread: 0 })
  await server.runOutbox()
  expect((await boss.get('/hanadb/api/simulated-mails')).body.mails).toEqual([])
  expect((await agent.put(path, { ids: [digest?.id], read: false })).body).toEqual({ unread: 1 })
})

test('a run that breaks off has shown nothing; the next one shows all in one notice, none twice', async () => {
  await plantMany(700, '2026-05-12')
  const { db } = server.context
  let left = 300
  const transaction: typeof db.transaction = (...work) => {
    if (left-- === 0) throw new Error('The process ends')
    return db.transaction(...work)
  }
  const breaking = { ...createRecords(server.context), db: { ...db, transaction } }
  await expect(notifyDue(breaking)).rejects.toThrow('The process ends')
  expect(await listed(agent)).toEqual({ unread: 0, notices: [] })
  const records = createRecords(server.context)
  await notifyDue(records)
  await notifyDue(records)
  expect(await listed(agent)).toMatchObject({ unread: 1, notices: [{ count: 700 }] })
  const rows = await db.read.selectFrom('_NOTICE').select('RECORD_ID').execute()
  expect([rows.length, new Set(rows.map(({ RECORD_ID }) => RECORD_ID)).size]).toEqual([700, 700])
})

test('two processes that show a digest at once show one', async () => {
  await plantMany(40, '2026-05-12')
  const records = createRecords(server.context)
  await Promise.all([notifyDue(records), notifyDue(records)])
  await make({ NOMBRE: 'Tardío', ENCARGADO: agent.ID, VENCE: '2026-05-11' })
  await notifyDue(records)
  await server.context.db.write
    .updateTable('_NOTICE')
    .set({ DIGEST: WAITS_FOR_DIGEST })
    .where('KIND', '=', 'due')
    .execute()
  await Promise.all([sendDigests(records), sendDigests(records)])
  const { notices } = await listed(agent)
  expect(notices).toHaveLength(1)
  expect(notices).toMatchObject([{ count: 41 }])
})
