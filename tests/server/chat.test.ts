import { beforeEach, expect, test } from 'vitest'
import { createApp } from '../../server/app/app'
import { type Client, clientOf, type Json } from './client'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
let ana: Client
let luis: Client

beforeEach(async () => {
  ana = await server.as('7', { EMPRESA: ACME, DISPLAYNAME: 'Ana' })
  luis = await server.as('9', { EMPRESA: ACME, DISPLAYNAME: 'Luis', PHONENUMBER: '0991234567' })
})

const begin = async (user: Client, participants: readonly number[], name?: string) => {
  const { status, body } = await user.post('/api/chat/conversations', { participants, name })
  expect([status, body.errors]).toEqual([200, undefined])
  return Number(body.conversation?.id)
}
const say = (user: Client, conversationId: number, more: object) =>
  user.post('/api/chat/messages', { conversationId, ...more })
const text = (user: Client, conversationId: number, body: string) =>
  say(user, conversationId, { body })
const list = async (user: Client) =>
  (await user.get('/api/chat/conversations')).body.conversations as unknown as Json[]
const messagesOf = (conversation: Json | undefined) =>
  (conversation?.messages ?? []) as unknown as Json[]
const bodies = (conversation: Json | undefined) => messagesOf(conversation).map(({ body }) => body)
const one = (user: Client, id: number) => user.get(`/api/chat/conversation?conversationKey=${id}`)

test('two people have one conversation; it carries its last 50 messages, older ones come by page', async () => {
  const id = await begin(ana, [luis.ID])
  expect(await begin(luis, [ana.ID])).toBe(id)
  for (let at = 1; at <= 60; at++) await text(at % 2 ? ana : luis, id, `m${at}`)
  const [conversation] = await list(luis)
  expect(conversation).toMatchObject({
    id,
    conversationKey: `${id}`,
    type: 'ONE_TO_ONE',
    hasMore: true,
  })
  expect(bodies(conversation)).toEqual(Array.from({ length: 50 }, (_, at) => `m${at + 11}`))
  const older = await luis.get(`/api/chat/messages?conversationId=${id}&before=11`)
  expect(older.body.hasMore).toBe(false)
  expect(bodies(older.body)).toEqual(Array.from({ length: 10 }, (_, at) => `m${at + 1}`))
  const { body } = await luis.get(`/api/chat/changes?conversationId=${id}&after=58`)
  expect(bodies(body.conversation)).toEqual(['m59', 'm60'])
  const { participants } = (await ana.get(`/api/chat/participants?conversationKey=${id}`)).body
  expect(participants).toMatchObject([{ name: 'Ana' }, { name: 'Luis', phone: '0991234567' }])
})

test('unread messages count until they are marked as seen, and the sender sees that', async () => {
  const id = await begin(ana, [luis.ID])
  await text(ana, id, 'hola')
  await text(ana, id, '¿está?')
  expect(await list(luis)).toMatchObject([{ unreadCount: 2, seen: { [luis.ID]: 0 } }])
  expect(await list(ana)).toMatchObject([{ unreadCount: 0 }])
  expect((await luis.get('/api/chat/unread')).body).toEqual({ unread: 2 })
  const seen = await luis.get(`/api/chat/conversation/mark-as-seen?conversationId=${id}`)
  expect([seen.status, seen.body]).toEqual([200, { conversationId: id, unreadCount: 0 }])
  expect((await luis.get('/api/chat/unread')).body).toEqual({ unread: 0 })
  expect(await list(ana)).toMatchObject([{ seen: { [luis.ID]: 2 } }])
})

test('a message sent again under its key is the same message, at any process and at once', async () => {
  const id = await begin(ana, [luis.ID])
  const otherPlace = createApp(server.context)
  const there = clientOf(async (path, init) => otherPlace.request(path, init), ana.token, ana.ID)
  const same = { conversationId: id, body: 'una vez' }
  const key = { 'idempotency-key': 'the-same-message' }
  const sent = await Promise.all(
    [ana, there, ana].map(user => user.post('/api/chat/messages', same, key)),
  )
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(sent.map(({ body }) => body.message?.id))).toHaveProperty('size', 1)
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => say(at % 2 ? there : luis, id, { body: `${at}` })),
  )
  const { conversation } = (await one(luis, id)).body
  const numbers = messagesOf(conversation).map(({ n }) => Number(n))
  expect(numbers).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
})

