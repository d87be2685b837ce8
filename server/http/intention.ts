import { tenantOf } from '../../src/base/business'
import type { Trx } from '../db/db'
import type { RequestContext } from '../query/requestContext'
import { once } from '../write/idempotency'
import type { AppRequest } from './appContext'
import { readIdempotencyKey } from './preconditions'

interface OnceRequest<T> {
  readonly body: unknown
  readonly work: (trx: Trx) => Promise<T>
  /** Keeps the key for ever. */
  readonly forever?: boolean
  /** Identifies the request in place of its address. */
  readonly path?: string
}

/** Runs the work once per key, address and company; repeated requests get the same answer. */
export async function runOnce<T>(
  c: AppRequest,
  { me, records }: Pick<RequestContext, 'me' | 'records'>,
  { body, work, forever = false, path = c.req.path }: OnceRequest<T>,
) {
  const request = {
    key: readIdempotencyKey(c),
    userId: me.ID,
    route: `${c.req.method} ${path} ${tenantOf(me) ?? ''}`,
    body,
    now: records.clock(),
    forever,
  }
  return once(records.db, request, async trx => (await work(trx)) ?? ({} as T))
}
