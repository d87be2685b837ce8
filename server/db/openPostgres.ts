import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { busy } from '../refusal'
import { bindable } from './bind'
import { Counters } from './counter'
import type { Db, Rows, Tuple } from './db'
import { type Fragment, readThrough, sql } from './fragment'
import { ReadLine } from './readLine'
import { codeOf, pause, retrying } from './retry'
import { StatementNames } from './statementNames'

const TAKE_BLOCK =
  'insert into "_COUNTER" as c ("NAME", "VALUE") values ($1, $2::bigint + $3::bigint)' +
  ' on conflict ("NAME") do update set "VALUE" = greatest(c."VALUE", $3::bigint) + $2::bigint returning "VALUE"'

/** Equal where exactly the same transactions are seen: then nothing was written in between. */
const WHAT_IS_SEEN = { name: 'seen', text: 'select pg_current_snapshot()::text as "SEEN"' }

/** Read lines, beside the connections of the pool. */
const LINES = 2

interface Options {
  connections?: number
  /** Told of connections that broke while nobody waited for their answer. */
  onError?: (error: Error) => void
}

/** A shared database behind a pool; nothing of it is remembered in this process but blocks of ids. */
export async function openPostgres(url: string, options: Options = {}): Promise<Db> {
  const { connections = 10, onError = () => {} } = options
  const pool = openPool(url, connections, onError)
  // Ids come from a connection of their own: a transaction may ask while the pool is empty.
  const idPool = openPool(url, 1, onError)
  await connectPatiently(pool)
  const names = new StatementNames()
  const lines = Array.from({ length: LINES }, () => new ReadLine(connecting(url), onError))
  const lineUp = turnBy(lines)
  const kysely = new Kysely<Rows>({
    dialect: new PostgresDialect({ pool: guarded(pool, names) as PostgresPool }),
  })
  const counters = new Counters(async (table, size, above) => {
    const { rows } = await idPool.query(TAKE_BLOCK, [table, size, above])
    return Number(rows[0]?.VALUE)
  })
  const all: Db['all'] = async <R>(text: string, values: readonly unknown[]) => {
    const read = (target: Target) => named(target, names, { text, values })
    const isQuick = names.nameOf(text, values) !== undefined
    return (await (isQuick ? read(lineUp()) : lending(pool, read))).rows as R[]
  }
  readThrough(kysely, all)
  return {
    dialect: 'postgres',
    read: kysely,
    write: kysely,
    transaction: work =>
      retrying(
        () => kysely.transaction().execute(work),
        error => mayRepeat(error) || names.areLost(error),
      ),
    apart,
    all,
    tuples: (columns, rest) => {
      const shown = sql.join(columns.map(({ name, is = sql.ref(name) }) => is))
      return pageOf(pool, sql`select ${shown} ${rest}`)
    },
    ...(await writtenBy(lineUp)),
    nextId: (table, count) => counters.next(table, count),
    close: async () => {
      await Promise.all([pool.end(), idPool.end(), ...lines.map(line => line.close())])
    },
  }
}

function turnBy<T>(all: readonly T[]) {
  let turn = 0
  return () => all[turn++ % all.length] as T
}

/** Not every engine that speaks PostgreSQL's protocol can say what it sees. */
async function writtenBy(lineUp: () => ReadLine): Promise<Pick<Db, 'written'>> {
  const written = async () => (await lineUp().query(WHAT_IS_SEEN)).rows[0]?.SEEN as string
  return written().then(
    () => ({ written }),
    () => ({}),
  )
}

interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
}
interface Target {
  query(asked: pg.QueryConfig): Promise<pg.QueryResult>
}
/** A statement under its name; where that got lost once more without it, which a transaction survives only anew. */
async function named(target: Target, names: StatementNames, { text, values }: Asked) {
  const name = names.nameOf(text, values)
  const asked = { text, values: values.map(bindable) }
  if (name === undefined) return target.query(asked).catch(refuse)
  return target.query({ ...asked, name }).catch(error => {
    if (!names.areLost(error)) return refuse(error)
    return target.query(asked).catch(() => refuse(error))
  })
}

const apart: Db['apart'] = async (trx, work) => {
  await sql.raw('savepoint "part"').execute(trx)
  try {
    const value = await work()
    await sql.raw('release savepoint "part"').execute(trx)
    return value
  } catch (error) {
    await sql.raw('rollback to savepoint "part"').execute(trx)
    throw error
  }
}

const connecting = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: 2000,
  statement_timeout: 15_000,
  keepAlive: true,
  application_name: 'mostrador',
  types: { getTypeParser },
})

function openPool(url: string, max: number, onError: (error: Error) => void) {
  const pool = new pg.Pool({ ...connecting(url), max })
  // Without a listener a broken connection ends the process, idle or checked out.
  pool.on('error', onError)
  pool.on('connect', client => client.on('error', onError))
  return pool
}

async function connectPatiently(pool: pg.Pool, tries = 10): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (error) {
    if (tries <= 1 || !isUnreachable(error)) throw error
    await pause(1000)
    await connectPatiently(pool, tries - 1)
  }
}

/** The pool as the query builder uses it: checked values in, refusals out where nobody is home. */
const guarded = (pool: pg.Pool, names: StatementNames) => ({
  connect: async () => {
    const client = await pool.connect().catch(refuse)
    return {
      query: async <R>(text: string, values: readonly unknown[]) => {
        const { command, rowCount, rows } = await named(client, names, { text, values })
        return { command: command as 'SELECT', rowCount: rowCount ?? 0, rows: rows as R[] }
      },
      release: () => client.release(),
    }
  },
  end: () => pool.end(),
})

async function pageOf(pool: pg.Pool, page: Fragment): Promise<Tuple[]> {
  const values = page.values.map(bindable)
  const asked = { text: page.textFor('postgres'), values, rowMode: 'array' } as const
  return (await lending(pool, client => client.query<unknown[]>(asked).catch(refuse))).rows
}

async function lending<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  const client = await pool.connect().catch(refuse)
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

function refuse(error: unknown): never {
  throw isUnreachable(error) ? busy() : error
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])

/** 08: connection, 53: no resources, 57P: shutting down or starting. */
function isUnreachable(error: unknown) {
  const code = String(codeOf(error) ?? '')
  if (UNREACHABLE.has(code) || /^(08|53|57P)/.test(code)) return true
  return error instanceof Error && /timeout|terminated|not queryable/i.test(error.message)
}

/** Serialisation failure, deadlock. */
const mayRepeat = (error: unknown) => ['40001', '40P01'].includes(String(codeOf(error)))

const INT8 = 20
const NUMERIC = 1700
const DAYS_AND_INSTANTS = new Set([1082, 1083, 1114, 1184])

/** Numbers arrive as numbers (a sum of bigint is numeric), dates as the text they are. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return exactNumber
  if (DAYS_AND_INSTANTS.has(oid)) return (text: string) => text
  return pg.types.getTypeParser(oid, format)
}

export function exactNumber(text: string) {
  const value = Number(text)
  const isExact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value)
  if (!isExact) throw new RangeError('a number of the database is too large to be exact')
  return value
}
