import { markKeptDays, markState, markWaitHours, minutesLate } from '../../../src/domain/attendance'
import { dayOf } from '../../../src/domain/day'
import { refuse } from '../../records/body'
import type { AfterWrite, BeforeCreate, Records } from '../../records/context'
import { keptSince } from './keptSince'

/**
 * A mark made offline arrives within some days of being pressed; what is older is asked for as a
 * correction, which somebody else approves (422 at `MARKED_DATE`).
 */
export const demandRecent: AfterWrite = async (_trx, { before, after }) => {
  if (before !== undefined || after === undefined || after.CORRECCION != null) return
  const waited = Date.parse(String(after.RECIBIDO)) - Date.parse(String(after.MARKED_DATE))
  const params = { hours: String(markWaitHours) }
  if (waited > markWaitHours * 3_600_000) refuse({ MARKED_DATE: { key: 'markTooOld', params } })
}

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
