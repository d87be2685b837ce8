import { dayOf } from '../../../src/base/day'
import {
  markIntervalSeconds,
  markRetentionDays,
  markState,
  markWaitHours,
  minutesLate,
} from '../../../src/domain/attendance/attendance'
import { count } from '../../access/rateLimits'
import type { Trx } from '../../db/db'
import type {
  AfterWrite,
  BeforeCreate,
  RecordKey,
  Records,
  RecordValues,
} from '../../query/requestContext'
import { refuse } from '../../write/rows/body'
import { storedSince } from './storedSince'

/**
 * A mark must arrive within some days; older ones need an approved correction. A user has one mark per
 * minute, apart from approved corrections. Both 422 at `MARKED_DATE`.
 */
export const demandOneInTime =
  (records: () => Records): AfterWrite =>
  async (trx, { before, after }) => {
    if (before !== undefined || after === undefined || after.CORRECCION != null) return
    const delayMs = Date.parse(String(after.RECIBIDO)) - Date.parse(String(after.MARKED_DATE))
    const params = { hours: String(markWaitHours) }
    if (delayMs > markWaitHours * 3_600_000) refuse({ MARKED_DATE: { key: 'markTooOld', params } })
    if (await hasAnother(trx, records(), after)) refuse({ MARKED_DATE: { key: 'markedTwice' } })
  }

/** True if the user has another mark within a minute; serialises marks of one user. */
async function hasAnother(
  trx: Trx,
  { clock, catalogue }: Records,
  mark: RecordValues,
): Promise<boolean> {
  await count({ db: { write: trx }, clock }, marking, String(Number(mark.USER_ID)))
  const { table, key, company } = catalogue.get('attendance-marks')
  const around = (seconds: number) =>
    new Date(Date.parse(String(mark.MARKED_DATE)) + seconds * 1000).toISOString()
  let query = trx
    .selectFrom(table)
    .select(key.name)
    .where('_DELETED_AT', 'is', null)
    .where('USER_ID', '=', Number(mark.USER_ID))
    .where('MARKED_DATE', '>', around(-markIntervalSeconds))
    .where('MARKED_DATE', '<', around(markIntervalSeconds))
    .where('ESTADO', 'not in', [markState.refused, markState.replaced])
    .where(key.name, '!=', mark[key.name] as RecordKey)
  if (company) query = query.where(company.name, '=', String(mark[company.name]))
  return (await query.executeTakeFirst()) !== undefined
}

/** Row without a limit, used as the lock for marks of a user. */
const marking = { name: 'marking', most: Number.MAX_SAFE_INTEGER, minutes: 1 }

/** Marks that arrive late rely on the device's clock and count only after approval. */
export const holdLate: BeforeCreate = async (_request, { MARKED_DATE, RECIBIDO }) =>
  minutesLate(String(MARKED_DATE), String(RECIBIDO)) > 0 ? { ESTADO: markState.held } : {}

/** Refuses a correction for a day whose marks the company already deletes (422 at `MARKED_DATE`). */
export const requireStored =
  (records: () => Records): AfterWrite =>
  async (trx, { before, after }) => {
    if (before !== undefined || after === undefined) return
    const now = String(after.FECHA)
    const oldestStored = await storedSince(trx, records(), { company: String(after.EMPRESA), now })
    const params = { days: String(oldestStored.days ?? markRetentionDays) }
    if (dayOf(String(after.MARKED_DATE)) < oldestStored.day)
      refuse({ MARKED_DATE: { key: 'markNotKept', params } })
  }
