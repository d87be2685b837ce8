import { cents, dollars } from '../../../base/money'
import { orderReference, settledOrders } from '../../../domain/orders/openOrders'
import { calculateIva } from '../../../domain/orders/tax'
import type { Http } from '../../../providers/http/http'

/** An open order, with its total including tax. */
export interface DuePayment {
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

/** Open orders that are read at most; so many may not be all. */
export const mostDues = 200

/** The customer's own open orders, newest first; the server returns no others. */
export async function readDues(http: Http): Promise<readonly DuePayment[]> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ ESTADO: { nin: settledOrders } }),
    sort: JSON.stringify(['FECHACREACION', 'DESC']),
    range: JSON.stringify([0, mostDues - 1]),
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

/** Sum of open orders, exact to the cent. */
export const totalDue = (dues: readonly DuePayment[]) =>
  dollars(dues.reduce((sum, { total }) => sum + (cents(total) ?? 0), 0))

/** Customers may read the subtotal only. */
function withTax(subtotal: unknown): number {
  const net = cents(subtotal) ?? 0
  return dollars(net + calculateIva(net))
}
