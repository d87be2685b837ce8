import pg from 'pg'
import { takeLimits } from './sessionSettings'

/** Pause before another attempt to open the line. */
const AGAIN_MS = 1_000

/**
 * One connection shared by many short reads by key: each is sent at once without waiting for the previous
 * answer. Long reads would block the others.
 */
export class ReadLine {
  #client: Promise<pg.Client | undefined> | undefined
  #notBefore = 0

  constructor(
    readonly config: pg.ClientConfig,
    readonly onError: (error: Error) => void,
  ) {}

  /** Undefined if it cannot be opened now or a pooler is in use. */
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

  /** Discards a broken connection; the next read opens another. */
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

  /** A caller that falls back to the pool meets the actual error. */
  async #connect(client: pg.Client) {
    try {
      await client.connect()
      if (await takeLimits(client)) return client
      this.#notBefore = Number.POSITIVE_INFINITY
    } catch {
      this.#notBefore = Math.max(this.#notBefore, Date.now() + AGAIN_MS)
    }
    // The connection may already be closed.
    client.end().catch(() => undefined)
    return undefined
  }
}
