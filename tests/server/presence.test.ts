import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../server/app/app'
import type { Client, Json } from './client'
import { followLive, type LiveStream, livePath } from './liveStream'
import { useServer } from './useServer'
import { ACME, OTHER } from './world'

const server = useServer()
const open: LiveStream[] = []
let ana: Client
let luis: Client

beforeEach(async () => {
  ana = await server.as('7', { EMPRESA: ACME, DISPLAYNAME: 'Ana' })
  luis = await server.as('9', { EMPRESA: ACME, DISPLAYNAME: 'Luis' })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(stream => stream.leave()))
})

const follow = async (user: Client, app = server.app) => {
  const stream = await followLive(app, user)
  open.push(stream)
  return stream
}
const statusOf = async (user: Client, request: Client = ana) => {
  const { presence } = (await request.get(`/api/chat/presence?ids=${user.ID}`)).body
  return (presence as unknown as Json[])[0]?.status
}
const later = (seconds: number) =>
  server.setNow(new Date(server.context.clock().getTime() + seconds * 1000).toISOString())
/** The next event about this person. */
const heardOf = async (stream: LiveStream, user: Client) => {
  for (;;) {
    const answer = await stream.changesOf('presence')
    const own = answer.filter(({ id }) => Number(id) === user.ID)
    if (answer.length === 0 || own.length > 0) return own
  }
}
const noted = () => server.db.read.selectFrom('_PRESENT').selectAll().execute()
/** Closes a tab and waits until its process has noticed. */
const close = async (stream: LiveStream) => {
  const before = await noted()
  await stream.leave()
  const soon = new Date(server.context.clock().getTime() + 10_000).toISOString()
  const ending = (rows: Awaited<ReturnType<typeof noted>>) =>
    rows.filter(({ UNTIL }) => String(UNTIL) < soon).length
  await expect.poll(async () => ending(await noted())).toBe(ending(before) + 1)
}

test('who comes, says how they are, and goes, is told to the others at once, from any process', async () => {
  const looking = await follow(ana)
  const otherPlace = createApp(server.context)
  const theirs = await follow(luis, otherPlace)
  expect(await heardOf(looking, luis)).toHaveLength(1)
  expect(await statusOf(luis)).toBe('online')
  await luis.put('/api/chat/presence', { status: 'busy' })
  expect(await heardOf(looking, luis)).toHaveLength(1)
  expect(await statusOf(luis)).toBe('busy')
  await close(theirs)
  later(10)
  expect(await heardOf(looking, luis)).toHaveLength(1)
  expect(await statusOf(luis)).toBe('offline')
})

test('a page that is read anew, or another browser elsewhere, keeps its person there', async () => {
  const otherPlace = createApp(server.context)
  const [first, second] = [await follow(luis), await follow(luis, otherPlace)]
  const looking = await follow(ana)
  expect(await noted()).toHaveLength(3)
  await close(first)
  later(10)
  await expect.poll(noted).toHaveLength(2)
  expect(await statusOf(luis)).toBe('online')
  await close(second)
  await follow(luis, otherPlace)
  later(10)
  expect(await statusOf(luis)).toBe('online')
  await luis.put('/api/chat/presence', { status: 'away' })
  // no sign-off was announced in between
  const details = [...(await heardOf(looking, luis))]
  while (Number(details.at(-1)?.version) < 2) details.push(...(await heardOf(looking, luis)))
  expect(details.at(-1)?.version).toBe(2)
})

test('a stream nobody reads any more keeps nobody there; who says so half-minutely stays', async () => {
  await follow(luis)
  await follow(ana)
  later(60)
  expect((await ana.post(livePath, {})).status).toBe(200)
  later(20)
  expect([await statusOf(luis), await statusOf(ana, luis)]).toEqual(['offline', 'online'])
})

test('whether somebody is there is told only of whom one may know', async () => {
  const stranger = await server.as('10', { EMPRESA: OTHER })
  const customer = await server.as('31', { EMPRESA: ACME, COMPANY: 'HT' })
  const after = (await luis.get(livePath)).body.after
  const readReceived = async (user: Client) =>
    ((await user.get(`${livePath}?after=${after}`)).body.changes as unknown as Json[]).filter(
      ({ id, resource }) => String(resource) === 'presence' && Number(id) === luis.ID,
    )
  await luis.put('/api/chat/presence', { status: 'away' })
  expect(await readReceived(ana)).toHaveLength(1)
  for (const user of [stranger, customer]) {
    expect(await readReceived(user)).toEqual([])
    expect(await statusOf(luis, user)).toBeUndefined()
  }
  await luis.post('/api/chat/conversations', { participants: [customer.ID] })
  await luis.put('/api/chat/presence', { status: 'busy' })
  expect(await readReceived(customer)).toHaveLength(1)
  expect(await statusOf(luis, customer)).toBe('busy')
  expect((await ana.get('/api/chat/presence?ids=x')).status).toBe(400)
  expect((await (await server.as('user')).get('/api/chat/presence?ids=1')).status).toBe(403)
})
