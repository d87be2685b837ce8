import { isNoticeKind } from '../../../src/model/notice'
import { Refusal } from '../../refusal'
import type { NoticesContext, Reader } from './noticesContext'
import { withDigests } from './shownDigests'

const PAGE = 30

export interface Wish {
  readonly before?: string | undefined
  readonly unread?: string | undefined
  readonly kind?: string | undefined
}

/** One's own notices, the newest first, and how many are unread. */
export async function readNotices(context: NoticesContext, reader: Reader, wish: Wish) {
  const { before, unread, kind } = checked(wish)
  let asked = context.db.read
    .selectFrom('_NOTICE')
    .selectAll()
    .where('USER_ID', '=', reader.me.ID)
    .where('DIGEST', 'is', null)
    .orderBy('ID', 'desc')
    .limit(PAGE + 1)
  if (before !== undefined) asked = asked.where('ID', '<', before)
  if (unread) asked = asked.where('READ_AT', 'is', null)
  if (kind) asked = asked.where('KIND', '=', kind)
  const rows = await asked.execute()
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    notices: await withDigests(context, reader, page),
    unread: await countUnread(context, reader.me.ID),
    ...(rows.length > PAGE && last && { next: Number(last.ID) }),
  }
}

export async function countUnread({ db }: NoticesContext, person: number): Promise<number> {
  const row = await db.read
    .selectFrom('_NOTICE')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('USER_ID', '=', person)
    .where('READ_AT', 'is', null)
    .where('DIGEST', 'is', null)
    .executeTakeFirst()
  return Number(row?.n ?? 0)
}

function checked({ before, unread, kind }: Wish) {
  const isWrong =
    (before !== undefined && !/^\d{1,15}$/.test(before)) ||
    (unread !== undefined && unread !== 'true') ||
    (kind !== undefined && !isNoticeKind(kind))
  if (isWrong) throw new Refusal(400, 'badRequest')
  return { before: before === undefined ? undefined : Number(before), unread, kind }
}
