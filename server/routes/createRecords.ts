import { checkFeatures, checkNamed } from '../../src/model/check/checkNamed'
import { leaveAccountChange } from '../account/accountChanges'
import { endSessionsOf } from '../auth/sessions'
import { Refusal } from '../base/refusal'
import type { AppContext } from '../http/appContext'
import type { AfterWrite, Records } from '../query/requestContext'
import { inOrder } from '../write/inTurn'

/** Dependencies of generated routes, with the work of accounts and of the business around writes. */
export function createRecords(context: AppContext): Records {
  const hooks = context.business.writeHooks?.(context, () => records)
  const records: Records = {
    db: context.db,
    catalogue: context.catalogue,
    tables: context.tables,
    clock: context.clock,
    hash: context.hash.hash,
    ...(context.fileVersions !== undefined && { fileVersions: context.fileVersions }),
    ...(context.unconnected && { unconnected: context.unconnected }),
    ...hooks,
    afterWrite: {
      ...hooks?.afterWrite,
      users: inOrder(followAccount(context), hooks?.afterWrite?.users),
    },
  }
  checkFeatures(records.catalogue, context.business.features)
  checkNamed(records.catalogue, 'handler', Object.keys(records.effects ?? {}))
  return records
}

/**
 * Ends a user's sessions after a change of password or role, or a suspension. Users cannot suspend, demote
 * or delete their own account, so that an administrator remains.
 */
const followAccount =
  (context: AppContext): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    const changed = (name: string) => before !== undefined && before[name] !== after?.[name]
    if (key === me.ID && (changed('ROLE') || changed('ACTIVE'))) throw new Refusal(409, 'ownRights')
    if (['ROLE', 'PASSWORD', 'ACTIVE'].some(changed)) await endSessionsOf(trx, Number(key))
    await leaveAccountChange(trx, context, { by: me.ID, person: Number(key), before, after })
  }
