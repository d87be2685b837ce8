import {
  CompiledQuery,
  type Expression,
  ExpressionWrapper,
  type Kysely,
  PostgresAdapter,
  RawNode,
  type Transaction,
  ValueNode,
} from 'kysely'
import type { Stored } from '../../src/kinds/kind/kind'
import type { Catalogue, Resource } from '../../src/model/fields/resource'
import { quoteName } from './names'
import type { Dialect, Store } from './spec'

/** A value as the database stores it; undefined for a column that was not read, and null when it is written. */
export type StoredValue = Stored | undefined
/** Tables come from the catalogue; the query builder knows their names and columns only at run time. */
export type DbRow = Record<string, StoredValue>
export type Rows = Record<string, DbRow>
export type Trx = Transaction<Rows>
/** A reader: the database or a transaction. */
export type DbReader = Kysely<Rows> | Trx
export interface ColumnReader {
  readonly name: string
  readonly store: Store | null | undefined
  /** The expression of a column that is not stored in the table. */
  readonly is?: Fragment
}
/** Values of one row, in the order of the requested columns. */
export type Tuple = readonly StoredValue[]

/**
 * One database, embedded or shared. `read` and `write` are two connections on SQLite, where a read would
 * otherwise wait for a transaction, and the same pool on PostgreSQL.
 */
export interface Db {
  readonly dialect: Dialect
  readonly read: Kysely<Rows>
  readonly write: Kysely<Rows>
  /** Runs the work in a transaction. It may run more than once, because a serialisation failure is retried. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Runs part of a transaction behind a savepoint; a failure rolls back that part and is thrown. */
  apart<T>(trx: Trx, work: () => Promise<T>): Promise<T>
  /** Runs a compiled query on the read side without the query builder. */
  all<R = DbRow>(sql: string, parameters: readonly unknown[]): Promise<R[]>
  /** `select <columns> <rest>` on the read side. Tuples are faster than objects. */
  tuples(columns: readonly ColumnReader[], rest: Fragment): Promise<Tuple[]>
  /** The same reads, each ended after `UNINDEXED_MS`; absent where the SQL itself looks at the clock. */
  readonly limited?: Db
  /** The same reads beside the requests of this thread; absent where the database is another process. */
  readonly aside?: Db
  /** A value that changes with every write of any process; absent where reading it is expensive. */
  written?(): number | Promise<string>
  /** The first of `count` consecutive ids; gaps are allowed. Safe inside and outside a transaction. */
  nextId(table: string, count?: number): Promise<number>
  /** Whether the database accepts writes now; absent means yes. */
  isWritable?(): Promise<boolean>
  /** Number of connections the server allows for all our processes; undefined if unknown. */
  room?(): Promise<number | undefined>
  close(): Promise<void>
}

type Run = <R>(text: string, values: readonly unknown[]) => Promise<R[]>

const shortcuts = new WeakMap<Kysely<Rows>, Run>()

/** Registers the direct path for queries outside a transaction, which skips the query builder. */
export const readThrough = (db: Kysely<Rows>, run: Run) => void shortcuts.set(db, run)

/**
 * A piece of SQL with its parameters. Requests are composed of fragments, because the query builder would
 * parse and format each text again (a tenth of the time in the bench).
 */
export class Fragment<R = unknown> implements Expression<R> {
  /** `texts` has one more entry than `values`; each value is between two texts. */
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly unknown[],
  ) {}

  textFor(dialect: Dialect) {
    return dialect === 'postgres' ? numbered(this.texts) : this.texts.join('?')
  }

  async execute(db: Kysely<Rows>): Promise<{ rows: R[] }> {
    const text = this.textFor(isPostgres(db) ? 'postgres' : 'sqlite')
    const run = shortcuts.get(db)
    if (run) return { rows: await run<R>(text, this.values) }
    return db.executeQuery<R>(CompiledQuery.raw(text, this.values as unknown[]))
  }

  /** Kysely recognises an expression by this member; only its type has a meaning. */
  get expressionType(): R | undefined {
    return undefined
  }

  /** The fragment as a column of a built query. */
  as<A extends string>(alias: A) {
    return new ExpressionWrapper<Rows, string, R>(this.toOperationNode()).as(alias)
  }

  /** Lets a built query take a fragment as an expression. */
  toOperationNode() {
    return RawNode.create(
      this.texts,
      this.values.map(value => ValueNode.create(value)),
    )
  }
}

