import { tenantOf } from '../../../src/base/business'
import type { Me } from '../../../src/model/access/access'
import { demandTenant } from '../../access/permissions'
import { recordChangeEvent } from '../../audit/changeEvents'
import type { Db, DbReader, DbRow, Trx } from '../../db/db'
import type { Records } from '../../query/requestContext'
import { recordNotFound } from '../../read/read'
import { MAIL } from './mailReader'

export const ownCopies = (db: DbReader, me: Me) =>
  db
    .selectFrom('_LETTER_COPY as c')
    .innerJoin('_LETTER as l', 'l.ID', 'c.LETTER_ID')
    .where(eb => eb.and({ 'c.USER_ID': me.ID, 'c.EMPRESA': demandTenant(me) }))

const columns = [
  ...(['c.ID', 'c.LETTER_ID', 'c.FOLDER', 'c.UNREAD', 'c.STARRED', 'c.IMPORTANT'] as const),
  ...(['c.REV', 'c.AT', 'l.SENDER', 'l.STATE', 'l.TURN', 'l.RECIPIENTS', 'l.SUBJECT'] as const),
  'l.THREAD' as const,
] as const

/** List columns, with an excerpt of the body. */
export const listed = (db: DbReader, me: Me) => ownCopies(db, me).select([...columns, 'l.TEXT'])

/** The requested copies of the user; refused if one is missing. */
export async function demandCopies(
  db: DbReader,
  me: Me,
  ids: readonly number[],
): Promise<readonly DbRow[]> {
  const rows = await ownCopies(db, me)
    .select([...columns, 'l.TEXT', 'l.HTML'])
    .where('c.ID', 'in', ids.length > 0 ? ids : [0])
    .execute()
  if (rows.length !== new Set(ids).size || ids.length === 0) throw recordNotFound()
  return rows
}

export const demandCopy = async (db: DbReader, me: Me, id: number): Promise<DbRow> =>
  (await demandCopies(db, me, [id]))[0] as DbRow

interface MailNews {
  readonly id: number
  readonly revision: number
  readonly company: string
  readonly by: number
}

/** Announces a new or changed copy to its owner's windows. */
export const announceMail = (trx: Trx, { clock }: Pick<Records, 'clock'>, news: MailNews) =>
  recordChangeEvent(trx, {
    RESOURCE: MAIL,
    RECORD_ID: String(news.id),
    VERSION: news.revision,
    tenant: news.company,
    BY: news.by,
    AT: clock().toISOString(),
  })

/** Selects the user's own copies; filters the live stream. */
export async function ownMails(db: Db, me: Me, ids: readonly string[]): Promise<Set<string>> {
  if (tenantOf(me) === null || me.ROLE === 'user') return new Set()
  const rows = await ownCopies(db.read, me)
    .select('c.ID')
    .where('c.ID', 'in', ids.map(Number))
    .execute()
  return new Set(rows.map(({ ID }) => String(ID)))
}

/** A file is open to users with a copy of its mail. */
export async function canOpenMailFile(db: Db, me: Me, file: string): Promise<boolean> {
  if (tenantOf(me) === null || me.ROLE === 'user') return false
  const row = await ownCopies(db.read, me)
    .innerJoin('_LETTER_FILE as f', 'f.LETTER_ID', 'l.ID')
    .select('c.ID')
    .where('f.FILE_ID', '=', file)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
