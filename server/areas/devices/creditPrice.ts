import type { Me } from '../../../src/model/access'
import { policyOf } from '../../../src/model/access'
import type { Trx } from '../../db/db'
import { rowsBearing } from '../../records/bearing'
import type { AfterWrite, Records, Values } from '../../records/context'
import { load } from '../../records/read'
import { livingOf } from '../../records/scope'
import { Refusal } from '../../refusal'

/** A credit note gives back what was paid for the device at most, where that is known: it was sold by us. */
export const checkCredited =
  (records: () => Records): AfterWrite =>
  async (trx, { me, before, after }) => {
    const price = Number(after?.PRICE_EXCL_IVA ?? 0)
    if (!after || price === 0 || price === before?.PRICE_EXCL_IVA) return
    const paid = await paidFor(trx, { records: records(), me, code: String(after.IMEI_SERIE) })
    if (paid === undefined || price <= paid) return
    const problem = { key: 'overPaid', params: { paid: paid.toFixed(2) } }
    throw new Refusal(422, 'invalid', { errors: { PRICE_EXCL_IVA: problem } })
  }

interface Device {
  readonly records: Records
  readonly me: Me
  readonly code: string
}

/** Its price in the order it went with last, without IVA; undefined for who may not read prices. */
async function paidFor(trx: Trx, { records, me, code }: Device): Promise<number | undefined> {
  const serials = records.catalogue.get('serials')
  const invoices = records.catalogue.get('invoices')
  const field = serials.fields.get('INTERNAL_SERIAL')
  if (!field || !policyOf(invoices, me).readable.has('ITEMS')) return undefined
  const among = livingOf(serials, me)
  const sold = (await rowsBearing(trx, { resource: serials, field }, { among, codes: [code] })).at(
    -1,
  )
  if (!sold) return undefined
  const key = Number(sold.ORDEN_ID)
  const order = await load(trx, invoices, { key, among: livingOf(invoices, me) })
  const lines = (order?.record.ITEMS ?? []) as readonly Values[]
  const line = lines.find(({ PRODUCTO_ID }) => PRODUCTO_ID === sold.PRODUCTO_ID)
  return line && Math.round((Number(line.TOTAL) * 100) / Number(line.CANTIDAD)) / 100
}
