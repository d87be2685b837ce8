import { expect, test } from 'vitest'
import type { Client, Json } from './client'
import { livePath } from './liveStream'
import { useServer } from './useServer'
import { ACME, worldOf } from './world'

const server = useServer()

const colleague = (role = '9') => server.as(role as '9', { EMPRESA: ACME })
const numberNow = async (user: Client) => String((await user.get(livePath)).body.after)
const heardBy = async (user: Client, after: string, resource: string) => {
  const { body } = await user.get(`${livePath}?after=${after}`)
  return (body.changes as unknown as readonly Json[]).filter(
    change => String(change.resource) === resource,
  )
}

test('a card that moved comes with what it is now, as the board would answer; one that is gone with null', async () => {
  const [boss, other] = [await colleague('10'), await colleague('7')]
  const columnOf = async (name: string) =>
    Number((await boss.post('/api/kanban/columns/new', { name })).body.column?.id)
  const [todo, done] = [await columnOf('Por hacer'), await columnOf('Hecho')]
  const created = await boss.post('/hanadb/api/kanban-cards', {
    ...{ COLUMNA_ID: todo, NOMBRE: 'Flete', ASIGNADOS: [other.ID] },
  })
  const after = await numberNow(other)
  const id = Number(created.body.ID)
  await boss.post('/api/kanban/cards/move', { cardId: id, columnId: done, afterId: null })
  const { card } = (await other.get(`/api/kanban/card?cardId=${id}`)).body
  expect(await heardBy(other, after, 'kanban-cards')).toMatchObject([{ id, version: 2, now: card }])
  expect(card).toMatchObject({ columnId: done, version: 2, assignee: [{ id: other.ID }] })

  await boss.delete(`/hanadb/api/kanban-cards/${id}`, { 'if-match': '"2"' })
  expect(await heardBy(other, after, 'kanban-cards')).toMatchObject([{ id, now: null }])
})

test('a card too long to be said to everybody is asked for', async () => {
  const boss = await colleague('10')
  const { body } = await boss.post('/api/kanban/columns/new', { name: 'Por hacer' })
  const after = await numberNow(boss)
  await boss.post('/hanadb/api/kanban-cards', {
    ...{ COLUMNA_ID: body.column?.id, NOMBRE: 'Larga', DESCRIPCION: 'x'.repeat(3900) },
    LISTA: Array.from({ length: 50 }, () => ({ TEXTO: 'y'.repeat(60) })),
  })
  const [change] = await heardBy(boss, after, 'kanban-cards')
  expect(change).not.toHaveProperty('now')
})

test('a visit comes as the calendar draws it, to who sees that agenda and nobody else', async () => {
  const [seller, stranger, manager] = [
    await colleague('7'),
    await colleague('7'),
    await colleague('9'),
  ]
  const world = worldOf(server, { owner: seller.ID })
  const visits = server.context.catalogue.get('visits')
  const visit = await world.insert(visits, 1, { USER_ID: seller.ID, VISITO: false })
  const after = await numberNow(seller)
  const moved = await seller.put(
    `/hanadb/api/visits/${visit.ID_AGENDA}`,
    { FECHA: '2026-03-09T15:00:00.000Z', FECHA_FIN: null },
    { 'if-match': '"1"' },
  )
  expect(moved.status).toBe(200)
  const agenda = await seller.get(`/hanadb/api/customers/calendar?USER_ID=${seller.ID}`)
  const now = (agenda.body.events as unknown as readonly Json[])[0]
  expect(now).toMatchObject({ FECHA: '2026-03-09T15:00:00.000Z' })
  expect(await heardBy(seller, after, 'visits')).toMatchObject([{ now, mine: true }])
  expect(await heardBy(manager, after, 'visits')).toMatchObject([{ now }])
  expect(await heardBy(stranger, after, 'visits')).toEqual([])
})

test('a message comes with its words to who takes part, from when they take part', async () => {
  const [one, two, late, stranger] = [
    await colleague(),
    await colleague(),
    await colleague(),
    await colleague(),
  ]
  const { body } = await one.post('/api/chat/conversations', {
    ...{ participants: [two.ID, stranger.ID], name: 'Ventas' },
  })
  const conversationId = Number(body.conversation?.id)
  const update = (user: Client, change: object) =>
    user.post('/api/chat/conversations/update', { conversationId, ...change })
  await update(stranger, { leave: true })
  const say = (text: string) => one.post('/api/chat/messages', { conversationId, body: text })
  await say('solo para dos')
  await update(one, { add: [late.ID] })
  const after = await numberNow(two)
  await say('para los tres')
  const read = async (user: Client) => (await heardBy(user, after, 'chat')).map(({ now }) => now)
  const words = async (user: Client) =>
    (await read(user)).map(now => (now as { messages?: Json[] }).messages?.map(each => each.body))
  expect(await words(two)).toEqual([['solo para dos', 'para los tres']])
  expect(await words(late)).toEqual([['para los tres']])
  expect(await read(stranger)).toEqual([])
  expect(await read(two)).toMatchObject([{ last: 2, seen: { [one.ID]: 2, [two.ID]: 0 } }])
})

test('a message with a record on it is asked for: not everybody may know what it is called', async () => {
  const [one, two] = [await colleague(), await colleague()]
  const { body } = await one.post('/api/chat/conversations', { participants: [two.ID] })
  const conversationId = Number(body.conversation?.id)
  const after = await numberNow(two)
  const card = { resource: 'users', id: two.ID }
  const sent = await one.post('/api/chat/messages', { conversationId, body: 'mira', card })
  expect(sent.status).toBe(200)
  expect(await heardBy(two, after, 'chat')).toMatchObject([{ now: { last: 1, messages: [] } }])
})

test('a user who leaves a group gets its removal in other windows and no later event', async () => {
  const [one, leaving] = [await colleague(), await colleague()]
  const { body } = await one.post('/api/chat/conversations', {
    ...{ participants: [leaving.ID], name: 'Bodega' },
  })
  const conversationId = Number(body.conversation?.id)
  const after = await numberNow(leaving)
  await leaving.post('/api/chat/conversations/update', { conversationId, leave: true })
  await one.post('/api/chat/messages', { conversationId, body: 'ya se fue' })
  const [left, ...more] = await heardBy(leaving, after, 'chat')
  expect(left).toMatchObject({ id: String(conversationId), mine: true, now: null })
  expect(more).toEqual([])
  const [received] = await heardBy(one, after, 'chat')
  expect(Number(received?.version)).toBeGreaterThan(Number(left?.version))
  const since = await numberNow(leaving)
  await one.post('/api/chat/messages', { conversationId, body: 'otra' })
  expect(await heardBy(leaving, since, 'chat')).toEqual([])
})
