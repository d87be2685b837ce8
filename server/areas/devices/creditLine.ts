import { dayOf } from '../../../src/base/day'
import { formatMoney } from '../../../src/base/money'
import { paidForUnit } from '../../../src/domain/orders/creditNote'
import { Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import type { NamedEffect, RecordValues, RequestContext } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { load } from '../../read/read'
import { rowsByCode } from '../../read/rowsByCode'

/** `ESTADO` of invoiced orders (business.md#orders); only their lines can be reversed. */
const invoiced: readonly unknown[] = [3, 22, 23, 1]
/** `ESTADO` of a warranty order with a credit note (business.md#warranty-orders). */
const CREDITED = 2

/** Invoice line of a returned device, if any, with the price paid. Refuses a line that is already credited. */
export const findCreditLine: NamedEffect = async (trx, request, record) => {
  const { line } = await findLine(trx, request, record)
  await refuseCredited(trx, request, { record, line })
  return line ? { ...line, PRICE_EXCL_IVA: line.PRECIO_FACTURADO } : none
}

/**
 * Like `findCreditLine`, but required: a credit note needs the invoice line of the customer it was invoiced
 * to, and is limited to the amount paid.
 */
export const demandCreditLine: NamedEffect = async (trx, request, record) => {
  const { line, customer, isReturned } = await findLine(trx, request, record)
  await refuseCredited(trx, request, { record, line })
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
  readonly customer?: unknown
  /** Sold, and returned by a credit note. */
  readonly isReturned?: boolean
}

async function findLine(
  trx: Trx,
  { records, me }: RequestContext,
  { IMEI_SERIE }: RecordValues,
): Promise<Found> {
  const serials = records.catalogue.get('serials')
  const invoices = records.catalogue.get('invoices')
  const field = serials.fields.get('INTERNAL_SERIAL')
  if (!field) return {}
  const bearing = { resource: serials, field }
  const search = { scope: activeRows(serials, me), codes: [String(IMEI_SERIE)] }
  const rows = await rowsByCode(trx, bearing, search)
  const sold = rows.findLast(({ NOTA_CREDITO }) => NOTA_CREDITO !== true)
  if (!sold) return { isReturned: rows.length > 0 }
  const key = Number(sold.ORDEN_ID)
  const order = (await load(trx, invoices, { key, scope: activeRows(invoices, me) }))?.record
  if (!order || !invoiced.includes(order.ESTADO)) return {}
  const lines = (order.ITEMS ?? []) as readonly RecordValues[]
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

async function refuseCredited(trx: Trx, request: RequestContext, device: Back) {
  const credited = await creditedBefore(trx, request, device)
  if (credited)
    throw new Refusal(422, 'alreadyCredited', { params: { order: String(credited.ID_ORDEN) } })
}

interface Back {
  readonly record: RecordValues
  readonly line: Found['line']
}

/** Another order of the device whose credit note reversed this sale; if it names no sale, one made after it. */
async function creditedBefore(
  trx: Trx,
  { me, resource }: RequestContext,
  { record, line }: Back,
): Promise<RecordValues | undefined> {
  const field = resource.fields.get('IMEI_SERIE')
  if (!field) return undefined
  const search = { scope: activeRows(resource, me), codes: [String(record.IMEI_SERIE)] }
  const rows = await rowsByCode(trx, { resource, field }, search)
  return rows.findLast(
    ({ ID_ORDEN, ESTADO, SERIE_VENDIDA, FECHA_CREACION }) =>
      ESTADO === CREDITED &&
      ID_ORDEN !== record.ID_ORDEN &&
      (!line ||
        SERIE_VENDIDA === line.SERIE_VENDIDA ||
        (SERIE_VENDIDA == null && dayOf(String(FECHA_CREACION)) >= line.FECHA_VENTA)),
  )
}
