import { adminRole, business } from '../../src/base/business'
import type { Me } from '../../src/model/access/access'
import { systemUserAs } from '../../src/model/access/systemUser'
import type { AccountContext } from '../auth/accountContext'
import { Refusal } from '../base/refusal'
import type { RecordValues } from '../query/requestContext'
import { preparedCreate } from '../write/create'

/** Identity with all rights, for creating an account; request bodies never decide rights. */
export const clerkFor = (userId: number): Me => ({
  ...systemUserAs(adminRole()),
  ID: userId,
  GROUP: true,
})

/** Creates an account like any record. Returns its number. */
export const createAccount = async (context: AccountContext, values: RecordValues) =>
  Number((await createAsSystem(context, { resource: 'users', values })).ID)

interface NewRecord {
  readonly resource: string
  readonly values: RecordValues
  /** Its author. @default nobody */
  readonly author?: number
  /** Tenant of a record with `tenant: true`. */
  readonly tenant?: string
}

/** Creates a record with all rights: accounts, and invented data of a business. */
export async function createAsSystem(
  context: AccountContext,
  { resource, values, author = 0, tenant }: NewRecord,
) {
  const { clock, db, catalogue, tables, hash } = context
  const records = { db, catalogue, tables, clock, hash: hash.hash, afterWrite: {} }
  const request = {
    records,
    resource: catalogue.get(resource),
    me: { ...clerkFor(author), ...ofTenant(tenant) },
    language: 'en' as const,
  }
  try {
    return await db.transaction(await preparedCreate(request, values))
  } catch (error) {
    if (error instanceof Refusal) refused.set(error, { resource, values })
    throw error
  }
}

const refused = new WeakMap<object, NewRecord>()
/** The record that a refusal of `createAsSystem` is about. */
export const refusedRecord = (refusal: Refusal) => refused.get(refusal)

/** User attributes of a person who works in this tenant. */
function ofTenant(chosen: string | undefined) {
  const { tenant } = business()
  return tenant && chosen !== undefined ? { [tenant.column]: chosen, [tenant.list]: [chosen] } : {}
}
