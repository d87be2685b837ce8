import {
  markApartSeconds,
  markKeptDays,
  markState,
  markWaitHours,
  minutesLate,
} from '../../../src/domain/attendance'
import { dayOf } from '../../../src/domain/day'
import type { Trx } from '../../db/db'
import { refuse } from '../../records/body'
import type { AfterWrite, BeforeCreate, Records, Values } from '../../records/context'
import { count } from '../../records/limits'
import { keptSince } from './keptSince'

/**
 * A mark made offline arrives within some days of being pressed; what is older is asked for as a
 * correction, which somebody else approves. A person has one mark within a minute, however often the
 * button was pressed; what an approved correction makes is no press. Both 422 at `MARKED_DATE`.
 */
export const demandOneInTime =
  (records: () => Records): AfterWrite =>
  async (trx, { before, after }) => {
    if (before !== undefined || after === undefined || after.CORRECCION != null) return
    const waited = Date.parse(String(after.RECIBIDO)) - Date.parse(String(after.MARKED_DATE))
    const params = { hours: String(markWaitHours) }
    if (waited > markWaitHours * 3_600_000) refuse({ MARKED_DATE: { key: 'markTooOld', params } })
    if (await hasAnother(trx, records(), after)) refuse({ MARKED_DATE: { key: 'markedTwice' } })
  }

/** Whether a mark that stands lies within a minute of this one; whoever marks for the same person waits here. */
async function hasAnother(trx: Trx, { clock, catalogue }: Records, mark: Values): Promise<boolean> {
  await count({ db: { write: trx }, clock }, marking, String(mark.USER_ID))
  const { table, key, company } = catalogue.get('attendance-marks')
  const around = (seconds: number) =>
    new Date(Date.parse(String(mark.MARKED_DATE)) + seconds * 1000).toISOString()
  let query = trx
    .selectFrom(table)
    .select(key.name)
    .where('_DELETED_AT', 'is', null)
    .where('USER_ID', '=', mark.USER_ID)
    .where('MARKED_DATE', '>', around(-markApartSeconds))
    .where('MARKED_DATE', '<', around(markApartSeconds))
    .where('ESTADO', 'not in', [markState.refused, markState.replaced])
    .where(key.name, '!=', mark[key.name])
  if (company) query = query.where(company.name, '=', mark[company.name])
  return (await query.executeTakeFirst()) !== undefined
}

/** Limits nobody: it is the row that marks of one person are made behind, one after the other. */
const marking = { name: 'marking', most: Number.MAX_SAFE_INTEGER, minutes: 1 }

/** What comes later than a slow line explains is by the device's clock alone, and counts once it is accepted. */
export const holdLate: BeforeCreate = async (_asking, { MARKED_DATE, RECIBIDO }) =>
  minutesLate(String(MARKED_DATE), String(RECIBIDO)) > 0 ? { ESTADO: markState.held } : {}

/** A correction asks for no day whose marks its company deletes already (422 at `MARKED_DATE`). */
export const demandKept =
  (records: () => Records): AfterWrite =>
  async (trx, { before, after }) => {
    if (before !== undefined || after === undefined) return
    const now = String(after.FECHA)
    const kept = await keptSince(trx, records(), { company: String(after.EMPRESA), now })
    const params = { days: String(kept.days ?? markKeptDays) }
    if (dayOf(String(after.MARKED_DATE)) < kept.day)
      refuse({ MARKED_DATE: { key: 'markNotKept', params } })
  }
