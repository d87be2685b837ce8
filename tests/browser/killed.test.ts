import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { addressOf, spawnServer } from './startServer'
import { PASSWORD } from './useApp'

const ORDERS = process.env.TEST_LONG ? 1_000 : 60
/** Orders in progress per server process; it is killed in the middle of them. */
const PER_LIFE = process.env.TEST_LONG ? 200 : 40
const BUYERS = 4

type Json = Record<string, unknown>

/** A server that is killed without warning and restarted on the same folder. */
function fragile(folder: string) {
  let child: ChildProcess
  let address = ''
  let token = ''
  const send = async (path: string, more: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${address}/hanadb/api/${path}`, {
      ...more,
      headers: { ...headers, ...more.headers },
    })
    return { status: answer.status, body: (await answer.json()) as Json }
  }
  return {
    send,
    async begin() {
      child = spawnServer(folder, 'demo')
      address = await addressOf(child)
    },
    async signIn(name: string) {
      const body = JSON.stringify({ email: `${name}@demo.test`, password: PASSWORD })
      const answer = await send('account/login', { method: 'POST', body })
      token = String(answer.body.accessToken)
    },
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
type Fragile = ReturnType<typeof fragile>

const rows = async ({ send }: Fragile, resource: string, filter: object) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,49]' })
  return (await send(`${resource}?${query}`)).body.data as Json[]
}

/** A phone with sufficient stock, its price for a customer, and its initial stock. */
async function ready(server: Fragile) {
  await server.signIn('admin')
  const stock = await rows(server, 'stock', { WhsCode: '002' })
  const { ID, CODIGO, _VERSION } = stock.find(({ DISPONIBLE }) => Number(DISPONIBLE) > 5) ?? {}
  await server.send(`stock/${ID}`, {
    method: 'PUT',
    headers: { 'if-match': `"${_VERSION}"` },
    body: JSON.stringify({ CANTIDAD: 10_000 }),
  })
  const [client] = await rows(server, 'clients', { Lista: 5 })
  const line = { CODIGO, quantity: 1, price: 1, PriceList: 5, comment: 'Ninguno..' }
  const requested = {
    ...{ cart: [line], discount: 0, shipping: 0, warehouse: '002', method: 4 },
    ...{ comment: 'Ninguno.', servientrega: null, billing: client?.ID },
  }
  const { body } = await server.send('orders/quote', {
    method: 'POST',
    body: JSON.stringify(requested),
  })
  const [priced] = body.lines as Json[]
  return {
    order: { ...requested, cart: [{ ...line, price: priced?.price }], total: body.total },
    kept: async () => Number((await server.send(`stock/${ID}`)).body.RESERVADO),
    newest: async () => Number((await orders(server, 0))[0]?.ID),
    orderedAfter: (newest: number) => countAfter(server, newest),
  }
}

const AT_ONCE = 50

async function orders({ send }: Fragile, from: number) {
  const range = `[${from},${from + AT_ONCE - 1}]`
  const query = new URLSearchParams({ sort: '["ID","DESC"]', range })
  return (await send(`invoices?${query}`)).body.data as Json[]
}

/** Reads page by page, because a list counts up to a thousand only. */
async function countAfter(server: Fragile, newest: number) {
  for (let all = 0; ; all += AT_ONCE) {
    const later = (await orders(server, all)).filter(({ ID }) => Number(ID) > newest)
    if (later.length < AT_ONCE) return all + later.length
  }
}

test(
  `${ORDERS} orders through a process that is killed again and again: none lost, none doubled, stock exact`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-killed-'))
    const server = fragile(folder)
    try {
      await server.begin()
      const { order, kept: stored, newest, orderedAfter } = await ready(server)
      const before = { kept: await stored(), newest: await newest() }
      const keys = Array.from({ length: ORDERS }, () => crypto.randomUUID())
      const acknowledged = new Map<string, unknown>()
      const place = async (key: string) => {
        const headers = { 'idempotency-key': key }
        const body = JSON.stringify(order)
        // Killed meanwhile: the result of the order is unknown.
        const details = { method: 'POST', headers, body }
        const answer = await server.send('orders/order', details).catch(() => undefined)
        if (answer?.status !== 201) return
        const known = acknowledged.get(key) ?? answer.body.ID
        expect(answer.body.ID).toBe(known)
        acknowledged.set(key, known)
      }
      while (acknowledged.size < ORDERS) {
        const left = keys.filter(key => !acknowledged.has(key)).slice(0, PER_LIFE)
        const buyers = Array.from({ length: BUYERS }, async (_, at) => {
          for (const key of left.filter((_, n) => n % BUYERS === at)) await place(key)
        })
        const isLast = ORDERS - acknowledged.size <= left.length
        if (!isLast) {
          const middle = acknowledged.size + PER_LIFE / 2
          while (acknowledged.size < middle) await pause(1)
          await server.kill()
        }
        await Promise.all(buyers)
        if (!isLast) await server.begin()
      }
      await server.kill()
      await server.begin()
      // Sent again, each key returns its original order.
      await Promise.all(keys.slice(0, 20).map(place))
      expect(new Set(acknowledged.values()).size).toBe(ORDERS)
      expect(await stored()).toBe(before.kept + ORDERS)
      expect(await orderedAfter(before.newest)).toBe(ORDERS)
    } finally {
      await server.kill().catch(() => 'gone already')
      rmSync(folder, { recursive: true, force: true })
    }
  },
  process.env.TEST_LONG ? 600_000 : 90_000,
)
