import type { Trx } from '../../db/db'
import { rowsBearing } from '../../records/bearing'
import type { AfterWrite, Records, Values } from '../../records/context'
import { load } from '../../records/read'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'
import { type Problem, Refusal } from '../../refusal'
import { type Judging, roomOf } from './judge'

/**
 * An order whose lines change wants a unit for every serial it has (422 at `ITEMS`), and one that is sent
 * from another warehouse only serials that lie there (422 at `BODEGA`): the others are taken off first.
 */
export const checkLoaded =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!before || !after) return
    const isMoved = before.BODEGA !== after.BODEGA
    const isOther = !sameUnits(before, after)
    if (!isMoved && !isOther) return
    const judging = { records: records(), me }
    const serials = await rowsAmong(trx, judging.records.catalogue.get('serials'), {
      among: livingOf(judging.records.catalogue.get('serials'), me),
      where: { ORDEN_ID: [key] },
    })
    const ITEMS = isOther && (await unitless(trx, judging, { order: after, serials }))
    const BODEGA = isMoved && (await elsewhere(trx, judging, { order: after, serials }))
    if (ITEMS || BODEGA)
      throw new Refusal(422, 'invalid', {
        errors: { ...(ITEMS && { ITEMS }), ...(BODEGA && { BODEGA }) },
      })
  }

interface Loaded {
  readonly order: Values
  readonly serials: readonly Values[]
}

/** The first product that has more serials than units. */
async function unitless(
  trx: Trx,
  { records: { catalogue }, me }: Judging,
  { order, serials }: Loaded,
): Promise<Problem | undefined> {
  const over = [...roomOf(order, serials)].find(([, room]) => room < 0)
  if (!over) return undefined
  const [product, room] = over
  const products = catalogue.get('products')
  const named = await load(trx, products, { key: product, among: livingOf(products, me) })
  const params = { product: String(named?.record.NOMBRE ?? product), count: -room }
  return { key: 'serialsLoaded', params }
}

/** How many of its serials nobody has bought into the order's warehouse; what came back by a note lies anywhere. */
async function elsewhere(
  trx: Trx,
  { records: { catalogue }, me }: Judging,
  { order, serials }: Loaded,
): Promise<Problem | undefined> {
  const devices = catalogue.get('devices')
  const field = devices.fields.get('IMEI_SERIE')
  const codes = serials
    .filter(({ NOTA_CREDITO }) => NOTA_CREDITO !== true)
    .map(({ INTERNAL_SERIAL }) => String(INTERNAL_SERIAL))
  if (!field || codes.length === 0) return undefined
  const wanted = { among: livingOf(devices, me), codes }
  const here = new Set(
    (await rowsBearing(trx, { resource: devices, field }, wanted))
      .filter(({ WhsCode }) => WhsCode === order.BODEGA)
      .map(({ IMEI_SERIE }) => IMEI_SERIE),
  )
  const count = codes.filter(code => !here.has(code)).length
  return count > 0 ? { key: 'serialsElsewhere', params: { count } } : undefined
}

function sameUnits(before: Values, after: Values) {
  const [was, is] = [roomOf(before, []), roomOf(after, [])]
  return was.size === is.size && [...is].every(([product, units]) => was.get(product) === units)
}
