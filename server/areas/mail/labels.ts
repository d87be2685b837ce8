import type { MailLabel } from '../../../src/domain/mail'
import { isPlainLine } from '../../../src/domain/plainLine'
import type { Me } from '../../../src/model/access'
import type { Db, Row, Trx } from '../../db/db'
import { refuse } from '../../records/body'
import { notFound } from '../../records/read'
import { ownCopies } from './copies'
import { companyOf, type MailReader } from './mailReader'

/** A mail lies in one of them. */
export const folders = ['inbox', 'sent', 'drafts', 'archive', 'trash'] as const
export type Folder = (typeof folders)[number]
const system = ['all', 'inbox', 'starred', 'important', 'sent', 'drafts', 'archive', 'trash']
export const colors = ['blue', 'green', 'amber', 'red', 'violet', 'teal'] as const
const MOST_LABELS = 50
const MOST_NAME = 40

/** The system's labels and one's own, each with how much under it is not read; of drafts how many. */
export async function listLabels({ records, me }: MailReader): Promise<readonly MailLabel[]> {
  const db = records.db.read
  const counted = ownCopies(db, me)
    .select(eb => ['c.FOLDER', 'c.STARRED', 'c.IMPORTANT', eb.fn.countAll().as('COUNT')])
    .where(eb => eb.or([eb('c.UNREAD', '=', true), eb('c.FOLDER', '=', 'drafts')]))
    .groupBy(['c.FOLDER', 'c.STARRED', 'c.IMPORTANT'])
  const tagged = ownCopies(db, me)
    .innerJoin('_LETTER_TAG as t', 't.COPY_ID', 'c.ID')
    .select(eb => ['t.LABEL_ID', eb.fn.countAll().as('COUNT')])
    .where('c.UNREAD', '=', true)
    .where('c.FOLDER', '<>', 'trash')
    .groupBy('t.LABEL_ID')
  const [groups, tags, own] = await Promise.all([
    counted.execute(),
    tagged.execute(),
    ownLabels(db, me).orderBy('NAME').orderBy('ID').execute(),
  ])
  const sum = (fits: (row: Row) => boolean) =>
    groups.filter(fits).reduce((all, { COUNT }) => all + Number(COUNT), 0)
  const isRead = ({ FOLDER }: Row) => FOLDER !== 'trash' && FOLDER !== 'drafts'
  const among: Readonly<Record<string, (row: Row) => boolean>> = {
    all: isRead,
    starred: row => isRead(row) && Boolean(row.STARRED),
    important: row => isRead(row) && Boolean(row.IMPORTANT),
  }
  return [
    ...system.map((id): MailLabel => {
      const unreadCount = sum(among[id] ?? (({ FOLDER }) => FOLDER === id))
      return { id, type: 'system', name: id, unreadCount, color: null }
    }),
    ...own.map(({ ID, NAME, COLOR }): MailLabel => {
      const count = tags.find(({ LABEL_ID }) => LABEL_ID === ID)?.COUNT
      const id = String(ID)
      return {
        id,
        type: 'custom',
        name: String(NAME),
        unreadCount: Number(count ?? 0),
        color: String(COLOR),
      }
    }),
  ]
}

/** How much in the inbox is not read. */
export async function countUnreadMails({ records, me }: Pick<MailReader, 'records' | 'me'>) {
  const row = await ownCopies(records.db.read, me)
    .select(eb => eb.fn.countAll().as('COUNT'))
    .where('c.FOLDER', '=', 'inbox')
    .where('c.UNREAD', '=', true)
    .executeTakeFirst()
  return Number(row?.COUNT ?? 0)
}

const ownLabels = (db: Db['read'] | Trx, me: Me) =>
  db
    .selectFrom('_LETTER_LABEL')
    .selectAll()
    .where('USER_ID', '=', me.ID)
    .where('EMPRESA', '=', companyOf(me))

export const ownLabel = async (db: Db['read'] | Trx, me: Me, id: string) =>
  /^\d{1,15}$/.test(id)
    ? ownLabels(db, me).where('ID', '=', Number(id)).executeTakeFirst()
    : undefined

/** Makes a label of one's own. */
export async function createLabel(
  trx: Trx,
  { records, me }: MailReader,
  wish: { readonly name: string; readonly color: string },
): Promise<MailLabel> {
  const NAME = wish.name.trim()
  if (!NAME) refuse({ name: { key: 'required' } })
  if (NAME.length > MOST_NAME) refuse({ name: { key: 'tooLong', params: { max: MOST_NAME } } })
  if (!isPlainLine(NAME)) refuse({ name: { key: 'badCharacters' } })
  const COLOR = colors.find(color => color === wish.color)
  if (!COLOR) return refuse({ color: { key: 'notChoice' } })
  const before = await ownLabels(trx, me).execute()
  if (before.length >= MOST_LABELS)
    refuse({ name: { key: 'tooMany', params: { max: MOST_LABELS } } })
  const ID = await records.db.nextId('_LETTER_LABEL')
  const row = { ID, USER_ID: me.ID, EMPRESA: companyOf(me), NAME, COLOR }
  await trx.insertInto('_LETTER_LABEL').values(row).execute()
  return { id: String(ID), type: 'custom', name: NAME, unreadCount: 0, color: COLOR }
}

/** Takes a label away; the mails under it stay. */
export async function removeLabel(trx: Trx, { me }: MailReader, id: string) {
  const own = await ownLabel(trx, me, id)
  if (!own) throw notFound()
  await trx.deleteFrom('_LETTER_TAG').where('LABEL_ID', '=', own.ID).execute()
  await trx.deleteFrom('_LETTER_LABEL').where('ID', '=', own.ID).execute()
}
