import type { Loading, SerialCodeView } from '../../../src/contracts/devices'
import { Refusal } from '../../base/refusal'
import type { DbReader, Trx } from '../../db/db'
import type { AfterWrite, Records, RequestContext } from '../../query/requestContext'
import { activeRows, readScope } from '../../query/scope'
import { titleReader } from '../../query/titles'
import { keyOf, load, recordNotFound } from '../../read/read'
import { preparedCreate } from '../../write/create'
import { type JudgedScan, judge, type ScanVerdict } from './judge'

/** Checks numbers against an order without changes. */
export async function checkCodes(
  request: RequestContext,
  loading: Loading,
): Promise<readonly SerialCodeView[]> {
  const { records } = request
  const judged = await judgedIn(records.db.read, request, loading)
  return describeResults(request, judged)
}

/** Adds accepted numbers to the order by the rules of serials, and reports each number. Repeatable. */
export async function loadCodes(
  trx: Trx,
  request: RequestContext,
  loading: Loading,
): Promise<readonly SerialCodeView[]> {
  const judged = await judgedIn(trx, request, loading)
  const done: (JudgedScan & { isNew?: true })[] = []
  for (const each of judged) {
    if (each.verdict !== 'good' && each.verdict !== 'unknown') {
      done.push(each)
      continue
    }
    const create = await preparedCreate(request, {
      ORDEN_ID: loading.order,
      PRODUCTO_ID: each.product,
      INTERNAL_SERIAL: each.code,
    })
    const { ID } = await create(trx)
    done.push({ ...each, id: Number(ID), isNew: true })
  }
  return describeResults(request, done)
}

async function judgedIn(db: DbReader, request: RequestContext, { order, ...scanned }: Loading) {
  const { records, me } = request
  const invoices = records.catalogue.get('invoices')
  const loaded = await load(db, invoices, {
    key: keyOf(invoices, String(order)),
    scope: readScope(invoices, me),
  })
  if (!loaded) throw recordNotFound()
  return judge(db, request, { ...scanned, order: loaded.record })
}

async function describeResults(
  request: RequestContext,
  judged: readonly JudgedScan[],
): Promise<SerialCodeView[]> {
  const { catalogue } = request.records
  const titles = titleReader(request)
  const done: SerialCodeView[] = []
  for (const { elsewhere, ...each } of judged) {
    if (!elsewhere) {
      done.push(each)
      continue
    }
    const { resource, id } = elsewhere
    const names = await titles(catalogue.get(resource), [id])
    // Orders the user may not read are not named.
    const name = names.get(id)
    const isBare = resource === 'invoices' && name === String(id)
    done.push(isBare || !name ? each : { ...each, elsewhere: name })
  }
  return done
}

const refused: { readonly [V in ScanVerdict]?: string } = {
  otherProduct: 'serialOtherProduct',
  otherWarehouse: 'serialOtherWarehouse',
  over: 'serialOver',
  sold: 'serialSold',
}

/** Every written serial must fit the order: room in a line, and stock in its warehouse. */
export const checkSerial =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (before || !after) return
    const { catalogue } = records()
    const invoices = catalogue.get('invoices')
    const order = await load(trx, invoices, {
      key: Number(after.ORDEN_ID),
      scope: activeRows(invoices, me),
    })
    if (!order) return
    const scanned = {
      order: order.record,
      product: String(after.PRODUCTO_ID),
      codes: [String(after.INTERNAL_SERIAL)],
      except: key,
    }
    const [judged] = await judge(trx, { records: records(), me }, scanned)
    const isMixed = judged?.product !== undefined && judged.product !== after.PRODUCTO_ID
    const problem = isMixed ? 'serialOtherProduct' : refused[judged?.verdict ?? 'good']
    if (problem)
      throw new Refusal(422, 'invalid', { errors: { INTERNAL_SERIAL: { key: problem } } })
  }
