import { sql } from 'kysely'
import { fold } from '../../../src/domain/fold'
import { notFound } from '../../records/read'
import { Refusal } from '../../refusal'
import { demandCopy, listed } from './copies'
import { folders, ownLabel } from './labels'
import type { MailReader } from './mailReader'
import { shownMails } from './showMails'

export const PAGE = 50
const MOST_TEXT = 100

export interface MailQuery {
  readonly label: string
  readonly search: string
  readonly page: number
}

/** A page of one's mails under a label, the latest first. */
export async function listMails(reader: MailReader, { label, search, page }: MailQuery) {
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
  if (sought) {
    const pattern = `%${sought.replace(/[\\%_]/g, '\\$&')}%`
    found = found.where(sql<boolean>`${sql.ref('l.FOLDED')} like ${pattern} escape '\\'`)
  }
  const rows = await found
    .orderBy('c.AT', 'desc')
    .orderBy('c.ID', 'desc')
    .limit(PAGE + 1)
    .offset(page * PAGE)
    .execute()
  return { mails: await shownMails(reader, rows.slice(0, PAGE)), hasMore: rows.length > PAGE }
}

/** One mail with what it says; 404 where it is somebody else's. */
export async function readMail(reader: MailReader, id: number) {
  const row = await demandCopy(reader.records.db.read, reader.me, id)
  const [mail] = await shownMails(reader, [row])
  return mail
}
