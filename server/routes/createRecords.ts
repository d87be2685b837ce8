import { runsNamed } from '../../src/model/access/calls'
import { SchemaError } from '../../src/model/check/catalogue'
import { unknown } from '../../src/model/words/mistake'
import { leaveAccountChange } from '../areas/account/accountChanges'
import { demandCreditLine, findCreditLine } from '../areas/devices/creditLine'
import { checkSerial } from '../areas/devices/load'
import { checkLoaded } from '../areas/devices/loaded'
import { keepFile } from '../areas/folders/afterFile'
import { keepFolder } from '../areas/folders/afterFolder'
import { FILES, FOLDERS } from '../areas/folders/foldersContext'
import { noteSharing } from '../areas/folders/noteSharing'
import { endLinks } from '../areas/invite/links'
import { forgetDraft } from '../areas/invite/papers'
import { saleFacts } from '../areas/service/cover'
import { companyMargin, proposeTerm, spreadMargin } from '../areas/terms/terms'
import { demandKept, demandOneInTime, holdLate } from '../areas/tracking/recentMarks'
import { demandWorkingHours } from '../areas/tracking/workingHours'
import { endSessionsOf } from '../auth/sessions'
import { Refusal } from '../base/refusal'
import { fileName } from '../files/fileName'
import { type AppContext, quotaOf } from '../http/appContext'
import type { AfterWrite, Records } from '../query/requestContext'

/** Dependencies of generated routes, with platform effects on certain records. */
export function createRecords(context: AppContext): Records {
  const records: Records = {
    db: context.db,
    catalogue: context.catalogue,
    tables: context.tables,
    clock: context.clock,
    hash: context.hash.hash,
    ...(context.fileVersions !== undefined && { fileVersions: context.fileVersions }),
    ...(context.unconnected && { unconnected: context.unconnected }),
    afterWrite: {
      users: followAccount(context),
      serials: checkSerial(() => records),
      invoices: checkLoaded(() => records),
      companies: spreadMargin(() => records),
      folders: inTurn(
        noteSharing(() => records, FOLDERS),
        keepFolder(() => records),
      ),
      'shared-files': inTurn(
        noteSharing(() => records, FILES),
        keepFile({ records: () => records, quota: quotaOf(context), nameOf: fileName }),
      ),
      positions: demandWorkingHours(() => records),
      'attendance-marks': demandOneInTime(() => records),
      'mark-corrections': demandKept(() => records),
    },
    beforeCreate: {
      invoices: proposeTerm,
      clients: companyMargin,
      'warranty-orders': saleFacts,
      'attendance-marks': holdLate,
    },
    effects: {
      lineaFacturada: findCreditLine,
      lineaPorAcreditar: demandCreditLine,
      cerrarEnlaces: endLinks,
      olvidarBorrador: forgetDraft,
    },
  }
  checkRuns(records)
  return records
}

const inTurn =
  (...works: readonly AfterWrite[]): AfterWrite =>
  async (trx, written) => {
    for (const work of works) await work(trx, written)
  }

/** Checks at start that the server has every function the schemas run. */
function checkRuns({ catalogue, effects = {} }: Records) {
  const known = Object.keys(effects)
  const problems = [...catalogue.resources.values()].flatMap(resource =>
    [...runsNamed(resource)]
      .filter(run => !known.includes(run))
      .map(run => unknown(`${resource.name}.flow`, { what: 'effect', word: run, known })),
  )
  if (problems.length > 0)
    throw new SchemaError(problems.map(({ place, says }) => `${place}: ${says}`))
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
