import { forgetEvents } from '../../audit/changeEvents'
import type { Log } from '../../base/log'
import { logsFaults } from '../../db/databaseFaults'
import type { Db } from '../../db/db'
import { analyseGrown } from '../../db/statistics'
import type { FilesContext } from '../../files/filesContext'
import { sweepFiles } from '../../files/sweepFiles'
import { applyNextValues } from '../../flow/applyNextValues'
import { moveOverdue } from '../../flow/moveOverdue'
import { notifyDue } from '../../notices/notifyDue'
import type { Records } from '../../query/requestContext'
import { purgeTrash } from '../../trash/purge'
import { repeating } from './repeating'

const EVERY_MS = 10 * 60_000
const PURGE_MS = 6 * 3_600_000
/** Reminders are sent an hour ahead; a few minutes do not matter. */
const REMIND_MS = 300_000
/** Delay of planning for rows that arrive other than by import. */
const GROWN_MS = 20_000
const DAY_MS = 24 * 3_600_000

/** Deletes expired sessions, limits and idempotency keys. Several processes may do it at once. */
export async function sweep(db: Db, now: Date) {
  const nowText = now.toISOString()
  await db.write.deleteFrom('_SESSION').where('EXPIRES_AT', '<', nowText).execute()
  await db.write.deleteFrom('_LIMIT').where('UNTIL', '<', nowText).execute()
  await db.write
    .deleteFrom('_IDEMPOTENCY')
    .where('FOREVER', '=', false)
    .where('CREATED_AT', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .execute()
  await db.write
    .deleteFrom('_NOTICE')
    .where('CREATED_AT', '<', new Date(now.getTime() - 180 * DAY_MS).toISOString())
    .execute()
  await db.write.deleteFrom('_CODE').where('UNTIL', '<', nowText).execute()
  await forgetEvents(db, now)
  await db.write
    .deleteFrom('_OUTBOX')
    .where('SYSTEM', '=', 'account')
    .where('CREATED_AT', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .execute()
}

/** Sweeps regularly, and files also at once; returns a function that stops it. */
export function sweeping(
  { db, ...stored }: Pick<FilesContext, 'db' | 'files' | 'waitingDays'>,
  log: Log,
) {
  const clock = () => new Date()
  const failed = logsFaults(log, 'sweep failed')
  const rows = () => sweep(db, clock()).catch(failed)
  const bytes = () => sweepFiles({ db, clock, ...stored }).catch(failed)
  const grown = () => analyseGrown(db).catch(logsFaults(log, 'analysing tables failed'))
  const stops = [
    repeating(rows, { everyMs: EVERY_MS, later: true }),
    repeating(bytes, { everyMs: EVERY_MS }),
    repeating(grown, { everyMs: GROWN_MS }),
  ]
  return () => Promise.all(stops.map(stop => stop()))
}

/** Purges expired rows of the trash, at once and regularly; returns a function that stops it. */
export function purging(context: Parameters<typeof purgeTrash>[0], log: Log) {
  const run = async () => {
    const gone = await purgeTrash(context)
    if (Object.keys(gone).length > 0) log.info('trash purged', gone)
  }
  return repeating(() => run().catch(logsFaults(log, 'purge failed')), { everyMs: PURGE_MS })
}

/** Applies next values, runs due timers and sends reminders, at once and every five minutes; returns a function that stops it. */
export function reminding(records: Records, log: Log) {
  const run = async () => {
    await applyNextValues(records).catch(logsFaults(log, 'applying next values failed'))
    await moveOverdue(records).catch(logsFaults(log, 'moving by date failed'))
    await notifyDue(records).catch(logsFaults(log, 'telling of dates failed'))
  }
  return repeating(run, { everyMs: REMIND_MS })
}
