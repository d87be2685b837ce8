import type { Db, Trx } from '../../db/db'
import type { AfterWrite, Asking, Records } from '../../records/context'
import { preparedCreate } from '../../records/create'
import { keyOf, load, notFound } from '../../records/read'
import { livingOf, readScope } from '../../records/scope'
import { titleReader } from '../../records/titles'
import { Refusal } from '../../refusal'
import { type Judged, judge, type Verdict } from './judge'

export interface Loading {
  readonly order: number
  readonly product: string | null
  readonly codes: readonly string[]
}
/** As it is told: where it is instead by its name, as far as the reader may know it. */
export interface ToldCode extends Omit<Judged, 'elsewhere'> {
  readonly elsewhere?: string
  /** True: this very call put it into the order. */
  readonly isNew?: true
}

/** What each number would be to the order; changes nothing. */
export async function checkCodes(asking: Asking, loading: Loading): Promise<readonly ToldCode[]> {
  const { records } = asking
  const judged = await judgedIn(records.db.read, asking, loading)
  return told(asking, judged)
}

/**
 * Puts those that may go into the order, each by the rules of the serials, and says of every number
 * what became of it. Asked again, it says they are there.
 */
export async function loadCodes(
  trx: Trx,
  asking: Asking,
  loading: Loading,
): Promise<readonly ToldCode[]> {
  const judged = await judgedIn(trx, asking, loading)
  const done: (Judged & { isNew?: true })[] = []
  for (const each of judged) {
    if (each.verdict !== 'good' && each.verdict !== 'unknown') {
      done.push(each)
      continue
    }
    const create = await preparedCreate(asking, {
      ORDEN_ID: loading.order,
      PRODUCTO_ID: each.product,
      INTERNAL_SERIAL: each.code,
    })
    const { ID } = await create(trx)
    done.push({ ...each, id: Number(ID), isNew: true })
  }
  return told(asking, done)
}

async function judgedIn(db: Trx | Db['read'], asking: Asking, { order, ...scanned }: Loading) {
  const { records, me } = asking
  const invoices = records.catalogue.get('invoices')
  const loaded = await load(db, invoices, {
    key: keyOf(invoices, String(order)),
    among: readScope(invoices, me),
  })
  if (!loaded) throw notFound()
  return judge(db, asking, { ...scanned, order: loaded.record })
}

async function told(asking: Asking, judged: readonly Judged[]): Promise<ToldCode[]> {
  const { catalogue } = asking.records
  const titles = titleReader(asking)
  const done: ToldCode[] = []
  for (const { elsewhere, ...each } of judged) {
    if (!elsewhere) {
      done.push(each)
      continue
    }
    const { resource, id } = elsewhere
    const names = await titles(catalogue.get(resource), [id])
    // A number of an order somebody may not read stays unsaid.
    const name = names.get(id)
    const isBare = resource === 'invoices' && name === String(id)
    done.push(isBare || !name ? each : { ...each, elsewhere: name })
  }
  return done
}

const refused: { readonly [V in Verdict]?: string } = {
  otherProduct: 'serialOtherProduct',
  otherWarehouse: 'serialOtherWarehouse',
  over: 'serialOver',
  sold: 'serialSold',
}

/** However a serial is written, it is one the order has room for, of what was ordered and lies there. */
export const checkSerial =
  (records: () => Records): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (before || !after) return
    const { catalogue } = records()
    const invoices = catalogue.get('invoices')
    const order = await load(trx, invoices, {
      key: Number(after.ORDEN_ID),
      among: livingOf(invoices, me),
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
