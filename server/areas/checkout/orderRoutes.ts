import { placeOrder as placeRoute, quote } from '../../../src/contracts/checkout'
import type { AddRoute } from '../../http/addRoute'
import { intentionOf } from '../../http/intention'
import type { LinkOf } from '../../http/linkOf'
import { type AnsweredRow, answers } from '../../http/recordAnswers'
import { routeServer } from '../../http/serveRoute'
import type { Records, RequestContext } from '../../query/requestContext'
import { once } from '../../write/idempotency'
import { placeOrder } from './placeOrder'
import { createQuote, demandSeller } from './quote'
import { readWanted } from './readWanted'

export function orderRoutes(add: AddRoute, records: Records, linkTo: LinkOf) {
  const resource = records.catalogue.resources.get('invoices')
  if (!resource) return
  const { created } = answers(records, linkTo)
  const serve = routeServer(add, (c): RequestContext => {
    const request = { records, resource, me: c.get('me'), language: c.get('language') }
    demandSeller(request)
    return request
  })

  serve(quote, async (request, { body }) => {
    return (await createQuote(records.db.read, request, readWanted(body))).quote
  })

  serve(placeRoute, async (request, { body }, c) => {
    const confirmed = readWanted(body)
    const intention = { ...intentionOf(c, request, body), forever: true }
    const { body: order } = await once(records.db, intention, async trx => ({
      status: 201,
      body: await placeOrder(trx, request, confirmed),
    }))
    return created(c, request, { shown: order as AnsweredRow })
  })
}
