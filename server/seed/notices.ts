import type { Catalogue } from '../../src/model/fields/resource'
import type { Db, Trx } from '../db/db'
import type { AppContext } from '../http/appContext'
import noticeTexts from '../notices/noticeTexts.json'
import { ACCOUNT_ID } from './people'

const EACH = 6
const UNREAD = 2
const NOTICE_INTERVAL_MS = 9 * 3_600_000

/**
 * Notifications of sales agents about their latest orders, and of desk users about their visits; the last
 * two are unread.
 */
export async function plantNotices(
  db: Db,
  trx: Trx,
  { catalogue, clock }: Pick<AppContext, 'catalogue' | 'clock'>,
) {
  const now = clock().getTime()
  const demoNotices = [
    ...(await orderNotices(trx, catalogue)),
    ...(await visitNotices(trx, catalogue, now)),
  ]
  if (demoNotices.length === 0) return
  const first = await db.nextId('_NOTICE', demoNotices.length)
  const inOrder = demoNotices.toSorted((a, b) => a.CREATED_AT.localeCompare(b.CREATED_AT))
  const notices = inOrder.map((notice, at) => ({
    ...notice,
    ID: first + at,
    KIND: 'assigned',
    TEXT: JSON.stringify(noticeTexts.assigned),
    READ_AT: isRecent(inOrder.slice(at + 1), notice) ? null : notice.CREATED_AT,
  }))
  await trx.insertInto('_NOTICE').values(notices).execute()
}

const isRecent = (later: readonly DemoNotice[], { USER_ID }: DemoNotice) =>
  later.filter(other => other.USER_ID === USER_ID).length < UNREAD

interface DemoNotice {
  readonly USER_ID: unknown
}

async function orderNotices(trx: Trx, catalogue: Catalogue) {
  const orders = catalogue.get('invoices')
  const rows = await trx
    .selectFrom(orders.table)
    .select(['ID', 'VENDEDOR', 'FECHACREACION'])
    .where('VENDEDOR', 'is not', null)
    .orderBy('FECHACREACION', 'desc')
    .limit(400)
    .execute()
  const counts = new Map<unknown, number>()
  const notices = rows.filter(({ VENDEDOR }) => {
    const count = (counts.get(VENDEDOR) ?? 0) + 1
    counts.set(VENDEDOR, count)
    return count <= EACH
  })
  return notices.map(({ ID, VENDEDOR, FECHACREACION }) => ({
    USER_ID: VENDEDOR,
    RESOURCE: orders.name,
    RECORD_ID: String(ID),
    FIELD: 'VENDEDOR',
    CREATED_AT: String(FECHACREACION),
  }))
}

/** Next visits of desk users, assigned at intervals of nine hours. */
async function visitNotices(trx: Trx, catalogue: Catalogue, now: number) {
  const visits = catalogue.get('visits')
  const rows = await trx
    .selectFrom(visits.table)
    .select(['ID_AGENDA', 'USER_ID'])
    .where('USER_ID', 'in', [ACCOUNT_ID['10'], ACCOUNT_ID['9']])
    .orderBy('FECHA', 'desc')
    .limit(2 * EACH)
    .execute()
  return rows.map(({ ID_AGENDA, USER_ID }, at) => ({
    USER_ID,
    RESOURCE: visits.name,
    RECORD_ID: String(ID_AGENDA),
    FIELD: 'USER_ID',
    CREATED_AT: new Date(now - (at + 1) * NOTICE_INTERVAL_MS).toISOString(),
  }))
}
