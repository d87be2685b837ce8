import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type pg from 'pg'
import { busy, tooSlow, UNINDEXED_MS } from '../../base/refusal'
import { bindable } from '../bind'
import { Counters } from '../counter'
import { type DatabaseFaults, ignoreFaults } from '../databaseFaults'
import {
  type ColumnReader,
  type Db,
  type Fragment,
  type Rows,
  readThrough,
  sql,
  type Tuple,
} from '../db'
import { codeOf, pause, retrying } from '../retry'
import type { SlotKind } from './connectionSlots'
import { Connections, type DbSession } from './connections'
import { postgresFault } from './postgresErrors'
import { StatementNames } from './statementNames'

const TAKE_BLOCK =
  'insert into "_COUNTER" as c ("NAME", "VALUE") values ($1, $2::bigint + $3::bigint)' +
  ' on conflict ("NAME") do update set "VALUE" = greatest(c."VALUE", $3::bigint) + $2::bigint returning "VALUE"'

/** Equal snapshots mean that nothing was written in between. */
const WHAT_IS_SEEN = 'select pg_current_snapshot()::text as "SEEN"'
const IS_READ_ONLY = `select current_setting('transaction_read_only') as "READ_ONLY"`

/** Several tries, because many writers of the same rows can collide repeatedly. */
const TRIES = 10

export interface PostgresOptions {
  readonly connections?: number
  /** Number of attempts to reach the server, one second apart. */
  readonly tries?: number
  readonly faults?: DatabaseFaults
  /** A statement without an answer for this long has lost its server. */
  readonly answerMs?: number
}

/** A shared database. Only blocks of ids are remembered in this process. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Db> {
  const { connections: most = 12, tries = 10, faults = ignoreFaults, answerMs } = options
  const connections = new Connections(url, { most, faults, ...(answerMs && { answerMs }) })
  const names = new StatementNames()
  const reader = readerOf(connections, names)
  const brief = kyselyOf(connections, names, 'brief')
  const long = kyselyOf(connections, names, 'long')
  const counters = new Counters(async (table, size, above) => {
    const taking = { text: TAKE_BLOCK, values: [table, size, above] }
    const { rows } = await connections.lend('brief', session => session.query(taking))
    return Number(rows[0]?.VALUE)
  })
  try {
    await connectPatiently(connections, tries)
    readThrough(brief, reader.all)
    const db: Db = {
      dialect: 'postgres',
      read: brief,
      write: brief,
      transaction: async work => {
        const value = await retrying(
          () => long.transaction().execute(work),
          error => mayRepeat(error) || names.areLost(error),
          TRIES,
        ).catch(error => {
          throw mayRepeat(error) ? busy() : error
        })
        faults.ended('full')
        faults.ended('readOnly')
        return value
      },
      apart,
      all: reader.all,
      tuples: async (columns, rest) => {
        const asked = pageOf(columns, rest)
        return (await connections.lend('brief', session => session.query(asked))).rows as Tuple[]
      },
      ...(await writtenBy(reader)),
      nextId: (table, count) => counters.next(table, count),
      isWritable: () => isWritable(connections),
      room: () => roomOf(connections),
      close: async () => void (await connections.close()),
    }
    return { ...db, limited: limitedReads(connections, names, db) }
  } catch (error) {
    await connections.close()
    throw error
  }
}

/** The same database, whose reads end after a time limit. */
function limitedReads(connections: Connections, names: StatementNames, db: Db): Db {
  const run = (asked: pg.QueryConfig) =>
    connections.lend('brief', async session => {
      const start = performance.now()
      const limit = `set local statement_timeout = ${UNINDEXED_MS}`
      await session.query({ text: `${session.begin}; ${limit}` })
      try {
        return await session.query(asked)
      } catch (error) {
        throw performance.now() - start >= UNINDEXED_MS ? tooSlow() : error
      } finally {
        await session.query({ text: 'rollback' })
      }
    })
  const read = kyselyOf(connections, names, 'brief')
  const all: Db['all'] = async <R>(text: string, values: readonly unknown[]) =>
    (await run({ text, values: values.map(bindable) })).rows as R[]
  readThrough(read, all)
  return {
    ...db,
    ...{ read, all },
    tuples: async (columns, rest) => (await run(pageOf(columns, rest))).rows as Tuple[],
  }
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}
type Target = Pick<DbSession, 'query'>

