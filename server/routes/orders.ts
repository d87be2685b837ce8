import { cents } from '../../src/domain/money'
import { type Confirmed, placeOrder } from '../areas/quote/placeOrder'
import { demandSeller, quoteOf } from '../areas/quote/quote'
import { readAsked, readWanted } from '../areas/quote/readWanted'
import { once } from '../idempotency'
import type { Asking, Records } from '../records/context'
import { Refusal } from '../refusal'
import type { AddRoute } from './addRoute'
import type { AppRequest } from './context'
import { intentionOf } from './intention'
import type { LinkOf } from './linkOf'
import { requireIdempotencyKey } from './preconditions'
import { readObject } from './readJson'
import { answers, type Row } from './recordAnswers'

const path = '/hanadb/api/orders'

/** The checkout's two questions: what would this order come to, and may it be placed so. */
export function orderRoutes(add: AddRoute, records: Records, linkOf: LinkOf) {
  const resource = records.catalogue.resources.get('invoices')
  if (!resource) return
  const { created } = answers(records, linkOf)
  const askingOf = (c: AppRequest): Asking => {
    const asking = { records, resource, me: c.get('me'), language: c.get('language') }
    demandSeller(asking)
    return asking
  }

  add(`POST ${path}/quote`, { policy: 'schema', reads: true }, async c => {
    const asking = askingOf(c)
    const asked = readAsked(await readObject(c))
    return c.json((await quoteOf(records.db.read, asking, asked)).quote)
  })

  add(`POST ${path}/order`, 'schema', async c => {
    const asking = askingOf(c)
    const key = requireIdempotencyKey(c)
    const body = await readObject(c)
    const confirmed: Confirmed = { ...readWanted(body, ['total']), total: totalOf(body.total) }
    const intention = { ...intentionOf(c, asking, body), key, forever: true }
    const { body: order } = await once(records.db, intention, async trx => ({
      status: 201,
      body: await placeOrder(trx, asking, confirmed),
    }))
    return created(c, asking, { shown: order as Row })
  })
}

function totalOf(value: unknown): number {
  const total = cents(value)
  if (total === undefined)
    throw new Refusal(422, 'invalid', { errors: { total: { key: 'notMoney' } } })
  return total / 100
}
