import { isNoticeKind, type NoticeKind, noticeKinds } from '../../../src/model/notice'
import { Refusal } from '../../refusal'
import type { NoticesContext, Reader } from './noticesContext'

type Wishes = Record<NoticeKind, boolean>

/** Of what somebody wants to hear; of everything, until they say otherwise. */
export async function readWishes({ db }: NoticesContext, { me }: Reader): Promise<Wishes> {
  const rows = await db.read
    .selectFrom('_NOTICE_WISH')
    .selectAll()
    .where('USER_ID', '=', me.ID)
    .execute()
  const unwanted = new Set(rows.filter(({ WANTED }) => !WANTED).map(({ KIND }) => String(KIND)))
  return Object.fromEntries(noticeKinds.map(kind => [kind, !unwanted.has(kind)])) as Wishes
}

export async function setWishes(
  context: NoticesContext,
  reader: Reader,
  wishes: Readonly<Record<string, unknown>>,
): Promise<Wishes> {
  const entries = Object.entries(wishes)
  if (entries.some(([kind, wanted]) => !isNoticeKind(kind) || typeof wanted !== 'boolean'))
    throw new Refusal(422, 'badRequest')
  await context.db.transaction(async trx => {
    for (const [KIND, WANTED] of entries)
      await trx
        .insertInto('_NOTICE_WISH')
        .values({ USER_ID: reader.me.ID, KIND, WANTED: WANTED as boolean })
        .onConflict(conflict =>
          conflict.columns(['USER_ID', 'KIND']).doUpdateSet({ WANTED: WANTED as boolean }),
        )
        .execute()
  })
  return readWishes(context, reader)
}
