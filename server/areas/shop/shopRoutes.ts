import { cents } from '../../../src/base/money'
import * as routes from '../../../src/contracts/shop'
import { badParameter, Refusal } from '../../base/refusal'
import type { AddRoute } from '../../http/addRoute'
import type { LinkOf } from '../../http/linkOf'
import { demandParameters } from '../../http/readQuery'
import { type AnsweredRow, answers, requestsFor } from '../../http/recordAnswers'
import { contextIn, routeServer } from '../../http/serveRoute'
import type { Records, RequestContext } from '../../query/requestContext'
import { readLastSales } from './lastSales'
import { readSales } from './sales'
import { readShop, type ShopQuery } from './shop'

interface Parts {
  readonly records: Records
  readonly linkTo: LinkOf
  /** Refuses users who neither sell nor buy. */
  readonly demandSeller: (request: RequestContext) => void
}

/** Products with prices, sales of a product, and purchases of a customer. */
export function shopRoutes(add: AddRoute, { records, linkTo, demandSeller }: Parts) {
  const resource = records.catalogue.resources.get('products')
  if (!resource) return
  const { withFiles } = answers(records, linkTo)
  const serveSeller = routeServer(add, (c): RequestContext => {
    const request = requestsFor(records, resource)(c)
    demandSeller(request)
    return request
  })
  serveSeller(routes.shop, async (request, { query }, c) => {
    demandParameters(c, SHOP)
    const page = await readShop(request, shopQuery(query))
    await withFiles(c, resource, page.offers as readonly unknown[] as AnsweredRow[])
    return page
  })
  const serve = routeServer(add, contextIn(records))
  serve(routes.sales, (request, { params }) => readSales(request, params.id))
  if (!records.catalogue.resources.has('clients')) return
  serve(routes.lastSales, (request, { params }) => readLastSales(request, params.id))
}

const SHOP = Object.keys(routes.shop.query).map(name => name.replace('?', ''))

function shopQuery({ filter, ...request }: routes.ShopQueryInput): ShopQuery {
  return {
    filter: readJson(filter),
    list: request.list ?? 5,
    from: amount('from', request.from),
    to: amount('to', request.to),
    stocked: request.stocked === 'true',
    sort: request.sort ?? 'available',
    ...(request.pictured === 'false' && { pictured: false }),
    offset: request.offset ?? 0,
    limit: request.limit ?? 50,
  }
}

function readJson(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Same error as other lists.
    throw new Refusal(400, 'badFilter')
  }
}

function amount(name: string, dollars: number | undefined): number | undefined {
  const value = cents(dollars)
  if (dollars !== undefined && value === undefined) throw badParameter(name, dollars)
  return value
}
