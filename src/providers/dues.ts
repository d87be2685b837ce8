import { cents, dollars } from '../domain/money'
import { orderReference, settledOrders } from '../domain/openOrders'
import { ivaOf } from '../domain/tax'
import type { Http } from './http'

/** An order that is under way, and what it comes to with tax. */
export interface Due {
  readonly id: number
  readonly reference: string
  readonly at: string
  readonly total: number
}

interface OpenOrder {
  readonly ID: number
  readonly FECHACREACION: string
  readonly SUBTOTAL?: number | null
  readonly TOTAL?: number | null
}

const MOST = 200

/** One's own orders that are under way, the newest first: the server hands a customer no others. */
export async function readDues(http: Http): Promise<readonly Due[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ ESTADO: { nin: settledOrders } }),
    sort: JSON.stringify(['FECHACREACION', 'DESC']),
    range: JSON.stringify([0, MOST - 1]),
  })
  const { data } = (await http.request(`/hanadb/api/invoices?${query}`)) as {
    readonly data: readonly OpenOrder[]
  }
  return data.map(({ ID, FECHACREACION, SUBTOTAL, TOTAL }) => ({
    id: ID,
    reference: orderReference(ID),
    at: FECHACREACION,
    total: TOTAL ?? withTax(SUBTOTAL),
  }))
}

/** What a customer may read of an order is its subtotal. */
function withTax(subtotal: unknown): number {
  const net = cents(subtotal) ?? 0
  return dollars(net + ivaOf(net))
}
