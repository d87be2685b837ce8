import type { Me } from '../../../src/model/access'
import { validate } from '../../../src/model/validation'
import type { Trx } from '../../db/db'
import { hashed, meValues } from '../../records/answer'
import { refuse } from '../../records/body'
import type { Asking, Values } from '../../records/context'
import { guessable } from '../../records/guessable'
import { load, notFound } from '../../records/read'
import { readScope } from '../../records/scope'
import { writeChange } from '../../records/writeChange'
import type { AccountContext } from './accountContext'
import { clerkFor } from './makeAccount'

interface Change {
  readonly userId: number
  /** As typed in: a password's rules are about itself, not about its hash. */
  readonly values: Values
  /** What must happen with it or not at all. */
  readonly also?: (trx: Trx) => Promise<unknown>
}

/**
 * What a person proves or chooses for their own account, whatever their role may edit: checked by
 * the schema and written with its history, in one transaction.
 */
export async function changeAccount(context: AccountContext, { userId, values, also }: Change) {
  const asking = askingOf(context, clerkFor(userId))
  const { resource, me, records } = asking
  const names = new Set(Object.keys(values))
  const stored = await hashed(asking, values)
  await records.db.transaction(async trx => {
    const among = readScope(resource, me)
    const locked = records.db.dialect === 'postgres'
    const loaded = await load(trx, resource, { key: userId, among, locked })
    if (!loaded) throw notFound()
    const checked = { ...loaded.record, ...values }
    const errors = validate(resource, checked, {
      me: meValues(asking),
      writable: names,
      changed: names,
    })
    const easy = guessable(resource, checked, names)
    if (Object.keys({ ...easy, ...errors }).length > 0) refuse({ ...easy, ...errors })
    const record = { ...loaded.record, ...stored }
    await writeChange(trx, asking, { loaded, record, action: 'update' })
    await also?.(trx)
  })
}

function askingOf({ clock, db, catalogue, tables, hash }: AccountContext, me: Me): Asking {
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  return { records, resource: catalogue.get('users'), me, language: 'en' }
}
