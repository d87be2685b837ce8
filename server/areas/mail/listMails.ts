import { sql } from 'kysely'
import { fold } from '../../../src/domain/fold'
import type { Mail } from '../../../src/domain/mail'
import { notFound } from '../../records/read'
import { Refusal } from '../../refusal'
import { demandCopy, listed } from './copies'
import { folders, ownLabel } from './labels'
import type { MailReader } from './mailReader'
import { shownMails } from './showMails'

export const PAGE = 50
const MOST_TEXT = 100
/** So much of a conversation is shown at once. */
const MOST_OF_ONE = 100

export interface MailQuery {
  readonly label: string
  readonly search: string
  readonly page: number
  /** A conversation stands as one, by its latest mail. */
  readonly isGrouped: boolean
}

/** Drafts stand for themselves: each is written on alone. */
const conversation = sql<number>`case when c."FOLDER" = 'drafts' then -c."ID" else coalesce(l."THREAD", l."ID") end`

/** A page of one's mails under a label, or of one's conversations there, the latest first. */
export async function listMails(reader: MailReader, query: MailQuery) {
  const found = await under(reader, query)
  const rows = await (query.isGrouped ? latestOfEach(reader, found) : byTime(found))
    .limit(PAGE + 1)
    .offset(query.page * PAGE)
    .execute()
  const mails = await shownMails(reader, rows.slice(0, PAGE))
  const whole = query.isGrouped ? await withTheRest(reader, query, mails) : mails
  return { mails: whole, hasMore: rows.length > PAGE }
}

type Found = Awaited<ReturnType<typeof under>>

const byTime = (found: Found) => found.orderBy('c.AT', 'desc').orderBy('c.ID', 'desc')

function latestOfEach({ records }: MailReader, found: Found): Found {
  const place = sql<number>`row_number() over (partition by ${conversation} order by c."AT" desc, c."ID" desc)`
  const latest = records.db.read
    .selectFrom(found.select(place.as('PLACE')).as('g'))
    .selectAll()
    .where('g.PLACE', '=', 1)
    .orderBy('g.AT', 'desc')
    .orderBy('g.ID', 'desc')
  return latest as unknown as Found // read alike, whichever it is
}

async function under(reader: MailReader, { label, search }: Pick<MailQuery, 'label' | 'search'>) {
  const { records, me } = reader
  const sought = fold(search.trim())
  if (sought.length > MOST_TEXT) throw new Refusal(400, 'badSearch')
  let found = listed(records.db.read, me)
  if (folders.some(folder => folder === label)) found = found.where('c.FOLDER', '=', label)
  else {
    found = found.where('c.FOLDER', '<>', 'trash')
    if (label === 'starred') found = found.where('c.STARRED', '=', true)
    else if (label === 'important') found = found.where('c.IMPORTANT', '=', true)
    else if (label !== 'all') {
      const own = await ownLabel(records.db.read, me, label)
      if (!own) throw notFound()
      found = found
        .innerJoin('_LETTER_TAG as t', 't.COPY_ID', 'c.ID')
        .where('t.LABEL_ID', '=', own.ID)
    }
  }
  if (!sought) return found
  const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
  return found.where(sql<boolean>`${foundBy(me.ID)} like ${pattern} escape '\\'`)
}

/** Whom a hidden copy went to is for its sender alone to find. */
const foundBy = (id: number) =>
  sql`case when l."SENDER" = ${id} or replace(cast(l."RECIPIENTS" as text), ' ', '') like '%"bcc":[]%' then l."FOLDED" else l."SHOWN_FOLDED" end`

/** What else of each conversation lies under the label, found or not: what is done is done to all of it. */
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

/** One mail with what it says; 404 where it is somebody else's. */
export async function readMail(reader: MailReader, id: number) {
  const row = await demandCopy(reader.records.db.read, reader.me, id)
  const [mail] = await shownMails(reader, [row])
  return mail
}

/** The conversation of one's mail, the first first; drafts are not of it, nor what was thrown away, unless that is asked for. */
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
