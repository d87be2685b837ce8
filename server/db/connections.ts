import pg from 'pg'
import { busy, diskFull } from '../refusal'
import { Places, type Stay } from './places'
import { postgresFault } from './postgresFaults'
import { ReadLine } from './readLine'
import { ANSWER_MS, exactNumbers, LIMITS, patience, takeLimits } from './session'
import type { Troubles } from './troubles'

/** A request waits so long for one of this process's own connections. */
const WAIT_MS = 30_000
const CONNECT_MS = 2_000
/** A server that has no connection left for us is asked for another after so long. */
const CROWDED_MS = 1_000
const RENEW_MS = 1_000

/** One connection, lent. */
export interface Session {
  /** How a transaction begins on it. */
  readonly begin: string
  /** What is below it may be another connection for each transaction. */
  readonly isPooled: boolean
  query(asked: pg.QueryConfig): Promise<pg.QueryResult>
  release(): void
}

interface Options {
  /** All there are for this process, whatever for. */
  readonly most: number
  readonly troubles: Troubles
  /** A server that says nothing for so long is away, though its connections stand. */
  readonly answerMs?: number
}

/** The connections of one process: so many and no more. Whoever needs one waits for one of them. */
export class Connections {
  readonly #url: string
  readonly #most: number
  readonly #answerMs: number
  readonly #troubles: Troubles
  readonly #places: Places
  readonly #pooled = new WeakSet<object>()
  /** Those of the pool that stand: one that is only being opened may yet be refused. */
  readonly #standing = new Set<object>()
  #pool: pg.Pool
  #lines: readonly ReadLine[]
  #turn = 0
  #renewedAt = 0
  #closing: Promise<unknown> | undefined

  constructor(url: string, { most, troubles, answerMs = ANSWER_MS }: Options) {
    this.#url = url
    this.#answerMs = answerMs
    this.#troubles = troubles
    const lines = linesOf(most)
    this.#most = most - lines
    this.#places = new Places(this.#most, WAIT_MS)
    this.#pool = this.#openPool()
    this.#lines = this.#openLines(lines)
  }

  /** Connects once; what keeps it from that is thrown as it is. */
  async tryOut(): Promise<void> {
    const client = await this.#pool.connect()
    client.release()
  }

  /** Lends a connection for one piece of work. */
  async lend<T>(stay: Stay, work: (session: Session) => Promise<T>): Promise<T> {
    const session = await this.borrow(stay)
    try {
      return await work(session)
    } finally {
      session.release()
    }
  }

  async borrow(stay: Stay): Promise<Session> {
    for (const until = Date.now() + WAIT_MS; ; ) {
      if (this.#closing) throw busy()
      await this.#places.take(stay)
      try {
        return this.#session(await this.#connect(stay), stay)
      } catch (error) {
        const isCrowded = postgresFault(error) === 'crowded' && Date.now() < until
        if (isCrowded) this.#places.narrow(this.#standing.size, CROWDED_MS)
        this.#places.give(stay)
        if (!isCrowded) throw this.refusalOf(error)
      }
    }
  }

  /** A line for short reads; undefined where there is none to be had, or a pooler stands between. */
  async line(): Promise<pg.Client | undefined> {
    const line = this.#lines[this.#turn++ % Math.max(1, this.#lines.length)]
    return this.#closing ? undefined : line?.client()
  }

  /** What the database says of itself is noted, and told to whoever asked as what will pass. */
  refusalOf(error: unknown): unknown {
    const fault = postgresFault(error)
    if (fault === undefined) return error
    if (fault === 'full' || fault === 'away') this.#troubles.began(fault, error)
    if (fault === 'readOnly') this.noteReadOnly(error)
    return fault === 'full' ? diskFull() : busy()
  }

  /** The place of this server may have been taken by another: none of its connections is used any more. */
  noteReadOnly(error: unknown) {
    this.#troubles.began('readOnly', error)
    if (this.#closing || Date.now() - this.#renewedAt < RENEW_MS) return
    this.#renewedAt = Date.now()
    const { length } = this.#lines
    void Promise.all([this.#pool.end(), ...this.#lines.map(line => line.close())])
    this.#pool = this.#openPool()
    this.#lines = this.#openLines(length)
  }

  noteWritable() {
    this.#troubles.ended('readOnly')
  }

  close(): Promise<unknown> {
    this.#closing ??= Promise.all([this.#pool.end(), ...this.#lines.map(line => line.close())])
    return this.#closing
  }

  /** A transaction leaves one of those the server gives us: what it asks besides would wait for itself. */
  async #connect(stay: Stay) {
    const pool = this.#pool
    const client = await pool.connect()
    const isSpareLeft = this.#places.long < this.#standing.size
    if (stay === 'brief' || this.#most < 2 || isSpareLeft) return client
    try {
      const spare = await pool.connect()
      spare.release()
    } catch (error) {
      if (this.#standing.size > 1) {
        client.release()
        throw error
      }
    }
    return client
  }

  #session(client: pg.PoolClient, stay: Stay): Session {
    const isPooled = this.#pooled.has(client)
    let isSpoiled = false
    let isAway = false
    const patienceFor = patience()
    return {
      begin: isPooled ? `begin; ${LIMITS}` : 'begin',
      isPooled,
      query: async asked => {
        // nobody answers a rollback either
        if (isAway) throw busy()
        try {
          return await client.query({ ...asked, ...patienceFor(asked.text) })
        } catch (error) {
          const fault = postgresFault(error)
          if (fault === 'away') isAway = true
          if (fault === 'readOnly' || fault === 'away') isSpoiled = true
          throw this.refusalOf(error)
        }
      },
      release: () => {
        client.release(isSpoiled)
        this.#places.give(stay)
      },
    }
  }

  #openPool() {
    const onConnect = async (client: pg.ClientBase) => {
      if (!(await takeLimits(client))) this.#pooled.add(client)
      this.#standing.add(client)
      this.#troubles.ended('away')
    }
    const pool = new pg.Pool({ ...this.#connecting, max: this.#most, min: 2, onConnect })
    // Without a listener a broken connection ends the process, idle or checked out.
    const broken = (error: Error) => void this.refusalOf(error)
    pool.on('error', broken)
    pool.on('connect', client => client.on('error', broken))
    pool.on('remove', client => this.#standing.delete(client))
    return pool
  }

  #openLines(count: number) {
    const broken = (error: Error) => void this.refusalOf(error)
    return Array.from({ length: count }, () => new ReadLine(this.#connecting, broken))
  }

  /** No limits among it: a pooler refuses what it does not know. */
  get #connecting() {
    return {
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: this.#answerMs,
      keepAlive: true,
      application_name: 'mostrador',
      types: exactNumbers,
    }
  }
}

/** How many of them are lines that many short reads share. */
const linesOf = (most: number) => (most < 4 ? 0 : most < 8 ? 1 : 2)
