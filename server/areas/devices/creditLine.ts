import { paidForUnit } from '../../../src/domain/creditNote'
import { dayOf } from '../../../src/domain/day'
import { formatMoney } from '../../../src/domain/money'
import type { Trx } from '../../db/db'
import { rowsBearing } from '../../records/bearing'
import type { Asking, NamedEffect, Values } from '../../records/context'
import { load } from '../../records/read'
import { livingOf } from '../../records/scope'
import { Refusal } from '../../refusal'

/** ESTADO of an order that is invoiced (domain.md 4.1): only its line can be reversed. */
const invoiced: readonly unknown[] = [3, 22, 23, 1]
/** ESTADO of a warranty order whose credit note is made (domain.md 4.3). */
const CREDITED = 2

/**
 * The invoice line of a device that came back, as far as there is one; the price is what was paid for
 * it. One whose note is made already is refused.
 */
export const findCreditLine: NamedEffect = async (trx, asking, record) => {
  const { line } = await lineOf(trx, asking, record)
  await refuseCredited(trx, asking, { record, line })
  return line ? { ...line, PRICE_EXCL_IVA: line.PRECIO_FACTURADO } : none
}

/**
 * The same once a note is wanted: without an invoice line there is none, a device has one in each of
 * its sales, and it gives back to whom it was invoiced what was paid at most (ux.md 4.11).
 */
export const demandCreditLine: NamedEffect = async (trx, asking, record) => {
  const { line, customer, isReturned } = await lineOf(trx, asking, record)
  await refuseCredited(trx, asking, { record, line })
  if (!line) throw new Refusal(422, isReturned ? 'alreadyReturned' : 'notInvoiced')
  if (customer !== record.CARD_CODE)
    throw new Refusal(422, 'otherCustomer', { params: { customer: String(customer) } })
  if (Number(record.PRICE_EXCL_IVA) > line.PRECIO_FACTURADO) {
    const paid = formatMoney(line.PRECIO_FACTURADO)
    const problem = { key: 'overPaid', params: { paid } }
    throw new Refusal(422, 'invalid', { errors: { PRICE_EXCL_IVA: problem } })
  }
  return line
}

const none = {
  ...{ ORDEN_ID: null, NUMEROFACTURALIDENAR: null, SERIE_VENDIDA: null },
  ...{ PRODUCTO_ID: null, PRECIO_FACTURADO: null, PRICE_EXCL_IVA: null },
}

interface Found {
  readonly line?: {
    readonly ORDEN_ID: number
    readonly NUMEROFACTURALIDENAR: unknown
    readonly SERIE_VENDIDA: number
    readonly PRODUCTO_ID: unknown
    readonly PRECIO_FACTURADO: number
    readonly FECHA_VENTA: string
  }
  /** To whom it was invoiced. */
  readonly customer?: unknown
  /** It was sold, and has come back by a note already. */
  readonly isReturned?: boolean
}

async function lineOf(trx: Trx, { records, me }: Asking, { IMEI_SERIE }: Values): Promise<Found> {
  const serials = records.catalogue.get('serials')
  const invoices = records.catalogue.get('invoices')
  const field = serials.fields.get('INTERNAL_SERIAL')
  if (!field) return {}
  const bearing = { resource: serials, field }
  const wanted = { among: livingOf(serials, me), codes: [String(IMEI_SERIE)] }
  const rows = await rowsBearing(trx, bearing, wanted)
  const sold = rows.findLast(({ NOTA_CREDITO }) => NOTA_CREDITO !== true)
  if (!sold) return { isReturned: rows.length > 0 }
  const key = Number(sold.ORDEN_ID)
  const order = (await load(trx, invoices, { key, among: livingOf(invoices, me) }))?.record
  if (!order || !invoiced.includes(order.ESTADO)) return {}
  const lines = (order.ITEMS ?? []) as readonly Values[]
  const line = lines.find(({ PRODUCTO_ID }) => PRODUCTO_ID === sold.PRODUCTO_ID)
  if (!line) return {}
  return {
    customer: order.CLIENTEID,
    line: {
      ORDEN_ID: key,
      NUMEROFACTURALIDENAR: order.NUMEROFACTURALIDENAR ?? null,
      SERIE_VENDIDA: Number(sold.ID),
      PRODUCTO_ID: line.PRODUCTO_ID,
      PRECIO_FACTURADO: paidForUnit(
        { total: Number(line.TOTAL), units: Number(line.CANTIDAD) },
        { subtotal: Number(order.SUBTOTAL), discount: Number(order.DISCOUNT ?? 0) },
      ),
      FECHA_VENTA: dayOf(String(order.FECHAFACTURACION ?? order.FECHACREACION)),
    },
  }
}

async function refuseCredited(trx: Trx, asking: Asking, device: Back) {
  const credited = await creditedBefore(trx, asking, device)
  if (credited)
    throw new Refusal(422, 'alreadyCredited', { params: { order: String(credited.ID_ORDEN) } })
}

interface Back {
  readonly record: Values
  readonly line: Found['line']
}

/** Another order of this device whose note reversed this sale; one that does not say which, since it. */
async function creditedBefore(
  trx: Trx,
  { me, resource }: Asking,
  { record, line }: Back,
): Promise<Values | undefined> {
  const field = resource.fields.get('IMEI_SERIE')
  if (!field) return undefined
  const wanted = { among: livingOf(resource, me), codes: [String(record.IMEI_SERIE)] }
  const rows = await rowsBearing(trx, { resource, field }, wanted)
  return rows.findLast(
    ({ ID_ORDEN, ESTADO, SERIE_VENDIDA, FECHA_CREACION }) =>
      ESTADO === CREDITED &&
      ID_ORDEN !== record.ID_ORDEN &&
      (!line ||
        SERIE_VENDIDA === line.SERIE_VENDIDA ||
        (SERIE_VENDIDA == null && dayOf(String(FECHA_CREACION)) >= line.FECHA_VENTA)),
  )
}
