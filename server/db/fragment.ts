import {
  CompiledQuery,
  type Expression,
  ExpressionWrapper,
  type Kysely,
  PostgresAdapter,
  RawNode,
  ValueNode,
} from 'kysely'
import type { DbRow, Rows } from './db'
import { quoteName } from './names'
import type { Dialect } from './spec'

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
