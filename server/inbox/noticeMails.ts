import { type Language, languageFor } from '../../src/base/text'
import { translatorFor } from '../../src/i18n/translate'
import type { Me } from '../../src/model/access/access'
import type { Notice } from '../../src/model/endpoints/notices'
import type { DbRow } from '../db/db'
import { languageOf } from '../db/readerLanguage'
import { NOTICE_DIGEST } from '../notices/noticeDigests'
import { NOTICE_MAIL } from '../notices/notices'
import type { Mailer } from '../outbox/mailer'
import type { Handlers } from '../outbox/outbox'
import type { NoticesContext } from './noticesContext'
import { shownAll } from './shownNotices'

/** Notifications listed in a mail; the rest is counted. */
const MOST = 20

interface NoticeMailContext extends NoticesContext {
  readonly mailer: Mailer
  readonly publicUrl: string
  /** Current address and rights of a user; undefined if they can no longer sign in. */
  readonly addressee: (person: number) => Promise<{ me: Me; email: string } | undefined>
}

/** One mail with all pending notifications of a user, without those already read. */
export function noticeMails(context: NoticeMailContext): Handlers {
  const mail =
    (which: '=' | '!='): Handlers[string] =>
    async ({ body }) => {
      const person = Number(body.person)
      const rows = await waitingNotices(context, person, which)
      const addressee = rows.length > 0 ? await context.addressee(person) : undefined
      const fresh = rows.filter(({ READ_AT }) => READ_AT === null)
      if (addressee && fresh.length > 0) {
        const { me, email } = addressee
        const language = languageFor(await languageOf(context.db, person), me.ROLE)
        const listed = await shownAll(context, { me, language }, fresh.slice(0, MOST))
        await context.mailer.send({
          to: email,
          ...(await compose(context, { listed, language, count: fresh.length })),
        })
      }
      await markMailed(context, rows)
      return { sent: addressee !== undefined && fresh.length > 0 }
    }
  return { [NOTICE_MAIL]: mail('!='), [NOTICE_DIGEST]: mail('=') }
}

/** Reminders wait for the daily digest; others are mailed at once. */
const waitingNotices = ({ db }: NoticesContext, person: number, due: '=' | '!=') =>
  db.read
    .selectFrom('_NOTICE')
    .selectAll()
    .where('USER_ID', '=', person)
    .where('TO_MAIL', '=', true)
    .where('KIND', due, 'due')
    .orderBy('ID', 'desc')
    .execute()

/** Marks notifications as mailed. A crash before this may repeat a mail. */
async function markMailed({ db }: NoticesContext, rows: readonly DbRow[]) {
  const ids = rows.map(({ ID }) => ID)
  if (ids.length > 0)
    await db.write.updateTable('_NOTICE').set({ TO_MAIL: false }).where('ID', 'in', ids).execute()
}

interface NoticeMail {
  readonly listed: readonly Notice[]
  readonly language: Language
  readonly count: number
}

async function compose(context: NoticeMailContext, { listed, language, count }: NoticeMail) {
  const translate = await translatorFor(language)
  const [first] = listed
  const remainingCount = count - listed.length
  const link = `${context.publicUrl}/dashboard/user/account?tab=notices`
  return {
    subject:
      count === 1 && first
        ? `${noticeName(first)}: ${first.text}`
        : translate('mails.noticesSubject', { count }),
    text: [
      ...listed.map(notice => noticeLines(context, notice, language)),
      ...(remainingCount > 0 ? [translate('mails.noticesRest', { count: remainingCount })] : []),
      translate('mails.noticesWhy', { link }),
    ].join('\n\n'),
  }
}

const noticeName = ({ label, title }: Notice) => [label, title].filter(Boolean).join(' ')

function noticeLines(context: NoticeMailContext, notice: Notice, language: Language) {
  const { text, resource, record, field, day, page } = notice
  const dated = context.catalogue.resources.get(resource ?? '')?.fields.get(field ?? '')
  const lines = [
    noticeName(notice),
    day && dated ? `${text} · ${dated.print(day, language)}` : text,
  ]
  if (page) lines.push(`${context.publicUrl}${page}`)
  if (resource !== undefined && record !== undefined)
    lines.push(
      `${context.publicUrl}/dashboard/${resource}/${encodeURIComponent(String(record))}/show`,
    )
  return lines.join('\n')
}