/** Reads by key use a shared line; anything else takes a connection. */
function readerOf(connections: Connections, names: StatementNames) {
  const lined = async (asked: Statement) => {
    const line = await connections.line()
    if (!line) return connections.lend('brief', session => named(session, names, asked))
    return named(line, names, asked).catch(error => {
      throw connections.refusalOf(error)
    })
  }
  const all: Db['all'] = async <R>(text: string, values: readonly unknown[]) => {
    const statement = { text, values }
    const isQuick = names.nameOf(text, values) !== undefined
    const { rows } = isQuick
      ? await lined(statement)
      : await connections.lend('brief', session => named(session, names, statement))
    return rows as R[]
  }
  return { all, lined }
}

/** Some engines with PostgreSQL's protocol cannot report a snapshot. */
async function writtenBy({ lined }: ReturnType<typeof readerOf>): Promise<Pick<Db, 'written'>> {
  const written = async () => {
    const { rows } = await lined({ text: WHAT_IS_SEEN, values: [] })
    return rows[0]?.SEEN as string
  }
  return written().then(
    () => ({ written }),
    () => ({}),
  )
}

/**
 * Runs a named statement; a lost name is retried once without it, which a transaction survives only by
 * starting again.
 */
async function named(target: Target, names: StatementNames, { text, values }: Statement) {
  const isOurs = text === WHAT_IS_SEEN
  const name = isOurs ? names.fixed(text) : names.nameOf(text, values)
  const asked = { text, values: values.map(bindable) }
  if (name === undefined) return target.query(asked)
  return target.query({ ...asked, name }).catch(error => {
    if (!names.areLost(error)) throw error
    return target.query(asked).catch(() => {
      throw error
    })
  })
}

const apart: Db['apart'] = async (trx, work) => {
  await sql.raw('savepoint "part"').execute(trx)
  try {
    return await work()
  } catch (error) {
    await sql.raw('rollback to savepoint "part"').execute(trx)
    throw error
  } finally {
    // It stays after a rollback, and would take the place of the one around it.
    await sql.raw('release savepoint "part"').execute(trx)
  }
}

async function connectPatiently(connections: Connections, tries: number): Promise<void> {
  for (let left = tries - 1; ; left--)
    try {
      return await connections.tryOut()
    } catch (error) {
      if (left <= 0 || !/away|crowded/.test(postgresFault(error) ?? '')) throw error
      await pause(1000)
    }
}

/** The query builder's connections; checks values on the way in. */
function kyselyOf(connections: Connections, names: StatementNames, stay: SlotKind) {
  const connect = async () => {
    const session = await connections.borrow(stay)
    return {
      query: async <R>(text: string, values: readonly unknown[]) => {
        if (text === 'begin') return beginTransaction(session)
        const { command, rowCount, rows } = await named(session, names, { text, values })
        return { command: command as 'SELECT', rowCount: rowCount ?? 0, rows: rows as R[] }
      },
      release: () => session.release(),
    }
  }
  const pool = { connect, end: () => connections.close() }
  return new Kysely<Rows>({ dialect: new PostgresDialect({ pool: pool as PostgresPool }) })
}

async function beginTransaction(session: DbSession) {
  await session.query({ text: session.begin })
  return { command: 'SELECT' as const, rowCount: 0, rows: [] }
}

/** The query of a page, answered as arrays. */
function pageOf(columns: readonly ColumnReader[], rest: Fragment): pg.QueryConfig {
  const shown = sql.join(columns.map(({ name, is = sql.ref(name) }) => is))
  const page = sql`select ${shown} ${rest}`
  const asked = { text: page.textFor('postgres'), values: page.values.map(bindable) }
  return Object.assign(asked, { rowMode: 'array' as const })
}

/** Asked each time: a server can become a follower under existing connections. */
async function isWritable(connections: Connections) {
  const { rows } = await connections.lend('brief', session => session.query({ text: IS_READ_ONLY }))
  const isReadOnly = rows[0]?.READ_ONLY === 'on'
  if (isReadOnly) connections.noteReadOnly(new Error('the server takes no writes'))
  else connections.noteWritable()
  return !isReadOnly
}

const ROOM = `select least(
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
  (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)) as "ROOM"`

/** A pooler keeps its own count, and so may engines that only speak PostgreSQL's protocol. */
const roomOf = (connections: Connections) =>
  connections.lend('brief', async session => {
    if (session.isPooled) return undefined
    const { rows } = await session.query({ text: ROOM })
    return Number(rows[0]?.ROOM)
  })

/** Serialisation failure or deadlock. */
const mayRepeat = (error: unknown) => ['40001', '40P01'].includes(String(codeOf(error)))
