import { same } from '../../audit/writeHistory'
import type { Log } from '../../base/log'
import { enqueueCall } from '../../outbox/enqueueCall'
import type { Handlers } from '../../outbox/outbox'
import type { AfterWrite, Records, RecordValues } from '../../query/requestContext'

const CALL = 'account.shared'

/** Users and roles with access besides the owner. */
const lists = ['LEEN_ROLES', 'LEEN', 'EDITAN_ROLES', 'EDITAN']
/** Fields that affect access, including the parent folder. */
const sharing = ['PROPIETARIO', 'CARPETA', ...lists]

/**
 * Adds an entry for the security log when access to a folder or file changes, in the transaction of the
 * change. Inherited changes are covered by the entry of their parent.
 */
export const noteSharing =
  (records: () => Records, resource: string): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    if (!after) return
    const follows = after.HEREDA === true && after.CARPETA !== null
    const changed = namesFor(before === undefined, follows).filter(
      name => !same(valueAt(before, name), valueAt(after, name)),
    )
    if (changed.length === 0) return
    const { clock, db } = records()
    const body = { at: clock().toISOString(), by: me.ID, resource, record: key, changed }
    await enqueueCall(trx, { clock, db }, { name: CALL, body })
  }

const namesFor = (isNew: boolean, follows: boolean) => {
  if (isNew) return follows ? [] : lists
  return follows ? ['CARPETA'] : sharing
}

/** A missing list equals an empty one. */
const valueAt = (values: RecordValues | undefined, name: string) => {
  const value = values?.[name] ?? null
  return Array.isArray(value) && value.length === 0 ? null : value
}

/** Writes the entries to the security log after commit. */
export const sharingLines = ({ log }: { readonly log: Log }): Handlers => ({
  [CALL]: async ({ body }) => {
    const { at: happened, ...rest } = body
    log.security('shared', { happened, ...rest })
    return { told: true }
  },
})
