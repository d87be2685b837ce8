import { type NoticeKind, noticeKinds } from '../../src/model/definition/notice'
import type {
  NoticePreferences,
  setNoticePreferences,
} from '../../src/model/endpoints/noticePreferences'
import type { InputOf } from '../../src/model/route/defineRoute'
import type { NoticeReader, NoticesContext } from './noticesContext'

/** Notification settings. Default: everything in the app, without mail. */
export async function readPreferences(
  { db }: NoticesContext,
  { me }: NoticeReader,
): Promise<NoticePreferences> {
  const rows = await db.read
    .selectFrom('_NOTICE_WISH')
    .selectAll()
    .where('USER_ID', '=', me.ID)
    .execute()
  const preferences = new Map(
    rows.map(({ KIND, WANTED, MAILED }) => [
      String(KIND),
      { app: Boolean(WANTED), mail: Boolean(MAILED) },
    ]),
  )
  return Object.fromEntries(
    noticeKinds.map(kind => [kind, preferences.get(kind) ?? { app: true, mail: false }]),
  ) as NoticePreferences
}

/** Changes the given settings; disabling the app channel disables mail too. */
export async function setPreferences(
  context: NoticesContext,
  reader: NoticeReader,
  wishes: InputOf<typeof setNoticePreferences>['body'],
): Promise<NoticePreferences> {
  const before = await readPreferences(context, reader)
  await context.db.transaction(async trx => {
    for (const [kind, change] of Object.entries(wishes)) {
      const { app, mail } = { ...before[kind as NoticeKind], ...change }
      const preference = { WANTED: app, MAILED: app && mail }
      await trx
        .insertInto('_NOTICE_WISH')
        .values({ USER_ID: reader.me.ID, KIND: kind, ...preference })
        .onConflict(conflict => conflict.columns(['USER_ID', 'KIND']).doUpdateSet(preference))
        .execute()
    }
  })
  return readPreferences(context, reader)
}
