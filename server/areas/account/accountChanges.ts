import type { Trx } from '../../db/db'
import { leaveCall } from '../../db/leaveCall'
import type { Log } from '../../log'
import type { Handlers } from '../../outbox/outbox'
import type { AccountContext } from './accountContext'

const CALL = 'account.changed'

/** What a person may do, where, and how they prove who they are. */
const rights = [
  'EMAIL',
  'PASSWORD',
  'ROLE',
  'ACTIVE',
  'COMPANY',
  'EMPRESA',
  'EMPRESAS',
  'WAREHOUSE',
  'CARD_CODE',
  'JEFE',
] as const

type Values = Readonly<Record<string, unknown>>
interface Change {
  /** Who changed it. */
  readonly by: number
  readonly person: number
  readonly before: Values | undefined
  readonly after: Values | undefined
}

/**
 * Leaves a line for the security log in the transaction of the change: a change that is taken back, or
 * only rehearsed, is none. Only names of fields are told, and codes of roles.
 */
export async function leaveAccountChange(
  trx: Trx,
  context: Pick<AccountContext, 'db' | 'clock'>,
  { by, person, before, after }: Change,
) {
  const isSame = (name: string) =>
    JSON.stringify(before?.[name] ?? null) === JSON.stringify(after?.[name] ?? null)
  const changed = rights.filter(name => !isSame(name))
  const act = !before ? 'create' : !after ? 'delete' : 'update'
  if (act === 'update' && changed.length === 0) return
  const roles = isSame('ROLE') ? {} : { from: before?.ROLE ?? null, to: after?.ROLE ?? null }
  const at = context.clock().toISOString()
  await leaveCall(trx, context, { name: CALL, body: { at, by, person, act, changed, ...roles } })
}

/** Writes those lines once the changes are kept. */
export const accountChangeLines = ({ log }: { readonly log: Log }): Handlers => ({
  [CALL]: async ({ body }) => {
    const { at: happened, ...told } = body
    log.security('accountChanged', { happened, ...told })
    return { told: true }
  },
})
