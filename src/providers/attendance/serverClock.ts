import type { Backend } from '../backend'

/** The server's clock, as far as this page has heard of it. */
export interface ServerClock {
  /** How far it is ahead of this device's, in milliseconds; undefined where it was not heard, or this device's was set since. */
  ahead(): number | undefined
  /** Asks the server; what was heard before stays where it does not say. */
  hear(): Promise<void>
  subscribe(listener: () => void): () => void
  /**
   * The moment of a press, as an ISO instant: by the server's clock where it is known, and so early within
   * what is not known exactly that it is never ahead of it; else by this device's.
   */
  pressed(): string
}

interface Heard {
  readonly ahead: number
  /** How far the truth may lie on either side, in milliseconds. */
  readonly slack: number
  readonly base: number
}

/** What a clock is corrected by unnoticed; more is a clock that was set, or a device that slept. */
const CHANGED_MS = 2_000
const HALF_SECOND = 500

/** This device's clock, less what has passed whatever it says: the same until somebody sets it. */
const baseNow = () => Date.now() - performance.now()

const known = new WeakMap<Backend, ServerClock>()

/** One for each backend: whoever comes back to a page finds what was heard. */
export function serverClockOf(backend: Backend): ServerClock {
  const clock = known.get(backend) ?? createServerClock(backend)
  known.set(backend, clock)
  return clock
}

function createServerClock({ http }: Backend): ServerClock {
  const listeners = new Set<() => void>()
  let heard: Heard | undefined
  const valid = () => (heard && Math.abs(baseNow() - heard.base) <= CHANGED_MS ? heard : undefined)
  return {
    ahead: () => valid()?.ahead,
    async hear() {
      const asked = performance.now()
      const { status, headers } = await http.exchange('/health')
      const told = Date.parse(headers.get('Date') ?? '')
      if (status === 0 || Number.isNaN(told)) return
      // The header has whole seconds: the middle of the one it names, at the middle of the way.
      const slack = HALF_SECOND + (performance.now() - asked) / 2
      heard = { ahead: told + slack - Date.now(), slack, base: baseNow() }
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    pressed() {
      const { ahead, slack } = valid() ?? { ahead: 0, slack: 0 }
      return new Date(Date.now() + ahead - slack).toISOString()
    },
  }
}
