import type { Intention } from '../idempotency'
import type { Asking } from '../records/context'
import type { AppRequest } from './context'
import { readIdempotencyKey } from './preconditions'

/** What the caller means to do once, by the key they gave it; the same address and company is the same deed. */
export const intentionOf = (c: AppRequest, { me, records }: Asking, body: unknown): Intention => ({
  key: readIdempotencyKey(c),
  userId: me.ID,
  route: `${c.req.method} ${c.req.path} ${me.EMPRESA ?? ''}`,
  body,
  now: records.clock(),
})
