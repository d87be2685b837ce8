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
  const ids = (found: MailRecipients) =>
    lists.flatMap(name => found[name].flatMap(each => ('id' in each ? each.id : [])))
  const [people, tags, files] = await Promise.all([
    reader.peopleById([
      ...rows.map(({ SENDER }) => Number(SENDER)),
      ...[...recipients.values()].flatMap(ids),
    ]),
    tagsOf(reader, rows),
    filesOf(reader, rows),
  ])
  const addressOf = (each: Recipient): MailContact => {
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
      labelIds: [folder, ...tags.filter(tag => tag.COPY_ID === row.ID).map(labelIdOf)],
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
      attachments: files.filter(file => file.letter === row.LETTER_ID).map(({ shown }) => shown),
      from: addressOf({ id: Number(row.SENDER) }),
      to: to.map(addressOf),
      cc: cc.map(addressOf),
      bcc: isMine ? bcc.map(addressOf) : [],
    }
  })
}

const stranger = { name: '', email: null, avatar: null }
const labelIdOf = ({ LABEL_ID }: DbRow) => String(LABEL_ID)

const tagsOf = ({ records }: MailReader, rows: readonly DbRow[]): Promise<DbRow[]> =>
  records.db.read
    .selectFrom('_LETTER_TAG')
    .selectAll()
    .where(
      'COPY_ID',
      'in',
      rows.map(({ ID }) => ID),
    )
    .execute()

async function filesOf({ records, link }: MailReader, rows: readonly DbRow[]) {
  const letters = rows.map(({ LETTER_ID }) => LETTER_ID)
  const found = await records.db.read
    .selectFrom('_LETTER_FILE as f')
    .innerJoin('_FILE as s', 's.ID', 'f.FILE_ID')
    .selectAll('s')
    .select('f.LETTER_ID')
    .where('f.LETTER_ID', 'in', letters)
    .orderBy('f.POSITION')
    .execute()
  return Promise.all(
    found.map(async file => ({
      letter: file.LETTER_ID,
      shown: await mailAttachmentOf(link, file),
    })),
  )
}

export async function mailAttachmentOf(
  link: MailReader['link'],
  file: DbRow,
): Promise<MailAttachment> {
  const { id, name = '', type = '', size = 0, url = '' } = await storedFileView(file, link)
  return { id, name, size, type, path: url }
}
