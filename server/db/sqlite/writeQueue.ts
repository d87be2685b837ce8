import { busy } from '../../base/refusal'

/** A queue, first come first served; a caller that waits too long is asked to come back. */
export class WriteQueue {
  #taken = false
  readonly #waiting: Array<() => void> = []

  constructor(readonly waitMs: number) {}

  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1)
        reject(busy())
      }, this.waitMs)
      this.#waiting.push(go)
    })
  }

  give() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}
