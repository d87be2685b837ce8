import { dayOf, daysBetween, today } from '../../../src/domain/day'
import { deliveryProducts } from '../../../src/domain/deliveryOptions'
import { policyOf } from '../../../src/model/access'
import type { Resource } from '../../../src/model/resource'
import { parseRule } from '../../../src/model/rule'
import { both } from '../../records/condition'
import type { Asking, Values } from '../../records/context'
import { type LastUse, lastUsesOf } from '../../records/lastUses'
import { getRecord } from '../../records/read'
import { readScope } from '../../records/scope'
import { readTitles } from '../../records/titles'
import { whereOf } from '../../records/where'
import { invoiced, soldAt } from './invoiced'

/** When a customer last bought each brand, by the invoiced orders this person may read; longest ago first (domain.md 2.9, 5.11). */
export async function lastSalesOf(asking: Asking, id: string) {
  const { records, me } = asking
  const client: Values = await getRecord(asking, id)
  const { catalogue, clock, db } = records
  const [orders, products, brands] = ['invoices', 'products', 'brands'].map(name =>
    catalogue.get(name),
  ) as [Resource, Resource, Resource]
  const lines = orders.fields.get('ITEMS')
  const by = lines?.fields?.find(({ name }) => name === 'PRODUCTO_ID')
  const { readable } = policyOf(orders, me)
  if (!lines || !by || !readable.has('ITEMS')) return { brands: [] }
  const theirs = parseRule({
    CLIENTEID: String(client.ID),
    ESTADO: { in: invoiced },
  })
  const goods = parseRule({ CODIGO: { nin: Object.values(deliveryProducts) } })
  const uses = await lastUsesOf(db.read, orders, {
    ...{ lines, by, group: 'MARCA', at: soldAt },
    among: both([readScope(orders, me), whereOf(theirs, orders)]),
    named: both([readScope(products, me), whereOf(goods, products)]),
  })
  const named = async (resource: Resource, keyOf: (use: LastUse) => string) =>
    new Map(await readTitles(asking, resource, [...new Set(uses.map(keyOf))]))
  const brandNames = await named(brands, ({ group }) => String(group))
  const productNames = await named(products, ({ used }) => used)
  const now = today(clock())
  return {
    brands: uses.map(({ group, at, key, used }) => ({
      MARCA: group,
      NOMBRE: brandNames.get(group) ?? String(group),
      FECHA: dayOf(at),
      DIAS: daysBetween(dayOf(at), now),
      PEDIDO: key,
      CODIGO: used,
      PRODUCTO: productNames.get(used) ?? null,
    })),
  }
}
