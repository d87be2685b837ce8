import { leaveCall } from '../../db/leaveCall'
import type { Log } from '../../log'
import type { Handlers } from '../../outbox/outbox'
import type { AfterWrite, Records, Values } from '../../records/context'
import { same } from '../../records/history'

const CALL = 'account.shared'

/** Who reads and changes it besides its owner. */
const lists = ['LEEN_ROLES', 'LEEN', 'EDITAN_ROLES', 'EDITAN']
/** What a folder around it decides as well. */
const sharing = ['PROPIETARIO', 'CARPETA', ...lists]

/**
 * Leaves a line for the security log where somebody changes who may see a folder or a file, in the
 * transaction of the change. What only follows the folder around it is told with that one.
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
    await leaveCall(trx, { clock, db }, { name: CALL, body })
  }

const namesFor = (isNew: boolean, follows: boolean) => {
  if (isNew) return follows ? [] : lists
  return follows ? ['CARPETA'] : sharing
}

/** No list is an empty one. */
const valueAt = (values: Values | undefined, name: string) => {
  const value = values?.[name] ?? null
  return Array.isArray(value) && value.length === 0 ? null : value
}

/** Writes those lines once the changes are kept. */
export const sharingLines = ({ log }: { readonly log: Log }): Handlers => ({
  [CALL]: async ({ body }) => {
    const { at: happened, ...told } = body
    log.security('shared', { happened, ...told })
    return { told: true }
  },
})
