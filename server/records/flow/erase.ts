import type { Effect } from '../../../src/model/flow'
import type { Row, Trx } from '../../db/db'
import type { Asking, Values } from '../context'
import { forget } from '../forget'
import { matching } from './adjust'
import { valuesOf } from './effects'

const atOnce = 500

interface Erasing {
  readonly effect: Extract<Effect, { erase: string }>
  readonly record: Values
}

/** Rows of another resource are gone for good, with their history: what somebody takes back is not kept. */
export async function eraseRows(trx: Trx, asking: Asking, { effect, record }: Erasing) {
  const resource = asking.records.catalogue.get(effect.erase)
  const where = valuesOf(asking, effect.where, record)
  const rows = await matching(trx, resource, { asking, where })
  const now = asking.records.clock()
  for (const some of parts(rows)) await forget(trx, resource, { rows: some, now })
}

function* parts(rows: readonly Row[]) {
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce)
}
