import { findPgbouncer, startPgbouncer } from '../../scripts/pgbouncer.mjs'
import { aDatabase } from './aDatabase'

const program = findPgbouncer()

/** True if PgBouncer is installed and the tests use PostgreSQL. */
export const hasPooler = program !== undefined && process.env.TEST_DB === 'postgres'

export interface Pooler {
  /** A separate database through the pooler. */
  readonly url: string
  /** The same without the pooler. */
  readonly direct: string
  close(): Promise<void>
}

/** PgBouncer in transaction mode with few connections, before a new database. */
export async function aPooler(poolSize = 2): Promise<Pooler> {
  const own = await aDatabase()
  const pooler = await startPgbouncer(program ?? '', own.direct, { poolSize })
  const close = async () => {
    await pooler.stop()
    await own.drop()
  }
  return { url: pooler.url, direct: own.direct, close }
}
