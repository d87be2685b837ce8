import { dayOf, daysBetween, today } from '../../../src/base/day'
import type { lastSales } from '../../../src/contracts/shop'
import { deliveryProducts } from '../../../src/domain/orders/deliveryOptions'
import { policyOf } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
import type { ResponseOf } from '../../../src/model/route/defineRoute'
import { parseRule } from '../../../src/model/rules/rule'
import { allConditions } from '../../query/condition'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { readTitles } from '../../query/titles'
import { whereOf } from '../../query/where'
import { type LastUse, lastUsesOf } from '../../read/lastUsesBy'
import { getRecord } from '../../read/read'
import { invoiced, soldAt } from './invoiced'

/**
 * Last purchase of each brand by a customer, from readable invoiced orders; oldest first
 * (business.md#customer-follow-up).
 */
export async function readLastSales(
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
