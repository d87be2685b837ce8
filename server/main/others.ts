import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../base/config'
import type { Log } from '../base/log'
import { logsFaults } from '../db/databaseFaults'
import type { Db } from '../db/db'
import { fingerprint } from '../db/fingerprint'
import { layFirstTables } from '../db/migration/migrate'
import { notePresent, noteProcessGone, othersPresent, type Process } from '../db/processes'
import { repeating } from './jobs/repeating'
import { secretOf } from './secret'

const EVERY_MS = 15_000

interface Joining {
  readonly config: Config
  readonly log: Log
  /** Version of the running code. */
  readonly version?: string
}

/**
 * Registers this process among those of a shared database and warns about differing settings or too many
 * connections. Returns a function that unregisters it. The embedded database has one process.
 */
export async function joinOthers(db: Db, { config, log, version = 'dev' }: Joining) {
  if (db.dialect === 'sqlite') return async () => {}
  await layFirstTables(db)
  const own = await processOf(config, version)
  const others = await othersPresent(db, own.ID, new Date())
  for (const warning of differences(own, others)) log.warn('processes differ', { warning })
  const crowd = tooMany([own, ...others], await db.room?.())
  if (crowd) log.warn('too few connections', { warning: crowd })
  await notePresent(db, own, new Date())
  const failed = logsFaults(log, 'this process could not be noted')
  const stop = repeating(() => notePresent(db, own, new Date()).catch(failed), {
    everyMs: EVERY_MS,
    later: true,
  })
  return async () => {
    await stop()
    await noteProcessGone(db, own.ID, new Date()).catch(failed)
  }
}

/** Processes of other versions that use this database now. */
export async function otherVersions(
  db: Db,
  version: string | undefined,
  now: Date,
): Promise<string[]> {
  if (db.dialect === 'sqlite') return []
  const others = await othersPresent(db, '', now)
  return others.filter(({ VERSION }) => VERSION !== (version ?? 'dev')).map(({ PLACE }) => PLACE)
}

const processOf = async (config: Config, VERSION: string): Promise<Process> => ({
  ID: randomUUID(),
  PLACE: `${hostname()}:${process.pid}`,
  VERSION,
  SECRET: (await fingerprint([...secretOf(config)])).slice(0, 16),
  FILES: config.s3
    ? `${config.s3.endpoint ?? config.s3.region}/${config.s3.bucket}/${config.s3.prefix}`
    : folderId(config.dataDir),
  CONNECTIONS: config.connections,
})

/** Identity of a folder, independent of the path that leads to it. */
function folderId(folder: string) {
  const file = join(folder, 'folder-id')
  try {
    writeFileSync(file, randomUUID(), { flag: 'wx' })
  } catch {
    // created at an earlier start
  }
  return readFileSync(file, 'utf8').trim()
}

const must: readonly (readonly [keyof Process, (there: string, own: Process) => string])[] = [
  [
    'SECRET',
    there =>
      `JWT_SECRET is not the one of ${there}: sessions opened here are refused there. Set the same for all`,
  ],
  [
    'FILES',
    there =>
      `uploaded files lie elsewhere than those of ${there}: give all the same DATA_DIR, or a bucket`,
  ],
  ['VERSION', (there, { VERSION }) => `this is version ${VERSION}, another than that of ${there}`],
]

/** Messages for the operator, one per differing setting. */
export function differences(own: Process, others: readonly Process[]): string[] {
  return must.flatMap(([name, tell]) => {
    const apart = others.filter(other => other[name] !== own[name]).map(({ PLACE }) => PLACE)
    return apart.length > 0 ? [tell(apart.join(', '), own)] : []
  })
}

/** Undefined if all connections fit. */
export function tooMany(all: readonly Process[], room: number | undefined) {
  const need = all.reduce((sum, { CONNECTIONS }) => sum + CONNECTIONS, 0)
  if (room === undefined || need <= room) return undefined
  const whose = all.length === 1 ? 'this process' : `the ${all.length} processes`
  return (
    `PostgreSQL takes ${room} connections and ${whose} may need ${need}:` +
    ' lower DATABASE_CONNECTIONS, raise max_connections or put a pooler before it'
  )
}
