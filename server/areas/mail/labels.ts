import { isPlainLine } from '../../../src/base/plainLine'
import type { createMailLabel, MailLabel } from '../../../src/contracts/mail'
import type { Me } from '../../../src/model/access/access'
import type { InputOf } from '../../../src/model/route/defineRoute'
import { demandTenant } from '../../access/permissions'
import type { DbReader, DbRow, Trx } from '../../db/db'
import { recordNotFound } from '../../read/read'
import { refuse } from '../../write/rows/body'
import { ownCopies } from './copies'
import type { MailReader } from './mailReader'

const system = ['all', 'inbox', 'starred', 'important', 'sent', 'drafts', 'archive', 'trash']
const MOST_LABELS = 50
const MOST_NAME = 40

/** System labels and the user's own, each with its unread count; for drafts, all of them. */
export async function listLabels({ records, me }: MailReader): Promise<readonly MailLabel[]> {
  const db = records.db.read
  const copies = ownCopies(db, me)
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
    copies.execute(),
    tagged.execute(),
    ownLabels(db, me).orderBy('NAME').orderBy('ID').execute(),
  ])
  const sum = (fits: (row: DbRow) => boolean) =>
    groups.filter(fits).reduce((all, { COUNT }) => all + Number(COUNT), 0)
  const isRead = ({ FOLDER }: DbRow) => FOLDER !== 'trash' && FOLDER !== 'drafts'
  const folderFilters: Readonly<Record<string, (row: DbRow) => boolean>> = {
    all: isRead,
    starred: row => isRead(row) && Boolean(row.STARRED),
    important: row => isRead(row) && Boolean(row.IMPORTANT),
  }
  return [
    ...system.map((id): MailLabel => {
      const unreadCount = sum(folderFilters[id] ?? (({ FOLDER }) => FOLDER === id))
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

export async function countUnreadMails({ records, me }: Pick<MailReader, 'records' | 'me'>) {
  const row = await ownCopies(records.db.read, me)
    .select(eb => eb.fn.countAll().as('COUNT'))
    .where(eb => eb.and({ 'c.FOLDER': 'inbox', 'c.UNREAD': true }))
    .executeTakeFirst()
  return Number(row?.COUNT ?? 0)
}

const ownLabels = (db: DbReader, me: Me) =>
  db
    .selectFrom('_LETTER_LABEL')
    .selectAll()
    .where(eb => eb.and({ USER_ID: me.ID, EMPRESA: demandTenant(me) }))

export const ownLabel = async (db: DbReader, me: Me, id: string) =>
  /^\d{1,15}$/.test(id)
    ? ownLabels(db, me).where('ID', '=', Number(id)).executeTakeFirst()
    : undefined

export async function createLabel(
  trx: Trx,
  { records, me }: MailReader,
  { name, color }: InputOf<typeof createMailLabel>['body'],
): Promise<MailLabel> {
  const NAME = name.trim()
  if (!NAME) refuse({ name: { key: 'required' } })
  if (NAME.length > MOST_NAME) refuse({ name: { key: 'tooLong', params: { max: MOST_NAME } } })
  if (!isPlainLine(NAME)) refuse({ name: { key: 'badCharacters' } })
  const before = await ownLabels(trx, me).execute()
  if (before.length >= MOST_LABELS)
    refuse({ name: { key: 'tooMany', params: { max: MOST_LABELS } } })
  const ID = await records.db.nextId('_LETTER_LABEL')
  const row = { ID, USER_ID: me.ID, EMPRESA: demandTenant(me), NAME, COLOR: color }
  await trx.insertInto('_LETTER_LABEL').values(row).execute()
  return { id: String(ID), type: 'custom', name: NAME, unreadCount: 0, color }
}

/** Removes a label; its mails stay. */
export async function removeLabel(trx: Trx, { me }: MailReader, id: string) {
  const own = await ownLabel(trx, me, id)
  if (!own) throw recordNotFound()
  await trx.deleteFrom('_LETTER_TAG').where('LABEL_ID', '=', own.ID).execute()
  await trx.deleteFrom('_LETTER_LABEL').where('ID', '=', own.ID).execute()
}
