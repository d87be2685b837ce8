import { tenantOf } from '../../src/base/business'
import type { Trx } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import { type IdempotentRequest, once } from '../write/idempotency'
import type { AppRequest } from './appContext'
import { readIdempotencyKey } from './preconditions'

type Caller = Pick<RequestContext, 'me' | 'records'>

/** Idempotency of a request: key, address and company identify it. */
export const intentionOf = (
  c: AppRequest,
  { me, records }: Caller,
  body: unknown,
): IdempotentRequest => ({
  key: readIdempotencyKey(c),
  userId: me.ID,
  route: `${c.req.method} ${c.req.path} ${tenantOf(me) ?? ''}`,
  body,
  now: records.clock(),
})

interface OnceRequest<T> {
  readonly body: object
  readonly work: (trx: Trx) => Promise<T>
  /** Keeps the key for ever. */
  readonly forever?: true
}

/** Runs the work once per key; repeated requests get the same answer. */
export async function runOnce<T>(
  c: AppRequest,
  caller: Caller,
  { body, work, forever }: OnceRequest<T>,
) {
  const intention = { ...intentionOf(c, caller, body), ...(forever && { forever }) }
  const done = await once(caller.records.db, intention, async trx => ({
    status: 200,
    body: (await work(trx)) ?? {},
  }))
  return done.body as T
}
