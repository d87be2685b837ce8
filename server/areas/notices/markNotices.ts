import { Refusal } from '../../refusal'
import type { NoticesContext, Reader } from './noticesContext'
import { countUnread } from './readNotices'

const MOST = 200

/** Some of one's notices become read or unread, or all become read; those of others are not touched. A digest is marked with all it stands for. */
export async function markNotices(
  context: NoticesContext,
  { me }: Reader,
  { ids, read = true, ...rest }: Readonly<Record<string, unknown>>,
) {
  if (Object.keys(rest).length > 0 || typeof read !== 'boolean' || !isChoice(ids))
    throw new Refusal(422, 'badRequest')
  const READ_AT = read ? context.clock().toISOString() : null
  const own = context.db.write.updateTable('_NOTICE').set({ READ_AT }).where('USER_ID', '=', me.ID)
  const chosen =
    ids === 'all'
      ? own
      : own.where(({ or, eb }) => or([eb('ID', 'in', ids), eb('DIGEST', 'in', ids)]))
  await chosen.where('READ_AT', read ? 'is' : 'is not', null).execute()
  return { unread: await countUnread(context, me.ID) }
}

const isChoice = (ids: unknown): ids is 'all' | number[] =>
  ids === 'all' ||
  (Array.isArray(ids) &&
    ids.length > 0 &&
    ids.length <= MOST &&
    ids.every(id => Number.isSafeInteger(id)))
