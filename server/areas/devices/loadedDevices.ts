import { type Problem, Refusal } from '../../base/refusal'
import type { Trx } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { AfterWrite, Records, RecordValues } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { load } from '../../read/read'
import { rowsByCode } from '../../read/rowsByCode'
import { remainingUnits, type ScanJudging } from './judge'

/**
 * Refuses changes of an order that its serials contradict: fewer units than serials (422 at `ITEMS`), or
 * another warehouse than theirs (422 at `BODEGA`).
 */
export const checkLoaded =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!before || !after) return
    const isMoved = before.BODEGA !== after.BODEGA
    const isOther = !sameUnits(before, after)
    if (!isMoved && !isOther) return
    const judging = { records: records(), me }
    const serials = await findRows(trx, judging.records.catalogue.get('serials'), {
      scope: activeRows(judging.records.catalogue.get('serials'), me),
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
  readonly order: RecordValues
  readonly serials: readonly RecordValues[]
}

/** First product with more serials than units. */
async function unitless(
  trx: Trx,
  { records: { catalogue }, me }: ScanJudging,
  { order, serials }: Loaded,
): Promise<Problem | undefined> {
  const over = [...remainingUnits(order, serials)].find(([, room]) => room < 0)
  if (!over) return undefined
  const [product, room] = over
  const products = catalogue.get('products')
  const named = await load(trx, products, { key: product, scope: activeRows(products, me) })
  const params = { product: String(named?.record.NOMBRE ?? product), count: -room }
  return { key: 'serialsLoaded', params }
}

/** Number of serials bought into another warehouse; returned units may be anywhere. */
async function elsewhere(
  trx: Trx,
  { records: { catalogue }, me }: ScanJudging,
  { order, serials }: Loaded,
): Promise<Problem | undefined> {
  const devices = catalogue.get('devices')
  const field = devices.fields.get('IMEI_SERIE')
  const codes = serials
    .filter(({ NOTA_CREDITO }) => NOTA_CREDITO !== true)
    .map(({ INTERNAL_SERIAL }) => String(INTERNAL_SERIAL))
  if (!field || codes.length === 0) return undefined
  const search = { scope: activeRows(devices, me), codes }
  const here = new Set(
    (await rowsByCode(trx, { resource: devices, field }, search))
      .filter(({ WhsCode }) => WhsCode === order.BODEGA)
      .map(({ IMEI_SERIE }) => IMEI_SERIE),
  )
  const count = codes.filter(code => !here.has(code)).length
  return count > 0 ? { key: 'serialsElsewhere', params: { count } } : undefined
}

function sameUnits(before: RecordValues, after: RecordValues) {
  const [was, is] = [remainingUnits(before, []), remainingUnits(after, [])]
  return was.size === is.size && [...is].every(([product, units]) => was.get(product) === units)
}
