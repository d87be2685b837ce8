import type { Asked } from '../../../src/domain/checkout/quote'
import { buyingRoles, GIVEN_METHOD, givenWarehouses } from '../../../src/domain/checkout/sellers'
import { type DeliveryOption, deliveryProducts } from '../../../src/domain/deliveryOptions'
import { cents } from '../../../src/domain/money'
import { checkoutPaymentTerms, ownTerm } from '../../../src/domain/paymentTerms'
import { maySee, policyOf } from '../../../src/model/access'
import { holds } from '../../../src/model/evaluate'
import { initialStates } from '../../../src/model/transition'
import type { Db, Trx } from '../../db/db'
import type { Asking, Values } from '../../records/context'
import { load } from '../../records/read'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf, readScope } from '../../records/scope'
import { type Problem, Refusal } from '../../refusal'

/** Customer, address and warehouse of an order: all there, and all the asker's to name. */
export interface Terms {
  readonly client: Values
  /** Null: collected at the office. */
  readonly address: Values | null
  /** One of those offered where none was asked for. */
  readonly warehouse: string
  readonly method: number
}

/** Checks what is not about products; who buys for themself is given what is not theirs to choose. */
export async function checkTerms(
  db: Trx | Db['read'],
  asking: Asking,
  wanted: Asked,
): Promise<Terms> {
  const errors: Record<string, Problem> = {}
  const client = await clientOf(db, asking, wanted)
  if (!client) errors.billing = { key: 'notReference' }
  const rows = (client?.ENVIO ?? []) as readonly Values[]
  const address = rows.find(({ _ID }) => _ID === wanted.servientrega) ?? null
  if (wanted.servientrega !== null && !address) errors.servientrega = { key: 'notReference' }
  const warehouse = await warehouseOf(db, asking, wanted)
  if (!warehouse) errors.warehouse = { key: 'notChoice' }
  if (wanted.discount > 0 && !mayDiscount(asking)) errors.discount = { key: 'notWritable' }
  if (!(await isDelivered(db, asking, wanted))) errors.shipping = { key: 'notChoice' }
  const method = client && methodOf(asking, wanted, client)
  if (client && method === undefined) errors.method = { key: 'notChoice' }
  if (!client || !warehouse || Object.keys(errors).length > 0)
    throw new Refusal(422, 'invalid', { errors })
  return { client, address, warehouse, method: method ?? ownTerm(client) }
}

/** How it is paid: who buys for themself is given their own term, others choose one that is offered, or that. */
function methodOf({ me }: Asking, { method }: Asked, client: Values): number | undefined {
  const own = ownTerm(client)
  if (givenWarehouses[me.ROLE]) return client.GroupNum == null ? GIVEN_METHOD : own
  if (method === null || method === own) return own
  return checkoutPaymentTerms.find(term => term === method)
}

async function clientOf(db: Trx | Db['read'], { records, me }: Asking, { billing }: Asked) {
  const resource = records.catalogue.get('clients')
  const key = buyingRoles.includes(me.ROLE) ? me.CARD_CODE : billing
  // A customer buys for themself: naming somebody else is no way to another's account.
  if (key === null || key !== billing) return undefined
  return (await load(db, resource, { key, among: readScope(resource, me) }))?.record
}

async function warehouseOf(db: Trx | Db['read'], asking: Asking, { warehouse }: Asked) {
  const { records, me } = asking
  const given = givenWarehouses[me.ROLE]
  if (!given) {
    const offered = await offeredTo(db, asking)
    return warehouse === null ? offered[0] : offered.find(code => code === warehouse)
  }
  const resource = records.catalogue.get('warehouses')
  const where = { WhsCode: given }
  const found = await rowsAmong(db, resource, { among: livingOf(resource, me), where })
  const codes = found.map(({ WhsCode }) => String(WhsCode))
  return given.find(code => codes.includes(code))
}

/** The warehouses their orders may leave from: those offered, into which they look, their own first (domain.md 5.5). */
export async function offeredTo(db: Trx | Db['read'], { records, me }: Asking): Promise<string[]> {
  const [resource, stock] = [records.catalogue.get('warehouses'), records.catalogue.get('stock')]
  const among = livingOf(resource, me)
  const found = await rowsAmong(db, resource, { among, where: { CHECKOUT: [true] } })
  return found
    .map(({ WhsCode }) => String(WhsCode))
    .filter(WhsCode => maySee(stock, me, { WhsCode }))
    .sort((a, b) => Number(me.WAREHOUSE.includes(b)) - Number(me.WAREHOUSE.includes(a)))
}

/** The right to write the order's own discount, in the state it would begin in. */
function mayDiscount({ resource, me }: Asking): boolean {
  const begun = initialStates(resource, {}, me as unknown as Values)
  const rule = policyOf(resource, me).writable.get('DISCOUNT')
  return rule !== undefined && holds(rule, begun, {})
}

/** A paid delivery stands in the order as a product of its own. */
async function isDelivered(db: Trx | Db['read'], { records, me }: Asking, { shipping }: Asked) {
  if (cents(shipping) === 0) return true
  const resource = records.catalogue.get('products')
  const where = { CODIGO: [deliveryProducts[shipping as DeliveryOption]] }
  return (await rowsAmong(db, resource, { among: livingOf(resource, me), where })).length === 1
}
