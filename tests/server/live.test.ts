import { afterEach, expect, test } from 'vitest'
import { createApp } from '../../server/app'
import { forgetEvents } from '../../server/records/announce'
import type { Client, Json } from './client'
import { useServer } from './useServer'
import { ACME, OTHER, worldOf } from './world'

const server = useServer()
const path = '/hanadb/api/live'
const open: LiveStream[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map(stream => stream.leave()))
})

interface LiveStream {
  /** The next event that is no beat; none where the stream ended. */
  next(): Promise<{ event: string; id: string; data: Json } | undefined>
  leave(): Promise<unknown>
}

/** Follows the events as a browser does, at any of the processes. */
async function follow(who: Client, { app = server.app, after = '' } = {}): Promise<LiveStream> {
  const headers = {
    authorization: `Bearer ${who.token}`,
    accept: 'text/event-stream',
    ...(after && { 'last-event-id': after }),
  }
  const answer = await app.request(path, { headers }, { address: '127.0.0.1' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const reader = (answer.body as ReadableStream<BufferSource>)
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let text = ''
  const next = async () => {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read()
      if (done) return undefined
      text += value
    }
    const [block = '', ...rest] = text.split('\n\n')
    text = rest.join('\n\n')
    const words = Object.fromEntries(
      block.split('\n').map(line => line.split(/: (.*)/s).slice(0, 2)),
    ) as Record<'event' | 'id' | 'data', string>
    return { ...words, data: JSON.parse(words.data) as Json }
  }
  const stream = { next, leave: () => reader.cancel() }
  open.push(stream)
  expect((await next())?.event).toBe('open')
  return stream
}

const brand = (who: Client, NOMBRE: string) =>
  who.post('/hanadb/api/brands', { CODIGO: NOMBRE.toUpperCase(), NOMBRE })

test('what one person does, another hears at a second process, and nothing but which record it is', async () => {
  const [boss, colleague] = [
    await server.as('10', { EMPRESA: ACME }),
    await server.as('10', { EMPRESA: ACME }),
  ]
  const elsewhere = createApp(server.context)
  const [here, there] = [await follow(boss), await follow(colleague, { app: elsewhere })]
  expect((await brand(boss, 'Nokia')).status).toBe(201)
  const change = { resource: 'brands', id: 'NOKIA', version: 1 }
  expect((await there.next())?.data).toEqual([change])
  expect((await here.next())?.data).toEqual([{ ...change, mine: true }])
})

test('after a cut nothing is lost and nothing comes twice', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const first = await follow(boss)
  await brand(boss, 'Uno')
  const heard = await first.next()
  await first.leave()
  await brand(boss, 'Dos')
  await brand(boss, 'Tres')
  const again = await follow(boss, { after: heard?.id ?? '' })
  expect((await again.next())?.data).toMatchObject([{ id: 'DOS' }, { id: 'TRES' }])
  const { body } = await boss.get(`${path}?after=${heard?.id}`)
  expect(body.changes).toMatchObject([{ id: 'DOS' }, { id: 'TRES' }])
  expect((await boss.get(`${path}?after=${body.after}`)).body).toEqual({
    after: body.after,
    changes: [],
  })
})

test('who was away for too long is told to read everything anew', async () => {
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

test('each hears only of what they may read, of the company they work in, deletions too', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  const seller = await server.as('7', { EMPRESA: ACME })
  const stranger = await server.as('10', { EMPRESA: OTHER })
  const orders = server.context.catalogue.get('warranty-orders')
  const world = worldOf(server, { owner: boss.ID })
  const of = async (USUARIO_CREACION_ORDEN: number, n: number) =>
    (await world.insert(orders, n, { USUARIO_CREACION_ORDEN, ESTADO: 0 })).ID_ORDEN
  const { after } = (await boss.get(path)).body
  const [mine, theirs] = [await of(seller.ID, 1), await of(boss.ID, 2)]
  const gone = await boss.delete(`${orders.rest.path}/${mine}`, { 'if-match': '"1"' })
  expect(gone.status).toBe(200)
  const heard = async (who: Client) =>
    [(await who.get(`${path}?after=${after}`)).body.changes ?? []].flat() as unknown as Json[]
  const ids = async (who: Client) =>
    (await heard(who)).filter(change => String(change.resource) === orders.name).map(({ id }) => id)
  expect((await ids(boss)).sort()).toEqual([mine, theirs].sort())
  expect(await ids(seller)).toEqual([mine])
  expect(await ids(stranger)).toEqual([])
  expect(await heard(await server.as('user'))).toEqual([])
})

test('a stream ends with its session, before anything more is told', async () => {
  const [boss, leaving] = [
    await server.as('10', { EMPRESA: ACME }),
    await server.as('10', { EMPRESA: ACME }),
  ]
  const stream = await follow(leaving)
  await server.endSessions(leaving.ID)
  await brand(boss, 'Secreta')
  expect(await stream.next()).toBeUndefined()
})

test('one person holds only so many streams', async () => {
  const boss = await server.as('10', { EMPRESA: ACME })
  for (let at = 0; at < 12; at++) await follow(boss)
  const { status } = await boss.get(path, { accept: 'text/event-stream' })
  expect(status).toBe(429)
  await open[0]?.leave()
  await expect.poll(async () => (await follow(boss)) !== undefined).toBe(true)
})
