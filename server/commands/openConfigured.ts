import type { Config } from '../config'
import type { Db } from '../db/db'
import { openEmbedded } from '../db/openEmbeddedSqlite'

/** The configured database, for this process alone where it is embedded. */
export const openConfigured = async (
  { databaseUrl, dataDir, connections }: Config,
  onError?: (error: Error) => void,
): Promise<Db & { readonly wasUnclean?: boolean }> =>
  databaseUrl
    ? (await import('../db/openPostgres')).openPostgres(databaseUrl, {
        connections,
        ...(onError ? { onError } : {}),
      })
    : openEmbedded(dataDir)
