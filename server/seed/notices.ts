import { noticeTexts } from '../../src/model/definition/notice'
import type { Catalogue } from '../../src/model/fields/resource'
import type { Db, Trx } from '../db/db'
import type { AppContext } from '../http/appContext'
import { ACCOUNT_ID } from './people'

const EACH = 6
const UNREAD = 2
const GIVEN_EVERY_MS = 9 * 3_600_000

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
  const told = [...(await ordersTold(trx, catalogue)), ...(await visitsTold(trx, catalogue, now))]
  if (told.length === 0) return
  const first = await db.nextId('_NOTICE', told.length)
  const inOrder = told.toSorted((a, b) => a.CREATED_AT.localeCompare(b.CREATED_AT))
  const notices = inOrder.map((notice, at) => ({
    ...notice,
    ID: first + at,
    KIND: 'assigned',
    TEXT: JSON.stringify(noticeTexts.assigned),
    READ_AT: isAmongLast(inOrder.slice(at + 1), notice) ? null : notice.CREATED_AT,
  }))
  await trx.insertInto('_NOTICE').values(notices).execute()
}

const isAmongLast = (later: readonly Told[], { USER_ID }: Told) =>
  later.filter(other => other.USER_ID === USER_ID).length < UNREAD

interface Told {
  readonly USER_ID: unknown
}

async function ordersTold(trx: Trx, catalogue: Catalogue) {
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
  return told.map(({ ID, VENDEDOR, FECHACREACION }) => ({
    USER_ID: VENDEDOR,
    RESOURCE: orders.name,
    RECORD_ID: String(ID),
    FIELD: 'VENDEDOR',
    CREATED_AT: String(FECHACREACION),
  }))
}

/** Next visits of desk users, assigned at intervals of nine hours. */
async function visitsTold(trx: Trx, catalogue: Catalogue, now: number) {
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
    CREATED_AT: new Date(now - (at + 1) * GIVEN_EVERY_MS).toISOString(),
  }))
}
