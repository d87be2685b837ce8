import { accessSync, constants, mkdirSync } from 'node:fs'
import { type Config, ConfigError } from '../base/config'
import type { Db } from '../db/db'
import type { PostgresOptions } from '../db/postgres/openPostgres'
import { postgresFault } from '../db/postgres/postgresErrors'
import { codeOf } from '../db/retry'
import { openEmbedded } from '../db/sqlite/openEmbeddedSqlite'
import type { AskReader } from '../db/sqlite/readAside'

type Opening = Pick<PostgresOptions, 'faults' | 'tries'> & {
  /** Runs long reads of the embedded database in a worker thread. */
  readonly ask?: AskReader
}

/** Opens the configured database; an embedded one exclusively. */
export async function openConfigured(
  { databaseUrl, dataDir, connections }: Config,
  { faults, tries = 10, ask }: Opening = {},
): Promise<Db & { readonly wasUnclean?: boolean }> {
  makeFolder(dataDir)
  if (!databaseUrl) return openEmbedded(dataDir, faults, ask)
  const { openPostgres } = await import('../db/postgres/openPostgres')
  const options = { connections, tries, ...(faults && { faults }) }
  return openPostgres(databaseUrl, options).catch(error => {
    throw whyClosed(error, databaseUrl) ?? error
  })
}

/** With PostgreSQL too, the folder stores uploaded files and the secret. */
function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new ConfigError([
      `DATA_DIR: ${folder} is no folder that can be written to (${codeOf(error)})`,
    ])
  }
}

/** The database may become available later. */
export class DatabaseAway extends ConfigError {}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/ERR_INVALID_URL/, 'it cannot be read as an address'],
  [/57P03/, 'the server is starting up'],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no machine of this name'],
  [/ECONN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timeout/, 'nobody answers there'],
  [/28P01|28000|SASL/, 'the server refuses this user and password'],
  [/3D000/, 'the server has no database of this name'],
]

/** Error in DATABASE_URL according to the server's answer, without the password. */
export function whyClosed(error: unknown, url: string): ConfigError | undefined {
  const description = `${codeOf(error) ?? ''} ${error instanceof Error ? error.message : ''}`
  const why = reasons.find(([sign]) => sign.test(description))?.[1]
  const where = URL.canParse(url) ? new URL(url).host : 'postgres://…'
  if (!why) return undefined
  const problem = [`DATABASE_URL (${where}): ${why}`]
  return postgresFault(error) === 'away' ? new DatabaseAway(problem) : new ConfigError(problem)
}
