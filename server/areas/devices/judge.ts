import { deviceFault, serialLengths } from '../../../src/domain/devices/imei'
import { deliveryProducts } from '../../../src/domain/orders/deliveryOptions'
import type { Me } from '../../../src/model/access/access'
import type { Resource } from '../../../src/model/fields/resource'
import type { DbReader } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { RecordKey, Records, RecordValues } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { rowsByCode } from '../../read/rowsByCode'

/** Check of a scanned number for an order. `unknown`: never bought, as far as recorded; accepted. */
export type ScanVerdict =
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

export interface JudgedScan {
  readonly code: string
  readonly verdict: ScanVerdict
  readonly product?: string
  /** Record that holds it instead: another order, product or warehouse. */
  readonly elsewhere?: { readonly resource: string; readonly id: string | number }
  /** Id of its serial, if already in this order. */
  readonly id?: number
}

export interface ScanJudging {
  readonly records: Records
  readonly me: Me
}
interface Scanned {
  readonly order: RecordValues
  /** Product being scanned; null when derived from the number. */
  readonly product: string | null
  readonly codes: readonly string[]
  /** Serial to ignore: the one being written. */
  readonly except?: unknown
}

/** Checks numbers against an order in sequence; each accepted number uses one unit of a line. */
export async function judge(
  db: DbReader,
  judging: ScanJudging,
  { order, product, codes, except }: Scanned,
): Promise<readonly JudgedScan[]> {
  const { records, me } = judging
  const serials = records.catalogue.get('serials')
  const among = activeRows(serials, me)
  const isOther = ({ ID }: RecordValues) => ID !== except
  const here = (
    await findRows(db, serials, { scope: among, where: { ORDEN_ID: [order.ID] } })
  ).filter(isOther)
  const sold = (await bearing(db, judging, { resource: serials, name: 'INTERNAL_SERIAL', codes }))
    .filter(isOther)
    .filter(({ NOTA_CREDITO }) => NOTA_CREDITO !== true)
  const devices = records.catalogue.get('devices')
  const bought = await bearing(db, judging, { resource: devices, name: 'IMEI_SERIE', codes })
  const room = remainingUnits(order, here)
  const codesSeen = new Set<string>()
  return codes.map(code => {
    const isRepeated = codesSeen.has(code)
    codesSeen.add(code)
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
function bearing(db: DbReader, { me }: ScanJudging, { resource, name, codes }: Bearers) {
  const field = resource.fields.get(name)
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  return rowsByCode(db, { resource, field }, { scope: activeRows(resource, me), codes })
}

const isDelivery = new Set<unknown>(Object.values(deliveryProducts))

/** Missing serials of each product; negative if there are too many. */
export function remainingUnits(
  { ITEMS }: RecordValues,
  serials: readonly RecordValues[],
): Map<string, number> {
  const room = new Map<string, number>()
  const add = (product: unknown, units: number) =>
    room.set(String(product), (room.get(String(product)) ?? 0) + units)
  for (const { PRODUCTO_ID, CANTIDAD, SIN_SERIE } of (ITEMS ?? []) as readonly RecordValues[])
    if (!isDelivery.has(PRODUCTO_ID) && SIN_SERIE !== true) add(PRODUCTO_ID, Number(CANTIDAD))
  for (const { PRODUCTO_ID, NOTA_CREDITO } of serials)
    if (NOTA_CREDITO !== true) add(PRODUCTO_ID, -1)
  return room
}

interface Known {
  readonly order: RecordValues
  readonly product: string | null
  readonly room: ReadonlyMap<string, number>
  readonly sold: RecordValues | undefined
  readonly device: RecordValues | undefined
}
function judgeOne(code: string, { order, product, room, sold, device }: Known): JudgedScan {
  if (deviceFault(code, serialLengths)) return { code, verdict: 'wrong' }
  if (sold?.ORDEN_ID === order.ID)
    return {
      ...{ code, verdict: 'loaded', id: Number(sold?.ID) },
      product: String(sold?.PRODUCTO_ID),
    }
  const at = (resource: string, id: unknown) => ({ resource, id: id as RecordKey })
  if (sold) return { code, verdict: 'sold', elsewhere: at('invoices', sold.ORDEN_ID) }
  const own = device ? String(device.PRODUCTO_ID) : product
  if (own === null) return { code, verdict: 'whichProduct' }
  if (!room.has(own)) return { code, verdict: 'otherProduct', elsewhere: at('products', own) }
  if (device && device.WhsCode !== order.BODEGA)
    return { code, verdict: 'otherWarehouse', elsewhere: at('warehouses', device.WhsCode) }
  if ((room.get(own) ?? 0) <= 0) return { code, verdict: 'over', product: own }
  return { code, verdict: device ? 'good' : 'unknown', product: own }
}
