import { expect, test } from 'vitest'
import { sha256Of } from '../../../server/db/fingerprint'
import { demoAccounts, demoPassword } from '../../../server/seed/accounts'
import { createContent, demoPdfHash } from '../../../server/seed/files'
import { seed } from '../../../server/seed/seed'
import { catalogue } from '../../../src/catalogue'
import { type Client, clientOf } from '../client'
import { useServer } from '../useServer'

const server = useServer()

test('an empty database is filled once, and every role can sign in', async () => {
  const accounts = await seed(server.context, 'auto')
  expect(accounts.map(({ role }) => role)).toEqual(demoAccounts.map(({ role }) => role))
  const again = await seed(server.context, 'auto')
  expect(again).toEqual(accounts)
  for (const { email, role } of accounts) {
    const { status, body } = await server.anyone.post('/hanadb/api/account/login', {
      email,
      password: demoPassword,
    })
    expect([email, status, body.user?.ROLE]).toEqual([email, 200, role])
  }
  await expectPasts()
  await expectContinued()
}, 90_000)

/** What the demo's seller orders by default leaves from a warehouse that the demo's warehouse worker looks after. */
async function expectContinued() {
  const signIn = async (name: string) => {
    const sent = { email: `${name}@demo.test`, password: demoPassword }
    const { body } = await server.anyone.post('/hanadb/api/account/login', sent)
    return { me: body.user, client: clientOf(server.request, String(body.accessToken)) }
  }
  const [seller, worker] = [await signIn('vendedor'), await signIn('bodega')]
  const { CODIGO, ID } = await forSale(seller.client)
  const { body } = await seller.client.post('/hanadb/api/orders/quote', {
    cart: [{ CODIGO, quantity: 1, price: 0, PriceList: null, comment: 'Ninguno' }],
    ...{
      discount: 0,
      shipping: 0,
      warehouse: null,
      comment: 'Ninguno',
      servientrega: null,
      billing: ID,
    },
  })
  expect(worker.me?.WAREHOUSE).toContain(body.warehouse)
}

/** The first customer, and a product that every warehouse has. */
async function forSale(seller: Client) {
  const { body } = await seller.get('/hanadb/api/clients')
  const [stocked] = await server.db.all<{ CODIGO: string }>(
    `select "CODIGO" from "STOCK" where "CANTIDAD" > "RESERVADO"
      group by "CODIGO" order by count(*) desc limit 1`,
    [],
  )
  return { CODIGO: stocked?.CODIGO, ID: (body.data as unknown as { ID: string }[])[0]?.ID }
}

/** Every demo record with a flow has a history of its creation and transitions, up to its version. */
async function expectPasts() {
  const { _HISTORY: all, ...tables } = await rowsOf(
    '_HISTORY',
    'PEDIDO',
    'ORDEN_GARANTIA',
    'PROSPECTO',
  )
  const pasts = new Map<string, Record<string, unknown>[]>()
  for (const entry of all ?? []) {
    const name = `${entry.RESOURCE}/${entry.RECORD_ID}`
    pasts.set(name, [...(pasts.get(name) ?? []), entry])
  }
  const wrong: unknown[] = []
  for (const name of ['invoices', 'warranty-orders', 'credit-applications'] as const) {
    const { table, key, fields } = catalogue.get(name)
    const status = [...fields.values()].find(({ kind }) => kind === 'status')?.name ?? ''
    for (const row of tables[table] ?? []) {
      const past = (pasts.get(`${name}/${row[key.name]}`) ?? []).sort(
        (a, b) => Number(a.VERSION) - Number(b.VERSION),
      )
      const isWhole = past[0]?.ACTION === 'create' && past.length === Number(row._VERSION)
      if (!isWhole || !isReported(past, status, row[status])) wrong.push([name, row[status], past])
    }
  }
  expect(wrong.slice(0, 2)).toEqual([])
}

/** The entries have authors, are in order and end in the current state. */
function isReported(past: readonly Record<string, unknown>[], status: string, state: unknown) {
  const times = past.map(({ AT }) => String(AT))
  const now = new Date().toISOString()
  const [, stands] = JSON.parse(String(past.at(-1)?.CHANGES ?? '{}'))[status] ?? []
  const inOrder = times.every((at, index) => at >= (times[index - 1] ?? '') && at <= now)
  return inOrder && stands === state && past.every(({ BY }) => BY !== null)
}

async function rowsOf(...names: string[]): Promise<Record<string, Record<string, unknown>[]>> {
  const found = names.map(async name => {
    return [name, await server.db.read.selectFrom(name).selectAll().execute()] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

test('signed examples have the fingerprint of their own bytes', async () => {
  const pdf = createContent({ id: '', name: 'pagare-firmado.pdf', type: 'application/pdf' })
  expect(await sha256Of(pdf)).toBe(demoPdfHash)
})

test('who registered with the address of a demo account is not told as one', async () => {
  await server.as('user', { EMAIL: 'usuario@demo.test' })
  expect(await seed(server.context, 'none')).toEqual([])
})

test("somebody's own database is left alone", async () => {
  await server.as('10')
  expect(await seed(server.context, 'auto')).toEqual([])
})
