import { systemUserAs } from '../../../src/model/access/systemUser'
import type { Catalogue } from '../../../src/model/fields/resource'
import type { Db } from '../../db/db'
import type { TableSpec } from '../../db/spec'
import { preparedCreate } from '../../write/create'

interface ContactContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly tables: readonly TableSpec[]
  readonly clock: () => Date
  readonly hash: { hash(password: string): Promise<string> }
}

/** Identity for messages of visitors; used for nothing else. */
const visitor = () => systemUserAs('10')

export const MESSAGES = 'contact-messages'

/**
 * Creates a record from the contact form, validated by its schema. @param admit called for a valid message
 * before it is stored; throws to refuse
 */
export async function receiveMessage(
  { db, catalogue, tables, clock, hash }: ContactContext,
  body: Readonly<Record<string, unknown>>,
  admit: (email: string) => Promise<void>,
) {
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  const resource = catalogue.get(MESSAGES)
  const request = { records, resource, me: visitor(), language: 'es' as const }
  const create = await preparedCreate(request, body)
  await admit(typeof body.EMAIL === 'string' ? body.EMAIL : '')
  await db.transaction(create)
}
