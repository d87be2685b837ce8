import { dayOf, daysBetween, today } from '../../../src/base/day'
import { cents } from '../../../src/base/money'
import { parseJson } from '../../../src/base/parseJson'
import type { lastSales } from '../../../src/contracts/shop'
import * as routes from '../../../src/contracts/shop'
import { deliveryProducts } from '../../../src/domain/orders/deliveryOptions'
import { policyOf } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
import type { ResponseOf } from '../../../src/model/route/defineRoute'
import { parseRule } from '../../../src/model/rules/rule'
import { badParameter, Refusal } from '../../base/refusal'
import { allConditions } from '../../db/db'
import type { AddRoute } from '../../http/addRoute'
import type { LinkOf } from '../../http/linkOf'
import { demandParameters } from '../../http/readQuery'
import { type AnsweredRow, answers, requestsFor } from '../../http/recordAnswers'
import { contextIn, routeServer } from '../../http/serveRoute'
import type { Records, RecordValues, RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { readTitles } from '../../query/titles'
import { whereOf } from '../../query/where'
import { type LastUse, lastUsesOf } from '../../read/lastUsesBy'
import { getRecord } from '../../read/read'
import { invoiced, soldAt } from './invoiced'
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
  const value = parseJson(text)
  // Same error as other lists.
  if (text !== undefined && value === undefined) throw new Refusal(400, 'badFilter')
  return value
}

function amount(name: string, dollars: number | undefined): number | undefined {
  const value = cents(dollars)
  if (dollars !== undefined && value === undefined) throw badParameter(name, dollars)
  return value
}

/**
 * Last purchase of each brand by a customer, from readable invoiced orders; oldest first
 * (business.md#customer-follow-up).
 */
async function readLastSales(
  request: RequestContext,
  id: string,
): Promise<ResponseOf<typeof lastSales>> {
  const { records, me } = request
  const client: RecordValues = await getRecord(request, id)
  const { catalogue, clock, db } = records
  const [orders, products, brands] = ['invoices', 'products', 'brands'].map(name =>
    catalogue.get(name),
  ) as [Resource, Resource, Resource]
  const lines = orders.fields.get('ITEMS')
  const by = lines?.fields?.find(({ name }) => name === 'PRODUCTO_ID')
  const { readable } = policyOf(orders, me)
  if (!lines || !by || !readable.has('ITEMS')) return { brands: [] }
  const ownOrders = parseRule({
    CLIENTEID: String(client.ID),
    ESTADO: { in: invoiced },
  })
  const goods = parseRule({ CODIGO: { nin: Object.values(deliveryProducts) } })
  const uses = await lastUsesOf(db.read, orders, {
    ...{ lines, by, group: 'MARCA', at: soldAt },
    scope: allConditions([readScope(orders, me), whereOf(ownOrders, orders)]),
    targets: allConditions([readScope(products, me), whereOf(goods, products)]),
  })
  const named = async (resource: Resource, getKey: (use: LastUse) => string) =>
    new Map(await readTitles(request, resource, [...new Set(uses.map(getKey))]))
  const brandNames = await named(brands, ({ group }) => String(group))
  const productNames = await named(products, ({ used }) => used)
  const now = today(clock())
  return {
    brands: uses.map(({ group, at, key, used }) => ({
      MARCA: group as string,
      NOMBRE: brandNames.get(group) ?? String(group),
      FECHA: dayOf(at),
      DIAS: daysBetween(dayOf(at), now),
      PEDIDO: key,
      CODIGO: used,
      PRODUCTO: productNames.get(used) ?? null,
    })),
  }
}