/** PostgreSQL locks single rows; SQLite has one writer. */
export const isPostgres = (db: Kysely<Rows>) => db.getExecutor().adapter instanceof PostgresAdapter

const numbered = (texts: readonly string[]) =>
  texts.reduce((whole, text, at) => (at === 0 ? text : `${whole}$${at}${text}`), '')

class FragmentBuilder {
  readonly #texts: string[] = []
  readonly #values: unknown[] = []
  #open = ''

  text(piece: string) {
    this.#open += piece
  }

  /** Inlines a fragment; anything else becomes a parameter. */
  part(part: unknown) {
    const texts = part instanceof Fragment ? part.texts : ['', '']
    const values = part instanceof Fragment ? part.values : [part]
    for (let at = 0; at < values.length; at++) {
      this.#texts.push(this.#open + texts[at])
      this.#values.push(values[at])
      this.#open = ''
    }
    this.#open += texts.at(-1)
  }

  made<R>() {
    return new Fragment<R>([...this.#texts, this.#open], this.#values)
  }
}

/** `` sql`a = ${1} and ${fragment}` `` */
export function sql<R = DbRow>(pieces: TemplateStringsArray, ...parts: readonly unknown[]) {
  const builder = new FragmentBuilder()
  builder.text(pieces[0] ?? '')
  for (let at = 0; at < parts.length; at++) {
    builder.part(parts[at])
    builder.text(pieces[at + 1] ?? '')
  }
  return builder.made<R>()
}

/** Raw SQL text. Never pass user input. */
sql.raw = <R = DbRow>(text: string) => new Fragment<R>([text], [])

const named = new Map<string, Fragment>()

/** `t.NAME` or `NAME`, quoted. Names come from schemas only. */
sql.ref = (name: string) => {
  const known = named.get(name) ?? sql.raw(name.split('.').map(quoteName).join('.'))
  named.set(name, known)
  return known
}

sql.table = (name: string) => sql.raw(quoteName(name))

sql.join = (parts: readonly unknown[], separator: Fragment = comma) => {
  const joint = new FragmentBuilder()
  for (const [at, part] of parts.entries()) {
    if (at > 0) joint.part(separator)
    joint.part(part)
  }
  return joint.made()
}

/** `insert into NAME (…) values (…)`; columns come from the schema, undefined becomes null. */
sql.into = (table: string, row: DbRow) => {
  const values = Object.values(row).map(value => value ?? null)
  return sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map(sql.ref))}) values (${sql.join(values)})`
}

const comma = sql.raw(', ')

/** A condition of a `where` clause over the table aliased `t`. */
export type SqlCondition = Fragment

export const alwaysTrue: SqlCondition = sql`1 = 1`
export const alwaysFalse: SqlCondition = sql`1 = 0`

export const allConditions = (parts: readonly SqlCondition[]): SqlCondition =>
  parts.length === 0 ? alwaysTrue : sql`(${sql.join(parts, sql` and `)})`

export const anyCondition = (parts: readonly SqlCondition[]): SqlCondition =>
  parts.length === 0 ? alwaysFalse : sql`(${sql.join(parts, sql` or `)})`

export const column = (name: string) => sql.ref(`t.${name}`)

/** The rows of a resource, as `t`, that meet these conditions: the part of a query after its columns. */
export const fromRows = ({ table }: Pick<Resource, 'table'>, ...where: readonly SqlCondition[]) =>
  sql`from ${sql.table(table)} as t where ${where.length === 1 ? where[0] : allConditions(where)}`

/** Dependencies of work on stored data, provided once by the app. */
export interface DataContext {
  readonly db: Db
  readonly catalogue: Catalogue
  readonly clock: () => Date
}
