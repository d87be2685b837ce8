import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedDatabase } from '../damagedDatabase'
import { type DatabaseFaults, ignoreFaults } from '../databaseFaults'
import type { Db } from '../db'
import { lockFolder } from './lockSqlite'
import { openSqlite } from './openSqlite'
import type { AskReader } from './readAside'
import { SqliteFile } from './sqliteFile'

export const databaseFile = (folder: string) => join(folder, 'mostrador.db')

/** Opens the database of a data folder for this process alone; checks it after an unclean stop. */
export function openEmbedded(
  folder: string,
  faults: DatabaseFaults = ignoreFaults,
  ask?: AskReader,
): Db & { readonly wasUnclean: boolean } {
  const lock = lockFolder(folder)
  const file = databaseFile(folder)
  try {
    if (lock.wasUnclean && existsSync(file)) checkIntegrity(file)
    const db = openSqlite(file, { faults, ask })
    const close = async () => {
      await db.close()
      lock.release()
    }
    return { ...db, wasUnclean: lock.wasUnclean, close }
  } catch (error) {
    lock.release(false)
    throw error
  }
}

interface Checking {
  readonly isCopy?: boolean
  /** The name used in messages, if the file itself is another one. */
  readonly as?: string
}

/** Checks the whole file and throws what it finds. A copy becomes one plain file without a log. */
export function checkIntegrity(file: string, { isCopy = false, as = file }: Checking = {}) {
  const database = new SqliteFile(file, { bare: true })
  let findings: readonly string[]
  try {
    if (isCopy) database.exec('pragma journal_mode = delete')
    findings = database.all('pragma integrity_check(10)').map(row => String(row.integrity_check))
  } catch (error) {
    findings = error instanceof DamagedDatabase ? error.findings : [String(error)]
  } finally {
    database.close()
  }
  if (findings.join() !== 'ok') throw new DamagedDatabase(as, findings)
}
