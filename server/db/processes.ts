import type { Db } from './db'

/** A process that serves over this database, as the others see it. */
export interface Process {
  readonly ID: string
  /** Where it runs, to be found by an operator. */
  readonly PLACE: string
  readonly VERSION: string
  /** Fingerprints of what must be the same everywhere. */
  readonly SECRET: string
  readonly FILES: string
  readonly CONNECTIONS: number
}

/** Who was not heard of for so long is gone. */
const GONE_MS = 45_000

/** Notes that a process is there; again and again, or it counts as gone. */
export async function notePresent(db: Db, process: Process, now: Date) {
  const row = { ...process, SEEN_AT: now.toISOString() }
  await db.write
    .insertInto('_PROCESS')
    .values(row)
    .onConflict(conflict => conflict.column('ID').doUpdateSet({ SEEN_AT: row.SEEN_AT }))
    .execute()
}

export async function noteGone(db: Db, id: string, now: Date) {
  const long = new Date(now.getTime() - GONE_MS).toISOString()
  await db.write
    .deleteFrom('_PROCESS')
    .where(eb => eb.or([eb('ID', '=', id), eb('SEEN_AT', '<', long)]))
    .execute()
}

/** The others that serve over this database now. */
export async function othersPresent(db: Db, id: string, now: Date): Promise<Process[]> {
  const rows = await db.read
    .selectFrom('_PROCESS')
    .selectAll()
    .where('ID', '!=', id)
    .where('SEEN_AT', '>=', new Date(now.getTime() - GONE_MS).toISOString())
    .orderBy('PLACE')
    .execute()
  return rows.map(row => ({ ...(row as unknown as Process), CONNECTIONS: Number(row.CONNECTIONS) }))
}
