import type { Mail, MailAttachment, MailContact } from '../../../src/contracts/mail'
import type { DbRow } from '../../db/db'
import { storedFileView } from '../../files/showFiles'
import type { MailReader } from './mailReader'
import { lists, type MailRecipients, type Recipient, recipientsIn } from './recipients'

const SNIPPET = 140

/** Copies as their owner sees them; users, labels and files are read once for all. */
export async function shownMails(
  reader: MailReader,
  rows: readonly DbRow[],
): Promise<readonly Mail[]> {
  if (rows.length === 0) return []
  const recipients = new Map(rows.map(row => [row.ID, recipientsIn(row.RECIPIENTS)]))
  const ids = (recipients: MailRecipients) =>
    lists.flatMap(name => recipients[name].flatMap(each => ('id' in each ? each.id : [])))
  const [people, tags, files] = await Promise.all([
    reader.peopleById([
      ...rows.map(({ SENDER }) => Number(SENDER)),
      ...[...recipients.values()].flatMap(ids),
    ]),
    readTags(reader, rows),
    readFiles(reader, rows),
  ])
  const toContact = (each: Recipient): MailContact => {
    if ('email' in each) return { name: each.email, email: each.email, avatar: null }
    const { id, name, email, avatar } = people.get(each.id) ?? { ...stranger, id: each.id }
    return { id, name, email, avatar }
  }
  return rows.map(row => {
    const { to, cc, bcc } = recipients.get(row.ID) as MailRecipients
    const folder = String(row.FOLDER)
    const isMine = Number(row.SENDER) === reader.me.ID
    return {
      id: Number(row.ID),
      threadId: Number(row.THREAD ?? row.LETTER_ID),
      labelIds: [folder, ...tags.filter(tag => tag.COPY_ID === row.ID).map(toLabelId)],
      folder,
      isImportant: Boolean(row.IMPORTANT),
      isStarred: Boolean(row.STARRED),
      isUnread: Boolean(row.UNREAD),
      isSending: row.STATE === 'sending',
      subject: String(row.SUBJECT ?? ''),
      ...(row.HTML !== undefined && { message: String(row.HTML ?? '') }),
      snippet: String(row.TEXT ?? '')
        .slice(0, SNIPPET)
        .replace(/\s+/g, ' '),
      createdAt: String(row.AT),
      attachments: files.filter(file => file.letter === row.LETTER_ID).map(({ view }) => view),
      from: toContact({ id: Number(row.SENDER) }),
      to: to.map(toContact),
      cc: cc.map(toContact),
      bcc: isMine ? bcc.map(toContact) : [],
    }
  })
}

const stranger = { name: '', email: null, avatar: null }
const toLabelId = ({ LABEL_ID }: DbRow) => String(LABEL_ID)

const readTags = ({ records }: MailReader, rows: readonly DbRow[]): Promise<DbRow[]> =>
  records.db.read
    .selectFrom('_LETTER_TAG')
    .selectAll()
    .where(
      'COPY_ID',
      'in',
      rows.map(({ ID }) => ID),
    )
    .execute()

async function readFiles({ records, link }: MailReader, rows: readonly DbRow[]) {
  const letters = rows.map(({ LETTER_ID }) => LETTER_ID)
  const files = await records.db.read
    .selectFrom('_LETTER_FILE as f')
    .innerJoin('_FILE as s', 's.ID', 'f.FILE_ID')
    .selectAll('s')
    .select('f.LETTER_ID')
    .where('f.LETTER_ID', 'in', letters)
    .orderBy('f.POSITION')
    .execute()
  return files.map(file => ({ letter: file.LETTER_ID, view: toMailAttachment(link, file) }))
}

export function toMailAttachment(link: MailReader['link'], file: DbRow): MailAttachment {
  const { id, name = '', type = '', size = 0, url = '' } = storedFileView(file, link)
  return { id, name, size, type, path: url }
}
