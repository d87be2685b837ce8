import { describe, expect, test } from 'vitest'
import type { RoleCode } from '../../../src/domain/accounts/roles'
import type { Client } from '../client'
import { type following, useShop } from './useShop'

const { server, open, place, begin } = useShop()

type Order = ReturnType<typeof following>
const open7 = [15, 10, 13, 6, 5, 7, 0]
const invoiced4 = [3, 22, 23, 1]
const english = { 'accept-language': 'en' }

/** The states before the invoice in which each role may end an order, by decision of the owner. */
const before: Readonly<Record<string, readonly number[]>> = {
  '10': open7,
  '9': open7,
  '7': [15, 6, 5, 7],
  '6': [15, 6, 5, 7],
  '5': [15, 6, 5, 7],
  '0': [15, 6, 5, 7],
  '1': [13],
  '2': [10],
  '8': [],
  user: [],
}
const customersOwn = [15, 6, 7]
const partners = ['0', '1', '2']
const sellers = ['7', '6', '5', '0']

function canEnd(role: string, state: number): object {
  if (role === '31') return customersOwn.includes(state) ? { cancelar: [] } : {}
  return before[role]?.includes(state) ? { anular: [] } : {}
}

/** A person of every role, each with an own order where possible. */
async function everyUser() {
  const shop = await open()
  const partner = { COMPANY: 'TOMEBAMBA' }
  for (const [name, role, more] of [
    ['store', '6', {}],
    ['brand', '5', {}],
    ['customer', '31', { CARD_CODE: shop.client }],
    ['partnerSeller', '0', partner],
    ['purchasing', '1', partner],
    ['support', '2', partner],
    ['stranger', 'user', {}],
  ] as const)
    await shop.join(name, role, more)
  const { boss, credit, seller, warehouse, people } = shop
  const by = { '10': boss, '9': credit, '7': seller, '8': warehouse } as Record<string, Client>
  const names = { '6': 'store', '5': 'brand', '31': 'customer', '0': 'partnerSeller' }
  for (const [role, name] of Object.entries({
    ...{ ...names, '1': 'purchasing', '2': 'support', user: 'stranger' },
  }))
    by[role] = people[name] as Client
  return { shop, by: by as Record<RoleCode, Client> }
}

/** The offered endings with their blockers. */
async function offered(user: Client, { path }: Order) {
  const { body } = await user.get(path, english)
  const { flow = {} } = (body._can ?? {}) as { flow?: Record<string, string[]> }
  return Object.fromEntries(
    Object.entries(flow).filter(([name]) => ['anular', 'notaCredito', 'cancelar'].includes(name)),
  )
}

test('before its invoice an order is cancelled by whom the business says, whatever the day', async () => {
  server.setNow('2026-04-08T15:00:00.000Z')
  const { shop, by } = await everyUser()
  const order = await place(shop, { ITEMS: [phone(1)] })
  const cells = open7.flatMap(state =>
    Object.entries(by).map(([role, user]) => ({ state, role, user })),
  )
  for (const { state, role, user } of cells) {
    const COMPANY = partners.includes(role) ? 'TOMEBAMBA' : 'HT'
    await begin(order.body.ID, { ESTADO: state, VENDEDOR: user.ID, COMPANY })
    const expected = canEnd(role, state)
    expect([state, role, await offered(user, order)]).toEqual([state, role, expected])
  }
  // Orders of others cannot be ended.
  await begin(order.body.ID, { VENDEDOR: shop.boss.ID, COMPANY: 'HT' })
  for (const { state, role, user } of cells.filter(each => sellers.includes(each.role))) {
    await begin(order.body.ID, { ESTADO: state })
    expect([state, role, await offered(user, order)]).toEqual([state, role, {}])
  }
})

const finalConsumer = 'Invoices to a final consumer require a credit note'
const tooLate = expect.stringMatching(/could be canceled until the 7th of the next month/)
const annulInstead = expect.stringMatching(/can still be canceled/)

const credits = ['9', '10']

interface Invoice {
  readonly state: number
  readonly RUC: string
  readonly inTime: boolean
}
/** The law of Ecuador, and the owner's rule for goods that have not left the warehouse. */
function law({ state, RUC, inTime }: Invoice) {
  if (RUC === '9999999999999') return { anular: [finalConsumer], notaCredito: [] }
  if (!inTime) return { anular: [tooLate], notaCredito: [] }
  return { anular: [], notaCredito: state === 3 ? [] : [annulInstead] }
}

describe.each([
  // In the business's time zone: an invoice of the evening of 31 March belongs to March.
  ['2026-04-01T04:30:00.000Z', '2026-04-01T04:59:00.000Z', true],
  ['2026-04-01T04:30:00.000Z', '2026-04-08T04:59:59.000Z', true],
  ['2026-04-01T04:30:00.000Z', '2026-04-08T05:00:00.000Z', false],
  ['2026-04-01T05:00:00.000Z', '2026-05-08T04:59:59.000Z', true],
  ['2026-03-01T05:00:00.000Z', '2026-04-07T12:00:00.000Z', true],
  ['2026-03-01T04:59:00.000Z', '2026-04-07T12:00:00.000Z', false],
  ['2026-12-31T12:00:00.000Z', '2027-01-07T12:00:00.000Z', true],
  ['2026-12-31T12:00:00.000Z', '2027-01-08T12:00:00.000Z', false],
  [null, '2026-04-02T12:00:00.000Z', false],
] as const)('an invoice of %s at %s', (FECHAFACTURACION, now, inTime) => {
  test('is annulled in time, by credit note after, to a final consumer only so', async () => {
    server.setNow(now)
    const { shop, by } = await everyUser()
    const order = await place(shop, { ITEMS: [phone(1)] })
    for (const RUC of ['0102030405', '9999999999999']) {
      await server.db.write.updateTable('CLIENTE').set({ RUC }).execute()
      for (const state of invoiced4)
        for (const [role, user] of Object.entries(by)) {
          await begin(order.body.ID, {
            ...{ ESTADO: state, VENDEDOR: user.ID, FECHAFACTURACION, COMPANY: 'TOMEBAMBA' },
          })
          const expected = credits.includes(role) ? law({ state, RUC, inTime }) : {}
          expect([state, role, await offered(user, order)]).toEqual([state, role, expected])
        }
    }
  })
})

const phone = (CANTIDAD: number) => ({
  ...{ PRODUCTO_ID: '10.02.001', CANTIDAD, PRECIOUNITARIOVENTA: 100 },
})
