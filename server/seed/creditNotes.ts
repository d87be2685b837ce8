import { dollars } from '../../src/base/money'
import { paidForUnit } from '../../src/domain/orders/creditNote'
import { lineCents, type OrderLine } from './orderLines'
import { ACCOUNT_ID } from './people'
import type { DemoRecord } from './record'

interface Sold {
  readonly orders: readonly DemoRecord[]
  readonly serials: readonly DemoRecord[]
}

const reasons = ['FABRICA', 'IRREPARABLE', 'SIN_REPUESTO', 'PLAZO']
const APPLIES = 1
const CREDITED = 2

/**
 * Credit notes of returned units from their invoice lines: some open, some awaiting the second credit
 * account, some made.
 */
export function creditedUnits(
  warranties: readonly DemoRecord[],
  { orders, serials }: Sold,
): readonly DemoRecord[] {
  const orderById = new Map(orders.map(order => [order.ID, order]))
  const serialByNumber = new Map(serials.map(serial => [serial.INTERNAL_SERIAL, serial]))
  return warranties.map((warranty, at) => {
    const serial = serialByNumber.get(warranty.IMEI_SERIE)
    const order = orderById.get(serial?.ORDEN_ID)
    const isWanted = warranty.ESTADO === APPLIES || warranty.ESTADO === CREDITED
    if (!serial || !order || !isWanted) return warranty
    const paid = paidIn(order, serial)
    const round = Math.floor(at / 5)
    const isRequested = warranty.ESTADO === CREDITED || round % 3 > 0
    const people = [ACCOUNT_ID['10'], ACCOUNT_ID['9']]
    const [requester, approver] = round % 2 === 0 ? people : people.toReversed()
    return {
      ...warranty,
      ORDEN_ID: order.ID,
      NUMEROFACTURALIDENAR: order.NUMEROFACTURALIDENAR,
      PRODUCTO_ID: serial.PRODUCTO_ID,
      SERIE_VENDIDA: serial.ID,
      PRECIO_FACTURADO: paid,
      PRICE_EXCL_IVA: paid,
      ...(isRequested && {
        MOTIVO_NC: reasons[round % reasons.length],
        NC_PEDIDA_POR: requester,
        NC_PEDIDA_EL: warranty.FECHA_DECISION ?? warranty.FECHA_CREACION,
      }),
      ...(warranty.ESTADO === CREDITED && { NC_APROBADA_POR: approver }),
    }
  })
}

/** Units with a credit note count as returned. */
export function markedSerials(
  serials: readonly DemoRecord[],
  warranties: readonly DemoRecord[],
): readonly DemoRecord[] {
  const back = new Set(
    warranties
      .filter(({ ESTADO }) => ESTADO === CREDITED)
      .map(({ SERIE_VENDIDA }) => SERIE_VENDIDA),
  )
  return serials.map(each => (back.has(each.ID) ? { ...each, NOTA_CREDITO: true } : each))
}

function paidIn(order: DemoRecord, { PRODUCTO_ID }: DemoRecord): number {
  const lines = order.ITEMS as readonly OrderLine[]
  const line = lines.find(each => each.PRODUCTO_ID === PRODUCTO_ID)
  if (!line) return 0
  const subtotal = lines.reduce((sum, each) => sum + lineCents(each), 0)
  return paidForUnit(
    { total: dollars(lineCents(line)), units: line.CANTIDAD },
    { subtotal: dollars(subtotal), discount: Number(order.DISCOUNT ?? 0) },
  )
}
