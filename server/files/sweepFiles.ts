import type { FilesContext } from './filesContext'

const DAY_MS = 24 * 3_600_000
const AT_ONCE = 500

type Sweeping = Omit<FilesContext, 'catalogue'>

/**
 * Removes files unattached for a day: unsaved uploads and replaced files. Some wait longer (`waitingDays`).
 * Continues after store errors with the next sweep. Returns the number of removed files.
 */
export async function sweepFiles({ db, files, clock, waitingDays = {} }: Sweeping) {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString()
  const before = daysAgo(1)
  const loose = await db.read
    .selectFrom('_FILE')
    .select('ID')
    .where('RECORD_ID', 'is', null)
    .where('CREATED_AT', '<', before)
    .where(eb =>
      eb.and(
        Object.entries(waitingDays).map(([place, days]) =>
          eb.or([eb('RESOURCE', '<>', place), eb('CREATED_AT', '<', daysAgo(days))]),
        ),
      ),
    )
    .where(eb => eb.or([eb('DETACHED_AT', 'is', null), eb('DETACHED_AT', '<', before)]))
    .limit(AT_ONCE)
    .execute()
  for (const { ID } of loose) await sweepFile({ db, files }, String(ID))
  return loose.length
}

/**
 * Locks the row unless a record attached the file meanwhile, then deletes the bytes, and the row last, so
 * that files in the store always have one.
 */
export async function sweepFile({ db, files }: Pick<Sweeping, 'db' | 'files'>, id: string) {
  const { numUpdatedRows } = await db.write
    .updateTable('_FILE')
    .set({ RESOURCE: NOWHERE, CREATED_BY: null })
    .where('ID', '=', id)
    .where('RECORD_ID', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await files.remove(id)
  await db.write.deleteFrom('_FILE').where('ID', '=', id).execute()
}

/** Matches no field. */
const NOWHERE = ''
