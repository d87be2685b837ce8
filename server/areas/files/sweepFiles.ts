import type { FilesContext } from './filesContext'

const DAY_MS = 24 * 3_600_000
/** A message waits on a device for its connection, and its files with it. */
const WAITING_DAYS = { chat: 30 }
const AT_ONCE = 500

type Sweeping = Omit<FilesContext, 'catalogue'>

/**
 * Removes what has hung on no record for a day: uploads of forms never saved, pictures replaced. What
 * was sent up for a message stays for a month.
 * Where the store fails the next sweep goes on; answers how many went.
 */
export async function sweepFiles({ db, files, clock }: Sweeping) {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString()
  const before = daysAgo(1)
  const loose = await db.read
    .selectFrom('_FILE')
    .select('ID')
    .where('RECORD_ID', 'is', null)
    .where('CREATED_AT', '<', before)
    .where(eb =>
      eb.or([eb('RESOURCE', '<>', 'chat'), eb('CREATED_AT', '<', daysAgo(WAITING_DAYS.chat))]),
    )
    .where(eb => eb.or([eb('DETACHED_AT', 'is', null), eb('DETACHED_AT', '<', before)]))
    .limit(AT_ONCE)
    .execute()
  for (const { ID } of loose) await sweepFile({ db, files }, String(ID))
  return loose.length
}

/**
 * First nobody can take it any more, unless a record did meanwhile; then its bytes go, and its row
 * last, so that what the store kept is known until it is gone.
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

/** No field's file comes from here. */
const NOWHERE = ''