test('only participants read a conversation, whatever they ask; to others it is not there', async () => {
  const id = await begin(ana, [luis.ID])
  await text(ana, id, 'secreto')
  const boss = await server.as('10', { EMPRESA: ACME })
  const stranger = await server.as('10', { EMPRESA: OTHER })
  for (const user of [boss, stranger]) {
    const answer = await Promise.all([
      one(user, id),
      user.get(`/api/chat/participants?conversationKey=${id}`),
      user.get(`/api/chat/conversation/mark-as-seen?conversationId=${id}`),
      user.get(`/api/chat/changes?conversationId=${id}&after=0`),
      user.get(`/api/chat/messages?conversationId=${id}&before=9`),
      text(user, id, 'x'),
      user.post('/api/chat/typing', { conversationId: id }),
      user.post('/api/chat/conversations/update', { conversationId: id, leave: true }),
    ])
    expect(answer.map(({ status }) => status)).toEqual(answer.map(() => 404))
    expect(await list(user)).toEqual([])
    expect((await user.get('/api/chat/search?q=secreto')).body.messages).toEqual([])
  }
  const looking = { 'x-view-as': `user:${ana.ID}` }
  expect((await boss.get('/api/chat/conversations', looking)).status).toBe(403)
  const { status } = await (await server.as('user')).get('/api/chat/contacts')
  expect(status).toBe(403)
  expect((await server.anyone.get('/api/chat/contacts')).status).toBe(401)
  expect((await one(ana, 0)).status).toBe(404)
  expect((await ana.get('/api/chat/conversation?conversationKey=x')).status).toBe(404)
})

test('contacts are the people one may know of, in the company worked in', async () => {
  await server.as('9', { EMPRESA: OTHER, DISPLAYNAME: 'Fuera' })
  await server.as('user', { EMPRESA: ACME, DISPLAYNAME: 'Nadie' })
  const customer = await server.as('31', { EMPRESA: ACME, DISPLAYNAME: 'Cliente', COMPANY: 'HT' })
  const names = async (user: Client) =>
    ((await user.get('/api/chat/contacts')).body.contacts as unknown as Json[]).map(
      ({ name }) => name,
    )
  expect(await names(ana)).toEqual(['Cliente', 'Luis'])
  expect(await names(customer)).toEqual([])
  const refused = await customer.post('/api/chat/conversations', { participants: [luis.ID] })
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['participants']])
  // a message reveals the sender's name, but no more
  const id = await begin(luis, [customer.ID])
  const { conversation } = (await one(customer, id)).body
  expect(conversation?.participants).toMatchObject([
    { name: 'Luis', phone: null, email: null },
    { name: 'Cliente' },
  ])
})

test('a group takes people in, who read what comes from then on, and lets them go', async () => {
  const id = await begin(ana, [luis.ID], 'Mostrador')
  await text(ana, id, 'antes')
  const eva = await server.as('8', { EMPRESA: ACME })
  const change = { conversationId: id, add: [eva.ID], name: 'Mostrador Cuenca' }
  const { body } = await ana.post('/api/chat/conversations/update', change)
  expect(body.conversation).toMatchObject({ name: 'Mostrador Cuenca', type: 'GROUP' })
  await text(luis, id, 'después')
  expect(await list(eva)).toMatchObject([{ unreadCount: 1, hasMore: false }])
  expect(bodies((await list(eva))[0])).toEqual(['después'])
  expect((await eva.get('/api/chat/search?q=antes')).body.messages).toEqual([])
  await luis.post('/api/chat/conversations/update', { conversationId: id, leave: true })
  expect((await one(luis, id)).status).toBe(404)
  expect((await text(luis, id, 'x')).status).toBe(404)
  expect((await one(eva, id)).body.conversation?.participants).toHaveLength(2)
})

test('a shown record has its title for who may read it, and a sender shows only what they may read', async () => {
  await server.insert('brands', { CODIGO: 'TECNO', NOMBRE: 'Tecno', EMPRESA: ACME })
  const customer = await server.as('31', { EMPRESA: ACME })
  const id = await begin(ana, [luis.ID, customer.ID], 'Todos')
  const card = { resource: 'brands', id: 'TECNO' }
  const { status, body } = await say(ana, id, { card })
  expect([status, body.message?.card]).toEqual([
    200,
    { label: expect.any(String), title: 'Tecno', ...card },
  ])
  const readers = await Promise.all([luis, customer].map(async user => (await list(user))[0]))
  const cards = readers.map(each => messagesOf(each)[0]?.card)
  const open = server.context.catalogue.get('brands').grants('31').read
  expect(cards[0]).toHaveProperty('title', 'Tecno')
  expect('any' in open ? cards[1] : {}).not.toHaveProperty('title')
  expect((await say(ana, id, { card: { resource: 'brands', id: 'NADA' } })).status).toBe(422)
  expect((await say(ana, id, { card: { resource: '_CHAT', id: 1 } })).status).toBe(422)
})

