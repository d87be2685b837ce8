import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../../server/base/refusal'
import { type Db, sql } from '../../../server/db/db'
import { openPostgres } from '../../../server/db/postgres/openPostgres'

const url = process.env.TEST_DB === 'postgres' ? process.env.TEST_DATABASE_URL : undefined
const onPostgres = test.runIf(url)
const sockets = new Set<Socket>()
let isSilent: boolean
let way: Server
let db: Db

/** A proxy before PostgreSQL that can stop answering while all connections stay open. */
beforeEach(async () => {
  if (!url) return
  isSilent = false
  const own = new URL(url)
  const there = new URL(url)
  way = createServer(socket => {
    const to = connect(Number(own.port || 5432), own.hostname)
    for (const each of [socket, to]) {
      sockets.add(each)
      each.on('error', () => each.destroy())
    }
    socket.on('data', data => isSilent || to.write(data))
    to.on('data', data => isSilent || socket.write(data))
    socket.on('close', () => to.destroy())
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  there.hostname = '127.0.0.1'
  there.port = String((way.address() as AddressInfo).port)
  db = await openPostgres(there.href, { answerMs: 700 })
})
afterEach(async () => {
  if (!url) return
  const closed = db.close()
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  way.close()
  await closed
})

const one = () => db.all('select 1 as one', [])
const written = () => db.transaction(trx => sql`select 1 as one`.execute(trx))
const page = () => db.tuples([{ name: 'X', store: 'int', is: sql`1` }], sql`where 1 = 1`)
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : error),
  )

onPostgres(
  'a database that falls silent is told as busy, and used again once it answers',
  async () => {
    const all = () => Promise.all([one(), written(), page()].map(statusOf))
    expect(await all()).toEqual([200, 200, 200])
    isSilent = true
    expect(await all()).toEqual([503, 503, 503])
    isSilent = false
    await expect.poll(all).toEqual([200, 200, 200])
  },
)

onPostgres('what was told to take long is waited for', async () => {
  const slow = db.transaction(async trx => {
    await sql.raw('set local statement_timeout = 0').execute(trx)
    return sql`select pg_sleep(1.5)`.execute(trx)
  })
  expect(await statusOf(slow)).toBe(200)
})
