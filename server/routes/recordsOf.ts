import { endSessionsOf } from '../areas/account/sessions'
import { demandCreditLine, findCreditLine } from '../areas/devices/creditLine'
import { checkSerial } from '../areas/devices/load'
import { checkLoaded } from '../areas/devices/loaded'
import { fileName } from '../areas/files/fileName'
import { keepFile } from '../areas/folders/afterFile'
import { keepFolder } from '../areas/folders/afterFolder'
import { endLinks } from '../areas/invite/links'
import { forgetDraft } from '../areas/invite/papers'
import { saleFacts } from '../areas/service/cover'
import { demandKept, demandOneInTime, holdLate } from '../areas/tracking/recentMarks'
import { demandWorkingHours } from '../areas/tracking/workingHours'
import type { AfterWrite, Records } from '../records/context'
import { Refusal } from '../refusal'
import { type AppContext, quotaOf } from './context'

/** What generated routes stand on, with what the platform itself must do when certain records change. */
export function recordsOf(context: AppContext): Records {
  const records: Records = {
    db: context.db,
    catalogue: context.catalogue,
    tables: context.tables,
    clock: context.clock,
    hash: context.hash.hash,
    ...(context.fileVersions !== undefined && { fileVersions: context.fileVersions }),
    afterWrite: {
      users: endSessions,
      serials: checkSerial(() => records),
      invoices: checkLoaded(() => records),
      folders: keepFolder(() => records),
      'shared-files': keepFile({
        records: () => records,
        quota: quotaOf(context),
        nameOf: fileName,
      }),
      positions: demandWorkingHours(() => records),
      'attendance-marks': demandOneInTime(() => records),
      'mark-corrections': demandKept(() => records),
    },
    beforeCreate: { 'warranty-orders': saleFacts, 'attendance-marks': holdLate },
    effects: {
      lineaFacturada: findCreditLine,
      lineaPorAcreditar: demandCreditLine,
      cerrarEnlaces: endLinks,
      olvidarBorrador: forgetDraft,
    },
  }
  return records
}

/**
 * A changed password, role or suspension ends that person's sessions at once (safety.md 6). Nobody
 * suspends, demotes or deletes the account they work with: an administrator always remains.
 */
const endSessions: AfterWrite = async (trx, { me, key, before, after }) => {
  const changed = (name: string) => before !== undefined && before[name] !== after?.[name]
  if (key === me.ID && (changed('ROLE') || changed('ACTIVE'))) throw new Refusal(409, 'ownRights')
  if (['ROLE', 'PASSWORD', 'ACTIVE'].some(changed)) await endSessionsOf(trx, Number(key))
}
