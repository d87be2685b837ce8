import pg from 'pg'
import { takeLimits } from './session'

/** A line that could not be opened is not tried again at once. */
const AGAIN_MS = 1_000

/**
 * One connection that many short reads share: each is sent at once, none waits for the answer to the
 * one before. For what is found by its key; what takes long would hold up the others.
 */
export class ReadLine {
  #client: Promise<pg.Client | undefined> | undefined
  #notBefore = 0

  constructor(
    readonly config: pg.ClientConfig,
    readonly onError: (error: Error) => void,
  ) {}

  /** Undefined where none can be opened now, or a pooler stands between: its connections change hands. */
  async client(): Promise<pg.Client | undefined> {
    if (this.#client === undefined && Date.now() < this.#notBefore) return undefined
    this.#client ??= this.#open()
    return this.#client
  }

  async close() {
    this.#notBefore = Number.POSITIVE_INFINITY
    const client = await this.#client
    await client?.end()
  }

  /** A connection that broke is left; the next read opens another. */
  #open() {
    const client = new pg.Client({ ...this.config, pipeline: true })
    const open = this.#connect(client)
    const leave = () => {
      if (this.#client === open) this.#client = undefined
    }
    client.on('end', leave)
    client.on('error', error => {
      leave()
      this.onError(error)
    })
    return open
  }

  /** Whoever takes a connection of the pool instead meets the reason why there is none. */
  async #connect(client: pg.Client) {
    try {
      await client.connect()
      if (await takeLimits(client)) return client
      this.#notBefore = Number.POSITIVE_INFINITY
    } catch {
      this.#notBefore = Math.max(this.#notBefore, Date.now() + AGAIN_MS)
    }
    client.end().catch(() => 'it is gone already')
    return undefined
  }
}
