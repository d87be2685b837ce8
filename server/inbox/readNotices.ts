import type { notices } from '../../src/model/endpoints/notices'
import type { InputOf } from '../../src/model/route/defineRoute'
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

export async function countUnreadNotices({ db }: NoticesContext, person: number): Promise<number> {
  const row = await db.read
    .selectFrom('_NOTICE')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('USER_ID', '=', person)
    .where('READ_AT', 'is', null)
    .where('DIGEST', 'is', null)
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}
