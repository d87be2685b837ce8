import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../server/app/app'
import { forgetEvents } from '../../server/audit/changeEvents'
import type { Db } from '../../server/db/db'
import { eventsAfter, numberEvents } from '../../server/live/liveEvents'
import type { Client, Json } from './client'
import { followLive, type LiveStream, livePath } from './liveStream'
import { useServer } from './useServer'
import { ACME, OTHER, worldOf } from './world'

const server = useServer()
const path = livePath
const open: LiveStream[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map(stream => stream.leave()))
})

/** Follows the events like a browser, at any of the processes; ends with the test. */
async function follow(
  user: Client,
  { app = server.app, after = '', since = '' } = {},
): Promise<LiveStream> {
  const stream = await followLive(app, user, { after, since })
  open.push(stream)
  return stream
}

const brand = (user: Client, NOMBRE: string) =>
  user.post('/hanadb/api/brands', { CODIGO: NOMBRE.toUpperCase(), NOMBRE })

test('a change reaches another user at a second process and names the record alone', async () => {
  const [boss, colleague] = [
    await server.as('10', { EMPRESA: ACME }),
    await server.as('10', { EMPRESA: ACME }),
  ]
  const otherPlace = createApp(server.context)
  const [here, there] = [await follow(boss), await follow(colleague, { app: otherPlace })]
  expect((await brand(boss, 'Nokia')).status).toBe(201)
  const change = { resource: 'brands', id: 'NOKIA', version: 1 }
  expect(await there.changesOf('brands')).toEqual([change])
  expect(await here.changesOf('brands')).toEqual([{ ...change, mine: true }])
})

test('after a cut nothing is lost and nothing comes twice', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const first = await follow(boss)
  await brand(boss, 'Uno')
  let received = await first.next()
  // their own presence may be announced first
  while (received && !JSON.stringify(received.data).includes('UNO')) received = await first.next()
  await first.leave()
  await brand(boss, 'Dos')
  await brand(boss, 'Tres')
  const again = await follow(boss, { after: received?.id ?? '' })
  expect((await again.next())?.data).toMatchObject([{ id: 'DOS' }, { id: 'TRES' }])
  const { body } = await boss.get(`${path}?after=${received?.id}`)
  expect(body.changes).toMatchObject([{ id: 'DOS' }, { id: 'TRES' }])
  expect((await boss.get(`${path}?after=${body.after}`)).body).toEqual({
    after: body.after,
    changes: [],
    rights: body.rights,
  })
})

test('a client that was away for too long is told to reload everything', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const { after } = (await boss.get(path)).body
  await brand(boss, 'Uno')
  await boss.get(`${path}?after=${after}`)
  await forgetEvents(server.db, new Date(Date.now() + 3_600_000))
  expect((await boss.get(`${path}?after=${after}`)).body).toMatchObject({
    reset: true,
    changes: [],
  })
  const stream = await follow(boss, { after: String(after) })
  expect((await stream.next())?.event).toBe('reset')
  expect((await boss.get(`${path}?after=x`)).status).toBe(400)
})

test('a client without an event id gets the events since its first read, by stream and by poll', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  await brand(boss, 'Uno')
  await server.db.write
    .updateTable('_EVENT')
    .set({ AT: new Date(Date.now() - 60_000).toISOString() })
    .execute()
  await brand(boss, 'Dos')
  const { body } = await boss.get(`${path}?since=5000`)
  expect(body.changes).toMatchObject([{ resource: 'brands', id: 'DOS' }])
  const stream = await follow(boss, { since: '5000' })
  expect(await stream.changesOf('brands')).toMatchObject([{ id: 'DOS' }])
  await forgetEvents(server.db, new Date(Date.now() + 3_600_000))
  expect((await boss.get(`${path}?since=5000`)).body).toMatchObject({ changes: [] })
  expect((await boss.get(`${path}?since=${3_600_000}`)).body).toMatchObject({ reset: true })
  expect((await boss.get(`${path}?since=x`)).status).toBe(400)
})

test('each hears only of what they may read, of the company they work in, deletions too', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const seller = await server.as('7', { EMPRESA: ACME })
  const stranger = await server.as('10', { EMPRESA: OTHER })
  const orders = server.context.catalogue.get('warranty-orders')
  const world = worldOf(server, { owner: boss.ID })
  const open = { ESTADO: 0, NC_PEDIDA_POR: null }
  const of = async (USUARIO_CREACION_ORDEN: number, n: number) =>
    (await world.insert(orders, n, { USUARIO_CREACION_ORDEN, ...open })).ID_ORDEN
  const { after } = (await boss.get(path)).body
  const [mine, theirs] = [await of(seller.ID, 1), await of(boss.ID, 2)]
  const gone = await boss.delete(`${orders.rest.path}/${mine}`, { 'if-match': '"1"' })
  expect(gone.status).toBe(200)
  const readReceived = async (user: Client) =>
    [(await user.get(`${path}?after=${after}`)).body.changes ?? []].flat() as unknown as Json[]
  const ids = async (user: Client) =>
    (await readReceived(user))
      .filter(change => String(change.resource) === orders.name)
      .map(({ id }) => id)
  expect((await ids(boss)).sort()).toEqual([mine, theirs].sort())
  expect(await ids(seller)).toEqual([mine])
  expect(await ids(stranger)).toEqual([])
  expect(await readReceived(await server.as('user'))).toEqual([])
})

