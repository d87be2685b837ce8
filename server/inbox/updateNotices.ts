import type { markNotices as markRoute } from '../../src/model/endpoints/notices'
import type { InputOf } from '../../src/model/route/defineRoute'
import { refuse } from '../write/rows/body'
import type { NoticeReader, NoticesContext } from './noticesContext'
import { countUnreadNotices } from './readNotices'

/** Marks the user's own notifications, or all, as read or unread. A digest includes the notifications it groups. */
export async function updateNotices(
  context: NoticesContext,
  { me }: NoticeReader,
  { ids, read = true }: InputOf<typeof markRoute>['body'],
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
