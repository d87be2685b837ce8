import type { AccountContext } from '../auth/accountContext'
import type { Log } from '../base/log'
import type { Trx } from '../db/db'
import { enqueueCall } from '../outbox/enqueueCall'
import type { Handlers } from '../outbox/outbox'
import type { RecordValues } from '../query/requestContext'

const CALL = 'account.changed'

/** Fields that decide role and sign-in of a user; a business adds those of its scope. */
const rights = ['EMAIL', 'PASSWORD', 'ROLE', 'ACTIVE']

type Values = RecordValues
interface Change {
  readonly by: number
  readonly person: number
  readonly before: Values | undefined
  readonly after: Values | undefined
}

/**
 * Adds an entry for the security log to the transaction of the change, so that a rollback removes it. It
 * contains field names and role codes only.
 */
export async function leaveAccountChange(
  trx: Trx,
  context: Pick<AccountContext, 'db' | 'clock' | 'business'>,
  { by, person, before, after }: Change,
) {
  const isSame = (name: string) =>
    JSON.stringify(before?.[name] ?? null) === JSON.stringify(after?.[name] ?? null)
  const scope = context.business?.accountScope ?? []
  const changed = [...rights, ...scope].filter(name => !isSame(name))
  const act = !before ? 'create' : !after ? 'delete' : 'update'
  if (act === 'update' && changed.length === 0) return
  const roles = isSame('ROLE') ? {} : { from: before?.ROLE ?? null, to: after?.ROLE ?? null }
  const at = context.clock().toISOString()
  await enqueueCall(trx, context, { name: CALL, body: { at, by, person, act, changed, ...roles } })
}

/** Writes the entries to the security log after commit. */
export const accountChangeLines = ({ log }: { readonly log: Log }): Handlers => ({
  [CALL]: async ({ body }) => {
    const { at: happened, ...rest } = body
    log.security('accountChanged', { happened, ...rest })
    return { told: true }
  },
})
