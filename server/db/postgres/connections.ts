import pg from 'pg'
import { busy, diskFull } from '../../base/refusal'
import type { DatabaseFaults } from '../databaseFaults'
import { ConnectionSlots, type SlotKind } from './connectionSlots'
import { postgresFault } from './postgresErrors'
import { ReadLine } from './readConnection'
import { ANSWER_MS, exactNumbers, LIMITS, patience, takeLimits } from './sessionSettings'

/** Longest wait for one of this process's own connections. */
const WAIT_MS = 30_000
const CONNECT_MS = 2_000
/** Pause before asking a full server for another connection. */
const CROWDED_MS = 1_000
const RENEW_MS = 1_000

export interface DbSession {
  readonly begin: string
  /** Whether a pooler may give every transaction another connection. */
  readonly isPooled: boolean
  query(asked: pg.QueryConfig): Promise<pg.QueryResult>
  release(): void
}

interface Options {
  readonly most: number
  readonly faults: DatabaseFaults
  /** Time without an answer after which the server counts as unreachable. */
  readonly answerMs?: number
}

/** The connections of one process, limited in number; a caller waits for a free one. */
export class Connections {
  readonly #url: string
  readonly #most: number
  readonly #answerMs: number
  readonly #faults: DatabaseFaults
  readonly #places: ConnectionSlots
  readonly #pooled = new WeakSet<object>()
  /** Established connections of the pool; one that is still opening may be refused. */
  readonly #standing = new Set<object>()
  #pool: pg.Pool
  #lines: readonly ReadLine[]
  #turn = 0
  #renewedAt = 0
  #closing: Promise<unknown> | undefined

  constructor(url: string, { most, faults, answerMs = ANSWER_MS }: Options) {
    this.#url = url
    this.#answerMs = answerMs
    this.#faults = faults
    const lines = linesOf(most)
    this.#most = most - lines
    this.#places = new ConnectionSlots(this.#most, WAIT_MS)
    this.#pool = this.#openPool()
    this.#lines = this.#openLines(lines)
  }

  /** Connects once and throws the error unchanged. */
  async tryOut(): Promise<void> {
    const client = await this.#pool.connect()
    client.release()
  }

  async lend<T>(stay: SlotKind, work: (session: DbSession) => Promise<T>): Promise<T> {
    const session = await this.borrow(stay)
    try {
      return await work(session)
    } finally {
      session.release()
    }
  }

  async borrow(stay: SlotKind): Promise<DbSession> {
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

  /** A shared connection for short reads; undefined if none is available or a pooler is in use. */
  async line(): Promise<pg.Client | undefined> {
    const line = this.#lines[this.#turn++ % Math.max(1, this.#lines.length)]
    return this.#closing ? undefined : line?.client()
  }

  /** Notes a fault of the database and returns a refusal that asks the caller to come back. */
  refusalOf(error: unknown): unknown {
    const fault = postgresFault(error)
    if (fault === undefined) return error
    if (fault === 'full' || fault === 'away') this.#faults.began(fault, error)
    if (fault === 'readOnly') this.noteReadOnly(error)
    return fault === 'full' ? diskFull() : busy()
  }

  /** After a failover no existing connection is used again. */
  noteReadOnly(error: unknown) {
    this.#faults.began('readOnly', error)
    if (this.#closing || Date.now() - this.#renewedAt < RENEW_MS) return
    this.#renewedAt = Date.now()
    const { length } = this.#lines
    void Promise.all([this.#pool.end(), ...this.#lines.map(line => line.close())])
    this.#pool = this.#openPool()
    this.#lines = this.#openLines(length)
  }

  noteWritable() {
    this.#faults.ended('readOnly')
  }

  close(): Promise<unknown> {
    this.#closing ??= Promise.all([this.#pool.end(), ...this.#lines.map(line => line.close())])
    return this.#closing
  }

  /** A transaction counts against the server's limit: a second connection for it could wait for itself. */
  async #connect(stay: SlotKind) {
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

  #session(client: pg.PoolClient, stay: SlotKind): DbSession {
    const isPooled = this.#pooled.has(client)
    let isSpoiled = false
    let isAway = false
    const patienceFor = patience()
    return {
      begin: isPooled ? `begin; ${LIMITS}` : 'begin',
      isPooled,
      query: async asked => {
        // A server that is away does not answer a rollback either.
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
      this.#faults.ended('away')
    }
    const pool = new pg.Pool({ ...this.#connecting, max: this.#most, min: 2, onConnect })
    // Without this listener a broken connection ends the process.
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

  /** Options without limits: a pooler refuses parameters it does not know. */
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

/** Number of shared lines for short reads. */
const linesOf = (most: number) => (most < 4 ? 0 : most < 8 ? 1 : 2)
