import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { busy } from '../refusal'
import { bindable } from './bind'
import { Counters } from './counter'
import type { Db, Rows, Tuple } from './db'
import { type Fragment, readThrough, sql } from './fragment'
import { codeOf, pause, retrying } from './retry'

const TAKE_BLOCK =
  'insert into "_COUNTER" as c ("NAME", "VALUE") values ($1, $2::bigint + $3::bigint)' +
  ' on conflict ("NAME") do update set "VALUE" = greatest(c."VALUE", $3::bigint) + $2::bigint returning "VALUE"'

interface Options {
  connections?: number
  /** Told of connections that broke while nobody waited for their answer. */
  onError?: (error: Error) => void
}

/** A shared database behind a pool; nothing of it is remembered in this process but blocks of ids. */
export async function openPostgres(url: string, options: Options = {}): Promise<Db> {
  const pool = openPool(url, options.connections ?? 10, options.onError)
  // Ids come from a connection of their own: a transaction may ask while the pool is empty.
  const idPool = openPool(url, 1, options.onError)
  await connectPatiently(pool)
  const kysely = new Kysely<Rows>({
    dialect: new PostgresDialect({ pool: guarded(pool) as PostgresPool }),
  })
  const counters = new Counters(async (table, size, above) => {
    const { rows } = await idPool.query(TAKE_BLOCK, [table, size, above])
    return Number(rows[0]?.VALUE)
  })
  const all: Db['all'] = async <R>(sql: string, parameters: readonly unknown[]) => {
    const client = await guarded(pool).connect()
    try {
      return (await client.query<R>(sql, parameters)).rows
    } finally {
      client.release()
    }
  }
  readThrough(kysely, all)
  return {
    dialect: 'postgres',
    read: kysely,
    write: kysely,
    transaction: work => retrying(() => kysely.transaction().execute(work), mayRepeat),
    apart,
    all,
    tuples: (columns, rest) => {
      const names = sql.join(columns.map(({ name, is = sql.ref(name) }) => is))
      return pageOf(pool, sql`select ${names} ${rest}`)
    },
    nextId: (table, count) => counters.next(table, count),
    close: async () => {
      await Promise.all([pool.end(), idPool.end()])
    },
  }
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

function openPool(connectionString: string, max: number, onError = (_: Error) => {}) {
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 2000,
    statement_timeout: 15_000,
    keepAlive: true,
    application_name: 'mostrador',
    types: { getTypeParser },
  })
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
const guarded = (pool: pg.Pool) => ({
  connect: async () => {
    const client = await pool.connect().catch(refuse)
    return {
      query: async <R>(sql: string, parameters: readonly unknown[]) => {
        const { command, rowCount, rows } = await client
          .query(sql, parameters.map(bindable))
          .catch(refuse)
        return { command: command as 'SELECT', rowCount: rowCount ?? 0, rows: rows as R[] }
      },
      release: () => client.release(),
    }
  },
  end: () => pool.end(),
})

async function pageOf(pool: pg.Pool, page: Fragment): Promise<Tuple[]> {
  const client = await pool.connect().catch(refuse)
  try {
    const values = page.values.map(bindable)
    const asked = { text: page.textFor('postgres'), values, rowMode: 'array' } as const
    return (await client.query<unknown[]>(asked).catch(refuse)).rows
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