test('of a large change each hears only a number, whoever made it that it is their own', async () => {
  const [boss, colleague] = [
    await server.as('10', { EMPRESA: ACME }),
    await server.as('10', { EMPRESA: ACME }),
  ]
  const { after } = (await boss.get(path)).body
  const many = 101
  const changes = (n: number) => ({ changes: { CODIGO: `M${n}`, NOMBRE: `Marca ${n}` } })
  const rows = Array.from({ length: many }, (_, n) => changes(n))
  expect((await boss.post('/hanadb/api/brands/bulk', rows)).body.counts).toMatchObject({
    create: many,
  })
  const news = async (user: Client) =>
    ((await user.get(`${path}?after=${after}`)).body.changes as unknown as readonly Json[]).filter(
      ({ resource }) => String(resource) === 'brands',
    )
  expect(await news(colleague)).toEqual([{ resource: 'brands', many }])
  expect(await news(boss)).toEqual([{ resource: 'brands', many, mine: true }])
})

test('one person holds only so many streams', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  for (let at = 0; at < 12; at++) await follow(boss)
  const { status } = await boss.get(path, { accept: 'text/event-stream' })
  expect(status).toBe(429)
  await open[0]?.leave()
  await expect.poll(async () => (await follow(boss)) !== undefined).toBe(true)
})

test('a message, a card’s move and a visit’s change are heard once, at any process, across a cut and a restart', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const readers = await Promise.all(
    Array.from({ length: 8 }, () => server.as('9', { EMPRESA: ACME })),
  )
  const ids = readers.map(({ ID }) => ID)
  const group = await boss.post('/api/chat/conversations', { participants: ids, name: 'Todos' })
  const conversationId = Number(group.body.conversation?.id)
  const columnOf = async (name: string) =>
    Number((await boss.post('/api/kanban/columns/new', { name })).body.column?.id)
  const [todo, done] = [await columnOf('Por hacer'), await columnOf('Hecho')]
  const card = await boss.post('/hanadb/api/kanban-cards', { COLUMNA_ID: todo, NOMBRE: 'Flete' })
  const visits = server.context.catalogue.get('visits')
  const world = worldOf(server, { owner: boss.ID })
  const { ID_AGENDA } = await world.insert(visits, 1, { USER_ID: boss.ID, VISITO: false })
  const calendar = '/hanadb/api/customers/calendar/events/update'
  const works = [
    (n: number) => boss.post('/api/chat/messages', { conversationId, body: `m${n}` }),
    (n: number) => {
      const columnId = n % 2 ? todo : done
      return boss.post('/api/kanban/cards/move', { cardId: card.body.ID, columnId, afterId: null })
    },
  ]
  const act = async (n: number) => {
    for (const work of works) expect((await work(n)).status).toBe(200)
  }

  const apps = [server.app, createApp(server.context)]
  const streams = await Promise.all(
    readers.map((reader, at) => follow(reader, { app: apps[at % 2] ?? server.app })),
  )
  const names = ['chat', 'kanban-cards', 'visits']
  const readReceived = readers.map((): string[] => [])
  const places = readers.map(() => '')
  /** Listens until each reader has received this many changes. */
  const listen = (some: readonly LiveStream[], most: number) =>
    Promise.all(
      some.map(async (stream, at) => {
        while ((readReceived[at]?.length ?? 0) < most) {
          const event = await stream.next()
          if (!event) throw new Error('a stream ended by itself')
          places[at] = event.id
          const changes = (event.data ?? []) as unknown as readonly Json[]
          const ours = changes.filter(({ resource }) => names.includes(String(resource)))
          readReceived[at]?.push(...ours.map(each => `${each.resource} ${each.id} ${each.version}`))
        }
      }),
    )
  await act(1)
  await listen(streams, 2)
  await Promise.all(streams.map(stream => stream.leave()))
  expect((await boss.put(calendar, { ID_AGENDA })).status).toBe(200)
  await act(2)
  const anew = createApp(server.context)
  const again = await Promise.all(
    readers.map((reader, at) => follow(reader, { app: anew, after: places[at] ?? '' })),
  )
  await listen(again, 5)
  await act(3)
  await listen(again, 7)
  for (const each of readReceived) {
    expect(new Set(each).size).toBe(each.length)
    expect(each.toSorted()).toEqual(readReceived[0]?.toSorted())
    expect(each.filter(name => name.startsWith('chat')).length).toBe(3)
    expect(each.filter(name => name.startsWith('visits')).length).toBe(1)
  }
  const [first] = readers
  const read = await first?.get(`/api/chat/changes?conversationId=${conversationId}&after=0`)
  const message = (read?.body.conversation?.messages ?? []) as unknown as readonly Json[]
  expect(message.map(({ body }) => body)).toEqual(['m1', 'm2', 'm3'])
})

test('events numbered during a request are no gap, so no client is told to reload everything', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const after = await numberEvents(server.db)
  let isFirst = true
  const reading = server.db.all.bind(server.db)
  const db: Db = Object.assign(Object.create(server.db), {
    async all(...request: Parameters<Db['all']>) {
      if (isFirst) {
        isFirst = false
        await brand(boss, 'Entre')
        await numberEvents(server.db)
      }
      return reading(...request)
    },
  })
  const following = await eventsAfter(db, after)
  expect(following.isGap).toBe(false)
  expect(following.events.map(({ record }) => record)).toContainEqual(
    expect.stringContaining('ENTRE'),
  )
})
