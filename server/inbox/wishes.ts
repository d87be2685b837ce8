import { type NoticeKind, noticeKinds } from '../../src/model/definition/notice'
import type { NoticeWishes, setNoticeWishes } from '../../src/model/endpoints/notices'
import type { InputOf } from '../../src/model/route/defineRoute'
import type { NoticeReader, NoticesContext } from './noticesContext'

/** Notification settings. Default: everything in the app, without mail. */
export async function readWishes(
  { db }: NoticesContext,
  { me }: NoticeReader,
): Promise<NoticeWishes> {
  const rows = await db.read
    .selectFrom('_NOTICE_WISH')
    .selectAll()
    .where('USER_ID', '=', me.ID)
    .execute()
  const wished = new Map(
    rows.map(({ KIND, WANTED, MAILED }) => [
      String(KIND),
      { app: Boolean(WANTED), mail: Boolean(MAILED) },
    ]),
  )
  return Object.fromEntries(
    noticeKinds.map(kind => [kind, wished.get(kind) ?? { app: true, mail: false }]),
  ) as NoticeWishes
}

/** Changes the given settings; disabling the app channel disables mail too. */
export async function setWishes(
  context: NoticesContext,
  reader: NoticeReader,
  wishes: InputOf<typeof setNoticeWishes>['body'],
): Promise<NoticeWishes> {
  const before = await readWishes(context, reader)
  await context.db.transaction(async trx => {
    for (const [kind, change] of Object.entries(wishes)) {
      const { app, mail } = { ...before[kind as NoticeKind], ...change }
      const wish = { WANTED: app, MAILED: app && mail }
      await trx
        .insertInto('_NOTICE_WISH')
        .values({ USER_ID: reader.me.ID, KIND: kind, ...wish })
        .onConflict(conflict => conflict.columns(['USER_ID', 'KIND']).doUpdateSet(wish))
        .execute()
    }
  })
  return readWishes(context, reader)
}
