import type { Me } from '../../../src/model/access'
import type { Db, Trx } from '../../db/db'
import { sql } from '../../db/fragment'
import type { Asking } from '../../records/context'
import { load, notFound } from '../../records/read'
import { readScope } from '../../records/scope'
import { FILES, FOLDERS, type FoldersAsking } from './foldersAsking'

/** As many as are kept for one person; the first ones go. */
const MOST = 500

export interface Stars {
  readonly folders: readonly number[]
  readonly files: readonly number[]
}

/** What somebody marked to find it again, the latest first; only they see it. */
export async function starsOf(db: Db['read'], me: Me): Promise<Stars> {
  const rows = await db
    .selectFrom('_STAR')
    .select(['RESOURCE', 'RECORD_ID'])
    .where('USER_ID', '=', me.ID)
    .where('EMPRESA', '=', me.EMPRESA ?? '')
    .orderBy('AT', 'desc')
    .limit(MOST)
    .execute()
  const of = (name: string) =>
    rows.filter(({ RESOURCE }) => RESOURCE === name).map(({ RECORD_ID }) => Number(RECORD_ID))
  return { folders: of(FOLDERS), files: of(FILES) }
}

export interface Starring {
  readonly what: keyof FoldersAsking
  readonly id: number
  readonly starred: boolean
}

/** Marks it or takes the mark away, as often as it is said; 404 for what they may not see. */
export async function star(trx: Trx, asking: FoldersAsking, { what, id, starred }: Starring) {
  const { resource, me, records } = asking[what]
  if (starred) await demandSeen(trx, asking[what], id)
  const which = { USER_ID: me.ID, RESOURCE: resource.name, RECORD_ID: id }
  if (!starred) {
    await trx
      .deleteFrom('_STAR')
      .where(eb => eb.and(which))
      .execute()
    return
  }
  const row = { ...which, EMPRESA: me.EMPRESA ?? '', AT: records.clock().toISOString() }
  await sql`${sql.into('_STAR', row)} on conflict do nothing`.execute(trx)
}

async function demandSeen(trx: Trx, { resource, me }: Asking, key: number) {
  if (!(await load(trx, resource, { key, among: readScope(resource, me) }))) throw notFound()
}
