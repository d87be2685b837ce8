import { callsOf } from '../../src/model/calls'
import { settle } from '../../src/model/draft'
import type { Row, Trx } from '../db/db'
import { sql } from '../db/fragment'
import type { Asking, Records } from '../records/context'
import { nobodyOf } from '../records/nobody'
import { load } from '../records/read'
import { writeChange } from '../records/writeChange'

type Answer = Readonly<Record<string, unknown>>

/**
 * Writes what another system answered into the record it was asked about, as the flow's `fills` says, in
 * the transaction that closes the call.
 */
export function answerKeeper(records: Records) {
  return async (trx: Trx, row: Row, answer: Answer): Promise<void> => {
    const resource = records.catalogue.resources.get(String(row.RESOURCE ?? ''))
    const name = `${row.SYSTEM}.${row.CALL}`
    const fills =
      resource && callsOf(resource).find(({ effect }) => effect.call === name)?.effect.fills
    if (!resource || !fills) return
    const key = resource.key.parse(String(row.RECORD_ID).replace(/^\d*\//, '')) as string | number
    const locked = records.db.dialect === 'postgres'
    const loaded = await load(trx, resource, { key, among: sql`1 = 1`, locked })
    if (!loaded) return
    const set = Object.fromEntries(
      Object.entries(fills).map(([field, from]) => [field, answer[from] ?? null]),
    )
    const me = nobodyOf(resource, loaded.record)
    const asking: Asking = { records, resource, me, language: 'es' }
    const values = me as unknown as Readonly<Record<string, unknown>>
    const record = settle(resource, { ...loaded.record, ...set }, values)
    await writeChange(trx, asking, { loaded, record, action: name })
  }
}
