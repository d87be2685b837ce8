import type { Row } from '../../db/db'
import { storedFile } from '../../records/showFiles'
import type { MailPerson, MailReader } from './mailReader'
import { lists, type Recipient, type Recipients, recipientsIn } from './recipients'

export interface MailAttachment {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly path: string
}
type Address = { readonly id?: number } & Pick<MailPerson, 'name' | 'email' | 'avatar'>
/** A mail as its owner has it (domain.md 2.13), with what is ours besides. */
export interface Mail {
  readonly id: number
  readonly labelIds: readonly string[]
  readonly folder: string
  readonly isImportant: boolean
  readonly isStarred: boolean
  readonly isUnread: boolean
  /** It waits a moment, in which it may be taken back. */
  readonly isSending: boolean
  readonly subject: string
  /** Of one that is read alone. */
  readonly message?: string
  /** The beginning of its text. */
  readonly snippet: string
  readonly createdAt: string
  readonly attachments: readonly MailAttachment[]
  readonly from: Address
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  /** Only its sender sees whom it went to besides. */
  readonly bcc: readonly Address[]
}

const SNIPPET = 140

/** Copies as their owner sees them; people, labels and files are read once for all. */
export async function shownMails(
  reader: MailReader,
  rows: readonly Row[],
): Promise<readonly Mail[]> {
  if (rows.length === 0) return []
  const recipients = new Map(rows.map(row => [row.ID, recipientsIn(row.RECIPIENTS)]))
  const ids = (found: Recipients) =>
    lists.flatMap(name => found[name].flatMap(each => ('id' in each ? each.id : [])))
  const [people, tags, files] = await Promise.all([
    reader.peopleById([
      ...rows.map(({ SENDER }) => Number(SENDER)),
      ...[...recipients.values()].flatMap(ids),
    ]),
    tagsOf(reader, rows),
    filesOf(reader, rows),
  ])
  const addressOf = (each: Recipient): Address => {
    if ('email' in each) return { name: each.email, email: each.email, avatar: null }
    const { id, name, email, avatar } = people.get(each.id) ?? { ...stranger, id: each.id }
    return { id, name, email, avatar }
  }
  return rows.map(row => {
    const { to, cc, bcc } = recipients.get(row.ID) as Recipients
    const folder = String(row.FOLDER)
    const isMine = Number(row.SENDER) === reader.me.ID
    return {
      id: Number(row.ID),
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
const labelIdOf = ({ LABEL_ID }: Row) => String(LABEL_ID)

const tagsOf = ({ records }: MailReader, rows: readonly Row[]): Promise<Row[]> =>
  records.db.read
    .selectFrom('_LETTER_TAG')
    .selectAll()
    .where(
      'COPY_ID',
      'in',
      rows.map(({ ID }) => ID),
    )
    .execute()

async function filesOf({ records, link }: MailReader, rows: readonly Row[]) {
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
    found.map(async file => ({ letter: file.LETTER_ID, shown: await attachmentOf(link, file) })),
  )
}

export async function attachmentOf(link: MailReader['link'], file: Row): Promise<MailAttachment> {
  const { id, name = '', type = '', size = 0, url = '' } = await storedFile(file, link)
  return { id, name, size, type, path: url }
}
