import type { Me } from '../../../src/model/access'
import type { Db, Row, Trx } from '../../db/db'
import { announce } from '../../records/announce'
import type { Records } from '../../records/context'
import { notFound } from '../../records/read'
import { companyOf, MAIL } from './mailReader'

/** The reader's own copies with what was written; nobody finds another's. */
export const ownCopies = (db: Db['read'] | Trx, me: Me) =>
  db
    .selectFrom('_LETTER_COPY as c')
    .innerJoin('_LETTER as l', 'l.ID', 'c.LETTER_ID')
    .where('c.USER_ID', '=', me.ID)
    .where('c.EMPRESA', '=', companyOf(me))

const columns = [
  ...(['c.ID', 'c.LETTER_ID', 'c.FOLDER', 'c.UNREAD', 'c.STARRED', 'c.IMPORTANT'] as const),
  ...(['c.REV', 'c.AT', 'l.SENDER', 'l.STATE', 'l.TURN', 'l.RECIPIENTS', 'l.SUBJECT'] as const),
  'l.THREAD' as const,
] as const

/** What a list shows: the body stays where it is, but for its beginning. */
export const listed = (db: Db['read'] | Trx, me: Me) =>
  ownCopies(db, me).select([...columns, 'l.TEXT'])

/** Some of one's own copies, all of them or none. */
export async function demandCopies(
  db: Db['read'] | Trx,
  me: Me,
  ids: readonly number[],
): Promise<readonly Row[]> {
  const rows = await ownCopies(db, me)
    .select([...columns, 'l.TEXT', 'l.HTML'])
    .where('c.ID', 'in', ids.length > 0 ? ids : [0])
    .execute()
  if (rows.length !== new Set(ids).size || ids.length === 0) throw notFound()
  return rows
}

export const demandCopy = async (db: Db['read'] | Trx, me: Me, id: number): Promise<Row> =>
  (await demandCopies(db, me, [id]))[0] as Row

interface Told {
  readonly id: number
  readonly revision: number
  readonly company: string
  readonly by: number
}

/** Tells the windows of whoever has this copy that it is new or changed. */
export const tell = (trx: Trx, { clock }: Pick<Records, 'clock'>, told: Told) =>
  announce(trx, {
    RESOURCE: MAIL,
    RECORD_ID: String(told.id),
    VERSION: told.revision,
    EMPRESA: told.company,
    BY: told.by,
    AT: clock().toISOString(),
  })

/** Of these copies those the person has: what the live stream tells them of. */
export async function ownMails(db: Db, me: Me, ids: readonly string[]): Promise<Set<string>> {
  if (me.EMPRESA === null || me.ROLE === 'user') return new Set()
  const rows = await ownCopies(db.read, me)
    .select('c.ID')
    .where('c.ID', 'in', ids.map(Number))
    .execute()
  return new Set(rows.map(({ ID }) => String(ID)))
}

/** A file is open to whoever has a mail that carries it. */
export async function mayOpenMailFile(db: Db, me: Me, file: string): Promise<boolean> {
  if (me.EMPRESA === null || me.ROLE === 'user') return false
  const row = await ownCopies(db.read, me)
    .innerJoin('_LETTER_FILE as f', 'f.LETTER_ID', 'l.ID')
    .select('c.ID')
    .where('f.FILE_ID', '=', file)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
