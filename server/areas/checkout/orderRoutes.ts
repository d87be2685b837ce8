import { placeOrder as placeRoute, type QuoteInput, quote } from '../../../src/contracts/checkout'
import type { QuoteRequest } from '../../../src/domain/checkout/quote'
import { FieldProblems } from '../../base/refusal'
import type { AddRoute } from '../../http/addRoute'
import { intentionOf } from '../../http/intention'
import type { LinkOf } from '../../http/linkOf'
import { type AnsweredRow, answers, requestsFor } from '../../http/recordAnswers'
import { routeServer } from '../../http/serveRoute'
import type { Records, RequestContext } from '../../query/requestContext'
import { once } from '../../write/idempotency'
import { placeOrder } from './placeOrder'
import { createQuote, demandSeller } from './quote'

export function orderRoutes(add: AddRoute, records: Records, linkTo: LinkOf) {
  const resource = records.catalogue.resources.get('invoices')
  if (!resource) return
  const { created } = answers(records, linkTo)
  const serve = routeServer(add, (c): RequestContext => {
    const request = requestsFor(records, resource)(c)
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

/** Parses an order request. Reports all errors together. */
function readWanted<Body extends QuoteInput>(body: Body): Body & Pick<QuoteRequest, 'method'> {
  const errors = new FieldProblems()
  const codes = new Set<string>()
  const cart = body.cart.map((line, at) => {
    const CODIGO = plain(line.CODIGO, errors, `cart.${at}.CODIGO`)
    if (codes.has(CODIGO)) errors.add(`cart.${at}.CODIGO`, { key: 'repeated' })
    codes.add(CODIGO)
    return { ...line, CODIGO, comment: plain(line.comment, errors, `cart.${at}.comment`) }
  })
  // Collected orders have no delivery cost.
  if (body.servientrega === null && body.shipping > 0) errors.add('shipping', { key: 'notChoice' })
  const order = {
    ...body,
    cart,
    method: body.method ?? null,
    warehouse: body.warehouse && plain(body.warehouse, errors, 'warehouse'),
    comment: plain(body.comment, errors, 'comment'),
    billing: plain(body.billing, errors, 'billing'),
  }
  if (body.warehouse === '') errors.add('warehouse', { key: 'required' })
  errors.refuseAny()
  return order
}

function plain(value: string, errors: FieldProblems, name: string): string {
  if (value.trim() === '') errors.add(name, { key: 'required' })
  else if (/(?![\n\r\t])\p{Cc}|\p{Cs}/u.test(value)) errors.add(name, { key: 'badCharacters' })
  return value.trim()
}
