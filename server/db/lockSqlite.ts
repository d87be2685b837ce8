import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBusy } from './openSqlite'
import { SqliteFile } from './sqlite'

export interface FolderLock {
  /** The last owner did not say goodbye: power loss, kill -9. */
  readonly wasUnclean: boolean
  /** Not `well`: the next owner checks the database. */
  release(well?: boolean): void
}

export class FolderInUse extends Error {
  constructor(folder: string, owner: string) {
    super(
      `Another process${owner ? ` (${owner})` : ''} uses the database in ${folder}.` +
        ' Stop it first, or choose another DATA_DIR.',
    )
    this.name = 'FolderInUse'
  }
}

/**
 * The embedded database has one owner. The lock is the operating system's, on a file of its own, so
 * it ends with the process however that ends; the other file only says who and whether it ended well.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true })
  const running = join(folder, 'running.pid')
  const lock = new SqliteFile(join(folder, 'lock.db'), { bare: true })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new FolderInUse(folder, ownerIn(running)) : error
  }
  held.add(lock)
  const wasUnclean = existsSync(running)
  writeFileSync(running, `pid ${process.pid}`)
  return {
    wasUnclean,
    release: (well = true) => {
      if (well) rmSync(running, { force: true })
      held.delete(lock)
      lock.close()
    },
  }
}

/** A connection nobody refers to is collected, and its lock with it. */
const held = new Set<SqliteFile>()

function ownerIn(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '' // it is just being written or removed
  }
}
