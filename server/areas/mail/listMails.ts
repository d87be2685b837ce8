import { fold } from '../../../src/base/fold'
import { type Mail, mailFolders } from '../../../src/contracts/mail'
import { Refusal } from '../../base/refusal'
import { sql } from '../../db/db'
import { recordNotFound } from '../../read/read'
import { demandCopy, listed } from './copies'
import { ownLabel } from './labels'
import type { MailReader } from './mailReader'
import { shownMails } from './showMails'

const PAGE = 50
const MOST_TEXT = 100
/** Maximum mails of a conversation shown at once. */
const MOST_OF_ONE = 100

interface MailQuery {
  readonly label: string
  readonly search: string
  readonly page: number
  /** Lists conversations by their latest mail. */
  readonly isGrouped: boolean
}

/** Drafts are never grouped, because each is edited separately. */
const conversation = sql<number>`case when c."FOLDER" = 'drafts' then -c."ID" else coalesce(l."THREAD", l."ID") end`

/** A page of mails or conversations under a label, latest first. */
export async function listMails(reader: MailReader, query: MailQuery) {
  const matching = await under(reader, query)
  const rows = await (query.isGrouped ? latestOfEach(reader, matching) : byTime(matching))
    .limit(PAGE + 1)
    .offset(query.page * PAGE)
    .execute()
  const mails = await shownMails(reader, rows.slice(0, PAGE))
  const whole = query.isGrouped ? await withTheRest(reader, query, mails) : mails
  return { mails: whole, hasMore: rows.length > PAGE }
}

type Found = Awaited<ReturnType<typeof under>>

const byTime = (matching: Found) => matching.orderBy('c.AT', 'desc').orderBy('c.ID', 'desc')

function latestOfEach({ records }: MailReader, matching: Found): Found {
  const place = sql<number>`row_number() over (partition by ${conversation} order by c."AT" desc, c."ID" desc)`
  const latest = records.db.read
    .selectFrom(matching.select(place.as('PLACE')).as('g'))
    .selectAll()
    .where('g.PLACE', '=', 1)
    .orderBy('g.AT', 'desc')
    .orderBy('g.ID', 'desc')
  return latest as Found // same result shape
}

async function under(reader: MailReader, { label, search }: Pick<MailQuery, 'label' | 'search'>) {
  const { records, me } = reader
  const sought = fold(search.trim())
  if (sought.length > MOST_TEXT) throw new Refusal(400, 'badSearch')
  let matching = listed(records.db.read, me)
  if (mailFolders.some(folder => folder === label))
    matching = matching.where('c.FOLDER', '=', label)
  else {
    matching = matching.where('c.FOLDER', '<>', 'trash')
    if (label === 'starred') matching = matching.where('c.STARRED', '=', true)
    else if (label === 'important') matching = matching.where('c.IMPORTANT', '=', true)
    else if (label !== 'all') {
      const own = await ownLabel(records.db.read, me, label)
      if (!own) throw recordNotFound()
      matching = matching
        .innerJoin('_LETTER_TAG as t', 't.COPY_ID', 'c.ID')
        .where('t.LABEL_ID', '=', own.ID)
    }
  }
  if (!sought) return matching
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
  return matching.where(sql<boolean>`${foundBy(me.ID)} like ${pattern} escape '\\'`)
}

/** Only the sender finds a mail by its hidden recipients. */
const foundBy = (id: number) =>
  sql`case when l."SENDER" = ${id} or replace(cast(l."RECIPIENTS" as text), ' ', '') like '%"bcc":[]%' then l."FOLDED" else l."SHOWN_FOLDED" end`

/** Other mails of each conversation under the label; actions apply to all of them. */
async function withTheRest(
  reader: MailReader,
  { label }: Pick<MailQuery, 'label'>,
  mails: readonly Mail[],
): Promise<readonly Mail[]> {
  const threads = mails.filter(({ folder }) => folder !== 'drafts').map(mail => mail.threadId)
  if (threads.length === 0) return mails
  const rows = await (await under(reader, { label, search: '' }))
    .clearSelect()
    .select(['c.ID', 'c.UNREAD', 'l.SENDER', conversation.as('CONVERSATION')])
    .where(conversation, 'in', threads)
    .orderBy('c.AT', 'desc')
    .orderBy('c.ID', 'desc')
    .execute()
  return mails.map(mail => {
    if (mail.folder === 'drafts') return mail
    const those = rows.filter(({ CONVERSATION }) => Number(CONVERSATION) === mail.threadId)
    const together = those.map(({ ID, SENDER }) => ({
      id: Number(ID),
      isMine: Number(SENDER) === reader.me.ID,
    }))
    return { ...mail, together, isUnread: those.some(({ UNREAD }) => Boolean(UNREAD)) }
  })
}

/** A mail with its body; 404 for mails of others. */
export async function readMail(reader: MailReader, id: number) {
  const row = await demandCopy(reader.records.db.read, reader.me, id)
  const [mail] = await shownMails(reader, [row])
  if (!mail) throw recordNotFound()
  return mail
}

/** Conversation of a mail, oldest first, without drafts; deleted mails only on request. */
export async function readThread(reader: MailReader, id: number) {
  const { records, me } = reader
  const { THREAD, LETTER_ID, FOLDER } = await demandCopy(records.db.read, me, id)
  const rows = await listed(records.db.read, me)
    .select('l.HTML')
    .where(conversation, '=', Number(THREAD ?? LETTER_ID))
    .where('c.FOLDER', FOLDER === 'trash' ? '=' : '<>', 'trash')
    .orderBy('c.AT', 'desc')
    .orderBy('c.ID', 'desc')
    .limit(MOST_OF_ONE)
    .execute()
  return shownMails(reader, rows.toReversed())
}
