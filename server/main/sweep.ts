import { sweepFiles } from '../areas/files/sweepFiles'
import type { Db } from '../db/db'
import { analyseGrown } from '../db/planner'
import { logsFaults } from '../db/troubles'
import type { Log } from '../log'
import { forgetEvents } from '../records/announce'
import type { FileStore } from '../records/fileStore'
import { repeating } from './repeating'

const EVERY_MS = 10 * 60_000
/** What comes otherwise than by an import, which ends with it, is planned for soon after. */
const GROWN_MS = 20_000
const DAY_MS = 24 * 3_600_000

/** Throws away what is over: sessions, limits, idempotency keys. Many processes may do it at once. */
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

/** Sweeps now and then, files also at once; answers how to stop. */
export function sweeping(db: Db, files: FileStore, log: Log) {
  const clock = () => new Date()
  const failed = logsFaults(log, 'sweep failed')
  const rows = () => sweep(db, clock()).catch(failed)
  const bytes = () => sweepFiles({ db, files, clock }).catch(failed)
  const grown = () => analyseGrown(db).catch(logsFaults(log, 'analysing tables failed'))
  const stops = [
    repeating(rows, { everyMs: EVERY_MS, later: true }),
    repeating(bytes, { everyMs: EVERY_MS }),
    repeating(grown, { everyMs: GROWN_MS }),
  ]
  return () => Promise.all(stops.map(stop => stop()))
}
