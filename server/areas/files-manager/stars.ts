import { tenantOf } from '../../../src/base/business'
import type { Chosen, starFile } from '../../../src/contracts/filesManager'
import type { Me } from '../../../src/model/access/access'
import type { InputOf } from '../../../src/model/route/defineRoute'
import { type Db, sql, type Trx } from '../../db/db'
import { system } from '../../db/tables/systemTable'
import type { RequestContext } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { load, recordNotFound } from '../../read/read'
import { FILES, FOLDERS, type FoldersContext } from './foldersContext'

export const starTable = system(
  '_STAR',
  { USER_ID: 'int', RESOURCE: 'text', RECORD_ID: 'int', EMPRESA: 'text', AT: 'instant' },
  { key: ['USER_ID', 'RESOURCE', 'RECORD_ID'] },
)

/** Maximum stars of a user; the oldest are removed. */
const MOST = 500

/** The user's stars, latest first. */
export async function readStars(db: Db['read'], me: Me): Promise<Chosen> {
  const rows = await db
    .selectFrom('_STAR')
    .select(['RESOURCE', 'RECORD_ID'])
    .where(eb => eb.and({ USER_ID: me.ID, EMPRESA: tenantOf(me) ?? '' }))
    .orderBy('AT', 'desc')
    .limit(MOST)
    .execute()
  const inResource = (name: string) =>
    rows.filter(({ RESOURCE }) => RESOURCE === name).map(({ RECORD_ID }) => Number(RECORD_ID))
  return { folders: inResource(FOLDERS), files: inResource(FILES) }
}

type Starring = InputOf<typeof starFile>['body']

/** Sets or removes a star. Repeatable; 404 for entries the user may not see. */
export async function star(trx: Trx, request: FoldersContext, { what, id, starred }: Starring) {
  const { resource, me, records } = request[what]
  if (starred) await requireVisible(trx, request[what], id)
  const which = { USER_ID: me.ID, RESOURCE: resource.name, RECORD_ID: id }
  if (!starred) {
    await trx
      .deleteFrom('_STAR')
      .where(eb => eb.and(which))
      .execute()
    return
  }
  const row = { ...which, EMPRESA: tenantOf(me) ?? '', AT: records.clock().toISOString() }
  await sql`${sql.into('_STAR', row)} on conflict do nothing`.execute(trx)
}

async function requireVisible(trx: Trx, { resource, me }: RequestContext, key: number) {
  if (!(await load(trx, resource, { key, scope: readScope(resource, me) }))) throw recordNotFound()
}
