import { longSecret } from '../../../src/base/publicCode'
import { invitationState } from '../../../src/domain/credit/creditInvitation'
import { Refusal } from '../../base/refusal'
import { sql, type Trx } from '../../db/db'
import { fingerprint } from '../../db/fingerprint'
import type { TableSpec } from '../../db/spec'
import { system } from '../../db/tables/systemTable'
import type { NamedEffect, Records, RecordValues } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { load } from '../../read/read'
import { systemUserOf } from '../../write/rows/systemUser'

export const INVITATIONS = 'credit-invitations'
export const APPLICATIONS = 'credit-applications'
export const DOCUMENTS = 'credit-documents'

/** Maximum links of an invitation that are valid at the same time. */
const MOST_LINKS = 20
const DAY_MS = 24 * 3_600_000
const RETENTION_DAYS = 365

/** An invitation with the identity for holders of its link, in its company. */
export interface Guest {
  readonly key: number
  readonly invitation: RecordValues
}

/** Creates a link of an invitation. The secret is returned once; only its hash is stored. */
export async function makeLink({ db, clock }: Pick<Records, 'db' | 'clock'>, INVITATION: number) {
  const secret = longSecret()
  const now = clock()
  const HASH = await hashSecret(secret)
  await db.transaction(async trx => {
    const links = await trx
      .selectFrom('_INVITE_LINK')
      .select('HASH')
      .where('INVITATION', '=', INVITATION)
      .orderBy('CREATED_AT', 'desc')
      .execute()
    const spent = links.slice(MOST_LINKS - 1).map(link => String(link.HASH))
    const old = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString()
    await trx.deleteFrom('_INVITE_LINK').where('CREATED_AT', '<', old).execute()
    if (spent.length > 0) await trx.deleteFrom('_INVITE_LINK').where('HASH', 'in', spent).execute()
    await trx
      .insertInto('_INVITE_LINK')
      .values({ HASH, INVITATION, CREATED_AT: now.toISOString() })
      .execute()
  })
  return secret
}

/** Invalidates earlier links. */
export const endLinks: NamedEffect = async (trx, _request, record) => {
  const INVITATION = Number(record.ID_INVITACION)
  await trx.deleteFrom('_INVITE_LINK').where('INVITATION', '=', INVITATION).execute()
  return undefined
}

/** Invitation of a link; undefined for an unknown one. */
export async function findGuest(records: Records, secret: string): Promise<Guest | undefined> {
  if (!/^[0-9a-f]{64}$/.test(secret)) return undefined
  const link = await records.db.read
    .selectFrom('_INVITE_LINK')
    .select('INVITATION')
    .where('HASH', '=', await hashSecret(secret))
    .executeTakeFirst()
  if (!link) return undefined
  const key = Number(link.INVITATION)
  const resource = records.catalogue.get(INVITATIONS)
  const among = sql`t."_DELETED_AT" is null`
  const stored = await load(records.db.read, resource, { key, scope: among })
  return stored && { key, invitation: stored.record }
}

/** The invitation, locked within a transaction. */
export function lockInvitation(trx: Trx, records: Records, guest: Guest) {
  const { resource, me } = ownContext(records, INVITATIONS, guest)
  return load(trx, resource, { key: guest.key, scope: activeRows(resource, me), locked: true })
}

/** Locks the invitation within a transaction; 409 unless it is open. */
export async function holdOpened(trx: Trx, records: Records, guest: Guest): Promise<void> {
  const now = await lockInvitation(trx, records, guest)
  if (now?.record.ESTADO !== invitationState.opened) throw new Refusal(409, 'invitationOver')
}

const hashSecret = (secret: string) => fingerprint(`invitation ${secret}`)

/** Identity for server actions on behalf of a guest, in the inviting company. */
export const ownContext = (records: Records, name: string, { invitation }: Guest) => {
  const resource = records.catalogue.get(name)
  return { records, resource, me: systemUserOf(resource, invitation), language: 'es' as const }
}

export const invitationTables: readonly TableSpec[] = [
  /** HASH is the fingerprint of the link's secret; the secret itself is not stored. */
  system(
    '_INVITE_LINK',
    { HASH: 'text', INVITATION: 'int', CREATED_AT: 'instant' },
    { key: ['HASH'], indexes: [['INVITATION'], ['CREATED_AT']] },
  ),
  system(
    '_INVITE_DRAFT',
    { INVITATION: 'int', DRAFT: 'json', UPDATED_AT: 'instant' },
    { key: ['INVITATION'] },
  ),
]
