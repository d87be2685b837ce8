import type { Me } from '../../src/model/access/access'
import { recordChangeEvent } from '../audit/changeEvents'
import type { DbRow, Trx } from '../db/db'
import { quoteName } from '../db/names'
import type { AccountContext, AccountSession } from './accountContext'
import { inCompany, isCurrentSecond, type Person, readPerson } from './person'
import { badToken, type Claims, signToken } from './token'
import { usersTable } from './usersTable'

const REMEMBERED = 10_000

/** Opens a session and returns its token. `agent` is the browser's user agent. */
export async function openSession(
  context: AccountContext,
  userId: number,
  agent = '',
): Promise<string> {
  const { db, clock, tokenMinutes } = context
  const now = clock()
  const id = crypto.randomUUID()
  const expires = new Date(now.getTime() + tokenMinutes * 60_000)
  await db.write
    .insertInto('_SESSION')
    .values({
      ID: id,
      USER_ID: userId,
      CREATED_AT: now.toISOString(),
      EXPIRES_AT: expires.toISOString(),
      AGENT: agent.slice(0, 200),
    })
    .execute()
  return signToken(context, { id, userId })
}

/** Ends a session, also its live streams; returns whether there was one. */
export const endSession = (
  { db, clock }: AccountContext,
  { id, userId }: Pick<AccountSession, 'id' | 'userId'>,
) =>
  db.transaction(async trx => {
    const { numDeletedRows } = await trx
      .deleteFrom('_SESSION')
      .where('ID', '=', id)
      .where('USER_ID', '=', userId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    const event = { RESOURCE: '_SESSION', RECORD_ID: id, VERSION: 1, BY: userId, tenant: null }
    await recordChangeEvent(trx, { ...event, AT: clock().toISOString() })
    return true
  })

/** Ends sessions of a browser that received a new token. */
export async function endReplaced({ db }: AccountContext, ids: readonly (string | undefined)[]) {
  const ended = ids.filter(id => id !== undefined)
  if (ended.length > 0) await db.write.deleteFrom('_SESSION').where('ID', 'in', ended).execute()
}

/** Ends all sessions of a user, after a new password or role, a suspension or a deletion. */
export const endSessionsOf = (trx: Trx, userId: number, but = '') =>
  trx.deleteFrom('_SESSION').where('USER_ID', '=', userId).where('ID', '<>', but).execute()

/** Active sessions of a user, newest first. */
export const sessionsOf = ({ db, clock }: AccountContext, userId: number) =>
  db.read
    .selectFrom('_SESSION')
    .select(['ID', 'CREATED_AT', 'EXPIRES_AT', 'AGENT'])
    .where('USER_ID', '=', userId)
    .where('EXPIRES_AT', '>', clock().toISOString())
    .orderBy('CREATED_AT', 'desc')
    .limit(50)
    .execute()

/**
 * User by session and company. The session is read on each request; the user only when the version of their
 * record changes.
 */
export function sessionReader(context: AccountContext, rowOf = oneByOne(context)) {
  const { clock } = context
  const known = new Map<string, Person>()
  return async (claims: Claims, company: string | undefined): Promise<Me> => {
    const row = await rowOf(claims.id)
    if (!row || Number(row.USER_ID) !== claims.userId || !isOpen(row, clock())) throw badToken()
    let person = known.get(claims.id)
    const isStale = person?.version !== row._VERSION
    if (!person || isStale || !(await isCurrentSecond(context, person))) {
      person = await readPerson(context, claims.userId)
      if (!person) throw badToken()
      if (known.size >= REMEMBERED) known.clear()
      known.set(claims.id, person)
    }
    return inCompany(person, company, clock())
  }
}

type RowOf = (id: string) => Promise<DbRow | undefined>

const rowsQuery = ({ catalogue }: AccountContext) =>
  `select s."ID", s."USER_ID", s."EXPIRES_AT", u."_VERSION", u."ACTIVE", u."_DELETED_AT" from "_SESSION" s` +
  ` join ${quoteName(usersTable(catalogue).users)} u on u."ID" = s."USER_ID" where s."ID"`

function oneByOne(context: AccountContext): RowOf {
  const { db } = context
  const query = `${rowsQuery(context)} = ${db.dialect === 'sqlite' ? '?' : '$1'}`
  return async id => (await db.all<DbRow>(query, [id]))[0]
}

/** Combines concurrent lookups into one query, because an event wakes every stream. */
export function manyAtOnce(context: AccountContext): RowOf {
  const { db } = context
  let asked: { readonly ids: Set<string>; readonly rows: Promise<ReadonlyMap<string, DbRow>> }
  let isGathering = false
  const read = async (ids: ReadonlySet<string>) => {
    await new Promise(setImmediate)
    isGathering = false
    const marks = [...ids].map((_, at) => (db.dialect === 'sqlite' ? '?' : `$${at + 1}`))
    const rows = await db.all<DbRow>(`${rowsQuery(context)} in (${marks})`, [...ids])
    return new Map(rows.map(row => [String(row.ID), row]))
  }
  return async id => {
    if (!isGathering) {
      isGathering = true
      const ids = new Set<string>()
      asked = { ids, rows: read(ids) }
    }
    asked.ids.add(id)
    const { rows } = asked
    return (await rows).get(id)
  }
}

const isOpen = (row: DbRow, now: Date) =>
  String(row.EXPIRES_AT) > now.toISOString() &&
  row._DELETED_AT === null &&
  row.ACTIVE !== false &&
  row.ACTIVE !== 0
