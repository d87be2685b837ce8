import { nobodyAs } from '../../../src/model/nobody'
import type { Catalogue } from '../../../src/model/resource'
import type { Db } from '../../db/db'
import type { TableSpec } from '../../db/spec'
import { preparedCreate } from '../../records/create'
import { refuseUnknown } from '../../refusal'

interface ContactContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly tables: readonly TableSpec[]
  readonly clock: () => Date
  readonly hash: { hash(password: string): Promise<string> }
}

/** Writes down what a visitor says: nobody is signed in, and nobody's rights are used for more than this. */
const visitor = nobodyAs('10')

export const MESSAGES = 'contact-messages'
const asked = ['TEMA', 'NOMBRE', 'EMAIL', 'TELEFONO', 'MENSAJE']

/**
 * A message of the contact form becomes a record, checked by its schema as any other.
 * @param admit asked once the message is found well-formed, before it is kept; refuses by throwing
 */
export async function receiveMessage(
  { db, catalogue, tables, clock, hash }: ContactContext,
  body: Readonly<Record<string, unknown>>,
  admit: (email: string) => Promise<void>,
) {
  refuseUnknown(body, asked)
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  const resource = catalogue.get(MESSAGES)
  const asking = { records, resource, me: visitor, language: 'es' as const }
  const create = await preparedCreate(asking, body)
  await admit(typeof body.EMAIL === 'string' ? body.EMAIL : '')
  await db.transaction(create)
}