test('a file is its sender’s, then of all who read the message, and of nobody else', async () => {
  const id = await begin(ana, [luis.ID])
  const upload = async (user: Client, bytes: string) =>
    user.send('/api/chat/attachments?name=%3Cimg%20src=x%3E.txt', { method: 'POST', body: bytes })
  const { body } = await upload(ana, 'lista de precios')
  const file = String(body.attachment?.id)
  expect(body.attachment).toMatchObject({ name: 'img srcx.txt', type: 'text/plain', preview: null })
  expect((await upload(ana, '<html>')).status).toBe(422)
  expect((await say(luis, id, { attachments: [file] })).status).toBe(422)
  const sent = await say(ana, id, { attachments: [file] })
  expect(sent.status).toBe(200)
  const [message] = (await list(luis)).flatMap(messagesOf)
  const [attachment] = (message?.attachments ?? []) as unknown as Json[]
  const read = await server.request(String(attachment?.path))
  expect([read.status, await read.text()]).toEqual([200, 'lista de precios'])
  const stranger = await server.as('10', { EMPRESA: ACME })
  expect((await stranger.get(`/api/chat/attachment?id=${file}`)).status).toBe(404)
  expect((await luis.get(`/api/chat/attachment?id=${file}`)).body.attachment?.id).toBe(file)
})

test('text stays as it was typed, inert; nothing, too much and foreign fields are refused', async () => {
  const id = await begin(ana, [luis.ID])
  const evil = '<img src=x onerror=alert(1)>'
  await text(ana, id, evil)
  expect(bodies((await list(luis))[0])).toEqual([evil])
  const refused = await Promise.all([
    text(ana, id, '  '),
    text(ana, id, 'x'.repeat(4001)),
    say(ana, id, { body: 'x', senderId: luis.ID }),
    say(ana, id, { body: 7 }),
    say(ana, id, { attachments: [1] }),
    ana.post('/api/chat/conversations', { participants: [] }),
    ana.post('/api/chat/conversations', { participants: [ana.ID] }),
    ana.post('/api/chat/conversations', { participants: [999_999] }),
    ana.put('/api/chat/presence', { status: 'invisible' }),
  ])
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
  expect((await ana.get('/api/chat/search?q=x')).status).toBe(400)
  expect(bodies((await list(luis))[0])).toEqual([evil])
})

test('messages are found without accents, and a percent sign is only a sign', async () => {
  const id = await begin(ana, [luis.ID])
  await text(ana, id, 'Garantía del teléfono')
  await text(luis, id, '100% seguro')
  const found = async (q: string) =>
    bodies((await ana.get(`/api/chat/search?q=${encodeURIComponent(q)}`)).body)
  expect(await found('GARANTIA')).toEqual(['Garantía del teléfono'])
  expect(await found('0%')).toEqual(['100% seguro'])
  expect(await found('1%o')).toEqual([])
})

test('the live stream tells participants, and who follows it is there for the others', async () => {
  const live = '/hanadb/api/live'
  const stranger = await server.as('10', { EMPRESA: ACME })
  const after = Number((await ana.get(live)).body.after)
  const readReceived = async (user: Client) =>
    ((await user.get(`${live}?after=${after}`)).body.changes as unknown as Json[]).filter(
      ({ resource }) => String(resource) === 'chat',
    )
  const id = await begin(luis, [ana.ID])
  await text(luis, id, 'hola')
  await luis.post('/api/chat/typing', { conversationId: id })
  const change = { resource: 'chat', id: String(id), version: 3 }
  expect(await readReceived(ana)).toMatchObject([{ ...change, now: { typing: [luis.ID] } }])
  expect(await readReceived(luis)).toMatchObject([{ ...change, mine: true, now: { typing: [] } }])
  expect(await readReceived(stranger)).toEqual([])
  const [conversation] = await list(ana)
  expect(conversation).toMatchObject({ typing: [luis.ID] })
  const status = async () => {
    const { contacts } = (await ana.get('/api/chat/contacts')).body
    return (contacts as unknown as Json[]).find(({ name }) => String(name) === 'Luis')?.status
  }
  expect(await status()).toBe('online')
  await luis.put('/api/chat/presence', { status: 'busy' })
  expect(await status()).toBe('busy')
  server.setNow(new Date(Date.now() + 120_000).toISOString())
  expect(await status()).toBe('offline')
})
