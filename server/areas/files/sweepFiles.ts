import type { FilesContext } from './filesContext'

const DAY_MS = 24 * 3_600_000
const AT_ONCE = 500

/** Removes what has hung on no record for a day: uploads of forms never saved, pictures replaced. */
export async function sweepFiles({ db, files, clock }: Omit<FilesContext, 'catalogue'>) {
  const before = new Date(clock().getTime() - DAY_MS).toISOString()
  const loose = await db.read
    .selectFrom('_FILE')
    .select('ID')
    .where('RECORD_ID', 'is', null)
    .where('CREATED_AT', '<', before)
    .where(eb => eb.or([eb('DETACHED_AT', 'is', null), eb('DETACHED_AT', '<', before)]))
    .limit(AT_ONCE)
    .execute()
  for (const { ID } of loose) {
    // The row goes first, and only if no record took the file meanwhile.
    const { numDeletedRows } = await db.write
      .deleteFrom('_FILE')
      .where('ID', '=', ID)
      .where('RECORD_ID', 'is', null)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await files.remove(String(ID))
  }
  return loose.length
}
