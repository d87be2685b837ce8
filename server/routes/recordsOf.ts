import { runsNamed } from '../../src/model/calls'
import { SchemaError } from '../../src/model/catalogue'
import { unknown } from '../../src/model/words/mistake'
import { leaveAccountChange } from '../areas/account/accountChanges'
import { endSessionsOf } from '../areas/account/sessions'
import { demandCreditLine, findCreditLine } from '../areas/devices/creditLine'
import { checkSerial } from '../areas/devices/load'
import { checkLoaded } from '../areas/devices/loaded'
import { fileName } from '../areas/files/fileName'
import { keepFile } from '../areas/folders/afterFile'
import { keepFolder } from '../areas/folders/afterFolder'
import { FILES, FOLDERS } from '../areas/folders/foldersAsking'
import { noteSharing } from '../areas/folders/noteSharing'
import { endLinks } from '../areas/invite/links'
import { forgetDraft } from '../areas/invite/papers'
import { saleFacts } from '../areas/service/cover'
import { companyMargin, proposeTerm, spreadMargin } from '../areas/terms/terms'
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

/** A function that a schema runs and the server does not have would fail only once somebody makes the step. */
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
 * A changed password, role or suspension ends that person's sessions at once (safety.md 6). Nobody
 * suspends, demotes or deletes the account they work with: an administrator always remains.
 */
const followAccount =
  (context: AppContext): AfterWrite =>
  async (trx, { me, key, before, after }) => {
    const changed = (name: string) => before !== undefined && before[name] !== after?.[name]
    if (key === me.ID && (changed('ROLE') || changed('ACTIVE'))) throw new Refusal(409, 'ownRights')
    if (['ROLE', 'PASSWORD', 'ACTIVE'].some(changed)) await endSessionsOf(trx, Number(key))
    await leaveAccountChange(trx, context, { by: me.ID, person: Number(key), before, after })
  }
