import { noticeTexts } from '../../src/model/notice'
import type { Db, Trx } from '../db/db'
import type { AppContext } from '../routes/context'

const EACH = 6
const FRESH_MS = 3 * 86_400_000

/** Each seller has been told of their latest orders; what is older than three days they have read. */
export async function plantNotices(
  db: Db,
  trx: Trx,
  { catalogue, clock }: Pick<AppContext, 'catalogue' | 'clock'>,
) {
  const orders = catalogue.get('invoices')
  const rows = await trx
    .selectFrom(orders.table)
    .select(['ID', 'VENDEDOR', 'FECHACREACION'])
    .where('VENDEDOR', 'is not', null)
    .orderBy('FECHACREACION', 'desc')
    .limit(400)
    .execute()
  const counts = new Map<unknown, number>()
  const told = rows.filter(({ VENDEDOR }) => {
    const count = (counts.get(VENDEDOR) ?? 0) + 1
    counts.set(VENDEDOR, count)
    return count <= EACH
  })
  if (told.length === 0) return
  const first = await db.nextId('_NOTICE', told.length)
  const fresh = clock().getTime() - FRESH_MS
  const notices = told.toReversed().map(({ ID, VENDEDOR, FECHACREACION }, at) => ({
    ID: first + at,
    USER_ID: VENDEDOR,
    KIND: 'assigned',
    RESOURCE: orders.name,
    RECORD_ID: String(ID),
    TEXT: JSON.stringify(noticeTexts.assigned),
    FIELD: 'VENDEDOR',
    CREATED_AT: FECHACREACION,
    READ_AT: Date.parse(String(FECHACREACION)) < fresh ? FECHACREACION : null,
  }))
  await trx.insertInto('_NOTICE').values(notices).execute()
}
