import { everyList } from '../../src/base/business'
import { fold } from '../../src/base/fold'
import { type Me, policyOf } from '../../src/model/access/access'
import { Refusal } from '../base/refusal'
import type { DbRow } from '../db/db'
import type { RecordDraft } from '../query/requestContext'
import type { AccountContext } from './accountContext'
import { usersTable } from './usersTable'

/** The user's own account: readable fields, without the password. */
export async function readUser({ db, catalogue }: AccountContext, me: Me) {
  const resource = catalogue.get('users')
  const row = await db.read
    .selectFrom(resource.table)
    .selectAll()
    .where('ID', '=', me.ID)
    .executeTakeFirst()
  if (!row) throw new Refusal(404, 'notFound')
  const { readable } = policyOf(resource, me)
  const user: RecordDraft = {
    ...Object.fromEntries(everyList().map(name => [name, me[name]])),
    TERMS_VERSION: row.TERMS_VERSION ?? null,
  }
  for (const field of resource.fields.values()) {
    if (field.store === null || field.isSecret || !readable.has(field.name)) continue
    const stored = row[field.name] as Parameters<typeof field.fromStore>[0] | undefined
    user[field.name] = stored === null || stored === undefined ? null : field.fromStore(stored)
  }
  return user
}

export async function emailOf({ db, catalogue }: AccountContext, userId: number): Promise<string> {
  const { EMAIL } = await db.read
    .selectFrom(usersTable(catalogue).users)
    .select('EMAIL')
    .where('ID', '=', userId)
    .executeTakeFirstOrThrow()
  return String(EMAIL)
}

/** Active account of an e-mail address, ignoring case. */
export async function findByEmail(
  { db, catalogue }: AccountContext,
  email: string,
): Promise<DbRow | undefined> {
  const row = await db.read
    .selectFrom(usersTable(catalogue).users)
    .select(['ID', 'EMAIL', 'PASSWORD', 'ACTIVE'])
    .where('EMAIL_F', '=', fold(email))
    .where('_DELETED_AT', 'is', null)
    .executeTakeFirst()
  return String(row?.EMAIL).toLowerCase() === email.trim().toLowerCase() ? row : undefined
}
