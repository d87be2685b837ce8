import type { markNotices, notices } from '../../src/model/endpoints/notices'
import type { InputOf } from '../../src/model/route/defineRoute'
import { refuse } from '../write/rows/body'
import type { NoticeReader, NoticesContext } from './noticesContext'
import { withDigests } from './shownDigests'

const PAGE = 30

/** The user's notifications, newest first, and the unread count. */
export async function readNotices(
  context: NoticesContext,
  reader: NoticeReader,
  { before, unread, kind }: InputOf<typeof notices>['query'],
) {
  let query = context.db.read
    .selectFrom('_NOTICE')
    .selectAll()
    .where('USER_ID', '=', reader.me.ID)
    .where('DIGEST', 'is', null)
    .orderBy('ID', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) query = query.where('ID', '<', before)
  if (unread) query = query.where('READ_AT', 'is', null)
  if (kind) query = query.where('KIND', '=', kind)
  const rows = await query.execute()
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    notices: await withDigests(context, reader, page),
    unread: await countUnreadNotices(context, reader.me.ID),
    ...(rows.length > PAGE && last && { next: Number(last.ID) }),
  }
}

async function countUnreadNotices({ db }: NoticesContext, person: number): Promise<number> {
  const row = await db.read
    .selectFrom('_NOTICE')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('USER_ID', '=', person)
    .where('READ_AT', 'is', null)
    .where('DIGEST', 'is', null)
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** Marks the user's own notifications, or all, as read or unread. A digest includes the notifications it groups. */
export async function updateNotices(
  context: NoticesContext,
  { me }: NoticeReader,
  { ids, read = true }: InputOf<typeof markNotices>['body'],
) {
  if (ids.length === 0) refuse({ ids: { key: 'required' } })
  const READ_AT = read ? context.clock().toISOString() : null
  const own = context.db.write.updateTable('_NOTICE').set({ READ_AT }).where('USER_ID', '=', me.ID)
  const scope =
    ids === 'all'
      ? own
      : own.where(({ or, eb }) => or([eb('ID', 'in', ids), eb('DIGEST', 'in', ids)]))
  await scope.where('READ_AT', read ? 'is' : 'is not', null).execute()
  return { unread: await countUnreadNotices(context, me.ID) }
}
