import { busy } from '../../base/refusal'

/** `long`: a transaction, which may need a second place before it releases its own. `brief`: a single statement. */
export type SlotKind = 'brief' | 'long'

interface Waiting {
  readonly stay: SlotKind
  readonly go: () => void
}

/** More waiting callers than can be served in time. */
const MOST_WAITING = 2000
/** Places reserved for brief work, where there are more than two. */
const LEFT_TO_BRIEF = 2

/**
 * A queue with a limited number of places, first come first served. Long work never takes all places, which
 * avoids a deadlock when it needs a second one.
 */
export class ConnectionSlots {
  readonly #waiting: Waiting[] = []
  readonly #taken = { brief: 0, long: 0 }
  readonly #most: number
  readonly #mostLong: number
  #fewer: { readonly most: number; readonly until: number } | undefined

  constructor(
    most: number,
    readonly waitMs: number,
  ) {
    this.#most = most
    this.#mostLong = Math.max(1, most - LEFT_TO_BRIEF)
  }

  get long() {
    return this.#taken.long
  }

  async take(stay: SlotKind): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING) throw busy()
    if (this.#hasRoom(stay) && !this.#waiting.some(each => each.stay === stay)) {
      this.#taken[stay]++
      return
    }
    await new Promise<void>((resolve, reject) => {
      const waiting = {
        stay,
        go: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(busy())
      }, this.waitMs)
      this.#waiting.push(waiting)
      this.#serve()
    })
  }

  give(stay: SlotKind) {
    this.#taken[stay]--
    this.#serve()
  }

  /** Reduces the number of places for a time. */
  narrow(most: number, ms: number) {
    this.#fewer = { most: Math.max(1, most), until: Date.now() + ms }
    setTimeout(() => this.#serve(), ms).unref()
  }

  #serve() {
    for (;;) {
      const next = this.#waiting.findIndex(({ stay }) => this.#hasRoom(stay))
      const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1)
      if (!waiting) return
      this.#taken[waiting.stay]++
      waiting.go()
    }
  }

  #hasRoom(stay: SlotKind) {
    const isNarrow = this.#fewer !== undefined && this.#fewer.until > Date.now()
    const most = isNarrow && this.#fewer ? Math.min(this.#fewer.most, this.#most) : this.#most
    const { brief, long } = this.#taken
    return (
      brief + long < most &&
      (stay === 'brief' || long < Math.min(this.#mostLong, Math.max(1, most - 1)))
    )
  }
}
