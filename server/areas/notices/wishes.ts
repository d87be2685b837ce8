import {
  isNoticeKind,
  type NoticeKind,
  type NoticeWish,
  noticeKinds,
  noticeWays,
} from '../../../src/model/notice'
import { Refusal } from '../../refusal'
import type { NoticesContext, Reader } from './noticesContext'

type Wishes = Record<NoticeKind, NoticeWish>

/** Of what somebody wants to hear; of everything and by no mail, until they say otherwise. */
export async function readWishes({ db }: NoticesContext, { me }: Reader): Promise<Wishes> {
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
  ) as Wishes
}

/** Changes what is named; what is not told in the app is not mailed either. */
export async function setWishes(
  context: NoticesContext,
  reader: Reader,
  wishes: Readonly<Record<string, unknown>>,
): Promise<Wishes> {
  const entries = Object.entries(wishes)
  if (!entries.every(isChange)) throw new Refusal(422, 'badRequest')
  const before = await readWishes(context, reader)
  await context.db.transaction(async trx => {
    for (const [kind, change] of entries as [NoticeKind, Partial<NoticeWish>][]) {
      const { app, mail } = { ...before[kind], ...change }
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

const isChange = ([kind, change]: [string, unknown]) =>
  isNoticeKind(kind) &&
  typeof change === 'object' &&
  change !== null &&
  !Array.isArray(change) &&
  Object.entries(change).every(
    ([way, wanted]) => noticeWays.some(each => each === way) && typeof wanted === 'boolean',
  )
