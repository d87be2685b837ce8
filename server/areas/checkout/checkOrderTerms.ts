import { cents } from '../../../src/base/money'
import { attributesOf } from '../../../src/domain/accounts/attributes'
import type { QuoteRequest } from '../../../src/domain/checkout/quote'
import { buyingRoles, FIXED_METHOD, givenWarehouses } from '../../../src/domain/checkout/sellers'
import { type DeliveryOption, deliveryProducts } from '../../../src/domain/orders/deliveryOptions'
import { checkoutPaymentTerms, ownTerm } from '../../../src/domain/orders/paymentTerms'
import { maySee, policyOf } from '../../../src/model/access/access'
import { initialStates } from '../../../src/model/access/transition'
import { holds } from '../../../src/model/rules/evaluate'
import { type Problem, Refusal } from '../../base/refusal'
import type { DbReader } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import { activeRows, readScope } from '../../query/scope'
import { load } from '../../read/read'

/** Customer, address and warehouse of an order, which the user may choose. */
export interface OrderTerms {
  readonly client: RecordValues
  /** Null: collected at the office. */
  readonly address: RecordValues | null
  /** Default: one of the offered warehouses. */
  readonly warehouse: string
  readonly method: number
}

/** Checks everything except products; customers get the values they cannot choose. */
export async function checkOrderTerms(
  db: DbReader,
  request: RequestContext,
  order: QuoteRequest,
): Promise<OrderTerms> {
  const errors: Record<string, Problem> = {}
  const client = await readClient(db, request, order)
  if (!client) errors.billing = { key: 'notReference' }
  const rows = (client?.ENVIO ?? []) as readonly RecordValues[]
  const address = rows.find(({ _ID }) => _ID === order.servientrega) ?? null
  if (order.servientrega !== null && !address) errors.servientrega = { key: 'notReference' }
  const warehouse = await readWarehouse(db, request, order)
  if (!warehouse) errors.warehouse = { key: 'notChoice' }
  if (order.discount > 0 && !canDiscount(request)) errors.discount = { key: 'notWritable' }
  if (!(await isDelivered(db, request, order))) errors.shipping = { key: 'notChoice' }
  const method = client && paymentMethod(request, order, client)
  if (client && method === undefined) errors.method = { key: 'notChoice' }
  if (!client || !warehouse || Object.keys(errors).length > 0)
    throw new Refusal(422, 'invalid', { errors })
  return { client, address, warehouse, method: method ?? ownTerm(client) }
}

/** Payment term: a customer's own; others choose an offered one or the customer's. */
function paymentMethod(
  { me }: RequestContext,
  { method }: QuoteRequest,
  client: RecordValues,
): number | undefined {
  const own = ownTerm(client)
  if (givenWarehouses[me.ROLE]) return client.GroupNum == null ? FIXED_METHOD : own
  if (method === null || method === own) return own
  return checkoutPaymentTerms.find(term => term === method)
}

async function readClient(
  db: DbReader,
  { records, me }: RequestContext,
  { billing }: QuoteRequest,
) {
  const resource = records.catalogue.get('clients')
  const key = buyingRoles.includes(me.ROLE) ? attributesOf(me).CARD_CODE : billing
  // Customers order for themselves only.
  if (key === null || key !== billing) return undefined
  return (await load(db, resource, { key, scope: readScope(resource, me) }))?.record
}

async function readWarehouse(db: DbReader, request: RequestContext, { warehouse }: QuoteRequest) {
  const { records, me } = request
  const given = givenWarehouses[me.ROLE]
  if (!given) {
    const offered = await offeredWarehouses(db, request)
    return warehouse === null ? offered[0] : offered.find(code => code === warehouse)
  }
  const resource = records.catalogue.get('warehouses')
  const where = { WhsCode: given }
  const rows = await findRows(db, resource, { scope: activeRows(resource, me), where })
  const codes = rows.map(({ WhsCode }) => String(WhsCode))
  return given.find(code => codes.includes(code))
}

/** Warehouses orders may leave from: offered ones the user may see, their own first (business.md#shop). */
export async function offeredWarehouses(
  db: DbReader,
  { records, me }: RequestContext,
): Promise<string[]> {
  const [resource, stock] = [records.catalogue.get('warehouses'), records.catalogue.get('stock')]
  const among = activeRows(resource, me)
  const { WAREHOUSE: own } = attributesOf(me)
  const rows = await findRows(db, resource, { scope: among, where: { CHECKOUT: [true] } })
  return rows
    .map(({ WhsCode }) => String(WhsCode))
    .filter(WhsCode => maySee(stock, me, { WhsCode }))
    .sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)))
}

/** True when the user may write the discount of an order in its initial state. */
function canDiscount({ resource, me }: RequestContext): boolean {
  const initial = initialStates(resource, {}, me)
  const rule = policyOf(resource, me).writable.get('DISCOUNT')
  return rule !== undefined && holds(rule, initial, {})
}

/** A paid delivery is a product of the order. */
async function isDelivered(
  db: DbReader,
  { records, me }: RequestContext,
  { shipping }: QuoteRequest,
) {
  if (cents(shipping) === 0) return true
  const resource = records.catalogue.get('products')
  const where = { CODIGO: [deliveryProducts[shipping as DeliveryOption]] }
  return (await findRows(db, resource, { scope: activeRows(resource, me), where })).length === 1
}
