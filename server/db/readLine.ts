import pg from 'pg'

/**
 * One connection that many short reads share: each is sent at once, none waits for the answer to the
 * one before. For what is found by its key; what takes long would hold up the others.
 */
export class ReadLine {
  #client: Promise<pg.Client> | undefined

  constructor(
    readonly config: pg.ClientConfig,
    readonly onError: (error: Error) => void,
  ) {}

  async query(asked: pg.QueryConfig) {
    this.#client ??= this.#open()
    return (await this.#client).query(asked)
  }

  async close() {
    const client = await this.#client?.catch(() => undefined) // it was never open
    await client?.end()
  }

  /** A connection that broke is left; the next read opens another. */
  #open() {
    const client = new pg.Client({ ...this.config, pipeline: true })
    const open = client.connect().then(() => client)
    const leave = () => {
      if (this.#client === open) this.#client = undefined
    }
    client.on('end', leave)
    client.on('error', error => {
      leave()
      this.onError(error)
    })
    open.catch(leave)
    return open
  }
}
