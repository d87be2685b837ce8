import type { Db } from './db'

/** A process that serves this database, as the others see it. */
export interface Process {
  readonly ID: string
  /** Host and folder, for the operator. */
  readonly PLACE: string
  readonly VERSION: string
  /** Fingerprints of settings that must be equal in all processes. */
  readonly SECRET: string
  readonly FILES: string
  readonly CONNECTIONS: number
}

/** A process silent for this long counts as stopped. */
const GONE_MS = 45_000

/** Records that a process is running; must be repeated. */
export async function notePresent(db: Db, process: Process, now: Date) {
  const row = { ...process, SEEN_AT: now.toISOString() }
  await db.write
    .insertInto('_PROCESS')
    .values(row)
    .onConflict(conflict => conflict.column('ID').doUpdateSet({ SEEN_AT: row.SEEN_AT }))
    .execute()
}

export async function noteProcessGone(db: Db, id: string, now: Date) {
  const long = new Date(now.getTime() - GONE_MS).toISOString()
  await db.write
    .deleteFrom('_PROCESS')
    .where(eb => eb.or([eb('ID', '=', id), eb('SEEN_AT', '<', long)]))
    .execute()
}

/** The other processes that serve this database now. */
export async function othersPresent(db: Db, id: string, now: Date): Promise<Process[]> {
  const rows = await db.read
    .selectFrom('_PROCESS')
    .selectAll()
    .where('ID', '!=', id)
    .where('SEEN_AT', '>=', new Date(now.getTime() - GONE_MS).toISOString())
    .orderBy('PLACE')
    .execute()
  return rows.map(row => ({
    ID: String(row.ID),
    PLACE: String(row.PLACE),
    VERSION: String(row.VERSION),
    SECRET: String(row.SECRET),
    FILES: String(row.FILES),
    CONNECTIONS: Number(row.CONNECTIONS),
  }))
}
