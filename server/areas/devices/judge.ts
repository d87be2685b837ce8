import { deliveryProducts } from '../../../src/domain/deliveryOptions'
import { deviceFault, serialLengths } from '../../../src/domain/imei'
import type { Me } from '../../../src/model/access'
import type { Resource } from '../../../src/model/resource'
import type { Db, Trx } from '../../db/db'
import { rowsBearing } from '../../records/bearing'
import type { Records, Values } from '../../records/context'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'

/** What a scanned number is to an order. `unknown`: never bought, as far as we know; it may go. */
export type Verdict =
  | 'good'
  | 'unknown'
  | 'loaded'
  | 'repeated'
  | 'wrong'
  | 'sold'
  | 'otherProduct'
  | 'otherWarehouse'
  | 'whichProduct'
  | 'over'

export interface Judged {
  readonly code: string
  readonly verdict: Verdict
  /** The line it belongs to. */
  readonly product?: string
  /** The record where it is instead: the order it went with, its product, its warehouse. */
  readonly elsewhere?: { readonly resource: string; readonly id: string | number }
  /** Its serial, where this order has it already. */
  readonly id?: number
}

export interface Judging {
  readonly records: Records
  readonly me: Me
}
export interface Scanned {
  /** With its lines. */
  readonly order: Values
  /** The line whose units are being scanned, where a number does not say. */
  readonly product: string | null
  readonly codes: readonly string[]
  /** A serial that does not count: the one being written. */
  readonly except?: unknown
}

/** Judges numbers against an order, one after another: each that may go takes its place in a line. */
export async function judge(
  db: Trx | Db['read'],
  judging: Judging,
  { order, product, codes, except }: Scanned,
): Promise<readonly Judged[]> {
  const { records, me } = judging
  const serials = records.catalogue.get('serials')
  const among = livingOf(serials, me)
  const isOther = ({ ID }: Values) => ID !== except
  const here = (await rowsAmong(db, serials, { among, where: { ORDEN_ID: [order.ID] } })).filter(
    isOther,
  )
  const sold = (await bearing(db, judging, { resource: serials, name: 'INTERNAL_SERIAL', codes }))
    .filter(isOther)
    .filter(({ NOTA_CREDITO }) => NOTA_CREDITO !== true)
  const devices = records.catalogue.get('devices')
  const bought = await bearing(db, judging, { resource: devices, name: 'IMEI_SERIE', codes })
  const room = roomOf(order, here)
  const seen = new Set<string>()
  return codes.map(code => {
    const isRepeated = seen.has(code)
    seen.add(code)
    const judged = judgeOne(code, {
      ...{ order, product, room },
      sold: sold.find(({ INTERNAL_SERIAL }) => INTERNAL_SERIAL === code),
      device: bought.find(({ IMEI_SERIE }) => IMEI_SERIE === code),
    })
    if (isRepeated) return { code, verdict: 'repeated' }
    if (judged.product && (judged.verdict === 'good' || judged.verdict === 'unknown'))
      room.set(judged.product, (room.get(judged.product) ?? 0) - 1)
    return judged
  })
}

interface Bearers {
  readonly resource: Resource
  readonly name: string
  readonly codes: readonly string[]
}
function bearing(db: Trx | Db['read'], { me }: Judging, { resource, name, codes }: Bearers) {
  const field = resource.fields.get(name)
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  return rowsBearing(db, { resource, field }, { among: livingOf(resource, me), codes })
}

const isDelivery = new Set<unknown>(Object.values(deliveryProducts))

/** How many serials of each product an order still wants; less than none where it has too many. */
export function roomOf({ ITEMS }: Values, serials: readonly Values[]): Map<string, number> {
  const room = new Map<string, number>()
  const add = (product: unknown, units: number) =>
    room.set(String(product), (room.get(String(product)) ?? 0) + units)
  for (const { PRODUCTO_ID, CANTIDAD, SIN_SERIE } of (ITEMS ?? []) as readonly Values[])
    if (!isDelivery.has(PRODUCTO_ID) && SIN_SERIE !== true) add(PRODUCTO_ID, Number(CANTIDAD))
  for (const { PRODUCTO_ID, NOTA_CREDITO } of serials)
    if (NOTA_CREDITO !== true) add(PRODUCTO_ID, -1)
  return room
}

interface Known {
  readonly order: Values
  readonly product: string | null
  readonly room: ReadonlyMap<string, number>
  readonly sold: Values | undefined
  readonly device: Values | undefined
}
function judgeOne(code: string, { order, product, room, sold, device }: Known): Judged {
  if (deviceFault(code, serialLengths)) return { code, verdict: 'wrong' }
  if (sold?.ORDEN_ID === order.ID)
    return {
      ...{ code, verdict: 'loaded', id: Number(sold?.ID) },
      product: String(sold?.PRODUCTO_ID),
    }
  const at = (resource: string, id: unknown) => ({ resource, id: id as string | number })
  if (sold) return { code, verdict: 'sold', elsewhere: at('invoices', sold.ORDEN_ID) }
  const own = device ? String(device.PRODUCTO_ID) : product
  if (own === null) return { code, verdict: 'whichProduct' }
  if (!room.has(own)) return { code, verdict: 'otherProduct', elsewhere: at('products', own) }
  if (device && device.WhsCode !== order.BODEGA)
    return { code, verdict: 'otherWarehouse', elsewhere: at('warehouses', device.WhsCode) }
  if ((room.get(own) ?? 0) <= 0) return { code, verdict: 'over', product: own }
  return { code, verdict: device ? 'good' : 'unknown', product: own }
}
